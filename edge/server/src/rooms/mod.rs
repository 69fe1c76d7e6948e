//! The rooms that this node has in memory. The log is the truth; a room here is what the log said when it was last read.

mod broadcast;
mod dice;
mod flights;
mod live;
mod nodes;
mod past;
mod presence;
mod presence_news;
mod talk;
#[cfg(test)]
mod tests;
mod timer;
mod turns;
mod workers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use bonecup_chance::Seed;
use bonecup_keys::ServerKeys;
use bonecup_referee::room::{
    Millis, Phase, Request, Room, RoomDecision, RoomEvent, RoomRefusal, Step, StepError, TableRequest,
};
use bonecup_referee::{CommandRefusal, NoSeed, PersonId, Seq, TableId};
use bonecup_store::{Appended, Change, NewStep, Store, StoreError};
use tokio::sync::mpsc;
use tracing::warn;

use crate::bus::{Bus, Hint};
use crate::clock::{self, Clock};
use crate::metrics::Metrics;
use crate::offload::offload;
use crate::push::TurnNews;
use crate::results::{ResultsWriter, results};
use crate::summary;
use crate::view::Remaining;
pub(crate) use broadcast::{Broadcast, StepBroadcast, mover};
use dice::StepDice;
use flights::FlightCache;
pub(crate) use live::{LiveRoom, Subscription};
pub(crate) use past::{MOST_PAST, Outcome};
pub(crate) use presence::Local;
pub(crate) use talk::{Phrase, Word};
pub(crate) use workers::TableWorkers;

/// How often an append that lost its place is decided again before the asker is told to try later.
const MOST_ATTEMPTS: usize = 5;

/// How often what dice wait for is tried while the log cannot be reached.
const MOST_TIMED: usize = 600;

/// Steps that are read from the log at once.
const PAGE: u32 = 500;

