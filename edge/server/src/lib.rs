//! Tables over HTTP and WebSocket: on one machine with a SQLite file, or on many with Postgres and NATS.
//!
//! [`serve`] is the whole server. A request becomes a step of a room (`pure/referee`), the step is stored
//! (`edge/store`), and only then acknowledged and told to everybody who listens.

mod api;
mod app;
mod background;
mod bus;
mod clock;
mod config;
mod error;
mod identity;
mod keys;
mod language;
mod log;
mod metrics;
mod names;
mod random;
mod rate_limits;
mod results;
mod rooms;
mod security;
mod serve;
mod speaker;
mod stream;
mod summary;
#[cfg(test)]
mod typescript;
mod view;
mod web;

pub use api::document;
pub use config::{Config, Database, Limits};
pub use serve::{ServeError, Server, serve};
