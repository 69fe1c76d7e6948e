//! The help in the reader's language, and what clap finds wrong in one line.

use std::io::Write;
use std::process::ExitCode;

use bonecup_games::GameId;
use bonecup_words::{Value, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

use crate::failure::Failure;

/// The language that `--lang` asks for, found before anything else is read.
pub(crate) fn typed_language(typed: &[String]) -> Option<&str> {
    let mut rest = typed.iter().map(String::as_str).take_while(|word| *word != "--");
    while let Some(word) = rest.next() {
        match word.strip_prefix("--lang") {
            Some("") => return rest.next(),
            Some(value) if value.starts_with('=') => return Some(&value[1..]),
            Some(_) | None => {}
        }
    }
    None
}

/// The command with its texts: `cli-simulate` is about the command, `cli-simulate-examples` stands below its help,
/// `cli-simulate-games` explains the argument.
pub(crate) fn spoken(command: Command, words: &Words) -> Command {
    let command = speak(command, "cli", words);
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names.into_iter().fold(command, |command, name| {
        command.mut_subcommand(&name, |sub| speak(sub, &format!("cli-{name}"), words))
    })
}

fn speak(command: Command, prefix: &str, words: &Words) -> Command {
    let about = if prefix == "cli" { "cli-about" } else { prefix };
    let heading = |key: &str| words.say(key, &[]);
    let options = heading("cli-heading-options");
    let arguments = heading("cli-heading-arguments");
    command
        .about(words.say(about, &[]))
        .after_help(words.say(&format!("{prefix}-examples"), &games()))
        .help_template(format!(
            "{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
            heading("cli-heading-usage")
        ))
        .subcommand_help_heading(heading("cli-heading-commands"))
        .subcommand_value_name(heading("cli-command"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            explain(arg, prefix, words).help_heading(heading.clone())
        })
}

/// What every command has is explained once.
fn explain(arg: Arg, prefix: &str, words: &Words) -> Arg {
    let own = format!("{prefix}-{}", arg.get_id().as_str().replace('_', "-"));
    let shared = format!("cli-{}", arg.get_id().as_str().replace('_', "-"));
    let text = words.say(if words.has(&own) { &own } else { &shared }, &games());
    arg.help(text)
}

/// The games of the list, for texts that name them all.
fn games() -> [(&'static str, Value<'static>); 1] {
    [("games", GameId::keys().into())]
}

/// What clap refused, in our own words; help and version are no failures.
#[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
pub(crate) fn failure(error: &clap::Error, typed: &[String], words: &Words) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => show(error, ExitCode::SUCCESS),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => show(error, ExitCode::from(2)),
        _ => Failure::Usage(sentence(error, typed, words)),
    }
}

fn show(error: &clap::Error, code: ExitCode) -> Failure {
    let text = error.render().ansi().to_string();
    // A reader who closed the pipe has seen enough.
    let _ = if code == ExitCode::SUCCESS {
        write!(anstream::stdout(), "{text}")
    } else {
        write!(anstream::stderr(), "{text}")
    };
    Failure::Shown(code)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
fn sentence(error: &clap::Error, typed: &[String], words: &Words) -> String {
    let fact = |kind| error.get(kind).map(shown).unwrap_or_default();
    let argument = Value::from(fact(ContextKind::InvalidArg));
    let value = Value::from(fact(ContextKind::InvalidValue));
    let (key, values) = match error.kind() {
        ErrorKind::UnknownArgument => ("cli-error-unknown-argument", vec![("argument", argument)]),
        ErrorKind::MissingRequiredArgument => {
            let allowed = Value::from(explained(&fact(ContextKind::InvalidArg), typed, words));
            ("cli-error-missing", vec![("argument", argument), ("allowed", allowed)])
        }
        ErrorKind::InvalidSubcommand => {
            let given = Value::from(fact(ContextKind::InvalidSubcommand));
            ("cli-error-unknown-command", vec![("given", given)])
        }
        ErrorKind::InvalidValue => {
            let allowed = Value::from(fact(ContextKind::ValidValue));
            ("cli-error-value", vec![("argument", argument), ("value", value), ("allowed", allowed)])
        }
        ErrorKind::ValueValidation => {
            let allowed = Value::from(explained(&fact(ContextKind::InvalidArg), typed, words));
            ("cli-error-validation", vec![("argument", argument), ("value", value), ("allowed", allowed)])
        }
        ErrorKind::ArgumentConflict | ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            ("cli-error-twice", vec![("argument", argument)])
        }
        _ => return error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    words.say(key, &values)
}

/// What the help says of an argument such as `--games <N>` or `<GAME>`: that is where its range is told, in every
/// language.
fn explained(argument: &str, typed: &[String], words: &Words) -> String {
    let name =
        argument.trim_start_matches(['-', '<']).split([' ', '>']).next().unwrap_or_default().to_lowercase();
    let keys = typed.iter().skip(1).map(|word| format!("cli-{word}-{name}"));
    keys.into_iter().find(|key| words.has(key)).map(|key| words.say(&key, &games())).unwrap_or_default()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(many) => many.join(", "),
        one => one.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use bonecup_words::Language;
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_command_and_argument_is_explained_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut command = spoken(crate::args::Args::command(), &words);
            command.build();
            let mut texts = vec![command.clone().render_help().to_string()];
            texts.extend(command.get_subcommands_mut().map(|sub| sub.render_help().to_string()));
            for text in texts {
                assert!(!text.contains("<cli-"), "a text is missing: {text}");
            }
        }
    }

    #[test]
    fn the_language_is_found_wherever_it_is_typed() {
        let typed = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(typed_language(&typed("bonecup rules --lang de knochenmax")), Some("de"));
        assert_eq!(typed_language(&typed("bonecup --lang=en")), Some("en"));
        assert_eq!(typed_language(&typed("bonecup rules")), None);
        assert_eq!(typed_language(&typed("bonecup -- --lang de")), None);
        assert_eq!(typed_language(&typed("bonecup --lang")), None);
    }
}
