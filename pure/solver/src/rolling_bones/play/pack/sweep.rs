//! The chances of all seats at all points of the grid: what the best plays lead to, until nothing changes.

use super::last_round::LastRound;
use super::needs::Needs;
use super::plays::{Play, Plays};
use crate::rolling_bones::values::utility::HIGHEST;

/// The chances before a turn, by seat from the one to move, by the place of what each seat needs.
#[derive(Clone, Debug)]
pub(super) struct Table {
    points: usize,
    chances: Vec<Vec<f64>>,
}

/// Sweeps that look for better plays, the others only follow the plays that were found.
const IMPROVING: [usize; 4] = [0, 2, 5, 9];
const SWEEPS: usize = 40;
/// Far below the error of the grid.
const SETTLED: f64 = 1e-6;

impl Table {
    /// The chances if these seats need so much, the next to move first, by the place of what the last one needs.
    pub(super) fn rows(&self, needs: &Needs, later: &[i32]) -> Vec<Vec<f64>> {
        let mut corners = vec![(0, 1.0)];
        for &need in later {
            let around = needs.around(need);
            let beside = |(base, weight): (usize, f64)| {
                around.map(|(place, part)| (base * self.points + place, weight * part))
            };
            corners = corners.into_iter().flat_map(beside).filter(|(_, weight)| *weight > 0.0).collect();
        }
        let row = |chances: &Vec<f64>| {
            let mut row = vec![0.0; self.points];
            for &(base, weight) in &corners {
                let from = &chances[base * self.points..(base + 1) * self.points];
                row.iter_mut().zip(from).for_each(|(sum, chance)| *sum += weight * chance);
            }
            row
        };
        self.chances.iter().map(row).collect()
    }
}

/// Solves the race; with a last round if rounds are finished.
pub(super) fn solve(plays: &Plays, needs: &Needs, seats: usize, last: Option<&LastRound>) -> Vec<Table> {
    let mut work = Work::new(plays, needs, seats, last);
    for sweep in 0..SWEEPS {
        let change = work.sweep(IMPROVING.contains(&sweep));
        if change < SETTLED && IMPROVING.iter().all(|&improving| improving <= sweep) {
            break;
        }
    }
    work.tables
}

/// A play for a seat with a certain need.
struct Step {
    /// How likely each place of the grid is after it.
    stays: Vec<f64>,
    /// How likely the target is reached with so many points more.
    reaches: Vec<f64>,
    /// How likely the target is reached.
    wins: f64,
}

struct Work<'a> {
    needs: &'a Needs,
    seats: usize,
    /// Empty if rounds are not finished.
    last_rounds: Vec<Vec<Reached>>,
    /// By place of the need.
    steps: Vec<Vec<Step>>,
    tables: Vec<Table>,
    /// Which step is taken, by phase and position.
    taken: Vec<Vec<u8>>,
    /// The positions, those near the end first.
    order: Vec<usize>,
}

