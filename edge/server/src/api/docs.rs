//! The document of the API and the page that shows it. They are the longest answers of all and never change: each is compressed once.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::{App, ClientAddr};
use crate::error::{ApiError, Refused};
use crate::heavy::{Answer, Key};

/// No file of the page is longer.
const MOST_BYTES: usize = 8 << 20;

/// The routes of the document, given as JSON, and of the page.
pub(super) fn routes(app: &App, json: String) -> Router<App> {
    let page = utoipa_swagger_ui::SwaggerUi::new("/api/docs")
        .config(utoipa_swagger_ui::Config::from("/api/openapi.json"));
    let document = get(|| async move { ([("content-type", "application/json")], json) });
    Router::from(page).route("/api/openapi.json", document).layer(from_fn_with_state(app.clone(), packed))
}

/// Answers with what is kept, or keeps what the page answers.
async fn packed(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (path, headers) = (request.uri().path().to_owned(), request.headers().clone());
    let (kind, key) = (kind_of(&path), Key::Document(path));
    if let Some(answer) = app.heavy.answers.final_one(&key) {
        return Ok(respond(&answer, &headers, kind));
    }
    let is_get = request.method() == Method::GET;
    let response = next.run(request).await;
    if response.status() != StatusCode::OK || !is_get {
        return Ok(response);
    }
    let bytes = axum::body::to_bytes(response.into_body(), MOST_BYTES).await;
    let bytes = bytes.map_err(|_| Refused::Internal)?;
    let answer = app.heavy.pack(address, move |packer| packer.bytes(&bytes)).await?;
    app.heavy.answers.keep(key, &answer, None);
    Ok(respond(&answer, &headers, kind))
}

fn respond(answer: &Answer, headers: &HeaderMap, kind: HeaderValue) -> Response {
    answer.respond(headers, [(CONTENT_TYPE, kind)]).into_response()
}

/// The page itself ends in a slash.
fn kind_of(path: &str) -> HeaderValue {
    let kind = if path.ends_with('/') {
        mime_guess::mime::TEXT_HTML_UTF_8
    } else {
        mime_guess::from_path(path).first_or_octet_stream()
    };
    HeaderValue::from_str(kind.as_ref()).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}
