//! The power goes: the server runs under a tracer, and its files are built again as a cut at any moment may have left them.

mod image;
mod trace;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use self::image::Disk;
use self::trace::{Event, TRACER};
use crate::audit::{compare, log};
use crate::ledger::{Ledger, Violation, rolls};
use crate::player::{Crowd, Manner, Played};
use crate::process::Launch;
use crate::random::Random;
use crate::{Failure, Kind, KindReport, Place};

/// Cuts that are made of one trace.
const CUTS_PER_TRACE: u32 = 30;
/// Moves of each player before the tracer starts, at most: some traces begin with a long log and see it moved into the database.
const MOST_BEFORE: usize = 250;
/// Moves of each player under the tracer.
const TRACED: u64 = 60;

const MANNER: Manner =
    Manner { players: 4, pace: Duration::from_millis(1), patience: Duration::from_secs(60) };

/// What happened under the tracer.
struct Traced {
    /// The files when it started.
    before: Disk,
    events: Vec<Event>,
    played: Vec<Played>,
    /// The log of each table in the end, in the order of players and their tables.
    logs: Vec<Vec<Value>>,
}

pub(crate) fn run(place: &Place, faults: u32, seed: u64) -> Result<KindReport, Failure> {
    let mut report = KindReport::new(Kind::PowerCut);
    let mut random = Random::new(seed, 3000);
    let mut number = 0;
    while report.faults < faults {
        let own = place.beneath(&number.to_string())?;
        let traced = play_traced(&own, &mut report, &mut random)?;
        let cuts = (faults - report.faults).min(CUTS_PER_TRACE);
        for time in times(&traced, cuts, &mut random) {
            let folder = own.folder.join("image");
            traced.cut(&folder, time, &mut random)?;
            report.violations.extend(traced.audit(place, &folder, time)?);
            std::fs::remove_dir_all(&folder)?;
            report.faults += 1;
        }
        std::fs::remove_dir_all(&own.folder)?;
        number += 1;
    }
    Ok(report)
}

/// Lets people play for a while without and then with the tracer, and audits what is there in the end.
fn play_traced(place: &Place, report: &mut KindReport, random: &mut Random) -> Result<Traced, Failure> {
    let folder = place.folder.join("data");
    std::fs::create_dir_all(&folder)?;
    let (data, trace) = (folder.join("bonecup.db"), place.folder.join("trace"));
    let plain = Launch::on_file(&place.binary, &data);
    let server = plain.start(None)?;
    let host = server.host.clone();
    let crowd = Crowd::begin(std::slice::from_ref(&host), MANNER, random.next())?;
    report.violations.extend(crowd.wait_for_moves(1 + random.below(MOST_BEFORE) as u64));
    // Nobody is told anything while the files are copied, so what is there is what counts.
    server.kill()?;
    let before = Disk::of(&folder)?;
    let output = trace.display().to_string();
    let words: Vec<&str> = TRACER.into_iter().chain(["-o", output.as_str()]).collect();
    let server = Launch::on_file(&place.binary, &data).under(&words).start(Some(&host))?;
    report.violations.extend(crowd.wait_for_moves(TRACED));
    let played = crowd.end()?;
    server.kill()?;
    let events = trace::read(File::open(&trace)?, &folder)?;
    std::fs::remove_file(&trace)?;
    // The tables as they are in the end, before the audit closes them.
    let server = plain.start(Some(&host))?;
    let mut logs = Vec::new();
    for (played, ledger) in tables(&played) {
        logs.push(log(&played.client, &ledger.table)?);
    }
    report.audit(place, &host, &played)?;
    server.kill()?;
    Ok(Traced { before, events, played, logs })
}

fn tables(played: &[Played]) -> impl Iterator<Item = (&Played, &Ledger)> {
    played.iter().flat_map(|played| played.ledgers.iter().map(move |ledger| (played, ledger)))
}

