//! Who is connected to a table. This is not in the log: it is true now, or not at all.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use bonecup_referee::PersonId;

/// How long another node's word is believed. It repeats itself three times in this.
const REPORT_LIFETIME: Duration = Duration::from_secs(15);
/// How long a device is still taken to be there after its last connection: programs that ask again and again have gaps.
const GAP: Duration = Duration::from_secs(2);

/// People whose going is remembered.
const MOST_LEFT: usize = 200;

/// The people at a table, on this node and on others.
pub(crate) struct Presence {
    local: HashMap<PersonId, usize>,
    anonymous: usize,
    remote: HashMap<String, Report>,
    /// When people who are not connected any more were it last.
    left: HashMap<PersonId, Instant>,
    /// Since when we would know if anybody else had been here.
    since: Instant,
}

/// What another node said last.
struct Report {
    people: HashSet<PersonId>,
    connections: usize,
    at: Instant,
}

impl Default for Presence {
    fn default() -> Presence {
        let (local, remote, left) = Default::default();
        Presence { local, anonymous: 0, remote, left, since: Instant::now() }
    }
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
        self.note_left(person);
    }

    fn note_left(&mut self, person: &PersonId) {
        self.left.insert(person.clone(), Instant::now());
        if self.left.len() <= MOST_LEFT {
            return;
        }
        // Whoever is forgotten has been away no less long than we say then.
        let oldest = self.left.iter().min_by_key(|(_, at)| **at).map(|(person, at)| (person.clone(), *at));
        if let Some((person, at)) = oldest {
            self.left.remove(&person);
            self.since = self.since.max(at);
        }
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

    /// How long the person has not been connected anywhere, as far as is known; none if they are.
    pub(crate) fn away_for(&self, person: &PersonId) -> Option<Duration> {
        if self.has(person) {
            return None;
        }
        let reported =
            self.remote.values().filter(|report| report.people.contains(person)).map(|report| report.at);
        let last = reported.chain(self.left.get(person).copied()).max();
        Some(last.unwrap_or(self.since).elapsed())
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
        let before = self.remote.remove(node);
        let known = before.as_ref().filter(|report| report.at.elapsed() < REPORT_LIFETIME);
        let news = known.map_or(connections > 0, |report| report.people != people);
        let gone =
            before.into_iter().flat_map(|report| report.people).filter(|person| !people.contains(person));
        gone.collect::<Vec<_>>().iter().for_each(|person| self.note_left(person));
        if connections > 0 {
            let report = Report { people, connections, at: Instant::now() };
            self.remote.insert(node.to_owned(), report);
        }
        news
    }

    fn fresh_reports(&self) -> impl Iterator<Item = &Report> {
        self.remote.values().filter(|report| report.at.elapsed() < REPORT_LIFETIME)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    fn who(name: &str) -> PersonId {
        name.parse().unwrap()
    }

    fn people(names: &[&str]) -> HashSet<PersonId> {
        names.iter().map(|name| who(name)).collect()
    }

    #[test]
    fn somebody_is_away_from_their_last_connection_on_wherever_it_was() {
        let mut presence = Presence::default();
        presence.since -= Duration::from_secs(600);
        assert!(presence.away_for(&who("anna")).unwrap() >= Duration::from_secs(600), "never seen");
        presence.arrive(Some(&who("anna")));
        presence.take_report("other", people(&["anna", "bert"]), 2);
        assert_eq!((presence.away_for(&who("anna")), presence.away_for(&who("bert"))), (None, None));
        presence.leave(Some(&who("anna")));
        assert_eq!(presence.away_for(&who("anna")), None, "still there on the other node");
        presence.take_report("other", people(&["bert"]), 1);
        assert!(presence.away_for(&who("anna")).unwrap() < Duration::from_secs(60));
        presence.take_report("other", HashSet::new(), 0);
        assert!(presence.away_for(&who("bert")).unwrap() < Duration::from_secs(60));
    }

    #[test]
    fn whoever_was_on_a_node_that_fell_silent_is_away_since_its_last_word() {
        let mut presence = Presence::default();
        presence.since -= Duration::from_secs(600);
        presence.take_report("other", people(&["bert"]), 1);
        presence.remote.get_mut("other").unwrap().at -= Duration::from_secs(40);
        let away = presence.away_for(&who("bert")).unwrap();
        assert!((40..100).contains(&away.as_secs()), "{away:?}");
    }

    #[test]
    fn a_crowd_that_comes_and_goes_makes_nobody_look_longer_away() {
        let mut presence = Presence::default();
        presence.since -= Duration::from_secs(600);
        presence.leave(Some(&who("anna")));
        for number in 0..2 * MOST_LEFT {
            presence.leave(Some(&who(&format!("guest-{number}"))));
        }
        assert_eq!(presence.left.len(), MOST_LEFT);
        assert!(presence.away_for(&who("anna")).unwrap() < Duration::from_secs(60));
    }
}
