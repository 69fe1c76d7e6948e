//! Postgres dies and its synchronous standby takes over; sometimes the old one comes back as if nothing had happened.

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use crate::cluster::{MANNER, Nats, Nodes};
use crate::ledger::Violation;
use crate::player::Crowd;
use crate::postgres::{Postgres, address};
use crate::process::run as run_program;
use crate::random::Random;
use crate::{Failure, Kind, KindReport, Place};

const NODES: usize = 3;
/// Failovers before all tables are audited and new ones are opened.
const FAULTS_PER_EVENING: u32 = 5;
/// Each keeps up to half a gigabyte of its log.
const ENOUGH: u64 = 3 << 30;

pub(crate) fn run(place: &Place, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    let mut report = KindReport::new(Kind::Failover);
    let mut random = Random::new(seed, 5000);
    let databases = databases_folder(place)?;
    let first = Postgres::create(&databases.path().join("first"))?;
    let second = Postgres::standby_of(&first, &databases.path().join("second"))?;
    first.synchronous(true)?;
    let nats = Nats::start(&place.folder)?;
    let node = (address(&[&first, &second]), format!("nats://127.0.0.1:{}", nats.port));
    let mut nodes = Nodes::start(place, &vec![node; NODES])?;
    let (mut primary, mut standby) = (&first, &second);
    while report.faults < faults {
        let crowd = Crowd::begin(&nodes.hosts, MANNER, random.next())?;
        for _ in 0..(faults - report.faults).min(FAULTS_PER_EVENING) {
            report.violations.extend(crowd.wait_for_moves(2));
            sleep(Duration::from_millis(random.below(400) as u64));
            fail_over(primary, standby, &mut random)?;
            report.violations.extend(crowd.wait_for_moves(3));
            if random.one_in(2) {
                let broken = come_back(primary, &mut nodes, &crowd, &mut random)?;
                report.violations.extend(broken);
            }
            report.faults += 1;
            if report.faults < faults {
                primary.follow(standby)?;
                standby.synchronous(true)?;
                (primary, standby) = (standby, primary);
            }
        }
        report.violations.extend(crowd.wait_for_moves(2));
        report.audit(place, &nodes.hosts[0], &crowd.end()?)?;
    }
    nodes.end()?;
    Ok(report)
}

/// Where both servers keep their files: in memory, where there is some. A standby is copied anew after every failover, and nearly
/// all of that is waiting for the disk; here servers die and not their machine, so no file loses anything by it.
fn databases_folder(place: &Place) -> Result<TempDir, Failure> {
    let memory = Path::new("/dev/shm");
    let parent = if has_room(memory) { memory } else { place.folder.as_path() };
    let folder = tempfile::Builder::new().prefix("bonecup-faults").tempdir_in(parent)?;
    // Postgres is another user.
    std::fs::set_permissions(folder.path(), Permissions::from_mode(0o755))?;
    Ok(folder)
}

/// Whether two servers with their logs fit in.
fn has_room(folder: &Path) -> bool {
    let told = run_program(Command::new("df").args(["--output=avail", "-B1"]).arg(folder));
    let free = told.ok().and_then(|told| told.lines().last()?.trim().parse::<u64>().ok());
    free.is_some_and(|free| free >= ENOUGH)
}

/// The primary goes in one of the ways in which servers go, and the standby takes its place.
fn fail_over(primary: &Postgres, standby: &Postgres, random: &mut Random) -> Result<(), Failure> {
    if random.one_in(2) {
        primary.kill()?;
    } else {
        primary.crash()?;
    }
    standby.promote()?;
    // It has no standby yet: whoever waits for one is answered now.
    standby.synchronous(false)
}

/// The old primary starts and takes itself for what it was. People play on, and a node is started anew and has to choose: nobody
/// writes there, and nobody reads what is old.
fn come_back(
    old: &Postgres,
    nodes: &mut Nodes,
    crowd: &Crowd,
    random: &mut Random,
) -> Result<Option<Violation>, Failure> {
    old.start()?;
    // Without its old standby it would not answer; somebody who starts it again like this takes that away, too.
    old.synchronous(false)?;
    let before = old.steps()?;
    let node = random.below(NODES);
    nodes.kill(node)?;
    nodes.revive(node)?;
    let stuck = crowd.wait_for_moves(5);
    let after = old.steps()?;
    old.crash()?;
    Ok(if after == before { stuck } else { Some(Violation::WrittenToTheOld { before, after }) })
}
