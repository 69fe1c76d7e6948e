//! How far a game was seen, and a sum of all that was seen of it.

use bonecup_referee::fair::head_after;
use bonecup_referee::{Event, Hex32, Seq};
use serde::{Deserialize, Serialize};

use super::Alarm;

/// The events that were seen, as their number and a hash over all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// How many.
    pub events: u32,
    /// Their hash.
    pub hash: Hex32,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { events: 0, hash: Hex32([0; 32]) }
    }
}

impl Seen {
    /// Whether the events begin with what was seen.
    ///
    /// # Errors
    /// If they do not.
    pub fn check(&self, events: &[Event]) -> Result<(), Alarm> {
        let known = usize::try_from(self.events).ok().and_then(|count| events.get(..count));
        match known.map(|known| known.iter().collect::<Seen>()) {
            Some(seen) if seen == *self => Ok(()),
            _ => Err(Alarm::Event { seq: Seq(self.events) }),
        }
    }
}

impl<'a> Extend<&'a Event> for Seen {
    fn extend<T: IntoIterator<Item = &'a Event>>(&mut self, events: T) {
        for event in events {
            let hash = head_after(&self.hash, event);
            *self = Seen { events: self.events.saturating_add(1), hash };
        }
    }
}

impl<'a> FromIterator<&'a Event> for Seen {
    fn from_iter<T: IntoIterator<Item = &'a Event>>(events: T) -> Seen {
        let mut seen = Seen::default();
        seen.extend(events);
        seen
    }
}
