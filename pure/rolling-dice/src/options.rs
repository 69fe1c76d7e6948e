//! The options of the game: who plays which colours, and who begins.

use bonecup_rules::{OptionError, OptionInfo, Options, Seat};
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::position::SEATS;

pub(crate) const COLOURS: OptionInfo =
    OptionInfo { key: "colours", ruling: "RD-17", allowed: "any, orange, green, purple, red, blue, yellow" };
const BEGINS: OptionInfo = OptionInfo { key: "begins", ruling: "RD-17", allowed: "1 to 6" };

/// How Rolling Dice is played; as JSON `{"colours": ["red", "blue", "green"], "begins": 1}`, where seats count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RollingDiceOptions"))]
pub struct DiceOptions {
    /// By which edition of the rules. Nobody chooses it: a game keeps the one that it began with, so that old records
    /// replay as they were played. The version of the rules that a record names tells which.
    #[serde(skip)]
    pub edition: Edition,
    /// The chosen colours in the order of play: of each seat the first, then, with two players, of each the second
    /// (RD-8, RD-17). Where some are missing free ones take their place.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub colours: ColourList,
    /// The seat that begins the first round (RD-17).
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub begins: Seat,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// An edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// As games were played before nets and holes were moved apart.
    First,
    /// As every new game is played.
    #[default]
    Second,
}

impl Options for DiceOptions {
    const LIST: &'static [OptionInfo] = &[COLOURS, BEGINS];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "colours" => self.colours = ColourList::read(value)?,
            "begins" => self.begins = read_seat(value).ok_or_else(|| OptionError::value(&BEGINS, value))?,
            _ => return Err(OptionError::unknown(key, Self::LIST)),
        }
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![("colours", self.colours.to_string()), ("begins", self.begins.to_string())]
    }
}

impl DiceOptions {
    /// The colours of a table with so many seats, in the order of play.
    ///
    /// # Errors
    /// If more are chosen than play, or the seat that begins does not exist.
    pub(crate) fn table(&self, seats: u8) -> Result<ColourList, OptionError> {
        let needed = usize::from(seats * Colour::per_seat(seats));
        if self.colours.len() > needed {
            return Err(OptionError::too_many(&COLOURS, self.colours.len(), needed));
        }
        if self.begins.0 >= seats {
            return Err(OptionError::value_of(&BEGINS, &self.begins.to_string(), format!("1 to {seats}")));
        }
        Ok(self.colours.filled(needed))
    }
}

/// People count seats from one.
fn read_seat(text: &str) -> Option<Seat> {
    let number = text.parse().ok().filter(|number| (1..=*SEATS.end()).contains(number))?;
    Some(Seat(number - 1))
}
