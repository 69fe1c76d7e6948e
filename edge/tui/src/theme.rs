//! Colours, and what stands for them where there are none.
//!
//! The palette is the one of Okabe and Ito (2008), which stays apart for people who see colours differently, in the
//! nearest of the 256 colours that terminals share. Whatever a colour says, a letter, a shape or an attribute says too.

use ratatui::style::{Color, Modifier, Style};
use rolling_bones::Kind;
use rolling_dice::Colour;

/// Whether there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// The palette.
    Colours,
    /// Bold, dim, underlined and reversed only.
    Plain,
}

const ORANGE: Color = Color::Indexed(214);
const SKY: Color = Color::Indexed(74);
const GREEN: Color = Color::Indexed(36);
const YELLOW: Color = Color::Indexed(227);
const BLUE: Color = Color::Indexed(33);
const VERMILION: Color = Color::Indexed(202);
const PURPLE: Color = Color::Indexed(175);

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
            Theme::Plain => Color::Reset,
        }
    }

    fn style(self, colour: Color) -> Style {
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
        self.style(Color::Indexed(244))
    }

    /// Dice of Rolling Bones by kind.
    pub(crate) fn kind(self, kind: Kind) -> Style {
        self.style(match kind {
            Kind::Left => SKY,
            Kind::Right => PURPLE,
            Kind::Centre => ORANGE,
        })
    }

    /// Dice and seals of Rolling Dice.
    pub(crate) fn die(self, colour: Colour) -> Style {
        self.style(Self::dye(colour))
    }

    pub(crate) fn dye(colour: Colour) -> Color {
        match colour {
            Colour::Orange => ORANGE,
            Colour::Green => GREEN,
            Colour::Purple => PURPLE,
            Colour::Red => VERMILION,
            Colour::Blue => BLUE,
            Colour::Yellow => YELLOW,
        }
    }

    /// A side of a knucklebone.
    pub(crate) fn side(self, side: knochenmax::Side) -> Style {
        self.style(match side {
            knochenmax::Side::Hund => SKY,
            knochenmax::Side::Ruecken => GREEN,
            knochenmax::Side::Bauch => YELLOW,
            knochenmax::Side::Chios => PURPLE,
        })
    }

    pub(crate) fn ice(self) -> Color {
        self.colour(Color::Indexed(152))
    }

    pub(crate) fn net(self) -> Color {
        self.colour(GREEN)
    }

    pub(crate) fn hole(self) -> Color {
        self.colour(VERMILION)
    }

    pub(crate) fn wall(self) -> Color {
        self.colour(Color::Indexed(244))
    }

    pub(crate) fn aim(self) -> Color {
        self.colour(YELLOW)
    }
}
