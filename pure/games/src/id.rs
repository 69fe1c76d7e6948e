//! The names of the games.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Reason;
use serde::{Deserialize, Serialize};

/// A game of the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Rolling Bones.
    RollingBones,
    /// KnochenMAX.
    #[serde(rename = "knochenmax")]
    KnochenMax,
    /// Rolling Dice.
    RollingDice,
}

impl GameId {
    /// All games, in the order in which they are shown.
    pub const ALL: [GameId; 3] = [GameId::RollingBones, GameId::KnochenMax, GameId::RollingDice];

    /// The key of the game at the command line, in records and addresses.
    pub const fn key(self) -> &'static str {
        match self {
            GameId::RollingBones => "rolling-bones",
            GameId::KnochenMax => "knochenmax",
            GameId::RollingDice => "rolling-dice",
        }
    }

    /// Whether its dice are thrown through space, so that a roll takes milliseconds to compute and can be watched.
    pub const fn has_physics(self) -> bool {
        match self {
            GameId::RollingBones | GameId::KnochenMax => false,
            GameId::RollingDice => true,
        }
    }

    /// The name of the game, the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::RollingBones => "Rolling Bones",
            GameId::KnochenMax => "KnochenMAX",
            GameId::RollingDice => "Rolling Dice",
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A game that is not in the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{0}'; there are: rolling-bones, knochenmax, rolling-dice")]
pub struct UnknownGame(String);

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        let found = GameId::ALL.into_iter().find(|game| game.key() == text);
        found.ok_or_else(|| UnknownGame(text.chars().take(60).collect()))
    }
}

impl Reason for UnknownGame {
    fn code(&self) -> &'static str {
        "unknown-game"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let known = GameId::ALL.map(GameId::key).join(", ");
        vec![("given", self.0.clone()), ("known", known)]
    }
}
