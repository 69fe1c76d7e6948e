//! Who is connected to a table. This is not in the log: it is true now, or not at all. Times are those that the server has run:
//! nobody went away while it was stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bonecup_referee::PersonId;

use crate::clock::Clock;

/// How long another node's word is believed. It repeats itself three times in this.
const REPORT_LIFETIME: Duration = Duration::from_secs(15);
/// How long a device is still taken to be there after its last connection: programs that ask again and again have gaps.
const GAP: Duration = Duration::from_secs(2);

/// Whoever was heard of so lately is reported to other nodes though no connection of theirs is open.
const LATELY: Duration = Duration::from_secs(15);

/// People who are remembered after they were heard of.
const MOST_HEARD: usize = 200;

/// The people at a table, on this node and on others.
pub(crate) struct Presence {
    local: BTreeMap<PersonId, usize>,
    anonymous: usize,
    remote: BTreeMap<String, Report>,
    /// When people were last heard of: they sent a request, or their connection ended.
    heard: BTreeMap<PersonId, Duration>,
    /// When connections of people ended a moment ago.
    left: BTreeMap<PersonId, Duration>,
    /// Since when we would know if anybody else had been here.
    since: Duration,
    clock: Clock,
}

/// What another node said last.
struct Report {
    people: BTreeSet<PersonId>,
    connections: usize,
    at: Duration,
}

/// What a node tells the others of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Local {
    /// Who is connected.
    pub(crate) people: BTreeSet<PersonId>,
    /// By how many connections, watchers included.
    pub(crate) connections: usize,
    /// Who else was heard of lately, and how many milliseconds ago.
    pub(crate) heard: BTreeMap<PersonId, u64>,
}

impl Presence {
    pub(super) fn new(clock: Clock) -> Presence {
        let (local, remote, heard, left) = Default::default();
        Presence { local, anonymous: 0, remote, heard, left, since: clock.running(), clock }
    }

    fn ago(&self, at: Duration) -> Duration {
        self.clock.running().saturating_sub(at)
    }

