//! Solved tables, shared by all bots of the process.
//!
//! A table is solved when it is first asked for, while those who also need it wait, and kept as long as others are
//! not needed more.

mod kept;
mod shelf;

use std::sync::{Arc, OnceLock};

use bonecup_rules::Points;
use bonecup_solver::knochenmax::ExpectedPoints;
use bonecup_solver::rolling_bones::{Distribution, SolvedTurn, TurnPlan, Utility};
use knochenmax::{KnochenMaxOptions, SheetCount};
use rolling_bones::BonesOptions;

pub(crate) use kept::{kept_duel, kept_race};
use shelf::Shelf;

/// Some 20 kB each for single sheets, 10 MB for pairs.
static SHEETS: Shelf<KnochenMaxOptions, ExpectedPoints> = Shelf::new(16);
/// Turns have two options, so these are all there are; 8 MB each.
static TURNS: Shelf<BonesOptions, PointsTurn> = Shelf::new(4);
/// Turns that are played for winning: 8 MB each.
static WON_TURNS: Shelf<(BonesOptions, Vec<u64>), SolvedTurn> = Shelf::new(8);

/// The expected points of sheets with these options.
pub(crate) fn sheets(options: &KnochenMaxOptions) -> Arc<ExpectedPoints> {
    // Pairs of sheets are all that is solved, so any larger number has the same table.
    let pair = SheetCount::new(2).unwrap_or(options.sheets);
    let solved = KnochenMaxOptions { sheets: options.sheets.min(pair), ..*options };
    SHEETS.get(&solved, || on_own_threads(|| ExpectedPoints::solve(&solved)))
}

/// Works where no other work can come in between.
///
/// Pairs of sheets are solved with rayon, and a thread of a pool that waits there may take up another game of the same
/// pool. That game would wait for the table which the same thread has just begun, for ever.
fn on_own_threads<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| match rayon::ThreadPoolBuilder::new().build() {
            Ok(pool) => pool.install(work),
            Err(_) => work(),
        });
        thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// A turn of Rolling Bones that is played for points.
pub(crate) struct PointsTurn {
    pub(crate) solved: SolvedTurn,
    scores: OnceLock<Distribution>,
}

impl PointsTurn {
    /// How probable each score is.
    pub(crate) fn scores(&self) -> &Distribution {
        self.scores.get_or_init(|| self.solved.distribution())
    }
}

/// A turn with these options, played for points.
pub(crate) fn turn(options: &BonesOptions) -> Arc<PointsTurn> {
    let rules = rules_of_a_turn(options);
    let solve = || PointsTurn { solved: plan().solve(&rules, Utility::points()), scores: OnceLock::new() };
    TURNS.get(&rules, solve)
}

/// A turn with these options, in which points have this worth.
pub(crate) fn turn_for(options: &BonesOptions, utility: &Utility) -> Arc<SolvedTurn> {
    let rules = rules_of_a_turn(options);
    let (Points(lowest), Points(highest)) = (Utility::LOWEST, Utility::HIGHEST);
    let worth = (lowest..=highest).map(|score| utility.of(Points(score)).to_bits()).collect();
    WON_TURNS.get(&(rules, worth), || plan().solve(&rules, utility.clone()))
}

/// What is agreed about the end of the game does not matter within a turn.
fn rules_of_a_turn(options: &BonesOptions) -> BonesOptions {
    let BonesOptions { target, finish_round, .. } = BonesOptions::default();
    BonesOptions { target, finish_round, ..*options }
}

fn plan() -> &'static TurnPlan {
    static PLAN: OnceLock<TurnPlan> = OnceLock::new();
    PLAN.get_or_init(TurnPlan::new)
}
