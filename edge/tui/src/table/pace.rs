//! How fast things are shown: what people did themselves at once, what others do so that one can follow.

use std::time::Duration;

use bonecup_referee::{By, Event, Table};
use bonecup_seat::Venue;

use crate::board::AnyBoard;

/// Dice are in the cup.
const SHAKE: Duration = Duration::from_millis(450);

/// How long what is on the screen stays there before the event is shown.
pub(super) fn before(event: &Event, shown: &Table, venue: &dyn Venue, board: &dyn AnyBoard) -> Duration {
    match event {
        Event::Moved { seat, .. } if venue.is_own(*seat) => Duration::ZERO,
        Event::Moved { action, .. } => board.pause(action),
        Event::Cast { .. } | Event::Chained { .. } => Duration::ZERO,
        // Who typed real dice in has seen them, and the first roll has nothing to wait for.
        Event::Rolled { by: By::Hand, .. } => Duration::ZERO,
        Event::Rolled { .. } if shown.seq().0 == 0 => Duration::ZERO,
        Event::Rolled { .. } => SHAKE,
    }
}
