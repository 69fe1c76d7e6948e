//! `bonecup score`: finished rounds in, what they are worth out, one JSON line each.

use std::fs::File;
use std::io::{self, Read, Write};

use bonecup_games::{GameId, PositionError};
use bonecup_rules::{Game, Points, Reason};
use bonecup_words::{Value, Words};
use rolling_dice::arena::BLOCKS;
use rolling_dice::{
    Colour, Contender, Fault, Line, NoOptions, RollingDice, ScoringDie, Setup, Which, check_lying,
    next_starter, score_round,
};
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

/// A position in which the round goes on.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a round that is scored has no dice in the air, thrown or adrift")]
struct NotFinished;

impl Reason for NotFinished {
    fn code(&self) -> &'static str {
        "score-not-finished"
    }
}

fn impossible(fault: impl Reason + Send + Sync + 'static) -> PositionError {
    PositionError::Impossible(Box::new(fault))
}

/// The whole line, as `bonecup advise` reads it: a position in which everyone has thrown, before it is scored.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "game")]
    _game: RollingDiceOnly,
    #[serde(default, rename = "options")]
    _options: NoOptions,
    position: Setup,
}

#[derive(Deserialize)]
enum RollingDiceOnly {
    #[serde(rename = "rolling-dice")]
    RollingDice,
}

fn answer(text: &str) -> Result<serde_json::Value, PositionError> {
    let written: Written = serde_json::from_str(text)?;
    let setup = &written.position;
    let table = RollingDice::start(&NoOptions {}, setup.seats).map_err(impossible)?;
    if !is_finished(setup, table.colours().len()) {
        return Err(impossible(NotFinished));
    }
    let mut contenders = contenders(setup, &table).map_err(impossible)?;
    let lines = score_round(&contenders);
    // The next starter is found after the seals have moved.
    for own in &mut contenders {
        let line = lines.iter().find(|line| line.colour == own.colour);
        own.seal = line.map_or(own.seal, |line| line.to);
    }
    let is_over = lines.iter().any(|line| line.to >= table.goal());
    let starter = if is_over { None } else { next_starter(&contenders) };
    let lines: Vec<_> = lines.iter().map(line_json).collect();
    Ok(json!({"lines": lines, "over": is_over, "goal": table.goal(), "next_starter": starter}))
}

/// A colour's part: what it earned and why, and the move of its seal.
fn line_json(line: &Line) -> serde_json::Value {
    let earned = line.gain.map_or(Points(0), |gain| gain.earned());
    json!({"colour": line.colour, "gain": line.gain, "earned": earned, "from": line.from, "to": line.to})
}

/// Every colour with its die, in the turn order of the round.
fn contenders(setup: &Setup, table: &RollingDice) -> Result<Vec<Contender>, Fault> {
    let colours = table.colours();
    check_named(setup, colours)?;
    check_seals(setup, table)?;
    let order = colours.iter().copied().cycle().skip(setup.starter.index()).take(colours.len());
    let contenders = order.map(|colour| contender(setup, colour)).collect::<Result<Vec<_>, _>>()?;
    let lying = contenders.iter().filter_map(|own| Some((Which::Scoring(own.colour), *own.die.on_floe()?)));
    check_lying(lying)?;
    Ok(contenders)
}

fn is_finished(setup: &Setup, colours: usize) -> bool {
    let have_thrown = [0, colours].contains(&usize::from(setup.turns));
    have_thrown && setup.aim.is_none() && setup.thrown.is_empty() && setup.adrift.is_empty()
}

fn check_named(setup: &Setup, in_play: &[Colour]) -> Result<(), Fault> {
    let (given, most) = (setup.blocks.len(), BLOCKS.len());
    if given > most {
        return Err(Fault::TooMany { list: "blocks", given, most });
    }
    let named = [setup.starter].into_iter().chain(setup.seals.colours()).chain(setup.floe.colours());
    let mut named = named.chain(setup.blocks.iter().map(|die| die.colour));
    match named.find(|colour| !in_play.contains(colour)) {
        Some(colour) => Err(Fault::NotInPlay { colour }),
        None => Ok(()),
    }
}

/// Before a round is scored no seal is at the goal, and none shares a field but the start.
fn check_seals(setup: &Setup, table: &RollingDice) -> Result<(), Fault> {
    let seals: Vec<(Colour, Points)> =
        setup.seals.colours().filter_map(|colour| Some((colour, *setup.seals.get(colour)?))).collect();
    for (i, &(colour, field)) in seals.iter().enumerate() {
        if !(Points(0)..table.goal()).contains(&field) {
            return Err(Fault::Seal { colour, field });
        }
        if field != Points(0) && seals[..i].iter().any(|(_, other)| *other == field) {
            return Err(Fault::SharedField { field });
        }
    }
    Ok(())
}

fn contender(setup: &Setup, colour: Colour) -> Result<Contender, Fault> {
    let floe = setup.floe.get(colour).map(|&rest| ScoringDie::Floe(rest));
    let blocks = (1..).zip(&setup.blocks).filter(|(_, die)| die.colour == colour);
    let mut dice =
        floe.into_iter().chain(blocks.map(|(number, die)| ScoringDie::Block { number, face: die.face }));
    let die = dice.next().ok_or(Fault::NoDie { colour })?;
    if dice.next().is_some() {
        return Err(Fault::TwoDice { colour });
    }
    if die.on_floe().is_some_and(|rest| !rest.on_floe()) {
        return Err(Fault::OffFloe { colour });
    }
    Ok(Contender { colour, seal: setup.seals.get(colour).copied().unwrap_or_default(), die })
}
