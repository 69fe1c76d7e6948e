//! What the coach cannot help with.

use bonecup_rules::Reason;

/// Why there is no advice or analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoachRefusal {
    /// The game has no coach.
    #[error("the coach does not know this game yet")]
    NoCoach,
    /// Where dice come to rest is a matter of the hand: the game has no exact values.
    #[error("Rolling Dice is a game of skill with the hand: it has not been solved")]
    NotSolved,
    /// The book was solved for another game or other options.
    #[error("the book was solved for another game or other options")]
    OtherBook,
    /// The record does not follow the rules; whoever wants to know where replays it.
    #[error("the record does not follow the rules")]
    BadRecord,
    /// The chances do not reach a position of this game.
    #[error("no chances to win are known for this game")]
    NoChances,
    /// Nobody loses alone, so there is nothing to win.
    #[error("who plays alone cannot lose; analyse in points")]
    WonAlone,
    /// Whole games on several sheets each have not been solved: only a [`Duel`](bonecup_solver::knochenmax::Duel) near its end.
    #[error(
        "chances to win on several sheets are known near the end of a game of two only; analyse in points"
    )]
    WonOnSheets,
}

impl Reason for CoachRefusal {
    fn code(&self) -> &'static str {
        match self {
            CoachRefusal::NoCoach => "coach-no-coach",
            CoachRefusal::NotSolved => "coach-not-solved",
            CoachRefusal::OtherBook => "coach-other-book",
            CoachRefusal::BadRecord => "coach-bad-record",
            CoachRefusal::NoChances => "coach-no-chances",
            CoachRefusal::WonAlone => "coach-won-alone",
            CoachRefusal::WonOnSheets => "coach-won-on-sheets",
        }
    }
}
