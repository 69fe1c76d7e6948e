//! Tables over HTTP and WebSocket: on one machine with a SQLite file, or on many with Postgres and NATS.
//!
//! [`serve`] is the whole server. A request becomes a step of a room (`pure/referee`), the step is stored
//! (`edge/store`), and only then acknowledged and told to everybody who listens.

mod admission;
mod api;
mod app;
mod background;
mod bus;
mod check;
mod client_addr;
mod clock;
mod config;
mod connections;
mod costs;
mod daily;
mod daily_limit;
mod deals;
mod error;
mod evenings;
mod heavy;
mod housekeeping;
mod identity;
mod keys;
mod language;
mod log;
mod low_priority;
mod metrics;
mod names;
mod offload;
mod own_places;
mod push;
mod random;
mod rate_limits;
mod readiness;
mod refusal;
mod results;
mod revocations;
mod rooms;
mod security;
mod seen;
mod serve;
#[cfg(feature = "simulation")]
pub mod simulation;
mod speaker;
mod stream;
mod summary;
mod thinking;
#[cfg(test)]
mod typescript;
mod view;
mod web;

pub use api::document;
pub use check::{CheckReport, Finding, What, check};
pub use clock::{Clock, TimeSource};
pub use config::{Config, Database, Limits, ProxyHeader, PushSettings, Reach};
pub use serve::{ServeError, Server, serve};
