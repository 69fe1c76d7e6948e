//! A cache, bounded in bytes, in which each value is computed once.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use bonecup_coach::{Book, CoachRefusal};
use bonecup_solver::knochenmax::Duel;
use bonecup_solver::rolling_bones::SolvedTurn;
use lru::LruCache;

/// What each value counts for beside its own memory: its key, its place, and small tables.
pub(crate) const PLACE: usize = 32 << 10;

/// Something whose memory is known.
pub(crate) trait Weight {
    /// The memory that it takes, in bytes.
    fn bytes(&self) -> usize;
}

impl Weight for Result<Book, CoachRefusal> {
    fn bytes(&self) -> usize {
        self.as_ref().map_or(0, Book::bytes)
    }
}

impl Weight for Arc<SolvedTurn> {
    fn bytes(&self) -> usize {
        SolvedTurn::bytes(self)
    }
}

impl Weight for Option<Arc<Duel>> {
    fn bytes(&self) -> usize {
        self.as_ref().map_or(0, |duel| Duel::bytes(duel))
    }
}

/// Keeps the values that were asked for last, as many as there is room for.
pub(crate) struct SolveOnce<K, V> {
    /// How many bytes there is room for.
    room: usize,
    slots: Mutex<Slots<K, V>>,
}

struct Slots<K, V> {
    by_key: LruCache<K, Slot<V>>,
    /// What all of them take.
    bytes: usize,
}

struct Slot<V> {
    /// Empty while it is being computed.
    value: Arc<OnceLock<V>>,
    /// Zero while it is not known.
    bytes: usize,
}

impl<K: Hash + Eq + Clone, V: Clone + Weight> SolveOnce<K, V> {
    /// Room for so many bytes.
    pub(crate) fn new(room: usize) -> SolveOnce<K, V> {
        SolveOnce { room, slots: Mutex::new(Slots { by_key: LruCache::unbounded(), bytes: 0 }) }
    }

    /// The value of this key, computed now if it is not there. Whoever asks for it meanwhile waits; questions about other
    /// keys do not. If `solve` panics, the slot stays empty and the next to ask tries again.
    pub(crate) fn get(&self, key: K, solve: impl FnOnce() -> V) -> V {
        let empty = || Slot { value: Arc::default(), bytes: 0 };
        let slot = Arc::clone(&self.lock().by_key.get_or_insert(key.clone(), empty).value);
        let value = slot.get_or_init(solve).clone();
        self.weigh(&key, &slot, &value);
        value
    }

    /// The value of the key that was asked for last and fits, if there is one.
    pub(crate) fn find(&self, fits: impl Fn(&K, &V) -> bool) -> Option<V> {
        let slots = self.lock();
        let mut values = slots.by_key.iter().filter_map(|(key, slot)| Some((key, slot.value.get()?)));
        values.find(|(key, value)| fits(key, value)).map(|(_, value)| value.clone())
    }

    /// How many bytes all values take.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.lock().bytes
    }

    /// The same, added up again.
    #[cfg(test)]
    pub(crate) fn sum(&self) -> usize {
        self.lock()
            .by_key
            .iter()
            .filter_map(|(_, slot)| slot.value.get())
            .map(|value| PLACE + value.bytes())
            .sum()
    }

    /// Notes what a value takes, and forgets those that were not asked for lately until there is room for it.
    fn weigh(&self, key: &K, slot: &Arc<OnceLock<V>>, value: &V) {
        let mut slots = self.lock();
        let slots = &mut *slots;
        let own = slots.by_key.peek_mut(key).filter(|own| own.bytes == 0 && Arc::ptr_eq(&own.value, slot));
        let Some(own) = own else { return };
        own.bytes = PLACE + value.bytes();
        slots.bytes += own.bytes;
        while slots.bytes > self.room {
            let Some((_, forgotten)) = slots.by_key.pop_lru() else { return };
            slots.bytes -= forgotten.bytes;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Slots<K, V>> {
        // Nothing is computed under this lock, so a panic elsewhere leaves it as it was.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    impl Weight for u32 {
        fn bytes(&self) -> usize {
            *self as usize
        }
    }

    /// Room for so many values that take nothing themselves.
    const fn room_for(values: usize) -> usize {
        values * PLACE
    }

    #[test]
    fn a_large_value_takes_the_place_of_several() {
        let cache = SolveOnce::new(room_for(5));
        let three = u32::try_from(room_for(3)).unwrap();
        for key in 1..=5 {
            cache.get(key, || 0);
        }
        assert_eq!(cache.bytes(), room_for(5));
        cache.get(6, || three);
        assert_eq!(cache.bytes(), room_for(5));
        let kept: Vec<bool> = (1..=6).map(|key| cache.find(|known, _| *known == key).is_some()).collect();
        assert_eq!(kept, [false, false, false, false, true, true]);
        cache.get(7, || 2 * three);
        assert_eq!((cache.bytes(), cache.find(|_, _| true)), (0, None), "it would not fit alone");
    }

    #[test]
    fn a_value_is_computed_once_while_there_is_room() {
        let cache = SolveOnce::new(room_for(2) + 100);
        let mut made = Vec::new();
        for key in [1, 2, 1, 3, 1, 2] {
            let value = cache.get(key, || {
                made.push(key);
                10 * key
            });
            assert_eq!(value, 10 * key);
        }
        assert_eq!(made, [1, 2, 3, 2], "2 had to make room for 3");
    }

    #[test]
    fn those_who_ask_at_the_same_time_wait_for_one_of_them() {
        let (cache, made, start) = (SolveOnce::new(room_for(2)), AtomicU32::new(0), Barrier::new(4));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    start.wait();
                    assert_eq!(cache.get("key", || made.fetch_add(1, Ordering::Relaxed)), 0);
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }

    #[test]
    fn a_panic_leaves_the_key_to_the_next() {
        let cache: SolveOnce<u8, u32> = SolveOnce::new(room_for(2));
        let broken = std::panic::AssertUnwindSafe(|| cache.get(1, || panic!("it breaks")));
        assert!(std::panic::catch_unwind(broken).is_err());
        assert_eq!(cache.get(1, || 7), 7);
    }
}
