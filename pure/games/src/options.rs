//! Options of any game.

use bonecup_rules::{OptionError, OptionInfo, Options};
use knochenmax::KnochenMaxOptions;
use rolling_bones::BonesOptions;
use rolling_dice::NoOptions;
use serde::Serialize;
use serde_json::Value;

use crate::GameId;
use crate::any::each;

/// The options of any game. As JSON they are the options of the game itself, so that the game must be known to
/// read them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyOptions {
    /// Rolling Bones.
    RollingBones(BonesOptions),
    /// KnochenMAX.
    KnochenMax(KnochenMaxOptions),
    /// Rolling Dice.
    RollingDice(NoOptions),
}

impl AnyOptions {
    /// The options that the rules begin with.
    pub fn new(game: GameId) -> AnyOptions {
        match game {
            GameId::RollingBones => AnyOptions::RollingBones(BonesOptions::default()),
            GameId::KnochenMax => AnyOptions::KnochenMax(KnochenMaxOptions::default()),
            GameId::RollingDice => AnyOptions::RollingDice(NoOptions::default()),
        }
    }

    /// Reads the options of a game from JSON.
    pub fn from_json(game: GameId, json: Value) -> Result<AnyOptions, serde_json::Error> {
        match game {
            GameId::RollingBones => serde_json::from_value(json).map(AnyOptions::RollingBones),
            GameId::KnochenMax => serde_json::from_value(json).map(AnyOptions::KnochenMax),
            GameId::RollingDice => serde_json::from_value(json).map(AnyOptions::RollingDice),
        }
    }

    /// Whose options they are.
    pub fn game(&self) -> GameId {
        match self {
            AnyOptions::RollingBones(_) => GameId::RollingBones,
            AnyOptions::KnochenMax(_) => GameId::KnochenMax,
            AnyOptions::RollingDice(_) => GameId::RollingDice,
        }
    }

    /// Every option that the game has.
    pub fn list(game: GameId) -> &'static [OptionInfo] {
        match game {
            GameId::RollingBones => BonesOptions::LIST,
            GameId::KnochenMax => KnochenMaxOptions::LIST,
            GameId::RollingDice => NoOptions::LIST,
        }
    }

    /// Sets one option from text.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        each!(AnyOptions, self, options => options.set(key, value))
    }

    /// Every option's value as text.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        each!(AnyOptions, self, options => options.values())
    }
}
