//! What must not get lost: the log of every table, who sits where, people, results, and circles.
//!
//! This is the only crate that knows SQL. [`Store`] works on a SQLite file, which one process has for itself, or on a
//! Postgres database that several nodes share. Every query is written once for both; only what groups commits
//! differs.
//!
//! The log is a list of *steps* per table, numbered from 1 without a gap. A step is acknowledged when it is durable.
//! Whoever appends a number that is there already has [lost](Appended::Lost): that is the only fence between nodes,
//! and it is enough. What a step says is for the server to know; here it is text.
//!
//! ```
//! use bonecup_games::GameId;
//! use bonecup_referee::room::Phase;
//! use bonecup_store::{Appended, NewStep, NewTable, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let store = Store::open_memory().await?;
//! let table = NewTable {
//!     id: "oak".parse()?,
//!     code: "K7QX".to_owned(),
//!     game: GameId::KnochenMax,
//!     public: true,
//!     owner: "anna".parse()?,
//!     phase: Phase::Gathering,
//!     attended: true,
//!     seed: None,
//!     summary: "{}".to_owned(),
//!     at: 1_000,
//!     first: r#"{"opened":"oak"}"#.to_owned(),
//!     seated: vec!["anna".parse()?],
//! };
//! store.create(table).await?;
//! let step = NewStep { table: "oak".parse()?, seq: 2, at: 2_000, body: "{}".to_owned(), change: None };
//! assert_eq!(store.append(step.clone()).await?, Appended::Done);
//! assert_eq!(store.append(step).await?, Appended::Lost);
//! assert_eq!(store.steps(&"oak".parse()?, 0, 100).await?.len(), 2);
//! # Ok(())
//! # })
//! # }
//! ```

mod begun;
mod circles;
mod deals;
mod error;
mod findings;
mod leases;
mod opening;
mod people;
mod postgres;
mod push;
mod results;
mod schema;
mod secrets;
#[cfg(feature = "simulation")]
pub mod simulated;
mod sqlite;
mod steps;
mod store;
mod tables;
mod tokens;
mod touched;
mod upkeep;
mod value;
mod warning;
mod write;

pub use begun::Begun;
pub use circles::{
    Circle, CircleGame, CircleId, CircleLimits, CircleMade, CircleRow, CircleSeat, CircleTable, CountedGame,
    CountedSeat, EveningLimits, EveningPlanned, EveningPlayer, EveningProgress, EveningRow, EveningSeat,
    Invitation, Joined, ListedEvening, Member, NewCircle, NewEvening, OpenCircleTable, Season,
};
pub use deals::{DealRow, Dealt, NewDeal, Place, Player as DealtPlayer};
pub use error::{Committed, StoreError};
pub use findings::{FindingRow, MistakesRow};
pub use opening::{OpenedTable, OpeningTerms};
pub use people::{NewPerson, Person};
pub use push::{AwaitedTurn, Subscription};
pub use results::{Figures, ListedResult, ResultRow, SeatAnalysis};
pub use secrets::PlainSeed;
pub use sqlite::{backup_file, restore_file, server_key_in, wide_rights};
pub use steps::{Appended, Change, Created, MOST_BYTES, NewStep, NewTable, StoredStep};
pub use store::{MOST_ROWS, Store};
pub use tables::TableRow;
pub use tokens::{NewToken, TokenAdded, TokenHash, TokenHolder, TokenKind, TokenRow};
pub use upkeep::ClosedTable;
pub use warning::StoreWarning;
