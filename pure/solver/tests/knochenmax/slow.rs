//! A second solver, slow and obviously right: the rules themselves, ordered throws, whole numbers.

use std::collections::HashMap;

use bonecup_rules::{Game, Points, Seat, Turn};
use knochenmax::{Bones, KnochenMax, Sheet, Side, Thrown};

use crate::kit::free_boxes;

/// What the first seat plays for, and the second against.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// The total of the first seat.
    Points,
    /// Two for a win, one for a tie.
    Winning,
}

type Key = (Vec<Sheet>, Seat, Bones, u8);

/// Solves by trying everything. Positions met before are remembered; nothing else is saved.
///
/// With weights of sum W a value with n throws of five bones to come is a whole number divided by W to the
/// power of 5n, so the numerators are enough and nothing is rounded.
pub(crate) struct Slow {
    goal: Goal,
    known: HashMap<Key, i128>,
}

impl Slow {
    pub(crate) fn new(goal: Goal) -> Slow {
        Slow { goal, known: HashMap::new() }
    }

    /// The expected final total of the first seat, or its probability of winning.
    pub(crate) fn value(&mut self, game: &KnochenMax) -> f64 {
        let numerator = self.numerator(game);
        let throws =
            u32::from(game.throws_left()) + 3 * (u32::try_from(free_boxes(game)).unwrap().saturating_sub(1));
        let throws = if matches!(game.turn(), Turn::Over(_)) { 0 } else { throws };
        let scale = if self.goal == Goal::Winning { 2 } else { 1 };
        numerator as f64 / (sum(game).pow(5 * throws) * scale) as f64
    }

    fn numerator(&mut self, game: &KnochenMax) -> i128 {
        let sheets = Seat::all(game.seats()).flat_map(|seat| game.sheets(seat).to_vec()).collect();
        let key = (sheets, game.to_move(), game.throw(), game.throws_left());
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let numerator = match game.turn() {
            Turn::Over(_) => self.end(game),
            Turn::Chance(request) => self.mean(game, request.bones()),
            Turn::Seat(seat) => self.best(game, seat),
        };
        self.known.insert(key, numerator);
        numerator
    }

    fn end(&self, game: &KnochenMax) -> i128 {
        let total = |seat| game.sheets(Seat(seat)).iter().map(Sheet::total).sum::<Points>();
        match self.goal {
            Goal::Points => total(0).0.into(),
            Goal::Winning => 1 + i128::from((total(0) - total(1)).0.signum()),
        }
    }

    /// Over all ordered throws.
    fn mean(&mut self, game: &KnochenMax, bones: u8) -> i128 {
        let weights = game.options().bones.weights();
        let mut numerator = 0;
        for ordered in ordered_throws(bones) {
            let weight: i128 = ordered.iter().map(|side| i128::from(weights[side.index()])).product();
            let mut next = game.clone();
            next.resolve(&Thrown::new(ordered).unwrap()).unwrap();
            numerator += weight * self.numerator(&next);
        }
        numerator.checked_mul(sum(game).pow(5 - u32::from(bones))).unwrap()
    }

    fn best(&mut self, game: &KnochenMax, seat: Seat) -> i128 {
        let numerators: Vec<i128> =
            game.legal_moves().iter().map(|action| self.after(game, action)).collect();
        let numerators = numerators.into_iter();
        if seat == Seat(0) { numerators.max().unwrap() } else { numerators.min().unwrap() }
    }

    fn after(&mut self, game: &KnochenMax, action: &knochenmax::Move) -> i128 {
        let mut next = game.clone();
        next.play(action).unwrap();
        // Throws that were not made.
        let unused = if matches!(action, knochenmax::Move::Fill { .. }) { game.throws_left() } else { 0 };
        self.numerator(&next).checked_mul(sum(game).pow(5 * u32::from(unused))).unwrap()
    }
}

fn sum(game: &KnochenMax) -> i128 {
    game.options().bones.weights().into_iter().map(i128::from).sum()
}

fn ordered_throws(bones: u8) -> Vec<Vec<Side>> {
    let mut throws = vec![Vec::new()];
    for _ in 0..bones {
        let longer = |throw: &Vec<Side>| Side::ALL.map(|side| [throw.as_slice(), &[side]].concat());
        throws = throws.iter().flat_map(longer).collect();
    }
    throws
}
