//! Positions of any game as people write them: one JSON object.

use bonecup_rules::{Game, Reason};
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;
use rolling_dice::RollingDice;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{AnyGame, AnyOptions, GameId};

/// `{"game":…,"options":…,"position":…}`, not yet known to be possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosition {
    /// Which game.
    pub game: GameId,
    /// Its options; those left out are the rules' own.
    #[serde(default = "no_options")]
    pub options: Value,
    /// The position in the game's own form.
    pub position: Value,
}

/// What is wrong with a written position.
#[derive(Debug, thiserror::Error)]
pub enum PositionError {
    /// It is no JSON of the right form.
    #[error("{0}")]
    Form(#[from] serde_json::Error),
    /// It describes nothing that can lie on a table.
    #[error("{0}")]
    Impossible(Box<dyn Reason + Send + Sync>),
}

impl WrittenPosition {
    /// Writes a position.
    pub fn of(game: &AnyGame) -> Result<WrittenPosition, serde_json::Error> {
        Ok(WrittenPosition {
            game: game.id(),
            options: serde_json::to_value(game.options())?,
            position: match game {
                AnyGame::RollingBones(game) => serde_json::to_value(game.setup())?,
                AnyGame::KnochenMax(game) => serde_json::to_value(game.setup())?,
                AnyGame::RollingDice(game) => serde_json::to_value(game.setup())?,
            },
        })
    }

    /// The position alone, as text: what is sent after every move.
    pub fn raw(game: &AnyGame) -> Result<Box<RawValue>, serde_json::Error> {
        match game {
            AnyGame::RollingBones(game) => to_raw_value(&game.setup()),
            AnyGame::KnochenMax(game) => to_raw_value(&game.setup()),
            AnyGame::RollingDice(game) => to_raw_value(&game.setup()),
        }
    }

    /// The position, if it is possible.
    pub fn read(&self) -> Result<AnyGame, PositionError> {
        match AnyOptions::from_json(self.game, self.options.clone())? {
            AnyOptions::RollingBones(options) => {
                self.as_game::<RollingBones>(&options).map(AnyGame::RollingBones)
            }
            AnyOptions::KnochenMax(options) => self.as_game::<KnochenMax>(&options).map(AnyGame::KnochenMax),
            AnyOptions::RollingDice(options) => {
                self.as_game::<RollingDice>(&options).map(AnyGame::RollingDice)
            }
        }
    }

    fn as_game<G: Game>(&self, options: &G::Options) -> Result<G, PositionError>
    where
        G::Fault: Send + Sync + 'static,
    {
        let setup: G::Setup = serde_json::from_value(self.position.clone())?;
        G::from_setup(options, &setup).map_err(|fault| PositionError::Impossible(Box::new(fault)))
    }
}

impl Reason for PositionError {
    fn code(&self) -> &'static str {
        match self {
            PositionError::Form(_) => "position-form",
            PositionError::Impossible(fault) => fault.code(),
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            PositionError::Form(error) => vec![("error", error.to_string())],
            PositionError::Impossible(fault) => fault.facts(),
        }
    }
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}
