//! `bonecup throw`: one throw, or the same one many times, with a picture.

mod drawing;
mod json;
mod many;
mod question;
mod shown;
mod summary;

use std::path::Path;

use bonecup_arena::{Arena, Watched};
use bonecup_words::Words;
use rolling_dice::Throw;

use crate::args::ThrowArgs;
use crate::failure::Failure;
use crate::output;
pub(crate) use drawing::plan;
use question::Question;

/// A throw that was thrown.
struct Thrown<'a> {
    throw: &'a Throw,
    noise: u64,
    watched: Watched,
}

impl<'a> Thrown<'a> {
    fn new(throw: &'a Throw, noise: u64) -> Thrown<'a> {
        Thrown { throw, noise, watched: Arena.watch(throw, noise) }
    }
}

pub(crate) fn run(args: &ThrowArgs, words: &Words) -> Result<(), Failure> {
    let question = Question::read(args, words)?;
    if args.times > 1 { many::run(&question, args, words) } else { once(&question, args, words) }
}

fn once(question: &Question, args: &ThrowArgs, words: &Words) -> Result<(), Failure> {
    let thrown = Thrown::new(&question.throw, question.noise);
    if let Some(path) = &args.svg {
        write_svg(path, &drawing::of_one(&thrown, words), words)?;
    }
    if args.json {
        return output::print_json(&json::throw(&thrown, args.path));
    }
    output::print(&shown::text(&thrown, words))
}

fn write_svg(path: &Path, svg: &str, words: &Words) -> Result<(), Failure> {
    std::fs::write(path, svg).map_err(|error| Failure::file(path, &error, words))
}
