//! The rooms that this node has in memory. The log is the truth; a room here is what the log said when it was last read.

mod attend;
mod broadcast;
mod cell;
mod drawing;
mod flights;
mod presence;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bonecup_chance::Seed;
use bonecup_referee::room::{Ask, Phase, Room, RoomEvent, RoomRefusal, Step, StepError, Verdict};
use bonecup_referee::{Seq, TableId};
use bonecup_store::{Appended, Change, NewStep, Store, StoreError};
use tracing::warn;

use crate::bus::{Bus, Hint};
use crate::clerk::Clerk;
use crate::metrics::Metrics;
use crate::summary;
pub(crate) use attend::Attendants;
pub(crate) use broadcast::{Broadcast, StepBroadcast, mover};
pub(crate) use cell::{Cell, Visit};
use drawing::Drawing;
pub(crate) use drawing::Secret;
use flights::Flights;

/// How often an append that lost its place is decided again before the asker is told to try later.
const TRIES: usize = 5;

/// Steps that are read from the log at once.
const PAGE: u32 = 500;

/// All rooms of this node.
pub(crate) struct Rooms {
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
    pub(crate) store: Store,
    pub(crate) bus: Bus,
    pub(crate) metrics: Metrics,
    pub(crate) attendants: Attendants,
    /// How the dice of the latest throws flew.
    pub(crate) flights: Flights,
    clerk: Clerk,
}

