//! Passing on whose turn it is at a slow table, for those who are not there.

use bonecup_referee::room::Step;
use bonecup_referee::{PersonId, TableId};
use bonecup_store::StoreError;
use tokio::sync::mpsc;

use super::{LiveRoom, Rooms, live};
use crate::bus::Hint;
use crate::push::{TurnNews, awaited, is_slow};

impl Rooms {
    /// Passes on from now on who is waited for, and who came.
    pub(crate) fn pass_turns_to(&self, told: mpsc::Sender<TurnNews>) {
        // It is said once, when the server starts.
        let _ = self.turns.set(told);
    }

    /// The person is at the table.
    pub(crate) fn note_back(&self, table: &TableId, person: &PersonId) {
        if let Some(turns) = self.turns.get() {
            pass_on(turns, TurnNews::Back(table.clone(), person.clone()));
        }
    }

    /// What a step that this node has appended means for those who are not there: other nodes have appended others.
    pub(super) fn note_turn(&self, live: &LiveRoom, state: &live::State, step: &Step) {
        // Nearly everywhere nobody is told anything.
        let Some(turns) = self.turns.get() else { return };
        let Some(room) = state.room.as_ref().filter(|room| is_slow(room)) else { return };
        let asker = step.asked.as_ref().map(|asked| &asked.by);
        if let Some(asker) = asker {
            pass_on(turns, TurnNews::Back(live.id.clone(), asker.clone()));
        }
        let absent = awaited(room).filter(|person| Some(*person) != asker && !live.presence().has(person));
        if let Some(person) = absent {
            pass_on(turns, TurnNews::Due(live.id.clone(), person.clone()));
        }
    }

    /// Whether the person is connected to the table, on whichever node.
    pub(crate) async fn is_present(&self, table: &TableId, person: &PersonId) -> Result<bool, StoreError> {
        if self.known(table).is_some_and(|live| live.presence().has(person)) {
            return Ok(true);
        }
        if !self.store.is_shared() {
            return Ok(false);
        }
        let is_there = |hint: &Hint| match hint {
            Hint::Present { table: at, people, .. } => at == table && people.contains(person),
            Hint::Step { .. } | Hint::Word { .. } | Hint::Revoked { .. } | Hint::Hurry { .. } => false,
        };
        Ok(self.presence_elsewhere().await?.iter().any(is_there))
    }
}

/// Nobody waits for this: where too much is to be told, something is not.
fn pass_on(turns: &mpsc::Sender<TurnNews>, news: TurnNews) {
    let _ = turns.try_send(news);
}
