//! Where the master key comes from.

use std::path::PathBuf;

use crate::error::KeyError;
use crate::master::MasterKey;

/// Where the master key comes from.
#[derive(Clone, Debug)]
pub enum KeySource {
    /// From this file, which is made if there is nothing yet that needs it.
    File(PathBuf),
    /// From the environment.
    Given(MasterKey),
    /// It is made now, and nobody but this process knows it: for a database that is gone afterwards, too.
    Fresh,
}

impl KeySource {
    /// The master key. A new one is made only if nothing has been encrypted yet.
    ///
    /// # Errors
    /// [`KeyError::Missing`] if something has been encrypted and the key is not there; whatever is wrong with the file.
    pub fn master(&self, is_needed: bool) -> Result<MasterKey, KeyError> {
        let path = match self {
            KeySource::Given(key) => return Ok(key.clone()),
            KeySource::Fresh => return MasterKey::random(),
            KeySource::File(path) => path,
        };
        match MasterKey::read(path)? {
            Some(key) => Ok(key),
            None if is_needed => Err(KeyError::Missing(path.clone())),
            None => MasterKey::make(path),
        }
    }
}
