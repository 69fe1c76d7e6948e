//! Files that are read, where `-` is the standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// How the standard input is written where a file is asked for.
pub(crate) const STDIN: &str = "-";

/// The file, or the standard input.
pub(crate) fn open(path: &Path) -> io::Result<Box<dyn Read>> {
    Ok(if path.as_os_str() == STDIN { Box::new(io::stdin()) } else { Box::new(File::open(path)?) })
}
