//! What a line asks for.

use bonecup_games::{AnyGame, GameId, PositionError};
use bonecup_rules::{Game, Reason};
use bonecup_words::{Value, Words};
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;
use rolling_dice::{Aim, DiceOptions, Move, RollingDice, Setup};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::lines::{BadLine, LONGEST};

/// A position, and what its moves are to be measured by.
pub(super) enum Question {
    /// In points: a turn of Rolling Bones, or the sheets of one player of KnochenMAX.
    Points(AnyGame),
    /// In the chance to win: KnochenMAX with all seats.
    Winning(KnochenMax),
    /// In points ahead of the others: Rolling Dice, and perhaps an aim to judge.
    Floe(RollingDice, Option<Aim>),
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

/// Enough of a line to know how the rest is to be read.
#[derive(Deserialize)]
struct Head {
    game: GameId,
}

/// The whole line. It is read straight into the types of the game, so that a box that is listed twice is noticed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<O, S> {
    #[serde(rename = "game")]
    _game: GameId,
    #[serde(default)]
    options: O,
    position: S,
}

/// A line about Rolling Dice, which may ask about an aim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFloe {
    #[serde(rename = "game")]
    _game: GameId,
    #[serde(default)]
    options: DiceOptions,
    position: Setup,
    aim: Option<Aim>,
}

fn read_text(text: &str, words: &Words) -> Result<Question, Problem> {
    let read = || -> Result<Question, PositionError> {
        let head: Head = serde_json::from_str(text)?;
        Ok(match head.game {
            GameId::RollingBones => {
                let (game, _) = position::<RollingBones>(text)?;
                Question::Points(AnyGame::RollingBones(game))
            }
            GameId::KnochenMax => {
                let (game, setup) = position::<KnochenMax>(text)?;
                let points = || Question::Points(AnyGame::KnochenMax(game.clone()));
                if setup.seats.is_some() { Question::Winning(game) } else { points() }
            }
            GameId::RollingDice => {
                let written: WrittenFloe = serde_json::from_str(text)?;
                let game = RollingDice::from_setup(&written.options, &written.position);
                let game = game.map_err(|fault| PositionError::Impossible(Box::new(fault)))?;
                Question::Floe(game, written.aim)
            }
        })
    };
    match read() {
        Ok(Question::Floe(game, Some(aim))) => judged(game, aim, words),
        Ok(question) => Ok(question),
        Err(error) => Err(told(&error, words)),
    }
}

/// An aim can be judged if it could be thrown now.
fn judged(game: RollingDice, aim: Aim, words: &Words) -> Result<Question, Problem> {
    match game.check(&Move::Throw(aim)) {
        Ok(()) => Ok(Question::Floe(game, Some(aim))),
        Err(refusal) => Err(Problem::new(refusal.code(), words.reason(&refusal))),
    }
}

fn position<G: Game>(text: &str) -> Result<(G, G::Setup), PositionError>
where
    G::Fault: Send + Sync + 'static,
    G::Options: DeserializeOwned,
{
    let written: Written<G::Options, G::Setup> = serde_json::from_str(text)?;
    match G::from_setup(&written.options, &written.position) {
        Ok(game) => Ok((game, written.position)),
        Err(fault) => Err(PositionError::Impossible(Box::new(fault))),
    }
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
