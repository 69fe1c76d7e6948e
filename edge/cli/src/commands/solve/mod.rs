//! `bonecup solve`: the exact value of a game.

mod question;
mod report;
mod work;

use bonecup_words::Words;

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::output;
use question::Question;

pub(crate) use report::origin;

pub(crate) fn run(args: &SolveArgs, words: &Words) -> Result<(), Failure> {
    let solved = match Question::read(args, words)? {
        Question::Sheets(options) => work::sheets(&options, words)?,
        Question::Duel(options) => work::duel(&options, words)?,
        Question::Turn(options) => work::turn(&options),
        Question::Race(options) => work::race(&options, words)?,
    };
    if args.json { output::print_json(&solved.json()) } else { output::print(&solved.text(words)) }
}
