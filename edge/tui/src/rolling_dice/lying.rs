//! Dice as they are drawn.

use rolling_dice::{Colour, Face, Rest};

/// What is particular about a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// Nothing.
    Plain,
    /// It has the ring: it has to be beaten.
    Marked,
    /// The keys are at it.
    Focus,
}

/// A die somewhere in the arena or beside it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lying {
    /// In millimetres.
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// In degrees.
    pub(crate) turn: f64,
    pub(crate) face: Face,
    pub(crate) colour: Colour,
    /// Of a thrown die.
    pub(crate) number: Option<u8>,
    pub(crate) is_wet: bool,
    pub(crate) look: Look,
}

impl Lying {
    pub(crate) fn scoring(colour: Colour, rest: &Rest) -> Lying {
        Lying {
            x: rest.x.in_mm(),
            y: rest.y.in_mm(),
            turn: rest.turn.in_degrees(),
            face: rest.face,
            colour,
            number: None,
            is_wet: !rest.on_floe(),
            look: Look::Plain,
        }
    }

    pub(crate) fn thrown(colour: Colour, number: u8, rest: &Rest) -> Lying {
        Lying { number: Some(number), ..Lying::scoring(colour, rest) }
    }

    pub(crate) fn with(self, look: Look) -> Lying {
        Lying { look, ..self }
    }

    /// Two signs that tell it from all others: the letter of its colour or its number, and its pips.
    pub(crate) fn label(&self) -> String {
        let first = self.number.map_or_else(|| letter(self.colour), raised);
        format!("{first}{}", self.face)
    }
}

/// The letter of a colour in notation.
pub(crate) fn letter(colour: Colour) -> char {
    colour.name().chars().next().unwrap_or(' ')
}

/// The number of a thrown die.
pub(crate) fn raised(number: u8) -> char {
    const RAISED: [char; 5] = ['⁰', '¹', '²', '³', '⁴'];
    RAISED[usize::from(number).min(4)]
}
