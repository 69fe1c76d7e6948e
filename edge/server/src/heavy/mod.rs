//! Requests that cost much: whole games read from the log, gone through, written and compressed.
//!
//! They have threads of their own, a few and of low priority, so that whoever makes a move does not wait for somebody who reads.
//! Who waits for them is counted, and turned away with a word where too many do. What they make is compressed once, kept within a
//! bound of bytes for whoever asks next, and sent from there, so that many who read, or do not read, hold one copy.

mod answer;
mod answers;
mod game;
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
use pool::Pool;

/// The threads, and what they have made.
pub(crate) struct Heavy {
    pool: Pool,
    pub(crate) answers: Arc<Answers>,
}

impl Heavy {
    pub(crate) fn new(limits: &Limits, metrics: Metrics) -> Heavy {
        Heavy { pool: Pool::new(limits, metrics), answers: Answers::new(limits.answer_bytes) }
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

    /// Writes an answer that is kept for nobody else.
    pub(crate) async fn pack(
        &self,
        address: IpAddr,
        write: impl FnOnce(&mut Packer) -> Result<(), ApiError> + Send + 'static,
    ) -> Result<Answer, ApiError> {
        self.read_and_pack(address, async { Ok(()) }, |(), packer| write(packer)).await
    }
}
