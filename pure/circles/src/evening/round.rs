//! Rounds and their pairings.

use bonecup_referee::TableId;
use serde::{Deserialize, Serialize};

/// A round: nobody plays twice in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Whether it has begun.
    pub begun: bool,
    /// Who sits out.
    pub bye: Option<usize>,
    /// Who plays whom.
    pub pairings: Vec<Pairing>,
}

/// Two who play each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// Who, by their numbers in this evening, whoever begins first.
    pub players: [usize; 2],
    /// What became of it.
    pub state: PairingState,
}

/// How far a pairing is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum PairingState {
    /// It has no table.
    Planned,
    /// Its table gathers or plays.
    Open {
        /// Which.
        table: TableId,
    },
    /// Its table ended without a result of these two.
    Closed {
        /// Which.
        table: TableId,
    },
    /// It was played.
    Over {
        /// Where.
        table: TableId,
        /// How it ended.
        outcome: Outcome,
    },
    /// It was decided otherwise.
    GivenUp {
        /// Its table, if it had one.
        table: Option<TableId>,
        /// What each of the two gets, in halves of a point.
        won: [u8; 2],
    },
}

/// How a game of two ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The points of each.
    pub points: [i32; 2],
    /// What each gets for it, in halves of a point: 2 for a win, 1 for one that is shared.
    pub won: [u8; 2],
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// With a result of the two.
    Played(Outcome),
    /// Without one: somebody has to say what becomes of the pairing.
    Closed,
}

/// Where a pairing stands in the plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The round, from 0.
    pub round: usize,
    /// The pairing in it, from 0.
    pub pairing: usize,
}

impl Round {
    /// A round to come, of these pairs.
    pub(super) fn planned(pairs: impl IntoIterator<Item = [usize; 2]>, bye: Option<usize>) -> Round {
        let pairings = pairs.into_iter().map(|players| Pairing { players, state: PairingState::Planned });
        Round { begun: false, bye, pairings: pairings.collect() }
    }

    /// Whether every pairing is decided.
    pub fn is_in(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.won().is_some())
    }
}

impl Pairing {
    /// The table where it is played, or was.
    pub fn table(&self) -> Option<&TableId> {
        match &self.state {
            PairingState::Planned => None,
            PairingState::Open { table }
            | PairingState::Closed { table }
            | PairingState::Over { table, .. } => Some(table),
            PairingState::GivenUp { table, .. } => table.as_ref(),
        }
    }

    /// What each of the two got, in halves of a point; none while it is not decided.
    pub fn won(&self) -> Option<[u8; 2]> {
        match &self.state {
            PairingState::Planned | PairingState::Open { .. } | PairingState::Closed { .. } => None,
            PairingState::Over { outcome, .. } => Some(outcome.won),
            PairingState::GivenUp { won, .. } => Some(*won),
        }
    }

    /// Decides what is not decided: for one of the two, or for neither. Its table, if that is still on.
    pub(super) fn give_up(&mut self, won_by: Option<usize>) -> Option<TableId> {
        let won = self.players.map(|player| if won_by == Some(player) { 2 } else { 0 });
        let still_on = match &self.state {
            PairingState::Open { table } => Some(table.clone()),
            PairingState::Planned
            | PairingState::Closed { .. }
            | PairingState::Over { .. }
            | PairingState::GivenUp { .. } => None,
        };
        self.state = PairingState::GivenUp { table: self.table().cloned(), won };
        still_on
    }
}
