//! `bonecup advise`: positions in, the value of every move out, one JSON line each.

mod answer;
pub(crate) mod lines;
mod prepare;
mod question;

use std::io::{self, Read, Write};

use bonecup_solver_cache::SolverCache;
use bonecup_words::Words;
use rayon::prelude::*;

use crate::args::AdviseArgs;
use crate::failure::Failure;
use crate::input;
use crate::output;
use answer::Answered;
use lines::Lines;
use prepare::Ready;

/// Lines that are answered together at most.
const BATCH: usize = 4096;
/// Solved things that one batch holds on to at most; two sheets take ten megabytes.
const HELD: usize = 8;

pub(crate) fn run(args: &AdviseArgs, words: &Words) -> Result<(), Failure> {
    let path = args.file.clone().unwrap_or_else(|| input::STDIN.into());
    let input = input::open(&path).map_err(|error| Failure::file(&path, &error, words))?;
    let unread = |error: io::Error| Failure::file(&path, &error, words);
    match answer_all(Lines::new(input), args.why, unread, words)? {
        0 => Ok(()),
        refused => Err(Failure::Failed(words.say("advise-refused", &[("lines", refused.into())]))),
    }
}

/// Answers in batches: as many lines as have arrived, so that whoever sends a single line is not kept waiting. What
/// comes back is how many lines were refused.
fn answer_all(
    mut lines: Lines<impl Read>,
    why: bool,
    unread: impl Fn(io::Error) -> Failure,
    words: &Words,
) -> Result<usize, Failure> {
    let mut out = output::json_stdout();
    let mut refused = 0;
    let why = why.then_some(words);
    let mut solved_before = SolverCache::shared().solved();
    let mut batch: Vec<(u64, Ready)> = Vec::new();
    while let Some(line) = lines.next_line().map_err(&unread)? {
        if let Some(question) = question::read(line.text, words) {
            batch.push((line.number, Ready::new(question, why.is_some(), words)));
        }
        let solved = SolverCache::shared().solved();
        if lines.is_drained() || solved - solved_before >= HELD || batch.len() == BATCH {
            refused += answer(&batch, why, &mut out)?;
            batch.clear();
            solved_before = solved;
        }
    }
    Ok(refused + answer(&batch, why, &mut out)?)
}

/// Answers some lines, and says how many of them were refused.
fn answer(batch: &[(u64, Ready)], why: Option<&Words>, out: &mut impl Write) -> io::Result<usize> {
    let answers: Vec<Answered> = batch.par_iter().map(|(number, ready)| ready.line(*number, why)).collect();
    let lines: Vec<&[u8]> = answers.iter().map(|answered| answered.line.as_slice()).collect();
    out.write_all(&lines.concat())?;
    out.flush()?;
    Ok(answers.iter().filter(|answered| answered.refused).count())
}
