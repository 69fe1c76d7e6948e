//! How a roll can end once its dice are laid, and what that is worth.

use bonecup_rules::{Game, Points, Seat};
use rolling_bones::{BonesTurn, Dice, DiceCount, Duty, Face, Move, RollingBones, Unlaid, score};

use super::forecast::forecast;

/// More than any forecast.
const WIN: f64 = 1000.0;
/// Points of a burial that comes too late still tell a better plan from a worse one, but any roll is better.
const IN_VAIN: f64 = 0.001;

/// The last move with a roll, and the points that the turn is then expected to end with.
pub(super) struct Ending {
    pub(super) last: Move,
    pub(super) value: f64,
}

/// The best of burying, rolling on and leaving, as far as each is possible. `None` if the duty is still open.
pub(super) fn ending(game: &RollingBones, turn: &BonesTurn) -> Option<Ending> {
    let Dice::Rolled(unlaid) = turn.dice() else { return None };
    let bury = unlaid.shows(Face::Grave).then(|| bury(game, score::burial(turn.skeleton())));
    let endings = [bury, best_roll(turn, unlaid), leave(game, turn)].into_iter().flatten();
    endings.reduce(|best, next| if next.value > best.value { next } else { best })
}

fn bury(game: &RollingBones, points: Points) -> Ending {
    let worth = f64::from(points.0);
    let value = match consequence(game, points) {
        Consequence::Won => WIN + worth,
        Consequence::Open => worth,
        Consequence::TooLate => IN_VAIN * worth,
    };
    Ending { last: Move::Bury, value }
}

fn leave(game: &RollingBones, turn: &BonesTurn) -> Option<Ending> {
    turn.check(&Move::Leave, game.options()).ok()?;
    Some(Ending { last: Move::Leave, value: 0.0 })
}

/// What a burial means for the game.
enum Consequence {
    Won,
    Open,
    TooLate,
}

/// At the target the game ends at once, or after the last seat of the round (RB-10).
fn consequence(game: &RollingBones, points: Points) -> Consequence {
    let (seat, options) = (game.to_move(), game.options());
    let total = game.totals()[seat.index()] + points;
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    let ahead = others.map(|other| game.totals()[other.index()]).max().filter(|&most| most >= total);
    let ends_game = !options.finish_round || seat.next(game.seats()) == Seat(0);
    match ahead {
        None if total >= options.target && ends_game => Consequence::Won,
        Some(most) if most >= options.target && most > total => Consequence::TooLate,
        Some(_) | None => Consequence::Open,
    }
}

fn best_roll(turn: &BonesTurn, unlaid: &Unlaid) -> Option<Ending> {
    if turn.duty() == Duty::Open {
        return None;
    }
    let (there, price) = (unlaid.count(), turn.price());
    let rolls = payments(there, price).filter_map(|paying| {
        let value = forecast(turn.skeleton(), there.minus(paying)?, price);
        Some(Ending { last: Move::Roll { paying }, value })
    });
    rolls.max_by(|a, b| a.value.total_cmp(&b.value))
}

/// Every way to pay the price that leaves a die to roll (RB-2).
fn payments(there: DiceCount, price: u8) -> impl Iterator<Item = DiceCount> {
    let lefts = 0..=price.min(there.left);
    lefts.filter(move |_| there.total() > price).flat_map(move |left| {
        let rest = price - left;
        let rights = rest.saturating_sub(there.centre)..=rest.min(there.right);
        rights.map(move |right| DiceCount { left, right, centre: rest - right })
    })
}
