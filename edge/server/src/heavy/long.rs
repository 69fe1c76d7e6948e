//! Answers that take many seconds to make: they have a thread of their own, and whoever asks comes back for them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::Heavy;
use super::answer::Answer;
use super::answers::Key;
use super::pool::Pool;
use crate::error::Refused;
use crate::metrics::Metrics;

/// So long somebody waits for an answer before they are told how far it is. Far less than any proxy waits.
const WAIT: Duration = Duration::from_secs(5);

/// The thread, and what is being made on it or waits for it.
pub(super) struct LongWork {
    pool: Pool,
    making: Mutex<HashMap<Key, Making>>,
}

/// An answer in the making. Copies share it.
#[derive(Clone)]
struct Making {
    done: Done,
    ended: watch::Receiver<Option<Result<Answer, Refused>>>,
}

/// What part of an answer is made, as the bits of a number from 0 to 1.
#[derive(Clone, Default)]
pub(crate) struct Done(Arc<AtomicU64>);

/// What somebody is told who asks.
pub(crate) enum Long {
    /// The answer.
    Made(Answer),
    /// What part of it is made by now.
    Making(f64),
}

impl LongWork {
    /// So many may wait in all and of one address.
    pub(super) fn new(waiting: (usize, usize), metrics: Metrics) -> LongWork {
        LongWork { pool: Pool::new("long", 1, waiting, metrics), making: Mutex::default() }
    }

    fn making(&self) -> MutexGuard<'_, HashMap<Key, Making>> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Done {
    /// Notes what part is done.
    pub(crate) fn note(&self, part: f64) {
        self.0.store(part.clamp(0.0, 1.0).to_bits(), Ordering::Relaxed);
    }

    fn part(&self) -> f64 {
        f64::from_bits(self.0.load(Ordering::Relaxed))
    }
}

impl Heavy {
    /// An answer that is kept for ever once it is made. Whoever asks first has it made, in the turn of their address; all others
    /// wait for the same. It is made to its end even if they go away: they come back for it.
    pub(crate) async fn made_once<W>(
        self: &Arc<Self>,
        key: Key,
        address: IpAddr,
        make: impl FnOnce(Done) -> W,
    ) -> Result<Long, Refused>
    where
        W: Future<Output = Result<Answer, Refused>> + Send + 'static,
    {
        let mut making = match self.join(&key) {
            Ok(answer) => return Ok(Long::Made(answer)),
            Err(Some(making)) => making,
            Err(None) => self.begin(key, address, make),
        };
        let ended = timeout(WAIT, making.ended.wait_for(Option::is_some)).await;
        match ended {
            Ok(Ok(outcome)) => outcome.clone().unwrap_or(Err(Refused::Internal)).map(Long::Made),
            Ok(Err(_)) => Err(Refused::Internal),
            Err(_) => Ok(Long::Making(making.done.part())),
        }
    }

    /// The answer, or whoever makes it already.
    fn join(&self, key: &Key) -> Result<Answer, Option<Making>> {
        // In this order: what is made is kept before it is no longer in the making.
        let making = self.long.making().get(key).cloned();
        self.answers.final_one(key).ok_or(making)
    }

    fn begin<W>(self: &Arc<Self>, key: Key, address: IpAddr, make: impl FnOnce(Done) -> W) -> Making
    where
        W: Future<Output = Result<Answer, Refused>> + Send + 'static,
    {
        let (told, ended) = watch::channel(None);
        let done = Done::default();
        let making = Making { done: done.clone(), ended };
        let mut all = self.long.making();
        if let Some(other) = all.get(&key) {
            return other.clone();
        }
        all.insert(key.clone(), making.clone());
        drop(all);
        let (heavy, work) = (Arc::clone(self), make(done));
        tokio::spawn(async move {
            let outcome = heavy.long.pool.run(address, work).await.and_then(|made| made);
            if let Ok(answer) = &outcome {
                heavy.answers.keep(key.clone(), answer, None);
            }
            heavy.long.making().remove(&key);
            // Nobody may wait any more.
            let _ = told.send(Some(outcome));
        });
        making
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
    use std::net::Ipv4Addr;

    use super::super::answers::What;
    use super::*;
    use crate::config::Limits;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn heavy() -> Arc<Heavy> {
        Arc::new(Heavy::new(&Limits::default(), Metrics::new()))
    }

    fn key() -> Key {
        Key::Table("AAAAAAAAAAAAAAAA".parse().unwrap(), What::Chances)
    }

    /// Makes the answer, and counts how often that was done.
    fn maker(
        heavy: &Arc<Heavy>,
        times: &Arc<AtomicU64>,
    ) -> impl FnOnce(Done) -> std::pin::Pin<Box<dyn Future<Output = Result<Answer, Refused>> + Send>> + use<>
    {
        let (answers, times) = (Arc::clone(&heavy.answers), Arc::clone(times));
        move |done| {
            Box::pin(async move {
                done.note(0.25);
                times.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(50)).await;
                answers.pack(|packer| packer.text("made")).map_err(|_| Refused::Crowded)
            })
        }
    }

    #[tokio::test]
    async fn many_who_ask_have_it_made_once() {
        let (heavy, times) = (heavy(), Arc::default());
        let all: Vec<_> = (0..8)
            .map(|_| {
                let (heavy, make) = (Arc::clone(&heavy), maker(&heavy, &times));
                tokio::spawn(async move { heavy.made_once(key(), HERE, make).await })
            })
            .collect();
        for one in all {
            assert!(matches!(one.await.unwrap(), Ok(Long::Made(_))));
        }
        assert!(matches!(heavy.made_once(key(), HERE, maker(&heavy, &times)).await, Ok(Long::Made(_))));
        assert_eq!(times.load(Ordering::Relaxed), 1);
        assert!(heavy.long.making().is_empty());
    }

    #[tokio::test]
    async fn whoever_has_waited_is_told_how_far_it_is_and_it_goes_on_without_them() {
        let heavy = heavy();
        let (go_on, until) = tokio::sync::oneshot::channel::<()>();
        let answers = Arc::clone(&heavy.answers);
        let make = move |done: Done| async move {
            done.note(0.25);
            let _ = until.await;
            answers.pack(|packer| packer.text("made")).map_err(|_| Refused::Crowded)
        };
        let Ok(Long::Making(part)) = heavy.made_once(key(), HERE, make).await else { panic!("not made yet") };
        assert!((part - 0.25).abs() < 1e-9);
        go_on.send(()).unwrap();
        let never = |_| async { Err(Refused::Internal) };
        let again = heavy.made_once(key(), HERE, never).await;
        assert!(matches!(again, Ok(Long::Made(_))));
    }

    #[tokio::test]
    async fn what_failed_is_told_to_all_and_tried_again() {
        let (heavy, times) = (heavy(), Arc::default());
        let failed = heavy.made_once(key(), HERE, |_| async { Err(Refused::TooSlow) }).await;
        assert_eq!(failed.err(), Some(Refused::TooSlow));
        assert!(matches!(heavy.made_once(key(), HERE, maker(&heavy, &times)).await, Ok(Long::Made(_))));
    }
}
