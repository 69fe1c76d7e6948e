//! Who is connected to a table. This is not in the log: it is true now, or not at all.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use bonecup_referee::PersonId;

/// How long another node's word is believed. It repeats itself three times in this.
const REPORT_LIFETIME: Duration = Duration::from_secs(15);
/// How long a device is still taken to be there after its last connection: programs that ask again and again have gaps.
const GAP: Duration = Duration::from_secs(2);

/// The people at a table, on this node and on others.
#[derive(Default)]
pub(crate) struct Presence {
    local: HashMap<PersonId, usize>,
    anonymous: usize,
    remote: HashMap<String, Report>,
    /// When people who are not connected any more were it last.
    left: HashMap<PersonId, Instant>,
}

/// What another node said last.
struct Report {
    people: HashSet<PersonId>,
    connections: usize,
    at: Instant,
}

impl Presence {
    pub(super) fn arrive(&mut self, person: Option<&PersonId>) {
        match person {
            Some(person) => *self.local.entry(person.clone()).or_default() += 1,
            None => self.anonymous += 1,
        }
    }

    pub(super) fn leave(&mut self, person: Option<&PersonId>) {
        let Some(person) = person else {
            self.anonymous = self.anonymous.saturating_sub(1);
            return;
        };
        if let Some(count) = self.local.get_mut(person) {
            *count = count.saturating_sub(1);
        }
        self.local.retain(|_, count| *count > 0);
        self.left.retain(|_, at| at.elapsed() < GAP);
        self.left.insert(person.clone(), Instant::now());
    }

    /// Whether the person is connected anywhere.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        let remote = || self.fresh_reports().any(|report| report.people.contains(person));
        self.local.contains_key(person) || remote()
    }

    /// Whether a device of the person can be asked for something: it is connected, or was a moment ago.
    pub(crate) fn can_answer(&self, person: &PersonId) -> bool {
        self.has(person) || self.left.get(person).is_some_and(|at| at.elapsed() < GAP)
    }

    /// How many connections there are in all.
    pub(crate) fn connections(&self) -> usize {
        let local: usize = self.local.values().sum();
        local + self.anonymous + self.fresh_reports().map(|report| report.connections).sum::<usize>()
    }

    /// The people on this node, for the others.
    pub(crate) fn local(&self) -> (Vec<PersonId>, usize) {
        (self.local.keys().cloned().collect(), self.local.values().sum::<usize>() + self.anonymous)
    }

    /// Takes in what another node says; true if it is news.
    pub(crate) fn take_report(&mut self, node: &str, people: HashSet<PersonId>, connections: usize) -> bool {
        let before = self.remote.get(node).filter(|report| report.at.elapsed() < REPORT_LIFETIME);
        let news = before.map_or(connections > 0, |report| report.people != people);
        if connections == 0 {
            self.remote.remove(node);
        } else {
            let report = Report { people, connections, at: Instant::now() };
            self.remote.insert(node.to_owned(), report);
        }
        news
    }

    fn fresh_reports(&self) -> impl Iterator<Item = &Report> {
        self.remote.values().filter(|report| report.at.elapsed() < REPORT_LIFETIME)
    }
}
