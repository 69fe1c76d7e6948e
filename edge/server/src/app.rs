//! What every handler can reach.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use bonecup_referee::room::{Ask, Asker, Request};
use bonecup_referee::{Key, PersonId, Seq, TableId};
use bonecup_store::{Person, Store, TokenHash, TokenKind};
use tokio::sync::{Semaphore, watch};

use crate::clerk::Clerk;
use crate::clock;
use crate::config::Config;
use crate::error::{ApiError, Refused};
use crate::limits::Shares;
use crate::metrics::Metrics;
use crate::rooms::{Answer, Rooms};

/// The server's parts, shared by all handlers.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

/// The parts themselves.
pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) shares: Arc<Shares>,
    pub(crate) metrics: Metrics,
    pub(crate) clerk: Clerk,
    /// How many questions to the coach are thought about at once.
    pub(crate) coaching: Arc<Semaphore>,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
    known: Mutex<HashMap<TokenHash, Known>>,
}

/// Somebody whose token was looked up.
struct Known {
    person: Person,
    kind: TokenKind,
    since: Instant,
}

/// People are remembered so that not every request asks the database; when there are too many, all are forgotten.
const MOST_KNOWN: usize = 20_000;

/// How long a person is believed to have the name and the token that they had, where another node may change both.
const BELIEVED: Duration = Duration::from_secs(5);

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
        clerk: Clerk,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let coaching = Arc::new(Semaphore::new(config.bot_threads.max(1)));
        let (store, shares) = (rooms.store.clone(), Shares::new(config.limits));
        App(Arc::new(Inner {
            config,
            store,
            rooms,
            shares,
            metrics,
            clerk,
            coaching,
            stopping,
            known: Mutex::default(),
        }))
    }

    /// Who holds the token.
    pub(crate) async fn person(&self, hash: TokenHash) -> Result<Option<(Person, TokenKind)>, ApiError> {
        if let Some(known) = self.known().get(&hash).filter(|known| self.believes(known)) {
            return Ok(Some((known.person.clone(), known.kind)));
        }
        let found = self.store.person_by_token(&hash).await?;
        let mut known = self.known();
        match &found {
            Some((person, kind)) => {
                if known.len() >= MOST_KNOWN {
                    known.clear();
                }
                known.insert(hash, Known { person: person.clone(), kind: *kind, since: Instant::now() });
            }
            None => drop(known.remove(&hash)),
        }
        drop(known);
        Ok(found)
    }

    fn believes(&self, known: &Known) -> bool {
        !self.store.is_shared() || known.since.elapsed() < BELIEVED
    }

    /// Forgets what is remembered of a person: they changed their name or dropped a token.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.known().retain(|_, known| known.person.id != *person);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TokenHash, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks something of a table in a person's name. It runs to its end even if the asker goes away.
    pub(crate) async fn ask(
        &self,
        table: TableId,
        by: &PersonId,
        key: Key,
        expected: Option<Seq>,
        request: Request,
    ) -> Result<Answer, ApiError> {
        let ask = Ask { by: Asker::Person(by.clone(), key), at: clock::now(), expected, request };
        let app = self.clone();
        let asked = tokio::spawn(async move { app.ask_now(&table, &ask).await });
        asked.await.unwrap_or_else(|_| Err(Refused::Inside.into()))
    }

    /// The same where nothing can cancel it.
    pub(crate) async fn ask_now(&self, table: &TableId, ask: &Ask) -> Result<Answer, ApiError> {
        let began = Instant::now();
        let answer = self.rooms.ask(table, ask).await.map_err(ApiError::from);
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

/// Where a request comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<From, ApiError> {
        Ok(From(address(parts, app)))
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
