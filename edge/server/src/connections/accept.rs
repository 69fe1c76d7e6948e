//! Taking connections in and serving them until they end.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::Response;
use hyper::Request;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tracing::{trace, warn};

use super::body::NotedBody;
use super::connection::{Connection, Patience, Phase};
use super::registry::Connections;
use super::stream::CountedStream;
use super::sweep::sweep;
use crate::config::Limits;
use crate::error::Refused;
use crate::refusal::refusal_text;

/// How long requests under way may go on when the server stops.
const GRACE: Duration = Duration::from_secs(1);
/// The head of a request is no longer, and no more of an answer is gathered before it is written.
const MOST_BUFFERED: usize = 32 << 10;
/// How long to wait when the system gives no connection, such as when descriptors have run out.
const PAUSE: Duration = Duration::from_millis(50);
/// How often that is logged at most.
const LOGGED_EVERY: Duration = Duration::from_secs(10);
/// How many are told at once that there is no room, and how long that takes at most.
const MOST_REFUSED: usize = 32;
const REFUSED_WITHIN: Duration = Duration::from_millis(500);

/// Takes connections in.
pub(crate) struct Acceptor {
    pub(crate) router: Router,
    pub(crate) connections: Arc<Connections>,
    pub(crate) limits: Limits,
    pub(crate) stopping: watch::Receiver<bool>,
}

impl Acceptor {
    /// Serves everybody until the server stops. Whoever is there then is served to the end of what is under way.
    pub(crate) async fn run(self, listener: TcpListener) {
        let sweeping = tokio::spawn(sweep(Arc::clone(&self.connections), Patience::of(&self.limits)));
        let mut stopping = self.stopping.clone();
        tokio::select! {
            () = self.accept_all(&listener) => {}
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        sweeping.abort();
    }

    async fn accept_all(&self, listener: &TcpListener) {
        let service = TowerToHyperService::new(self.router.clone());
        let refusing = Arc::new(Semaphore::new(MOST_REFUSED));
        let mut failures = Failures::default();
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => match self.connections.admit(peer.ip()) {
                    Ok(place) => {
                        let served = Served {
                            connection: Arc::clone(&place.connection),
                            connections: Arc::clone(&self.connections),
                            id: place.id(),
                            peer,
                            service: service.clone(),
                        };
                        // A message goes out at once: waiting to fill a packet would hold the second of two back until
                        // the first one's receipt is confirmed, which takes 40 ms. A connection that refuses is slower.
                        let _ = stream.set_nodelay(true);
                        tokio::spawn(served.run(CountedStream::new(stream, place), self.stopping.clone()));
                    }
                    Err(refused) => refuse(stream, &refused, &refusing),
                },
                // Whoever gave up before they were let in.
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    failures.note(&error);
                    self.connections.make_room();
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Failures to accept: many come at once, and one line in a while says so.
#[derive(Default)]
struct Failures {
    count: u64,
    logged: Option<Instant>,
}

impl Failures {
    fn note(&mut self, error: &io::Error) {
        self.count += 1;
        if self.logged.is_none_or(|logged| logged.elapsed() >= LOGGED_EVERY) {
            warn!(%error, times = self.count, "connections cannot be accepted; trying again");
            (self.count, self.logged) = (0, Some(Instant::now()));
        }
    }
}

/// Says that there is no room, quickly.
fn refuse(stream: TcpStream, refused: &Refused, refusing: &Arc<Semaphore>) {
    let text = refusal_text(refused);
    let Ok(permit) = Arc::clone(refusing).try_acquire_owned() else {
        // So many are being refused that nobody waits whether this one hears it.
        let _ = stream.try_write(text.as_bytes());
        return;
    };
    tokio::spawn(async move {
        let _permit = permit;
        let _ = tokio::time::timeout(REFUSED_WITHIN, say_and_hang_up(stream, text)).await;
    });
}

/// What was asked is read to its end, or hanging up would take back what was said.
async fn say_and_hang_up(mut stream: TcpStream, text: String) -> io::Result<()> {
    stream.write_all(text.as_bytes()).await?;
    stream.shutdown().await?;
    let mut nothing = [0; 1024];
    while stream.read(&mut nothing).await? > 0 {}
    Ok(())
}

/// A connection that is served.
struct Served {
    connection: Arc<Connection>,
    connections: Arc<Connections>,
    id: u64,
    peer: SocketAddr,
    service: TowerToHyperService<Router>,
}

impl Served {
    async fn run(self, stream: CountedStream, mut stopping: watch::Receiver<bool>) {
        let (connection, connections, id) =
            (Arc::clone(&self.connection), Arc::clone(&self.connections), self.id);
        tokio::select! {
            () = self.serve(stream, &mut stopping) => {}
            () = connection.until_cut() => {}
        }
        // If it is still there, it has become something else.
        connections.upgraded(id);
    }

    async fn serve(self, stream: CountedStream, stopping: &mut watch::Receiver<bool>) {
        let handler = service_fn(|request| self.answer(request));
        let http = http1::Builder::new()
            .header_read_timeout(None)
            .max_buf_size(MOST_BUFFERED)
            .serve_connection(TokioIo::new(stream), handler)
            .with_upgrades();
        let mut http = std::pin::pin!(http);
        tokio::select! {
            result = http.as_mut() => return trace_end(&result),
            _ = stopping.wait_for(|stopping| *stopping) => {}
        }
        http.as_mut().graceful_shutdown();
        if let Ok(result) = tokio::time::timeout(GRACE, http).await {
            trace_end(&result);
        }
    }

    async fn answer(
        &self,
        request: Request<Incoming>,
    ) -> Result<hyper::Response<NotedBody<Body>>, Infallible> {
        let phase = if request.body().is_end_stream() { Phase::Answer } else { Phase::Body };
        self.connection.enter(phase);
        let mut request = request.map(|body| match phase {
            Phase::Body => Body::new(NotedBody::request(body, Arc::clone(&self.connection))),
            Phase::Head | Phase::Answer | Phase::Idle | Phase::Socket => Body::new(body),
        });
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let response: Response = self.service.call(request).await?;
        // Whatever was not read of the request nobody waits for any more.
        self.connection.enter(Phase::Answer);
        Ok(response.map(|body| NotedBody::answer(body, Arc::clone(&self.connection))))
    }
}

fn trace_end(result: &Result<(), hyper::Error>) {
    if let Err(error) = result {
        trace!(%error, "a connection ended");
    }
}
