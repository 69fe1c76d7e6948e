//! `bonecup games`: what is kept, and what can be done with it.

use std::io::{IsTerminal, Write, stdin};
use std::time::{Duration, SystemTime};

use bonecup_referee::RecordedResult;
use bonecup_rules::Seat;
use bonecup_seat::{Home, KeptGame};
use bonecup_words::{Value, Words};
use serde_json::json;

use super::{analyse, play, replay};
use crate::args::{AnalyseArgs, AnalyseIn, GamesAction, GamesArgs, ReplayArgs};
use crate::failure::Failure;
use crate::{event_json, output, records};

pub(crate) fn run(args: &GamesArgs, words: &Words) -> Result<(), Failure> {
    let home = Home::find(|name| std::env::var_os(name));
    let home = home.ok_or_else(|| Failure::Usage(words.say("games-no-home", &[])))?;
    let games = home.games();
    let Some(action) = args.action else { return list(&games, args, words) };
    let (number, game) = find(&games, args.which.as_deref(), words)?;
    match action {
        GamesAction::Resume => match &game.saved {
            Some(saved) => play::resume(saved, args, words),
            None => Err(Failure::Usage(words.say("games-is-past", &[("number", number.into())]))),
        },
        GamesAction::Replay => {
            let record = game.path.clone();
            replay::run(&ReplayArgs { record, to: None, plain: args.plain, json: args.json }, words)
        }
        GamesAction::Analyse => {
            let (record, plain, json) = (game.path.clone(), args.plain, args.json);
            analyse::run(&AnalyseArgs { record, unit: AnalyseIn::Points, plain, svg: None, json }, words)
        }
        GamesAction::Delete => delete(&home, game, args, words),
    }
}

/// The game of this number, counted from 1, or at this table.
fn find<'a>(
    games: &'a [KeptGame],
    which: Option<&str>,
    words: &Words,
) -> Result<(usize, &'a KeptGame), Failure> {
    let which = which.ok_or_else(|| Failure::Usage(words.say("games-which", &[])))?;
    let number = which.parse::<usize>().ok();
    let is_meant =
        |(at, game): &(usize, &KeptGame)| Some(*at) == number || game.record.plan.table.to_string() == which;
    (1..).zip(games).find(is_meant).ok_or_else(|| {
        let values = [("which", Value::from(which)), ("count", games.len().into())];
        Failure::Usage(words.say("games-no-such", &values))
    })
}

fn list(games: &[KeptGame], args: &GamesArgs, words: &Words) -> Result<(), Failure> {
    if args.json {
        let games: Vec<_> = (1..).zip(games).map(|(number, game)| written(number, game)).collect();
        return output::print_json(&json!({"games": games}));
    }
    if games.is_empty() {
        return output::print_line(&words.say("games-none", &[]));
    }
    let lines: Vec<String> =
        (1..).zip(games).map(|(number, game)| line(number, game, args.plain, words)).collect();
    output::print_line(&lines.join("\n"))?;
    output::print_line(&words.say("games-hint", &[]))
}

/// Which game it was, who played, how it stands, and when that was. Nobody who listens wants to hear the table's long number.
fn line(number: usize, game: &KeptGame, is_plain: bool, words: &Words) -> String {
    let record = &game.record;
    let key = match (&game.saved, &record.result) {
        (Some(_), _) => "games-running",
        (None, Some(_)) => "games-over",
        (None, None) => "games-given-up",
    };
    let values = [
        ("number", Value::from(number)),
        ("game", record.plan.options.game().title().into()),
        ("seats", records::seats_in_words(record, words).into()),
        ("events", record.events.len().into()),
        ("points", record.result.as_ref().map(|result| points(game, result)).unwrap_or_default().into()),
        ("ago", ago(game.when, words).into()),
        ("table", if is_plain { "none".into() } else { record.plan.table.to_string().into() }),
    ];
    words.say(key, &values)
}

fn points(game: &KeptGame, result: &RecordedResult) -> String {
    let seats = game.record.plan.seats.iter().zip(&result.points);
    seats.map(|(seat, points)| format!("{} {points}", seat.name)).collect::<Vec<_>>().join(", ")
}

/// How long ago, in the largest unit of which there is one.
fn ago(when: SystemTime, words: &Words) -> String {
    let minutes = SystemTime::now().duration_since(when).unwrap_or(Duration::ZERO).as_secs() / 60;
    let (unit, count) = match minutes {
        0..60 => ("minutes", minutes),
        60..2880 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    words.say("games-ago", &[("unit", unit.into()), ("count", count.into())])
}

fn written(number: usize, game: &KeptGame) -> serde_json::Value {
    let mut json = event_json::table(&game.record.plan);
    let winners: Option<Vec<Seat>> = game.record.result.as_ref().map(|result| result.winners.clone());
    let played = game.when.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    json["type"] = "game".into();
    json["number"] = number.into();
    json["running"] = game.saved.is_some().into();
    json["finished"] = game.record.result.is_some().into();
    json["events"] = game.record.events.len().into();
    json["points"] = json!(game.record.result.as_ref().map(|result| &result.points));
    json["winners"] = json!(winners);
    json["file"] = game.path.display().to_string().into();
    json["played"] = played.as_secs().into();
    json
}

/// Asks before it deletes; where nobody can answer it has to be said beforehand.
fn delete(home: &Home, game: &KeptGame, args: &GamesArgs, words: &Words) -> Result<(), Failure> {
    let values = [
        ("game", Value::from(game.record.plan.options.game().title())),
        ("seats", records::seats_in_words(&game.record, words).into()),
    ];
    if !args.yes {
        if args.json || !stdin().is_terminal() {
            return Err(Failure::Usage(words.say("games-needs-yes", &[])));
        }
        if !is_sure(&words.say("games-sure", &values))? {
            return output::print_line(&words.say("games-not-deleted", &[]));
        }
    }
    home.delete(game).map_err(|error| Failure::file(&game.path, &error, words))?;
    if args.json {
        let table = &game.record.plan.table;
        return output::print_json(&json!({"deleted": table, "file": game.path.display().to_string()}));
    }
    output::print_line(&words.say("games-deleted", &values))
}

/// Anything but a yes is none.
fn is_sure(question: &str) -> Result<bool, Failure> {
    let mut out = output::stdout();
    write!(out, "{question} ").and_then(|()| out.flush())?;
    let mut typed = String::new();
    // Whoever closes the keyboard has not said yes.
    let _ = stdin().read_line(&mut typed);
    Ok(["yes", "y", "ja", "j"].contains(&typed.trim().to_lowercase().as_str()))
}
