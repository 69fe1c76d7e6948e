//! Who we are at a server: the token that it gave us, kept for the next time.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Our token at a server.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    file: Option<PathBuf>,
    cookie: Option<String>,
}

impl Account {
    /// The account at the server, kept in the folder; nothing is kept without one.
    ///
    /// # Errors
    /// If there is a file that cannot be read.
    pub fn open(folder: Option<&Path>, server: &str) -> io::Result<Account> {
        let Some(folder) = folder else { return Ok(Account { file: None, cookie: None }) };
        let file = folder.join("servers").join(file_name(server));
        let cookie = match fs::read_to_string(&file) {
            Ok(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        Ok(Account { file: Some(file), cookie })
    }

    /// What to send with every request.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Keeps what the server gave us, so that nobody else on this machine reads it.
    pub(crate) fn keep(&mut self, cookie: &str) -> io::Result<()> {
        self.cookie = Some(cookie.to_owned());
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(file)?.write_all(cookie.as_bytes())
    }
}

/// The server's address in characters that every file system takes.
fn file_name(server: &str) -> String {
    server.chars().map(|sign| if sign.is_ascii_alphanumeric() || sign == '.' { sign } else { '-' }).collect()
}
