//! Places that belong to a person: strangers cannot take them, however many there are.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bonecup_referee::PersonId;
use tokio::sync::Notify;

/// Places of which everybody has a few. Clones share them.
#[derive(Clone)]
pub(crate) struct OwnPlaces(Arc<Shared>);

struct Shared {
    /// How many a person has.
    each: usize,
    /// How many there are in all.
    all: usize,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    by_person: HashMap<PersonId, VecDeque<(u64, Arc<Notify>)>>,
    count: usize,
    numbers: u64,
}

/// A place that somebody has, free again when it is dropped.
pub(crate) struct OwnPlace {
    places: OwnPlaces,
    person: PersonId,
    number: u64,
    given_up: Arc<Notify>,
}

impl OwnPlaces {
    /// So many places in all, and no more than so many for each person.
    pub(crate) fn new(each: usize, all: usize) -> OwnPlaces {
        OwnPlaces(Arc::new(Shared { each, all, held: Mutex::default() }))
    }

    /// Takes a place. Whoever has all of theirs gives up the oldest; if there is none left at all, whoever has most gives up
    /// their oldest, unless that is no more than the one who comes has already.
    pub(crate) fn take(&self, person: &PersonId) -> Option<OwnPlace> {
        let mut held = self.lock();
        let own = held.count_of(person);
        if own >= self.0.each {
            held.give_up_oldest(person);
        } else if held.count >= self.0.all {
            let greediest = held.greediest().filter(|(_, most)| *most > own + 1)?.0;
            held.give_up_oldest(&greediest);
        }
        held.numbers += 1;
        held.count += 1;
        let (number, given_up) = (held.numbers, Arc::new(Notify::new()));
        held.by_person.entry(person.clone()).or_default().push_back((number, Arc::clone(&given_up)));
        Some(OwnPlace { places: self.clone(), person: person.clone(), number, given_up })
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.0.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    fn count_of(&self, person: &PersonId) -> usize {
        self.by_person.get(person).map_or(0, VecDeque::len)
    }

    fn greediest(&self) -> Option<(PersonId, usize)> {
        let most = self.by_person.iter().max_by_key(|(_, places)| places.len());
        most.map(|(person, places)| (person.clone(), places.len()))
    }

    fn give_up_oldest(&mut self, person: &PersonId) {
        let oldest = self.by_person.get(person).and_then(VecDeque::front).cloned();
        if let Some((number, given_up)) = oldest {
            self.remove(person, number);
            given_up.notify_one();
        }
    }

    /// Removes a place, if it was not given up before.
    fn remove(&mut self, person: &PersonId, number: u64) {
        let Some(places) = self.by_person.get_mut(person) else { return };
        if let Some(index) = places.iter().position(|(held, _)| *held == number) {
            places.remove(index);
            self.count -= 1;
        }
        if places.is_empty() {
            self.by_person.remove(person);
        }
    }
}

impl OwnPlace {
    /// Waits until another connection needs this place.
    pub(crate) async fn given_up(&self) {
        self.given_up.notified().await;
    }
}

impl Drop for OwnPlace {
    fn drop(&mut self) {
        self.places.lock().remove(&self.person, self.number);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    fn who(name: &str) -> PersonId {
        name.parse().unwrap()
    }

    /// Which of these have to be given up.
    fn given_up(places: &[OwnPlace]) -> Vec<bool> {
        places.iter().map(|place| place.given_up().now_or_never().is_some()).collect()
    }

    #[test]
    fn the_oldest_gives_way_to_the_newest_of_the_same_person() {
        let places = OwnPlaces::new(2, 100);
        let held: Vec<OwnPlace> = (0..3).map(|_| places.take(&who("anna")).unwrap()).collect();
        assert_eq!(given_up(&held), [true, false, false]);
        drop(held);
        assert_eq!(places.lock().count, 0);
    }

    #[test]
    fn whoever_has_most_gives_way_to_those_who_have_less() {
        let places = OwnPlaces::new(8, 4);
        let held: Vec<OwnPlace> = (0..4).map(|_| places.take(&who("greedy")).unwrap()).collect();
        assert!(places.take(&who("greedy")).is_none(), "nobody pushes themselves out of the way of all");
        let anna = [places.take(&who("anna")).unwrap(), places.take(&who("anna")).unwrap()];
        assert_eq!(given_up(&held), [true, true, false, false]);
        assert!(places.take(&who("anna")).is_none(), "she would have more than anybody");
        assert!(places.take(&who("bert")).is_some());
        assert_eq!(given_up(&anna).len(), 2);
    }
}
