//! What one person was told about one table, in order, and where that was broken.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;

/// A promise that was broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Violation {
    /// What was acknowledged is not in the log, not at its place, or not in its order.
    #[error("{table}: {key} was acknowledged as step {seq}, but the log has {found} there")]
    Lost {
        /// The table.
        table: String,
        /// The client's name for the command.
        key: String,
        /// The step that it was told.
        seq: u64,
        /// What is there instead.
        found: String,
    },
    /// The log has something that nobody asked for, or the same twice.
    #[error("{table}: the log has {count} commands, but only {asked} were asked for")]
    Doubled {
        /// The table.
        table: String,
        /// In the log.
        count: usize,
        /// By this person.
        asked: usize,
    },
    /// The numbers of steps are not one after the other.
    #[error("{table}: step {found} where {expected} belongs")]
    Gap {
        /// The table.
        table: String,
        /// The number that belongs there.
        expected: u64,
        /// The number that is there.
        found: String,
    },
    /// Dice that were seen are others now.
    #[error("{table}: roll {roll} showed {before} and now shows {now}")]
    Rerolled {
        /// The table.
        table: String,
        /// The number of the roll.
        roll: u64,
        /// What was seen.
        before: String,
        /// What is told now.
        now: String,
    },
    /// Somebody was shown an older table than they knew.
    #[error("{table}: shown at step {shown} when step {known} was acknowledged")]
    Stale {
        /// The table.
        table: String,
        /// What was shown.
        shown: u64,
        /// What had been acknowledged before the question.
        known: u64,
    },
    /// The same command under the same key was answered in another way.
    #[error("{table}: {key} was answered by step {first}, and when it was repeated by {second}")]
    AnsweredDifferently {
        /// The table.
        table: String,
        /// The client's name for the command.
        key: String,
        /// The first answer.
        first: u64,
        /// The second.
        second: String,
    },
    /// An answer that no fault explains.
    #[error("{table}: {what} was answered with {status} {text}")]
    Unexplained {
        /// The table.
        table: String,
        /// What was asked.
        what: String,
        /// The status.
        status: u16,
        /// The answer.
        text: String,
    },
    /// The finished record does not prove its dice.
    #[error("{table}: the dice are not proven: {text}")]
    Unproven {
        /// The table.
        table: String,
        /// What the verifier says.
        text: String,
    },
    /// A server that was replaced was written to.
    #[error("the old primary was written to: {before} steps before, {after} after")]
    WrittenToTheOld {
        /// Steps when it came back.
        before: u64,
        /// Steps after people had played on.
        after: u64,
    },
    /// A server did not come back, or nobody could play on.
    #[error("{0}")]
    Stuck(String),
}

/// A command as it is sent.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Command {
    pub(crate) key: String,
    /// `play` or `throw`.
    pub(crate) what: &'static str,
    pub(crate) body: Value,
}

impl Command {
    /// Such as `keep 3 3`; none for a throw.
    pub(crate) fn written(&self) -> Option<&str> {
        self.body["moves"][0].as_str()
    }
}

/// A command that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) command: Command,
    pub(crate) seq: u64,
    /// Microseconds since 1970, after the answer had come.
    pub(crate) at: u64,
}

/// Everything that one person was told about one table.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ledger {
    pub(crate) table: String,
    pub(crate) acknowledged: Vec<Acknowledged>,
    /// Sent and not answered yet.
    pub(crate) pending: Option<Command>,
    /// What rolls were seen to show.
    pub(crate) rolls: BTreeMap<u64, String>,
}

impl Ledger {
    /// The last step that was acknowledged.
    pub(crate) fn known(&self) -> u64 {
        self.acknowledged.last().map_or(0, |last| last.seq)
    }

    /// Notes the dice of steps; those that had been seen otherwise.
    pub(crate) fn see(&mut self, steps: &[Value]) -> Vec<Violation> {
        let mut broken = Vec::new();
        for (roll, outcome) in rolls(steps) {
            let before = self.rolls.entry(roll).or_insert_with(|| outcome.clone());
            if *before != outcome {
                let (before, now) = (before.clone(), outcome);
                broken.push(Violation::Rerolled { table: self.table.clone(), roll, before, now });
            }
        }
        broken
    }
}

/// What the rolls of these steps show.
pub(crate) fn rolls(steps: &[Value]) -> impl Iterator<Item = (u64, String)> + '_ {
    let events = steps.iter().flat_map(|step| step["events"].as_array().into_iter().flatten());
    let rolled = events.filter(|event| event["type"] == "rolled");
    rolled.filter_map(|event| Some((event["roll"].as_u64()?, event["outcome"].to_string())))
}

/// Microseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}