/// All rooms of this node.
pub(crate) struct Rooms {
    live_rooms: Mutex<HashMap<TableId, Arc<LiveRoom>>>,
    pub(crate) store: Store,
    pub(crate) keys: Arc<ServerKeys>,
    pub(crate) bus: Bus,
    pub(crate) metrics: Metrics,
    pub(crate) workers: TableWorkers,
    pub(crate) clock: Clock,
    /// How the dice of the latest throws flew.
    pub(crate) flights: FlightCache,
    results: ResultsWriter,
    /// Who is told whose turn it is at slow tables, if anybody is.
    turns: OnceLock<mpsc::Sender<TurnNews>>,
    /// How often a list of tables has changed by what happened here.
    list_changes: AtomicU32,
    /// These rooms themselves, for timers that outlive a request.
    me: Weak<Rooms>,
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
pub(crate) enum SubmitError {
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
    /// Dice are due, and the seed that they follow from is missing.
    #[error(transparent)]
    NoSeed(#[from] NoSeed),
    /// The decision was broken off inside.
    #[error(transparent)]
    Broken(#[from] tokio::task::JoinError),
}

/// What a request comes to, and how dice flew meanwhile.
type Decided = (Result<RoomDecision, RoomRefusal>, Vec<(u64, bonecup_arena::Path)>);

/// Decides a request. A throw over the ice takes milliseconds, in which an async worker would serve nobody else.
async fn decide(
    room: &Arc<Room>,
    request: &Request,
    at: Millis,
    seed: Option<&Seed>,
    live: &Arc<LiveRoom>,
) -> Result<Decided, SubmitError> {
    let dice = StepDice::new(seed.cloned(), Arc::clone(live));
    if !room.opening().game.has_physics() {
        return Ok((room.decide(request, at, &dice), dice.flights()));
    }
    let (room, request) = (Arc::clone(room), request.clone());
    let decide = move || (room.decide(&request, at, &dice), dice.flights());
    Ok(offload(decide).await?)
}

impl Rooms {
    pub(crate) fn new(
        store: Store,
        keys: Arc<ServerKeys>,
        bus: Bus,
        metrics: Metrics,
        workers: TableWorkers,
        clock: Clock,
        results: ResultsWriter,
    ) -> Arc<Rooms> {
        Arc::new_cyclic(|me| Rooms {
            live_rooms: Mutex::default(),
            store,
            keys,
            bus,
            metrics,
            workers,
            clock,
            flights: FlightCache::new(),
            results,
            turns: OnceLock::new(),
            list_changes: AtomicU32::new(0),
            me: Weak::clone(me),
        })
    }

    /// The place of a table in memory; whether it exists is seen when it is loaded.
    pub(crate) fn live(&self, table: &TableId) -> Arc<LiveRoom> {
        let mut rooms = self.live_rooms();
        let live = rooms
            .entry(table.clone())
            .or_insert_with(|| Arc::new(LiveRoom::new(table.clone(), self.clock.clone())));
        Arc::clone(live)
    }

    /// The place of a table that is in memory already.
    pub(crate) fn known(&self, table: &TableId) -> Option<Arc<LiveRoom>> {
        self.live_rooms().get(table).map(Arc::clone)
    }

    /// All tables in memory.
    pub(crate) fn all(&self) -> Vec<Arc<LiveRoom>> {
        let mut all: Vec<_> = self.live_rooms().values().map(Arc::clone).collect();
        // The order of a map is another one in every run.
        all.sort_by(|one, other| one.id.cmp(&other.id));
        all
    }

    /// A number that grows when a list of tables changes: with every change here, and every second for what happens elsewhere
    /// and for tables that are touched.
    pub(crate) fn listed(&self) -> u32 {
        let seconds = u32::try_from(self.clock.running().as_secs()).unwrap_or(u32::MAX);
        seconds.wrapping_add(self.list_changes.load(Ordering::Relaxed))
    }

    /// A table was opened, or is listed otherwise than before.
    pub(crate) fn note_list_change(&self) {
        self.list_changes.fetch_add(1, Ordering::Relaxed);
    }

    /// Sends everybody who listens away.
    pub(crate) fn broadcast_stopping(&self) {
        self.all().iter().for_each(|live| live.send(Broadcast::Stopping));
    }

    /// Ends the streams that were opened as this person.
    pub(crate) fn end_streams_of(&self, person: &PersonId) {
        for live in self.all() {
            if live.presence().is_here(person) {
                live.send(Broadcast::Revoked(person.clone()));
            }
        }
    }

    /// Forgets a table that was deleted.
    pub(crate) fn forget(&self, table: &TableId) {
        self.note_list_change();
        self.live_rooms().remove(table);
    }

    /// Forgets tables that nobody looks at or looks after, so that memory holds only what is in use.
    pub(crate) fn tidy(&self) {
        self.live_rooms().retain(|_, live| !live.is_idle() || Arc::strong_count(live) > 1);
    }

    fn live_rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveRoom>>> {
        self.live_rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a room as the log has it now.
    pub(crate) async fn read<T>(
        &self,
        table: &TableId,
        see: impl FnOnce(&Room) -> T,
    ) -> Result<T, SubmitError> {
        Ok(see(&*self.room(table).await?))
    }

    /// A room as the log has it now. Whoever only looks does not wait for a step that is being decided and stored: until
    /// it is durable it has not happened.
    pub(crate) async fn room(&self, table: &TableId) -> Result<Arc<Room>, SubmitError> {
        let live = self.live(table);
        if let Some(room) = live.durable().filter(|_| !self.store.is_shared()) {
            return Ok(room);
        }
        let mut state = live.state.lock().await;
        if self.store.is_shared() || state.room.is_none() {
            self.catch_up(&live, &mut state).await?;
        }
        state.room.clone().ok_or_else(|| self.no_table(table))
    }

    /// A table that does not exist takes no place in memory.
    fn no_table(&self, table: &TableId) -> SubmitError {
        self.live_rooms().remove(table);
        SubmitError::NoTable
    }

    /// Submits a request to a room. When this returns a step, the step is durable.
    ///
    /// It must not be dropped half-way: the room would not hear of what the log has. Callers that can be cancelled
    /// spawn it.
    pub(crate) async fn submit(
        self: &Arc<Self>,
        table: &TableId,
        request: impl Into<Request>,
    ) -> Result<Answer, SubmitError> {
        self.submit_measured(table, request.into(), None).await
    }

    /// Submits what follows when the clock that began with this step has run out, as was measured here. Whether that clock still
    /// runs is looked at once more with everything else.
    pub(crate) async fn submit_timed(
        self: &Arc<Self>,
        table: &TableId,
        request: TableRequest,
        from: Seq,
    ) -> Result<Answer, SubmitError> {
        self.submit_measured(table, request.into(), Some(from)).await
    }

    /// The log knows no earlier time of what was waited for than the one at which it was due: clocks that were put back do not put
    /// it off.
    async fn submit_measured(
        self: &Arc<Self>,
        table: &TableId,
        request: Request,
        from: Option<Seq>,
    ) -> Result<Answer, SubmitError> {
        let now = self.clock.now();
        let live = self.live(table);
        let mut state = live.state.lock().await;
        if state.room.is_none() {
            self.catch_up(&live, &mut state).await?;
        }
        for _ in 0..MOST_ATTEMPTS {
            let Some(room) = &state.room else { return Err(self.no_table(table)) };
            let current = room.seq();
            if from.is_some_and(|from| from != room.clock_from()) {
                return Err(SubmitError::Refused { refusal: RoomRefusal::NotDue, current });
            }
            let at = due(room, &request).map_or(now, |due| due.max(now));
            let (decision, flights) = decide(room, &request, at, state.seed.as_ref(), &live).await?;
            let step = match decision {
                Ok(RoomDecision::Repeated(seq)) => return Ok(Answer { seq, repeated: true }),
                Ok(RoomDecision::New(step)) => step,
                Err(RoomRefusal::Command(CommandRefusal::NoSeed(error))) => return Err(error.into()),
                // Another node may know better.
                Err(_) if self.store.is_shared() && self.catch_up(&live, &mut state).await? => continue,
                Err(refusal) => return Err(SubmitError::Refused { refusal, current }),
            };
            if self.append(&live, &mut state, step).await? {
                flights.into_iter().for_each(|(roll, path)| self.flights.keep(table, roll, path));
                let seq = live.seq();
                self.start_worker_if_needed(&live, &state);
                return Ok(Answer { seq, repeated: false });
            }
        }
        Err(SubmitError::Busy)
    }

    /// Writes a step to the log, takes it in and tells everybody; false if its place was taken.
    async fn append(
        &self,
        live: &LiveRoom,
        state: &mut live::State,
        step: Step,
    ) -> Result<bool, SubmitError> {
        // Until the log has answered, nobody knows whether the step happened: the room is gone, and read again if
        // this fails.
        let Some(mut room) = state.room.take() else { return Err(SubmitError::NoTable) };
        let body = step.write().map_err(|error| StepError::Form { seq: step.seq, error: error.into() })?;
        let change = if changes_row(&step) { Some(change_by(&room, &step)?) } else { None };
        let is_listed = change.is_some();
        let new = NewStep { table: live.id.clone(), seq: step.seq.0, at: step.at.0, body, change };
        let appended = self.store.append(new).await.inspect_err(|_| live.set_durable(None))?;
        match appended {
            Appended::Done => {
                if is_listed {
                    self.note_list_change();
                }
                live.set_durable(None);
                Arc::make_mut(&mut room).evolve(&step)?;
                live.set_durable(Some(Arc::clone(&room)));
                state.room = Some(room);
                self.announce(live, state, &step);
                self.note_turn(live, state, &step);
                self.time_dice(live, state);
                self.bus.hint(&live.id, step.seq).await;
                Ok(true)
            }
            Appended::Lost => {
                state.room = Some(room);
                self.catch_up(live, state).await?;
                Ok(false)
            }
        }
    }

    /// Reads what the log has more; true if that was anything.
    pub(crate) async fn catch_up(
        &self,
        live: &LiveRoom,
        state: &mut live::State,
    ) -> Result<bool, SubmitError> {
        let mut news = false;
        let loading = state.room.is_none();
        let encrypted = if state.room.is_none() { self.store.seed(&live.id).await? } else { None };
        let stored = encrypted.and_then(|encrypted| self.keys.decrypt_seed(&live.id, &encrypted));
        loop {
            let after = state.room.as_ref().map_or(0, |room| room.seq().0);
            let rows = self.store.steps(&live.id, after, PAGE).await?;
            let whole = rows.len() < PAGE as usize;
            for row in rows {
                live.set_durable(None);
                let step = Step::read(Seq(row.seq), &row.body)?;
                let taken = match &mut state.room {
                    None => Room::opened(&step).map(|room| {
                        state.seed = dice::checked(room.opening(), stored);
                        state.room = Some(Arc::new(room));
                    }),
                    Some(room) => Arc::make_mut(room).evolve(&step),
                };
                if let Err(error) = taken {
                    state.room = None;
                    warn!(table = %live.id, %error, "the log of a table does not make sense");
                    return Err(error.into());
                }
                news = true;
                self.announce(live, state, &step);
            }
            if whole {
                live.set_durable(state.room.clone());
                if let Some(room) = state.room.as_ref().filter(|_| loading) {
                    let spent = self.clock.now().0.saturating_sub(room.clock_since().0).max(0);
                    live.note_spent(Duration::from_millis(spent.unsigned_abs()));
                }
                self.time_dice(live, state);
                return Ok(news);
            }
        }
    }

    /// Reads what the log has more of a table; a failure is met again by whoever needs the table.
    pub(crate) async fn refresh(&self, live: &LiveRoom) {
        let mut state = live.state.lock().await;
        if let Err(error) = self.catch_up(live, &mut state).await {
            warn!(table = %live.id, %error, "a table cannot be read");
        }
    }

    /// Tells the other nodes who is at the tables here: over the bus, and in the database for those that do not hear it.
    pub(crate) async fn report_presence(&self) -> Result<(), StoreError> {
        let present: Vec<Hint> = self.all().iter().filter_map(|live| self.presence_at(live)).collect();
        for hint in &present {
            self.bus.publish(hint).await;
        }
        // Its parts are all texts and numbers, which always become JSON.
        let body = serde_json::to_string(&present).unwrap_or_default();
        self.store.report(self.workers.node(), &body).await
    }

    /// Who is at the table here; none if nobody is and nobody believes that anybody was.
    fn presence_at(&self, live: &LiveRoom) -> Option<Hint> {
        let Local { people, connections, heard } = live.presence().local();
        let anybody = connections > 0 || !heard.is_empty();
        let was_reported = live.was_reported();
        live.note_reported(anybody);
        let (node, table) = (self.workers.node().to_owned(), live.id.clone());
        (anybody || was_reported).then_some(Hint::Present { node, table, people, connections, heard })
    }

    /// What other nodes have in the database of who is at their tables.
    pub(crate) async fn presence_elsewhere(&self) -> Result<Vec<Hint>, StoreError> {
        let reports = self.store.reports(self.workers.node()).await?;
        // What another version wrote is none of ours.
        let read = |report: &String| serde_json::from_str::<Vec<Hint>>(report).unwrap_or_default();
        Ok(reports.iter().flat_map(read).collect())
    }

    /// Tells everybody what was said, on the other nodes too.
    pub(crate) async fn say(&self, live: &LiveRoom, word: Word) {
        live.hear(word);
        let node = self.workers.node().to_owned();
        self.bus.publish(&Hint::Word { node, table: live.id.clone(), word }).await;
    }

    /// Lets the bots of a table play without a pause until a person has to act, wherever they are.
    pub(crate) async fn hurry(&self, live: &LiveRoom) {
        if live.hurry() {
            self.bus.publish(&Hint::Hurry { table: live.id.clone() }).await;
        }
    }

    /// Dice that wait for somebody's device wait only for seconds, from when they are first seen. Every node that knows of them
    /// looks to it: the log takes what follows only once.
    fn time_dice(&self, live: &LiveRoom, state: &live::State) {
        let Some(room) = &state.room else { return };
        let Some((wait, request)) = room.dice_wait() else { return };
        let from = room.clock_from();
        if !live.needs_timer(from) {
            return;
        }
        let (me, table) = (Weak::clone(&self.me), live.id.clone());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await;
            // Nearly always the device was faster, and another clock runs, which a refusal says.
            for _ in 0..MOST_TIMED {
                let Some(rooms) = me.upgrade() else { return };
                let done = rooms.submit_timed(&table, request.clone(), from).await;
                if !matches!(done, Err(SubmitError::Store(_) | SubmitError::Busy)) {
                    return;
                }
                drop(rooms);
                tokio::time::sleep(workers::RETRY_DELAY).await;
            }
        });
    }

    /// How much time the person who has to act has left, if they have a clock.
    pub(crate) fn remaining(&self, live: &LiveRoom, room: &Room) -> Option<Remaining> {
        let (_, left) = live.time_left(room.clock_from(), self.clock.running())?;
        let left = clock::millis(left);
        Some(Remaining { due: self.clock.now().plus(left).0, left })
    }

    fn announce(&self, live: &LiveRoom, state: &live::State, step: &Step) {
        let Some(room) = &state.room else { return };
        live.note(room, self.clock.running());
        if let Some(asked) = &step.asked {
            live.presence().hear_of(&asked.by);
        }
        if live.has_listeners() {
            let told = StepBroadcast::of(room, step, self.remaining(live, room), &self.keys);
            live.send(Broadcast::Step(Box::new(told)));
        }
        self.metrics.steps.inc();
        if room.phase().has_ended() {
            self.results.wake();
        }
        live.wake();
    }
}

/// When what a table asks of itself is due, if it waits for a time.
fn due(room: &Room, request: &Request) -> Option<Millis> {
    match request {
        Request::Table(TableRequest::Expire) => room.due(),
        Request::Table(TableRequest::BeginUnrevealed) => room.reveal_due(),
        Request::Table(TableRequest::DrawUnlinked) => room.link_due(),
        Request::Table(
            TableRequest::BotPlays { .. }
            | TableRequest::BotThrows { .. }
            | TableRequest::RestartClock
            | TableRequest::CloseIdle
            | TableRequest::PlayOn { .. }
            | TableRequest::EndDeal,
        )
        | Request::Person(_) => None,
    }
}

/// Whether the step changes what the list of tables says.
fn changes_row(step: &Step) -> bool {
    !step.events.iter().all(|event| {
        matches!(
            event,
            RoomEvent::Moved { .. }
                | RoomEvent::Cast { .. }
                | RoomEvent::Rolled { .. }
                | RoomEvent::Chained { .. }
                | RoomEvent::ClockRestarted
                | RoomEvent::Contributed { .. }
                | RoomEvent::Sealed { .. }
                | RoomEvent::Revealed { .. }
                | RoomEvent::Settled
                | RoomEvent::ColoursChosen { .. }
                | RoomEvent::BeginnerNamed { .. }
        )
    })
}

/// What the list of tables says after the step.
fn change_by(room: &Room, step: &Step) -> Result<Change, StepError> {
    let mut after = room.clone();
    after.evolve(step)?;
    let ends = room.phase() != Phase::Over;
    Ok(Change {
        phase: after.phase(),
        closed: after.closed(),
        attended: after.needs_worker(),
        summary: summary::write(&after),
        seated: summary::people(&after),
        counted: !after.is_practice(),
        results: if ends { results(&after) } else { Vec::new() },
    })
}
