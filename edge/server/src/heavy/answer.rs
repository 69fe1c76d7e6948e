//! An answer that is compressed once and sent to whoever asks.

use std::io::{self, Write};
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

use super::answers::Room;
use super::unpack::Unpacking;
use crate::error::{ApiError, Refused};
use crate::web::Encoding;

/// What is gathered before it is compressed.
const CHUNK: usize = 16 << 10;

/// An answer, compressed. Copies share it.
#[derive(Clone)]
pub(crate) struct Answer(Arc<Packed>);

struct Packed {
    gzip: Bytes,
    plain_bytes: u64,
    etag: HeaderValue,
    /// Its part of what answers may take in all.
    room: Room,
}

/// Takes an answer in and compresses it on the way: nobody ever holds the whole of it as it is read.
pub(crate) struct Packer {
    encoder: GzEncoder<Bounded>,
    plain_bytes: u64,
}

/// Bytes that take room while they grow.
struct Bounded {
    bytes: Vec<u8>,
    room: Room,
}

impl Packer {
    pub(super) fn new(room: Room) -> Packer {
        // A game shrinks to a seventeenth; at the fastest level to an eighth only, and what is kept takes memory.
        let encoder = GzEncoder::new(Bounded { bytes: Vec::new(), room }, Compression::default());
        Packer { encoder, plain_bytes: 0 }
    }

    /// Writes something as JSON.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), ApiError> {
        serde_json::to_writer(io::BufWriter::with_capacity(CHUNK, self), value)
            .map_err(|error| if error.is_io() { Refused::Crowded.into() } else { Refused::Internal.into() })
    }

    /// Writes a text as it is.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), ApiError> {
        self.bytes(text.as_bytes())
    }

    /// Writes bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), ApiError> {
        self.write_all(bytes).map_err(|_| Refused::Crowded.into())
    }

    pub(super) fn finish(self) -> Result<Answer, ApiError> {
        let Bounded { mut bytes, room } = self.encoder.finish().map_err(|_| Refused::Crowded)?;
        bytes.shrink_to_fit();
        let digest = Sha256::digest(&bytes);
        let name: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let etag = HeaderValue::from_str(&format!("W/\"{name}\"")).map_err(|_| Refused::Internal)?;
        let packed = Packed { gzip: bytes.into(), plain_bytes: self.plain_bytes, etag, room };
        Ok(Answer(Arc::new(packed)))
    }
}

impl Write for Packer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.encoder.write(bytes)?;
        self.plain_bytes += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let needed = self.bytes.len() + bytes.len();
        if !self.room.grow_to(needed) {
            return Err(io::Error::other("answers take too much memory"));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Answer {
    /// The answer for whoever sent these headers, with headers of its own.
    pub(crate) fn respond<const N: usize>(
        &self,
        asked: &HeaderMap,
        headers: [(HeaderName, HeaderValue); N],
    ) -> Response {
        let known = asked.get_all(header::IF_NONE_MATCH).iter().any(|tag| *tag == self.0.etag);
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else if Encoding::Gzip.is_wanted(asked) {
            let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
            (encoding, Body::from(Bytes::from_owner(Held(Arc::clone(&self.0))))).into_response()
        } else {
            let held = Held(Arc::clone(&self.0));
            Body::new(Unpacking::new(held, self.0.plain_bytes, self.0.room.unpacker())).into_response()
        };
        let all = response.headers_mut();
        all.insert(header::ETAG, self.0.etag.clone());
        all.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        // Whoever has it asks whether it is still the same.
        all.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        all.extend(headers.map(|(name, value)| (Some(name), value)));
        response
    }

    /// The same as JSON.
    pub(crate) fn json(&self, asked: &HeaderMap) -> Response {
        self.respond(asked, [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))])
    }

    pub(super) fn packed_bytes(&self) -> usize {
        self.0.gzip.len()
    }
}

/// Keeps an answer for as long as it is read from.
pub(super) struct Held(Arc<Packed>);

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.0.gzip
    }
}
