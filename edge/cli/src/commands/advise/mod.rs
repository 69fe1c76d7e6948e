//! `bonecup advise`: positions in, the value of every move out, one JSON line each.

mod answer;
pub(crate) mod lines;
mod prepare;
mod question;

use std::fs::File;
use std::io::{self, Read, Write};

use bonecup_solver_cache::SolverCache;
use bonecup_words::Words;
use rayon::prelude::*;

use crate::args::AdviseArgs;
use crate::failure::Failure;
use lines::Lines;
use prepare::Ready;

/// Lines that are answered together at most.
const BATCH: usize = 4096;
/// Solved things that one batch holds on to at most; two sheets take ten megabytes.
const HELD: usize = 8;

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
    let mut solved_before = SolverCache::shared().solved();
    let mut batch: Vec<(u64, Ready)> = Vec::new();
    while let Some(line) = lines.next_line()? {
        if let Some(question) = question::read(line.text, words) {
            batch.push((line.number, Ready::new(question, words)));
        }
        let solved = SolverCache::shared().solved();
        if lines.is_drained() || solved - solved_before >= HELD || batch.len() == BATCH {
            answer(&batch, why, &mut out)?;
            batch.clear();
            solved_before = solved;
        }
    }
    answer(&batch, why, &mut out)
}

fn answer(batch: &[(u64, Ready)], why: Option<&Words>, out: &mut impl Write) -> io::Result<()> {
    let answers: Vec<Vec<u8>> = batch.par_iter().map(|(number, ready)| ready.line(*number, why)).collect();
    out.write_all(&answers.concat())?;
    out.flush()
}
