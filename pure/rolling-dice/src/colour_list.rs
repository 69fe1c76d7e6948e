//! Colours in an order, each once.

use std::fmt;
use std::ops::Deref;

use bonecup_rules::{OptionError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::Colour;
use crate::options::COLOURS;

/// Some of the colours in an order, as JSON `["red", "blue"]` and as text `red,blue`. No colour is there twice.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Colour>"))]
pub struct ColourList {
    colours: [Colour; Colour::ALL.len()],
    count: usize,
}

impl ColourList {
    /// The word for a list without colours, where nobody cares which ones they get.
    const ANY: &'static str = "any";

    /// The colours in this order.
    ///
    /// # Errors
    /// If one is there twice.
    pub fn new(colours: impl IntoIterator<Item = Colour>) -> Result<ColourList, OptionError> {
        let mut list = ColourList::default();
        for colour in colours {
            if list.contains(&colour) {
                let free = list.free().fold(ColourList::default(), ColourList::with);
                return Err(OptionError::twice(&COLOURS, colour.name(), &free.names()));
            }
            list.push(colour);
        }
        Ok(list)
    }

    /// The colours that are not there, in the order of [`Colour::ALL`].
    pub fn free(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| !self.contains(colour))
    }

    /// As many colours as are needed: those that are there, then free ones in the order of [`Colour::ALL`].
    #[must_use]
    pub fn filled(self, needed: usize) -> ColourList {
        let missing = needed.saturating_sub(self.count);
        self.free().take(missing).fold(self, ColourList::with)
    }

    /// The colours of a whole table in a circle, beginning with this one.
    pub(crate) fn clockwise_from(&self, first: Colour) -> impl Iterator<Item = Colour> {
        self.iter().copied().cycle().skip(self.turn_of(first)).take(self.count)
    }

    /// The seat that plays the colour at a table with so many: the seats take turns (RD-8).
    pub(crate) fn seat_of(&self, colour: Colour, seats: u8) -> Seat {
        Seat::all(seats).cycle().nth(self.turn_of(colour)).unwrap_or_default()
    }

    fn turn_of(&self, colour: Colour) -> usize {
        self.iter().position(|&other| other == colour).unwrap_or_default()
    }

    /// The colours as people read them, `red, blue`.
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.iter().map(|colour| colour.name()).collect();
        names.join(", ")
    }

    /// The list with a further colour, unless it is there already.
    #[must_use]
    pub(crate) fn with(mut self, colour: Colour) -> ColourList {
        self.push(colour);
        self
    }

    /// Each colour is there once, so there is always room for one that is not.
    pub(crate) fn push(&mut self, colour: Colour) {
        if !self.contains(&colour) {
            self.colours[self.count] = colour;
            self.count += 1;
        }
    }

    pub(crate) fn read(text: &str) -> Result<ColourList, OptionError> {
        if text == Self::ANY {
            return Ok(ColourList::default());
        }
        let colour = |word: &str| word.trim().parse().map_err(|_| OptionError::value(&COLOURS, word));
        Self::new(text.split(',').map(colour).collect::<Result<Vec<Colour>, _>>()?)
    }
}

impl Default for ColourList {
    fn default() -> ColourList {
        ColourList { colours: Colour::ALL, count: 0 }
    }
}

impl Deref for ColourList {
    type Target = [Colour];

    fn deref(&self) -> &[Colour] {
        &self.colours[..self.count]
    }
}

impl PartialEq for ColourList {
    fn eq(&self, other: &ColourList) -> bool {
        **self == **other
    }
}

impl Eq for ColourList {}

impl fmt::Debug for ColourList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl fmt::Display for ColourList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(|colour| colour.name()).collect();
        if names.is_empty() { f.write_str(Self::ANY) } else { f.write_str(&names.join(",")) }
    }
}

impl Serialize for ColourList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ColourList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ColourList, D::Error> {
        let colours = Vec::<Colour>::deserialize(deserializer)?;
        ColourList::new(colours).map_err(serde::de::Error::custom)
    }
}
