//! The web app, which lies in the binary, and the page that stands in for it where it was not built.

mod assets;
mod encoding;
mod index;
mod preview;

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method, StatusCode, Version};
use axum::response::{Html, IntoResponse, Response};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use self::assets::Assets;
pub(crate) use self::encoding::Encoding;
use self::preview::Preview;
use crate::app::{App, ClientAddr};
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
    let is_page = |_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions| {
        headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
    };
    // Files have their smaller forms already.
    let compressed = CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(is_page);
    Router::new().fallback(answer).layer(compressed)
}

async fn answer(State(app): State<App>, ClientAddr(address): ClientAddr, request: Request) -> Response {
    let (request, _) = request.into_parts();
    let may_look_up = || app.rate_limits.previewed_code(address).is_ok();
    let preview = Preview::of(&app, request.uri.path(), may_look_up);
    let origin = preview::origin(&request.headers, &app.config);
    page(&SHELF, &request, origin.as_deref(), preview).await
}

/// What is at the path; the preview is made only for pages.
async fn page(
    assets: &Assets,
    request: &Parts,
    origin: Option<&str>,
    preview: impl Future<Output = Preview>,
) -> Response {
    let (path, headers) = (request.uri.path(), &request.headers);
    if !matches!(request.method, Method::GET | Method::HEAD) {
        return ApiError::from(Refused::NoPage).into_response();
    }
    match assets.file(path) {
        Some(file) => file.answer(headers),
        // Pages ask for such files only by names that exist.
        None if assets::has_hash(path) => ApiError::from(Refused::NoPage).into_response(),
        None => match assets.index() {
            Some(index) => {
                let (preview, words) = (preview.await, language::current());
                let picture = preview.picture(|file| assets.file(file).is_some());
                let picture = origin.map(|origin| format!("{origin}/{picture}"));
                index.answer(&preview.head(picture.as_deref(), words), words, headers)
            }
            None => home(headers).into_response(),
        },
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
