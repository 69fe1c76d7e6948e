//! Records: read strictly, written, replayed and verified.

use bonecup_chance::verify;
use bonecup_referee::Record;
use rolling_dice::Scatter;

use super::Seen;
use super::texts::refused;

/// Whoever reads a record reads the same as whoever wrote it; a record that holds is one that can be replayed.
pub(super) fn read(input: &[u8]) -> Seen {
    let record = match Record::read(input) {
        Ok(record) => record,
        Err(reason) => return refused(&reason),
    };
    let written = record.write().unwrap_or_default();
    let again = Record::read(written.as_bytes());
    assert!(again.is_ok_and(|again| again == record), "a record is written as another: {written}");
    let replayed = record.replay();
    match verify(&record, &Scatter, &[]) {
        Ok(proof) => {
            assert!(replayed.is_ok(), "a record holds and cannot be replayed");
            format!("holds {:?} {}", proof.scheme, proof.finished)
        }
        Err(reason) => format!("{} {}", replayed.is_ok(), refused(&reason)),
    }
}
