//! What listeners of a table are told.

use axum::extract::ws::Utf8Bytes;
use bonecup_referee::room::{Room, Step};

use crate::view::StepMessage;

/// A message to everybody who listens to a table. It is written once, however many listen.
#[derive(Debug)]
pub(crate) enum Told {
    /// Something happened.
    Step {
        /// Its number.
        seq: u32,
        /// The message.
        text: Utf8Bytes,
    },
    /// Somebody came or went: whoever wants to know looks who is there.
    Presence,
    /// The server stops: clients come back when it is there again.
    Stopping,
}

impl Told {
    /// The message about a step that the room has taken in.
    pub(super) fn step(room: &Room, step: &Step) -> Told {
        Told::Step { seq: step.seq.0, text: StepMessage::of(room, step).text() }
    }
}
