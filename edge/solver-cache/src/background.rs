//! Work that goes on while people play.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;

use bonecup_solver::race::Watch;

/// Something that is being computed on a thread of its own. Dropping it tells the thread to stop, and does not wait.
#[derive(Debug)]
pub struct Background<T> {
    /// `None` if the system gave no thread.
    thread: Option<JoinHandle<Option<T>>>,
    signs: Arc<Signs>,
}

/// What both threads see.
#[derive(Debug, Default)]
struct Signs {
    cancelled: AtomicBool,
    /// The bits of an `f64`.
    progress: AtomicU64,
}

impl<T: Send + 'static> Background<T> {
    /// Starts the work.
    ///
    /// ```
    /// use bonecup_solver_cache::Background;
    ///
    /// let sum = Background::start(|_| Some((1..=100).sum::<u32>()));
    /// assert_eq!(sum.wait(), Some(5050));
    /// ```
    pub fn start(work: impl FnOnce(&Watch<'_>) -> Option<T> + Send + 'static) -> Background<T> {
        let signs = Arc::<Signs>::default();
        let seen = Arc::clone(&signs);
        let thread = std::thread::Builder::new().name("solver".to_owned()).spawn(move || {
            let progress = |part: f64| seen.progress.store(part.to_bits(), Ordering::Relaxed);
            work(&Watch { progress: &progress, cancelled: &seen.cancelled })
        });
        Background { thread: thread.ok(), signs }
    }

    /// What part of the work is done, from 0 to 1, as far as that can be known.
    pub fn progress(&self) -> f64 {
        f64::from_bits(self.signs.progress.load(Ordering::Relaxed))
    }

    /// Whether [`Background::wait`] would return at once.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the result; `None` if the work was cancelled or broke down.
    pub fn wait(mut self) -> Option<T> {
        self.thread.take()?.join().ok().flatten()
    }

    /// Tells the thread to stop soon.
    pub fn cancel(&self) {
        self.signs.cancelled.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.signs.cancelled.store(true, Ordering::Relaxed);
    }
}
