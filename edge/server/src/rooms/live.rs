//! One table in memory: its room, those who listen, and who is there.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bonecup_chance::Seed;
use bonecup_referee::room::Room;
use bonecup_referee::{PersonId, Seq, TableId};
use tokio::runtime::Handle;
use tokio::sync::{Mutex as AsyncMutex, Notify, broadcast};
use tokio::time::Instant;

use super::Broadcast;
use super::past::Past;
use super::presence::Presence;
use super::presence_news::{PresenceNews, Telling};
use super::talk::{Talk, Word};
use super::timer::MoveTimer;
use crate::clock::Clock;
use crate::own_places::{OwnPlace, OwnPlaces};

/// How many messages a listener may be behind before it is given a snapshot instead.
const BACKLOG: usize = 32;

/// Connections that one person has to a table of theirs; the oldest gives way to the newest.
const PLACES_EACH: usize = 8;

/// A table in memory.
pub(crate) struct LiveRoom {
    pub(crate) id: TableId,
    /// The room, and the seed that its dice follow from. Held while a step is decided and stored, so that steps of one table
    /// follow each other.
    pub(crate) state: AsyncMutex<State>,
    /// The room after the last durable step, for those who only look; none while it changes or is not known.
    durable: Mutex<Option<Arc<Room>>>,
    broadcast: broadcast::Sender<Arc<Broadcast>>,
    presence: Mutex<Presence>,
    presence_news: Mutex<PresenceNews>,
    past: Mutex<Past>,
    seq: AtomicU32,
    attended: AtomicBool,
    reported: AtomicBool,
    watchers: AtomicUsize,
    /// Places of those whose table it is.
    own_places: OwnPlaces,
    /// The time of the person who has to act.
    timer: Mutex<Option<MoveTimer>>,
    /// The last step from which dice wait for a device, and for which a timer runs.
    timed: AtomicU32,
    woken: Notify,
    /// Whether bots play without a pause until a person has to act, and who waits to hear it.
    hurried: AtomicBool,
    hurry: Notify,
    talk: Mutex<Talk>,
}

/// What is known of the table.
pub(crate) struct State {
    pub(crate) room: Option<Arc<Room>>,
    /// None if all dice are real, or the seed is missing.
    pub(crate) seed: Option<Seed>,
}

impl LiveRoom {
    pub(super) fn new(id: TableId, clock: Clock) -> LiveRoom {
        LiveRoom {
            id,
            state: AsyncMutex::new(State { room: None, seed: None }),
            durable: Mutex::default(),
            broadcast: broadcast::Sender::new(BACKLOG),
            presence: Mutex::new(Presence::new(clock)),
            presence_news: Mutex::default(),
            past: Mutex::default(),
            seq: AtomicU32::new(0),
            attended: AtomicBool::new(false),
            reported: AtomicBool::new(false),
            watchers: AtomicUsize::new(0),
            own_places: OwnPlaces::new(PLACES_EACH, usize::MAX),
            timer: Mutex::default(),
            timed: AtomicU32::new(0),
            woken: Notify::new(),
            hurried: AtomicBool::new(false),
            hurry: Notify::new(),
            talk: Mutex::default(),
        }
    }

    /// The last step that this node knows.
    pub(crate) fn seq(&self) -> Seq {
        Seq(self.seq.load(Ordering::Relaxed))
    }

