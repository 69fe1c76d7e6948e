//! Who watches: what people were told, compared with itself and in the end with the log. It knows nothing of how a server
//! works; it believes only what was said to people and what is on the disk.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Write as _};
use std::ops::AddAssign;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bonecup_store::simulated::SimulatedDisk;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// How many of the last events a failure shows.
const SHOWN: usize = 60;

/// A command: the table and the key. No two people of a simulation use the same key.
type CommandName = (String, String);

/// The auditor. Clones are the same.
#[derive(Clone)]
pub(crate) struct Auditor(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    /// What was found wrong first.
    fault: Option<String>,
    /// The step that answered each command, as people were told.
    acknowledged: BTreeMap<CommandName, u64>,
    /// Commands that were refused for good.
    refused: BTreeMap<CommandName, String>,
    /// The highest acknowledged step of each table.
    floor: BTreeMap<String, u64>,
    /// Each step as somebody was told it: table and number, and when and what.
    told: BTreeMap<(String, u64), (Value, Value)>,
    /// The secret of each table, in hexadecimal digits.
    seeds: BTreeMap<String, String>,
    /// What was heard before all secrets were known.
    unchecked: Vec<String>,
    counted: Counted,
    digest: Sha256,
    last: VecDeque<String>,
}

/// How much was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counted {
    /// Commands that were acknowledged.
    pub acknowledged: u64,
    /// Commands that were answered as before.
    pub repeated: u64,
    /// Commands that were refused.
    pub refused: u64,
    /// Steps that somebody was told, each time counted.
    pub told: u64,
    /// Looks at a table that had to show everything acknowledged before.
    pub looks: u64,
    /// Messages that were searched for secrets.
    pub messages: u64,
    /// Requests that nobody answered.
    pub unanswered: u64,
    /// Faults of disk, network, clocks and nodes.
    pub faults: u64,
    /// Games whose dice were computed again.
    pub verified: u64,
    /// Steps in the logs in the end.
    pub steps: u64,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counted { acknowledged, repeated, refused, unanswered, .. } = self;
        write!(
            f,
            "{acknowledged} acknowledged ({repeated} again), {refused} refused, {unanswered} unanswered, "
        )?;
        let Counted { told, looks, messages, faults, verified, steps, .. } = self;
        write!(f, "{steps} steps told {told} times, {looks} looks, {messages} messages, ")?;
        write!(f, "{verified} records verified, {faults} faults")
    }
}

impl AddAssign for Counted {
    fn add_assign(&mut self, other: Counted) {
        self.acknowledged += other.acknowledged;
        self.repeated += other.repeated;
        self.refused += other.refused;
        self.told += other.told;
        self.looks += other.looks;
        self.messages += other.messages;
        self.unanswered += other.unanswered;
        self.faults += other.faults;
        self.verified += other.verified;
        self.steps += other.steps;
    }
}

impl Auditor {
    pub(crate) fn new() -> Auditor {
        Auditor(Arc::default())
    }

    /// Something happened that belongs to the story of the run.
    pub(crate) fn note(&self, at: std::time::Duration, what: &str) {
        let mut inner = self.inner();
        let line = format!("{:>8.3} s  {what}", at.as_secs_f64());
        inner.digest.update(line.as_bytes());
        inner.digest.update(b"\n");
        if inner.last.len() == SHOWN {
            inner.last.pop_front();
        }
        inner.last.push_back(line);
    }

    pub(crate) fn count(&self, count: impl FnOnce(&mut Counted)) {
        count(&mut self.inner().counted);
    }

    /// Something is wrong. The first finding counts: the others mostly follow from it.
    pub(crate) fn fault(&self, what: String) {
        self.inner().fault.get_or_insert(what);
    }

    pub(crate) fn has_fault(&self) -> bool {
        self.inner().fault.is_some()
    }

    /// A command was acknowledged with this step.
    pub(crate) fn acknowledged(&self, table: &str, key: &str, seq: u64, repeated: bool) {
        let mut inner = self.inner();
        inner.counted.acknowledged += 1;
        inner.counted.repeated += u64::from(repeated);
        let floor = inner.floor.entry(table.to_owned()).or_default();
        *floor = (*floor).max(seq);
        let name = (table.to_owned(), key.to_owned());
        let before = *inner.acknowledged.entry(name).or_insert(seq);
        if before != seq {
            let what = format!("{key} at {table} was step {before}, and then step {seq}");
            inner.fault.get_or_insert(what);
        }
    }

    /// A command was refused, and nothing of it may happen any more.
    pub(crate) fn refused(&self, table: &str, key: &str, code: &str) {
        let mut inner = self.inner();
        inner.counted.refused += 1;
        inner.refused.insert((table.to_owned(), key.to_owned()), code.to_owned());
    }

    /// The step up to which everything was acknowledged by now: whoever asks from here on must be shown it.
    pub(crate) fn floor(&self, table: &str) -> u64 {
        self.inner().floor.get(table).copied().unwrap_or(0)
    }

    /// Somebody who asked when this much was acknowledged was shown the table at this step.
    pub(crate) fn looked(&self, table: &str, floor: u64, seq: u64) {
        self.count(|counted| counted.looks += 1);
        if seq < floor {
            self.fault(format!("{table} was shown at step {seq} after step {floor} was acknowledged"));
        }
    }

