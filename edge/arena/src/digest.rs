//! A digest of a throw: equal if and only if everything is.

use std::fmt;

use rolling_dice::Landing;
use sha2::{Digest as _, Sha256};

use crate::path::Path;

/// SHA-256 of a landing, as its notation writes it, a zero byte and the bytes of the path.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of a throw.
    pub fn of(landing: &Landing, path: &Path) -> Digest {
        let mut hash = Sha256::new();
        hash.update(landing.to_string());
        hash.update([0]);
        hash.update(path.to_bytes());
        Digest(hash.finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}
