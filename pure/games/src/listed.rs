//! From any game to one and back, for code that is about one game.

use bonecup_rules::TableGame;

use crate::{AnyGame, AnyMove, AnyOptions, AnyOutcome, AnyRequest, GameId};

/// A game of the list, as a type.
pub trait Listed: TableGame {
    /// Which one it is.
    const ID: GameId;

    /// The position, if it is one of this game.
    fn game(any: &AnyGame) -> Option<&Self>;
    /// The move, if it is one of this game.
    fn action(any: &AnyMove) -> Option<&Self::Move>;
    /// The request, if it is one of this game.
    fn request(any: &AnyRequest) -> Option<&Self::Request>;
    /// The outcome, if it is one of this game.
    fn outcome(any: &AnyOutcome) -> Option<&Self::Outcome>;
    /// The options, if they are of this game.
    fn options_in(any: &AnyOptions) -> Option<&Self::Options>;

    /// A position of this game as one of any.
    fn into_game(game: Self) -> AnyGame;
    /// A move of this game as one of any.
    fn into_move(action: Self::Move) -> AnyMove;
    /// A request of this game as one of any.
    fn into_request(request: Self::Request) -> AnyRequest;
    /// An outcome of this game as one of any.
    fn into_outcome(outcome: Self::Outcome) -> AnyOutcome;
    /// Options of this game as those of any.
    fn into_options(options: Self::Options) -> AnyOptions;
}

impl AnyGame {
    /// The position, if it is one of game `G`.
    pub fn of<G: Listed>(&self) -> Option<&G> {
        G::game(self)
    }
}

impl AnyMove {
    /// The move, if it is one of game `G`.
    pub fn of<G: Listed>(&self) -> Option<&G::Move> {
        G::action(self)
    }
}

impl AnyRequest {
    /// The request, if it is one of game `G`.
    pub fn of<G: Listed>(&self) -> Option<&G::Request> {
        G::request(self)
    }
}

impl AnyOutcome {
    /// The outcome, if it is one of game `G`.
    pub fn of<G: Listed>(&self) -> Option<&G::Outcome> {
        G::outcome(self)
    }
}

impl AnyOptions {
    /// The options, if they are of game `G`.
    pub fn of<G: Listed>(&self) -> Option<&G::Options> {
        G::options_in(self)
    }
}
