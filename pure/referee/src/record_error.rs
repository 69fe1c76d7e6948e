//! What is wrong with a record.

use bonecup_games::{OLDEST_RULES, RULES_VERSION};
use bonecup_rules::{NotationError, Reason};

use crate::{CommandRefusal, JsonFault, MOST_BYTES, MOST_EVENTS, PlanError, Seq, VERSION};

/// Why a record cannot be read or replayed.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// More bytes than any game needs.
    #[error("the record has more than {} MiB; no game needs so many", MOST_BYTES >> 20)]
    TooLarge,
    /// It is something else, or cut off, or a field is wrong.
    #[error("this is no record: {0}")]
    Form(#[from] JsonFault),
    /// JSON, but not of this kind.
    #[error("this is no record: the field 'format' must be \"bonecup-record\"")]
    Format,
    /// A format that this program does not know.
    #[error(
        "the record has version {0}, or its dice another; this program reads the versions 1 to {VERSION}"
    )]
    Version(u64),
    /// Rules that this program does not know.
    #[error(
        "the game was played by version {0} of the rules; this program knows the versions {OLDEST_RULES} to {RULES_VERSION}"
    )]
    Rules(u64),
    /// More events than any game has.
    #[error("the record has {0} events; at most {MOST_EVENTS} are read")]
    TooManyEvents(usize),
    /// The field of the dice does not fit the options.
    #[error("the weights of the bones are not those of the option 'bones'")]
    Weights,
    /// The table could not have begun so.
    #[error("{0}")]
    Plan(#[from] PlanError),
    /// An event that could not have happened.
    #[error("event {seq}: {fault}")]
    Event {
        /// Which event.
        seq: Seq,
        /// Why not.
        fault: EventFault,
    },
    /// The result is not what the events lead to.
    #[error("the result is not the one that the events lead to")]
    Result,
}

/// Why an event could not have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EventFault {
    /// Its number is not one more than the last.
    #[error("its number should be {0}")]
    Order(Seq),
    /// It is none of the kinds that dice of this version have.
    #[error("it has not the fields of a move, a roll, or with version 2 of the dice a cast or a new chain")]
    Kind,
    /// Its text is not in the notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules or the order of play refuse it.
    #[error(transparent)]
    Refused(#[from] CommandRefusal),
}

impl EventFault {
    fn reason(&self) -> Option<&dyn Reason> {
        match self {
            EventFault::Order(_) | EventFault::Kind => None,
            EventFault::Notation(error) => Some(error),
            EventFault::Refused(refusal) => Some(refusal),
        }
    }
}

impl Reason for EventFault {
    fn code(&self) -> &'static str {
        match self {
            EventFault::Order(_) => "event-order",
            EventFault::Kind => "event-kind",
            EventFault::Notation(error) => error.code(),
            EventFault::Refused(refusal) => refusal.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        self.reason().and_then(Reason::ruling)
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            EventFault::Order(seq) => vec![("wanted", seq.to_string())],
            EventFault::Kind | EventFault::Notation(_) | EventFault::Refused(_) => {
                self.reason().map(Reason::facts).unwrap_or_default()
            }
        }
    }
}

impl Reason for RecordError {
    fn code(&self) -> &'static str {
        match self {
            RecordError::TooLarge => "record-too-large",
            RecordError::Form(_) => "record-form",
            RecordError::Format => "record-format",
            RecordError::Version(_) => "record-version",
            RecordError::Rules(_) => "record-rules",
            RecordError::TooManyEvents(_) => "record-too-many-events",
            RecordError::Weights => "record-weights",
            RecordError::Plan(error) => error.code(),
            RecordError::Event { .. } => "record-event",
            RecordError::Result => "record-result",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            RecordError::TooLarge => vec![("most", (MOST_BYTES >> 20).to_string())],
            RecordError::Form(error) => vec![("error", error.to_string())],
            RecordError::Version(given) => vec![("given", given.to_string()), ("known", VERSION.to_string())],
            RecordError::Rules(given) => {
                vec![("given", given.to_string()), ("known", format!("{OLDEST_RULES}–{RULES_VERSION}"))]
            }
            RecordError::TooManyEvents(given) => {
                vec![("given", given.to_string()), ("most", MOST_EVENTS.to_string())]
            }
            RecordError::Plan(error) => error.facts(),
            RecordError::Event { seq, fault } => vec![("seq", seq.to_string()), ("fault", fault.to_string())],
            RecordError::Format | RecordError::Weights | RecordError::Result => Vec::new(),
        }
    }
}
