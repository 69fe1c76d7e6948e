//! Draws a hundred million faces of each kind of die as games draw them, tells how likely what they show is, as Markdown, and draws
//! a picture of it.
//!
//! `cargo run --release -p bonecup-chance --example fair -- [--faces N] [--pictures FOLDER]`
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a measurement may stop at the first surprise")]

#[path = "../../tests/chance/fair/cups.rs"]
mod cups;
#[path = "../../tests/chance/fair/kinds.rs"]
mod kinds;
mod picture;
#[path = "../../tests/chance/fair/tally.rs"]
mod tally;

use std::path::Path;
use std::process::ExitCode;
use std::thread;

use bonecup_referee::Scheme;
use cups::{SCHEMES, cup};
use kinds::{KINDS, Kind};
use tally::{Likely, Tally};

/// Enough for a look; `make fair` draws a hundred million.
const FEW_FACES: u64 = 1_000_000;

/// Of honest series, one in a million is as unlikely as this.
const SUSPECT: f64 = 1e-6;

/// What was found about one kind of die.
pub(crate) struct Measured {
    pub(crate) kind: &'static Kind,
    pub(crate) scheme: Scheme,
    pub(crate) tally: Tally,
    pub(crate) likely: Likely,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |flag: &str| arguments.iter().skip_while(|word| *word != flag).nth(1);
    let faces = after("--faces").and_then(|number| number.parse().ok()).unwrap_or(FEW_FACES);
    println!(
        "| dice | version | faces | faces (χ²) | neighbours | next roll | runs |\n|---|---|---:|---:|---:|---:|---:|"
    );
    let measured: Vec<Measured> = SCHEMES
        .iter()
        .flat_map(|&scheme| KINDS.iter().map(move |kind| measure(kind, scheme, faces)))
        .collect();
    if let Some(folder) = after("--pictures") {
        std::fs::write(Path::new(folder).join("fair-dice.svg"), picture::draw(&measured)).unwrap();
    }
    let least = measured.iter().map(|found| found.likely.least()).fold(1.0, f64::min);
    println!("\nThe least of {} likelihoods is {least:.4}.", 4 * measured.len());
    if least > SUSPECT { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measure(kind: &'static Kind, scheme: Scheme, faces: u64) -> Measured {
    let tally = counted(kind, scheme, faces);
    let likely = tally.likely(kind);
    let [faces, neighbours, rolls, runs] = likely.all();
    println!(
        "| {} | {} | {} | {faces:.3} | {neighbours:.3} | {rolls:.3} | {runs:.3} |",
        kind.name,
        scheme,
        tally.faces()
    );
    Measured { kind, scheme, tally, likely }
}

/// Each thread has games of its own, so that the sum does not depend on how many there are but for a few neighbours.
fn counted(kind: &'static Kind, scheme: Scheme, faces: u64) -> Tally {
    let (games, threads) = (kind.games(faces), thread::available_parallelism().map_or(1, |n| n.get() as u64));
    thread::scope(|scope| {
        let part = |thread: u64| games * thread / threads..games * (thread + 1) / threads;
        let work =
            |thread| move || Tally::of(kind, kind.faces(part(thread), |game, roll| cup(scheme, game, roll)));
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(work(thread))).collect();
        running.into_iter().fold(Tally::empty(), |sum, part| sum.and(&part.join().unwrap()))
    })
}
