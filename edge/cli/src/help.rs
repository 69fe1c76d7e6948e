//! The help in the reader's language, and what clap finds wrong in one line.

use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

use bonecup_games::GameId;
use bonecup_words::{Value, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

use crate::failure::Failure;
use crate::{nearest, output};

/// What was typed for an option, found before anything else is read.
pub(crate) fn typed_value<'a>(typed: &'a [OsString], option: &str) -> Option<&'a str> {
    let mut rest = typed.iter().filter_map(|word| word.to_str()).take_while(|word| *word != "--");
    while let Some(word) = rest.next() {
        match word.strip_prefix(option) {
            Some("") => return rest.next(),
            Some(value) if value.starts_with('=') => return Some(&value[1..]),
            Some(_) | None => {}
        }
    }
    None
}

/// Whether somebody typed this word before anything that is only a value.
pub(crate) fn is_typed(typed: &[OsString], word: &str) -> bool {
    typed.iter().take_while(|other| *other != "--").any(|other| other == OsStr::new(word))
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
    let say = |key: &str| output::fitting(words.say(key, &games()));
    let options = say("cli-heading-options");
    let arguments = say("cli-heading-arguments");
    let mut place = 0;
    command
        .about(say(about))
        .after_help(say(&format!("{prefix}-examples")))
        .help_template(format!(
            "{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
            say("cli-heading-usage")
        ))
        .subcommand_help_heading(say("cli-heading-commands"))
        .subcommand_value_name(say("cli-command"))
        .mut_args(|arg| {
            place += 1;
            let heading = if arg.is_positional() { &arguments } else { &options };
            let arg = explain(arg, prefix, words).help_heading(heading.clone());
            let arg = if arg.get_action().takes_values() {
                arg.allow_negative_numbers(true).hide_possible_values(true)
            } else {
                arg
            };
            let order = order(arg.get_id().as_str(), place);
            arg.display_order(order)
        })
}

/// Helps have one order: what is special, then what is written where, then what every command has.
fn order(id: &str, place: usize) -> usize {
    const LAST: [&str; 8] = ["record", "svg", "json", "path", "color", "lang", "help", "version"];
    LAST.iter().position(|last| *last == id).map_or(place, |at| 100 + at)
}

/// What every command has is explained once.
fn explain(arg: Arg, prefix: &str, words: &Words) -> Arg {
    let own = format!("{prefix}-{}", arg.get_id().as_str().replace('_', "-"));
    let shared = format!("cli-{}", arg.get_id().as_str().replace('_', "-"));
    let text = words.say(if words.has(&own) { &own } else { &shared }, &games());
    arg.help(output::fitting(text))
}

/// The games of the list, for texts that name them all.
fn games() -> [(&'static str, Value<'static>); 1] {
    [("games", GameId::keys().into())]
}

/// What clap refused, in our own words; help and version are no failures.
#[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
pub(crate) fn failure(error: &clap::Error, command: &Command, typed: &[OsString], words: &Words) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => show(error, ExitCode::SUCCESS),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => show(error, ExitCode::from(2)),
        _ => Failure::Usage(Refused { error, command: used(command, typed), words }.sentence(command)),
    }
}

fn show(error: &clap::Error, code: ExitCode) -> Failure {
    let text = error.render().ansi().to_string();
    if code != ExitCode::SUCCESS {
        output::note(text.trim_end());
        return Failure::Shown(code);
    }
    output::print(&text).err().unwrap_or(Failure::Shown(code))
}

/// The command whose arguments were typed: the one that is named first, or the program itself.
fn used<'a>(command: &'a Command, typed: &[OsString]) -> &'a Command {
    let named = |word: &OsString| command.find_subcommand(word);
    typed.iter().skip(1).find_map(named).unwrap_or(command)
}

/// What clap has against what was typed.
struct Refused<'a> {
    error: &'a clap::Error,
    command: &'a Command,
    words: &'a Words,
}

