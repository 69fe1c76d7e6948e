//! Written positions.

use bonecup_games::{AnyGame, WrittenPosition};
use bonecup_rules::Turn;
use serde_json::value::RawValue;

use bonecup_server::simulation::parsers::gist;

use super::Seen;
use super::texts::refused;

/// A position is read in two ways, which agree; it is written and read again as itself; and every move that it calls legal is.
pub(super) fn read(text: &str) -> Seen {
    let written: WrittenPosition = match serde_json::from_str(text) {
        Ok(written) => written,
        Err(error) => return gist(&error.to_string()),
    };
    let options = RawValue::from_string(written.options.to_string());
    let position = RawValue::from_string(written.position.to_string());
    let (Ok(options), Ok(position)) = (options, position) else { return "no JSON".to_owned() };
    let raw = AnyGame::read(written.game, &options, &position);
    match (written.read(), raw) {
        (Ok(game), Ok(raw)) => {
            assert_eq!(game, raw, "two ways to read a position");
            check(&game);
            format!("{} {}", game.id(), kind(&game))
        }
        (Err(one), Err(other)) => {
            assert_eq!(refused(&one), refused(&other), "two ways to refuse a position");
            refused(&one)
        }
        (one, other) => {
            let (one, other) = (one.is_ok(), other.is_ok());
            assert_eq!(one, other, "one way reads what the other refuses");
            "never".to_owned()
        }
    }
}

pub(super) fn check(game: &AnyGame) {
    let again = WrittenPosition::of(game).map(|written| written.read());
    assert!(matches!(again, Ok(Ok(again)) if again == *game), "a position is not read again as itself");
    if let Turn::Seat(_) = game.turn() {
        let moves = game.legal_moves();
        assert!(!moves.is_empty(), "somebody has to move and cannot");
        for action in moves.iter().take(40) {
            let mut next = game.clone();
            assert!(next.play(action).is_ok(), "{action} is called legal and refused");
        }
    }
}

fn kind(game: &AnyGame) -> &'static str {
    match game.turn() {
        Turn::Seat(_) => "moves",
        Turn::Chance(_) => "rolls",
        Turn::Over(_) => "is over",
    }
}
