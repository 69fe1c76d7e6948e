//! What a view needs to know of a position and would otherwise need rules for.

mod bones;
mod floe;
mod sheets;

use bonecup_games::{AnyGame, AnyMove};
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) use bones::BonesFacts;
pub(crate) use floe::{FloeFacts, ScoreStep};
pub(crate) use sheets::SheetsFacts;

/// What follows from a position, game by game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "game")]
pub(crate) enum Facts {
    /// Rolling Bones.
    #[serde(rename = "rolling-bones")]
    RollingBones(BonesFacts),
    /// KnochenMAX.
    #[serde(rename = "knochenmax")]
    KnochenMax(SheetsFacts),
    /// Rolling Dice.
    #[serde(rename = "rolling-dice")]
    RollingDice(FloeFacts),
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Note {
    /// A further KnochenMAX in the box of its side: 50 more.
    Bonus,
    /// A further KnochenMAX whose box is filled, in a lower box: its full value.
    Joker,
}

impl Facts {
    /// What follows from the position, whoever has to act.
    pub(crate) fn of(game: &AnyGame) -> Facts {
        match game {
            AnyGame::RollingBones(game) => Facts::RollingBones(BonesFacts::of(game)),
            AnyGame::KnochenMax(game) => Facts::KnochenMax(SheetsFacts::of(game)),
            AnyGame::RollingDice(game) => Facts::RollingDice(FloeFacts::of(game)),
        }
    }
}

impl Note {
    /// What is special about the move, if anything is.
    pub(crate) fn of(game: &AnyGame, action: &AnyMove) -> Option<Note> {
        match (game, action) {
            (AnyGame::KnochenMax(game), AnyMove::KnochenMax(action)) => sheets::note(game, action),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
