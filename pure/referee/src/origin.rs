//! Practice: a game that goes on from a position of another one.

use serde::{Deserialize, Serialize};

use crate::TableId;

/// Where a practice comes from. Its first events are those of a game that is over; from there on it goes its own way, with dice
/// of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Origin {
    /// The table of that game.
    pub table: TableId,
    /// How many of its events had happened.
    pub event: u32,
    /// How many events were taken over: the moves and the rolls among them.
    pub given: u32,
}
