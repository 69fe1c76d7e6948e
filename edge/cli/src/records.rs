//! Records as files.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use bonecup_referee::{MOST_BYTES, Record, RecordError};
use bonecup_rules::Reason;
use bonecup_words::{Value, Words};

use crate::failure::Failure;

/// Reads a record. What is not one is a failed check, what is not there a mistake of what was typed.
pub(crate) fn read(path: &Path, words: &Words) -> Result<Record, Failure> {
    let bytes = read_bytes(path).map_err(|error| Failure::file(path, &error, words))?;
    Record::read(&bytes).map_err(|error| failed_record(path, &error, words))
}

/// One byte more than a record may have is enough to know that it is too large.
fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A record that does not hold, told with the name of its file.
pub(crate) fn failed(path: &Path, error: &dyn Reason, words: &Words) -> Failure {
    let values = [("file", Value::from(path.display().to_string())), ("error", words.reason(error).into())];
    Failure::Failed(words.say("cli-record-fails", &values))
}

/// The sentence of an event that could not have happened, in the reader's language down to the rule.
pub(crate) fn failed_record(path: &Path, error: &RecordError, words: &Words) -> Failure {
    let RecordError::Event { seq, fault } = error else { return failed(path, error, words) };
    let values = [
        ("file", Value::from(path.display().to_string())),
        ("seq", seq.0.into()),
        ("error", words.reason(fault).into()),
    ];
    Failure::Failed(words.say("cli-record-event", &values))
}

/// Writes a record.
pub(crate) fn write(path: &Path, record: &Record, words: &Words) -> Result<(), Failure> {
    let text = record.write().map_err(std::io::Error::from);
    let written = text.and_then(|text| std::fs::write(path, text));
    written.map_err(|error| Failure::file(path, &error, words))
}
