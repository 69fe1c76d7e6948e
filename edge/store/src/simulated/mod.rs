//! A store on a simulated disk, with the statements, the batches and the fence of the real one, and faults from a seed.
//!
//! Only with the feature `simulation`, which nothing that people run turns on.

mod chance;
mod disk;

use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::sleep;

pub use self::chance::Chance;
pub use self::disk::SimulatedDisk;
use crate::error::StoreError;
use crate::sqlite::Job;
use crate::steps::{Appended, NewStep};
use crate::value::{Row, Value};
use crate::write::{Write, Written};

/// How often what goes wrong, in ten thousand operations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DiskFaults {
    /// A write is refused before anything happened.
    pub refused: u32,
    /// A read is refused.
    pub refused_reads: u32,
    /// A write fails, and whether it happened is not known.
    pub unknown: u32,
    /// The machine stops: before the write, before the sync, or after it.
    pub stopped: u32,
    /// Something takes up to seconds.
    pub slow: u32,
}

/// Mistakes that a store could make, so that whoever looks for mistakes can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// What is written is never synced.
    NoSync,
    /// A step is acknowledged before it is written.
    EarlyAnswer,
    /// A step takes the place of another of the same number.
    NoFence,
}

/// A node's way to a simulated disk. Clones are the same node's.
#[derive(Clone)]
pub(crate) struct Simulated {
    disk: SimulatedDisk,
    /// What waits to be committed together.
    waiting: Arc<Mutex<Vec<Job>>>,
}

impl Simulated {
    pub(crate) fn new(disk: SimulatedDisk) -> Simulated {
        Simulated { disk, waiting: Arc::default() }
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.disk.is_shared()
    }

    pub(crate) async fn append(&self, step: NewStep) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.hand_over(Job::Append(step, answer));
        if self.disk.has_mistake(Mistake::EarlyAnswer) {
            return Ok(Appended::Done);
        }
        self.answer(answered).await
    }

    pub(crate) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.hand_over(Job::Write(write, answer));
        self.answer(answered).await
    }

    pub(crate) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.wait().await;
        let Some(rows) = self.disk.read(sql, &values) else { return pending().await };
        self.wait().await;
        rows
    }

    /// The first who comes starts the commit, and whoever comes until then goes with it.
    fn hand_over(&self, job: Job) {
        let mut waiting = self.waiting();
        waiting.push(job);
        if waiting.len() == 1 {
            let me = self.clone();
            tokio::spawn(async move {
                me.wait().await;
                let jobs = std::mem::take(&mut *me.waiting());
                me.disk.commit(jobs);
            });
        }
    }

    async fn answer<T>(&self, answered: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
        let answer = answered.await.map_err(|_| StoreError::unanswered())?;
        self.wait().await;
        answer
    }

    async fn wait(&self) {
        sleep(Duration::from_micros(self.disk.delay())).await;
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Job>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
