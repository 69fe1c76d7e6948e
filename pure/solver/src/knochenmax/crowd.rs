//! Winning against two or three others, as an estimate.

use bonecup_rules::{Game, Points, Seat};
use knochenmax::{BONES, KnochenMax};

use super::estimate::Estimate;
use super::expected::ExpectedPoints;
use super::game::{Row, SheetGame, Way};
use super::in_turn::{InTurn, MoveValue};
use super::turn::raise;

/// Totals that are solved side by side.
const LANES: usize = 16;

/// The standard error of a probability of winning, as measured on duels against their exact values.
const ERROR: f64 = 0.02;

/// The best chance of one seat to win if all others play on for points and do not look at it.
///
/// The others' final totals are then independent of what the seat does, so the seat plays alone against a known
/// distribution of the total to beat, and that is solved exactly. What is neglected is that the others adapt to
/// the seat's total. Ties share the win (KM-6).
#[derive(Clone, Debug)]
pub struct Crowd<'a> {
    points: &'a ExpectedPoints,
    /// Per card its values by the seat's total, as far as they have been solved.
    values: Vec<Vec<f64>>,
}

impl<'a> Crowd<'a> {
    /// Solves the seat to move of the position. `None` if more than one sheet each is played.
    pub fn solve(points: &'a ExpectedPoints, position: &KnochenMax) -> Option<Crowd<'a>> {
        let seat = position.to_move();
        let [sheet] = position.sheets(seat) else { return None };
        let others = Seat::all(position.seats()).filter(|&other| other != seat);
        let others: Vec<Vec<f64>> = others.map(|other| final_totals(points, position, other)).collect();
        let game = points.game();
        let count = game.cards().count();
        let mut crowd = Crowd { points, values: vec![Vec::new(); count] };
        let first = game.card(sheet);
        for card in (first..count).rev().filter(|&card| game.cards().leads_to(first, card)) {
            crowd.values[card] = crowd.card(card, &others);
        }
        Some(crowd)
    }

    /// The probability that the seat to move wins, ties shared.
    pub fn win(&self, position: &KnochenMax) -> Estimate {
        Estimate { value: self.in_turn(position).value(), error: ERROR }
    }

    /// Every legal move with the probability of winning after it, ties shared.
    pub fn moves(&self, position: &KnochenMax) -> Vec<MoveValue> {
        if position.throw().number() < BONES { Vec::new() } else { self.in_turn(position).moves() }
    }

    fn in_turn<'b>(&'b self, position: &'b KnochenMax) -> InTurn<'b> {
        let totals = position.sheets(position.to_move()).iter().map(|sheet| sheet.total());
        let Points(total) = totals.sum();
        let total = usize::try_from(total).unwrap_or(0);
        InTurn::solve(self.points.game(), position, move |_, way| {
            let values = &self.values[way.next];
            move |points| at(values, total + usize::from(points))
        })
    }

    fn card(&self, card: usize, others: &[Vec<f64>]) -> Vec<f64> {
        let game = self.points.game();
        let ways = game.ways(card);
        if ways.is_empty() {
            return (0..TOTALS).map(|total| share_of_win(total, others)).collect();
        }
        let mut values = vec![[0.0; LANES]; game.turn().lattice().len()];
        let blocks = (0..TOTALS).step_by(LANES).flat_map(|total| {
            self.stop(&ways, total, &mut values[game.turn().lattice().throws()]);
            game.turn().value(&mut values)
        });
        blocks.take(TOTALS).collect()
    }

    fn stop(&self, ways: &[Way], total: usize, stop: &mut [[f64; LANES]]) {
        stop.fill([Row::IMPOSSIBLE; LANES]);
        for way in ways {
            let next = &self.values[way.next];
            for (value, points) in stop.iter_mut().zip(self.points.game().rows()[way.row].worth()) {
                if let Some(points) = points {
                    let first = total + usize::from(*points);
                    raise(value, &std::array::from_fn(|lane| at(next, first + lane)));
                }
            }
        }
    }
}

/// One more than the highest total of a sheet: 50 + 4 × 50 + 5 × (1 + 3 + 4 + 6) + 30 + 30 + 25 + 40 + 30.
const TOTALS: usize = 476;

fn at(values: &[f64], total: usize) -> f64 {
    values.get(total).or(values.last()).copied().unwrap_or(0.0)
}

/// How likely each final total of a seat is if it plays for points.
fn final_totals(points: &ExpectedPoints, position: &KnochenMax, seat: Seat) -> Vec<f64> {
    let mut chances = vec![0.0; TOTALS];
    for sheet in position.sheets(seat) {
        let Points(held) = sheet.total();
        let further = points.further_points(points.game().card(sheet));
        let held = usize::try_from(held).unwrap_or(0);
        chances.iter_mut().skip(held).zip(further).for_each(|(chance, further)| *chance = further);
    }
    chances
}

/// The expected part of the win that a total gets: all of it, or a share with those who have as much.
fn share_of_win(total: usize, others: &[Vec<f64>]) -> f64 {
    // By how many of the others have as much, none of them more.
    let mut level = vec![1.0];
    for chances in others {
        let below: f64 = chances[..total].iter().sum();
        let mut next = vec![0.0; level.len() + 1];
        for (count, chance) in level.iter().enumerate() {
            next[count] += chance * below;
            next[count + 1] += chance * chances[total];
        }
        level = next;
    }
    level.iter().zip(1u32..).map(|(chance, sharers)| chance / f64::from(sharers)).sum()
}
