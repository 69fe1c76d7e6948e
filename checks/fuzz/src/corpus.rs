//! Inputs that are kept: one file each, in a folder per target.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sha2::{Digest as _, Sha256};

/// The folder with the inputs of all targets.
#[derive(Clone, Debug)]
pub struct Corpus(PathBuf);

/// Why the corpus cannot be used.
#[derive(Debug)]
pub struct CorpusError {
    /// The file or folder.
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

impl Corpus {
    /// The corpus of this repository.
    pub fn here() -> Corpus {
        Corpus(Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus"))
    }

    /// The inputs of a target, in the order of their names.
    ///
    /// # Errors
    /// If they cannot be read. A target without a folder, such as that of a new game, has none yet.
    pub fn inputs(&self, target: &str) -> Result<Vec<(PathBuf, Vec<u8>)>, CorpusError> {
        let folder = self.0.join(target);
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let files = fs::read_dir(&folder).map_err(|error| CorpusError { path: folder, error })?;
        let mut paths: Vec<PathBuf> = files.filter_map(Result::ok).map(|file| file.path()).collect();
        paths.sort();
        paths.into_iter().map(|path| Ok((path.clone(), read(path)?))).collect()
    }

    /// The names of all folders: those of targets that are gone, too.
    ///
    /// # Errors
    /// If the corpus cannot be read.
    pub fn targets(&self) -> Result<Vec<String>, CorpusError> {
        let folders = fs::read_dir(&self.0).map_err(|error| CorpusError { path: self.0.clone(), error })?;
        let names = folders.filter_map(Result::ok).map(|folder| folder.file_name());
        Ok(names.map(|name| name.to_string_lossy().into_owned()).collect())
    }

    /// Keeps an input under a name that follows from it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, target: &str, kind: &str, input: &[u8]) -> Result<PathBuf, CorpusError> {
        let hash: [u8; 32] = Sha256::digest(input).into();
        let name = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let path = self.0.join(target).join(format!("{kind}-{name}"));
        let folder = self.0.join(target);
        fs::create_dir_all(&folder).map_err(|error| CorpusError { path: folder, error })?;
        fs::write(&path, input).map_err(|error| CorpusError { path: path.clone(), error })?;
        Ok(path)
    }
}

fn read(path: PathBuf) -> Result<Vec<u8>, CorpusError> {
    fs::read(&path).map_err(|error| CorpusError { path, error })
}