impl Refused<'_> {
    fn sentence(&self, program: &Command) -> String {
        let (key, values) = self.said(program);
        let Some(key) = key else {
            return self.error.to_string().lines().next().unwrap_or_default().to_owned();
        };
        let sentence = self.words.say(key, &values);
        let meant =
            [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
        match meant.into_iter().find_map(|kind| self.likeliest(kind)) {
            Some(meant) => nearest::asked(&sentence, &meant, self.words),
            None => sentence,
        }
    }

    /// What somebody meant; of several words clap has the likeliest last.
    #[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
    fn likeliest(&self, kind: ContextKind) -> Option<String> {
        match self.error.get(kind)? {
            ContextValue::Strings(many) => many.last().cloned(),
            one => Some(one.to_string()),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds at any time")]
    fn said(&self, program: &Command) -> (Option<&'static str>, Vec<(&'static str, Value<'_>)>) {
        let name = self.fact(ContextKind::InvalidArg);
        let explained = Value::from(self.explained(&name));
        let argument = ("argument", Value::from(name));
        let given = self.fact(ContextKind::InvalidValue);
        let value = ("value", Value::from(given.clone()));
        match self.error.kind() {
            ErrorKind::UnknownArgument => (Some("cli-error-unknown-argument"), vec![argument]),
            ErrorKind::MissingRequiredArgument => {
                (Some("cli-error-missing"), vec![argument, ("allowed", explained)])
            }
            ErrorKind::InvalidSubcommand => {
                let given = Value::from(self.fact(ContextKind::InvalidSubcommand));
                let names = program.get_subcommands().filter(|sub| !sub.is_hide_set()).map(Command::get_name);
                let known = Value::from(names.collect::<Vec<_>>().join(", "));
                (Some("cli-error-unknown-command"), vec![("given", given), ("known", known)])
            }
            ErrorKind::InvalidValue | ErrorKind::NoEquals if given.is_empty() => {
                (Some("cli-error-no-value"), vec![argument, ("allowed", explained)])
            }
            ErrorKind::InvalidValue => {
                let listed = self.fact(ContextKind::ValidValue);
                let allowed = if listed.is_empty() { explained } else { Value::from(listed) };
                (Some("cli-error-value"), vec![argument, value, ("allowed", allowed)])
            }
            ErrorKind::ValueValidation => {
                (Some("cli-error-value"), vec![argument, value, ("allowed", explained)])
            }
            ErrorKind::ArgumentConflict | ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
                (Some("cli-error-twice"), vec![argument])
            }
            ErrorKind::InvalidUtf8 => (Some("cli-error-not-text"), Vec::new()),
            _ => (None, Vec::new()),
        }
    }

    fn fact(&self, kind: ContextKind) -> String {
        match self.error.get(kind) {
            Some(ContextValue::Strings(many)) => many.join(", "),
            Some(one) => one.to_string(),
            None => String::new(),
        }
    }

    /// What the help says of an argument such as `--games <N>` or `<GAME>`: that is where its range is told, in every
    /// language.
    fn explained(&self, argument: &str) -> String {
        let name = argument.trim_start_matches(['-', '<', '[']).split([' ', '>', ']', '=']).next();
        let name = name.unwrap_or_default();
        let is_meant = |arg: &&Arg| {
            let positional = arg.is_positional().then(|| arg.get_value_names().unwrap_or_default());
            arg.get_long() == Some(name) || positional.is_some_and(|names| names.iter().any(|n| *n == name))
        };
        let arg = self.command.get_arguments().find(is_meant);
        arg.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default()
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

    /// What every command has stands last, in one order.
    #[test]
    fn every_help_has_the_same_order() {
        let words = Words::new(Language::English);
        let mut command = spoken(crate::args::Args::command(), &words);
        command.build();
        for sub in command.get_subcommands_mut() {
            let help = sub.render_help().to_string();
            let places: Vec<usize> = ["--record", "--svg", "--json", "--color", "--lang", "--help"]
                .iter()
                .filter_map(|option| {
                    help.lines()
                        .position(|line| line.trim_start().trim_start_matches("-h, ").starts_with(option))
                })
                .collect();
            assert!(places.is_sorted() && places.len() >= 3, "{help}");
        }
    }

    #[test]
    fn options_are_found_wherever_they_are_typed() {
        let typed = |line: &str| line.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(typed_value(&typed("bonecup rules --lang de knochenmax"), "--lang"), Some("de"));
        assert_eq!(typed_value(&typed("bonecup --lang=en"), "--lang"), Some("en"));
        assert_eq!(typed_value(&typed("bonecup rules"), "--lang"), None);
        assert_eq!(typed_value(&typed("bonecup -- --lang de"), "--lang"), None);
        assert_eq!(typed_value(&typed("bonecup --lang"), "--lang"), None);
        assert!(is_typed(&typed("bonecup solve --json"), "--json"));
        assert!(!is_typed(&typed("bonecup solve -- --json"), "--json"));
    }
}
