//! Starting and stopping.

use std::any::Any;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bonecup_keys::{KeyError, KeySource, ServerKeys};
use bonecup_rules::Reason;
use bonecup_store::{Store, StoreError, StoreWarning};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate as _, SizeAbove};
use tracing::{info, warn};

use crate::app::App;
use crate::bus::Bus;
use crate::config::{Config, Database, Limits};
use crate::connections::{self, Acceptor, Connections};
use crate::error::{ApiError, Refused};
use crate::metrics::Metrics;
use crate::push::Push;
use crate::readiness::ready;
use crate::results::ResultsWriter;
use crate::rooms::{Rooms, TableWorkers};
use crate::{api, background, keys, language, random, security, seen, web};

/// The name of the only node that a file has.
const ONLY_NODE: &str = "here";
/// How long an ordinary request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Answers of the API that are longer are compressed.
const COMPRESS_ABOVE: u64 = 1 << 10;
/// How long stopping takes at most, whatever hangs: those who stop services wait little longer.
const STOPPED_WITHIN: Duration = Duration::from_millis(1_700);
/// What of it is left at least for giving back leases and for closing the database.
const CLOSED_WITHIN: Duration = Duration::from_millis(500);

/// Why the server does not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The log cannot be opened.
    #[error(transparent)]
    Store(StoreError),
    /// The database does not answer, which whoever starts the server has to see to.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The master key is not there, or not the one of this database.
    #[error(transparent)]
    Keys(#[from] KeyError),
    /// The address cannot be listened to.
    #[error("{address} cannot be listened to: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// NATS is set up wrongly.
    #[error("NATS cannot be used: {0}")]
    Bus(async_nats::ConnectError),
    /// Several nodes on one file would not hear each other.
    #[error("NATS joins nodes that share a Postgres database; a file has one node only")]
    BusWithoutPostgres,
    /// The system has no random source.
    #[error("the system gives no random numbers")]
    Random,
    /// Push services are reached by TLS alone.
    #[error("TLS cannot be used")]
    Tls,
}

impl Reason for ServeError {
    fn code(&self) -> &'static str {
        match self {
            ServeError::Store(error) => error.code(),
            ServeError::Keys(error) => error.code(),
            ServeError::Unreachable(_) => "serve-database",
            ServeError::Listen { .. } => "serve-listen",
            ServeError::Bus(_) => "serve-bus",
            ServeError::BusWithoutPostgres => "serve-bus-without-postgres",
            ServeError::Random => "serve-random",
            ServeError::Tls => "serve-tls",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            ServeError::Store(error) => error.facts(),
            ServeError::Keys(error) => error.facts(),
            ServeError::Listen { address, error } => {
                vec![("address", address.to_string()), ("error", error.to_string())]
            }
            ServeError::Unreachable(detail) => vec![("error", detail.clone())],
            ServeError::Bus(error) => vec![("error", error.to_string())],
            ServeError::BusWithoutPostgres | ServeError::Random | ServeError::Tls => Vec::new(),
        }
    }
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        if let StoreError::Unavailable { detail, .. } = error {
            ServeError::Unreachable(detail)
        } else {
            ServeError::Store(error)
        }
    }
}

/// A server that listens.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: tokio::task::JoinHandle<()>,
    connections: Arc<Connections>,
    rooms: Arc<Rooms>,
    store: Store,
    tasks: JoinSet<()>,
    warnings: Vec<StoreWarning>,
}

