//! What the list of games asks of a game beside its rules.

use serde::{Deserialize, Deserializer};

use crate::{Game, Seat};

/// The version of the rules of all games; a change in any ruling makes a new one.
pub const RULES_VERSION: u64 = 2;
/// Games of this version and all later ones are still understood as they were played.
pub const OLDEST_RULES: u64 = 1;

/// A game that people sit down to.
pub trait TableGame: Game {
    /// The name of the game, the same in every language.
    const TITLE: &'static str;

    /// A sensible move by a simple rule, so that there is somebody to play against in a game that no bot was written for.
    /// It is asked only when it is a seat's turn.
    const RULE_OF_THUMB: Option<fn(&Self) -> Self::Move> = None;

    /// The seat whose turn it is as people see it: the one that moves, or whose dice are in the cup. After the end,
    /// a seat without meaning.
    fn roller(&self) -> Seat;

    /// Whether the roll that is due is the first of a turn, so that no move of the one who rolls has called for it.
    /// Never in a game where every roll follows from a move.
    fn begins_turn(&self) -> bool {
        false
    }

    /// How its dice fall, as relative weights of their sides, where they are not fair: part of the record.
    fn weights(options: &Self::Options) -> Option<[u64; 4]> {
        let _ = options;
        None
    }

    /// Reads options that were agreed on under some version of the rules, which the options keep.
    ///
    /// # Errors
    /// If they are not options of this game.
    fn read_options<'de, D: Deserializer<'de>>(rules: u64, written: D) -> Result<Self::Options, D::Error> {
        let _ = rules;
        Self::Options::deserialize(written)
    }

    /// The version of the rules that a game with these options is played by.
    fn rules_of(options: &Self::Options) -> u64 {
        let _ = options;
        RULES_VERSION
    }
}
