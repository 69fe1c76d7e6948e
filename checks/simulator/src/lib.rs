//! The server under faults, all of it in one thread and under one seed.
//!
//! Nodes, their disk, the network between them and people, and the people themselves are simulated around the real server:
//! its rooms, its workers, its API and streams, its dice, and the statements, batches and fence of its store. Time passes only
//! when everybody waits, so an hour of mishaps takes seconds, and the same seed gives the same run, event by event.
//!
//! An [auditor](audit) watches what people are told. Nothing that was acknowledged may be lost, done twice or in another order;
//! no roll may be drawn twice differently; everybody must come to see the same; no secret may be told before the end.

mod audit;
mod closing;
mod network;
mod node;
mod person;
mod plan;
mod run;

pub use audit::{Counted, Verdict};
pub use bonecup_store::simulated::Mistake;
pub use plan::Plan;
pub use run::{RunError, run};