/// Starts a server. It runs until it is [stopped](Server::stop).
///
/// # Errors
/// If the log cannot be opened or the address cannot be listened to.
pub async fn serve(config: Config) -> Result<Server, ServeError> {
    let store = open(&config.database).await?;
    let keys = match keys::open(&store, &config.key).await {
        Ok(keys) => Arc::new(keys),
        Err(error) => {
            // Whoever tries again with another key finds the file free.
            store.close().await;
            return Err(error);
        }
    };
    let warnings = warnings(&store, &config.key);
    let bus = match (&config.nats_url, &config.database) {
        (None, _) => Bus::default(),
        (Some(url), Database::Postgres(_)) => Bus::connect(url).await.map_err(ServeError::Bus)?,
        (Some(_), Database::File(_) | Database::Memory) => return Err(ServeError::BusWithoutPostgres),
    };
    let listener = connections::listen(config.listen)
        .map_err(|error| ServeError::Listen { address: config.listen, error })?;
    let address = listener.local_addr().unwrap_or(config.listen);
    config.clock.correct(store.shared_time().await?);
    let (stop, stopping) = watch::channel(false);
    let metrics = Metrics::new();
    let connections = Connections::new(&config, metrics.clone());
    // WebSockets stay, so they must leave room for those who only ask.
    let sockets = config.limits.sockets.min(connections.most_sockets());
    let limits = Limits { sockets, ..config.limits };
    let config = Config { limits, ..config };
    let push = match &config.push {
        Some(settings) => Some(Push::open(&store, &keys, settings).await?),
        None => None,
    };
    let app = assemble(config, store.clone(), keys, bus, metrics, push, stopping.clone())?;
    let rooms = Arc::clone(&app.rooms);
    rooms.begin_leases().await?;
    let tasks = background::start(&app);
    let acceptor = Acceptor { router: router(app), connections: Arc::clone(&connections), limits, stopping };
    let serving = tokio::spawn(acceptor.run(listener));
    info!(%address, node = rooms.workers.node(), "listening");
    Ok(Server { address, stop, serving, connections, rooms, store, tasks, warnings })
}

/// Puts the parts of a server together.
pub(crate) fn assemble(
    config: Config,
    store: Store,
    keys: Arc<ServerKeys>,
    bus: Bus,
    metrics: Metrics,
    push: Option<Push>,
    stopping: watch::Receiver<bool>,
) -> Result<App, ServeError> {
    let workers = TableWorkers::new(node(&config)?, config.bot_pace, config.bot_threads.max(1));
    let results = ResultsWriter::new(store.clone());
    let rooms = Rooms::new(store, keys, bus, metrics.clone(), workers, config.clock.clone(), results.clone());
    Ok(App::new(config, rooms, metrics, results, push, stopping))
}

impl Server {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What people compare of the key with which it signs.
    pub fn fingerprint(&self) -> String {
        self.rooms.keys.fingerprint()
    }

    /// What whoever runs it should look at. It is in the log too.
    pub fn warnings(&self) -> &[StoreWarning] {
        &self.warnings
    }

    /// Stops: no new requests, open ones are answered, clients are told to come back, everything is written. Whatever was
    /// acknowledged is durable already, so nothing is worth waiting for that hangs.
    pub async fn stop(mut self) {
        info!("stopping");
        let deadline = Instant::now() + STOPPED_WITHIN;
        // Nobody may be left to hear it.
        let _ = self.stop.send(true);
        self.rooms.broadcast_stopping();
        self.rooms.workers.stop();
        self.tasks.abort_all();
        if timeout_at(deadline - CLOSED_WITHIN, self.connections.until_none()).await.is_err() {
            warn!("some requests did not end in time");
        }
        self.serving.abort();
        match timeout_at(deadline - CLOSED_WITHIN / 2, self.store.release(self.rooms.workers.node())).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                warn!(%error, "other nodes have to wait for this node's leases to run out");
            }
            Err(_) => warn!("other nodes have to wait for this node's leases to run out"),
        }
        if timeout_at(deadline, self.store.close()).await.is_err() {
            warn!("the database was not closed in time; nothing is lost");
        }
        info!("stopped");
    }
}

/// What was noticed about the database and its key, which the log is told.
fn warnings(store: &Store, key: &KeySource) -> Vec<StoreWarning> {
    let mut warnings = store.warnings().to_vec();
    if let KeySource::File(path) = key {
        warnings.extend(bonecup_store::wide_rights(path));
    }
    warnings.iter().for_each(|warning| warn!(code = warning.code(), "{warning}"));
    warnings
}

async fn open(database: &Database) -> Result<Store, StoreError> {
    match database {
        Database::File(path) => Store::open_sqlite(path).await,
        Database::Postgres(url) => Store::open_postgres(url).await,
        Database::Memory => Store::open_memory().await,
    }
}

