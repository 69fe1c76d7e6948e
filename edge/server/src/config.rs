//! How the server is set up. Every value has a default that is right for a family at home.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bonecup_keys::KeySource;
use bonecup_store::TableRow;

use crate::clock::Clock;

const DAY: i64 = 86_400_000;
/// How long people are warned before a table is closed that nobody touches.
const WARNING: i64 = 7 * DAY;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address that people open, when a proxy stands in between.
    pub public_url: Option<String>,
    /// Where the log is.
    pub database: Database,
    /// The key under which what is secret there is encrypted. Nodes that share a database share it.
    pub key: KeySource,
    /// The bus between nodes.
    pub nats_url: Option<String>,
    /// The name of this node; a random one if none.
    pub node: Option<String>,
    /// Whether a proxy in front tells the address of the client.
    pub behind_proxy: bool,
    /// In which header it does.
    pub proxy_header: ProxyHeader,
    /// The least time between a bot's moves.
    pub bot_pace: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// A table that nobody touches for so many days in which the server runs is closed.
    pub idle_days: u32,
    /// A table that was closed before anything happened there is deleted after so many days in which the server runs.
    pub keep_days: u32,
    /// How people are told of their turns when their browser is closed; not at all if none.
    pub push: Option<PushSettings>,
    /// Where time comes from.
    pub clock: Clock,
    /// How much of everything.
    pub limits: Limits,
}

/// The header in which a proxy tells whom it asks for. One that the proxy does not write must not count: clients invent it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProxyHeader {
    /// `X-Forwarded-For` where it is there, otherwise `Forwarded`. Right for every proxy that writes the first one always.
    #[default]
    Either,
    /// `X-Forwarded-For` only.
    XForwardedFor,
    /// `Forwarded` (RFC 7239) only.
    Forwarded,
}

/// How people are told of their turns at slow tables when their browser is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSettings {
    /// Whom push services can write to about what this server sends, as `mailto:` or `https:`.
    pub contact: String,
    /// How long somebody has to come by themselves before they are told.
    pub grace: Duration,
    /// Which push services may be talked to.
    pub reach: Reach,
}

impl PushSettings {
    /// With everything but the contact as it should be.
    pub fn new(contact: String) -> PushSettings {
        PushSettings { contact, grace: Duration::from_secs(15), reach: Reach::default() }
    }
}

/// Which push services may be talked to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Those of the open internet, by https.
    #[default]
    Internet,
    /// Those on this machine, in the open: for tests, which have no certificates.
    ThisMachine,
}

impl Config {
    /// Whether people reach the server by https.
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Where the log is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// In this SQLite file.
    File(PathBuf),
    /// In this Postgres database, which other nodes share.
    Postgres(String),
    /// Nowhere: gone when the server stops. For tests.
    Memory,
}

/// How much of everything, so that nobody takes it from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests per second from one address, for a while.
    pub requests_per_second: u32,
    /// Requests at once from one address.
    pub request_burst: u32,
    /// New people per minute from one address.
    pub people_per_minute: u32,
    /// Codes tried per minute from one address.
    pub codes_per_minute: u32,
    /// New tables per day from one address.
    pub tables_per_day: u32,
    /// New circles per day from one address.
    pub circles_per_day: u32,
    /// Messages per second on one WebSocket.
    pub messages_per_second: u32,
    /// Messages per second on all WebSockets of one address.
    pub messages_per_address: u32,
    /// Connections in all; fewer where the system allows fewer descriptors.
    pub connections: usize,
    /// Connections from one address that are no WebSockets, at least `sockets_per_address`; behind a proxy they are not counted.
    pub connections_per_address: u32,
    /// Seconds until the head of a request has to be there.
    pub header_seconds: u32,
    /// Seconds that a connection is kept open for the next request.
    pub idle_seconds: u32,
    /// Seconds after which whoever does not read an answer is cut off.
    pub unread_seconds: u32,
    /// Threads for requests that cost much, such as replays.
    pub heavy_threads: usize,
    /// How many of these wait in all; more are refused.
    pub heavy_queue: usize,
    /// And of one address.
    pub heavy_queue_per_address: usize,
    /// Bytes that their answers take in all, compressed: kept for whoever asks next, or not read yet.
    pub answer_bytes: usize,
    /// WebSockets from one address.
    pub sockets_per_address: u32,
    /// WebSockets in all.
    pub sockets: usize,
    /// Connections to one table on one node.
    pub watchers_per_table: usize,
    /// Tables of one person that have not ended.
    pub tables_per_person: u32,
    /// API tokens of one person.
    pub tokens_per_person: u32,
    /// Devices of one person; one more takes the place of the one that was longest unused.
    pub devices_per_person: u32,
    /// Circles in which one person is.
    pub circles_per_person: u32,
    /// Members of a circle.
    pub members_per_circle: u32,
    /// Tables of one person that the lobby shows.
    pub lobby_tables_per_person: u32,
    /// Bytes of a request's body.
    pub body_bytes: usize,
}

