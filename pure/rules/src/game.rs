//! The interface that every game has.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{NotationError, Options, Reason, Seat, Standings, StartError};

/// Who acts next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turn<R> {
    /// A seat plays a move.
    Seat(Seat),
    /// An outcome of this request is due.
    Chance(R),
    /// The game is over.
    Over(Standings),
}

/// A position of a game, with everything that its future depends on.
///
/// Moves are atomic, chance is explicit, and both are validated: after an error nothing has changed.
/// Moves and outcomes are written in the game's notation by `Display` and read back by `FromStr`.
pub trait Game: Clone + Eq + Debug {
    /// What the players agree on before the first roll.
    type Options: Options;
    /// One atomic decision of a seat.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// The dice that chance is asked for.
    type Request: Clone + Eq + Debug + Display;
    /// What the dice showed.
    type Outcome: Clone + Eq + Debug + Display + FromStr<Err = NotationError>;
    /// Why a move or an outcome was refused.
    type Refusal: Reason + Clone + Eq;
    /// A position as people write it; it may be nonsense until [`from_setup`](Game::from_setup) has seen it.
    type Setup: Serialize + DeserializeOwned + Clone + PartialEq + Debug;
    /// What is impossible about a written position.
    type Fault: Reason + Clone + PartialEq;

    /// The position before the first roll.
    fn start(options: &Self::Options, seats: usize) -> Result<Self, StartError>;

    /// The agreed options.
    fn options(&self) -> &Self::Options;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who acts next.
    fn turn(&self) -> Turn<Self::Request>;

    /// The points so far.
    fn standings(&self) -> Standings;

    /// Replaces the contents of `list` by the legal moves of the seat whose turn it is, each once; by none if
    /// it is no seat's turn. Where moves are a continuum (an aim, a spot) the list is a sample of them.
    fn list_moves(&self, list: &mut Vec<Self::Move>);

    /// Whether [`play`](Game::play) would accept the move.
    fn check(&self, action: &Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a move of the seat whose turn it is.
    fn play(&mut self, action: &Self::Move) -> Result<(), Self::Refusal>;

    /// Hands in the outcome that chance owes.
    fn resolve(&mut self, outcome: &Self::Outcome) -> Result<(), Self::Refusal>;

    /// The position as people write it. Reading it back with the same options gives the same position.
    fn setup(&self) -> Self::Setup;

    /// The position that was written, if it is possible.
    fn from_setup(options: &Self::Options, setup: &Self::Setup) -> Result<Self, Self::Fault>;

    /// The legal moves as a new list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut list = Vec::new();
        self.list_moves(&mut list);
        list
    }
}
