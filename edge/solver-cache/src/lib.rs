//! What was solved, so that nothing is solved twice.
//!
//! [`SolverCache`] holds it in memory: one for the whole process, shared by the coach, the bots and the commands. What
//! is asked for by several at the same time is solved once, and what was not asked for lately makes room.
//!
//! Two results take so long that they are worth a file in the user's cache folder: the opening of a duel of KnochenMAX (half a
//! minute, seven megabytes) and the race of Rolling Bones (minutes, some hundred kilobytes). Those by the default rules come
//! with the program, and so does a turn of Rolling Bones, so that a new process has its first answer at once. [`SolvedFiles`] finds them, and solves and keeps what is not there; [`Store`] reads and writes the files, and knows nothing of games.
//!
//! A file that is damaged, cut off, of another version or not ours is recognised, reported as a [`TableError`] and
//! replaced. Where nothing can be written everything works as well, only not as fast the next time.
//!
//! ```
//! use bonecup_solver_cache::{Key, Store};
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
mod cache;
mod chances;
mod error;
mod files;
mod folder;
mod format;
mod key;
mod meanwhile;
mod packed;
mod race;
mod shipped;
mod solve_once;
mod store;

pub use background::Background;
pub use cache::SolverCache;
pub use error::TableError;
pub use files::{Found, Origin, SolvedFiles, duel_to_ship, turn_to_ship};
pub use folder::cache_folder;
pub use key::Key;
pub use race::{RACE_FLOOR, RaceTable};
pub use shipped::race::{SHIPPED_TARGET, shipped_options};
pub use store::Store;
