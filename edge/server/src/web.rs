//! What somebody sees who opens the address in a browser: where they are, and how to play.

use axum::Router;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::language;

/// The pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/home.css", get(|| async { file("text/css; charset=utf-8", include_str!("home.css")) }))
        .route("/icon.svg", get(|| async { file("image/svg+xml", include_str!("icon.svg")) }))
}

async fn home(headers: HeaderMap) -> Html<String> {
    let words = language::current();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost:7373");
    // Whoever asks chooses what stands here, so it may not be more than a name.
    let host: String =
        host.chars().filter(|sign| sign.is_ascii_alphanumeric() || ".-:[]".contains(*sign)).collect();
    let page = ["lead", "play", "terminal", "programs", "api", "docs"]
        .iter()
        .fold(include_str!("home.html").to_owned(), |page, part| {
            page.replace(&format!("{{{part}}}"), &words.say(&format!("home-{part}"), &[]))
        });
    Html(page.replace("{lang}", words.language().key()).replace("{address}", &host))
}

fn file(kind: &'static str, content: &'static str) -> Response {
    ([(CONTENT_TYPE, kind), (axum::http::header::CACHE_CONTROL, "public, max-age=3600")], content)
        .into_response()
}
