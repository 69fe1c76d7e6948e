//! The terminal app, from the command line.

use std::path::Path;
use std::process::ExitCode;

use bonecup_seat::{Home, Host, Threads, WhenLeft};
use bonecup_tui::{App, Farewell, First, Launch};
use bonecup_words::Words;

use super::super::join;
use super::prompt::{Prompt, Style};
use super::{begin, evening, opening};
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::output;
use crate::records;
use crate::seating::read_game;

pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let first = first(args, words)?;
    let app = App::new(launch(first, words)).map_err(|error| Failure::start(&error, words))?;
    show(app, args.record.as_deref(), words)
}

/// Goes on with a game that was interrupted.
pub(super) fn go_on(host: Host, words: &Words) -> Result<(), Failure> {
    let app = App::new(launch(First::Game(Box::new(host)), words));
    show(app.map_err(|error| Failure::start(&error, words))?, None, words)
}

/// What the app is started with here.
pub(in crate::commands) fn launch(first: First, words: &Words) -> Launch {
    Launch {
        words: Words::new(words.language()),
        theme: output::theme(),
        home: Home::find(|name| std::env::var_os(name)),
        threads: Threads::Own,
        door: Some(join::door(words.language())),
        first,
    }
}

/// Runs the app to its end, and tells what is left.
pub(in crate::commands) fn show(app: App, record: Option<&Path>, words: &Words) -> Result<(), Failure> {
    let farewell = bonecup_tui::run(app).map_err(|error| Failure::Failed(error.to_string()))?;
    part(&farewell, record, words)
}

/// A named game is begun at once; otherwise there is a menu.
fn first(args: &PlayArgs, words: &Words) -> Result<First, Failure> {
    let Some(typed) = &args.game else {
        return match (args.agrees(), args.new) {
            (true, _) => Err(Failure::Usage(words.say("play-needs-game", &[]))),
            (false, true) => Ok(First::NewGame),
            (false, false) => Ok(First::Menu),
        };
    };
    let game = read_game(typed, words)?;
    let home = Home::find(|name| std::env::var_os(name));
    let prompt = Prompt::new(Style::Speech, words);
    let saved = match opening::offer(game, args, home.as_ref(), &prompt, words) {
        Ok(saved) => saved,
        Err(stop) => {
            evening::ended(stop, words)?;
            return Err(Failure::Shown(ExitCode::SUCCESS));
        }
    };
    let host = saved.map_or_else(|| begin(game, args, words), |saved| Ok(*saved))?;
    if let Some(path) = &args.record {
        // A file that cannot be written is better known before the game than after it.
        records::claim(path, &host.record(), words)?;
    }
    Ok(First::Game(Box::new(host)))
}

/// What is told when the screen is gone again.
fn part(farewell: &Farewell, path: Option<&Path>, words: &Words) -> Result<(), Failure> {
    let left = match farewell.when_left {
        Some(WhenLeft::Kept) => Some("play-saved"),
        Some(WhenLeft::GoesOn) => Some("play-left"),
        Some(WhenLeft::Lost) => Some("play-quit"),
        None => None,
    };
    if let Some(key) = left {
        output::print_line(&words.say(key, &[]))?;
    }
    if let (Some(record), Some(path)) = (&farewell.record, path) {
        records::write(path, record, words)?;
        let file = path.display().to_string();
        output::print_line(&words.say("play-record", &[("file", file.into())]))?;
    }
    if let Some(alarm) = &farewell.alarm {
        return Err(Failure::alarm(alarm, words));
    }
    // Whoever sent a signal hears from the code that it was heard, as from a shell.
    farewell.ended_by.map_or(Ok(()), |signal| Err(Failure::Shown(ExitCode::from(128 | signal))))
}
