//! What the web app is told of a position so that it needs no rules.

use bonecup_games::GameId;
use serde::Serialize;
use serde_json::value::RawValue;

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

/// The facts with the game that they are about, so that whoever reads them knows what else is there. Facts are an object, and
/// the game is put into its text: `flatten` would take every field apart again, after every step of every table.
pub(crate) fn written<F: Facts>(game: GameId, facts: &F) -> Box<RawValue> {
    let text = serde_json::to_string(facts).unwrap_or_default();
    let fields = text.strip_prefix('{').unwrap_or("}");
    let comma = if fields == "}" { "" } else { "," };
    let whole = format!("{{\"game\":\"{}\"{comma}{fields}", game.key());
    RawValue::from_string(whole).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[derive(Serialize)]
    struct Costs {
        price: u8,
    }

    #[test]
    fn facts_name_their_game_first() {
        let game = GameId::ALL[0];
        let text = |facts: Box<RawValue>| facts.get().to_owned();
        assert_eq!(text(written(game, &Costs { price: 3 })), format!(r#"{{"game":"{game}","price":3}}"#));
        assert_eq!(text(written(game, &NoFacts {})), format!(r#"{{"game":"{game}"}}"#));
    }
}
