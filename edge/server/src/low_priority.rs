//! Threads that stand back behind those which serve players. Whoever thinks on them may take a core for seconds; a move that comes
//! meanwhile is answered first. Threads that they start, as the solver does, stand back with them.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, mpsc};

use tokio::sync::oneshot;
use tracing::{debug, error};

/// How much those stand back that bots and the coach think on, as `nice` counts: people wait for them, though not as they wait for
/// their own moves.
pub(crate) const THINKING: i32 = 5;
/// And those that work for somebody who only reads, or for nobody who waits.
pub(crate) const READING: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of such threads, started when the first of them is needed.
pub(crate) struct LowPriorityThreads {
    name: &'static str,
    count: usize,
    niceness: i32,
    jobs: OnceLock<mpsc::Sender<Job>>,
}

/// The work came to no end: it panicked, or there is no thread for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the work came to no end")]
pub(crate) struct Unfinished;

impl LowPriorityThreads {
    pub(crate) fn new(name: &'static str, count: usize, niceness: i32) -> LowPriorityThreads {
        LowPriorityThreads { name, count: count.max(1), niceness, jobs: OnceLock::new() }
    }

    /// Works on one of the threads, when one is free. It goes on though nobody waits for it any more. In a simulation it
    /// happens at once, as with [`offload`](crate::offload::offload).
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        #[cfg(feature = "simulation")]
        if crate::simulation::is_on() {
            return Ok(work());
        }
        let (done, finished) = oneshot::channel();
        let job: Job = Box::new(move || {
            if let Ok(result) = std::panic::catch_unwind(AssertUnwindSafe(work)) {
                // Whoever asked may have gone away.
                let _ = done.send(result);
            }
        });
        self.jobs.get_or_init(|| self.start()).send(job).map_err(|_| Unfinished)?;
        finished.await.map_err(|_| Unfinished)
    }

    fn start(&self) -> mpsc::Sender<Job> {
        let (jobs, wanted) = mpsc::channel::<Job>();
        let wanted = Arc::new(Mutex::new(wanted));
        for number in 1..=self.count {
            let (wanted, niceness) = (Arc::clone(&wanted), self.niceness);
            let thread = std::thread::Builder::new().name(format!("{}-{number}", self.name));
            if let Err(error) = thread.spawn(move || work(&wanted, niceness)) {
                error!(%error, "a thread of low priority cannot be started");
            }
        }
        jobs
    }
}

/// Does one thing after the other until nobody can ask for any more.
fn work(wanted: &Mutex<mpsc::Receiver<Job>>, niceness: i32) {
    stand_back(niceness);
    let next = || wanted.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(job) = next() {
        job();
    }
}

/// Lets other threads of the server run before this one.
pub(crate) fn stand_back(niceness: i32) {
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), niceness) {
        debug!(%error, "a thread keeps its usual priority");
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    fn niceness() -> i32 {
        rustix::process::getpriority_process(Some(rustix::thread::gettid())).unwrap()
    }

    #[tokio::test]
    async fn work_and_the_threads_that_it_starts_stand_back() {
        let threads = LowPriorityThreads::new("test", 2, 19);
        let of_both = || (niceness(), std::thread::spawn(niceness).join().unwrap());
        let usual = niceness();
        assert_eq!(threads.run(of_both).await, Ok((19, 19)));
        assert_eq!(niceness(), usual, "who asks keeps theirs");
    }

    #[tokio::test]
    async fn a_panic_is_told_and_takes_no_thread_away() {
        let threads = LowPriorityThreads::new("test", 1, 19);
        for _ in 0..3 {
            let broken = || {
                if true {
                    panic!("a defect")
                }
            };
            assert_eq!(threads.run(broken).await, Err(Unfinished));
        }
        assert_eq!(threads.run(|| 7).await, Ok(7));
    }
}
