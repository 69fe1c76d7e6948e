//! The files of the web app, each in all its forms.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::encoding::Encoding;
use super::index::Index;

/// The page that finds its way by the path.
const INDEX: &str = "index.html";
/// Where files lie whose names change with what is in them.
const HASHED: &str = "assets/";
/// A file with a hash in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Everything else is asked for again, and sent again only if it has changed.
pub(super) const ASK_AGAIN: &str = "no-cache";

/// All files.
pub(super) struct Assets {
    /// By their paths without the first slash.
    files: HashMap<String, File>,
    /// The page that knows by the path what to show; none if the app was not built.
    index: Option<Index>,
}

/// A file.
pub(super) struct File {
    kind: String,
    cache: &'static str,
    plain: Form,
    /// Smaller forms of it, the best first.
    smaller: Vec<(Encoding, Form)>,
}

/// A file as it is sent.
pub(super) struct Form {
    pub(super) bytes: Bytes,
    pub(super) tag: String,
}

impl Assets {
    /// A assets with these files; a name that ends in `.br` or `.gz` beside the same without is a smaller form of it.
    pub(super) fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Assets {
        let files: HashMap<String, Bytes> = files.into_iter().collect();
        let is_twin = |name: &str| {
            let plain = Encoding::ALL.iter().find_map(|encoding| name.strip_suffix(encoding.ending()));
            plain.is_some_and(|plain| files.contains_key(plain))
        };
        let names = files.keys().filter(|name| !is_twin(name) && *name != INDEX);
        Assets {
            index: files.get(INDEX).map(Index::new),
            files: names.filter_map(|name| Some((name.clone(), File::new(name, &files)?))).collect(),
        }
    }

    /// The file at a path.
    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path.trim_start_matches('/'))
    }

    /// The page that knows by the path what to show; none if the app was not built.
    pub(super) fn index(&self) -> Option<&Index> {
        self.index.as_ref()
    }
}

/// Whether the path is one of files whose names change with what is in them.
pub(super) fn has_hash(path: &str) -> bool {
    path.trim_start_matches('/').starts_with(HASHED)
}

impl File {
    fn new(name: &str, files: &HashMap<String, Bytes>) -> Option<File> {
        let plain = Form::new(files.get(name)?);
        let smaller = Encoding::ALL.into_iter().filter_map(|encoding| {
            let bytes = files.get(&format!("{name}{}", encoding.ending()))?;
            (bytes.len() < plain.bytes.len()).then(|| (encoding, Form::new(bytes)))
        });
        let smaller = smaller.collect();
        let cache = if has_hash(name) { FOR_EVER } else { ASK_AGAIN };
        Some(File { kind: kind(name), cache, plain, smaller })
    }

    /// The file in the form that the client reads, or the word that it has it already.
    pub(super) fn answer(&self, headers: &HeaderMap) -> Response {
        let small = self.smaller.iter().find(|(encoding, _)| encoding.is_wanted(headers));
        let form = small.map_or(&self.plain, |(_, form)| form);
        let mut response = if form.is_known(headers) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(CONTENT_TYPE, self.kind.as_str())], Body::from(form.bytes.clone())).into_response()
        };
        let sent = response.status() == StatusCode::OK;
        let all = [
            (CACHE_CONTROL, Some(self.cache)),
            (ETAG, Some(form.tag.as_str())),
            (VARY, (!self.smaller.is_empty()).then_some("accept-encoding")),
            (CONTENT_ENCODING, small.filter(|_| sent).map(|(encoding, _)| encoding.name())),
        ];
        for (name, value) in all {
            if let Some(value) = value.and_then(|value| value.parse().ok()) {
                response.headers_mut().insert(name, value);
            }
        }
        response
    }
}

impl Form {
    pub(super) fn new(bytes: &Bytes) -> Form {
        let hash: String = Sha256::digest(bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Form { bytes: bytes.clone(), tag: format!("\"{hash}\"") }
    }

    /// Whether the client has it already.
    pub(super) fn is_known(&self, headers: &HeaderMap) -> bool {
        let lists = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut tags = lists.flat_map(|list| list.split(',')).map(str::trim);
        tags.any(|tag| tag == "*" || tag.trim_start_matches("W/") == self.tag)
    }
}

/// What the file is, by the end of its name.
fn kind(name: &str) -> String {
    let guessed = mime_guess::from_path(name).first_or_octet_stream();
    let is_text = guessed.type_() == mime_guess::mime::TEXT;
    if is_text { format!("{guessed}; charset=utf-8") } else { guessed.to_string() }
}
