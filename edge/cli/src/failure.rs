//! How the program ends when it cannot do what was asked: one line, and a code.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use bonecup_rules::Reason;
use bonecup_seat::{Alarm, StartError, alarm_in_words};
use bonecup_words::{Value, Words};

use crate::nearest;
use crate::output;

/// Why nothing came of it.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was typed cannot be meant: exit code 2.
    Usage(String),
    /// What was asked for was tried and did not hold: exit code 1.
    Failed(String),
    /// What was to be said could not be written: exit code 1. Whoever closed the pipe has read enough, and that is no
    /// failure.
    Output(io::Error),
    /// Help, or a text that ends the program; everything was said already.
    Shown(ExitCode),
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// Only what is written to the standard output is passed on like this: errors of files come with their names.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// What was typed wrongly, with the word that was meant, if one is near.
    pub(crate) fn reason_usage(reason: &dyn Reason, words: &Words) -> Failure {
        let sentence = words.reason(reason);
        match nearest::of_reason(reason) {
            Some(meant) => Failure::Usage(nearest::asked(&sentence, &meant, words)),
            None => Failure::Usage(sentence),
        }
    }

    pub(crate) fn reason_failed(reason: &dyn Reason, words: &Words) -> Failure {
        Failure::Failed(words.reason(reason))
    }

    /// A game that cannot begin: mostly through what was typed, rarely through us or the system.
    pub(crate) fn start(error: &StartError, words: &Words) -> Failure {
        match error {
            StartError::Plan(_) | StartError::Text(_) | StartError::Bot(_) => {
                Failure::reason_usage(error, words)
            }
            StartError::NoChance(_) | StartError::Refused(_) => Failure::reason_failed(error, words),
        }
    }

    /// A table that does not tell what this machine noted.
    pub(crate) fn alarm(alarm: &Alarm, words: &Words) -> Failure {
        Failure::Failed(alarm_in_words(alarm, words))
    }

    /// A file that cannot be read or written is a mistake of what was typed.
    pub(crate) fn file(path: &Path, error: &io::Error, words: &Words) -> Failure {
        let values = [("file", Value::from(path.display().to_string())), ("error", error.to_string().into())];
        Failure::Usage(words.say("cli-file", &values))
    }

    /// A file whose database cannot be used: whatever is wrong, which file it is stands before it.
    pub(crate) fn database(path: &Path, error: &dyn Reason, words: &Words) -> Failure {
        let (file, sentence) = (path.display().to_string(), words.reason(error));
        if sentence.contains(&file) {
            return Failure::Failed(sentence);
        }
        let values = [("file", Value::from(file)), ("error", sentence.into())];
        Failure::Failed(words.say("cli-file", &values))
    }

    /// What a person reads.
    pub(crate) fn message(&self) -> &str {
        match self {
            Failure::Usage(message) | Failure::Failed(message) => message,
            Failure::Output(_) | Failure::Shown(_) => "",
        }
    }

    /// What it is, for programs.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Failure::Usage(_) => "usage",
            Failure::Failed(_) => "failed",
            Failure::Output(_) => "output",
            Failure::Shown(_) => "shown",
        }
    }

    /// The code that the program ends with.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::FAILURE,
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(_) => ExitCode::FAILURE,
            Failure::Shown(code) => *code,
        }
    }

    /// Says it on the error stream; a program that asked for JSON reads it on the standard output too.
    pub(crate) fn tell(&self, as_json: bool, words: &Words) -> ExitCode {
        match self {
            Failure::Shown(_) => {}
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
            Failure::Output(error) => {
                complain(&words.say("cli-output", &[("error", error.to_string().into())]), words);
            }
            Failure::Usage(message) | Failure::Failed(message) => {
                complain(message, words);
                if as_json {
                    let error = serde_json::json!({
                        "type": "error", "error": {"code": self.kind(), "message": message},
                    });
                    if let Err(unsaid @ Failure::Output(_)) = output::print_json(&error) {
                        unsaid.tell(false, words);
                    }
                }
            }
        }
        self.exit_code()
    }
}

/// Says what is wrong, while the program goes on or before it ends.
pub(crate) fn complain(message: &str, words: &Words) {
    output::note(&format!("{ERROR}{}{ERROR:#} {message}", words.say("cli-error", &[])));
}

/// Says what was passed over, while the program goes on.
pub(crate) fn warn(message: &str, words: &Words) {
    output::note(&format!("{WARNING}{}{WARNING:#} {message}", words.say("cli-warning", &[])));
}
