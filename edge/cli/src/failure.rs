//! How the program ends when it cannot do what was asked: one line, and a code.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use bonecup_rules::Reason;
use bonecup_seat::{Alarm, StartError, alarm_in_words};
use bonecup_words::{Value, Words};

/// Why nothing came of it.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was typed cannot be meant: exit code 2.
    Usage(String),
    /// What was asked for was tried and did not hold: exit code 1.
    Failed(String),
    /// Help, or a text that ends the program without a fault.
    Shown(ExitCode),
}

const ERROR: Style = AnsiColor::Red.on_default().bold();

impl Failure {
    pub(crate) fn reason_usage(reason: &dyn Reason, words: &Words) -> Failure {
        Failure::Usage(words.reason(reason))
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
    pub(crate) fn file(path: &Path, error: &std::io::Error, words: &Words) -> Failure {
        let values = [("file", Value::from(path.display().to_string())), ("error", error.to_string().into())];
        Failure::Usage(words.say("cli-file", &values))
    }

    /// What a person reads.
    pub(crate) fn message(&self) -> &str {
        match self {
            Failure::Usage(message) | Failure::Failed(message) => message,
            Failure::Shown(_) => "",
        }
    }

    /// Says it on the error stream.
    pub(crate) fn tell(&self, words: &Words) -> ExitCode {
        let (message, code) = match self {
            Failure::Shown(code) => return *code,
            Failure::Usage(message) => (message, ExitCode::from(2)),
            Failure::Failed(message) => (message, ExitCode::FAILURE),
        };
        let label = words.say("cli-error", &[]);
        // Nobody is left to be told that the error stream is closed.
        let _ = writeln!(anstream::stderr(), "{ERROR}{label}{ERROR:#} {message}");
        code
    }
}
