//! What the web app is told of a position so that it needs no rules.

use bonecup_games::GameId;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// What follows from a position, as JSON. Any type that can be written is one; where the types of the web app are made, it
/// also has to say what it is in TypeScript.
#[cfg(not(feature = "typescript"))]
pub trait Facts: Serialize + 'static {}

#[cfg(not(feature = "typescript"))]
impl<T: Serialize + 'static> Facts for T {}

/// What follows from a position, as JSON, with its type in TypeScript.
#[cfg(feature = "typescript")]
pub trait Facts: Serialize + ts_rs::TS + 'static {}

#[cfg(feature = "typescript")]
impl<T: Serialize + ts_rs::TS + 'static> Facts for T {}

/// The facts of games whose positions say everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NoFacts {}

#[derive(Serialize)]
struct OfGame<'a, F> {
    game: GameId,
    #[serde(flatten)]
    facts: &'a F,
}

/// The facts with the game that they are about, so that whoever reads them knows what else is there.
pub(crate) fn written<F: Facts>(game: GameId, facts: &F) -> Box<RawValue> {
    // Facts are texts and numbers, which always become JSON.
    to_raw_value(&OfGame { game, facts }).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
