//! Rolling Dice on the table.

use bonecup_rules::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use rolling_dice::{Aim, Landing, Move, RollingDice, Throw};

use super::flight::FloeFlight;
use super::scene::{self, Scene};
use super::{DiceInput, MoveInput};
use crate::board::{Board, Flight, History};
use crate::hits::Hits;
use crate::input::TurnInput;
use crate::paper::Paper;

/// The arena from above, with the track of the seals beside it.
pub(crate) struct RollingDiceBoard;

impl Board for RollingDiceBoard {
    type Game = RollingDice;

    fn draw(
        &self,
        game: &RollingDice,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect {
        scene::draw(&Scene::watched(game), paper, frame, area, hits)
    }

    fn moment(&self, game: &RollingDice, paper: &Paper<'_>) -> String {
        let colour = game.thrower();
        let name = paper.cast.name(game.seat_of(colour));
        let colour = paper.words.name("colour", colour);
        paper.say("tui-rd-title", &[("name", name.into()), ("colour", colour.into())])
    }

    fn move_input(&self, game: &RollingDice, seat: Seat, history: History<'_>) -> Option<Box<dyn TurnInput>> {
        let input = MoveInput::new(game, last_aim(seat, history))?;
        Some(Box::new(input))
    }

    fn dice_input(&self, game: &RollingDice, throw: &Throw) -> Box<dyn TurnInput> {
        Box::new(DiceInput::new(game, throw))
    }

    fn flight(&self, before: &RollingDice, landing: &Landing) -> Option<Box<dyn Flight>> {
        let flight = FloeFlight::of(before, landing)?;
        Some(Box::new(flight))
    }

    fn gives_coach_a_column(&self) -> bool {
        false
    }
}

/// How the seat threw before.
fn last_aim(seat: Seat, history: History<'_>) -> Option<Aim> {
    history.moves::<RollingDice>().find_map(|(by, action)| match action {
        Move::Throw(aim) if by == seat => Some(*aim),
        Move::Throw(_) | Move::Choose(_) | Move::Place { .. } => None,
    })
}
