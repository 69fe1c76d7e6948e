//! The colours of the dice.

use ratatui::style::Style;
use rolling_bones::Kind;

use crate::theme::{ORANGE, PURPLE, SKY, Theme};

/// Dice by kind.
pub(super) fn of_kind(kind: Kind, theme: Theme) -> Style {
    theme.style(match kind {
        Kind::Left => SKY,
        Kind::Right => PURPLE,
        Kind::Centre => ORANGE,
    })
}
