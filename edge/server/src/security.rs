//! What every request has to pass, and what every answer says to browsers.

use std::net::IpAddr;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::{App, ClientAddr};
use crate::error::{ApiError, Refused};
use crate::{costs, identity};

/// Nothing is loaded from elsewhere, nothing frames us, no script stands in a page.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; font-src 'self'; media-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";
/// The page of the API's document brings styles of its own.
const DOCS_POLICY: &str = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; \
                           img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Browsers that were here by https come by nothing else for a year. Other names below the same domain are their own business.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Refuses what comes too often or from another site.
pub(crate) async fn layer(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let cost = costs::of(path.as_ref().map_or("", MatchedPath::as_str));
    let response = match pass(&app, address, cost, request).await {
        Ok(request) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    app.metrics.answers.get_or_create(&[("status", response.status().as_u16())]).inc();
    response
}

async fn pass(app: &App, address: IpAddr, cost: u32, request: Request) -> Result<Request, ApiError> {
    app.rate_limits.request(address, cost)?;
    let request = with_whole_body(request, app.config.limits.body_bytes).await?;
    same_site(app, &request).map(|()| request)
}

/// Reads a body that is not too long, whatever becomes of the request: a refusal that leaves it unread closes the connection
/// under the client's next request.
async fn with_whole_body(request: Request, most: usize) -> Result<Request, ApiError> {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    if !length.and_then(|length| length.parse().ok()).is_some_and(|length| (1..=most).contains(&length)) {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let bytes = axum::body::to_bytes(body, most).await.map_err(|_| Refused::TooLarge)?;
    Ok(Request::from_parts(parts, bytes.into()))
}

/// Adds the headers that browsers heed.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let docs = request.uri().path().starts_with("/api/docs");
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    let policy = if docs { DOCS_POLICY } else { POLICY };
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    if api {
        // Who asks decides what the answer is.
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// A browser says from which site a request comes. Only our own pages may change things or open the stream; programs
/// say nothing, and have no cookie that could be misused.
fn same_site(app: &App, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD) && !is_upgrade(headers);
    if harmless || identity::bearer(headers).is_some() {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let origin_fits = match text(header::ORIGIN) {
        Some(origin) => is_own(app, headers, origin),
        None => !matches!(text(HeaderName::from_static("sec-fetch-site")), Some("cross-site" | "same-site")),
    };
    if origin_fits { Ok(()) } else { Err(Refused::OtherSite.into()) }
}

fn is_own(app: &App, headers: &HeaderMap, origin: &str) -> bool {
    if let Some(public) = &app.config.public_url {
        return origin.eq_ignore_ascii_case(public.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    authority.is_some() && authority == host
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}
