//! Positions of any game as people write them: one JSON object.

use bonecup_rules::{Game, Reason};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::GameId;

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
    pub(crate) fn as_game<G: Game>(&self, options: &G::Options) -> Result<G, PositionError>
    where
        G::Fault: Send + Sync + 'static,
    {
        possible(options, &serde_json::from_value(self.position.clone())?)
    }
}

fn possible<G: Game>(options: &G::Options, setup: &G::Setup) -> Result<G, PositionError>
where
    G::Fault: Send + Sync + 'static,
{
    G::from_setup(options, setup).map_err(|fault| PositionError::Impossible(Box::new(fault)))
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

pub(crate) fn read_game<G: Game>(options: &RawValue, position: &RawValue) -> Result<G, PositionError>
where
    G::Fault: Send + Sync + 'static,
{
    possible(&serde_json::from_str(options.get())?, &serde_json::from_str(position.get())?)
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}
