//! Options of any game.

use bonecup_rules::{OptionError, OptionInfo, Options};
use knochenmax::KnochenMaxOptions;
use rolling_bones::{BonesOptions, FirstOptions};
use rolling_dice::{DiceOptions, Edition};
use serde::Serialize;
use serde_json::Value;

use crate::GameId;
use crate::any::each;

/// The version of the rules of all games; a change in any ruling makes a new one.
pub const RULES_VERSION: u64 = 2;
/// Games of this version and all later ones are still understood as they were played.
pub const OLDEST_RULES: u64 = 1;

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
    RollingDice(DiceOptions),
}

impl AnyOptions {
    /// The options that the rules begin with.
    pub fn new(game: GameId) -> AnyOptions {
        match game {
            GameId::RollingBones => AnyOptions::RollingBones(BonesOptions::default()),
            GameId::KnochenMax => AnyOptions::KnochenMax(KnochenMaxOptions::default()),
            GameId::RollingDice => AnyOptions::RollingDice(DiceOptions::default()),
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

    /// Reads the options of a game that was agreed on under some version of the rules, which is kept.
    pub fn of_rules(rules: u64, game: GameId, json: Value) -> Result<AnyOptions, serde_json::Error> {
        if rules == OLDEST_RULES { Self::of_first_rules(game, json) } else { Self::from_json(game, json) }
    }

    fn of_first_rules(game: GameId, json: Value) -> Result<AnyOptions, serde_json::Error> {
        if game == GameId::RollingBones {
            let first: FirstOptions = serde_json::from_value(json)?;
            return Ok(AnyOptions::RollingBones(first.into()));
        }
        let mut options = Self::from_json(game, json)?;
        if let AnyOptions::RollingDice(dice) = &mut options {
            dice.edition = Edition::First;
        }
        Ok(options)
    }

    /// The version of the rules that games with these options are played by.
    pub fn rules(&self) -> u64 {
        match self {
            AnyOptions::RollingDice(DiceOptions { edition: Edition::First, .. }) => OLDEST_RULES,
            AnyOptions::RollingBones(_) | AnyOptions::KnochenMax(_) | AnyOptions::RollingDice(_) => {
                RULES_VERSION
            }
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
            GameId::RollingDice => DiceOptions::LIST,
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
