//! Runs seed after seed until time is up or something is wrong. A failure is its seed.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bonecup_simulator::{Counted, Mistake, Plan, RunError, Verdict, run};
use clap::{Parser, ValueEnum};

/// Simulates the server with its disk, its network and its players, and lets all of them fail.
#[derive(Parser)]
#[command(name = "simulate-faults")]
struct Args {
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many seeds; one if neither this nor a time is given.
    #[arg(long)]
    count: Option<u64>,
    /// For how many seconds.
    #[arg(long)]
    seconds: Option<u64>,
    /// For how many hours.
    #[arg(long)]
    hours: Option<u64>,
    /// A mistake to plant, to see it found.
    #[arg(long)]
    mistake: Option<Planted>,
    /// Shows the last events of each run.
    #[arg(long)]
    events: bool,
}

/// The mistakes by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Planted {
    NoSync,
    EarlyAnswer,
    NoFence,
}

impl From<Planted> for Mistake {
    fn from(planted: Planted) -> Mistake {
        match planted {
            Planted::NoSync => Mistake::NoSync,
            Planted::EarlyAnswer => Mistake::EarlyAnswer,
            Planted::NoFence => Mistake::NoFence,
        }
    }
}

impl Args {
    fn plan(&self, seed: u64) -> Plan {
        let plan = Plan::of(seed);
        match self.mistake {
            Some(mistake) => plan.with(mistake.into()),
            None => plan,
        }
    }

    /// The command that runs one seed again.
    fn again(&self, seed: u64) -> String {
        let mistake = self.mistake.and_then(|mistake| mistake.to_possible_value());
        let mistake = mistake.map_or_else(String::new, |mistake| format!(" MISTAKE={}", mistake.get_name()));
        format!("make simulate-faults SEED={seed} COUNT=1{mistake}")
    }

    fn goes_on(&self, began: Instant, seeds: u64) -> bool {
        let hours = self.hours.map(|hours| hours.saturating_mul(3_600));
        let time = self.seconds.or(hours).map(Duration::from_secs);
        match (self.count, time) {
            (Some(count), _) => seeds < count,
            (None, Some(time)) => began.elapsed() < time,
            (None, None) => seeds < 1,
        }
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let began = Instant::now();
    let (mut seeds, mut total) = (0, Counted::default());
    while args.goes_on(began, seeds) {
        let seed = args.seed.wrapping_add(seeds);
        match run(&args.plan(seed)) {
            Ok(verdict) => {
                report(seed, &verdict, args.events);
                if let Some(fault) = &verdict.fault {
                    return failed(&args, seed, fault, &verdict);
                }
                total += verdict.counted;
            }
            Err(error) => return broken(seed, &error),
        }
        seeds += 1;
    }
    println!("{seeds} seeds held in {:.0} s: {total}", began.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

fn report(seed: u64, verdict: &Verdict, events: bool) {
    if events {
        verdict.last.iter().for_each(|line| println!("{line}"));
    }
    println!("seed {seed}: {:016x}, {}", verdict.digest, verdict.counted);
}

fn failed(args: &Args, seed: u64, fault: &str, verdict: &Verdict) -> ExitCode {
    println!("\nthe last events:");
    verdict.last.iter().for_each(|line| println!("{line}"));
    println!("\nseed {seed} failed: {fault}\nagain: {}", args.again(seed));
    ExitCode::FAILURE
}

fn broken(seed: u64, error: &RunError) -> ExitCode {
    println!("seed {seed} could not be run: {error}");
    ExitCode::from(2)
}
