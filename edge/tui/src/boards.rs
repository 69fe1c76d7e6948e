//! The games that have a board of their own. Every other game is played on the plain one.

use bonecup_games::GameId;

use crate::board::AnyBoard;
use crate::knochenmax::KnochenMaxBoard;
use crate::plain_board::PlainBoard;
use crate::rolling_bones::RollingBonesBoard;
use crate::rolling_dice::RollingDiceBoard;

const BOARDS: [&dyn AnyBoard; 3] = [&RollingBonesBoard, &KnochenMaxBoard, &RollingDiceBoard];

/// The board on which the game is played.
pub(crate) fn of(game: GameId) -> &'static dyn AnyBoard {
    BOARDS.into_iter().find(|board| board.game() == Some(game)).unwrap_or(&PlainBoard)
}
