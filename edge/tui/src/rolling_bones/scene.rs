//! The whole picture: skeleton and dice above, the race below.

use bonecup_rules::Game;
use ratatui::Frame;
use ratatui::layout::Rect;
use rolling_bones::{Bone, Move, RollingBones};

use super::{DiceInput, MoveInput, dice, info, race, skeleton};
use crate::hits::Hits;
use crate::ink::{below, put_lines};
use crate::paper::Paper;

/// What is drawn.
pub(crate) struct Scene<'a> {
    /// The position; with the staged moves where somebody here moves.
    pub(crate) game: &'a RollingBones,
    pub(crate) move_input: Option<&'a MoveInput>,
    pub(crate) dice_input: Option<&'a DiceInput>,
    pub(crate) legal: Vec<Move>,
}

impl<'a> Scene<'a> {
    /// A position that somebody watches.
    pub(crate) fn watched(game: &'a RollingBones) -> Scene<'a> {
        Scene { game, move_input: None, dice_input: None, legal: Vec::new() }
    }

    /// The turn of somebody here.
    pub(crate) fn moving(move_input: &'a MoveInput) -> Scene<'a> {
        Scene {
            game: move_input.game(),
            move_input: Some(move_input),
            dice_input: None,
            legal: move_input.game().legal_moves(),
        }
    }

    /// Real dice that are read off.
    pub(crate) fn entering(game: &'a RollingBones, dice_input: &'a DiceInput) -> Scene<'a> {
        Scene { game, move_input: None, dice_input: Some(dice_input), legal: Vec::new() }
    }

    /// Whether a die of the roll can be laid on its own place.
    pub(super) fn fits(&self, place: Bone) -> bool {
        self.move_input.is_some() && self.legal.contains(&Move::Lay(place))
    }

    /// Whether no bone fits, so that only a false one meets the duty.
    pub(super) fn needs_false(&self) -> bool {
        let is_any = |is: fn(&Move) -> bool| self.legal.iter().any(is);
        is_any(|action| matches!(action, Move::LayFalse { .. }))
            && !is_any(|action| matches!(action, Move::Lay(_)))
    }

    /// Whether what lies there can still be taken back.
    pub(super) fn is_fresh(&self, place: Bone) -> bool {
        self.move_input.is_some_and(|input| input.is_staged(place))
    }
}

/// Between the skeleton and the dice.
const GAP: usize = 1;
/// Below the dice: an empty row, and four about the turn.
const INFO: usize = 5;

/// Draws the position and says what is left of the area.
pub(crate) fn draw(
    scene: &Scene<'_>,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> Rect {
    let race_rows = race::rows(usize::from(scene.game.seats()));
    let tall = usize::from(area.height) >= skeleton::TALL + race_rows + 8;
    let height = if tall { skeleton::TALL } else { dice::ROWS + INFO };
    let upper = Rect { height: area.height.min(u16::try_from(height).unwrap_or(u16::MAX)), ..area };
    let skeleton_height = if tall { skeleton::TALL } else { skeleton::SHORT };
    let left = Rect { height: upper.height.min(u16::try_from(skeleton_height).unwrap_or(0)), ..upper };
    skeleton::draw(scene, paper, frame, left, hits);
    let margin = u16::try_from(skeleton::COLUMNS + GAP).unwrap_or(0).min(upper.width);
    let right = Rect { x: upper.x + margin, width: upper.width - margin, ..upper };
    dice::draw(scene, paper, frame, right, hits);
    put_lines(frame, right, dice::ROWS + 1, &info::lines(scene, usize::from(right.width), paper));
    let lower = below(area, height);
    race::draw(scene.game, paper, frame, lower);
    below(lower, race_rows + 1)
}
