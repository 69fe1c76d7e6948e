//! What a scoring die promises for the rounds to come.
//!
//! A high die far in front earns much, but has to be beaten in the next round, or it goes to a block and earns
//! nothing. How much that burden costs follows from a small model of the game: each die of a throw slides by a bell
//! curve and shows any face, everybody throws at the strength and keeps the die that is best in the long run, and
//! nobody pushes anything. The model is solved by iteration, with the others as its own dice would lie.

use std::sync::OnceLock;

use rolling_dice::{DICE, Face};

use crate::slide::{ROW, ROWS, Slide, row_of};

/// A face and a row.
const CELLS: usize = 6 * ROWS;

/// The strengths among which the model chooses.
const STRENGTHS: [i32; 8] = [750, 800, 850, 900, 950, 1000, 1050, 1100];

/// Steps until nothing changes in the first digits, found by trying.
const STEPS: usize = 30;

/// The die of a colour that has still to throw, as it is expected to lie at the end of the round.
#[derive(Clone, Debug)]
pub(crate) struct Ending {
    /// The chance that it is on a block, and the pips that it is expected to show there, times that chance.
    pub(crate) block: (f64, f64),
    /// For each row the chance and the pips times the chance.
    pub(crate) rows: [(f64, f64); ROWS],
    /// What it promises then.
    pub(crate) promise: f64,
}

/// The solved model for a number of colours.
#[derive(Debug)]
pub(crate) struct Career {
    promise: Vec<f64>,
    with: Vec<Ending>,
    without: Ending,
}

impl Career {
    /// For so many colours in play; solved when it is first asked for.
    pub(crate) fn of(colours: usize) -> &'static Career {
        static CAREERS: [OnceLock<Career>; 7] = [const { OnceLock::new() }; 7];
        let colours = colours.clamp(3, 6);
        CAREERS[colours].get_or_init(|| Career::solve(colours))
    }

    /// How many points more or less than a colour without a die one with this die gets over the rounds to come,
    /// counted against the others.
    pub(crate) fn promise(&self, face: Face, millimetres: f64) -> f64 {
        // Between the middles of two rows, so that a step forward is never a jump.
        let place = (millimetres / ROW - 0.5).clamp(0.0, ROWS as f64 - 1.0);
        let (row, part) = (row_of(place * ROW), place.fract());
        let next = (row + 1).min(ROWS - 1);
        let at = |row| self.promise[cell(face, row)];
        at(row) * (1.0 - part) + at(next) * part
    }

    /// How a colour ends its round that has this die to beat, or none.
    pub(crate) fn ending(&self, marked: Option<(Face, f64)>) -> &Ending {
        marked.map_or(&self.without, |(face, millimetres)| &self.with[cell(face, row_of(millimetres))])
    }

    fn solve(colours: usize) -> Career {
        let model = Model::new();
        let mut promise = vec![0.0; CELLS];
        let mut crowd =
            Crowd::new(&Outcome { cells: vec![1.0 / CELLS as f64; CELLS], block: [0.0; 6] }, colours);
        for _ in 0..STEPS {
            let worth: Vec<f64> = (0..CELLS).map(|cell| crowd.gain(cell) + promise[cell]).collect();
            let (none, first) = model.best(None, &worth, &crowd);
            let turns: Vec<_> = (0..CELLS).map(|cell| model.best(Some(cell), &worth, &crowd)).collect();
            promise = turns.iter().map(|(value, _)| value - none).collect();
            crowd = Crowd::new(&typical(&first, &turns), colours);
        }
        Career::from_model(&model, promise, &crowd)
    }

    fn from_model(model: &Model, promise: Vec<f64>, crowd: &Crowd) -> Career {
        let worth: Vec<f64> = (0..CELLS).map(|cell| crowd.gain(cell) + promise[cell]).collect();
        let end = |marked| model.best(marked, &worth, crowd).1.ending(&promise);
        Career { with: (0..CELLS).map(|cell| end(Some(cell))).collect(), without: end(None), promise }
    }
}

fn cell(face: Face, row: usize) -> usize {
    usize::from(face.pips() - 1) * ROWS + row
}

fn pips(cell: usize) -> f64 {
    (cell / ROWS + 1) as f64
}

