//! `bonecup score`: finished rounds in, what they are worth out, one JSON line each.

use std::fs::File;
use std::io::{self, Read, Write};

use bonecup_games::{GameId, PositionError};
use bonecup_rules::{Points, Reason};
use bonecup_words::{Value, Words};
use rolling_dice::{DiceOptions, Line, Scored, Setup};
use serde::Deserialize;
use serde_json::json;

use crate::args::ScoreArgs;
use crate::commands::advise::lines::{BadLine, LONGEST, Lines};
use crate::failure::Failure;
use crate::seating::read_game;

pub(crate) fn run(args: &ScoreArgs, words: &Words) -> Result<(), Failure> {
    if read_game(&args.game, words)? != GameId::RollingDice {
        return Err(Failure::Usage(words.say("score-only-rolling-dice", &[])));
    }
    let input: Box<dyn Read> = match &args.file {
        Some(path) => Box::new(File::open(path).map_err(|error| Failure::file(path, &error, words))?),
        None => Box::new(io::stdin()),
    };
    match answer_all(Lines::new(input), words) {
        // Whoever closed the pipe has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => {
            let path = args.file.clone().unwrap_or_else(|| "-".into());
            Err(Failure::file(&path, &error, words))
        }
        Ok(()) => Ok(()),
    }
}

fn answer_all(mut lines: Lines<impl Read>, words: &Words) -> io::Result<()> {
    let mut out = io::stdout().lock();
    while let Some(line) = lines.next_line()? {
        let problem = |code: &str, fault: Option<&str>, message: String| json!({"error": {"line": line.number, "code": code, "fault": fault, "message": message}});
        let json = match &line.text {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => answer(text).unwrap_or_else(|error| match &error {
                PositionError::Form(_) => problem(error.code(), None, words.reason(&error)),
                PositionError::Impossible(fault) => {
                    problem("impossible-position", Some(fault.code()), words.reason(&**fault))
                }
            }),
            Err(BadLine::NotText) => problem("not-utf8", None, words.say("advise-not-utf8", &[])),
            Err(BadLine::TooLong) => {
                let message = words.say("advise-too-long", &[("most", Value::from(LONGEST))]);
                problem("line-too-long", None, message)
            }
        };
        writeln!(out, "{json}")?;
    }
    out.flush()
}

/// The whole line, as `bonecup advise` reads it: a position in which everyone has thrown, before it is scored.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "game")]
    _game: RollingDiceOnly,
    #[serde(default)]
    options: DiceOptions,
    position: Setup,
}

#[derive(Deserialize)]
enum RollingDiceOnly {
    #[serde(rename = "rolling-dice")]
    RollingDice,
}

fn answer(text: &str) -> Result<serde_json::Value, PositionError> {
    let written: Written = serde_json::from_str(text)?;
    let scored = written.position.scored(&written.options);
    let scored = scored.map_err(|fault| PositionError::Impossible(Box::new(fault)))?;
    let Scored { over, goal, next_starter, .. } = scored;
    let lines: Vec<_> = scored.lines.iter().map(line_json).collect();
    Ok(json!({"lines": lines, "over": over, "goal": goal, "next_starter": next_starter}))
}

/// A colour's part: what it earned and why, and the move of its seal.
fn line_json(line: &Line) -> serde_json::Value {
    let earned = line.gain.map_or(Points(0), |gain| gain.earned());
    json!({"colour": line.colour, "gain": line.gain, "earned": earned, "from": line.from, "to": line.to})
}
