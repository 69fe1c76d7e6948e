//! What an evening refuses.

use bonecup_rules::Reason;

use super::schedule::{MOST_PLAYERS, MOST_TABLES};

/// Why something cannot be done with an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EveningRefusal {
    /// Too few or too many take part, or somebody twice.
    #[error("2 to {MOST_PLAYERS} different players")]
    Players,
    /// There is no such schedule.
    #[error("no such number of games or rounds, or more than {MOST_TABLES} tables")]
    Schedule,
    /// It has begun, has not begun, or is over.
    #[error("the evening has begun, has not begun, or is over")]
    Phase,
    /// There is no such pairing.
    #[error("there is no such pairing")]
    NoPairing,
    /// The pairing is in, or its table is not closed.
    #[error("the pairing is in, or its table is not closed")]
    PairingIn,
}

impl Reason for EveningRefusal {
    fn code(&self) -> &'static str {
        match self {
            EveningRefusal::Players => "evening-players",
            EveningRefusal::Schedule => "evening-schedule",
            EveningRefusal::Phase => "evening-phase",
            EveningRefusal::NoPairing => "evening-no-pairing",
            EveningRefusal::PairingIn => "evening-pairing-in",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            EveningRefusal::Players => vec![("most", MOST_PLAYERS.to_string())],
            EveningRefusal::Schedule => vec![("most", MOST_TABLES.to_string())],
            EveningRefusal::Phase | EveningRefusal::NoPairing | EveningRefusal::PairingIn => Vec::new(),
        }
    }
}
