//! Who wins if each seat comes to its end with known chances, independent of the others.

use super::follow;
use super::last_turn::{LastTurn, MOST_LEADERS};

/// How each seat's play ends.
pub(super) struct Ends<'a> {
    /// Each seat's final totals; those of the seat that plays last are not used.
    pub(super) finals: Vec<Vec<f64>>,
    /// The seat that plays last, which then knows what the others have.
    pub(super) last: usize,
    /// Its cards before its last turn.
    pub(super) before_last: follow::Ends,
    /// The last turn by card.
    pub(super) last_turns: &'a [(usize, LastTurn)],
}

/// By total: how likely none, one, two or three seats have it and the others less.
type Level = Vec<[f64; MOST_LEADERS + 1]>;

impl Ends<'_> {
    /// The chance of a seat that does not play last by its final total.
    pub(super) fn chance(&self, seat: usize) -> Vec<f64> {
        let left = self.left();
        let level = self.level(&[seat]);
        let share = |(level, left): (&[f64; 4], &[f64; MOST_LEADERS])| -> f64 {
            level.iter().zip(left).map(|(chance, left)| chance * left).sum()
        };
        level.iter().zip(&left).map(share).collect()
    }

    /// The chance of another seat by the final total of this one; neither plays last.
    pub(super) fn chance_of(&self, other: usize, seat: usize) -> Vec<f64> {
        let (left, level) = (self.left(), self.level(&[seat, other]));
        let mut chances = vec![0.0; level.len()];
        let mut higher = 0.0;
        for place in (0..level.len()).rev() {
            let share = |sharers: usize| -> f64 {
                let left = left[place].get(sharers..).unwrap_or(&[]);
                level[place].iter().zip(left).map(|(chance, left)| chance * left).sum()
            };
            let here = self.finals[other][place];
            chances[place] = higher + here * share(1);
            higher += here * share(0);
        }
        chances
    }

    /// The chance of a seat by the total of the last one before its last turn on this card.
    pub(super) fn chance_before(&self, seat: usize, last_turn: &LastTurn) -> Vec<f64> {
        let level = self.level(&[seat]);
        let finals = &self.finals[seat];
        let lead = |place: usize, sharers: usize| finals[place] * level[place][sharers - 1];
        let mut chances = vec![0.0; finals.len()];
        let mut out_of_reach = 0.0;
        for total in (0..finals.len()).rev() {
            if let Some(far) = Some(total + last_turn.out_of_reach()).filter(|&far| far < finals.len()) {
                out_of_reach +=
                    (1..=MOST_LEADERS).map(|sharers| lead(far, sharers) / sharers as f64).sum::<f64>();
            }
            let near =
                (total..finals.len()).take(last_turn.out_of_reach()).filter(|&place| finals[place] > 0.0);
            let share = |place: usize| -> f64 {
                let each = |sharers| lead(place, sharers) * last_turn.left_to_each(sharers, place - total);
                (1..=MOST_LEADERS).map(each).sum()
            };
            chances[total] = out_of_reach + near.map(share).sum::<f64>();
        }
        chances
    }

    /// What each of one, two or three leaders with a total gets of the win.
    fn left(&self) -> Vec<[f64; MOST_LEADERS]> {
        let length = self.finals.first().map_or(0, Vec::len);
        let mut left = vec![[0.0; MOST_LEADERS]; length];
        for (card, totals) in &self.before_last {
            let Some((_, last_turn)) = self.last_turns.iter().find(|(known, _)| known == card) else {
                continue;
            };
            for (total, chance) in totals.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for (place, left) in left.iter_mut().enumerate().skip(total) {
                    for (sharers, left) in (1..).zip(left) {
                        *left += chance * last_turn.left_to_each(sharers, place - total);
                    }
                }
            }
        }
        left
    }

    /// The seats that play neither last nor are left out.
    fn level(&self, without: &[usize]) -> Level {
        let seats = self.finals.iter().enumerate();
        let seats = seats.filter(|(seat, _)| *seat != self.last && !without.contains(seat));
        let seats: Vec<&[f64]> = seats.map(|(_, finals)| &finals[..]).collect();
        let mut lower = vec![0.0; seats.len()];
        let length = self.finals.first().map_or(0, Vec::len);
        let level = |place: usize| {
            let mut level = [1.0, 0.0, 0.0, 0.0];
            for (finals, lower) in seats.iter().zip(&mut lower) {
                for number in (0..level.len()).rev() {
                    let one_less = if number > 0 { level[number - 1] } else { 0.0 };
                    level[number] = level[number] * *lower + one_less * finals[place];
                }
                *lower += finals[place];
            }
            level
        };
        (0..length).map(level).collect()
    }
}
