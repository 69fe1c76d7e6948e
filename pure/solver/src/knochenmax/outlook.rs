//! How the rest of a game will end under best play: not only on average.

use std::collections::BTreeMap;

use knochenmax::{KnochenMax, SheetBox};

use super::expected::ExpectedPoints;
use super::game::{Row, SheetGame, Way};
use super::policy;

/// What the seat to move will still get if it always plays for the most expected points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The probability of each number of further points, from 0 on.
    pub points: Vec<f64>,
    /// Per box, the expected number of sheets on which it will be struck, which for one sheet is the probability.
    /// A box that takes nothing, like Chios without a Chios, counts as struck: 0 stands in it.
    pub struck: [f64; SheetBox::ALL.len()],
}

impl Outlook {
    /// The expected further points.
    pub fn mean(&self) -> f64 {
        self.points.iter().zip(0u32..).map(|(chance, points)| chance * f64::from(points)).sum()
    }

    /// The standard deviation of the further points.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |(chance, points): (&f64, u32)| chance * (f64::from(points) - mean).powi(2);
        self.points.iter().zip(0u32..).map(square).sum::<f64>().sqrt()
    }
}

/// The cards of a seat, ascending, with how likely they are reached with so many points.
type Reached = BTreeMap<Vec<usize>, Vec<f64>>;

/// Follows best play from the position of the seat to move to the end.
pub(super) fn of_position(values: &ExpectedPoints, position: &KnochenMax) -> Outlook {
    let game = values.game();
    let cards = position.sheets(position.to_move()).iter().map(|sheet| game.card(sheet)).collect();
    follow(values, cards, game.bones(position.throw()), position.throws_left())
}

fn follow(values: &ExpectedPoints, cards: Vec<usize>, bones: usize, mut throws_left: u8) -> Outlook {
    let game = values.game();
    let mut lying = vec![0.0; game.turn().lattice().len()];
    lying[bones] = 1.0;
    let mut play = Play { values, outlook: Outlook::default() };
    let mut reached = Reached::from([(sorted(cards), vec![1.0])]);
    while !reached.is_empty() {
        reached = play.turn(&reached, &lying, throws_left);
        (lying, throws_left) = (vec![0.0; lying.len()], game.turn().throws());
        lying[0] = 1.0;
    }
    play.outlook
}

struct Play<'a> {
    values: &'a ExpectedPoints,
    outlook: Outlook,
}

impl Play<'_> {
    fn turn(&mut self, reached: &Reached, lying: &[f64], throws_left: u8) -> Reached {
        let mut later = Reached::new();
        for (cards, totals) in reached {
            let fills = self.fills(cards);
            if fills.is_empty() {
                add_shifted(&mut self.outlook.points, totals, 0, 1.0);
                continue;
            }
            for ((cards, points), chance) in self.outcomes(&fills, totals, lying, throws_left) {
                add_shifted(later.entry(cards).or_default(), totals, points, chance);
            }
        }
        later
    }

    /// Every way to fill a box of the cards, the cards after it, and what these are worth.
    fn fills(&self, cards: &[usize]) -> Vec<(Way, Vec<usize>, f64)> {
        let mut fills = Vec::new();
        for (number, &card) in cards.iter().enumerate() {
            for way in self.values.game().ways(card) {
                let mut next = cards.to_vec();
                next[number] = way.next;
                let next = sorted(next);
                let value = self.values.rest(&next);
                fills.push((way, next, value));
            }
        }
        fills
    }

    /// How likely the turn leads to which cards with how many points more.
    fn outcomes(
        &mut self,
        fills: &[(Way, Vec<usize>, f64)],
        totals: &[f64],
        lying: &[f64],
        throws_left: u8,
    ) -> BTreeMap<(Vec<usize>, usize), f64> {
        let game = self.values.game();
        let best: Vec<Best> =
            (0..game.turn().lattice().throws().len()).map(|throw| self.best(fills, throw)).collect();
        let stop: Vec<f64> = best.iter().map(|best| best.value).collect();
        let ends = policy::ends(game.turn(), &stop, lying.to_vec(), throws_left);
        let here: f64 = totals.iter().sum();
        let mut outcomes = BTreeMap::new();
        for (best, chance) in best.iter().zip(ends).filter(|(_, chance)| *chance > 0.0) {
            let (way, next, _) = &fills[best.fill];
            if best.points == 0 {
                self.outlook.struck[way.place] += here * chance;
            }
            *outcomes.entry((next.clone(), best.points)).or_insert(0.0) += chance;
        }
        outcomes
    }

    fn best(&self, fills: &[(Way, Vec<usize>, f64)], throw: usize) -> Best {
        let mut best = Best { value: Row::IMPOSSIBLE, fill: 0, points: 0 };
        for (fill, (way, _, rest)) in fills.iter().enumerate() {
            let Some(points) = self.values.game().rows()[way.row].worth()[throw] else { continue };
            let value = f64::from(points) + rest;
            if value > best.value {
                best = Best { value, fill, points: points.into() };
            }
        }
        best
    }
}

/// The best way to end a turn on a throw.
struct Best {
    value: f64,
    fill: usize,
    points: usize,
}

fn sorted(mut cards: Vec<usize>) -> Vec<usize> {
    cards.sort_unstable();
    cards
}

fn add_shifted(sum: &mut Vec<f64>, totals: &[f64], points: usize, chance: f64) {
    if sum.len() < totals.len() + points {
        sum.resize(totals.len() + points, 0.0);
    }
    sum[points..].iter_mut().zip(totals).for_each(|(sum, total)| *sum += chance * total);
}
