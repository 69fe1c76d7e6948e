//! A whole turn as a table: what every throw and every choice in it is worth.

use std::collections::BTreeMap;

use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::knochenmax::{Lattice, SIDES, SheetGame, Turn};
use knochenmax::{BONES, Bones, KnochenMax, Move, SheetNo, THROWS, Thrown};

use super::book::KnochenMaxBook;
use crate::why::Place;

/// The values of the turn of the seat to move, whatever its dice will show.
///
/// Values are further points to the end of the seat's sheets under best play, as in [`Values`](crate::Values).
pub struct TurnTable<'a> {
    turn: &'a Turn<SIDES>,
    /// Per throw of five bones the best way to stop.
    stops: Vec<Stop>,
    /// `keeps[t]`: what keeping fewer bones is worth with t throws left. For five bones, what they are worth with
    /// one throw fewer, so after such a throw.
    keeps: Vec<Vec<f64>>,
}

/// A throw that is entered in a box.
#[derive(Clone, Copy)]
struct Stop {
    place: Place,
    points: Points,
    value: f64,
}

/// A box in which a turn may end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct End {
    /// The box.
    pub place: Place,
    /// The chance that the turn ends there.
    pub chance: f64,
    /// What the box takes on average if it does.
    pub points: f64,
}

impl<'a> TurnTable<'a> {
    /// The table of the turn that is being played; `None` after the end.
    pub fn new(book: &'a KnochenMaxBook, game: &KnochenMax) -> Option<TurnTable<'a>> {
        let turn = book.points().game().turn();
        let last = book.last_throw(game)?;
        let throws = turn.lattice().throws().map(|throw| stop(book, &last, turn.lattice().counts(throw)));
        let stops: Vec<Stop> = throws.collect::<Option<_>>()?;
        let keeps = keeps(turn, &stops);
        Some(TurnTable { turn, stops, keeps })
    }

    fn lattice(&self) -> &Lattice<SIDES> {
        self.turn.lattice()
    }

    fn index(&self, bones: Bones) -> usize {
        self.lattice().index(bones.counts()).unwrap_or(0)
    }

    /// What it is worth to keep these, fewer than five, and throw the others with so many throws left.
    pub fn keeping(&self, kept: Bones, throws_left: u8) -> f64 {
        self.keeps[usize::from(throws_left.min(THROWS))][self.index(kept)]
    }

    /// The variance of the value over the throw of the other bones.
    pub fn variance(&self, kept: Bones, throws_left: u8) -> f64 {
        let level = &self.keeps[usize::from(throws_left.min(THROWS))];
        let mean = level[self.index(kept)];
        let mut squares: Vec<[f64; 1]> = level.iter().map(|value| [(value - mean).powi(2)]).collect();
        self.turn.throw(&mut squares);
        squares[self.index(kept)][0]
    }

    /// Where the turn ends if these are kept and all else is played best: every box with its chance, the likeliest
    /// first.
    pub fn ends(&self, kept: Bones, throws_left: u8) -> Vec<End> {
        let mut ends: BTreeMap<Place, (f64, f64)> = BTreeMap::new();
        let mut waiting = vec![0.0; self.lattice().len()];
        waiting[self.index(kept)] = 1.0;
        for left in (0..throws_left).rev() {
            let thrown = self.thrown(waiting);
            waiting = vec![0.0; self.lattice().len()];
            for (throw, chance) in self.lattice().throws().zip(thrown).filter(|(_, chance)| *chance > 0.0) {
                match self.best_keep(throw, left) {
                    Some(keep) => waiting[keep] += chance,
                    None => {
                        let stop = self.stops[throw - self.lattice().throws().start];
                        let end = ends.entry(stop.place).or_default();
                        *end = (end.0 + chance, end.1 + chance * f64::from(stop.points.0));
                    }
                }
            }
        }
        let mut ends: Vec<End> = ends
            .into_iter()
            .map(|(place, (chance, sum))| End { place, chance, points: sum / chance })
            .collect();
        ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        ends
    }

    /// The chances of the throws, from the chances of what is kept.
    fn thrown(&self, mut reached: Vec<f64>) -> Vec<f64> {
        let throws = self.lattice().throws();
        for index in 0..throws.start {
            for (face, chance) in self.turn.faces().into_iter().enumerate() {
                let next = self.lattice().with(index, face);
                reached[next] += reached[index] * chance;
            }
        }
        reached.split_off(throws.start)
    }

    /// What is best kept of the throw; `None` if it is best to stop.
    fn best_keep(&self, throw: usize, throws_left: u8) -> Option<usize> {
        let stop = self.stops[throw - self.lattice().throws().start].value;
        let level = (throws_left > 0).then(|| &self.keeps[usize::from(throws_left)])?;
        let [hund, ruecken, bauch, chios] = self.lattice().counts(throw);
        let mut best = (stop, None);
        for counts in Bones::new([hund, ruecken, bauch, chios]).into_iter().flat_map(choices) {
            let index = self.lattice().index(counts)?;
            if level[index] > best.0 + crate::TIE {
                best = (level[index], Some(index));
            }
        }
        best.1
    }
}

/// What can be kept of five bones, all of them left out.
fn choices(bones: Bones) -> Vec<[u8; SIDES]> {
    let [hund, ruecken, bauch, chios] = bones.counts();
    let mut choices = Vec::new();
    for h in 0..=hund {
        for r in 0..=ruecken {
            for b in 0..=bauch {
                choices.extend((0..=chios).map(|c| [h, r, b, c]));
            }
        }
    }
    choices.retain(|counts| counts.iter().sum::<u8>() < BONES);
    choices
}

/// The best box for a throw without a further one.
fn stop(book: &KnochenMaxBook, last: &KnochenMax, counts: [u8; SIDES]) -> Option<Stop> {
    let throw = Bones::new(counts)?;
    let mut game = last.clone();
    game.resolve(&Thrown::new(throw.sides())?).ok()?;
    let moves = book.points().moves(&game).into_iter();
    let best = moves.max_by(|one, other| one.value.total_cmp(&other.value))?;
    let Move::Fill { sheet, entry } = best.action else { return None };
    let own = game.sheets(Seat(0)).get(sheet.map_or(0, SheetNo::index))?;
    let points = own.worth(entry, throw, book.options());
    Some(Stop { place: Place { sheet, entry }, points, value: best.value })
}

fn keeps(turn: &Turn<SIDES>, stops: &[Stop]) -> Vec<Vec<f64>> {
    let plain = |values: &[[f64; 1]]| values.iter().map(|value| value[0]).collect::<Vec<f64>>();
    let mut values = vec![[0.0]; turn.lattice().len()];
    values[turn.lattice().throws()].iter_mut().zip(stops).for_each(|(value, stop)| *value = [stop.value]);
    let mut keeps = vec![plain(&values)];
    for _ in 0..THROWS {
        turn.throw(&mut values);
        keeps.push(plain(&values));
        turn.choose(&mut values);
    }
    keeps
}
