//! Who is connected to a table. This is not in the log: it is true now, or not at all.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use bonecup_referee::PersonId;

/// How long another node's word is believed. It repeats itself three times in this.
const BELIEVED: Duration = Duration::from_secs(15);

/// The people at a table, on this node and on others.
#[derive(Default)]
pub(crate) struct Presence {
    here: HashMap<PersonId, usize>,
    unknown: usize,
    elsewhere: HashMap<String, Report>,
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
            Some(person) => *self.here.entry(person.clone()).or_default() += 1,
            None => self.unknown += 1,
        }
    }

    pub(super) fn go(&mut self, person: Option<&PersonId>) {
        let Some(person) = person else {
            self.unknown = self.unknown.saturating_sub(1);
            return;
        };
        if let Some(count) = self.here.get_mut(person) {
            *count = count.saturating_sub(1);
        }
        self.here.retain(|_, count| *count > 0);
    }

    /// Whether the person is connected anywhere.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        let elsewhere = || self.fresh().any(|report| report.people.contains(person));
        self.here.contains_key(person) || elsewhere()
    }

    /// How many connections there are in all.
    pub(crate) fn connections(&self) -> usize {
        let here: usize = self.here.values().sum();
        here + self.unknown + self.fresh().map(|report| report.connections).sum::<usize>()
    }

    /// The people on this node, for the others.
    pub(crate) fn here(&self) -> (Vec<PersonId>, usize) {
        (self.here.keys().cloned().collect(), self.here.values().sum::<usize>() + self.unknown)
    }

    /// Takes in what another node says; true if it is news.
    pub(crate) fn hear(&mut self, node: &str, people: HashSet<PersonId>, connections: usize) -> bool {
        let before = self.elsewhere.get(node).filter(|report| report.at.elapsed() < BELIEVED);
        let news = before.map_or(connections > 0, |report| report.people != people);
        if connections == 0 {
            self.elsewhere.remove(node);
        } else {
            let report = Report { people, connections, at: Instant::now() };
            self.elsewhere.insert(node.to_owned(), report);
        }
        news
    }

    fn fresh(&self) -> impl Iterator<Item = &Report> {
        self.elsewhere.values().filter(|report| report.at.elapsed() < BELIEVED)
    }
}
