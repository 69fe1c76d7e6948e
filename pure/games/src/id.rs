//! The names of the games.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Reason;

use crate::GameId;

impl GameId {
    /// Every key, as a sentence lists them.
    pub fn keys() -> String {
        GameId::ALL.map(GameId::key).join(", ")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A game that is not in the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{0}'; there are: {keys}", keys = GameId::keys())]
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
        vec![("given", self.0.clone()), ("known", GameId::keys())]
    }
}
