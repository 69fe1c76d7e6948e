//! Winning against one, two or three others, as an estimate.

mod ends;
mod follow;
mod last_turn;
mod led;
mod reply;
mod totals;
mod turn_of_one;

use bonecup_rules::{Game, Points, Seat};
use knochenmax::{BONES, KnochenMax, Move, Sheet};

use self::ends::Ends;
use self::follow::follow;
use self::last_turn::LastTurn;
use self::reply::Reply;
use self::totals::Totals;
use self::turn_of_one::{TurnOfOne, Worth};
use super::estimate::Estimate;
use super::expected::ExpectedPoints;
use super::game::{SheetGame, Way};
use super::in_turn::MoveValue;

/// Totals that are solved side by side.
const LANES: usize = 16;

/// Points decide between plays that are equally good for winning.
const TIE_BREAK: f64 = 1e-12;

/// The standard error of a chance, measured on ends of games that were solved exactly.
const ERROR: f64 = 0.008;

/// The chances of all seats if each plays to win against how the others are likely to end.
///
/// No seat looks at how the others' play turns out before the game ends, but the one that plays last, which knows in its
/// last turn what it needs. So each seat's way to its end is independent of the others', and a seat's best play is
/// solved against the others' ends alone. Each plays best against the others' play, and these against its own: that is
/// repeated a few times, beginning with play for points. The chances of all seats come from the same ends, so they are
/// one win in all. Ties share the win (KM-6).
#[derive(Clone, Debug)]
pub struct Crowd<'a> {
    points: &'a ExpectedPoints,
    seats: usize,
    mover: usize,
    /// The mover's total before its turn.
    total: usize,
    totals: Totals,
    /// For each way to end the turn, by total after it: what decides, then the chances of the seats that wait.
    ways: Vec<(Way, Vec<Vec<f64>>)>,
}

impl<'a> Crowd<'a> {
    /// Solves the turn of the position. `None` if more than one sheet each is played, or nobody has a turn left.
    pub fn solve(points: &'a ExpectedPoints, position: &KnochenMax) -> Option<Crowd<'a>> {
        let round = Round::new(points, position)?;
        let ends = round.ends();
        let ways = match position.seats() {
            2 => round.ways::<2>(&ends),
            3 => round.ways::<3>(&ends),
            4 => round.ways::<4>(&ends),
            _ => return None,
        };
        let (seats, mover, totals) = (round.seats.len(), round.mover, round.totals);
        Some(Crowd { points, seats, mover, total: round.seats[mover].1, totals, ways })
    }

    /// The chance that the seat to move wins, ties shared.
    pub fn win(&self, position: &KnochenMax) -> Estimate {
        let chances = self.chances(position);
        Estimate { value: chances.get(self.mover).copied().unwrap_or(0.0), error: ERROR }
    }

    /// The chance of each seat, ties shared: one win in all.
    pub fn chances(&self, position: &KnochenMax) -> Vec<f64> {
        self.by_seat(self.turn(position).worth())
    }

    /// The chance of each seat after a legal move.
    pub fn chances_after(&self, position: &KnochenMax, action: Move) -> Vec<f64> {
        self.by_seat(self.turn(position).after(action))
    }

    /// Every legal move with the mover's chance of winning after it, ties shared.
    pub fn moves(&self, position: &KnochenMax) -> Vec<MoveValue> {
        if position.throw().number() < BONES {
            return Vec::new();
        }
        let turn = self.turn(position);
        let value = |action| self.by_seat(turn.after(action)).get(self.mover).copied().unwrap_or(0.0);
        let moves = position.legal_moves().into_iter();
        moves.map(|action| MoveValue { action, value: value(action) }).collect()
    }

    fn turn<'b>(&'b self, position: &'b KnochenMax) -> TurnOfOne<'b> {
        let ways = self.ways.iter().map(|(way, _)| *way);
        TurnOfOne::solve(self.points.game(), position, ways, |way, points| {
            let mut worth = [0.0; 4];
            if let Some((_, lists)) = self.ways.iter().find(|(known, _)| *known == way) {
                let total = self.total + usize::from(points);
                worth.iter_mut().zip(lists).for_each(|(worth, list)| *worth = self.totals.at(list, total));
            }
            worth
        })
    }

    /// The chances of those who wait, and what is left for the mover.
    fn by_seat(&self, worth: Worth) -> Vec<f64> {
        let mut chances: Vec<f64> = worth[1..self.seats].to_vec();
        let rest = 1.0 - chances.iter().sum::<f64>();
        chances.insert(self.mover, rest);
        chances
    }
}

/// The seats at the beginning of a turn.
struct Round<'a> {
    points: &'a ExpectedPoints,
    totals: Totals,
    /// Each seat's card and total.
    seats: Vec<(usize, usize)>,
    mover: usize,
    /// Who plays the last turn of the game.
    last: usize,
    last_turns: Vec<(usize, LastTurn)>,
    rounds: usize,
}

