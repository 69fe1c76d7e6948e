//! What a line asks for.

use bonecup_coach::asks_to_win;
use bonecup_games::{AnyGame, AnyMove, GameId, Listed, PositionError};
use bonecup_rules::Reason;
use bonecup_words::{Value, Words};
use rolling_dice::{Aim, Move, RollingDice};
use serde::Deserialize;
use serde::de::Error;
use serde_json::value::RawValue;

use super::lines::{BadLine, LONGEST};

/// A position, and what its moves are to be measured by.
pub(super) enum Question {
    /// In points, and perhaps with a move to judge.
    Points(AnyGame, Option<AnyMove>),
    /// In the chance to win.
    Winning(AnyGame),
}

/// Why a line has no answer.
#[derive(Debug)]
pub(super) struct Problem {
    pub(super) code: &'static str,
    /// The fault of the position, where the rules of the game found one.
    pub(super) fault: Option<&'static str>,
    pub(super) message: String,
}

impl Problem {
    /// A problem whose sentence has no values.
    pub(super) fn new(code: &'static str, message: String) -> Problem {
        Problem { code, fault: None, message }
    }

    /// Something was refused.
    pub(super) fn refused(refusal: &impl Reason, words: &Words) -> Problem {
        Problem::new(refusal.code(), words.reason(refusal))
    }
}

/// Reads a line; `None` if it is blank.
pub(super) fn read(line: Result<String, BadLine>, words: &Words) -> Option<Result<Question, Problem>> {
    match line {
        Ok(text) if text.trim().is_empty() => None,
        Ok(text) => Some(read_text(&text, words)),
        Err(BadLine::NotText) => Some(Err(Problem::new("not-utf8", words.say("advise-not-utf8", &[])))),
        Err(BadLine::TooLong) => {
            let message = words.say("advise-too-long", &[("most", Value::from(LONGEST))]);
            Some(Err(Problem::new("line-too-long", message)))
        }
    }
}

/// The whole line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    game: GameId,
    #[serde(borrow, default = "no_options")]
    options: &'a RawValue,
    #[serde(borrow)]
    position: &'a RawValue,
    /// An aim to judge, where dice are thrown through space.
    aim: Option<Aim>,
    /// What moves are to be measured by; if it is left out, by what the position suggests.
    r#in: Option<Unit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Unit {
    Points,
    Winning,
}

fn no_options<'a>() -> &'a RawValue {
    // Text that is known to be JSON.
    serde_json::from_str("{}").unwrap_or(RawValue::NULL)
}

impl Written<'_> {
    fn parse(text: &str) -> Result<Written<'_>, serde_json::Error> {
        let written: Written<'_> = serde_json::from_str(text)?;
        match written.aim {
            Some(_) if !written.game.has_physics() => {
                Err(serde_json::Error::unknown_field("aim", &["game", "options", "position", "in"]))
            }
            Some(_) | None => Ok(written),
        }
    }
}

fn read_text(text: &str, words: &Words) -> Result<Question, Problem> {
    let told = |error: &PositionError| told(error, words);
    let written = Written::parse(text).map_err(|error| told(&error.into()))?;
    let game =
        AnyGame::read(written.game, written.options, written.position).map_err(|error| told(&error))?;
    let position = serde_json::from_str(written.position.get()).unwrap_or_default();
    let suggested = || if asks_to_win(written.game, &position) { Unit::Winning } else { Unit::Points };
    if written.r#in.unwrap_or_else(suggested) == Unit::Winning {
        return Ok(Question::Winning(game));
    }
    let asked = written.aim.map(|aim| RollingDice::into_move(Move::Throw(aim)));
    if let Some(asked) = &asked {
        // An aim can be judged if it could be thrown now.
        game.clone().play(asked).map_err(|refusal| Problem::refused(&refusal, words))?;
    }
    Ok(Question::Points(game, asked))
}

fn told(error: &PositionError, words: &Words) -> Problem {
    let message = words.reason(error);
    match error {
        PositionError::Form(_) => Problem::new(error.code(), message),
        PositionError::Impossible(fault) => {
            Problem { code: "impossible-position", fault: Some(fault.code()), message }
        }
    }
}
