//! What goes on at one connection, and for how long.

use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

/// One connection as its registry sees it.
pub(super) struct Connection {
    /// Who is at the other end, or the network that counts as one.
    pub(super) address: IpAddr,
    state: Mutex<State>,
    cut: Notify,
}

#[derive(Clone, Copy)]
struct State {
    phase: Phase,
    /// When the phase began.
    since: Instant,
    /// Since when what we write is not taken; none while it is.
    unread_since: Option<Instant>,
}

/// What a connection waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The rest of the head of a request, or all of it on a new connection.
    Head,
    /// The rest of the body of a request.
    Body,
    /// Our answer, or that it is read.
    Answer,
    /// The next request, on a connection that had one already.
    Idle,
    /// It has become a WebSocket, which has limits of its own.
    Socket,
}

/// How long things may take.
#[derive(Clone, Copy)]
pub(super) struct Patience {
    pub(super) head: Duration,
    pub(super) body: Duration,
    pub(super) answer: Duration,
    pub(super) idle: Duration,
    pub(super) unread: Duration,
}

/// An answer that is not taken for so long makes room for others if there is none.
const STALLED: Duration = Duration::from_secs(1);

impl Connection {
    pub(super) fn new(address: IpAddr, now: Instant) -> Connection {
        let state = State { phase: Phase::Head, since: now, unread_since: None };
        Connection { address, state: Mutex::new(state), cut: Notify::new() }
    }

    /// Waits for something else from now on.
    pub(super) fn enter(&self, phase: Phase) {
        let mut state = self.state();
        if state.phase != phase {
            (state.phase, state.since) = (phase, Instant::now());
        }
    }

    /// The same if it waits for this now.
    pub(super) fn go_on(&self, from: Phase, to: Phase) {
        let mut state = self.state();
        if state.phase == from {
            (state.phase, state.since) = (to, Instant::now());
        }
    }

    /// Something was written, or could not be.
    pub(super) fn wrote(&self, taken: bool) {
        let mut state = self.state();
        if taken {
            state.unread_since = None;
        } else if state.unread_since.is_none() {
            state.unread_since = Some(Instant::now());
        }
    }

    /// Whether it has waited for too long.
    pub(super) fn is_overdue(&self, patience: &Patience, now: Instant) -> bool {
        let state = *self.state();
        let most = match state.phase {
            Phase::Head => patience.head,
            Phase::Body => patience.body,
            Phase::Answer => patience.answer,
            Phase::Idle => patience.idle,
            Phase::Socket => return false,
        };
        now.duration_since(state.since) >= most || state.is_unread_for(patience.unread, now)
    }

    /// Since when nothing is under way here that anybody would miss; none if something is.
    pub(super) fn expendable_since(&self, now: Instant) -> Option<Instant> {
        let state = *self.state();
        match state.phase {
            Phase::Head | Phase::Body | Phase::Idle => Some(state.since),
            Phase::Answer => state.is_unread_for(STALLED, now).then_some(state.since),
            Phase::Socket => None,
        }
    }

    /// Ends it.
    pub(super) fn cut(&self) {
        self.cut.notify_one();
    }

    /// Waits until it is to be ended.
    pub(super) async fn until_cut(&self) {
        self.cut.notified().await;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn is_unread_for(&self, time: Duration, now: Instant) -> bool {
        self.unread_since.is_some_and(|since| now.duration_since(since) >= time)
    }
}