/// Limits that can be set by name.
macro_rules! named_limits {
    ($($name:ident),* $(,)?) => {
        impl Limits {
            /// The names of all limits.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Sets a limit by its name; false if there is no such limit or the number is none for it.
            pub fn set(&mut self, name: &str, number: &str) -> bool {
                match name {
                    $(stringify!($name) => number.parse().map(|number| self.$name = number).is_ok(),)*
                    _ => false,
                }
            }
        }
    };
}

named_limits!(
    requests_per_second,
    request_burst,
    people_per_minute,
    codes_per_minute,
    tables_per_day,
    circles_per_day,
    messages_per_second,
    messages_per_address,
    connections,
    connections_per_address,
    header_seconds,
    idle_seconds,
    unread_seconds,
    heavy_threads,
    heavy_queue,
    heavy_queue_per_address,
    answer_bytes,
    sockets_per_address,
    sockets,
    watchers_per_table,
    tables_per_person,
    tokens_per_person,
    devices_per_person,
    circles_per_person,
    members_per_circle,
    lobby_tables_per_person,
    body_bytes,
);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 50,
            request_burst: 200,
            people_per_minute: 30,
            codes_per_minute: 20,
            // A school class that plays sixteen games each; of the longest games it is 270 MB.
            tables_per_day: 500,
            circles_per_day: 20,
            messages_per_second: 20,
            messages_per_address: 200,
            connections: 16_000,
            connections_per_address: 200,
            header_seconds: 10,
            // Longer than proxies keep theirs, so that none sends a request into a connection that is just being closed.
            idle_seconds: 75,
            unread_seconds: 10,
            heavy_threads: half_the_cores(),
            heavy_queue: 16,
            heavy_queue_per_address: 4,
            answer_bytes: 64 << 20,
            sockets_per_address: 100,
            sockets: 15_000,
            watchers_per_table: 200,
            tables_per_person: 50,
            tokens_per_person: 20,
            devices_per_person: 20,
            circles_per_person: 20,
            members_per_circle: 200,
            lobby_tables_per_person: 3,
            body_bytes: 64 << 10,
        }
    }
}

impl Config {
    /// How many milliseconds a table may be idle.
    pub(crate) fn idle_millis(&self) -> i64 {
        i64::from(self.idle_days) * DAY
    }

    /// How many milliseconds a table is kept that was closed before anything happened there.
    pub(crate) fn keep_millis(&self) -> i64 {
        i64::from(self.keep_days) * DAY
    }

    /// In how many milliseconds a table will be closed if nobody touches it; none if that is not soon.
    pub(crate) fn closes_in(&self, table: &TableRow) -> Option<i64> {
        let left = self.idle_millis().saturating_sub(table.idle).max(0);
        (!table.phase.has_ended() && left <= WARNING).then_some(left)
    }
}

/// So that the other half is there for those who play.
fn half_the_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1))
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7373)),
            public_url: None,
            database: Database::Memory,
            key: KeySource::Fresh,
            nats_url: None,
            node: None,
            behind_proxy: false,
            proxy_header: ProxyHeader::default(),
            bot_pace: Duration::from_millis(700),
            bot_threads: 1,
            idle_days: 30,
            keep_days: 30,
            push: None,
            clock: Clock::default(),
            limits: Limits::default(),
        }
    }
}
