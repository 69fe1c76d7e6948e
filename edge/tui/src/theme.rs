//! Colours, and what stands for them where there are none.
//!
//! The palette is the one of Okabe and Ito (2008), which stays apart for people who see colours differently, in the
//! nearest of the 256 colours that terminals share. Whatever a colour says, a letter, a shape or an attribute says too.

use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// The palette.
    Colours,
    /// Bold, dim, underlined and reversed only.
    Plain,
    /// The same, and only letters of ASCII: whatever is drawn is translated letter by letter at the end.
    Ascii,
}

pub(crate) const ORANGE: Color = Color::Indexed(214);
pub(crate) const SKY: Color = Color::Indexed(74);
pub(crate) const GREEN: Color = Color::Indexed(36);
pub(crate) const YELLOW: Color = Color::Indexed(227);
pub(crate) const BLUE: Color = Color::Indexed(33);
pub(crate) const VERMILION: Color = Color::Indexed(202);
pub(crate) const PURPLE: Color = Color::Indexed(175);
pub(crate) const PALE: Color = Color::Indexed(152);
pub(crate) const GREY: Color = Color::Indexed(244);

impl Theme {
    /// Colours, unless `NO_COLOR` is set to anything.
    pub fn find(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> Theme {
        if variable("NO_COLOR").is_some_and(|value| !value.is_empty()) {
            Theme::Plain
        } else {
            Theme::Colours
        }
    }

    /// A colour, or none.
    pub(crate) fn colour(self, colour: Color) -> Color {
        match self {
            Theme::Colours => colour,
            Theme::Plain | Theme::Ascii => Color::Reset,
        }
    }

    /// Text in a colour.
    pub(crate) fn style(self, colour: Color) -> Style {
        Style::new().fg(self.colour(colour))
    }

    /// What the eye should find first.
    pub(crate) fn title(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is there but does not matter now.
    pub(crate) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the keys act: reversed, with or without colours.
    pub(crate) fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What can be done now.
    pub(crate) fn legal(self) -> Style {
        self.style(GREEN).add_modifier(Modifier::BOLD)
    }

    pub(crate) fn good(self) -> Style {
        self.style(GREEN)
    }

    pub(crate) fn bad(self) -> Style {
        self.style(VERMILION).add_modifier(Modifier::BOLD)
    }

    /// A key that can be pressed.
    pub(crate) fn key(self) -> Style {
        self.style(YELLOW).add_modifier(Modifier::BOLD)
    }

    /// The lines of frames and rules.
    pub(crate) fn frame(self) -> Style {
        self.style(GREY)
    }
}
