//! `bonecup throw`: one throw, or the same one many times, with a picture.

mod drawing;
mod json;
mod many;
mod question;
mod shown;
mod summary;

use std::io::{self, Write};
use std::path::Path;

use bonecup_arena::{Arena, Watched};
use bonecup_words::Words;
use rolling_dice::Throw;

use crate::args::ThrowArgs;
use crate::failure::Failure;
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
    let told = if args.times > 1 { many::run(&question, args, words) } else { once(&question, args, words) };
    match told {
        // Whoever closed the pipe has seen enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(Stop::Output(error)) => Err(Failure::Failed(error.to_string())),
        Err(Stop::Failure(failure)) => Err(failure),
        Ok(()) => Ok(()),
    }
}

fn once(question: &Question, args: &ThrowArgs, words: &Words) -> Result<(), Stop> {
    let thrown = Thrown::new(&question.throw, question.noise);
    if let Some(path) = &args.svg {
        write_svg(path, &drawing::of_one(&thrown, words), words)?;
    }
    let text = if args.json { json::line(&thrown, args.path) } else { shown::text(&thrown, words) };
    Ok(anstream::stdout().write_all(text.as_bytes())?)
}

fn write_svg(path: &Path, svg: &str, words: &Words) -> Result<(), Stop> {
    std::fs::write(path, svg).map_err(|error| Stop::Failure(Failure::file(path, &error, words)))
}

/// Why it goes no further.
enum Stop {
    Output(io::Error),
    Failure(Failure),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}
