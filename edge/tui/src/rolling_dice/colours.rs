//! The colours of the arena, and of dice and seals.

use ratatui::style::{Color, Style};
use rolling_dice::Colour;
use rolling_dice::arena::PatchKind;

use crate::theme::{BLUE, GREEN, GREY, ORANGE, PALE, PURPLE, Theme, VERMILION, YELLOW};

/// The pen for dice of this colour.
pub(super) fn of_die(colour: Colour, theme: Theme) -> Color {
    theme.colour(match colour {
        Colour::Orange => ORANGE,
        Colour::Green => GREEN,
        Colour::Purple => PURPLE,
        Colour::Red => VERMILION,
        Colour::Blue => BLUE,
        Colour::Yellow => YELLOW,
    })
}

/// Texts about dice and seals of this colour.
pub(super) fn text(colour: Colour, theme: Theme) -> Style {
    Style::new().fg(of_die(colour, theme))
}

pub(super) fn of_patch(kind: PatchKind, theme: Theme) -> Color {
    theme.colour(match kind {
        PatchKind::Net => GREEN,
        PatchKind::Hole => VERMILION,
    })
}

pub(super) fn ice(theme: Theme) -> Color {
    theme.colour(PALE)
}

pub(super) fn wall(theme: Theme) -> Color {
    theme.colour(GREY)
}

pub(super) fn aim(theme: Theme) -> Color {
    theme.colour(YELLOW)
}
