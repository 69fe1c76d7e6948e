//! `bonecup backup` and `bonecup restore`: the SQLite file, also while a server runs.

use std::path::Path;

use bonecup_keys::{KeySource, ServerKeys};
use bonecup_words::{Value, Words};

use super::serve::file;
use crate::args::{BackupArgs, RestoreArgs};
use crate::failure::Failure;
use crate::master_key;
use crate::output;

pub(crate) fn run(args: &BackupArgs, words: &Words) -> Result<(), Failure> {
    let from = file(args.data.as_ref(), words)?;
    let key = master_key::source(args.key_file.as_ref(), || Ok(master_key::beside(&from)), words)?;
    bonecup_store::backup_file(&from, &args.file).map_err(|error| Failure::database(&from, &error, words))?;
    let copied = bonecup_store::server_key_in(&args.file);
    let is_encrypted = copied.map_err(|error| Failure::database(&args.file, &error, words))?.is_some();
    say(words, "backup-done", &args.file, &key)?;
    say(words, if is_encrypted { "backup-encrypted" } else { "backup-plain" }, &args.file, &key)
}

pub(crate) fn restore(args: &RestoreArgs, words: &Words) -> Result<(), Failure> {
    let to = file(args.data.as_ref(), words)?;
    let key = master_key::source(args.key_file.as_ref(), || Ok(master_key::beside(&to)), words)?;
    check_key(&args.file, &key, words)?;
    bonecup_store::restore_file(&args.file, &to, args.force)
        .map_err(|error| Failure::database(&args.file, &error, words))?;
    say(words, "restore-done", &to, &key)
}

/// Whether the server would start with this copy: without the master key nobody could go on playing.
fn check_key(copy: &Path, key: &KeySource, words: &Words) -> Result<(), Failure> {
    let kept = bonecup_store::server_key_in(copy);
    let kept = kept.map_err(|error| Failure::database(copy, &error, words))?;
    let Some(kept) = kept else { return Ok(()) };
    let opened = key.master(true).and_then(|master| ServerKeys::open(&master, &kept));
    opened.map(drop).map_err(|error| Failure::reason_failed(&error, words))
}

fn say(words: &Words, text: &str, path: &Path, key: &KeySource) -> Result<(), Failure> {
    let values = [("file", Value::from(path.display().to_string())), ("key", master_key::place(key).into())];
    output::print_line(&words.say(text, &values))
}
