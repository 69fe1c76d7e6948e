//! Results that take long, kept in the user's cache folder.
//!
//! Two results are worth it: the duel of KnochenMAX (a minute, two gigabytes) and the race of Rolling Bones (minutes,
//! some hundred kilobytes). Everything else is computed whenever it is needed. [`Tables`] finds them, and solves and
//! keeps what is not there; [`Store`] reads and writes the files, and knows nothing of games.
//!
//! A file that is damaged, cut off, of another version or not ours is recognised, reported as a [`TableError`] and
//! replaced. Where nothing can be written everything works as well, only not as fast the next time.
//!
//! ```
//! use bonecup_tables::{Key, Store};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path();
//! let store = Store::new(path);
//! let key = Key::new("squares").with("to", 4);
//! assert_eq!(store.load(&key, 4)?, None);
//! store.save(&key, &[1.0, 4.0, 9.0, 16.0])?;
//! assert_eq!(store.load(&key, 4)?, Some(vec![1.0, 4.0, 9.0, 16.0]));
//! # Ok(())
//! # }
//! ```

mod background;
mod error;
mod folder;
mod format;
mod key;
mod race;
mod store;
mod tables;

pub use background::Background;
pub use error::TableError;
pub use folder::cache_folder;
pub use key::Key;
pub use race::{RACE_FLOOR, RaceTable};
pub use store::Store;
pub use tables::{DuelTable, Found, Origin, Tables};
