//! How many files and sockets the system lets this process have.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tracing::{debug, warn};

/// More than this is of no use to a server that holds [`Limits::sockets`](crate::Limits) of them.
const ENOUGH: u64 = 100_000;
/// Descriptors that connections leave to the database, its files, the bus, and those who are told that there is no room.
const KEPT_BACK: u64 = 128;

/// Raises the limit as far as the system allows; how many connections it leaves room for.
pub(super) fn room_for_connections() -> usize {
    let limit = getrlimit(Resource::Nofile);
    let hard = limit.maximum.unwrap_or(ENOUGH).min(ENOUGH);
    let mut current = limit.current.unwrap_or(ENOUGH);
    if current < hard {
        match setrlimit(Resource::Nofile, Rlimit { current: Some(hard), maximum: limit.maximum }) {
            Ok(()) => current = hard,
            Err(error) => warn!(%error, current, "the limit on open files cannot be raised"),
        }
    }
    debug!(descriptors = current, "open files");
    usize::try_from(room(current)).unwrap_or(usize::MAX)
}

fn room(descriptors: u64) -> u64 {
    // With very few, half of them.
    descriptors.saturating_sub(KEPT_BACK).max(descriptors / 2).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_everything_else() {
        assert_eq!(room(1_024), 896);
        assert_eq!(room(100), 50);
        assert_eq!(room(0), 1);
        let room = room_for_connections();
        assert!(room > 0 && room <= 100_000);
    }
}
