//! The binary `bonecup`: plays, simulates, replays and verifies at the command line.

mod args;
mod bars;
mod browser;
mod commands;
mod event_json;
mod failure;
mod help;
mod input;
mod known;
mod log_limit;
mod manual;
mod markdown;
mod master_key;
mod nearest;
mod output;
mod progress;
mod random;
mod records;
mod seating;
mod speech;
mod svg;
mod tally;
mod telling;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Args, ColorWhen, Command};
use bonecup_words::{Language, Words};
use clap::{CommandFactory, FromArgMatches, ValueEnum};
use failure::Failure;

fn main() -> ExitCode {
    let typed: Vec<OsString> = std::env::args_os().collect();
    let color = help::typed_value(&typed, "--color").and_then(|when| ColorWhen::from_str(when, true).ok());
    output::settle(color, |name| std::env::var_os(name));
    let wanted = help::typed_value(&typed, "--lang");
    let (language, unknown) = Language::choose(wanted, |name| std::env::var(name).ok());
    let words = Words::new(language);
    if let Some(unknown) = unknown {
        failure::warn(&words.reason(&unknown), &words);
    }
    let is_json = help::is_typed(&typed, "--json");
    run(&typed, &words).map_or_else(|failure| failure.tell(is_json, &words), |()| ExitCode::SUCCESS)
}

fn run(typed: &[OsString], words: &Words) -> Result<(), Failure> {
    let mut command = help::spoken(Args::command(), words);
    let refused = |error: &clap::Error, command: &clap::Command| help::failure(error, command, typed, words);
    let matches = command.try_get_matches_from_mut(typed).map_err(|error| refused(&error, &command))?;
    let args = Args::from_arg_matches(&matches).map_err(|error| refused(&error, &command))?;
    let program = || typed.first().cloned().unwrap_or_default();
    // Without a command the product starts, as somebody expects who has just been given it.
    let Some(command_given) = args.command else { return run(&[program(), "serve".into()], words) };
    match &command_given {
        Command::Serve(args) => commands::serve::run(args, words),
        Command::Backup(args) => commands::backup::run(args, words),
        Command::Restore(args) => commands::backup::restore(args, words),
        Command::Check(args) => commands::check::run(args, words),
        Command::Play(args) => commands::play::run(args, words),
        Command::Games(args) => commands::games::run(args, words),
        Command::Host(args) => commands::host::run(args, words),
        Command::Join(args) => commands::join::run(args, words),
        Command::Rules(args) => commands::rules::run(args, words),
        Command::Simulate(args) => commands::simulate::run(args, words),
        Command::Advise(args) => commands::advise::run(args, words),
        Command::Analyse(args) => commands::analyse::run(args, words),
        Command::Rate(args) => commands::rate::run(args, words),
        Command::Daily(args) => commands::training::run_daily(args, words),
        Command::Train(args) => commands::training::run_train(args, words),
        Command::Throw(args) => commands::throw::run(args, words),
        Command::Score(args) => commands::score::run(args, words),
        Command::Solve(args) => commands::solve::run(args, words),
        Command::Replay(args) => commands::replay::run(args, words),
        Command::Verify(args) => commands::verify::run(args, words),
        Command::Completions(args) => manual::completions(args, command),
        Command::Man(args) => manual::pages(args, words),
        Command::Help(args) => {
            let named = args.command.iter().map(OsString::from);
            run(&[program()].into_iter().chain(named).chain(["--help".into()]).collect::<Vec<_>>(), words)
        }
    }
}
