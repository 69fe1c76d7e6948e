//! Any game of the list, behind one type.

use std::fmt;

use bonecup_rules::{Game, NotationError, Reason, Seat, Standings, StartError, Turn};
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;
use rolling_dice::RollingDice;

use crate::{AnyOptions, GameId};

/// Runs the same code for whichever game it is.
macro_rules! each {
    ($type:ident, $any:expr, $inner:pat => $body:expr) => {
        match $any {
            $type::RollingBones($inner) => $body,
            $type::KnochenMax($inner) => $body,
            $type::RollingDice($inner) => $body,
        }
    };
}
pub(crate) use each;

/// A position of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyGame {
    /// Rolling Bones.
    RollingBones(RollingBones),
    /// KnochenMAX.
    KnochenMax(KnochenMax),
    /// Rolling Dice.
    RollingDice(RollingDice),
}

/// A move of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyMove {
    /// Rolling Bones.
    RollingBones(<RollingBones as Game>::Move),
    /// KnochenMAX.
    KnochenMax(<KnochenMax as Game>::Move),
    /// Rolling Dice.
    RollingDice(<RollingDice as Game>::Move),
}

/// What any game may ask of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyRequest {
    /// Rolling Bones.
    RollingBones(<RollingBones as Game>::Request),
    /// KnochenMAX.
    KnochenMax(<KnochenMax as Game>::Request),
    /// Rolling Dice.
    RollingDice(<RollingDice as Game>::Request),
}

/// What chance may answer any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyOutcome {
    /// Rolling Bones.
    RollingBones(<RollingBones as Game>::Outcome),
    /// KnochenMAX.
    KnochenMax(<KnochenMax as Game>::Outcome),
    /// Rolling Dice.
    RollingDice(<RollingDice as Game>::Outcome),
}

/// Why any game refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnyRefusal {
    /// Rolling Bones.
    #[error(transparent)]
    RollingBones(<RollingBones as Game>::Refusal),
    /// KnochenMAX.
    #[error(transparent)]
    KnochenMax(<KnochenMax as Game>::Refusal),
    /// Rolling Dice.
    #[error(transparent)]
    RollingDice(<RollingDice as Game>::Refusal),
    /// The move or outcome is of another game.
    #[error("this belongs to another game than {0}")]
    OtherGame(GameId),
}

impl AnyGame {
    /// The position before the first roll.
    pub fn start(options: &AnyOptions, seats: usize) -> Result<AnyGame, StartError> {
        Ok(match options {
            AnyOptions::RollingBones(options) => AnyGame::RollingBones(RollingBones::start(options, seats)?),
            AnyOptions::KnochenMax(options) => AnyGame::KnochenMax(KnochenMax::start(options, seats)?),
            AnyOptions::RollingDice(options) => AnyGame::RollingDice(RollingDice::start(options, seats)?),
        })
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        match self {
            AnyGame::RollingBones(_) => GameId::RollingBones,
            AnyGame::KnochenMax(_) => GameId::KnochenMax,
            AnyGame::RollingDice(_) => GameId::RollingDice,
        }
    }

