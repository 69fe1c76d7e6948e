//! What is made from the list of commands: completions for shells, and pages of the manual.

use std::fs;
use std::io;
use std::path::Path;

use bonecup_words::{Language, Words};
use clap::{CommandFactory, ValueHint};
use clap_complete::Shell;

use crate::args::{Args, CompletionsArgs, ManArgs};
use crate::failure::Failure;
use crate::{help, output};

/// Prints the script for a shell. It is made as a whole first: its maker knows no errors of output.
pub(crate) fn completions(args: &CompletionsArgs, mut command: clap::Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "bonecup", &mut script);
    let more = if args.shell == Shell::Fish { fish_words(&command) } else { String::new() };
    output::print(&(String::from_utf8_lossy(&script) + more.as_str()))
}

/// What the maker of the scripts leaves out for fish: words that stand without an option, such as the games. Files are
/// offered beside them where one can stand there, too.
fn fish_words(command: &clap::Command) -> String {
    let lines = command.get_subcommands().filter(|sub| !sub.is_hide_set()).filter_map(|sub| {
        let known = sub.get_positionals().flat_map(clap::Arg::get_possible_values);
        let known: Vec<String> = known.map(|value| value.get_name().to_owned()).collect();
        let has_file = sub.get_positionals().any(|arg| arg.get_value_hint() == ValueHint::AnyPath);
        let files = if has_file { "" } else { " -f" };
        let (name, words) = (sub.get_name(), known.join(" "));
        let line = format!(
            "complete -c bonecup -n \"__fish_bonecup_using_subcommand {name}\"{files} -a \"{words}\"\n"
        );
        (!known.is_empty()).then_some(line)
    });
    lines.collect()
}

/// Writes a page for the program and one for each command, in each language, where `man` looks for them: `man1` for
/// English, `de/man1` for German.
pub(crate) fn pages(args: &ManArgs, words: &Words) -> Result<(), Failure> {
    for language in Language::ALL {
        let folder = match language {
            Language::English => args.dir.join("man1"),
            Language::German => args.dir.join(language.key()).join("man1"),
        };
        write_pages(&folder, &Words::new(language)).map_err(|error| Failure::file(&folder, &error, words))?;
    }
    output::print_line(&words.say("man-done", &[("folder", args.dir.display().to_string().into())]))
}

fn write_pages(folder: &Path, words: &Words) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(help::spoken(Args::command(), words), folder)
}
