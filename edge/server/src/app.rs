//! What every handler can reach.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bonecup_keys::ServerKeys;
use bonecup_referee::room::PersonRequest;
use bonecup_referee::{PersonId, TableId};
use bonecup_store::{Person, Store, TokenHash, TokenKind};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::bus::Hint;
pub(crate) use crate::client_addr::ClientAddr;
use crate::clock;
use crate::config::Config;
use crate::daily::Daily;
use crate::error::{ApiError, Refused};
use crate::heavy::Heavy;
use crate::metrics::Metrics;
use crate::own_places::OwnPlaces;
use crate::push::Push;
use crate::rate_limits::RateLimits;
use crate::readiness::Readiness;
use crate::results::ResultsWriter;
use crate::rooms::{Answer, Rooms};

/// The server's parts, shared by all handlers.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

/// The parts themselves.
pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// What the server signs with and encrypts seeds under.
    pub(crate) keys: Arc<ServerKeys>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) rate_limits: Arc<RateLimits>,
    /// Threads for requests that cost much, and what they have made.
    pub(crate) heavy: Arc<Heavy>,
    pub(crate) metrics: Metrics,
    pub(crate) results: ResultsWriter,
    /// Positions of days that somebody has asked for.
    pub(crate) daily: Daily,
    /// How people are told of their turns when their browser is closed, if they are.
    pub(crate) push: Option<Arc<Push>>,
    /// Connections of people at their own tables, when those for everybody are taken.
    pub(crate) kept_sockets: OwnPlaces,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    /// Whether the store could be written when it was last tried.
    pub(crate) readiness: Readiness,
    cached: Mutex<HashMap<TokenHash, CachedPerson>>,
    /// How often somebody was forgotten: what was read from the store before that is not remembered after it.
    forgotten: AtomicU64,
}

/// Somebody whose token was looked up.
struct CachedPerson {
    person: Person,
    kind: TokenKind,
    since: Instant,
}

/// People are remembered so that not every request asks the database; when there are too many, all are forgotten.
const MOST_CACHED: usize = 20_000;

/// Beside the connections for everybody, this part of them is kept for people at their own tables, and how many of those one
/// person has.
const KEPT_PART: usize = 8;
const FEWEST_KEPT: usize = 64;
const KEPT_EACH: usize = 16;

/// How long a person is believed to have the name and the token that they had, where another node may change both; and where
/// none can, so that the day is noted on which a token was last used.
const CACHE_LIFETIME: Duration = Duration::from_secs(5);
const CACHE_LIFETIME_ALONE: Duration = Duration::from_secs(3600);

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(
        config: Config,
        rooms: Arc<Rooms>,
        metrics: Metrics,
        results: ResultsWriter,
        push: Option<Push>,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let kept = (config.limits.sockets / KEPT_PART).max(FEWEST_KEPT);
        let kept_sockets = OwnPlaces::new(KEPT_EACH, kept);
        let (store, keys) = (rooms.store.clone(), Arc::clone(&rooms.keys));
        let rate_limits = RateLimits::new(config.limits);
        let heavy = Arc::new(Heavy::new(&config.limits, metrics.clone()));
        App(Arc::new(Inner {
            config,
            store,
            keys,
            rooms,
            rate_limits,
            heavy,
            metrics,
            results,
            daily: Daily::default(),
            push: push.map(Arc::new),
            kept_sockets,
            stopping,
            readiness: Readiness::default(),
            cached: Mutex::default(),
            forgotten: AtomicU64::default(),
        }))
    }

    /// Who holds the token.
    pub(crate) async fn person(&self, hash: TokenHash) -> Result<Option<(Person, TokenKind)>, ApiError> {
        if let Some(cached) = self.cached().get(&hash).filter(|cached| self.is_fresh(cached)) {
            return Ok(Some((cached.person.clone(), cached.kind)));
        }
        let before = self.forgotten.load(Ordering::SeqCst);
        let found = self.store.person_by_token(&hash).await?;
        if let Some(holder) = &found {
            self.store.note_used(&hash, holder, clock::now().0).await?;
        }
        let found = found.map(|holder| (holder.person, holder.kind));
        let mut cached = self.cached();
        match &found {
            Some((person, kind)) if self.forgotten.load(Ordering::SeqCst) == before => {
                if cached.len() >= MOST_CACHED {
                    cached.clear();
                }
                cached.insert(
                    hash,
                    CachedPerson { person: person.clone(), kind: *kind, since: Instant::now() },
                );
            }
            Some(_) => {}
            None => drop(cached.remove(&hash)),
        }
        drop(cached);
        Ok(found)
    }

    fn is_fresh(&self, cached: &CachedPerson) -> bool {
        let lifetime = if self.store.is_shared() { CACHE_LIFETIME } else { CACHE_LIFETIME_ALONE };
        cached.since.elapsed() < lifetime
    }

    /// Forgets what is remembered of a person: they changed their name or dropped a token.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        self.cached().retain(|_, cached| cached.person.id != *person);
    }

    /// A token of the person is void, or all of them: this node and the others ask the store again who is who, and streams that
    /// were opened as this person end. Whoever still has a token comes back at once.
    pub(crate) async fn end_sessions(&self, person: &PersonId) {
        self.end_sessions_here(person);
        self.rooms.bus.publish(&Hint::Revoked { person: person.clone() }).await;
    }

    /// The same on this node alone.
    pub(crate) fn end_sessions_here(&self, person: &PersonId) {
        self.forget(person);
        self.rooms.end_streams_of(person);
    }

    fn cached(&self) -> MutexGuard<'_, HashMap<TokenHash, CachedPerson>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Submits a person's request to a table. It runs to its end even if the person goes away.
    pub(crate) async fn submit(&self, table: TableId, request: PersonRequest) -> Result<Answer, ApiError> {
        let app = self.clone();
        let answer = tokio::spawn(async move { app.submit_uncancelled(&table, request).await });
        answer.await.unwrap_or_else(|_| Err(Refused::Internal.into()))
    }

    /// The same where the caller is not dropped before it ends.
    pub(crate) async fn submit_uncancelled(
        &self,
        table: &TableId,
        request: PersonRequest,
    ) -> Result<Answer, ApiError> {
        let began = Instant::now();
        let answer = self.rooms.submit(table, request).await.map_err(ApiError::from);
        match &answer {
            Ok(_) => {
                self.metrics.acknowledged.inc();
                self.metrics.answered.observe(began.elapsed().as_secs_f64());
            }
            Err(error) => {
                self.metrics.refused.get_or_create(&[("code", error.code())]).inc();
            }
        }
        answer
    }
}
