//! Tries each target for a while. An input on which one panics is kept in the corpus, where every test run tries it.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bonecup_fuzz::{Corpus, CorpusError, Fuzzer, Target, all};
use clap::Parser;

/// How many inputs are tried between looks at the clock.
const ROUND: u32 = 32;

/// Tries parsers, and pairs of ways to one answer, on inputs that nobody thought of.
#[derive(Parser)]
#[command(name = "fuzz")]
struct Args {
    /// Only targets whose names contain this.
    #[arg(long, default_value = "")]
    target: String,
    /// For how many seconds each.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Where the search begins; another number searches elsewhere.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keeps inputs that showed something new in the corpus, at most so many of each target.
    #[arg(long, default_value_t = 0)]
    keep: usize,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // What a panic says is printed once, with its input.
    std::panic::set_hook(Box::new(|_| {}));
    let mut failed = 0;
    for target in all().iter().filter(|target| target.name.contains(&args.target)) {
        match search(&args, target) {
            Ok(true) => {}
            Ok(false) => failed += 1,
            Err(CorpusError { path, error }) => {
                println!("{}: {error}", path.display());
                return ExitCode::from(2);
            }
        }
    }
    println!("{failed} targets failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether the target held.
fn search(args: &Args, target: &Target) -> Result<bool, CorpusError> {
    let corpus = Corpus::here();
    let inputs = corpus.inputs(&target.name)?.into_iter().map(|(_, input)| input).collect();
    let mut fuzzer = Fuzzer::new(target, inputs, args.seed);
    let (began, mut tried) = (Instant::now(), 0_u64);
    while began.elapsed() < Duration::from_secs(args.seconds) {
        for _ in 0..ROUND {
            tried += 1;
            if let Err(found) = fuzzer.step() {
                let path = corpus.keep(&target.name, "found", &found.input)?;
                println!("{}: {}\n  kept as {}", target.name, found.panic, path.display());
                return Ok(false);
            }
        }
    }
    println!("{}: {tried} inputs, {} kinds of answers", target.name, fuzzer.kinds());
    for input in fuzzer.news.iter().take(args.keep) {
        corpus.keep(&target.name, "new", input)?;
    }
    Ok(true)
}