impl<'a> Work<'a> {
    fn new(plays: &Plays, needs: &'a Needs, seats: usize, last: Option<&'a LastRound>) -> Work<'a> {
        let points = needs.list().len();
        let positions = (0..seats).fold(1, |product, _| product * points);
        let phases = if last.is_some() { seats } else { 1 };
        let steps = needs
            .list()
            .iter()
            .map(|&need| plays.near(need).map(|play| Step::new(play, needs, need)).collect());
        let even = vec![1.0 / seats as f64; positions];
        let mut order: Vec<usize> = (0..positions).collect();
        order.sort_by_key(|&position| digits(position, points, seats).iter().sum::<usize>());
        Work {
            needs,
            seats,
            last_rounds: last.map_or_else(Vec::new, |last| last_rounds(last, needs, seats)),
            steps: steps.collect(),
            tables: vec![Table { points, chances: vec![even; seats] }; phases],
            taken: vec![vec![0; positions]; phases],
            order,
        }
    }

    /// Goes through all positions: the most that a chance has changed by.
    fn sweep(&mut self, improving: bool) -> f64 {
        let order = std::mem::take(&mut self.order);
        let mut change = 0.0_f64;
        for &position in &order {
            for phase in (0..self.tables.len()).rev() {
                change = change.max(self.settle(phase, position, improving));
            }
        }
        self.order = order;
        change
    }

    fn settle(&mut self, phase: usize, position: usize, improving: bool) -> f64 {
        let points = self.needs.list().len();
        let places = digits(position, points, self.seats);
        let next = &self.tables[(phase + 1) % self.tables.len()];
        let others = position % (self.tables[0].chances[0].len() / points) * points;
        let later = places[1..self.seats - phase].iter().fold(0, |place, digit| place * points + digit);
        let reached = self.last_rounds.get(phase).map(|reached| &reached[later]);
        let steps = &self.steps[places[0]];
        let value = |step: &Step, offset: usize| {
            let row = &next.chances[(offset + self.seats - 1) % self.seats][others..others + points];
            let end = match reached.and_then(|reached| reached.get(offset)) {
                _ if step.wins == 0.0 => 0.0,
                Some(shares) => dot(&step.reaches, shares),
                None => step.wins * f64::from(offset == 0),
            };
            dot(&step.stays, row) + end
        };
        let mut best = usize::from(self.taken[phase][position]);
        if improving {
            let values = steps.iter().map(|step| value(step, 0));
            let most = values.enumerate().max_by(|one, other| one.1.total_cmp(&other.1));
            best = most.map_or(best, |(number, _)| number);
        }
        let mut chances = [0.0; super::POINTS.len() + 1];
        for (offset, chance) in chances.iter_mut().enumerate().take(self.seats) {
            *chance = value(&steps[best], offset);
        }
        // There are some fifty plays.
        self.taken[phase][position] = u8::try_from(best).unwrap_or(0);
        let mut change = 0.0_f64;
        for (list, chance) in self.tables[phase].chances.iter_mut().zip(chances) {
            change = change.max((list[position] - chance).abs());
            list[position] = chance;
        }
        change
    }
}

/// By seat from the one to move, as far as they still come: its share if the target is reached with so many points more.
type Reached = [Vec<f64>; 3];

/// For each phase: what it is to reach the target, by the places of what those who still come need.
fn last_rounds(last: &LastRound, needs: &Needs, seats: usize) -> Vec<Vec<Reached>> {
    let points = needs.list().len();
    let of_phase = |phase: usize| {
        let later = seats - 1 - phase;
        let positions = (0..later).fold(1, |product, _| product * points);
        let reached = |position| {
            let places = digits(position, points, later);
            reached(last, &places[..later].iter().map(|&place| needs.list()[place]).collect::<Vec<i32>>())
        };
        (0..positions).map(reached).collect()
    };
    (0..seats).map(of_phase).collect()
}

fn reached(last: &LastRound, later: &[i32]) -> Reached {
    let mut reached: Reached = std::array::from_fn(|_| Vec::with_capacity(OVER));
    for more in (0..).take(OVER) {
        let behind = later.iter().map(|need| need + more).collect::<Vec<i32>>();
        let shares = last.shares(1, &behind);
        reached.iter_mut().zip(shares).for_each(|(list, share)| list.push(share));
    }
    reached
}

/// Scores beyond what was needed.
const OVER: usize = HIGHEST.unsigned_abs() as usize;

impl Step {
    fn new(play: &Play, needs: &Needs, need: i32) -> Step {
        let mut stays = vec![0.0; needs.list().len()];
        for (score, chance) in play.scores().filter(|(score, _)| *score < need) {
            for (place, weight) in needs.around(need - score) {
                stays[place] += chance * weight;
            }
        }
        let reaches: Vec<f64> = (0..).take(OVER).map(|more| play.of(need + more)).collect();
        Step { stays, wins: reaches.iter().sum(), reaches }
    }
}

/// The place of each seat's need, that of the seat to move first.
fn digits(position: usize, points: usize, seats: usize) -> [usize; super::POINTS.len() + 1] {
    let mut digits = [0; super::POINTS.len() + 1];
    let mut rest = position;
    for digit in digits[..seats].iter_mut().rev() {
        *digit = rest % points;
        rest /= points;
    }
    digits
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    let mut sums = [0.0; 4];
    let (ones, others) = (one.chunks_exact(4), other.chunks_exact(4));
    let rest: f64 = ones.remainder().iter().zip(others.remainder()).map(|(one, other)| one * other).sum();
    for (one, other) in ones.zip(others) {
        for lane in 0..4 {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum::<f64>() + rest
}
