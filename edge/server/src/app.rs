//! What every handler can reach.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use bonecup_keys::ServerKeys;
use bonecup_referee::room::PersonRequest;
use bonecup_referee::{PersonId, TableId};
use bonecup_store::{Person, Store, TokenHash, TokenKind};
use tokio::sync::{Semaphore, watch};

use crate::config::Config;
use crate::error::{ApiError, Refused};
use crate::metrics::Metrics;
use crate::rate_limits::RateLimits;
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
    pub(crate) metrics: Metrics,
    pub(crate) results: ResultsWriter,
    /// How many questions to the coach are thought about at once.
    pub(crate) coaching: Arc<Semaphore>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    cached: Mutex<HashMap<TokenHash, CachedPerson>>,
}

/// Somebody whose token was looked up.
struct CachedPerson {
    person: Person,
    kind: TokenKind,
    since: Instant,
}

/// People are remembered so that not every request asks the database; when there are too many, all are forgotten.
const MOST_CACHED: usize = 20_000;

/// How long a person is believed to have the name and the token that they had, where another node may change both.
const CACHE_LIFETIME: Duration = Duration::from_secs(5);

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
        stopping: watch::Receiver<bool>,
    ) -> App {
        let coaching = Arc::new(Semaphore::new(config.bot_threads.max(1)));
        let (store, keys) = (rooms.store.clone(), Arc::clone(&rooms.keys));
        let rate_limits = RateLimits::new(config.limits);
        App(Arc::new(Inner {
            config,
            store,
            keys,
            rooms,
            rate_limits,
            metrics,
            results,
            coaching,
            stopping,
            cached: Mutex::default(),
        }))
    }

    /// Who holds the token.
    pub(crate) async fn person(&self, hash: TokenHash) -> Result<Option<(Person, TokenKind)>, ApiError> {
        if let Some(cached) = self.cached().get(&hash).filter(|cached| self.is_fresh(cached)) {
            return Ok(Some((cached.person.clone(), cached.kind)));
        }
        let found = self.store.person_by_token(&hash).await?;
        let mut cached = self.cached();
        match &found {
            Some((person, kind)) => {
                if cached.len() >= MOST_CACHED {
                    cached.clear();
                }
                cached.insert(
                    hash,
                    CachedPerson { person: person.clone(), kind: *kind, since: Instant::now() },
                );
            }
            None => drop(cached.remove(&hash)),
        }
        drop(cached);
        Ok(found)
    }

    fn is_fresh(&self, cached: &CachedPerson) -> bool {
        !self.store.is_shared() || cached.since.elapsed() < CACHE_LIFETIME
    }

    /// Forgets what is remembered of a person: they changed their name or dropped a token.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.cached().retain(|_, cached| cached.person.id != *person);
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

/// The address that a request comes from.
pub(crate) struct ClientAddr(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ClientAddr, ApiError> {
        Ok(ClientAddr(address(parts, app)))
    }
}

fn address(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    if !app.config.behind_proxy {
        return peer;
    }
    // The last entry is the one that our own proxy wrote; those before it anybody can invent.
    let header = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    header.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok()).unwrap_or(peer)
}