impl<'a> Round<'a> {
    fn new(points: &'a ExpectedPoints, position: &KnochenMax) -> Option<Round<'a>> {
        let game = points.game();
        let sheets: Option<Vec<&Sheet>> =
            Seat::all(position.seats()).map(|seat| only(position, seat)).collect();
        let sheets = sheets?;
        let free: Vec<usize> = sheets.iter().map(|sheet| sheet.free().count()).collect();
        let (mover, count) = (position.to_move().index(), sheets.len());
        let turns = |seat: &usize| (free[*seat], (seat + count - mover) % count);
        let last = (0..count).filter(|&seat| free[seat] > 0).max_by_key(turns)?;
        let most = free.iter().copied().max().unwrap_or(0);
        let totals = Totals::with_free_boxes(most);
        let seats: Vec<(usize, usize)> =
            sheets.iter().map(|sheet| (game.card(sheet), total(sheet))).collect();
        let rounds = if most > 6 { 1 } else { 2 };
        let mut round = Round { points, totals, seats, mover, last, last_turns: Vec::new(), rounds };
        round.last_turns =
            round.last_cards().map(|card| (card, LastTurn::solve(game, totals, card))).collect();
        Some(round)
    }

    /// The cards of the seat that plays last before its last turn, and at the end.
    fn last_cards(&self) -> impl Iterator<Item = usize> {
        let cards = self.points.game().cards();
        let (card, _) = self.seats[self.last];
        let is_last = move |&later: &usize| cards.boxes() - cards.filled_count(later) <= 1;
        (card..cards.count()).filter(move |&later| cards.leads_to(card, later)).filter(is_last)
    }

    /// How all seats end: each plays best against the others' last play.
    fn ends(&self) -> Ends<'_> {
        let finals = vec![Vec::new(); self.seats.len()];
        let mut ends =
            Ends { finals, last: self.last, before_last: Vec::new(), last_turns: &self.last_turns };
        let rest = |card| self.points.rest(&[card]);
        for seat in 0..self.seats.len() {
            let reply: Reply<'_, 1> =
                Reply::for_points(self.sheets(), self.seats[seat], self.last_boxes(seat), rest);
            self.note(&mut ends, seat, &reply);
        }
        for round in 0..self.rounds {
            // What the mover plays is solved at the end in any case.
            let seats = (0..self.seats.len()).filter(|&seat| round + 1 < self.rounds || seat != self.mover);
            for seat in seats {
                let reply = self.reply::<1>(&ends, seat);
                self.note(&mut ends, seat, &reply);
            }
        }
        ends
    }

