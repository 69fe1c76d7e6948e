//! Requests that cost much: whole games read from the log, gone through, written and compressed.
//!
//! They have threads of their own, a few and of low priority, so that whoever makes a move does not wait for somebody who reads.
//! Who waits for them is counted, and turned away with a word where too many do. What they make is compressed once, kept within a
//! bound of bytes for whoever asks next, and sent from there, so that many who read, or do not read, hold one copy. What takes many
//! seconds has one more thread of its own, and whoever asks for it is told how far it is.

mod answer;
mod answers;
mod game;
mod long;
mod pool;
mod queue;
mod unpack;

use std::net::IpAddr;
use std::sync::Arc;

use crate::config::Limits;
use crate::error::ApiError;
use crate::metrics::Metrics;

pub(crate) use answer::{Answer, Packer};
pub(crate) use answers::{Answers, Key, What};
pub(crate) use game::of_game;
use long::LongWork;
pub(crate) use long::{Done, Long};
use pool::Pool;

/// How many lists may wait in all and of one address: a list takes a millisecond, and a page shows several at once.
const LISTS_WAITING: (usize, usize) = (256, 32);

/// The threads, and what they have made.
pub(crate) struct Heavy {
    pool: Pool,
    /// Lists are short, and do not wait for whole games.
    lists: Pool,
    long: LongWork,
    pub(crate) answers: Arc<Answers>,
}

impl Heavy {
    pub(crate) fn new(limits: &Limits, metrics: Metrics) -> Heavy {
        let waiting = (limits.heavy_queue, limits.heavy_queue_per_address);
        Heavy {
            pool: Pool::new("heavy", limits.heavy_threads, waiting, metrics.clone()),
            lists: Pool::new("lists", 1, LISTS_WAITING, metrics.clone()),
            long: LongWork::new(waiting, metrics),
            answers: Answers::new(limits.answer_bytes),
        }
    }

    /// Does something that costs much for somebody at this address. What it waits for, it waits for on the same thread, so that no
    /// more is in memory than threads there are.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl Future<Output = Result<T, ApiError>> + Send + 'static,
    ) -> Result<T, ApiError> {
        self.pool.run(address, work).await?
    }

    /// Writes an answer about something that is read for it, and kept for nobody else.
    pub(crate) async fn read_and_pack<R: Send + 'static>(
        &self,
        address: IpAddr,
        read: impl Future<Output = Result<R, ApiError>> + Send + 'static,
        write: impl FnOnce(R, &mut Packer) -> Result<(), ApiError> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        let answers = Arc::clone(&self.answers);
        let work = async move {
            let read = read.await?;
            answers.pack(|packer| write(read, packer))
        };
        self.run(address, work).await
    }

    /// Writes a list of what the store has.
    pub(crate) async fn list<R: serde::Serialize + Send + 'static>(
        &self,
        address: IpAddr,
        read: impl Future<Output = Result<R, ApiError>> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        let answers = Arc::clone(&self.answers);
        let work = async move {
            let list = read.await?;
            answers.pack(|packer| packer.json(&list))
        };
        self.lists.run(address, work).await?
    }

    /// The same for a list that is the same for all, written once for this state of what it lists.
    pub(crate) async fn shared_list<R: serde::Serialize + Send + 'static>(
        &self,
        address: IpAddr,
        key: Key,
        state: impl Fn() -> u32 + Send + 'static,
        read: impl Future<Output = Result<R, ApiError>> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        if let Some(answer) = self.answers.after(&key, state()) {
            return Ok(answer);
        }
        let answers = Arc::clone(&self.answers);
        let work = async move {
            // Somebody else may have asked for the same meanwhile.
            let state = state();
            if let Some(answer) = answers.after(&key, state) {
                return Ok(answer);
            }
            let list = read.await?;
            let answer = answers.pack(|packer| packer.json(&list))?;
            answers.keep(key, &answer, Some(state));
            Ok(answer)
        };
        self.lists.run(address, work).await?
    }

    /// Writes an answer that is kept for nobody else.
    pub(crate) async fn pack(
        &self,
        address: IpAddr,
        write: impl FnOnce(&mut Packer) -> Result<(), ApiError> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        self.read_and_pack(address, async { Ok(()) }, |(), packer| write(packer)).await
    }
}
