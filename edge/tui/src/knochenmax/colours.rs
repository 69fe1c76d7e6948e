//! The colours of the bones.

use knochenmax::Side;
use ratatui::style::Style;

use crate::theme::{GREEN, PURPLE, SKY, Theme, YELLOW};

/// A bone by the side that it shows.
pub(super) fn of_side(side: Side, theme: Theme) -> Style {
    theme.style(match side {
        Side::Hund => SKY,
        Side::Ruecken => GREEN,
        Side::Bauch => YELLOW,
        Side::Chios => PURPLE,
    })
}