    /// A request of the person came in.
    pub(crate) fn hear_of(&mut self, person: &PersonId) {
        self.note_heard(person, self.clock.running());
    }

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
        self.note_left(person, self.clock.running());
    }

    fn note_left(&mut self, person: &PersonId, now: Duration) {
        self.left.retain(|_, at| now.saturating_sub(*at) < GAP);
        self.left.insert(person.clone(), now);
        self.note_heard(person, now);
    }

    fn note_heard(&mut self, person: &PersonId, at: Duration) {
        let last = self.heard.entry(person.clone()).or_insert(at);
        *last = at.max(*last);
        if self.heard.len() <= MOST_HEARD {
            return;
        }
        // Whoever is forgotten has been away no less long than we say then.
        let oldest = self.heard.iter().min_by_key(|(_, at)| **at).map(|(person, at)| (person.clone(), *at));
        if let Some((person, at)) = oldest {
            self.heard.remove(&person);
            self.since = self.since.max(at);
        }
    }

    /// Whether the person is connected on this node.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.local.contains_key(person)
    }

    /// Whether the person is connected anywhere.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        let remote = || self.fresh_reports().any(|report| report.people.contains(person));
        self.local.contains_key(person) || remote()
    }

    /// Whether a device of the person can be asked for something: it is connected, or was a moment ago.
    pub(crate) fn can_answer(&self, person: &PersonId) -> bool {
        self.has(person) || self.left.get(person).is_some_and(|at| self.ago(*at) < GAP)
    }

    /// How long the person has not been connected anywhere nor asked for anything, as far as is known; none if they are
    /// connected.
    pub(crate) fn away_for(&self, person: &PersonId) -> Option<Duration> {
        if self.has(person) {
            return None;
        }
        let reported =
            self.remote.values().filter(|report| report.people.contains(person)).map(|report| report.at);
        let last = reported.chain(self.heard.get(person).copied()).max();
        Some(self.ago(last.unwrap_or(self.since)))
    }

    /// How many connections there are in all.
    pub(crate) fn connections(&self) -> usize {
        let local: usize = self.local.values().sum();
        local + self.anonymous + self.fresh_reports().map(|report| report.connections).sum::<usize>()
    }

    /// The people on this node, for the others.
    pub(crate) fn local(&self) -> Local {
        let connections = self.local.values().sum::<usize>() + self.anonymous;
        let others = self.heard.iter().filter(|(person, _)| !self.local.contains_key(*person));
        let lately = others.map(|(person, at)| (person, self.ago(*at))).filter(|(_, ago)| *ago < LATELY);
        let heard =
            lately.map(|(person, ago)| (person.clone(), ago.as_millis().try_into().unwrap_or(u64::MAX)));
        Local { people: self.local.keys().cloned().collect(), connections, heard: heard.collect() }
    }

    /// Takes in what another node says; true if it is news.
    pub(crate) fn take_report(&mut self, node: &str, told: Local) -> bool {
        let now = self.clock.running();
        let before = self.remote.remove(node);
        let known = before.as_ref().filter(|report| self.ago(report.at) < REPORT_LIFETIME);
        let news = known.map_or(told.connections > 0, |report| report.people != told.people);
        let gone: Vec<PersonId> = before.into_iter().flat_map(|report| report.people).collect();
        for person in gone.iter().filter(|person| !told.people.contains(*person)) {
            self.note_left(person, now);
        }
        for (person, ago) in &told.heard {
            self.note_heard(person, now.saturating_sub(Duration::from_millis(*ago)));
        }
        if told.connections > 0 {
            let report = Report { people: told.people, connections: told.connections, at: now };
            self.remote.insert(node.to_owned(), report);
        }
        news
    }

    fn fresh_reports(&self) -> impl Iterator<Item = &Report> {
        self.remote.values().filter(|report| self.ago(report.at) < REPORT_LIFETIME)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;
    use crate::clock::tests::Moved;

    fn who(name: &str) -> PersonId {
        name.parse().unwrap()
    }

    fn told(names: &[&str]) -> Local {
        let people: BTreeSet<PersonId> = names.iter().map(|name| who(name)).collect();
        Local { connections: people.len(), people, heard: BTreeMap::new() }
    }

    /// A table that has been in memory for ten minutes.
    fn presence() -> (Moved, Presence) {
        let time = Moved::default();
        let presence = Presence::new(Clock::new(time.clone()));
        (0..150).for_each(|_| wait(&time, &presence, 4));
        (time, presence)
    }

    /// Time passes while the server runs.
    fn wait(time: &Moved, presence: &Presence, seconds: u64) {
        time.pass(seconds);
        presence.clock.measured();
    }

    fn away(presence: &Presence, name: &str) -> Option<u64> {
        presence.away_for(&who(name)).map(|away| away.as_secs())
    }

    #[test]
    fn somebody_is_away_from_their_last_connection_on_wherever_it_was() {
        let (time, mut presence) = presence();
        assert_eq!(away(&presence, "anna"), Some(600), "never seen");
        presence.arrive(Some(&who("anna")));
        presence.take_report("other", told(&["anna", "bert"]));
        assert_eq!((away(&presence, "anna"), away(&presence, "bert")), (None, None));
        presence.leave(Some(&who("anna")));
        assert_eq!(away(&presence, "anna"), None, "still there on the other node");
        presence.take_report("other", told(&["bert"]));
        wait(&time, &presence, 3);
        assert_eq!(away(&presence, "anna"), Some(3));
        presence.take_report("other", told(&[]));
        assert_eq!(away(&presence, "bert"), Some(0));
    }

    #[test]
    fn whoever_asks_for_something_is_there_without_a_connection_on_every_node() {
        let (time, mut here) = presence();
        let mut there = Presence::new(here.clock.clone());
        here.hear_of(&who("anna"));
        wait(&time, &here, 4);
        there.take_report("here", here.local());
        wait(&time, &here, 2);
        assert_eq!((away(&here, "anna"), away(&there, "anna")), (Some(6), Some(6)));
        for _ in 0..3 {
            wait(&time, &here, 4);
        }
        assert_eq!(here.local(), Local::default(), "what was long ago is not reported");
    }

    #[test]
    fn whoever_was_on_a_node_that_fell_silent_is_away_since_its_last_word() {
        let (time, mut presence) = presence();
        presence.take_report("other", told(&["bert"]));
        for _ in 0..10 {
            wait(&time, &presence, 4);
        }
        assert_eq!(away(&presence, "bert"), Some(40));
    }

    #[test]
    fn while_the_server_was_stopped_nobody_went_away() {
        let (time, mut presence) = presence();
        presence.leave(Some(&who("anna")));
        wait(&time, &presence, 3_600);
        assert_eq!(away(&presence, "anna"), Some(0));
    }

    #[test]
    fn a_crowd_that_comes_and_goes_makes_nobody_look_longer_away() {
        let (_, mut presence) = presence();
        presence.leave(Some(&who("anna")));
        for number in 0..2 * MOST_HEARD {
            presence.leave(Some(&who(&format!("guest-{number}"))));
        }
        assert_eq!(presence.heard.len(), MOST_HEARD);
        assert_eq!(away(&presence, "anna"), Some(0));
    }
}
