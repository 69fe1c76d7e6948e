//! The end of a game of several seats by backward induction over all their sheets: slow, obvious and exact.

use std::collections::HashMap;

use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::knochenmax::{ExpectedPoints, KnochenMaxGame, SIDES, SheetGame, Way};
use knochenmax::{KnochenMax, Sheet};

/// Each seat's card and total, and who is to move.
type Position = (Vec<(usize, usize)>, usize);

/// Every seat plays to win. Of equally good plays it takes the one with more points, as those do who have lost in any case.
pub(crate) struct Joint<'a> {
    game: &'a KnochenMaxGame,
    /// What a card brings in further points.
    rest: HashMap<usize, f64>,
    known: HashMap<Position, Vec<f64>>,
}

/// What decides, points included, and the chances of all seats.
type Worth = (f64, Vec<f64>);

/// Points decide between plays that are equally good for winning.
const TIE_BREAK: f64 = 1e-12;

impl<'a> Joint<'a> {
    pub(crate) fn new(points: &'a ExpectedPoints) -> Joint<'a> {
        Joint { game: points.game(), rest: HashMap::new(), known: HashMap::new() }
    }

    /// The chances of all seats before the first throw of a turn.
    pub(crate) fn chances(&mut self, position: &KnochenMax) -> Vec<f64> {
        let sheet = |seat| -> &Sheet { &position.sheets(seat)[0] };
        let total = |sheet: &Sheet| {
            let Points(total) = sheet.total();
            usize::try_from(total).unwrap()
        };
        let seats = Seat::all(position.seats()).map(|seat| (self.game.card(sheet(seat)), total(sheet(seat))));
        self.before_turn(&(seats.collect(), position.to_move().index()))
    }

    fn before_turn(&mut self, position: &Position) -> Vec<f64> {
        let (seats, mover) = position;
        let ways = self.game.ways(seats[*mover].0);
        if ways.is_empty() {
            return shares(seats);
        }
        let least = seats.iter().map(|seat| seat.1).min().unwrap();
        let key = (seats.iter().map(|&(card, total)| (card, total - least)).collect(), *mover);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let stops = self.stops(position, &ways);
        let chances = self.turn(&stops);
        self.known.insert(key, chances.clone());
        chances
    }

    /// The best way to end the turn on each throw.
    fn stops(&mut self, (seats, mover): &Position, ways: &[Way]) -> Vec<Worth> {
        let mut stops: Vec<Worth> =
            vec![(f64::NEG_INFINITY, Vec::new()); self.game.turn().lattice().throws().len()];
        for way in ways {
            let rest = self.rest(way.next);
            let worth = self.game.rows()[way.row].worth().to_vec();
            let mut after: HashMap<u16, Worth> = HashMap::new();
            for (stop, points) in stops.iter_mut().zip(worth) {
                let Some(points) = points else { continue };
                let worth = after.entry(points).or_insert_with(|| {
                    let mut seats = seats.clone();
                    seats[*mover] = (way.next, seats[*mover].1 + usize::from(points));
                    let next = (*mover + 1) % seats.len();
                    let chances = self.before_turn(&(seats, next));
                    (chances[*mover] + TIE_BREAK * (f64::from(points) + rest), chances)
                });
                if worth.0 > stop.0 {
                    *stop = worth.clone();
                }
            }
        }
        stops
    }

    /// What a card brings if it is played for points.
    fn rest(&mut self, card: usize) -> f64 {
        if let Some(&rest) = self.rest.get(&card) {
            return rest;
        }
        let ways = self.game.ways(card);
        let throws = self.game.turn().lattice().throws().len();
        let mut stops: Vec<Worth> = vec![(f64::NEG_INFINITY, Vec::new()); throws];
        for way in &ways {
            let rest = self.rest(way.next);
            for (stop, points) in stops.iter_mut().zip(self.game.rows()[way.row].worth()) {
                let value = points.map_or(f64::NEG_INFINITY, |points| f64::from(points) + rest);
                if value > stop.0 {
                    *stop = (value, vec![value]);
                }
            }
        }
        let rest = if ways.is_empty() { 0.0 } else { self.turn(&stops)[0] };
        self.rest.insert(card, rest);
        rest
    }

    /// Three throws: keep what is best, then throw the others.
    fn turn(&self, stops: &[Worth]) -> Vec<f64> {
        let lattice = self.game.turn().lattice();
        let throws = lattice.throws();
        let mut best: Vec<Worth> = stops.to_vec();
        for throw in 0.. {
            let mut kept: Vec<Worth> = Vec::new();
            kept.resize(throws.start, (0.0, Vec::new()));
            kept.extend(best);
            for index in (0..throws.start).rev() {
                let faces: [&Worth; SIDES] = std::array::from_fn(|side| &kept[lattice.with(index, side)]);
                kept[index] = mean(faces, self.game.turn().faces());
            }
            if throw == 2 {
                return kept[0].1.clone();
            }
            best =
                throws.clone().zip(stops).map(|(throw, stop)| self.best_keep(throw, stop, &kept)).collect();
        }
        Vec::new()
    }

    fn best_keep(&self, throw: usize, stop: &Worth, kept: &[Worth]) -> Worth {
        let lattice = self.game.turn().lattice();
        let all = lattice.counts(throw);
        let is_part = |index: &usize| lattice.counts(*index).iter().zip(all).all(|(part, all)| *part <= all);
        let parts = (0..lattice.throws().start).filter(is_part).map(|index| &kept[index]);
        // Later throws may be better than stopping by what is lost in rounding.
        parts.fold(stop, |best, keep| if keep.0 > best.0 + 1e-15 { keep } else { best }).clone()
    }
}

fn mean(worths: [&Worth; SIDES], faces: [f64; SIDES]) -> Worth {
    let mut sum = (0.0, vec![0.0; worths[0].1.len()]);
    for (worth, face) in worths.into_iter().zip(faces) {
        sum.0 += face * worth.0;
        sum.1.iter_mut().zip(&worth.1).for_each(|(sum, chance)| *sum += face * chance);
    }
    sum
}

/// Who has most wins, ties shared.
fn shares(seats: &[(usize, usize)]) -> Vec<f64> {
    let most = seats.iter().map(|seat| seat.1).max().unwrap();
    let winners = seats.iter().filter(|seat| seat.1 == most).count();
    seats.iter().map(|seat| if seat.1 == most { 1.0 / winners as f64 } else { 0.0 }).collect()
}
