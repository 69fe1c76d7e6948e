//! Rolling Bones on the table.

use std::time::Duration;

use bonecup_rules::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use rolling_bones::{DiceCount, Move, RollingBones};

use super::scene::{self, Scene};
use super::{DiceInput, MoveInput};
use crate::board::{Board, History, MOVE};
use crate::hits::Hits;
use crate::input::TurnInput;
use crate::paper::Paper;

/// One bone after the other is laid.
const LAY: Duration = Duration::from_millis(250);

/// The skeleton, the dice and the race.
pub(crate) struct RollingBonesBoard;

impl Board for RollingBonesBoard {
    type Game = RollingBones;

    fn draw(
        &self,
        game: &RollingBones,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect {
        scene::draw(&Scene::watched(game), paper, frame, area, hits)
    }

    fn moment(&self, game: &RollingBones, paper: &Paper<'_>) -> String {
        let name = paper.cast.name(game.to_move());
        let number = game.current_turn().supplementary();
        paper.say("picture-rb-title", &[("name", name.into()), ("number", number.into())])
    }

    fn move_input(&self, game: &RollingBones, _: Seat, _: History<'_>) -> Option<Box<dyn TurnInput>> {
        Some(Box::new(MoveInput::new(game)))
    }

    fn dice_input(&self, game: &RollingBones, dice: &DiceCount) -> Box<dyn TurnInput> {
        Box::new(DiceInput::new(game, *dice))
    }

    fn pause(&self, action: &Move) -> Duration {
        if matches!(action, Move::Lay(_)) { LAY } else { MOVE }
    }
}
