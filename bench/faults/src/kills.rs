//! The process is killed, again and again, while people play.

use std::thread::sleep;
use std::time::Duration;

use crate::player::{Crowd, Manner};
use crate::process::Launch;
use crate::random::Random;
use crate::{Failure, Kind, KindReport, Place};

/// A database is used for so many kills, then the next: tables pile up in it, as they do.
const KILLS_PER_FILE: u32 = 50;

const MANNER: Manner =
    Manner { players: 5, pace: Duration::from_millis(4), patience: Duration::from_secs(30) };

pub(crate) fn run(place: &Place, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    let mut report = KindReport::new(Kind::Kill);
    let mut random = Random::new(seed, 1000);
    let mut file = 0;
    while report.faults < faults {
        let kills = (faults - report.faults).min(KILLS_PER_FILE);
        let launch = Launch::on_file(&place.binary, &place.folder.join(format!("{file}.db")));
        let mut server = launch.start(None)?;
        let host = server.host.clone();
        let crowd = Crowd::begin(std::slice::from_ref(&host), MANNER, random.next())?;
        for _ in 0..kills {
            report.violations.extend(crowd.wait_for_moves(1));
            sleep(Duration::from_millis(random.below(250) as u64));
            server.kill()?;
            server = launch.start(Some(&host))?;
            report.faults += 1;
        }
        report.violations.extend(crowd.wait_for_moves(1));
        report.audit(place, &host, &crowd.end()?)?;
        server.kill()?;
        file += 1;
    }
    Ok(report)
}
