//! The search for an aim: many are tried a little, the better ones more.

use bonecup_rules::{Game, Turn};
use rolling_dice::{Aim, Landing, Move, RollingDice, Task, Throw};

use crate::candidates::candidates;
use crate::estimate::Estimate;
use crate::field::Counting;
use crate::judge::Judge;
use crate::noise::Noise;

/// Throws many at once, each with its noise, in the order given. Whoever has threads may use them.
pub type ThrowAll<'a> = dyn Fn(&[(Throw, u64)]) -> Vec<Landing> + 'a;

/// An aim that was tried, and how far it brings the thrower's seat ahead of the others on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The aim.
    pub aim: Aim,
    /// What its throws were worth.
    pub worth: Estimate,
}

/// How much is thrown: in so many rounds, each with half of the aims of the one before and twice the throws for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Throws for each aim in the first round.
    pub first: usize,
    /// How many rounds.
    pub rounds: u32,
}

/// Searches for the best aim. Aims of one round meet the same noises, so that luck does not decide between them. It
/// ends early when `goes_on` says so, which is asked before each few dozen throws.
///
/// The best comes first; none if no throw is due.
pub fn search(
    game: &RollingDice,
    effort: Effort,
    noise: u64,
    throw_all: &ThrowAll,
    goes_on: &dyn Fn() -> bool,
) -> Vec<Tried> {
    let Task::Aim { .. } = game.task() else { return Vec::new() };
    let judge = Judge::new(game, Counting::Lead);
    race(game, &judge, effort, noise, throw_all, goes_on)
}

/// The same for any way to judge.
pub(crate) fn race(
    game: &RollingDice,
    judge: &Judge,
    effort: Effort,
    noise: u64,
    throw_all: &ThrowAll,
    goes_on: &dyn Fn() -> bool,
) -> Vec<Tried> {
    let mut noise = Noise::new(noise);
    let mut tried: Vec<Tried> =
        candidates(game).into_iter().map(|aim| Tried { aim, worth: Estimate::default() }).collect();
    let mut each = effort.first;
    for round in 0..effort.rounds {
        if round > 0 {
            tried.truncate((tried.len() / 2).max(2));
        }
        let noises: Vec<u64> = noise.by_ref().take(each).collect();
        for chunk in tried.chunks_mut((CHUNK / each).max(1)) {
            if !goes_on() {
                break;
            }
            try_out(game, judge, chunk, &noises, throw_all);
        }
        tried.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        each *= 2;
    }
    tried
}

/// So many throws are made at once.
const CHUNK: usize = 48;

/// Aims that nobody has tried come last.
fn rank(tried: &Tried) -> f64 {
    if tried.worth.count() > 0.0 { tried.worth.mean() } else { f64::NEG_INFINITY }
}

fn try_out(game: &RollingDice, judge: &Judge, tried: &mut [Tried], noises: &[u64], throw_all: &ThrowAll) {
    let throws = tried.iter().filter_map(|tried| throw_of(game, tried.aim));
    let throws: Vec<(Throw, u64)> =
        throws.flat_map(|throw| noises.iter().map(move |&noise| (throw.clone(), noise))).collect();
    let landings = throw_all(&throws);
    for (tried, landings) in tried.iter_mut().zip(landings.chunks(noises.len())) {
        landings.iter().for_each(|landing| tried.worth.add(judge.worth(landing)));
    }
}

/// The throw that an aim asks for.
pub(crate) fn throw_of(game: &RollingDice, aim: Aim) -> Option<Throw> {
    let mut game = game.clone();
    game.play(&Move::Throw(aim)).ok()?;
    match game.turn() {
        Turn::Chance(throw) => Some(throw),
        Turn::Seat(_) | Turn::Over(_) => None,
    }
}
