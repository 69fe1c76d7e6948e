//! What a seat does.

use bonecup_games::{AnyMove, AnyOutcome};
use bonecup_rules::Seat;

use crate::{Hex32, Signature};

/// No command has more moves: the longest laying is sixteen bones and a hat that goes on and off.
pub const MOST_MOVES: usize = 40;

/// What a seat does. Whether it was sent before, or by somebody who has not seen everything, is for the
/// [`Room`](crate::room::Room) to know: a table in one process has nobody who could be late.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Who acts.
    pub seat: Seat,
    /// What it does.
    pub action: Action,
    /// What its device adds for dice of version 2.
    pub proof: CommandProof,
}

/// What a device adds to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommandProof {
    /// The seat's link, if the command casts a roll.
    pub link: Option<Hex32>,
    /// The signature of the command.
    pub signature: Option<Signature>,
    /// The seat that is asked for the other link of a roll that is cast. Not for the device to say: whoever keeps the
    /// table knows who is there.
    pub asks: Option<Seat>,
}

impl Command {
    /// A command without anything added.
    pub fn new(seat: Seat, action: Action) -> Command {
        Command { seat, action, proof: CommandProof::default() }
    }
}

/// What a seat can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// These moves, one after the other, all or none. None may come after dice roll or another seat acts: nobody
    /// could have chosen it yet.
    Play(Vec<AnyMove>),
    /// The first roll of a turn.
    Throw,
    /// What real dice showed.
    Enter(AnyOutcome),
}

impl Action {
    /// What is signed of it.
    pub fn text(&self) -> String {
        match self {
            Action::Play(moves) => moves.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            Action::Throw => "throw".to_owned(),
            Action::Enter(outcome) => format!("enter {outcome}"),
        }
    }
}
