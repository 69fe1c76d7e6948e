//! A position and the moves to choose from.

use bonecup_coach::{Advice, TIE};
use bonecup_games::{AnyGame, AnyMove, WrittenPosition};
use serde::{Deserialize, Serialize};

use crate::refusal::TrainingRefusal;

/// How many moves there are to choose from at most.
pub const MOST_CHOICES: usize = 5;

/// A position to think about, as it is kept and sent: nothing in it says which move is best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The position.
    pub position: WrittenPosition,
    /// Some moves of different worth, the best among them, in the order of their notation.
    pub choices: Vec<String>,
    /// The move that was played, where it was a mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
}

/// The same, ready to be looked at and answered.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position.
    pub game: AnyGame,
    /// The moves to choose from.
    pub choices: Vec<AnyMove>,
    /// The move that was played, where it was a mistake.
    pub played: Option<AnyMove>,
}

impl Puzzle {
    /// The position of a game with choices from the advice about it. `None` if it cannot be written, or if too few moves
    /// differ in worth.
    pub(crate) fn of(game: &AnyGame, advice: &Advice, played: Option<&AnyMove>) -> Option<Puzzle> {
        let position = WrittenPosition::of(game).ok()?;
        // Positions of older rules are not written as those of today.
        position.read().ok().filter(|read| read == game)?;
        let mut choices: Vec<String> = choices(advice, played).iter().map(ToString::to_string).collect();
        choices.sort();
        let played = played.map(ToString::to_string);
        (choices.len() > 1).then_some(Puzzle { position, choices, played })
    }

    /// Reads the position and the moves.
    ///
    /// # Errors
    /// It is not one that we have written.
    pub fn read(&self) -> Result<Position, TrainingRefusal> {
        let game = self.position.read()?;
        let read = |text: &String| AnyMove::read(self.position.game, text);
        let choices = self.choices.iter().map(read).collect::<Result<_, _>>()?;
        let played = self.played.as_ref().map(read).transpose()?;
        Ok(Position { game, choices, played })
    }
}

/// The best move, the one that was played, and the best of the others, no two of them as good as each other.
fn choices<'a>(advice: &'a Advice, played: Option<&AnyMove>) -> Vec<&'a AnyMove> {
    let mut found: Vec<(&AnyMove, f64)> = Vec::new();
    let of_played = advice.moves.iter().filter(|advised| Some(&advised.action) == played);
    for advised in advice.moves.iter().take(1).chain(of_played).chain(&advice.moves) {
        let is_new = found.iter().all(|(_, value)| (value - advised.value).abs() > TIE);
        if is_new && found.len() < MOST_CHOICES {
            found.push((&advised.action, advised.value));
        }
    }
    found.into_iter().map(|(action, _)| action).collect()
}
