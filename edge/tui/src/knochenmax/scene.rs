//! The whole picture: the bones above, the sheets below.

use bonecup_rules::{Game, Seat};
use knochenmax::KnochenMax;
use ratatui::Frame;
use ratatui::layout::Rect;

use super::{DiceInput, MoveInput, bones, table};
use crate::hits::Hits;
use crate::ink::below;
use crate::paper::Paper;

/// What is drawn.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a KnochenMax,
    pub(crate) move_input: Option<&'a MoveInput>,
    pub(crate) dice_input: Option<&'a DiceInput>,
}

impl Scene<'_> {
    /// The seat whose sheets are on the screen in any case.
    pub(super) fn looked_at(&self, paper: &Paper<'_>) -> Seat {
        paper.looked_at.unwrap_or_else(|| self.game.to_move())
    }
}

/// Columns that are worth a place for other things.
const SIDE: u16 = 26;

/// Draws the position and says what is left of the area: beside the sheets, or below them.
pub(crate) fn draw(
    scene: &Scene<'_>,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> Rect {
    bones::draw(scene, paper, frame, area, hits);
    let lower = below(area, bones::ROWS);
    let columns = table::draw(scene, paper, frame, lower, hits);
    let used = u16::try_from(columns + 2).unwrap_or(u16::MAX).min(lower.width);
    if lower.width - used >= SIDE {
        return Rect { x: lower.x + used, width: lower.width - used, ..lower };
    }
    let rows = table::ROWS + usize::from(scene.game.options().sheets.get() > 1);
    below(lower, rows - 1)
}
