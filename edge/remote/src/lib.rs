//! A table of a server, as the terminal app sees it.
//!
//! [`ServerClient`] is the server over HTTP: it finds tables and sits down at them. [`RemoteTable`] is a table there as a
//! [`Venue`](bonecup_seat::Venue): a thread holds the stream, comes back by itself after any gap, and sends a command
//! again under the same key until it is answered. A [`Witness`] notes what a table showed before the game and what we sent
//! to it, and compares that with everything that it tells later.

mod account;
mod address;
mod agreement;
mod client;
mod device_key;
mod error;
mod ledger;
#[cfg(test)]
mod ledger_tests;
mod remote;
mod stream;
mod witness;

pub use account::Account;
pub use address::{Address, ServerAddress};
pub use client::{ChoiceView, SeatKind, SeatView, ServerClient, TableView};
pub use device_key::DeviceKey;
pub use error::{ConnectFault, ProtocolFault, RemoteError};
pub use remote::RemoteTable;
pub use witness::{Added, Reveal, Witness};
