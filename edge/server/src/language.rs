//! The language of a request.

use std::sync::OnceLock;

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::middleware::Next;
use axum::response::Response;
use bonecup_words::{Language, Words};

tokio::task_local! {
    static LANGUAGE: Language;
}

/// The texts of a language.
pub(crate) fn words(language: Language) -> &'static Words {
    static GERMAN: OnceLock<Words> = OnceLock::new();
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    match language {
        Language::German => GERMAN.get_or_init(|| Words::new(language)),
        Language::English => ENGLISH.get_or_init(|| Words::new(language)),
    }
}

/// The texts of the request that is answered now.
pub(crate) fn current() -> &'static Words {
    words(LANGUAGE.try_with(|language| *language).unwrap_or(Language::English))
}

/// Does something in the language.
pub(crate) async fn speaking<T>(language: Language, work: impl Future<Output = T>) -> T {
    LANGUAGE.scope(language, work).await
}

/// Answers each request in the language that its sender reads.
pub(crate) async fn layer(request: Request, next: Next) -> Response {
    let language = wanted(request.headers());
    speaking(language, next.run(request)).await
}

/// German or English, whichever the header names first.
pub(crate) fn wanted(headers: &HeaderMap) -> Language {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let known = |tag: &str| match tag.trim().get(..2).map(str::to_ascii_lowercase).as_deref() {
        Some("de") => Some(Language::German),
        Some("en") => Some(Language::English),
        _ => None,
    };
    header.split(',').find_map(known).unwrap_or(Language::English)
}
