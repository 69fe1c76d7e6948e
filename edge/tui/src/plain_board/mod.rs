//! The board of a game that has none of its own: its picture as text, its moves in words, its dice as a typed line.

mod dice_input;
mod move_input;
mod picture;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRequest, GameId};
use bonecup_rules::Seat;
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::board::{AnyBoard, Flight, History, MOVE};
use crate::hits::Hits;
use crate::input::TurnInput;
use crate::paper::Paper;
use dice_input::DiceInput;
use move_input::MoveInput;

/// Any game, as its text picture.
pub(crate) struct PlainBoard;

impl AnyBoard for PlainBoard {
    fn game(&self) -> Option<GameId> {
        None
    }

    fn draw(
        &self,
        game: &AnyGame,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        _hits: &mut Hits,
    ) -> Rect {
        picture::draw(game, 0, paper, frame, area)
    }

    fn moment(&self, game: &AnyGame, paper: &Paper<'_>) -> String {
        paper.say("tui-plain-title", &[("name", paper.cast.name(game.roller()).into())])
    }

    fn move_input(
        &self,
        game: &AnyGame,
        _seat: Seat,
        _history: History<'_>,
        words: &Words,
    ) -> Option<Box<dyn TurnInput>> {
        Some(Box::new(MoveInput::new(game, words)))
    }

    fn dice_input(
        &self,
        game: &AnyGame,
        seat: Seat,
        request: &AnyRequest,
        words: &Arc<Words>,
    ) -> Option<Box<dyn TurnInput>> {
        Some(Box::new(DiceInput::new(game, seat, request, words)))
    }

    fn flight(&self, _before: &AnyGame, _outcome: &AnyOutcome) -> Option<Box<dyn Flight>> {
        None
    }

    fn pause(&self, _action: &AnyMove) -> Duration {
        MOVE
    }

    fn gives_coach_a_column(&self) -> bool {
        true
    }
}
