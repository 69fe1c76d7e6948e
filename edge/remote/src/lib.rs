//! A table of a server, as the terminal app sees it.
//!
//! [`ServerClient`] is the server over HTTP: it finds tables and sits down at them. [`RemoteTable`] is a table there as a
//! [`Venue`](bonecup_seat::Venue): a thread holds the stream, comes back by itself after any gap, and sends a command
//! again under the same key until it is answered.

mod account;
mod address;
mod client;
mod error;
mod remote;
mod stream;

pub use account::Account;
pub use address::Address;
pub use client::{ChoiceView, SeatKind, SeatView, ServerClient, TableView};
pub use error::{ConnectFault, ProtocolFault, RemoteError};
pub use remote::RemoteTable;
