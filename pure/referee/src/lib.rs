//! The referee: who sits where, whose move it is, and what has happened.
//!
//! [`Table::decide`] turns a command into events or refuses it, and changes nothing. [`Table::evolve`] takes an
//! event in. Whoever keeps the events can rebuild the table at any time; [`Record`] is the portable file of them.
//! Dice come from outside, through [`TableDice`] or typed in by people with real ones.

mod command;
mod event;
pub mod fair;
mod json_fault;
mod origin;
mod plan;
mod record;
mod record_error;
mod refusal;
pub mod room;
mod strict_json;
mod table;
mod text;

pub use command::{Action, Command, CommandProof, MOST_MOVES};
pub use event::{By, Entry, Event, Seq};
pub use fair::{Cast, LinkFault, Links, Scheme, Signature, Signed};
pub use json_fault::JsonFault;
pub use origin::Origin;
pub use plan::{DiceSource, Plan, PlanError, Player, SeatPlan};
pub use record::{MOST_BYTES, MOST_EVENTS, Record, RecordedResult, VERSION, Vouched};
pub use record_error::{EventFault, RecordError};
pub use refusal::CommandRefusal;
pub use table::{Decision, Next, NoSeed, RollPlace, Table, TableDice};
pub use text::{BotName, Contribution, EngineName, Hex32, Key, Name, PersonId, TableId, TextError};
