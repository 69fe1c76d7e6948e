//! One node: the real server in a runtime of its own, whose clock stands still between slices and which is dropped when the
//! node crashes.

use std::io;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::serve::Listener;
use bonecup_referee::TableId;
use bonecup_server::simulation::{Node, World};
use bonecup_server::{Config, ServeError};
use bonecup_store::Store;
use bonecup_store::simulated::{Chance, SimulatedDisk};
use tokio::io::DuplexStream;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};
use tower::ServiceExt as _;

use crate::network::Reply;

/// No answer is longer.
const MOST_BYTES: usize = 64 << 20;
/// How soon a server that could not start is started again.
const START_DELAY: Duration = Duration::from_millis(500);

/// What reaches a node.
pub(crate) enum Incoming {
    /// A request, and the way back.
    Request(Box<Request<Body>>, oneshot::Sender<Reply>),
    /// A connection that becomes the stream of a table.
    Stream(DuplexStream),
    /// The auditor asks for the secret of a table.
    Seed(TableId, oneshot::Sender<Option<[u8; 32]>>),
}

/// A node that runs.
pub(crate) struct RunningNode {
    /// Dropped last: everything that the node does lives in it.
    runtime: Runtime,
    world: Rc<World>,
    began: Instant,
    /// The simulated time at which it began.
    began_at: Duration,
    pub(crate) inbox: mpsc::UnboundedSender<Incoming>,
}

/// A runtime that does nothing by itself: one thread, and a clock that moves only when all wait.
pub(crate) fn still_runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_time().start_paused(true).build()
}

impl RunningNode {
    /// Starts a node at this simulated time, with a clock that shows `wall` then.
    pub(crate) fn start(
        config: Config,
        disk: &SimulatedDisk,
        chance: Chance,
        at: Duration,
        wall: i64,
    ) -> io::Result<RunningNode> {
        let runtime = still_runtime()?;
        let (inbox, incoming) = mpsc::unbounded_channel();
        let store = Store::simulated(disk);
        let (world, began) = runtime.block_on(async { (World::new(chance, wall), Instant::now()) });
        // It runs when time goes on.
        drop(runtime.spawn(run(config, store, incoming)));
        Ok(RunningNode { runtime, world, began, began_at: at, inbox })
    }

    /// Lets everything happen in the node that happens until then.
    pub(crate) fn advance(&self, until: Duration) {
        let until = self.began + until.saturating_sub(self.began_at);
        self.world.inside(|| self.runtime.block_on(async { sleep_until(until).await }));
    }

    /// The node's clock is set by somebody.
    pub(crate) fn jump(&self, by: i64) {
        self.world.jump(by);
    }

    /// The node is gone at once, wherever it was.
    pub(crate) fn crash(self) {
        let RunningNode { runtime, world, .. } = self;
        world.inside(|| drop(runtime));
    }
}

/// Starts the server as soon as its store can be read, and serves what comes.
async fn run(config: Config, store: Store, mut incoming: mpsc::UnboundedReceiver<Incoming>) {
    let node = loop {
        match Node::start(config.clone(), store.clone()).await {
            Ok(node) => break Arc::new(node),
            // A server that cannot start is started again by whoever looks after it.
            Err(ServeError::Unreachable(_) | ServeError::Store(_)) => sleep(START_DELAY).await,
            Err(_) => return,
        }
    };
    let (streams, connections) = mpsc::unbounded_channel();
    let serving = axum::serve(Connections(connections), node.router());
    tokio::spawn(async move { serving.await });
    while let Some(incoming) = incoming.recv().await {
        match incoming {
            Incoming::Request(request, back) => drop(tokio::spawn(answer(node.router(), *request, back))),
            Incoming::Stream(stream) => drop(streams.send(stream)),
            Incoming::Seed(table, back) => {
                let node = Arc::clone(&node);
                // Whoever asked may have given up.
                tokio::spawn(async move { back.send(node.seed(&table).await) });
            }
        }
    }
}

async fn answer(router: Router, request: Request<Body>, back: oneshot::Sender<Reply>) {
    let Ok(response) = router.oneshot(request).await;
    let status = response.status().as_u16();
    let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let body = to_bytes(response.into_body(), MOST_BYTES).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&body).into_owned();
    // Whoever asked may have given up.
    let _ = back.send(Reply { status, cookie, text });
}

/// Connections that come out of the simulated network instead of a port.
struct Connections(mpsc::UnboundedReceiver<DuplexStream>);

impl Listener for Connections {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.0.recv().await {
            Some(stream) => (stream, ()),
            // Nobody will come any more.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<()> {
        Ok(())
    }
}