    /// Somebody was told a step. Whoever is told it again is told the same.
    pub(crate) fn told(&self, table: &str, step: &Value) {
        let mut inner = self.inner();
        inner.counted.told += 1;
        let Some(seq) = step["seq"].as_u64() else { return };
        let told = (step["at"].clone(), step["events"].clone());
        let before = inner.told.entry((table.to_owned(), seq)).or_insert_with(|| told.clone()).clone();
        if before != told {
            let (before, now) = (before.1, told.1);
            inner.fault.get_or_insert(format!("step {seq} of {table} was {before}, and then {now}"));
        }
    }

    /// The secret of a table is known to the auditor from now on.
    pub(crate) fn know_seed(&self, table: &str, seed: &[u8; 32], disk: &SimulatedDisk) {
        let hex = seed.iter().fold(String::new(), |mut hex, byte| {
            // Writing to a text never fails.
            let _ = write!(hex, "{byte:02x}");
            hex
        });
        let mut inner = self.inner();
        inner.seeds.insert(table.to_owned(), hex);
        let unchecked = std::mem::take(&mut inner.unchecked);
        drop(inner);
        unchecked.iter().for_each(|text| self.search(text, disk));
    }

    /// Somebody was told this text.
    pub(crate) fn heard(&self, text: &str, disk: &SimulatedDisk) {
        self.count(|counted| counted.messages += 1);
        if self.inner().seeds.is_empty() {
            self.inner().unchecked.push(text.to_owned());
        } else {
            self.search(text, disk);
        }
    }

    /// No secret may be in a text before the log says that the game has ended.
    fn search(&self, text: &str, disk: &SimulatedDisk) {
        let lower = text.to_ascii_lowercase();
        let found: Vec<String> = {
            let inner = self.inner();
            let found = inner.seeds.iter().filter(|(_, seed)| lower.contains(seed.as_str()));
            found.map(|(table, _)| table.clone()).collect()
        };
        for table in found {
            let phases = disk.tables().unwrap_or_default();
            let ended =
                phases.iter().any(|(id, phase)| *id == table && matches!(phase.as_str(), "over" | "closed"));
            if !ended {
                self.fault(format!("the seed of {table} was told before the end: {text}"));
            }
        }
    }

    /// Compares everything that was ever said with the log of a table as it is on the disk.
    pub(crate) fn compare(&self, table: &str, log: &[(u32, String)], when: &str) {
        let steps = log.iter().map(|(seq, body)| (u64::from(*seq), serde_json::from_str::<Value>(body)));
        let mut known = BTreeMap::new();
        for (place, (seq, step)) in (1_u64..).zip(steps) {
            let Ok(step) = step else {
                return self.fault(format!("{when}, step {seq} of {table} cannot be read"));
            };
            if seq != place || step["seq"].as_u64() != Some(seq) {
                return self.fault(format!("{when}, step {seq} of {table} is in place {place}"));
            }
            known.insert(seq, step);
        }
        self.compare_told(table, &known, when);
        self.compare_commands(table, &known, when);
    }

    fn compare_told(&self, table: &str, log: &BTreeMap<u64, Value>, when: &str) {
        let mut inner = self.inner();
        let told = inner.told.iter().filter(|((of, _), _)| of == table);
        let wrong = told.filter_map(|((_, seq), (at, _))| match log.get(seq) {
            None => Some(format!("{when}, step {seq} of {table} is lost that somebody was told")),
            Some(step) if step["at"] != *at => {
                Some(format!("{when}, step {seq} of {table} is another one than was told"))
            }
            Some(_) => None,
        });
        if let Some(first) = wrong.collect::<Vec<_>>().into_iter().next() {
            inner.fault.get_or_insert(first);
        }
    }

    fn compare_commands(&self, table: &str, log: &BTreeMap<u64, Value>, when: &str) {
        let mut places: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
        for (seq, step) in log {
            if let Some(key) = step["asked"]["key"].as_str() {
                places.entry(key).or_default().push(*seq);
            }
        }
        let mut inner = self.inner();
        let doubled = places.iter().filter(|(_, seqs)| seqs.len() > 1);
        let doubled =
            doubled.map(|(key, seqs)| format!("{when}, {key} was done at {table} in steps {seqs:?}"));
        let here = |of: &CommandName| of.0 == table;
        let lost = inner
            .acknowledged
            .iter()
            .filter(|(of, seq)| here(of) && places.get(of.1.as_str()).is_none_or(|seqs| !seqs.contains(seq)));
        let lost = lost.map(|((_, key), seq)| {
            let place = places.get(key.as_str());
            format!("{when}, {key} at {table} was acknowledged as step {seq}; the log has it in {place:?}")
        });
        let undead = inner.refused.iter().filter(|(of, _)| here(of) && places.contains_key(of.1.as_str()));
        let undead = undead.map(|((_, key), code)| {
            format!("{when}, {key} at {table} was refused ({code}), and is in the log")
        });
        if let Some(first) = doubled.chain(lost).chain(undead).next() {
            inner.fault.get_or_insert(first);
        }
    }

    /// What was found, how much was looked at, the last events, and a number for the whole run.
    pub(crate) fn verdict(&self) -> Verdict {
        let inner = self.inner();
        let digest: [u8; 32] = inner.digest.clone().finalize().into();
        let digest = u64::from_be_bytes(digest[..8].try_into().unwrap_or_default());
        let last = inner.last.iter().cloned().collect();
        Verdict { fault: inner.fault.clone(), counted: inner.counted, last, digest }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How a run went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What was found wrong; none if everything held.
    pub fault: Option<String>,
    /// How much was looked at.
    pub counted: Counted,
    /// The last events.
    pub last: Vec<String>,
    /// A number that follows from everything that happened, in order.
    pub digest: u64,
}
