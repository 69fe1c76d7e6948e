#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use axum::body::{Body, to_bytes};
use axum::http::StatusCode;

use super::*;

/// A small app.
const FILES: [(&str, &str); 9] = [
    ("index.html", "<!doctype html><html lang=\"en\"><title>Bonecup</title>the app"),
    ("preview/bonecup.png", "picture"),
    ("sw.js", "// worker"),
    ("manifest.webmanifest", "{}"),
    ("icon.svg", "<svg/>"),
    ("assets/app-1a2b.js", "console.log('the app, which is long')"),
    ("assets/app-1a2b.js.br", "app as brotli"),
    ("assets/app-1a2b.js.gz", "app as gzip"),
    ("assets/font-9z.woff2", "font"),
];

fn assets() -> Assets {
    Assets::new(FILES.map(|(name, text)| (name.to_owned(), Bytes::from_static(text.as_bytes()))))
}

async fn preview() -> Preview {
    Preview::home(language::current())
}

struct Seen(StatusCode, HeaderMap, String);

impl Seen {
    fn header(&self, name: &str) -> &str {
        self.1.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Seen {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap().into_parts().0;
    let response = page(&assets(), &request, Some("https://me.example"), preview()).await;
    let (status, headers) = (response.status(), response.headers().clone());
    let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    Seen(status, headers, String::from_utf8(body.to_vec()).unwrap())
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Seen {
    ask("GET", path, headers).await
}

#[tokio::test]
async fn every_path_that_is_no_file_is_the_page() {
    for path in ["/", "/table/abc", "/index.html", "/assetsless", "/a.b"] {
        let seen = get(path, &[]).await;
        assert_eq!(seen.0, StatusCode::OK, "{path}");
        assert!(
            seen.2.starts_with("<!doctype html><html lang=\"en\"><title>Bonecup</title>\n"),
            "{}",
            seen.2
        );
        assert!(seen.2.ends_with("/>the app"), "{}", seen.2);
        assert!(
            seen.2.contains("\"og:image\" content=\"https://me.example/preview/bonecup.png\""),
            "{}",
            seen.2
        );
        assert_eq!(seen.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(seen.header("cache-control"), "no-cache");
    }
    assert_eq!(ask("HEAD", "/lobby", &[]).await.0, StatusCode::OK);
    assert_eq!(ask("POST", "/lobby", &[]).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn files_with_a_hash_are_kept_and_those_that_are_gone_are_no_page() {
    let seen = get("/assets/app-1a2b.js", &[]).await;
    assert_eq!(seen.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(seen.header("content-type"), "text/javascript; charset=utf-8");
    for path in ["/assets/app-0000.js", "/assets/", "//assets/x.js"] {
        assert_eq!(get(path, &[]).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn every_file_says_what_it_is() {
    let kinds = [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/assets/font-9z.woff2", "font/woff2"),
    ];
    for (path, kind) in kinds {
        assert_eq!(get(path, &[]).await.header("content-type"), kind);
    }
}

#[tokio::test]
async fn the_smallest_form_that_the_client_reads_is_sent() {
    let app = "/assets/app-1a2b.js";
    for (wanted, encoding, body) in [
        ("gzip, deflate, br", "br", "app as brotli"),
        ("gzip", "gzip", "app as gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", "app as gzip"),
        ("GZIP", "gzip", "app as gzip"),
        ("brotli", "", FILES[5].1),
    ] {
        let seen = get(app, &[("accept-encoding", wanted)]).await;
        assert_eq!((seen.header("content-encoding"), seen.2.as_str()), (encoding, body), "{wanted}");
        assert_eq!(seen.header("vary"), "accept-encoding");
        assert_eq!(seen.header("content-type"), "text/javascript; charset=utf-8");
    }
    assert_eq!(get("/icon.svg", &[("accept-encoding", "br")]).await.header("vary"), "");
}

#[tokio::test]
async fn whoever_has_it_is_told_so() {
    let (gzip, app) = (("accept-encoding", "gzip"), "/assets/app-1a2b.js");
    let plain = get(app, &[]).await.header("etag").to_owned();
    let small = get(app, &[gzip]).await.header("etag").to_owned();
    assert_ne!(plain, small, "two forms have two tags");
    let known = format!("\"other\", W/{small}");
    let seen = get(app, &[gzip, ("if-none-match", &known)]).await;
    assert_eq!((seen.0, seen.2.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(seen.header("etag"), small);
    assert_eq!(get(app, &[gzip, ("if-none-match", &plain)]).await.0, StatusCode::OK);
    let page = get("/", &[]).await.header("etag").to_owned();
    assert!(page.starts_with("W/"), "it may be compressed on its way");
    let seen = get("/", &[("if-none-match", &page)]).await;
    assert_eq!((seen.0, seen.2.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!((seen.header("etag"), seen.header("cache-control")), (page.as_str(), "no-cache"));
    assert_eq!(seen.header("vary"), "accept-language");
}

#[tokio::test]
async fn without_the_app_a_page_says_how_to_build_it() {
    let request = Request::builder()
        .uri("/table/x")
        .header(HOST, "<b>me:1")
        .body(Body::empty())
        .unwrap()
        .into_parts()
        .0;
    let response = page(&Assets::new([]), &request, None, preview()).await;
    let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let body = String::from_utf8(body.to_vec()).unwrap();
    assert!(body.contains("make play") && body.contains("bonecup join bme:1/CODE"), "{body}");
    assert!(!body.contains("{"), "something was not filled in: {body}");
}
