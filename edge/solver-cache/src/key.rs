//! What a table is about.

use std::fmt::{self, Display, Write};

use xxhash_rust::xxh3::xxh3_64;

/// The name of a table and everything that its values depend on. It is written into the file as text.
///
/// ```
/// use bonecup_solver_cache::Key;
///
/// let key = Key::new("knochenmax-duel").with("bones", "1,4,4,1");
/// assert_eq!(key.to_string(), "knochenmax-duel bones=1,4,4,1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    text: String,
    name: &'static str,
}

impl Key {
    /// A table of this name: lower-case letters and hyphens, since files are named after it.
    pub fn new(name: &'static str) -> Key {
        Key { text: name.to_owned(), name }
    }

    /// The values depend on this, too.
    #[must_use]
    pub fn with(mut self, what: &str, value: impl Display) -> Key {
        // Writing to a text cannot fail.
        let _ = write!(self.text, " {what}={value}");
        self
    }

    /// The file's name: short, and without anything that a file system could mind.
    pub fn file_name(&self) -> String {
        format!("{}-{:016x}.table", self.name, xxh3_64(self.text.as_bytes()))
    }
}

impl Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
