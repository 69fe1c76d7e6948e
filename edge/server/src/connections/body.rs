//! Bodies of requests and answers, and note taken of when they end.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use hyper::body::{Body, Frame, SizeHint};

use super::connection::{Connection, Phase};

/// A body after whose end, or when nobody wants it any more, the connection goes on.
pub(super) struct NotedBody<B> {
    body: B,
    connection: Arc<Connection>,
    from: Phase,
    to: Phase,
}

impl<B> NotedBody<B> {
    /// The body of a request: after it we have to answer.
    pub(super) fn request(body: B, connection: Arc<Connection>) -> NotedBody<B> {
        NotedBody { body, connection, from: Phase::Body, to: Phase::Answer }
    }

    /// The body of an answer: after it there may be another request.
    pub(super) fn answer(body: B, connection: Arc<Connection>) -> NotedBody<B> {
        NotedBody { body, connection, from: Phase::Answer, to: Phase::Idle }
    }

    fn end(&self) {
        self.connection.go_on(self.from, self.to);
    }
}

impl<B: Body + Unpin> Body for NotedBody<B> {
    type Data = B::Data;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, B::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(cx);
        if self.body.is_end_stream() || matches!(frame, Poll::Ready(None | Some(Err(_)))) {
            // What is left of an answer is still to be written: that ends when it is dropped.
            if self.from == Phase::Body {
                self.end();
            }
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl<B> Drop for NotedBody<B> {
    fn drop(&mut self) {
        self.end();
    }
}