/// Where a die is after a turn: the chance of each cell, and of each face on a block.
#[derive(Clone, Debug)]
struct Outcome {
    cells: Vec<f64>,
    block: [f64; 6],
}

impl Outcome {
    fn ending(&self, promise: &[f64]) -> Ending {
        let mut rows = [(0.0, 0.0); ROWS];
        for (cell, chance) in self.cells.iter().enumerate() {
            rows[cell % ROWS].0 += chance;
            rows[cell % ROWS].1 += chance * pips(cell);
        }
        let on_block = (1..).zip(&self.block).map(|(pips, chance)| f64::from(pips) * chance).sum();
        let promise = self.cells.iter().zip(promise).map(|(chance, promise)| chance * promise).sum();
        Ending { block: (self.block.iter().sum(), on_block), rows, promise }
    }
}

/// How a die lies after many rounds.
fn typical(first: &Outcome, turns: &[(f64, Outcome)]) -> Outcome {
    const ROUNDS: usize = 8;
    let (mut now, mut all) = (first.clone(), first.clone());
    for _ in 1..ROUNDS {
        let mut next = Outcome { cells: vec![0.0; CELLS], block: [0.0; 6] };
        let blocked: f64 = now.block.iter().sum();
        next.add(first, blocked);
        now.cells.iter().zip(turns).for_each(|(&chance, (_, turn))| next.add(turn, chance));
        all.add(&next, 1.0);
        now = next;
    }
    all.cells.iter_mut().chain(&mut all.block).for_each(|chance| *chance /= ROUNDS as f64);
    all
}

impl Outcome {
    fn add(&mut self, other: &Outcome, chance: f64) {
        self.cells.iter_mut().zip(&other.cells).for_each(|(own, other)| *own += chance * other);
        self.block.iter_mut().zip(&other.block).for_each(|(own, other)| *own += chance * other);
    }
}

/// The other dice, each lying as a typical one.
struct Crowd {
    others: f64,
    /// The pips of a die that lies further back than the row or on a block, and the chance that it lies further
    /// forward.
    rows: [(f64, f64); ROWS],
    on_floe: f64,
}

impl Crowd {
    fn new(typical: &Outcome, colours: usize) -> Crowd {
        let ending = typical.ending(&[]);
        let mut rows = [(0.0, 0.0); ROWS];
        for (row, (earned, ahead)) in rows.iter_mut().enumerate() {
            // Of two dice in one row either may be further forward.
            let half = ending.rows[row];
            let behind: f64 = ending.rows[..row].iter().map(|(_, pips)| pips).sum();
            let front: f64 = ending.rows[row + 1..].iter().map(|(chance, _)| chance).sum();
            *earned = ending.block.1 + behind + half.1 / 2.0;
            *ahead = front + half.0 / 2.0;
        }
        Crowd { others: colours as f64 - 1.0, rows, on_floe: 1.0 - ending.block.0 }
    }

    /// What a die in the cell earns, less what its pips give to those before it. The others' points count so that
    /// all of them together weigh as much as the own.
    fn gain(&self, cell: usize) -> f64 {
        let (earned, ahead) = self.rows[cell % ROWS];
        pips(cell) + self.others * earned - pips(cell) * ahead
    }

    fn lost(&self, pips: f64) -> f64 {
        -pips * self.on_floe
    }
}

/// The throws.
struct Model {
    slides: Vec<[f64; ROWS]>,
}

impl Model {
    fn new() -> Model {
        Model { slides: STRENGTHS.iter().map(|&strength| Slide::of(strength).rows()).collect() }
    }

    /// The best throw against the marked die: its value and where it leads.
    fn best(&self, marked: Option<usize>, worth: &[f64], crowd: &Crowd) -> (f64, Outcome) {
        let mut order: Vec<usize> = (0..CELLS).collect();
        order.sort_by(|&one, &other| worth[other].total_cmp(&worth[one]));
        let throws = self.slides.iter().map(|rows| thrown(rows, marked, &order));
        let valued = throws.map(|outcome| (value(&outcome, worth, crowd), outcome));
        let none = (f64::NEG_INFINITY, Outcome { cells: Vec::new(), block: [0.0; 6] });
        valued.fold(none, |best, next| if next.0 > best.0 { next } else { best })
    }
}

