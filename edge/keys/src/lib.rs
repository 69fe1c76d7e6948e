//! The keys of a server.
//!
//! The *master key* is kept outside the database, in a file or in the environment. What is secret in the database is encrypted
//! under it: the seeds of the dice, the Ed25519 key with which the server signs, and the one by which push services know it. So
//! whoever has a backup, or can read the database, learns none of them; and a backup with its master key is the same server as
//! before.
//!
//! ```
//! use bonecup_keys::{KeySource, ServerKeys};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let master = KeySource::Fresh.master(false)?;
//! let kept = ServerKeys::make(&master)?; // this is what the database keeps
//! let keys = ServerKeys::open(&master, &kept)?;
//! let table = "oak".parse()?;
//! let encrypted = keys.encrypt_seed(&table, &[7; 32])?;
//! assert_eq!(keys.decrypt_seed(&table, &encrypted), Some([7; 32]));
//! # Ok(())
//! # }
//! ```

mod cipher;
mod error;
mod master;
mod server;
mod source;

pub use error::KeyError;
pub use master::MasterKey;
pub use server::{ServerKeys, fingerprint};
pub use source::KeySource;
