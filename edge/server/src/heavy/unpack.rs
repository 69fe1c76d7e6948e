//! Answers for those who read no gzip: unpacked piece by piece on a thread of its own, so that somebody who reads fast does not hold
//! up those who play, and somebody who does not read holds one piece.

use std::io::{self, Read as _};
use std::pin::Pin;
use std::sync::mpsc;
use std::task::{Context, Poll};

use axum::body::Bytes;
use flate2::bufread::GzDecoder;
use hyper::body::{Body, Frame, SizeHint};
use tokio::sync::oneshot;
use tracing::error;

use super::answer::Held;
use crate::low_priority::{READING, stand_back};

/// What is unpacked at once.
const PIECE: usize = 32 << 10;

type Decoder = Box<GzDecoder<io::Cursor<Held>>>;
type Unpacked = (Decoder, io::Result<Bytes>);

/// Hands work to the thread, which ends when nobody can any more.
#[derive(Clone)]
pub(super) struct Unpacker(mpsc::Sender<Job>);

/// The next piece of an answer.
struct Job {
    decoder: Decoder,
    done: oneshot::Sender<Unpacked>,
}

impl Unpacker {
    pub(super) fn start() -> Unpacker {
        let (jobs, wanted) = mpsc::channel::<Job>();
        let thread = std::thread::Builder::new().name("unpack".to_owned());
        let started = thread.spawn(move || {
            stand_back(READING);
            while let Ok(job) = wanted.recv() {
                job.run();
            }
        });
        if let Err(error) = started {
            error!(%error, "a thread for answers cannot be started");
        }
        Unpacker(jobs)
    }

    /// Asks for the next piece.
    fn next(&self, decoder: Decoder) -> oneshot::Receiver<Unpacked> {
        let (done, unpacked) = oneshot::channel();
        #[cfg(feature = "simulation")]
        if crate::simulation::is_on() {
            Job { decoder, done }.run();
            return unpacked;
        }
        // Without a thread the answer is broken off.
        let _ = self.0.send(Job { decoder, done });
        unpacked
    }
}

impl Job {
    fn run(self) {
        let Job { mut decoder, done } = self;
        if done.is_closed() {
            return;
        }
        let mut piece = vec![0; PIECE];
        let read = decoder.read(&mut piece).map(|count| {
            piece.truncate(count);
            piece.into()
        });
        // Whoever asked may have gone away.
        let _ = done.send((decoder, read));
    }
}

/// The body of such an answer.
pub(super) struct Unpacking {
    piece: Piece,
    unpacker: Unpacker,
    left: u64,
}

/// Where the next piece is.
enum Piece {
    /// Nobody has asked for it.
    Packed(Decoder),
    /// The thread is at it.
    Awaited(oneshot::Receiver<Unpacked>),
    /// There is none.
    Broken,
}

impl Unpacking {
    /// So many bytes, unpacked.
    pub(super) fn new(held: Held, bytes: u64, unpacker: Unpacker) -> Unpacking {
        let decoder = Box::new(GzDecoder::new(io::Cursor::new(held)));
        Unpacking { piece: Piece::Packed(decoder), unpacker, left: bytes }
    }
}

impl Body for Unpacking {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if self.left == 0 {
            return Poll::Ready(None);
        }
        let mut awaited = match std::mem::replace(&mut self.piece, Piece::Broken) {
            Piece::Packed(decoder) => self.unpacker.next(decoder),
            Piece::Awaited(awaited) => awaited,
            Piece::Broken => return Poll::Ready(Some(Err(io::ErrorKind::BrokenPipe.into()))),
        };
        match Pin::new(&mut awaited).poll(cx) {
            Poll::Pending => {
                self.piece = Piece::Awaited(awaited);
                Poll::Pending
            }
            Poll::Ready(Ok((decoder, Ok(bytes)))) if !bytes.is_empty() => {
                self.piece = Piece::Packed(decoder);
                self.left = self.left.saturating_sub(bytes.len() as u64);
                Poll::Ready(Some(Ok(Frame::data(bytes))))
            }
            Poll::Ready(Ok((_, Err(error)))) => Poll::Ready(Some(Err(error))),
            Poll::Ready(Ok(_) | Err(_)) => Poll::Ready(Some(Err(io::ErrorKind::UnexpectedEof.into()))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}
