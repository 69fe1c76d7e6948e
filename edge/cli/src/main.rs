//! The binary `bonecup`: plays, simulates, replays and verifies at the command line.

mod args;
mod bars;
mod commands;
mod failure;
mod help;
mod markdown;
mod master_key;
mod progress;
mod random;
mod records;
mod seating;
mod svg;
mod tally;
mod telling;

use std::process::ExitCode;

use args::{Args, Command};
use bonecup_words::{Language, Words};
use clap::{CommandFactory, FromArgMatches};
use failure::Failure;

fn main() -> ExitCode {
    let typed: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let wanted = help::typed_language(&typed);
    let (words, outcome) = match Language::detect(wanted, |name| std::env::var(name).ok()) {
        Ok(language) => {
            let words = Words::new(language);
            let outcome = run(&typed, &words);
            (words, outcome)
        }
        Err(unknown) => {
            let words = Words::new(Language::English);
            let outcome = Err(Failure::reason_usage(&unknown, &words));
            (words, outcome)
        }
    };
    outcome.map_or_else(|failure| failure.tell(&words), |()| ExitCode::SUCCESS)
}

fn run(typed: &[String], words: &Words) -> Result<(), Failure> {
    let mut command = help::spoken(Args::command(), words);
    let matches =
        command.try_get_matches_from_mut(typed).map_err(|error| help::failure(&error, typed, words))?;
    let args = Args::from_arg_matches(&matches).map_err(|error| help::failure(&error, typed, words))?;
    // Without a command the product starts, as somebody expects who has just been given it.
    let Some(command_given) = args.command else {
        return run(&[typed.first().cloned().unwrap_or_default(), "serve".to_owned()], words);
    };
    match &command_given {
        Command::Serve(args) => commands::serve::run(args, words),
        Command::Backup(args) => commands::backup::run(args, words),
        Command::Restore(args) => commands::backup::restore(args, words),
        Command::Play(args) => commands::play::run(args, words),
        Command::Join(args) => commands::join::run(args, words),
        Command::Rules(args) => commands::rules::run(args, words),
        Command::Simulate(args) => commands::simulate::run(args, words),
        Command::Advise(args) => commands::advise::run(args, words),
        Command::Analyse(args) => commands::analyse::run(args, words),
        Command::Throw(args) => commands::throw::run(args, words),
        Command::Score(args) => commands::score::run(args, words),
        Command::Solve(args) => commands::solve::run(args, words),
        Command::Replay(args) => commands::replay::run(args, words),
        Command::Verify(args) => commands::verify::run(args, words),
        Command::Completions(args) => {
            clap_complete::generate(args.shell, &mut command, "bonecup", &mut std::io::stdout());
            Ok(())
        }
    }
}
