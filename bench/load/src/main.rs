//! Puts load on a server and prints one JSON line per measurement.
//!
//! Everything is measured from outside: people connect by WebSocket, move when it is their turn, and note when they are
//! told that the move is durable and when the others see it. What the server used is read from the system's own books.

mod evening;
mod http;
mod measure;
mod people;
mod process;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use evening::{Evening, Learning};
use measure::Measured;
use process::Server;
use table::Tables;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What is measured: how many tables with how many seats, how many moves a second are wanted, for how long.
struct Plan {
    name: &'static str,
    tables: usize,
    /// Tables at which people move; the others wait until one of these is done.
    at_once: usize,
    seats: usize,
    /// Moves per second in all; as many as possible if none.
    rate: Option<f64>,
    seconds: u64,
}

const fn plan(name: &'static str, tables: usize, seats: usize, rate: Option<f64>, seconds: u64) -> Plan {
    Plan { name, tables, at_once: tables, seats, rate, seconds }
}

/// Small tables as peers are measured with. A game is short, so a thousand of them follow each other.
const SMALL: &[Plan] = &[Plan { at_once: 50, ..plan("50 tables of 2", 1_000, 2, None, 60) }];
/// Small tables, all at once.
const MANY: &[Plan] = &[plan("1,000 tables of 2", 1_000, 2, None, 60)];
/// A full house at three paces.
const LARGE: &[Plan] = &[
    plan("2,500 tables of 4, 500 moves/s", 2_500, 4, Some(500.0), 15),
    plan("2,500 tables of 4, 2,000 moves/s", 2_500, 4, Some(2_000.0), 15),
    plan("2,500 tables of 4, full speed", 2_500, 4, None, 10),
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let binary = arguments.next().unwrap_or_else(|| "target/release/bonecup".to_owned());
    let only_evenings = arguments.next().as_deref() == Some("evenings");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let done =
        runtime.map_err(Failure::from).and_then(|runtime| runtime.block_on(run(&binary, only_evenings)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Games that browsers play, how many tables at once and how many moves at each: so few that no game ends, for with its end its
/// analysis begins, which is no part of making moves.
const EVENINGS: &[(&str, u64, u64)] =
    &[("rolling-bones", 20, 200), ("knochenmax", 50, 18), ("rolling-dice", 8, 40)];

/// What a table costs that two people and a watcher follow in browsers, which are told or have to ask.
async fn measure_evenings(binary: &str) -> Result<(), Failure> {
    for (learning, how) in [(Learning::ByAsking, "asked for"), (Learning::FromSteps, "with the step")] {
        for &(game, tables, moves) in EVENINGS {
            let server = Server::start(binary, None).await?;
            let before = server.cpu_seconds()?;
            let evenings = (0..tables).map(|_| async {
                let mut evening = Evening::open(server.address(), game, learning).await?;
                evening.play(moves).await
            });
            let played: u64 = futures::future::try_join_all(evenings).await?.into_iter().sum();
            let cpu = server.cpu_seconds()? - before;
            let per_second = (played as f64 / cpu).round();
            println!(
                "{}",
                serde_json::json!({"evening": game, "facts": how, "moves": played, "moves_per_cpu_second": per_second})
            );
            server.stop().await?;
        }
    }
    Ok(())
}

async fn run(binary: &str, only_evenings: bool) -> Result<(), Failure> {
    measure_evenings(binary).await?;
    if only_evenings {
        return Ok(());
    }
    for plans in [SMALL, MANY, LARGE] {
        measure_on("bonecup on SQLite", binary, None, plans).await?;
    }
    if let Ok(url) = std::env::var("DATABASE_URL") {
        for plans in [SMALL, MANY, LARGE] {
            measure_on("bonecup on Postgres", binary, Some(&url), plans).await?;
        }
    }
    Ok(())
}

/// The same people stay for all plans, so that a full house is filled only once.
async fn measure_on(name: &str, binary: &str, database: Option<&str>, plans: &[Plan]) -> Result<(), Failure> {
    let Some(first) = plans.first() else { return Ok(()) };
    let server = Server::start(binary, database).await?;
    let mut tables = Tables::fill(server.address(), first.tables, first.seats).await?;
    eprintln!("{name}: {} people at {} tables", first.tables * first.seats, first.tables);
    for plan in plans {
        let before = server.cpu_seconds()?;
        let moved = tables.play(plan.at_once, plan.rate, Duration::from_secs(plan.seconds)).await?;
        let cpu = server.cpu_seconds()? - before;
        let measured =
            Measured { server: name, plan: plan.name, sockets: first.tables * first.seats, cpu, moved };
        println!("{}", measured.json(server.peak_megabytes()?));
    }
    drop(tables);
    server.stop().await
}
