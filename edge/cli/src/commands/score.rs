//! `bonecup score`: finished rounds in, what they are worth out, one JSON line each.

use std::io::{self, Read, Write};

use bonecup_games::{GameId, PositionError};
use bonecup_rules::{Points, Reason};
use bonecup_words::{Value, Words};
use rolling_dice::{DiceOptions, KeptRound, Line, Scored, Setup, score_written};
use serde::Deserialize;
use serde_json::json;

use crate::args::ScoreArgs;
use crate::commands::advise::lines::{BadLine, LONGEST, Lines};
use crate::failure::Failure;
use crate::input;
use crate::output;
use crate::seating::read_game;

pub(crate) fn run(args: &ScoreArgs, words: &Words) -> Result<(), Failure> {
    if read_game(&args.game, words)? != GameId::RollingDice {
        return Err(Failure::Usage(words.say("score-only-rolling-dice", &[])));
    }
    let path = args.file.clone().unwrap_or_else(|| input::STDIN.into());
    let input = input::open(&path).map_err(|error| Failure::file(&path, &error, words))?;
    let read = |error: io::Error| Failure::file(&path, &error, words);
    match answer_all(Lines::new(input), read, words)? {
        Some(refused) => Err(refused.failure(words)),
        None => Ok(()),
    }
}

/// A line that was refused.
struct Refused {
    line: u64,
    code: &'static str,
    fault: Option<&'static str>,
    message: String,
}

impl Refused {
    fn json(&self) -> serde_json::Value {
        let Refused { line, code, fault, message } = self;
        json!({"error": {"line": line, "code": code, "fault": fault, "message": message}})
    }

    fn failure(&self, words: &Words) -> Failure {
        let values = [("line", Value::from(self.line)), ("message", self.message.as_str().into())];
        Failure::Failed(words.say("score-refused", &values))
    }
}

/// Answers every line; what comes back is the first that was refused.
fn answer_all(
    mut lines: Lines<impl Read>,
    unread: impl Fn(io::Error) -> Failure,
    words: &Words,
) -> Result<Option<Refused>, Failure> {
    let mut out = output::json_stdout();
    let mut first = None;
    while let Some(line) = lines.next_line().map_err(&unread)? {
        let problem = |code, fault, message| Refused { line: line.number, code, fault, message };
        let answered = match &line.text {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => answer(text).map_err(|error| match &error {
                PositionError::Form(_) => problem(error.code(), None, words.reason(&error)),
                PositionError::Impossible(fault) => {
                    problem("impossible-position", Some(fault.code()), words.reason(&**fault))
                }
            }),
            Err(BadLine::NotText) => Err(problem("not-utf8", None, words.say("advise-not-utf8", &[]))),
            Err(BadLine::TooLong) => {
                let message = words.say("advise-too-long", &[("most", Value::from(LONGEST))]);
                Err(problem("line-too-long", None, message))
            }
        };
        let answer = answered.as_ref().map_or_else(Refused::json, Clone::clone);
        writeln!(out, "{}", output::json(&answer))?;
        first = first.or(answered.err());
    }
    out.flush()?;
    Ok(first)
}

/// The whole line: a round in which everyone has thrown, before it is scored, as a position that `bonecup advise` would
/// read or as the list of its dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "game")]
    _game: RollingDiceOnly,
    #[serde(default)]
    options: DiceOptions,
    position: Option<Setup>,
    round: Option<KeptRound>,
}

#[derive(Deserialize)]
enum RollingDiceOnly {
    #[serde(rename = "rolling-dice")]
    RollingDice,
}

fn answer(text: &str) -> Result<serde_json::Value, PositionError> {
    let written: Written = serde_json::from_str(text)?;
    let scored = score_written(&written.options, written.position.as_ref(), written.round.as_ref());
    let scored = scored.map_err(|fault| PositionError::Impossible(Box::new(fault)))?;
    let Scored { lines, over, goal, next_starter, next_round, totals, winners } = scored;
    let lines: Vec<_> = lines.iter().map(line_json).collect();
    Ok(
        json!({"lines": lines, "over": over, "goal": goal, "next_starter": next_starter, "next_round": next_round,
        "totals": totals, "winners": winners}),
    )
}

/// A colour's part: what it earned and why, and the move of its seal.
fn line_json(line: &Line) -> serde_json::Value {
    let earned = line.gain.map_or(Points(0), |gain| gain.earned());
    json!({"colour": line.colour, "gain": line.gain, "earned": earned, "from": line.from, "to": line.to})
}
