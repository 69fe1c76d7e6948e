//! `master` for Rolling Dice: tries aims in its head and weighs what they lead to.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bonecup_arena::Lean;
use bonecup_outlook::{Effort, Noise, search, standard_move};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use rolling_dice::{Landing, Move, RollingDice, Task, Throw, Thrower};

use super::Mind;

/// Some thirty-six aims twice each, then the better half of them four times, and so on: about 280 throws.
const EFFORT: Effort = Effort { first: 2, rounds: 4 };

/// Of its time it leaves so much for the throws that are still being thought of when the time is nearly over.
const IN_TIME: f64 = 0.9;

/// Throws with noise of its own; what the real dice will do it cannot know.
pub(crate) struct MasterRollingDice {
    noise: Noise,
    time: Duration,
}

impl MasterRollingDice {
    pub(crate) fn new(seed: u64, time: Duration) -> MasterRollingDice {
        MasterRollingDice { noise: Noise::new(seed), time: time.mul_f64(IN_TIME) }
    }
}

impl Mind for MasterRollingDice {
    fn decide(&mut self, game: &RollingDice) -> Option<Move> {
        let Task::Aim { .. } = game.task() else { return standard_move(game) };
        let began = Instant::now();
        let noise = self.noise.next().unwrap_or_default();
        let tried = search(game, EFFORT, noise, &throw_all, &|| began.elapsed() < self.time);
        tried.first().map(|best| Move::Throw(best.aim))
    }
}

/// So many throws share the registers of a core.
const SIDE_BY_SIDE: usize = 24;

/// Throws on all cores. Whoever is on a thread of a pool already throws alone: while it waited for others it might
/// be given a whole game to play, and the time for this throw would be over.
fn throw_all(throws: &[(Throw, u64)]) -> Vec<Landing> {
    let lean = Lean::default();
    match pool().filter(|_| rayon::current_thread_index().is_none()) {
        Some(pool) => pool.install(|| {
            throws.par_chunks(SIDE_BY_SIDE).flat_map_iter(|throws| lean.throw_all(throws)).collect()
        }),
        None => lean.throw_all(throws),
    }
}

/// Threads for throws alone: nothing that takes longer can come before them.
fn pool() -> Option<&'static ThreadPool> {
    static POOL: OnceLock<Option<ThreadPool>> = OnceLock::new();
    POOL.get_or_init(|| ThreadPoolBuilder::new().build().ok()).as_ref()
}
