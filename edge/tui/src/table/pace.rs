//! How fast things are shown: what people did themselves at once, what others do so that one can follow.

use std::time::Duration;

use bonecup_games::AnyMove;
use bonecup_referee::{By, Event, Table};

use bonecup_seat::Venue;

/// Dice are in the cup.
const SHAKE: Duration = Duration::from_millis(450);
/// Somebody else does something.
const MOVE: Duration = Duration::from_millis(500);
/// One bone after the other is laid.
const LAY: Duration = Duration::from_millis(250);

/// How long what is on the screen stays there before the event is shown.
pub(super) fn before(event: &Event, shown: &Table, venue: &dyn Venue) -> Duration {
    match event {
        Event::Moved { seat, .. } if venue.is_own(*seat) => Duration::ZERO,
        Event::Moved { action: AnyMove::RollingBones(rolling_bones::Move::Lay(_)), .. } => LAY,
        Event::Moved { .. } => MOVE,
        // Who typed real dice in has seen them, and the first roll has nothing to wait for.
        Event::Rolled { by: By::Hand, .. } => Duration::ZERO,
        Event::Rolled { .. } if shown.seq().0 == 0 => Duration::ZERO,
        Event::Rolled { .. } => SHAKE,
    }
}
