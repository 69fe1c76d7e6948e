//! What comes of a key.

use bonecup_games::{AnyMove, AnyOutcome, AnyRefusal};

/// What somebody who has to act wants after pressing a key.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum InputResult {
    /// The key says nothing here.
    Ignored,
    /// The input has changed; nothing is for the table yet.
    Changed,
    /// These moves are for the table, all together.
    Play(Vec<AnyMove>),
    /// Real dice showed this.
    Enter(AnyOutcome),
    /// The rules do not allow it.
    Refused(AnyRefusal),
    /// It cannot be done; the text with this key says why.
    Notice(&'static str),
}
