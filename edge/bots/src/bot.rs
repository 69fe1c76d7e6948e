//! What a player is.

use bonecup_games::{AnyGame, AnyMove};

/// A player. It may sit on any number of seats of a table, for it is asked anew for every single move.
pub trait Bot {
    /// One legal move of the seat whose turn it is. `None` exactly when it is no seat's turn, or when the position
    /// is of a game that this bot does not play.
    ///
    /// The same bot, made with the same seed and asked about the same positions, gives the same moves.
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove>;
}