    fn note(&self, ends: &mut Ends<'_>, seat: usize, reply: &Reply<'_, 1>) {
        let followed = follow(reply);
        let mut finals = vec![0.0; self.totals.padded()];
        for (_, totals) in &followed {
            finals.iter_mut().zip(totals).for_each(|(sum, chance)| *sum += chance);
        }
        ends.finals[seat] = finals;
        if seat == self.last {
            ends.before_last = followed;
        }
    }

    fn sheets(&self) -> (&super::rules::KnochenMaxGame, Totals) {
        (self.points.game(), self.totals)
    }

    /// Whoever plays last is followed to its last turn, or to its end if that is this turn.
    fn last_boxes(&self, seat: usize) -> usize {
        let cards = self.points.game().cards();
        let (card, _) = self.seats[seat];
        let is_last_turn = seat == self.mover && cards.boxes() - cards.filled_count(card) == 1;
        usize::from(seat == self.last && !is_last_turn)
    }

    /// The best play of a seat: what decides, then the chances of the others as far as they are asked for.
    fn reply<const C: usize>(&self, ends: &Ends<'_>, seat: usize) -> Reply<'_, C> {
        let others = (0..self.seats.len()).filter(|&other| other != seat);
        let mut lists = Vec::new();
        if seat != self.last {
            lists = self
                .lists::<C>(ends.chance(seat), others.clone().map(|other| self.chance_of(ends, other, seat)));
        }
        Reply::solve(self.sheets(), self.seats[seat], self.last_boxes(seat), |card| {
            if seat != self.last {
                return std::array::from_fn(|quantity| lists[quantity].clone());
            }
            let last_turn = self.last_turns.iter().find(|(known, _)| *known == card);
            let chance =
                |other| last_turn.map(|(_, turn)| ends.chance_before(other, turn)).unwrap_or_default();
            let chances: Vec<Vec<f64>> = others.clone().map(chance).collect();
            let own = |place: usize| 1.0 - chances.iter().map(|list| list[place]).sum::<f64>();
            let own = (0..self.totals.padded()).map(own).collect();
            let mut lists = self.lists::<C>(own, chances.into_iter());
            std::array::from_fn(|quantity| std::mem::take(&mut lists[quantity]))
        })
    }

    /// The chance of another seat by the final total of one that does not play last.
    fn chance_of(&self, ends: &Ends<'_>, other: usize, seat: usize) -> Vec<f64> {
        if other != self.last {
            return ends.chance_of(other, seat);
        }
        let mut rest: Vec<f64> = ends.chance(seat).iter().map(|chance| 1.0 - chance).collect();
        for third in (0..self.seats.len()).filter(|&third| third != seat && third != other) {
            rest.iter_mut().zip(ends.chance_of(third, seat)).for_each(|(rest, chance)| *rest -= chance);
        }
        rest
    }

    /// What decides, points included, and then as many of the others' chances as are asked for.
    fn lists<const C: usize>(&self, own: Vec<f64>, others: impl Iterator<Item = Vec<f64>>) -> Vec<Vec<f64>> {
        let points = |(place, chance): (usize, f64)| chance + TIE_BREAK * self.totals.points(place);
        let decides = own.into_iter().enumerate().map(points).collect();
        std::iter::once(decides).chain(others).take(C).collect()
    }

    fn ways<const C: usize>(&self, ends: &Ends<'_>) -> Vec<(Way, Vec<Vec<f64>>)> {
        let reply = self.reply::<C>(ends, self.mover);
        let (card, _) = self.seats[self.mover];
        let lists = |way: &Way| (0..C).map(|quantity| reply.list(way.next, quantity).to_vec()).collect();
        self.points.game().ways(card).into_iter().map(|way| (way, lists(&way))).collect()
    }
}

fn only(position: &KnochenMax, seat: Seat) -> Option<&Sheet> {
    match position.sheets(seat) {
        [sheet] => Some(sheet),
        _ => None,
    }
}

fn total(sheet: &Sheet) -> usize {
    let Points(total) = sheet.total();
    usize::try_from(total).unwrap_or(0)
}
