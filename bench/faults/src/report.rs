//! What came of it, as a table and as lines for the ledger.

use std::fmt;

use serde_json::{Value, json};

use crate::audit::{compare, log, prove};
use crate::ledger::Violation;
use crate::player::Played;
use crate::{Failure, Kind, Place};

/// What came of one kind of fault.
#[derive(Clone, Debug)]
pub struct KindReport {
    /// The kind.
    pub kind: Kind,
    /// How often.
    pub faults: u32,
    /// Moves that people were told are durable.
    pub acknowledged: u64,
    /// Commands that were sent again after their answer.
    pub repeats: u64,
    /// Looks at tables that were compared with what was known.
    pub reads: u64,
    /// Records whose dice were computed again.
    pub proven: u64,
    /// Promises that were broken.
    pub violations: Vec<Violation>,
    /// How long all of it took.
    pub seconds: f64,
}

/// What came of a plan.
#[derive(Clone, Debug)]
pub struct Report {
    /// The seed of the plan.
    pub seed: u64,
    /// Kind by kind.
    pub kinds: Vec<KindReport>,
}

impl KindReport {
    pub(crate) fn new(kind: Kind) -> KindReport {
        let (faults, acknowledged, repeats, reads, proven) = (0, 0, 0, 0, 0);
        KindReport {
            kind,
            faults,
            acknowledged,
            repeats,
            reads,
            proven,
            violations: Vec::new(),
            seconds: 0.0,
        }
    }

    /// Compares everything that players were told with the log of a server that runs there.
    pub(crate) fn audit(&mut self, place: &Place, host: &str, crowd: &[Played]) -> Result<(), Failure> {
        for played in crowd {
            let client = played.client.at(host);
            for ledger in &played.ledgers {
                let steps = log(&client, &ledger.table)?;
                self.violations.extend(compare(ledger, &steps, ledger.acknowledged.len()));
                self.violations.extend(prove(&place.binary, &place.folder, &client, ledger)?);
                self.proven += 1;
            }
            self.count(played);
        }
        Ok(())
    }

    pub(crate) fn count(&mut self, played: &Played) {
        self.violations.extend(played.violations.iter().cloned());
        self.acknowledged +=
            played.ledgers.iter().map(|ledger| ledger.acknowledged.len() as u64).sum::<u64>();
        self.repeats += played.repeats;
        self.reads += played.reads;
    }

    fn json(&self) -> Value {
        json!({
            "kind": self.kind.name(), "faults": self.faults, "acknowledged": self.acknowledged,
            "repeats": self.repeats, "reads": self.reads, "proven": self.proven, "seconds": self.seconds.round(),
            "violations": self.violations.iter().map(Violation::to_string).collect::<Vec<_>>(),
        })
    }
}

impl Report {
    /// How many promises were broken.
    pub fn violations(&self) -> usize {
        self.kinds.iter().map(|kind| kind.violations.len()).sum()
    }

    /// How many faults there were.
    pub fn faults(&self) -> u32 {
        self.kinds.iter().map(|kind| kind.faults).sum()
    }

    /// The same as one JSON text.
    pub fn json(&self) -> Value {
        json!({
            "seed": self.seed, "faults": self.faults(), "violations": self.violations(),
            "kinds": self.kinds.iter().map(KindReport::json).collect::<Vec<_>>(),
        })
    }
}

const HEAD: &str =
    "| fault | times | moves acknowledged | sent again | looks | dice proven | violations | seconds |
|---|---:|---:|---:|---:|---:|---:|---:|";

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        for kind in &self.kinds {
            writeln!(f, "{kind}")?;
        }
        write!(f, "seed {}: {} faults, {} violations", self.seed, self.faults(), self.violations())
    }
}

impl fmt::Display for KindReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let KindReport { faults, acknowledged, repeats, reads, proven, seconds, .. } = self;
        let (name, broken) = (self.kind.name(), self.violations.len());
        write!(
            f,
            "| {name} | {faults} | {acknowledged} | {repeats} | {reads} | {proven} | {broken} | {seconds:.0} |"
        )
    }
}
