//! A bounded cache in which each value is computed once.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use lru::LruCache;

/// Keeps the values that were asked for last.
pub(crate) struct SolveOnce<K, V> {
    /// A slot is empty while its value is being computed.
    slots: Mutex<LruCache<K, Arc<OnceLock<V>>>>,
}

impl<K: Hash + Eq, V: Clone> SolveOnce<K, V> {
    /// Room for so many values, at least one.
    pub(crate) fn new(most: usize) -> SolveOnce<K, V> {
        let most = NonZeroUsize::new(most).unwrap_or(NonZeroUsize::MIN);
        SolveOnce { slots: Mutex::new(LruCache::new(most)) }
    }

    /// The value of this key, computed now if it is not there. Whoever asks for it meanwhile waits; questions about other
    /// keys do not. If `solve` panics, the slot stays empty and the next to ask tries again.
    pub(crate) fn get(&self, key: K, solve: impl FnOnce() -> V) -> V {
        let slot = Arc::clone(self.lock().get_or_insert(key, Arc::default));
        slot.get_or_init(solve).clone()
    }

    /// The value of the key that was asked for last and fits, if there is one.
    pub(crate) fn find(&self, fits: impl Fn(&K, &V) -> bool) -> Option<V> {
        let slots = self.lock();
        let mut values = slots.iter().filter_map(|(key, slot)| Some((key, slot.get()?)));
        values.find(|(key, value)| fits(key, value)).map(|(_, value)| value.clone())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, LruCache<K, Arc<OnceLock<V>>>> {
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

    #[test]
    fn a_value_is_computed_once_while_there_is_room() {
        let cache = SolveOnce::new(2);
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
        let (cache, made, start) = (SolveOnce::new(2), AtomicU32::new(0), Barrier::new(4));
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
        let cache: SolveOnce<u8, u8> = SolveOnce::new(2);
        let broken = std::panic::AssertUnwindSafe(|| cache.get(1, || panic!("it breaks")));
        assert!(std::panic::catch_unwind(broken).is_err());
        assert_eq!(cache.get(1, || 7), 7);
    }
}
