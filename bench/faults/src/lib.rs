//! Breaks a running server in every way that machines break, and compares what people were told with what is kept.
//!
//! Everything is seen from outside: the server is the real binary in a process of its own, people are HTTP clients that keep a
//! ledger of every answer, and the auditor reads the log through the API. A fault is one kill, one power cut, one full
//! disk, one broken wire or one failover; after each the ledgers must hold.

mod audit;
mod client;
mod cluster;
mod disk;
mod failover;
mod kills;
mod ledger;
mod player;
mod postgres;
mod power;
mod process;
mod proxy;
mod random;
mod report;

use std::path::{Path, PathBuf};
use std::time::Instant;

pub use ledger::Violation;
pub use report::{KindReport, Report};

/// What stops the harness itself; a broken promise of the server is a [`Violation`] instead.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A way in which machines break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The process is killed while people play.
    Kill,
    /// The power goes: of what was written since the last sync, anything may be missing or torn.
    PowerCut,
    /// The disk is full, and later is not.
    FullDisk,
    /// One of three nodes loses, or nearly loses, Postgres, NATS or its life.
    Network,
    /// Postgres dies and its synchronous standby takes over.
    Failover,
}

impl Kind {
    /// All of them, with how many of a thousand faults are of this kind.
    pub const SHARES: [(Kind, u32); 5] = [
        (Kind::Kill, 300),
        (Kind::PowerCut, 450),
        (Kind::FullDisk, 50),
        (Kind::Network, 150),
        (Kind::Failover, 50),
    ];

    /// As it is called in reports and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Kill => "kills",
            Kind::PowerCut => "power-cuts",
            Kind::FullDisk => "full-disks",
            Kind::Network => "network",
            Kind::Failover => "failovers",
        }
    }
}

/// How many faults of each kind, and the seed from which their times and places follow.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Faults of each kind.
    pub faults: Vec<(Kind, u32)>,
    /// The seed.
    pub seed: u64,
}

impl Plan {
    /// So many faults in all, at least one of each kind.
    pub fn of(total: u32, seed: u64) -> Plan {
        let share = |(kind, of_thousand): (Kind, u32)| {
            let count = (u64::from(total) * u64::from(of_thousand) + 500) / 1000;
            (kind, u32::try_from(count).unwrap_or(u32::MAX).max(1))
        };
        Plan { faults: Kind::SHARES.into_iter().map(share).collect(), seed }
    }
}

/// Where the harness works.
#[derive(Clone, Debug)]
pub struct Place {
    /// The binary `bonecup`.
    pub binary: PathBuf,
    /// A folder for databases, logs and traces. It has to be readable by the user of Postgres.
    pub folder: PathBuf,
}

impl Place {
    fn beneath(&self, name: &str) -> Result<Place, Failure> {
        let folder = self.folder.join(name);
        std::fs::create_dir_all(&folder)?;
        Ok(Place { binary: self.binary.clone(), folder })
    }
}

/// Carries out the plan; what each kind came to is told as soon as it is known.
///
/// # Errors
/// If the harness itself cannot work: a server that does not start, a tool that is not there.
pub fn run(place: &Place, plan: &Plan, tell: &mut dyn FnMut(&KindReport)) -> Result<Report, Failure> {
    let mut kinds = Vec::new();
    for (kind, faults) in plan.faults.iter().filter(|(_, faults)| *faults > 0) {
        let began = Instant::now();
        let own = place.beneath(kind.name())?;
        let mut report = inflict(&own, *kind, *faults, plan.seed)?;
        report.seconds = began.elapsed().as_secs_f64();
        tell(&report);
        kinds.push(report);
    }
    Ok(Report { seed: plan.seed, kinds })
}

fn inflict(place: &Place, kind: Kind, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    match kind {
        Kind::Kill => kills::run(place, faults, seed),
        Kind::PowerCut => power::run(place, faults, seed),
        Kind::FullDisk => disk::run(place, faults, seed),
        Kind::Network => cluster::run(place, faults, seed),
        Kind::Failover => failover::run(place, faults, seed),
    }
}

/// Whether this machine has a program.
pub fn has_tool(name: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| folder.join(name).is_file())
        || Path::new("/usr/sbin").join(name).is_file()
}