fn value(outcome: &Outcome, worth: &[f64], crowd: &Crowd) -> f64 {
    let kept: f64 = outcome.cells.iter().zip(worth).map(|(chance, worth)| chance * worth).sum();
    let lost = (1..).zip(&outcome.block).map(|(pips, chance)| chance * crowd.lost(f64::from(pips)));
    kept + lost.sum::<f64>()
}

/// Throws and keeps the best die by the order. A die is the best if it is there and none before it in the order is.
fn thrown(rows: &[f64; ROWS], marked: Option<usize>, order: &[usize]) -> Outcome {
    let dice = i32::from(if marked.is_some() { DICE - 1 } else { DICE });
    let mut outcome = Outcome { cells: vec![0.0; CELLS], block: [0.0; 6] };
    let (mut better, mut none_yet) = (0.0, 1.0);
    for &cell in order {
        better += rows[cell % ROWS] / 6.0 * beats(cell, marked);
        let none = (1.0_f64 - better).max(0.0).powi(dice);
        outcome.cells[cell] = none_yet - none;
        none_yet = none;
    }
    match marked {
        Some(marked) => outcome.block[marked / ROWS] = none_yet,
        // The highest of four wet dice.
        None => (0..6_i32).zip(&mut outcome.block).for_each(|(face, chance)| {
            *chance = none_yet * (f64::from((face + 1).pow(4) - face.pow(4)) / 1296.0);
        }),
    }
    outcome
}

/// The chance that a die in the cell beats the marked one; in the same row it is as often further forward as not.
fn beats(cell: usize, marked: Option<usize>) -> f64 {
    let Some(marked) = marked else { return 1.0 };
    let (row, marked_row) = (cell % ROWS, marked % ROWS);
    if cell / ROWS > marked / ROWS || row > marked_row {
        1.0
    } else if row == marked_row {
        0.5
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_harder_to_beat_promises_less() {
        for colours in 3..=6 {
            let career = Career::of(colours);
            for pair in Face::ALL.windows(2) {
                assert!(career.promise(pair[1], 350.0) < career.promise(pair[0], 350.0));
            }
            for row in 1..ROWS {
                let at = |row: usize| career.promise(Face::ALL[4], row as f64 * ROW);
                assert!(at(row) <= at(row - 1) + 1e-6, "row {row}: {} after {}", at(row), at(row - 1));
            }
        }
    }

    #[test]
    fn every_die_ends_somewhere() {
        let career = Career::of(4);
        for ending in career.with.iter().chain([&career.without]) {
            let all = ending.block.0 + ending.rows.iter().map(|(chance, _)| chance).sum::<f64>();
            assert!((all - 1.0).abs() < 1e-9, "{all}");
        }
    }

    /// Three dice on two rows, cast one by one.
    #[test]
    fn a_throw_leads_where_counting_all_dice_says() {
        let mut rows = [0.0; ROWS];
        (rows[3], rows[10]) = (0.5, 0.3);
        let order: Vec<usize> = (0..CELLS).rev().collect();
        let marked = 3 * ROWS + 5;
        let mut counted = Outcome { cells: vec![0.0; CELLS], block: [0.0; 6] };
        let faces =
            (0..6).flat_map(|face| [(Some(face * ROWS + 3), 0.5 / 6.0), (Some(face * ROWS + 10), 0.3 / 6.0)]);
        let die: Vec<(Option<usize>, f64)> = faces.chain([(None, 0.2)]).collect();
        for (one, p) in &die {
            for (two, q) in &die {
                for (three, r) in &die {
                    let legal = [one, two, three]
                        .into_iter()
                        .flatten()
                        .filter(|&&cell| beats(cell, Some(marked)) > 0.0);
                    match legal.max() {
                        Some(&best) => counted.cells[best] += p * q * r,
                        None => counted.block[3] += p * q * r,
                    }
                }
            }
        }
        let found = thrown(&rows, Some(marked), &order);
        let pairs = found.cells.iter().zip(&counted.cells).chain(found.block.iter().zip(&counted.block));
        pairs.for_each(|(found, counted)| assert!((found - counted).abs() < 1e-12, "{found} {counted}"));
    }
}
