//! A map from colours that refuses to say two things of one.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::colour::Colour;

/// Something for each of some colours, as JSON `{"orange": 3, "green": 1}`. A colour that is given twice is an
/// error: serde would silently keep the last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ByColour<T>(BTreeMap<Colour, T>);

impl<T> ByColour<T> {
    /// Whether it says nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What it says of the colour.
    pub fn get(&self, colour: Colour) -> Option<&T> {
        self.0.get(&colour)
    }

    /// The colours of which it says something, in the order of [`Colour::ALL`].
    pub fn colours(&self) -> impl Iterator<Item = Colour> {
        self.0.keys().copied()
    }
}

impl<T> Default for ByColour<T> {
    fn default() -> ByColour<T> {
        ByColour(BTreeMap::new())
    }
}

impl<T> FromIterator<(Colour, T)> for ByColour<T> {
    fn from_iter<I: IntoIterator<Item = (Colour, T)>>(entries: I) -> ByColour<T> {
        ByColour(entries.into_iter().collect())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByColour<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByColour<T>, D::Error> {
        deserializer.deserialize_map(EachOnce(PhantomData))
    }
}

struct EachOnce<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for EachOnce<T> {
    type Value = ByColour<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with colours as keys")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut entries: M) -> Result<ByColour<T>, M::Error> {
        let mut map = BTreeMap::new();
        while let Some((colour, value)) = entries.next_entry::<Colour, T>()? {
            if map.insert(colour, value).is_some() {
                return Err(M::Error::custom(format_args!("{colour} is given twice")));
            }
        }
        Ok(ByColour(map))
    }
}
