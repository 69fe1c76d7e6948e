//! What is fixed while people gather: the table's id by the commitment, a seat's text and chain by its seal.

use super::sha;
use crate::{Contribution, Hex32, TableId};

/// How many digits of the hash are the table's id.
const ID_DIGITS: usize = 20;

/// The only id that a table with this commitment can have.
pub fn table_id_of(commitment: &Hex32) -> TableId {
    TableId::known(&sha(&[b"bonecup/2 table", &commitment.0]).to_string()[..ID_DIGITS])
}

/// The seal of what a seat will reveal. The anchor is random, so that nobody guesses a short text from the seal.
pub fn seal_of(table: &TableId, anchor: &Hex32, contribution: &Contribution) -> Hex32 {
    let (table, text) = (table.as_str().as_bytes(), contribution.as_str().as_bytes());
    sha(&[b"bonecup/2 seal", table, &[0], &anchor.0, text])
}