    /// The room after the last durable step, if it is known.
    pub(super) fn durable(&self) -> Option<Arc<Room>> {
        self.durable.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set_durable(&self, room: Option<Arc<Room>>) {
        *self.durable.lock().unwrap_or_else(PoisonError::into_inner) = room;
    }

    /// Remembers how a step left the table, at this time of the server's running.
    pub(super) fn note(&self, room: &Room, running: Duration) {
        self.seq.store(room.seq().0, Ordering::Relaxed);
        self.attended.store(room.needs_worker(), Ordering::Relaxed);
        self.past().push(room);
        let mut timer = self.timer();
        *timer = MoveTimer::after(timer.take(), room, running);
        drop(timer);
        if !room.waits_for_bot() {
            self.hurried.store(false, Ordering::Relaxed);
        }
    }

    /// How the latest steps left the table.
    pub(crate) fn past(&self) -> std::sync::MutexGuard<'_, Past> {
        self.past.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The clock of a table that was read from the log has run before, as far as the times in it can be believed.
    pub(super) fn note_spent(&self, spent: Duration) {
        if let Some(timer) = &mut *self.timer() {
            timer.spend(spent);
        }
    }

    /// The time for the move that began with this step, and how much of it is left.
    pub(super) fn time_left(&self, from: Seq, running: Duration) -> Option<(Duration, Duration)> {
        self.timer().filter(|timer| timer.from == from).map(|timer| (timer.limit, timer.left(running)))
    }

    fn timer(&self) -> std::sync::MutexGuard<'_, Option<MoveTimer>> {
        self.timer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a timer is needed for dice that wait from this step on; whoever asks starts it.
    pub(super) fn needs_timer(&self, from: Seq) -> bool {
        self.timed.swap(from.0, Ordering::Relaxed) != from.0
    }

    /// Whether other nodes believe that somebody is here.
    pub(super) fn was_reported(&self) -> bool {
        self.reported.load(Ordering::Relaxed)
    }

    pub(super) fn note_reported(&self, reported: bool) {
        self.reported.store(reported, Ordering::Relaxed);
    }

    /// Whether nobody looks at it and nobody looks after it.
    pub(crate) fn is_idle(&self) -> bool {
        !self.has_listeners() && !self.attended.load(Ordering::Relaxed)
    }

    /// Whether anybody listens.
    pub(crate) fn has_listeners(&self) -> bool {
        self.broadcast.receiver_count() > 0
    }

    pub(super) fn send(&self, message: Broadcast) {
        // Without listeners there is nobody to miss it.
        let _ = self.broadcast.send(Arc::new(message));
    }

    /// Wakes whoever looks after the table.
    pub(super) fn wake(&self) {
        self.woken.notify_one();
    }

    /// Waits until something happens at the table.
    pub(super) async fn woken(&self) {
        self.woken.notified().await;
    }

    /// Lets bots play without a pause until a person has to act; true if they did not yet.
    pub(crate) fn hurry(&self) -> bool {
        let news = !self.hurried.swap(true, Ordering::Relaxed);
        self.hurry.notify_one();
        news
    }

    /// Waits so that people can follow what a bot does, unless they are in a hurry.
    pub(super) async fn pause(&self, until: Instant) {
        while !self.hurried.load(Ordering::Relaxed) {
            tokio::select! {
                biased;
                () = tokio::time::sleep_until(until) => return,
                () = self.hurry.notified() => {}
            }
        }
    }

    /// Passes on what was said.
    pub(crate) fn hear(&self, word: Word) {
        self.talk().note(word);
        self.send(Broadcast::Word(word));
    }

    /// How much has been said lately.
    pub(crate) fn talk(&self) -> std::sync::MutexGuard<'_, Talk> {
        self.talk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Watches the table from now on, and is there until the visit ends; none if too many are there already.
    pub(crate) fn subscribe(self: &Arc<Self>, person: Option<PersonId>, most: usize) -> Option<Subscription> {
        let before = self.watchers.fetch_add(1, Ordering::Relaxed);
        if before >= most {
            self.watchers.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        Some(self.listen(person, true))
    }

    /// The same for somebody whose table it is, however many watch.
    pub(crate) fn subscribe_member(self: &Arc<Self>, person: &PersonId) -> Option<(Subscription, OwnPlace)> {
        let place = self.own_places.take(person)?;
        Some((self.listen(Some(person.clone()), false), place))
    }

    fn listen(self: &Arc<Self>, person: Option<PersonId>, is_watcher: bool) -> Subscription {
        let broadcast = self.broadcast.subscribe();
        self.presence().arrive(person.as_ref());
        self.broadcast_presence();
        Subscription { live: Arc::clone(self), person, is_watcher, broadcast }
    }

    /// Who is connected.
    pub(crate) fn presence(&self) -> std::sync::MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody that somebody came or went; where many do, a little later and once for all of them.
    pub(crate) fn broadcast_presence(self: &Arc<Self>) {
        let listeners = self.broadcast.receiver_count();
        if listeners == 0 {
            return;
        }
        match self.presence_news().happened(Instant::now(), listeners) {
            Telling::Later => {}
            Telling::Now => self.send(Broadcast::Presence),
            Telling::After(pause) => {
                let live = Arc::downgrade(self);
                let telling = async move {
                    tokio::time::sleep(pause).await;
                    if let Some(live) = live.upgrade() {
                        live.presence_news().tell(Instant::now());
                        live.send(Broadcast::Presence);
                    }
                };
                // Where nothing runs any more, nobody listens either.
                if let Ok(runtime) = Handle::try_current() {
                    runtime.spawn(telling);
                }
            }
        }
    }

    fn presence_news(&self) -> std::sync::MutexGuard<'_, PresenceNews> {
        self.presence_news.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection's stay at a table.
pub(crate) struct Subscription {
    pub(crate) live: Arc<LiveRoom>,
    person: Option<PersonId>,
    is_watcher: bool,
    pub(crate) broadcast: broadcast::Receiver<Arc<Broadcast>>,
}

impl Subscription {
    /// Waits until the table is further than this step.
    pub(crate) async fn until_after(mut self, seq: u32) {
        while self.live.seq().0 <= seq {
            match self.broadcast.recv().await {
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if self.is_watcher {
            self.live.watchers.fetch_sub(1, Ordering::Relaxed);
        }
        self.live.presence().leave(self.person.as_ref());
        self.live.broadcast_presence();
    }
}
