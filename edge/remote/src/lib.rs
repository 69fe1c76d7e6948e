//! A table of a server, as the terminal app sees it.
//!
//! [`Site`] is the server over HTTP: it finds tables and sits down at them. [`Remote`] is a table there as a
//! [`Venue`](bonecup_seat::Venue): a thread holds the stream, comes back by itself after any gap, and sends a command
//! again under the same key until it is answered.

mod account;
mod address;
mod error;
mod line;
mod remote;
mod site;

pub use account::Account;
pub use address::Address;
pub use error::RemoteError;
pub use remote::Remote;
pub use site::{Seen, SeenSeat, Site};
