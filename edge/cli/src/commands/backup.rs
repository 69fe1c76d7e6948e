//! `bonecup backup` and `bonecup restore`: the SQLite file, also while a server runs.

use std::io::Write;

use bonecup_words::Words;

use super::serve::file;
use crate::args::{BackupArgs, RestoreArgs};
use crate::failure::Failure;

pub(crate) fn run(args: &BackupArgs, words: &Words) -> Result<(), Failure> {
    let from = file(args.data.as_ref(), words)?;
    bonecup_store::backup_file(&from, &args.file).map_err(|error| Failure::reason_failed(&error, words))?;
    say(words, "backup-done", &args.file)
}

pub(crate) fn restore(args: &RestoreArgs, words: &Words) -> Result<(), Failure> {
    let to = file(args.data.as_ref(), words)?;
    bonecup_store::restore_file(&args.file, &to, args.force)
        .map_err(|error| Failure::reason_failed(&error, words))?;
    say(words, "restore-done", &to)
}

fn say(words: &Words, key: &str, path: &std::path::Path) -> Result<(), Failure> {
    let text = words.say(key, &[("file", path.display().to_string().into())]);
    let _ = writeln!(anstream::stdout(), "{text}");
    Ok(())
}
