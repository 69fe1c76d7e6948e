//! The way between people and nodes: it delays, drops, doubles and reorders, and connections break.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Uri};
use bonecup_referee::TableId;
use bonecup_store::simulated::Chance;
use tokio::io::{DuplexStream, duplex};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::node::Incoming;

/// How long somebody waits for an answer before they ask again.
const PATIENCE: Duration = Duration::from_secs(9);
/// What is on its way in a connection before the sender has to wait.
const BUFFER: usize = 64 << 10;

/// How often what goes wrong, in ten thousand messages.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct NetworkFaults {
    /// A message gets lost.
    pub(crate) lost: u32,
    /// A request arrives twice, the second time perhaps much later or at another node.
    pub(crate) doubled: u32,
    /// A message takes up to seconds.
    pub(crate) slow: u32,
    /// A connection breaks.
    pub(crate) cut: u32,
}

/// What a person asks of a node.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Option<String>,
}

/// What a node answers.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) text: String,
}

/// A stream of a table, seen from the person.
pub(crate) type Stream = WebSocketStream<DuplexStream>;

/// Who hears everything that people are told, wanted or not.
pub(crate) type Listener = Arc<dyn Fn(&str) + Send + Sync>;

/// The network. Clones are the same.
#[derive(Clone)]
pub(crate) struct Network(Arc<Mutex<Inner>>);

struct Inner {
    chance: Chance,
    faults: NetworkFaults,
    /// The way into each node; none while it is down.
    nodes: Vec<Option<mpsc::UnboundedSender<Incoming>>>,
    listener: Listener,
}

impl Network {
    pub(crate) fn new(chance: Chance, nodes: usize, listener: Listener) -> Network {
        let nodes = vec![None; nodes];
        Network(Arc::new(Mutex::new(Inner { chance, faults: NetworkFaults::default(), nodes, listener })))
    }

    pub(crate) fn set_faults(&self, faults: NetworkFaults) {
        self.inner().faults = faults;
    }

    /// A node can be reached from now on, or cannot.
    pub(crate) fn set_node(&self, node: usize, way: Option<mpsc::UnboundedSender<Incoming>>) {
        if let Some(place) = self.inner().nodes.get_mut(node) {
            *place = way;
        }
    }

    /// How many nodes there are, up or down.
    pub(crate) fn nodes(&self) -> usize {
        self.inner().nodes.len()
    }

    /// Asks a node; none if no answer came.
    pub(crate) async fn call(&self, node: usize, call: Call) -> Option<Reply> {
        if self.hits(|faults| faults.doubled) {
            let (network, call) = (self.clone(), call.clone());
            // Proxies ask another node when one is slow.
            let node = usize::try_from(self.below(self.nodes() as u64)).unwrap_or(node);
            // Nobody waits for what the second copy says, but everybody may hear it.
            tokio::spawn(async move { network.one_way_and_back(node, call).await });
        }
        timeout(PATIENCE, self.one_way_and_back(node, call)).await.unwrap_or_default()
    }

    async fn one_way_and_back(&self, node: usize, call: Call) -> Option<Reply> {
        self.travel().await?;
        let way = self.way(node)?;
        let (back, answered) = oneshot::channel();
        way.send(Incoming::Request(Box::new(request(call)?), back)).ok()?;
        let reply = answered.await.ok()?;
        (self.listener())(&reply.text);
        self.travel().await?;
        Some(reply)
    }

    /// Opens the stream of a table; none if that fails.
    pub(crate) async fn stream(&self, node: usize, path: &str, cookie: &str) -> Option<Stream> {
        timeout(PATIENCE, self.open_stream(node, path, cookie)).await.unwrap_or_default()
    }

    async fn open_stream(&self, node: usize, path: &str, cookie: &str) -> Option<Stream> {
        self.travel().await?;
        let (near, far) = duplex(BUFFER);
        self.way(node)?.send(Incoming::Stream(far)).ok()?;
        let mut request = format!("ws://bonecup{path}").into_client_request().ok()?;
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
        client_async(request, near).await.ok().map(|(stream, _)| stream)
    }

    /// Waits for the next message of a stream as long as it takes to get here; false if the connection broke meanwhile.
    pub(crate) async fn carry(&self) -> bool {
        if self.hits(|faults| faults.cut) {
            return false;
        }
        let slow = self.hits(|faults| faults.slow);
        sleep(Duration::from_millis(self.below(if slow { 3_000 } else { 10 }))).await;
        true
    }

    /// The secret of a table, past all faults of the network; none if the node cannot tell now.
    pub(crate) async fn seed(&self, node: usize, table: &TableId) -> Option<[u8; 32]> {
        let (back, answered) = oneshot::channel();
        self.way(node)?.send(Incoming::Seed(table.clone(), back)).ok()?;
        timeout(PATIENCE, answered).await.ok()?.ok()?
    }

    /// Gets there after a while; none if it gets lost.
    async fn travel(&self) -> Option<()> {
        let slow = self.hits(|faults| faults.slow);
        sleep(Duration::from_millis(self.below(if slow { 4_000 } else { 20 }))).await;
        if self.hits(|faults| faults.lost) {
            // Silence: whoever waits finds out by waiting.
            return std::future::pending().await;
        }
        Some(())
    }

    fn way(&self, node: usize) -> Option<mpsc::UnboundedSender<Incoming>> {
        self.inner().nodes.get(node).cloned().flatten()
    }

    fn listener(&self) -> Listener {
        Arc::clone(&self.inner().listener)
    }

    fn hits(&self, rate: impl FnOnce(&NetworkFaults) -> u32) -> bool {
        let mut inner = self.inner();
        let rate = rate(&inner.faults);
        inner.chance.hits(rate)
    }

    fn below(&self, bound: u64) -> u64 {
        self.inner().chance.below(bound)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn request(call: Call) -> Option<Request<Body>> {
    let uri: Uri = call.path.parse().ok()?;
    let mut request = Request::builder().method(call.method).uri(uri).header("host", "bonecup");
    if call.body.is_some() {
        request = request.header("content-type", "application/json");
    }
    if let Some(cookie) = call.cookie {
        request = request.header("cookie", cookie);
    }
    request.body(call.body.map_or_else(Body::empty, Body::from)).ok()
}
