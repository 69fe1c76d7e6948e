//! Rolling Dice among the other games.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId, Listed};
use bonecup_referee::Record;
use rolling_dice::{Move, RollingDice, Thrower};

use super::analysis;
use super::trials::{Judged, Trials, try_out};
use crate::advice::{Advice, AdvisedMove, Measure, Question};
use crate::analysis::Analysis;
use crate::coach::Coach;
use crate::list::Entry;
use crate::refusal::CoachRefusal;
use crate::values::{Kind, Values};
use crate::why::Why;

/// The entry of the list.
pub(crate) const COACH: Entry = Entry {
    game: GameId::RollingDice,
    solve: |_| Ok(Arc::new(TrialCoach)),
    solved_for: |options| AnyOptions::new(options.game()),
    chances_from: |_, _| Err(CoachRefusal::NotSolved),
    standing_to_win: |_| None,
    asks_to_win: |_| false,
};

/// The noises of the trials come from here: the same question gets the same answer.
const SEED: u64 = 1;

/// Nothing is solved; every question is tried out.
struct TrialCoach;

impl Coach for TrialCoach {
    fn serves(&self, options: &AnyOptions) -> bool {
        options.of::<RollingDice>().is_some()
    }

    fn bytes(&self) -> usize {
        0
    }

    fn is_solved(&self) -> bool {
        false
    }

    fn measure(&self) -> Measure {
        Measure::Lead
    }

    fn values(&self, _game: &AnyGame) -> Result<Values, CoachRefusal> {
        Err(CoachRefusal::NotSolved)
    }

    fn why(&self, _game: &AnyGame, _values: &Values, _action: &AnyMove) -> Vec<Why> {
        Vec::new()
    }

    fn analyse(&self, record: &Record, thrower: &dyn Thrower) -> Option<Result<Analysis, CoachRefusal>> {
        Some(analysis::analyse(record, thrower))
    }

    fn try_out(&self, question: &Question<'_>) -> Option<Advice> {
        let game = question.game.of::<RollingDice>()?;
        let asked = question.asked.and_then(|asked| asked.of::<RollingDice>().copied());
        let trials = try_out(game, asked, question.thrower, SEED);
        Some(advice(game, &trials, question.reasons))
    }
}

fn advice(game: &RollingDice, trials: &Trials, reasons: bool) -> Advice {
    // After the end nothing is to be won any more, and that is certain.
    let is_estimate = trials.value.count() > 0.0;
    let kind = if is_estimate { Kind::Estimate { error: trials.value.error() } } else { Kind::Exact };
    let moves = trials.moves.iter().enumerate().map(|(place, judged)| AdvisedMove {
        action: RollingDice::into_move(judged.action),
        value: judged.value,
        error: Some(judged.error),
        // Trials that come out level are luck; the first is as good as any.
        is_best: place == 0,
        is_asked: trials.asked == Some(judged.action),
        chances: chances(judged),
        why: if reasons { said(trials, game, judged) } else { Vec::new() },
    });
    Advice { measure: Measure::Lead, value: trials.value.mean(), kind, moves: moves.collect() }
}

fn said(trials: &Trials, game: &RollingDice, judged: &Judged) -> Vec<Why> {
    let reasons = trials.why(game, judged).into_iter();
    reasons.map(|why| Why::Own { key: why.key(), facts: why.facts() }).collect()
}

/// What may happen, as shares of the trials: to a throw, or in the next round to a die that is kept.
fn chances(judged: &Judged) -> Vec<(&'static str, f64)> {
    let throw = &judged.playout.throw;
    match judged.action {
        Move::Throw(_) => vec![
            ("stays", throw.stays.mean()),
            ("beats", throw.succeeds.mean()),
            ("net", throw.nets.mean()),
            ("pushes", throw.pushes.mean()),
            ("mishap", throw.mishaps.mean()),
        ],
        Move::Choose(_) | Move::Place { .. } => vec![("lost_next", judged.playout.lost.mean())],
    }
}
