//! The rating by mistakes: what a real decision loses on average.

use bonecup_coach::{Analysis, TIE, What};
use bonecup_games::GameId;
use bonecup_rules::Seat;
use serde::{Deserialize, Serialize};

/// The decisions of a seat in one game. Only real ones count: those where the moves differ in value.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Decisions {
    /// How many there were.
    pub real: u32,
    /// What they lost in all, in points.
    pub loss: f64,
    /// The sum of the squares of what each lost.
    pub squares: f64,
}

/// So many imagined decisions stand at the beginning, so that nobody is certain after a few.
pub const PRIOR_DECISIONS: f64 = 20.0;

/// What an imagined decision loses on average, by the key of the game: about as much as one of the bot `casual`.
const PRIOR_LOSS: &[(&str, f64)] = &[("rolling-bones", 0.2), ("knochenmax", 1.0)];
const PRIOR_LOSS_ELSEWHERE: f64 = 1.0;

/// What one of the imagined decisions of a game loses on average.
pub fn prior_loss(game: GameId) -> f64 {
    let own = PRIOR_LOSS.iter().find(|(key, _)| *key == game.key());
    own.map_or(PRIOR_LOSS_ELSEWHERE, |(_, loss)| *loss)
}

/// How well a player decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SkillRating {
    /// The points that a real decision loses on average; less is better.
    pub loss: f64,
    /// The standard error of that.
    pub deviation: f64,
    /// The real decisions that are behind it.
    pub decisions: u32,
    /// The games in which they were made.
    pub games: u32,
}

impl Decisions {
    /// Those of a seat, from an analysis in points.
    pub fn of(analysis: &Analysis, seat: Seat) -> Decisions {
        let mut decisions = Decisions::default();
        for step in analysis.of(seat) {
            if let What::Decision { best_value, worst_value, loss, .. } = step.what
                && worst_value.is_some_and(|worst| best_value - worst > TIE)
            {
                decisions.real += 1;
                decisions.loss += loss;
                decisions.squares += loss * loss;
            }
        }
        decisions
    }

    pub(crate) fn add(&mut self, more: &Decisions) {
        self.real += more.real;
        self.loss += more.loss;
        self.squares += more.squares;
    }
}

impl SkillRating {
    /// The mean of all decisions and the imagined ones, and its standard error. The imagined ones are spread as waiting
    /// times are: the mean of their squares is twice the square of their mean.
    pub(crate) fn of(game: GameId, made: &Decisions, games: u32) -> SkillRating {
        let prior = prior_loss(game);
        let count = PRIOR_DECISIONS + f64::from(made.real);
        let loss = (PRIOR_DECISIONS * prior + made.loss) / count;
        let squares = (PRIOR_DECISIONS * 2.0 * prior * prior + made.squares) / count;
        let deviation = ((squares - loss * loss).max(0.0) / count).sqrt();
        SkillRating { loss, deviation, decisions: made.real, games }
    }
}
