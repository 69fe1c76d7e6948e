//! How the server is set up. Every value has a default that is right for a family at home.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bonecup_keys::KeySource;

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
    /// The least time between a bot's moves.
    pub bot_pace: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// A table that nobody touches for so many days is closed.
    pub idle_days: u32,
    /// How much of everything.
    pub limits: Limits,
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
    /// Messages per second on one WebSocket.
    pub messages_per_second: u32,
    /// WebSockets from one address.
    pub sockets_per_address: u32,
    /// WebSockets in all.
    pub sockets: usize,
    /// Connections to one table on one node.
    pub watchers_per_table: usize,
    /// Tables of one person that have not ended.
    pub tables_per_person: u32,
    /// API tokens of one person.
    pub tokens_per_person: usize,
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
    messages_per_second,
    sockets_per_address,
    sockets,
    watchers_per_table,
    tables_per_person,
    tokens_per_person,
    body_bytes,
);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 50,
            request_burst: 200,
            people_per_minute: 30,
            codes_per_minute: 20,
            messages_per_second: 20,
            sockets_per_address: 100,
            sockets: 15_000,
            watchers_per_table: 200,
            tables_per_person: 50,
            tokens_per_person: 20,
            body_bytes: 64 << 10,
        }
    }
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
            bot_pace: Duration::from_millis(700),
            bot_threads: 1,
            idle_days: 30,
            limits: Limits::default(),
        }
    }
}
