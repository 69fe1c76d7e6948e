//! The master key and its file.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;
use std::str::FromStr;

use bonecup_referee::Hex32;
use hkdf::Hkdf;
use sha2::Sha256;
use tempfile::NamedTempFile;
use zeroize::Zeroizing;

use crate::error::KeyError;

/// The key under which everything secret in the database is encrypted. It is written as 64 hexadecimal digits.
#[derive(Clone)]
pub struct MasterKey(Zeroizing<[u8; 32]>);

/// A key in a log would be a key in the open.
impl fmt::Debug for MasterKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MasterKey(…)")
    }
}

impl FromStr for MasterKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<MasterKey, KeyError> {
        let Hex32(bytes) = text.trim().to_ascii_lowercase().parse().map_err(|_| KeyError::Malformed)?;
        Ok(MasterKey(Zeroizing::new(bytes)))
    }
}

impl MasterKey {
    /// A new key, from the system's random source.
    pub(crate) fn random() -> Result<MasterKey, KeyError> {
        let mut bytes = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *bytes).map_err(|_| KeyError::Random)?;
        Ok(MasterKey(bytes))
    }

    /// The key in a file; none if the file is not there.
    pub(crate) fn read(path: &Path) -> Result<Option<MasterKey>, KeyError> {
        match fs::read_to_string(path).map(Zeroizing::new) {
            Ok(text) => text.parse().map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(KeyError::Malformed),
            Err(error) => Err(file_error(path, &error)),
        }
    }

    /// Makes a new key and its file, which only its owner can read. Nobody uses a key that is not safely on the disk: what
    /// was encrypted under it would be lost with it. If another process is faster, its key is the one.
    pub(crate) fn make(path: &Path) -> Result<MasterKey, KeyError> {
        let key = MasterKey::random()?;
        match key.write_new(path) {
            Ok(()) => Ok(key),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                MasterKey::read(path)?.ok_or_else(|| KeyError::Missing(path.to_owned()))
            }
            Err(error) => Err(file_error(path, &error)),
        }
    }

    fn write_new(&self, path: &Path) -> io::Result<()> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        // Temporary files are readable by their owner alone, and keep that when they get their name.
        let mut unfinished = NamedTempFile::with_prefix_in(".unfinished-", folder)?;
        writeln!(unfinished, "{}", Zeroizing::new(Hex32(*self.0).to_string()).as_str())?;
        unfinished.as_file().sync_all()?;
        unfinished.persist_noclobber(path).map_err(|failed| failed.error)?;
        File::open(folder)?.sync_all()
    }

    /// A key of its own for each purpose (HKDF, RFC 5869; the master key is random, so nothing has to be extracted).
    pub(crate) fn derive(&self, label: &str) -> Result<Zeroizing<[u8; 32]>, KeyError> {
        let mut key = Zeroizing::new([0; 32]);
        let hkdf = Hkdf::<Sha256>::from_prk(&*self.0).map_err(|_| KeyError::Malformed)?;
        hkdf.expand(label.as_bytes(), &mut *key).map_err(|_| KeyError::Malformed)?;
        Ok(key)
    }
}

fn file_error(path: &Path, error: &io::Error) -> KeyError {
    KeyError::File { path: path.to_owned(), detail: error.to_string() }
}
