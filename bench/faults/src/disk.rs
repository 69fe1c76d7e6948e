//! The disk is full while people play, and later is not.
//!
//! Where mounting is allowed, the database lies on a small file system of its own, which a ballast fills. Elsewhere files of the
//! server may not grow any more, which it cannot tell from a disk that takes nothing.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::ledger::Violation;
use crate::player::{Crowd, Manner};
use crate::process::{Launch, Server, run as run_program};
use crate::random::Random;
use crate::{Failure, Kind, KindReport, Place};

const MANNER: Manner =
    Manner { players: 4, pace: Duration::from_millis(4), patience: Duration::from_secs(30) };

/// Long enough for a few minutes of play.
const SIZE: &str = "size=48m";
/// Times that a disk is filled before a new one.
const FILLS_PER_DISK: u32 = 10;
/// How long it may take until somebody is told that the disk is full: what is left has to be used up first.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where the database is, and how that becomes full.
enum Disk {
    /// A file system of its own, which is unmounted when this is dropped.
    Small(PathBuf),
    /// A folder whose files may not grow.
    Limited(PathBuf),
}

impl Disk {
    fn new(folder: PathBuf) -> Result<Disk, Failure> {
        std::fs::create_dir_all(&folder)?;
        let mounted =
            run_program(Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(&folder));
        Ok(if mounted.is_ok() { Disk::Small(folder) } else { Disk::Limited(folder) })
    }

    fn folder(&self) -> &Path {
        match self {
            Disk::Small(folder) | Disk::Limited(folder) => folder,
        }
    }

    /// Leaves room for less than this.
    fn fill(&self, server: &Server, rest: usize) -> Result<(), Failure> {
        match self {
            Disk::Small(folder) => fill(&folder.join("ballast"), rest),
            Disk::Limited(folder) => {
                let sizes = std::fs::read_dir(folder)?.flatten().filter_map(|entry| entry.metadata().ok());
                let largest = sizes.map(|data| data.len()).max().unwrap_or(0);
                limit(server, &format!("{}", largest + rest as u64))
            }
        }
    }

    fn empty(&self, server: &Server) -> Result<(), Failure> {
        match self {
            Disk::Small(folder) => Ok(std::fs::remove_file(folder.join("ballast"))?),
            Disk::Limited(_) => limit(server, "unlimited"),
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Disk::Small(folder) = self {
            let _ = Command::new("umount").arg("-l").arg(folder).status();
        }
    }
}

fn limit(server: &Server, most: &str) -> Result<(), Failure> {
    let pid = server.pid().to_string();
    run_program(Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={most}:unlimited")])).map(drop)
}

fn fill(ballast: &Path, rest: usize) -> Result<(), Failure> {
    let mut file = File::create(ballast)?;
    let block = [0x5a; 4096];
    let mut blocks = 0_u64;
    while file.write_all(&block).is_ok() {
        blocks += 1;
    }
    let kept = (blocks * 4096).saturating_sub(rest as u64);
    Ok(file.set_len(kept)?)
}

pub(crate) fn run(place: &Place, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    let mut report = KindReport::new(Kind::FullDisk);
    let mut random = Random::new(seed, 2000);
    let mut number = 0;
    while report.faults < faults {
        let disk = Disk::new(place.folder.join(format!("disk{number}")))?;
        let launch = Launch::on_file(&place.binary, &disk.folder().join("bonecup.db"));
        // A file that may not grow is an error here, not the end of the process.
        let launch = launch.under(&["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#]);
        let server = launch.start(None)?;
        let crowd = Crowd::begin(std::slice::from_ref(&server.host), MANNER, random.next())?;
        for _ in 0..(faults - report.faults).min(FILLS_PER_DISK) {
            report.violations.extend(crowd.wait_for_moves(2));
            disk.fill(&server, random.below(64 << 10))?;
            report.violations.extend(wait_for_refusal(&crowd));
            disk.empty(&server)?;
            report.violations.extend(crowd.wait_for_moves(1));
            report.faults += 1;
        }
        report.audit(place, &server.host, &crowd.end()?)?;
        server.kill()?;
        number += 1;
    }
    Ok(report)
}

/// Somebody is told that it does not work now.
fn wait_for_refusal(crowd: &Crowd) -> Option<Violation> {
    let (before, until) = (crowd.unavailable(), Instant::now() + PATIENCE);
    while crowd.unavailable() == before {
        if Instant::now() > until {
            return Some(Violation::Stuck("nobody is told that the disk is full".to_owned()));
        }
        sleep(Duration::from_millis(5));
    }
    None
}
