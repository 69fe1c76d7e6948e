//! Puts load on a server and prints one JSON line per measurement.
//!
//! Everything is measured from outside: people connect by WebSocket, move when it is their turn, and note when they are
//! told that the move is durable and when the others see it. What the server used is read from the system's own books.

mod device;
mod evening;
mod http;
mod measure;
mod people;
mod process;
mod strangers;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use device::Dice;
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

/// What was asked for: `BINARY [evenings | small | strangers] [--scheme 1|2]`.
struct Wanted {
    binary: String,
    part: Part,
    dice: Vec<Dice>,
}

/// How much is measured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Everything.
    All,
    /// Tables as browsers play them.
    Evenings,
    /// Small tables alone: the dice beside each other in minutes.
    Small,
    /// People who play beside strangers who ask for all that costs much.
    Strangers,
}

impl Wanted {
    fn read(arguments: impl Iterator<Item = String>) -> Result<Wanted, Failure> {
        let (mut words, mut dice) = (Vec::new(), Dice::ALL.to_vec());
        let mut arguments = arguments.skip(1);
        while let Some(word) = arguments.next() {
            if word == "--scheme" {
                let scheme = format!("bonecup/{}", arguments.next().ok_or("--scheme 1 or --scheme 2")?);
                dice.retain(|dice| dice.scheme() == scheme);
            } else {
                words.push(word);
            }
        }
        let part = match words.get(1).map(String::as_str) {
            Some("evenings") => Part::Evenings,
            Some("small") => Part::Small,
            Some("strangers") => Part::Strangers,
            Some(other) => return Err(format!("there is no part {other}").into()),
            None => Part::All,
        };
        let binary = words.first().cloned().unwrap_or_else(|| "target/release/bonecup".to_owned());
        Ok(Wanted { binary, part, dice })
    }
}

fn main() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let done = runtime.map_err(Failure::from).and_then(|runtime| {
        let wanted = Wanted::read(std::env::args())?;
        runtime.block_on(run(&wanted))
    });
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

async fn run(wanted: &Wanted) -> Result<(), Failure> {
    let binary = wanted.binary.as_str();
    if wanted.part == Part::Strangers {
        return strangers::measure(binary).await;
    }
    if wanted.part != Part::Small {
        measure_evenings(binary).await?;
    }
    let parts: &[&[Plan]] = match wanted.part {
        Part::Evenings | Part::Strangers => &[],
        Part::Small => &[SMALL],
        Part::All => &[SMALL, MANY, LARGE],
    };
    for plans in parts {
        compare_on("bonecup on SQLite", wanted, None, plans).await?;
    }
    if let Ok(url) = std::env::var("DATABASE_URL") {
        for plans in parts {
            compare_on("bonecup on Postgres", wanted, Some(&url), plans).await?;
        }
    }
    Ok(())
}

/// The same plans with all wanted dice, and how these compare with the first of them.
async fn compare_on(
    name: &str,
    wanted: &Wanted,
    database: Option<&str>,
    plans: &[Plan],
) -> Result<(), Failure> {
    let mut first = Vec::new();
    for &dice in &wanted.dice {
        let measured = measure_on(name, &wanted.binary, database, plans, dice).await?;
        for (ours, theirs) in measured.iter().zip(&first) {
            println!("{}", ours.beside(theirs));
        }
        if first.is_empty() {
            first = measured;
        }
    }
    Ok(())
}

/// The same people stay for all plans, so that a full house is filled only once.
async fn measure_on<'a>(
    name: &'a str,
    binary: &str,
    database: Option<&str>,
    plans: &'a [Plan],
    dice: Dice,
) -> Result<Vec<Measured<'a>>, Failure> {
    let Some(first) = plans.first() else { return Ok(Vec::new()) };
    let server = Server::start(binary, database).await?;
    let mut tables = Tables::fill(server.address(), first.tables, first.seats, dice).await?;
    let sockets = first.tables * first.seats;
    eprintln!("{name}, {}: {sockets} people at {} tables", dice.name(), first.tables);
    let mut all = Vec::new();
    for plan in plans {
        let before = server.cpu_seconds()?;
        let moved = tables.play(plan.at_once, plan.rate, Duration::from_secs(plan.seconds)).await?;
        let cpu = server.cpu_seconds()? - before;
        let measured = Measured { server: name, plan: plan.name, dice: dice.name(), sockets, cpu, moved };
        println!("{}", measured.json(server.peak_megabytes()?));
        all.push(measured);
    }
    drop(tables);
    server.stop().await?;
    Ok(all)
}