fn node(config: &Config) -> Result<String, ServeError> {
    match (&config.node, &config.database) {
        (Some(name), _) => Ok(name.clone()),
        (None, Database::Postgres(_)) => random::letters::<12>().map_err(|_| ServeError::Random),
        // After a crash its leases are its own again at once.
        (None, Database::File(_) | Database::Memory) => Ok(ONLY_NODE.to_owned()),
    }
}

pub(crate) fn router(app: App) -> Router {
    let small = SizeAbove::new(COMPRESS_ABOVE).and(DefaultPredicate::new());
    api::routes(&app)
        // What costs much is compressed elsewhere; the rest is short.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(small))
        .merge(web::routes())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), seen::layer))
        .layer(from_fn(|request, next: Next| within_timeout(REQUEST_TIMEOUT, next.run(request))))
        .layer(from_fn_with_state(app.clone(), security::layer))
        .layer(from_fn(language::layer))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .with_state(app)
}

/// What is said when one of our own assumptions did not hold; others are served as before.
fn panicked(_: Box<dyn Any + Send>) -> Response {
    ApiError::from(Refused::Internal).into_response()
}

/// An answer, or the word that it takes too long.
async fn within_timeout(limit: Duration, answer: impl Future<Output = Response>) -> Response {
    let answered = tokio::time::timeout(limit, answer).await;
    answered.unwrap_or_else(|_| ApiError::from(Refused::TooSlow).after(1).into_response())
}

async fn metrics(State(app): State<App>) -> Response {
    app.metrics.tables.set(i64::try_from(app.rooms.all().len()).unwrap_or(i64::MAX));
    app.metrics.bus_up.set(i64::from(app.rooms.bus.is_up()));
    ([("content-type", "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
        .into_response()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
    use super::*;
    use crate::rooms::SubmitError;

    /// The status and the code of an answer that says why not.
    async fn said(response: Response) -> (u16, String) {
        let status = response.status().as_u16();
        let body = axum::body::to_bytes(response.into_body(), 1 << 10).await.unwrap();
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
        (status, body["error"]["code"].as_str().unwrap().to_owned())
    }

    async fn app(stopping: bool) -> App {
        let store = Store::open_memory().await.unwrap();
        let (metrics, results) = (Metrics::new(), ResultsWriter::new(store.clone()));
        let workers = TableWorkers::new("here".to_owned(), Duration::ZERO, 1);
        let keys = Arc::new(keys::open(&store, &KeySource::Fresh).await.unwrap());
        let clock = crate::Clock::default();
        let rooms = Rooms::new(store, keys, Bus::default(), metrics.clone(), workers, clock, results.clone());
        App::new(Config::default(), rooms, metrics, results, None, watch::channel(stopping).1)
    }

    #[tokio::test]
    async fn what_takes_too_long_is_said_in_words() {
        let response = within_timeout(Duration::ZERO, std::future::pending()).await;
        assert_eq!(said(response).await, (503, "server-too-slow".to_owned()));
    }

    #[tokio::test]
    async fn who_stops_is_not_ready() {
        assert_eq!(ready(State(app(false).await)).await.status(), 200);
        assert_eq!(said(ready(State(app(true).await)).await).await, (503, "server-stopping".to_owned()));
    }

    #[tokio::test]
    async fn a_panic_is_one_request_s_bad_luck() {
        let router: Router = Router::new()
            .route(
                "/",
                get(|| async {
                    if true {
                        panic!("a defect")
                    }
                }),
            )
            .layer(CatchPanicLayer::custom(panicked));
        let request = axum::http::Request::new(axum::body::Body::empty());
        let response = tower::ServiceExt::oneshot(router, request).await.unwrap();
        assert_eq!(said(response).await, (500, "server-inside".to_owned()));
    }

    #[tokio::test]
    async fn who_lost_every_race_may_try_again_soon() {
        let response = ApiError::from(SubmitError::Busy).into_response();
        assert_eq!(response.headers()["retry-after"], "1");
        assert_eq!(said(response).await, (503, "server-busy".to_owned()));
    }
}
