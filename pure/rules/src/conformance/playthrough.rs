//! A game written out, to be read by people and compared as a whole.

use std::fmt::Write;

use super::{Source, Subject, must};
use crate::{Game, Turn};

/// Plays the random game of this number from the given start and writes down, step by step, who acts, what could
/// be done, what was done, and the position after it. At most `steps` steps.
pub fn playthrough<S: Subject>(mut game: S::Game, number: u64, steps: usize) -> String {
    let mut source = Source::new(number);
    let mut text = String::new();
    for step in 1..=steps {
        let line = match game.turn() {
            Turn::Over(standings) => {
                let points: Vec<String> = standings.points().iter().map(ToString::to_string).collect();
                text += &format!("over: {}\n", points.join(" : "));
                break;
            }
            Turn::Seat(seat) => {
                let moves = game.legal_moves();
                let action = source.pick(&moves);
                must("play", game.play(&action));
                format!("seat {seat}, {}\n    plays {action}", listed(&moves))
            }
            Turn::Chance(request) => {
                let outcome = S::answer(&request, &mut source);
                must("resolve", game.resolve(&outcome));
                format!("chance is asked for {request}\n    shows {outcome}")
            }
        };
        let position = must("write", serde_json::to_string(&game.setup()));
        must("write", writeln!(text, "{step}. {line}\n    {position}"));
    }
    text
}

fn listed<M: ToString>(moves: &[M]) -> String {
    const SHOWN: usize = 8;
    let shown: Vec<String> = moves.iter().take(SHOWN).map(ToString::to_string).collect();
    let more = if moves.len() > SHOWN { " | …" } else { "" };
    format!("{} moves: {}{more}", moves.len(), shown.join(" | "))
}
