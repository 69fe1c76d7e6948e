//! What everybody who listens to a table is told.

use std::sync::OnceLock;

use axum::extract::ws::Utf8Bytes;
use bonecup_games::AnyGame;
use bonecup_keys::ServerKeys;
use bonecup_referee::room::{Room, Step};
use bonecup_referee::{Next, PersonId};

use super::Word;
use crate::view::{Remaining, StepMessage, Viewer, receipt};

/// A message to everybody who listens to a table.
#[derive(Debug)]
pub(crate) enum Broadcast {
    /// Something happened.
    Step(Box<StepBroadcast>),
    /// Somebody came or went: whoever wants to know looks who is there.
    Presence,
    /// Somebody said something.
    Word(Word),
    /// Whoever listens as this person is asked anew who they are.
    Revoked(PersonId),
    /// The server stops: clients come back when it is there again.
    Stopping,
}

/// A step for all who see it: written once for each kind of viewer, however many listen, and only if one of the kind does.
#[derive(Debug)]
pub(crate) struct StepBroadcast {
    seq: u32,
    message: StepMessage,
    game: Option<AnyGame>,
    mover: Option<PersonId>,
    texts: [OnceLock<Utf8Bytes>; Viewer::KINDS],
}

impl StepBroadcast {
    /// What is told of a step that the room has taken in.
    pub(crate) fn of(
        room: &Room,
        step: &Step,
        remaining: Option<Remaining>,
        keys: &ServerKeys,
    ) -> StepBroadcast {
        StepBroadcast {
            seq: step.seq.0,
            message: StepMessage::of(room, step, remaining, |head| receipt(head, keys)),
            game: room.table().map(|table| table.game().clone()),
            mover: mover(room).cloned(),
            texts: Default::default(),
        }
    }

    /// The number of the step.
    pub(crate) fn seq(&self) -> u32 {
        self.seq
    }

    /// The message as this person sees it; without `facts` only what happened and the position.
    pub(crate) fn text(&self, person: Option<&PersonId>, facts: bool) -> Utf8Bytes {
        let viewer = match (facts, person) {
            (false, _) => Viewer::Plain,
            (true, Some(person)) if self.mover.as_ref() == Some(person) => Viewer::Mover,
            (true, _) => Viewer::Watcher,
        };
        let text = || self.message.clone().for_viewer(self.game.as_ref(), viewer).text();
        self.texts[viewer as usize].get_or_init(text).clone()
    }
}

/// The person who has to move, if it is one.
pub(crate) fn mover(room: &Room) -> Option<&PersonId> {
    let Some(Next::Move(seat)) = room.next() else { return None };
    let seat = room.seats().get(seat.index())?;
    if seat.bot().is_some() { None } else { seat.person() }
}
