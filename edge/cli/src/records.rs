//! Records as files.

use std::io::{self, Read};
use std::path::Path;

use bonecup_referee::{MOST_BYTES, Player, Record, RecordError};
use bonecup_rules::Reason;
use bonecup_words::{Value, Words};

use crate::failure::Failure;
use crate::input;

/// Reads a record. What is not one is a failed check, what is not there a mistake of what was typed.
pub(crate) fn read(path: &Path, words: &Words) -> Result<Record, Failure> {
    let bytes = read_bytes(path).map_err(|error| Failure::file(path, &error, words))?;
    Record::read(&bytes).map_err(|error| failed_record(path, &error, words))
}

/// One byte more than a record may have is enough to know that it is too large.
pub(crate) fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
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

/// Writes the record of a game that begins, unless the file holds something that would be lost: a game that is over,
/// or no game at all. A record of the same table may be replaced, and one that a game left behind that is kept elsewhere.
pub(crate) fn claim(path: &Path, record: &Record, words: &Words) -> Result<(), Failure> {
    let refused = |key: &str| {
        let file = Value::from(path.display().to_string());
        Err(Failure::Usage(words.say(key, &[("file", file)])))
    };
    // What is no file, such as a pipe, loses nothing.
    if path.is_file() {
        let bytes = read_bytes(path).map_err(|error| Failure::file(path, &error, words))?;
        match Record::read(&bytes) {
            Ok(old) if old.plan.table == record.plan.table || is_simulated(&old) => {}
            Ok(old) if old.result.is_some() || old.seed.is_some() => return refused("record-is-finished"),
            Ok(_) => {}
            Err(_) if bytes.is_empty() => {}
            Err(_) => return refused("record-is-foreign"),
        }
    }
    write(path, record, words)
}

/// A game between bots is played again from its seed: no record of one is ever lost.
fn is_simulated(record: &Record) -> bool {
    record.plan.table.to_string().starts_with("simulated-")
}

/// Who plays, as a list.
pub(crate) fn seats_in_words(record: &Record, words: &Words) -> String {
    let seats = record.plan.seats.iter().map(|seat| match &seat.player {
        Player::Human => seat.name.to_string(),
        Player::Bot(_) => words.say("speech-bot", &[("name", seat.name.as_str().into())]),
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// Writes a record.
pub(crate) fn write(path: &Path, record: &Record, words: &Words) -> Result<(), Failure> {
    let text = record.write().map_err(std::io::Error::from);
    let written = text.and_then(|text| std::fs::write(path, text));
    written.map_err(|error| Failure::file(path, &error, words))
}
