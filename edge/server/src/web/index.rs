//! The page that finds its way by the path. Its head says what messengers show of it, so it is another one for each path.

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bonecup_words::Words;

use super::assets::{ASK_AGAIN, Form};

/// What stands in the page as it was built, where its language and its head come.
const LANGUAGE: &str = "<html lang=\"en\">";
const TITLE: &str = "<title>Bonecup</title>";

/// The page as it was built.
pub(super) struct Index(String);

impl Index {
    pub(super) fn new(built: &Bytes) -> Index {
        Index(String::from_utf8_lossy(built).into_owned())
    }

    /// The page with this head, or the word that the client has it already.
    pub(super) fn answer(&self, head: &str, words: &Words, headers: &HeaderMap) -> Response {
        let language = format!("<html lang=\"{}\">", words.language().key());
        let page = self.0.replacen(LANGUAGE, &language, 1).replacen(TITLE, head, 1);
        let form = Form::new(&Bytes::from(page));
        let mut response = if form.is_known(headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(CONTENT_TYPE, "text/html; charset=utf-8")], Body::from(form.bytes.clone())).into_response()
        };
        // Compressed on the way it is other bytes with the same meaning.
        let tag = format!("W/{}", form.tag);
        let all: [(HeaderName, &str); 3] =
            [(CACHE_CONTROL, ASK_AGAIN), (ETAG, &tag), (VARY, "accept-language")];
        for (name, value) in all {
            if let Ok(value) = HeaderValue::from_str(value) {
                response.headers_mut().insert(name, value);
            }
        }
        response
    }
}
