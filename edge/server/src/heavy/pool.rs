//! Threads for what costs much.

use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tracing::error;

use super::queue::FairQueue;
use crate::error::Refused;
use crate::low_priority::{READING, stand_back};
use crate::metrics::Metrics;
use crate::rate_limits::home;

/// A few threads, and who waits for them.
pub(super) struct Pool {
    shared: Arc<Shared>,
    metrics: Metrics,
}

struct Shared {
    state: Mutex<State>,
    news: Condvar,
}

struct State {
    queue: FairQueue<Job>,
    closed: bool,
}

/// Something to do. Whoever waits for it hears nothing if it is dropped.
type Job = Box<dyn FnOnce() + Send>;

impl Pool {
    /// Threads of this name, for which so many may wait in all and of one address.
    pub(super) fn new(
        name: &str,
        threads: usize,
        (most, most_per_address): (usize, usize),
        metrics: Metrics,
    ) -> Pool {
        let queue = FairQueue::new(most, most_per_address);
        let shared =
            Arc::new(Shared { state: Mutex::new(State { queue, closed: false }), news: Condvar::new() });
        for number in 1..=threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("{name}-{number}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                error!(%error, "a thread for expensive requests cannot be started");
            }
        }
        Pool { shared, metrics }
    }

    /// Does something when it is this address's turn; refused where too many wait. In a simulation it happens at once, as with
    /// [`offload`](crate::offload::offload).
    pub(super) async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Refused> {
        #[cfg(feature = "simulation")]
        if crate::simulation::is_on() {
            return Ok(work.await);
        }
        let (answer, answered) = oneshot::channel();
        let handle = Handle::current();
        let job: Job = Box::new(move || {
            // Whoever has gone away meanwhile costs nothing.
            if !answer.is_closed() {
                let _ = answer.send(std::panic::catch_unwind(AssertUnwindSafe(|| handle.block_on(work))));
            }
        });
        // Whoever has to go hears so by being dropped.
        drop(self.shared.state().queue.push(home(address), job));
        self.shared.news.notify_one();
        match answered.await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(_)) => Err(Refused::Internal),
            Err(_) => {
                self.metrics.crowded.inc();
                Err(Refused::Crowded)
            }
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.news.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        stand_back(READING);
        while let Some(job) = self.next() {
            job();
        }
    }

    /// Waits for something to do; none when nobody will ask any more.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            if let Some(job) = state.queue.pop() {
                return Some(job);
            }
            state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
    use std::net::Ipv4Addr;
    use std::sync::mpsc;

    use axum::response::IntoResponse as _;

    use super::*;
    use crate::error::ApiError;

    fn pool(queue: usize) -> Arc<Pool> {
        Arc::new(Pool::new("test", 1, (queue, queue), Metrics::new()))
    }

    fn at(number: u8) -> IpAddr {
        Ipv4Addr::new(192, 0, 2, number).into()
    }

    #[tokio::test]
    async fn beyond_the_queue_people_are_told_when_to_come_back() {
        let pool = pool(2);
        let (go_on, until) = mpsc::channel::<()>();
        let (began, beginning) = oneshot::channel();
        let long = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move {
                let work = async move {
                    let _ = began.send(());
                    until.recv().is_err()
                };
                pool.run(at(1), work).await.unwrap()
            }
        });
        beginning.await.unwrap();
        let ask = |address: u8| {
            let pool = Arc::clone(&pool);
            tokio::spawn(async move { pool.run(at(address), async move { address }).await })
        };
        let waiting = [ask(1), ask(1)];
        // The current thread runs both until they wait.
        tokio::task::yield_now().await;
        let refused = ApiError::from(pool.run(at(1), async { 0 }).await.unwrap_err()).into_response();
        assert_eq!(
            (refused.status().as_u16(), &refused.headers()["retry-after"]),
            (503, &"2".parse().unwrap())
        );
        let other = ask(2);
        tokio::task::yield_now().await;
        drop(go_on);
        assert!(long.await.unwrap());
        let [first, second] = waiting;
        assert_eq!(first.await.unwrap().unwrap(), 1);
        assert!(second.await.unwrap().is_err(), "the last of who had most made room");
        assert_eq!(other.await.unwrap().unwrap(), 2);
    }

    #[tokio::test]
    async fn a_panic_is_one_request_s_bad_luck() {
        let pool = pool(2);
        let panicked = pool
            .run(at(1), async {
                if true {
                    panic!("a defect")
                }
            })
            .await;
        assert_eq!(panicked.unwrap_err(), Refused::Internal);
        assert_eq!(pool.run(at(1), async { 7 }).await.unwrap(), 7);
    }
}