/// Moments at which something was under way, in order: just before and just after writes, syncs and answers.
fn times(traced: &Traced, cuts: u32, random: &mut Random) -> Vec<u64> {
    let first = traced.events.first().map_or(0, |event| event.began);
    let ends = traced.events.iter().flat_map(|event| [event.began, event.ended.min(event.began + 1_000_000)]);
    let answers =
        tables(&traced.played).flat_map(|(_, ledger)| ledger.acknowledged.iter().map(|done| done.at));
    let moments: Vec<u64> = ends.chain(answers).filter(|time| *time >= first).collect();
    let mut times: Vec<u64> = (0..cuts)
        .filter_map(|_| moments.get(random.below(moments.len())).map(|time| time + random.below(3) as u64))
        .collect();
    times.sort_unstable();
    times
}

impl Traced {
    /// Leaves the files as the cut may have.
    fn cut(&self, folder: &Path, time: u64, random: &mut Random) -> Result<(), Failure> {
        let mut disk = self.before.clone();
        for event in self.events.iter().take_while(|event| event.began <= time) {
            disk.take(event, time);
        }
        disk.leave(folder, random)
    }

    /// Starts a server on what is left: whatever was answered before the cut is there, nothing else than what was asked for, and
    /// what comes next shows the same dice as it did without the cut.
    fn audit(&self, place: &Place, folder: &Path, time: u64) -> Result<Vec<Violation>, Failure> {
        let data: PathBuf = folder.join("bonecup.db");
        let server = match Launch::on_file(&place.binary, &data).start(None) {
            Ok(server) => server,
            Err(error) => return Ok(vec![Violation::Stuck(format!("after a power cut at {time}: {error}"))]),
        };
        let mut broken = Vec::new();
        for ((played, ledger), original) in tables(&self.played).zip(&self.logs) {
            let client = played.client.at(&server.host);
            let least = ledger.acknowledged.iter().take_while(|done| done.at < time).count();
            let there = client.get(0, &format!("/api/tables/{}", ledger.table))?;
            if there.status == 404 && least == 0 {
                continue;
            }
            let steps = log(&client, &ledger.table)?;
            broken.extend(compare(ledger, &steps, least));
            broken.extend(other_log(ledger, &steps, original));
            if steps.len() < original.len() && broken.is_empty() {
                broken.extend(go_on(&client, ledger, &steps, original)?);
            }
        }
        server.kill()?;
        Ok(broken)
    }
}

/// What is left of the log is the beginning of what it was, to the letter.
fn other_log(ledger: &Ledger, steps: &[Value], original: &[Value]) -> Option<Violation> {
    let wrong = steps.iter().zip(original).find(|(step, before)| step != before);
    wrong.map(|(step, before)| Violation::Lost {
        table: ledger.table.clone(),
        key: format!("the step {before}"),
        seq: before["seq"].as_u64().unwrap_or(0),
        found: step.to_string(),
    })
}

/// Repeats the last command that is there and sends the first that is not: the one is known, the other shows the dice that it
/// showed before.
fn go_on(
    client: &crate::client::Client,
    ledger: &Ledger,
    steps: &[Value],
    original: &[Value],
) -> Result<Vec<Violation>, Failure> {
    let head = steps.len() as u64;
    let send = |done: &crate::ledger::Acknowledged| {
        let path = format!("/api/tables/{}/{}", ledger.table, done.command.what);
        client.post(0, &path, &done.command.body)
    };
    let mut broken = Vec::new();
    let (there, missing): (Vec<_>, Vec<_>) = ledger.acknowledged.iter().partition(|done| done.seq <= head);
    if let Some(done) = there.last() {
        let reply = send(done)?;
        let answer = reply.json()?;
        if answer["seq"].as_u64() != Some(done.seq) || answer["repeated"] != true {
            broken.push(Violation::AnsweredDifferently {
                table: ledger.table.clone(),
                key: done.command.key.clone(),
                first: done.seq,
                second: reply.text,
            });
        }
    }
    // What opens a table is not in the ledger; a cut before that has nothing to go on with.
    let Some(next) = missing.first().filter(|next| next.seq == head + 1) else { return Ok(broken) };
    send(next)?.ok()?;
    let again = log(client, &ledger.table)?;
    for ((roll, now), (_, before)) in rolls(&again).zip(rolls(original)) {
        if now != before {
            broken.push(Violation::Rerolled { table: ledger.table.clone(), roll, before, now });
        }
    }
    Ok(broken)
}
