//! Work that must not hold up the screen.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Where work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threads {
    /// On a thread of its own, while the screen goes on.
    Own,
    /// At once, before anything else: for tests, which have no time to lose.
    None,
}

/// Something that is being worked out. Whoever drops it no longer wants to know.
pub struct Job<T> {
    receiver: Receiver<T>,
}

/// How far a job is.
pub enum Progress<T> {
    /// It is being worked on.
    Waiting,
    /// It is done.
    Done(T),
    /// It broke down.
    Broken,
}

impl<T: Send + 'static> Job<T> {
    /// Begins the work.
    pub fn start(threads: Threads, work: impl FnOnce() -> T + Send + 'static) -> Job<T> {
        let (sender, receiver) = channel();
        // Nobody listens to a job that was dropped.
        let task = move || _ = sender.send(work());
        match threads {
            Threads::None => task(),
            // Without a thread the sender is dropped, and the job is broken.
            Threads::Own => _ = thread::Builder::new().name("bonecup-work".to_owned()).spawn(task),
        }
        Job { receiver }
    }

    /// How far it is; what is done is told once.
    pub fn poll(&self) -> Progress<T> {
        match self.receiver.try_recv() {
            Ok(result) => Progress::Done(result),
            Err(TryRecvError::Empty) => Progress::Waiting,
            Err(TryRecvError::Disconnected) => Progress::Broken,
        }
    }
}
