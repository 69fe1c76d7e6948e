//! The web app, which lies in the binary, and the page that stands in for it where it was not built.

mod assets;
mod encoding;

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::Router;
use axum::body::Bytes;
use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::{HeaderMap, Method};
use axum::response::{Html, IntoResponse, Response};

use self::assets::Assets;
pub(crate) use self::encoding::Encoding;
use crate::app::App;
use crate::error::{ApiError, Refused};
use crate::language;

/// What `vite build` has made.
#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
struct Dist;

static SHELF: LazyLock<Assets> = LazyLock::new(|| {
    let files = Dist::iter().filter_map(|name| Some((name.to_string(), Dist::get(&name)?)));
    Assets::new(files.map(|(name, file)| (name, bytes(file.data))))
});

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// Everything that is no request of the API: a file of the web app, or the page that finds its way by the path.
pub(crate) fn routes() -> Router<App> {
    Router::new().fallback(|request: Request| async move { page(&SHELF, &request) })
}

fn page(assets: &Assets, request: &Request) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::from(Refused::NoPage).into_response();
    }
    match assets.file(path) {
        Some(file) => file.answer(headers),
        // Pages ask for such files only by names that exist.
        None if assets::has_hash(path) => ApiError::from(Refused::NoPage).into_response(),
        None => assets.index().map_or_else(|| home(headers).into_response(), |index| index.answer(headers)),
    }
}

/// What somebody sees who opens the address of a server that was built without the web app.
fn home(headers: &HeaderMap) -> Html<String> {
    let words = language::current();
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost:7373");
    // Whoever asks chooses what stands here, so it may not be more than a name.
    let host: String =
        host.chars().filter(|sign| sign.is_ascii_alphanumeric() || ".-:[]".contains(*sign)).collect();
    let page =
        ["not-built", "terminal", "docs"].iter().fold(include_str!("home.html").to_owned(), |page, part| {
            page.replace(&format!("{{{part}}}"), &words.say(&format!("home-{part}"), &[]))
        });
    Html(page.replace("{lang}", words.language().key()).replace("{address}", &host))
}

#[cfg(test)]
mod tests;