/// What came of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The step that answered it.
    pub(crate) seq: Seq,
    /// Whether it had been answered before.
    pub(crate) repeated: bool,
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AskError {
    /// The room refuses.
    #[error("{refusal}")]
    Refused {
        /// Why.
        refusal: RoomRefusal,
        /// The last step of the table.
        current: Seq,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The log cannot be read or written now. Whether the request was taken in is not known; the same key tells.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log of the table does not make sense.
    #[error(transparent)]
    Log(#[from] StepError),
    /// Others were faster every time.
    #[error("the table is busy")]
    Busy,
    /// The decision was broken off inside.
    #[error(transparent)]
    Broken(#[from] tokio::task::JoinError),
}

/// What a request comes to, and how dice flew meanwhile.
type Decided = (Result<Verdict, RoomRefusal>, Vec<(u64, bonecup_arena::Path)>);

/// Decides a request. A throw over the ice takes milliseconds, in which an async worker would serve nobody else.
async fn decide(room: &Arc<Room>, ask: &Ask, secret: &Secret) -> Result<Decided, AskError> {
    let drawing = Drawing::new(secret.clone());
    if !room.opening().game.has_physics() {
        return Ok((room.decide(ask, &drawing), drawing.flights()));
    }
    let (room, ask) = (Arc::clone(room), ask.clone());
    let decide = move || (room.decide(&ask, &drawing), drawing.flights());
    Ok(tokio::task::spawn_blocking(decide).await?)
}

impl Rooms {
    pub(crate) fn new(
        store: Store,
        bus: Bus,
        metrics: Metrics,
        attendants: Attendants,
        clerk: Clerk,
    ) -> Arc<Rooms> {
        let flights = Flights::new();
        Arc::new(Rooms { cells: Mutex::default(), store, bus, metrics, attendants, flights, clerk })
    }

    /// The place of a table in memory; whether it exists is seen when it is loaded.
    pub(crate) fn cell(&self, table: &TableId) -> Arc<Cell> {
        let mut cells = self.cells();
        let cell = cells.entry(table.clone()).or_insert_with(|| Arc::new(Cell::new(table.clone())));
        Arc::clone(cell)
    }

    /// The place of a table that is in memory already.
    pub(crate) fn known(&self, table: &TableId) -> Option<Arc<Cell>> {
        self.cells().get(table).map(Arc::clone)
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Cell>> {
        self.cells().values().map(Arc::clone).collect()
    }

    /// Sends everybody who listens away.
    pub(crate) fn tell_stopping(&self) {
        self.all().iter().for_each(|cell| cell.tell(Broadcast::Stopping));
    }

    /// Forgets tables that nobody looks at or looks after, so that memory holds only what is in use.
    pub(crate) fn tidy(&self) {
        self.cells().retain(|_, cell| !cell.is_idle() || Arc::strong_count(cell) > 1);
    }

    fn cells(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Cell>>> {
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a room as the log has it now.
    pub(crate) async fn look<T>(&self, table: &TableId, see: impl FnOnce(&Room) -> T) -> Result<T, AskError> {
        Ok(see(&*self.room(table).await?))
    }

    /// A room as the log has it now. Whoever only looks does not wait for a step that is being decided and stored: until
    /// it is durable it has not happened.
    pub(crate) async fn room(&self, table: &TableId) -> Result<Arc<Room>, AskError> {
        let cell = self.cell(table);
        if let Some(room) = cell.shown().filter(|_| !self.store.is_shared()) {
            return Ok(room);
        }
        let mut state = cell.state.lock().await;
        if self.store.is_shared() || state.room.is_none() {
            self.catch_up(&cell, &mut state).await?;
        }
        state.room.clone().ok_or_else(|| self.no_table(table))
    }

    /// A table that does not exist takes no place in memory.
    fn no_table(&self, table: &TableId) -> AskError {
        self.cells().remove(table);
        AskError::NoTable
    }

    /// Asks something of a room. When this returns a step, the step is durable.
    ///
    /// It must not be dropped half-way: the room would not hear of what the log has. Callers that can be cancelled
    /// spawn it.
    pub(crate) async fn ask(self: &Arc<Self>, table: &TableId, ask: &Ask) -> Result<Answer, AskError> {
        let cell = self.cell(table);
        let mut state = cell.state.lock().await;
        if state.room.is_none() {
            self.catch_up(&cell, &mut state).await?;
        }
        for _ in 0..TRIES {
            let Some(room) = &state.room else { return Err(self.no_table(table)) };
            let current = room.seq();
            let (verdict, flights) = decide(room, ask, &state.secret).await?;
            let step = match verdict {
                Ok(Verdict::Repeated(seq)) => return Ok(Answer { seq, repeated: true }),
                Ok(Verdict::New(step)) => step,
                // Another node may know better.
                Err(_) if self.store.is_shared() && self.catch_up(&cell, &mut state).await? => continue,
                Err(refusal) => return Err(AskError::Refused { refusal, current }),
            };
            if self.append(&cell, &mut state, step).await? {
                flights.into_iter().for_each(|(roll, path)| self.flights.keep(table, roll, path));
                let seq = cell.seq();
                self.see_to_attendance(&cell, &state);
                return Ok(Answer { seq, repeated: false });
            }
        }
        Err(AskError::Busy)
    }

    /// Writes a step to the log, takes it in and tells everybody; false if its place was taken.
    async fn append(&self, cell: &Cell, state: &mut cell::State, step: Step) -> Result<bool, AskError> {
        // Until the log has answered, nobody knows whether the step happened: the room is gone, and read again if
        // this fails.
        let Some(mut room) = state.room.take() else { return Err(AskError::NoTable) };
        let body =
            step.write().map_err(|error| StepError::Form { seq: step.seq, error: error.to_string() })?;
        let change = if changes_row(&step) { Some(change_by(&room, &step)?) } else { None };
        let new = NewStep { table: cell.id.clone(), seq: step.seq.0, at: step.at.0, body, change };
        let appended = self.store.append(new).await.inspect_err(|_| cell.show(None))?;
        match appended {
            Appended::Done => {
                cell.show(None);
                Arc::make_mut(&mut room).evolve(&step)?;
                cell.show(Some(Arc::clone(&room)));
                state.room = Some(room);
                self.tell(cell, state, &step);
                self.bus.hint(&cell.id, step.seq).await;
                Ok(true)
            }
            Appended::Lost => {
                state.room = Some(room);
                self.catch_up(cell, state).await?;
                Ok(false)
            }
        }
    }

    /// Reads what the log has more; true if that was anything.
    pub(crate) async fn catch_up(&self, cell: &Cell, state: &mut cell::State) -> Result<bool, AskError> {
        let mut news = false;
        if state.room.is_none() {
            let seed = self.store.seed(&cell.id).await?;
            state.secret = Secret(seed.map(Seed::new));
        }
        loop {
            let after = state.room.as_ref().map_or(0, |room| room.seq().0);
            let rows = self.store.steps(&cell.id, after, PAGE).await?;
            let whole = rows.len() < PAGE as usize;
            for row in rows {
                cell.show(None);
                let step = Step::read(Seq(row.seq), &row.body)?;
                let taken = match &mut state.room {
                    None => Room::opened(&step).map(|room| state.room = Some(Arc::new(room))),
                    Some(room) => Arc::make_mut(room).evolve(&step),
                };
                if let Err(error) = taken {
                    state.room = None;
                    warn!(table = %cell.id, %error, "the log of a table does not make sense");
                    return Err(error.into());
                }
                news = true;
                self.tell(cell, state, &step);
            }
            if whole {
                cell.show(state.room.clone());
                return Ok(news);
            }
        }
    }

    /// Reads what the log has more of a table; a failure is met again by whoever needs the table.
    pub(crate) async fn refresh(&self, cell: &Cell) {
        let mut state = cell.state.lock().await;
        if let Err(error) = self.catch_up(cell, &mut state).await {
            warn!(table = %cell.id, %error, "a table cannot be read");
        }
    }

    /// Tells the other nodes who is at the table here.
    pub(crate) async fn report_presence(&self, cell: &Cell) {
        let (people, connections) = cell.presence().here();
        if connections > 0 || cell.was_reported() {
            cell.note_reported(connections > 0);
            let node = self.attendants.node().to_owned();
            let people = people.into_iter().collect();
            self.bus.say(&Hint::Present { node, table: cell.id.clone(), people, connections }).await;
        }
    }

    fn tell(&self, cell: &Cell, state: &cell::State, step: &Step) {
        let Some(room) = &state.room else { return };
        cell.note(room);
        if cell.has_listeners() {
            cell.tell(Broadcast::Step(Box::new(StepBroadcast::of(room, step))));
        }
        self.metrics.steps.inc();
        if room.phase().has_ended() {
            self.clerk.call();
        }
        cell.wake();
    }
}

/// Whether the step changes what the list of tables says.
fn changes_row(step: &Step) -> bool {
    !step.events.iter().all(|event| {
        matches!(
            event,
            RoomEvent::Moved { .. }
                | RoomEvent::Rolled { .. }
                | RoomEvent::ClockRestarted
                | RoomEvent::Contributed { .. }
                | RoomEvent::ColoursChosen { .. }
                | RoomEvent::BeginnerNamed { .. }
        )
    })
}

/// What the list of tables says after the step.
fn change_by(room: &Room, step: &Step) -> Result<Change, StepError> {
    let mut after = room.clone();
    after.evolve(step)?;
    Ok(Change {
        phase: phase_key(after.phase()),
        attended: after.is_attended(),
        summary: summary::write(&after),
        seated: summary::people(&after),
    })
}

/// The phase as the store keeps it.
pub(crate) fn phase_key(phase: Phase) -> bonecup_store::PhaseKey {
    match phase {
        Phase::Gathering => bonecup_store::PhaseKey::Gathering,
        Phase::Playing => bonecup_store::PhaseKey::Playing,
        Phase::Over => bonecup_store::PhaseKey::Over,
        Phase::Closed => bonecup_store::PhaseKey::Closed,
    }
}