    /// The agreed options.
    pub fn options(&self) -> AnyOptions {
        match self {
            AnyGame::RollingBones(game) => AnyOptions::RollingBones(*game.options()),
            AnyGame::KnochenMax(game) => AnyOptions::KnochenMax(*game.options()),
            AnyGame::RollingDice(game) => AnyOptions::RollingDice(*game.options()),
        }
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        each!(AnyGame, self, game => game.seats())
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn<AnyRequest> {
        match self {
            AnyGame::RollingBones(game) => wrap(game.turn(), AnyRequest::RollingBones),
            AnyGame::KnochenMax(game) => wrap(game.turn(), AnyRequest::KnochenMax),
            AnyGame::RollingDice(game) => wrap(game.turn(), AnyRequest::RollingDice),
        }
    }

    /// The seat whose turn it is as people see it: the one that moves, or whose dice are in the cup. After the end,
    /// a seat without meaning.
    pub fn roller(&self) -> Seat {
        match self {
            AnyGame::RollingBones(game) => game.to_move(),
            AnyGame::KnochenMax(game) => game.to_move(),
            AnyGame::RollingDice(game) => game.seat_of(game.thrower()),
        }
    }

    /// The points so far.
    pub fn standings(&self) -> Standings {
        each!(AnyGame, self, game => game.standings())
    }

    /// The legal moves; a sample of them where they are a continuum.
    pub fn legal_moves(&self) -> Vec<AnyMove> {
        match self {
            AnyGame::RollingBones(game) => {
                game.legal_moves().into_iter().map(AnyMove::RollingBones).collect()
            }
            AnyGame::KnochenMax(game) => game.legal_moves().into_iter().map(AnyMove::KnochenMax).collect(),
            AnyGame::RollingDice(game) => game.legal_moves().into_iter().map(AnyMove::RollingDice).collect(),
        }
    }

    /// Plays a move of the seat whose turn it is.
    pub fn play(&mut self, action: &AnyMove) -> Result<(), AnyRefusal> {
        let id = self.id();
        match (self, action) {
            (AnyGame::RollingBones(game), AnyMove::RollingBones(action)) => {
                game.play(action).map_err(AnyRefusal::RollingBones)
            }
            (AnyGame::KnochenMax(game), AnyMove::KnochenMax(action)) => {
                game.play(action).map_err(AnyRefusal::KnochenMax)
            }
            (AnyGame::RollingDice(game), AnyMove::RollingDice(action)) => {
                game.play(action).map_err(AnyRefusal::RollingDice)
            }
            _ => Err(AnyRefusal::OtherGame(id)),
        }
    }

    /// Hands in the outcome that chance owes.
    pub fn resolve(&mut self, outcome: &AnyOutcome) -> Result<(), AnyRefusal> {
        let id = self.id();
        match (self, outcome) {
            (AnyGame::RollingBones(game), AnyOutcome::RollingBones(outcome)) => {
                game.resolve(outcome).map_err(AnyRefusal::RollingBones)
            }
            (AnyGame::KnochenMax(game), AnyOutcome::KnochenMax(outcome)) => {
                game.resolve(outcome).map_err(AnyRefusal::KnochenMax)
            }
            (AnyGame::RollingDice(game), AnyOutcome::RollingDice(outcome)) => {
                game.resolve(outcome).map_err(AnyRefusal::RollingDice)
            }
            _ => Err(AnyRefusal::OtherGame(id)),
        }
    }
}

fn wrap<R>(turn: Turn<R>, request: fn(R) -> AnyRequest) -> Turn<AnyRequest> {
    match turn {
        Turn::Seat(seat) => Turn::Seat(seat),
        Turn::Chance(asked) => Turn::Chance(request(asked)),
        Turn::Over(standings) => Turn::Over(standings),
    }
}

impl AnyMove {
    /// Reads a move in the notation of the game.
    pub fn read(game: GameId, text: &str) -> Result<AnyMove, NotationError> {
        match game {
            GameId::RollingBones => text.parse().map(AnyMove::RollingBones),
            GameId::KnochenMax => text.parse().map(AnyMove::KnochenMax),
            GameId::RollingDice => text.parse().map(AnyMove::RollingDice),
        }
    }
}

impl AnyOutcome {
    /// Reads an outcome in the notation of the game.
    pub fn read(game: GameId, text: &str) -> Result<AnyOutcome, NotationError> {
        match game {
            GameId::RollingBones => text.parse().map(AnyOutcome::RollingBones),
            GameId::KnochenMax => text.parse().map(AnyOutcome::KnochenMax),
            GameId::RollingDice => text.parse().map(AnyOutcome::RollingDice),
        }
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(AnyMove, self, action => action.fmt(f))
    }
}

impl fmt::Display for AnyRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(AnyRequest, self, request => request.fmt(f))
    }
}

impl fmt::Display for AnyOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(AnyOutcome, self, outcome => outcome.fmt(f))
    }
}

impl AnyRefusal {
    /// The refusal of the game itself, if it is one.
    fn inner(&self) -> Option<&dyn Reason> {
        match self {
            AnyRefusal::RollingBones(refusal) => Some(refusal),
            AnyRefusal::KnochenMax(refusal) => Some(refusal),
            AnyRefusal::RollingDice(refusal) => Some(refusal),
            AnyRefusal::OtherGame(_) => None,
        }
    }
}

impl Reason for AnyRefusal {
    fn code(&self) -> &'static str {
        self.inner().map_or("other-game", Reason::code)
    }

    fn ruling(&self) -> Option<&'static str> {
        self.inner().and_then(Reason::ruling)
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            AnyRefusal::OtherGame(game) => vec![("game", game.title().to_owned())],
            AnyRefusal::RollingBones(_) | AnyRefusal::KnochenMax(_) | AnyRefusal::RollingDice(_) => {
                self.inner().map(Reason::facts).unwrap_or_default()
            }
        }
    }
}
