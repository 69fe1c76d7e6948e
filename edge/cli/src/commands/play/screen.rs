//! The terminal app, from the command line.

use std::io::Write;

use bonecup_tui::{App, Farewell, First, Home, Launch, Theme, Threads};
use bonecup_words::Words;

use super::begin;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::records;
use crate::seating::read_game;

pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let first = first(args, words)?;
    let launch = Launch {
        words: Words::new(words.language()),
        theme: Theme::find(|name| std::env::var_os(name)),
        home: Home::find(|name| std::env::var_os(name)),
        threads: Threads::Own,
        first,
    };
    let app = App::new(launch).map_err(|error| Failure::start(&error, words))?;
    let farewell = bonecup_tui::run(app).map_err(|error| Failure::Failed(error.to_string()))?;
    part(&farewell, args, words)
}

/// A named game is begun at once; otherwise there is a menu.
fn first(args: &PlayArgs, words: &Words) -> Result<First, Failure> {
    let Some(typed) = &args.game else {
        let is_agreed = args.seats.is_some() || !args.options.is_empty() || args.contribution.is_some();
        return match (is_agreed || args.real_dice, args.new) {
            (true, _) => Err(Failure::Usage(words.say("play-needs-game", &[]))),
            (false, true) => Ok(First::NewGame),
            (false, false) => Ok(First::Menu),
        };
    };
    let host = begin(read_game(typed, words)?, args, words)?;
    if let Some(path) = &args.record {
        // A file that cannot be written is better known before the game than after it.
        records::write(path, &host.record(), words)?;
    }
    Ok(First::Game(Box::new(host)))
}

/// What is told when the screen is gone again.
fn part(farewell: &Farewell, args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let Some(record) = &farewell.record else { return Ok(()) };
    let mut out = anstream::stdout();
    if record.result.is_none() {
        let _ = writeln!(out, "{}", words.say("play-saved", &[]));
    }
    if let Some(path) = &args.record {
        records::write(path, record, words)?;
        let file = path.display().to_string();
        let _ = writeln!(out, "{}", words.say("play-record", &[("file", file.into())]));
    }
    Ok(())
}
