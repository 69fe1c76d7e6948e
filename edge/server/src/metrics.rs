//! Figures for those who run the server, in the text format of Prometheus.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Seconds from a request to its durable answer: a tenth of a millisecond to ten seconds.
const BUCKETS: [f64; 11] = [0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 10.0];

/// All figures.
#[derive(Clone)]
pub(crate) struct Metrics {
    /// Steps taken in, own ones and those of other nodes.
    pub(crate) steps: Counter,
    /// Commands that were acknowledged.
    pub(crate) acknowledged: Counter,
    /// Commands that were refused, by code.
    pub(crate) refused: Family<[(&'static str, &'static str); 1], Counter>,
    /// Seconds from a command to its durable answer.
    pub(crate) answered: Histogram,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// WebSockets that were dropped because they were too slow or silent.
    pub(crate) dropped: Counter,
    /// Open connections, WebSockets included.
    pub(crate) connections: Gauge,
    /// Connections that were cut off because they took too long or made room for others.
    pub(crate) cut_connections: Counter,
    /// Requests that take long and were refused because too many did already.
    pub(crate) crowded: Counter,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Whether the bus to other nodes is up.
    pub(crate) bus_up: Gauge,
    /// Messages to push services, by what became of them.
    pub(crate) pushes: Family<[(&'static str, &'static str); 1], Counter>,
    /// HTTP answers by status.
    pub(crate) answers: Family<[(&'static str, u16); 1], Counter<u64, AtomicU64>>,
    registry: Arc<Registry>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("bonecup");
        let steps = Counter::default();
        let acknowledged = Counter::default();
        let refused = Family::default();
        let answered = Histogram::new(BUCKETS);
        let sockets = Gauge::default();
        let dropped = Counter::default();
        let connections = Gauge::default();
        let cut_connections = Counter::default();
        let crowded = Counter::default();
        let tables = Gauge::default();
        let bus_up = Gauge::default();
        let pushes = Family::default();
        let answers = Family::default();
        registry.register("steps", "Steps of tables taken in", steps.clone());
        registry.register(
            "acknowledged",
            "Commands acknowledged after they were durable",
            acknowledged.clone(),
        );
        registry.register("refused", "Commands refused, by code", refused.clone());
        registry.register("answer_seconds", "Seconds from a command to its durable answer", answered.clone());
        registry.register("sockets", "Open WebSockets", sockets.clone());
        registry.register("dropped_sockets", "WebSockets dropped as slow or silent", dropped.clone());
        registry.register("connections", "Open connections, WebSockets included", connections.clone());
        registry.register(
            "cut_connections",
            "Connections cut off as slow, idle or unread",
            cut_connections.clone(),
        );
        registry.register("crowded", "Expensive requests refused because too many ran", crowded.clone());
        registry.register("tables_in_memory", "Tables in memory", tables.clone());
        registry.register("bus_up", "1 while NATS is connected", bus_up.clone());
        registry.register("pushes", "Messages to push services, by what became of them", pushes.clone());
        registry.register("http_answers", "HTTP answers by status", answers.clone());
        let registry = Arc::new(registry);
        Metrics {
            steps,
            acknowledged,
            refused,
            answered,
            sockets,
            dropped,
            connections,
            cut_connections,
            crowded,
            tables,
            bus_up,
            pushes,
            answers,
            registry,
        }
    }

    /// The figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
