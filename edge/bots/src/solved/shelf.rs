//! A small store of what is expensive to make.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Keeps what was asked for last.
pub(super) struct Shelf<K, V> {
    /// The last one asked for is the last.
    places: Mutex<Vec<Place<K, V>>>,
    most: usize,
}

/// Something that is kept, or is being made just now.
struct Place<K, V> {
    key: K,
    thing: Arc<OnceLock<Arc<V>>>,
}

impl<K: Clone + PartialEq, V> Shelf<K, V> {
    /// A shelf with room for `most` things, at least one.
    pub(super) const fn new(most: usize) -> Shelf<K, V> {
        Shelf { places: Mutex::new(Vec::new()), most }
    }

    /// The thing with this key, made now if it is not there. Whoever asks for it meanwhile waits.
    pub(super) fn get(&self, key: &K, make: impl FnOnce() -> V) -> Arc<V> {
        let thing = self.place(key);
        Arc::clone(thing.get_or_init(|| Arc::new(make())))
    }

    fn place(&self, key: &K) -> Arc<OnceLock<Arc<V>>> {
        // Whoever panicked while making a thing left its place empty, which harms nobody.
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let place = match places.iter().position(|place| place.key == *key) {
            Some(found) => places.remove(found),
            None => Place { key: key.clone(), thing: Arc::default() },
        };
        if places.len() >= self.most {
            places.remove(0);
        }
        let thing = Arc::clone(&place.thing);
        places.push(place);
        thing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_made_once_while_there_is_room() {
        let shelf = Shelf::new(2);
        let mut made = Vec::new();
        for key in [1, 2, 1, 3, 1, 2] {
            let thing = shelf.get(&key, || {
                made.push(key);
                10 * key
            });
            assert_eq!(*thing, 10 * key);
        }
        assert_eq!(made, [1, 2, 3, 2], "2 had to make room for 3");
    }
}
