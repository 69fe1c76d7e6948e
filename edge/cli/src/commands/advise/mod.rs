//! `bonecup advise`: positions in, the value of every move out, one JSON line each.

mod answer;
mod floe;
pub(crate) mod lines;
mod question;
mod solved;

use std::fs::File;
use std::io::{self, Read, Write};

use bonecup_words::Words;
use rayon::prelude::*;

use crate::args::AdviseArgs;
use crate::failure::Failure;
use answer::Ready;
use lines::Lines;
use solved::Shelf;

/// Lines that are answered together at most.
const BATCH: usize = 4096;

pub(crate) fn run(args: &AdviseArgs, words: &Words) -> Result<(), Failure> {
    let input: Box<dyn Read> = match &args.file {
        Some(path) => Box::new(File::open(path).map_err(|error| Failure::file(path, &error, words))?),
        None => Box::new(io::stdin()),
    };
    let told = answer_all(Lines::new(input), args.why, words);
    match told {
        // Whoever closed the pipe has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => {
            let path = args.file.clone().unwrap_or_else(|| "-".into());
            Err(Failure::file(&path, &error, words))
        }
        Ok(()) => Ok(()),
    }
}

/// Answers in batches: as many lines as have arrived, so that whoever sends a single line is not kept waiting.
fn answer_all(mut lines: Lines<impl Read>, why: bool, words: &Words) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let why = why.then_some(words);
    let mut shelf = Shelf::new();
    let mut batch: Vec<(u64, Ready)> = Vec::new();
    while let Some(line) = lines.next_line()? {
        if let Some(question) = question::read(line.text, words) {
            batch.push((line.number, shelf.prepare(question, words)));
        }
        if lines.is_drained() || shelf.is_full() || batch.len() == BATCH {
            answer(&batch, why, &mut out)?;
            batch.clear();
            shelf.tidy();
        }
    }
    answer(&batch, why, &mut out)
}

fn answer(batch: &[(u64, Ready)], why: Option<&Words>, out: &mut impl Write) -> io::Result<()> {
    let answers: Vec<Vec<u8>> = batch.par_iter().map(|(number, ready)| ready.line(*number, why)).collect();
    out.write_all(&answers.concat())?;
    out.flush()
}
