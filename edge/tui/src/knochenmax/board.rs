//! KnochenMAX on the table.

use bonecup_rules::Seat;
use knochenmax::{Bones, KnochenMax, Move, Request, THROWS};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::scene::{self, Scene};
use super::{DiceInput, MoveInput};
use crate::board::{Board, History};
use crate::hits::Hits;
use crate::input::TurnInput;
use crate::paper::Paper;

/// The bones above the sheets.
pub(crate) struct KnochenMaxBoard;

impl Board for KnochenMaxBoard {
    type Game = KnochenMax;

    fn draw(
        &self,
        game: &KnochenMax,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect {
        scene::draw(&Scene { game, move_input: None, dice_input: None }, paper, frame, area, hits)
    }

    fn moment(&self, game: &KnochenMax, paper: &Paper<'_>) -> String {
        let name = paper.cast.name(game.to_move());
        let made = THROWS - game.throws_left();
        let values = [("name", name.into()), ("number", made.into()), ("all", THROWS.into())];
        paper.say("picture-km-title", &values)
    }

    fn move_input(&self, game: &KnochenMax, _: Seat, history: History<'_>) -> Option<Box<dyn TurnInput>> {
        Some(Box::new(MoveInput::new(game, kept_before(history))))
    }

    fn dice_input(&self, game: &KnochenMax, request: &Request) -> Box<dyn TurnInput> {
        Box::new(DiceInput::new(game, request.bones()))
    }
}

/// What lay before the last throw of this turn.
fn kept_before(history: History<'_>) -> Bones {
    match history.moves::<KnochenMax>().next() {
        Some((_, Move::Keep(kept))) => *kept,
        Some((_, Move::Fill { .. })) | None => Bones::NONE,
    }
}
