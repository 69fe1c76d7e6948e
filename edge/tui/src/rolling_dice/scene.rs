//! The whole picture: the arena on the left, seals and question beside it.

use bonecup_rules::Game;
use ratatui::Frame;
use ratatui::layout::Rect;
use rolling_dice::{RollingDice, Task};

use super::arena::{self, Arena};
use super::flight::FloeFlight;
use super::lying::{Look, Lying};
use super::{DiceInput, MoveInput, MoveTask, panel};
use crate::hits::Hits;
use crate::ink::{below, put_lines};
use crate::paper::Paper;

/// What is drawn.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a RollingDice,
    pub(crate) move_input: Option<&'a MoveInput>,
    pub(crate) dice_input: Option<&'a DiceInput>,
    pub(crate) flight: Option<&'a FloeFlight>,
}

impl<'a> Scene<'a> {
    /// A position that somebody watches.
    pub(super) fn watched(game: &'a RollingDice) -> Scene<'a> {
        Scene { game, move_input: None, dice_input: None, flight: None }
    }
}

/// The columns that the panel needs.
const PANEL: u16 = 46;

/// Draws the position and says what is left of the area.
pub(crate) fn draw(
    scene: &Scene<'_>,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> Rect {
    let widest = area.width.saturating_sub(PANEL).max(20);
    let columns = arena::columns(area.height).min(widest);
    let height = arena::rows(columns).min(area.height);
    let picture = Rect { width: columns.min(area.width), height, ..area };
    let dice = scene.dice();
    let blocks = scene.game.blocks();
    let aim = scene.move_input.and_then(MoveInput::aim);
    let patches = scene.game.options().edition.patches();
    let arena = Arena { patches, dice: &dice, blocks: &blocks, aim, theme: paper.theme };
    arena::draw(&arena, frame, picture, hits);
    let margin = (columns + 2).min(area.width);
    let side = Rect { x: area.x + margin, width: area.width - margin, ..area };
    let wide = usize::from(side.width);
    let row = put_lines(frame, side, 0, &panel::track(scene.game, wide, paper));
    let question = match (scene.move_input, scene.dice_input) {
        (_, Some(input)) => panel::typed(input, wide, paper),
        (Some(input), None) => panel::task(scene.game, input.task(), wide, paper),
        (None, None) => panel::due(scene.game, wide, paper),
    };
    let row = put_lines(frame, side, row + 1, &question);
    below(side, row + 1)
}

impl Scene<'_> {
    fn dice(&self) -> Vec<Lying> {
        if let Some(flight) = self.flight {
            return flight.dice();
        }
        if let Some(input) = self.dice_input {
            return input.lying();
        }
        let thrower = self.game.thrower();
        let scoring = self.game.resting().map(|(colour, rest)| {
            let is_marked = colour == thrower && self.game.task() != Task::Over;
            Lying::scoring(colour, &rest).with(if is_marked { Look::Marked } else { Look::Plain })
        });
        let thrown = (1..)
            .zip(self.game.thrown())
            .map(|(number, rest)| Lying::thrown(thrower, number, rest).with(self.look_of(number)));
        scoring.chain(thrown).chain(self.placed()).collect()
    }

    fn look_of(&self, number: u8) -> Look {
        match self.move_input.map(MoveInput::task) {
            Some(MoveTask::Choose(choosing)) if choosing.chosen() == Some(number) => Look::Focus,
            _ => Look::Plain,
        }
    }

    /// The die that is being put back.
    fn placed(&self) -> Option<Lying> {
        let Some(MoveTask::Place(placing)) = self.move_input.map(MoveInput::task) else { return None };
        let rest = rolling_dice::Rest::flat(placing.face, placing.spot());
        Some(Lying::scoring(placing.colour, &rest).with(Look::Focus))
    }
}
