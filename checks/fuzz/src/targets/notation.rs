//! Moves and outcomes in the notation of each game.

use bonecup_games::{AnyMove, AnyOutcome, GameId};

use super::Seen;
use super::texts::refused;

pub(super) fn moves(game: GameId, text: &str) -> Seen {
    match AnyMove::read(game, text) {
        Ok(action) => {
            let written = action.to_string();
            assert_eq!(
                AnyMove::read(game, &written).as_ref(),
                Ok(&action),
                "{text:?} is written as {written:?}"
            );
            shape(&written)
        }
        Err(reason) => refused(&reason),
    }
}

pub(super) fn outcomes(game: GameId, text: &str) -> Seen {
    match AnyOutcome::read(game, text) {
        Ok(outcome) => {
            let written = outcome.to_string();
            assert_eq!(
                AnyOutcome::read(game, &written).as_ref(),
                Ok(&outcome),
                "{text:?} is written as {written:?}"
            );
            shape(&written)
        }
        Err(reason) => refused(&reason),
    }
}

/// How a text begins and how long it is: another shape is another way through the parser.
fn shape(text: &str) -> Seen {
    let first = text.split(' ').next().unwrap_or_default();
    let letters: String = first.chars().filter(|sign| !sign.is_ascii_digit()).take(12).collect();
    format!("read {letters} {}", text.split(' ').count())
}
