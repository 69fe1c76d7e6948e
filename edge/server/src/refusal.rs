//! What those are told for whom there is no room: an answer to a request that nobody reads.

use axum::http::StatusCode;

use crate::error::{ApiError, Refused};

/// When to try again.
const RETRY_SECONDS: u64 = 2;

/// The whole answer as it goes over the wire, in the language that most programs read.
pub(crate) fn refusal_text(refused: &Refused) -> String {
    let error = ApiError::from(refused.clone());
    let status = StatusCode::SERVICE_UNAVAILABLE;
    let body = serde_json::json!({"error": error.view()}).to_string();
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nretry-after: {RETRY_SECONDS}\r\nconnection: close\r\n\
         cache-control: no-store\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_refused_is_told_in_plain_http() {
        let text = refusal_text(&Refused::Full);
        assert!(text.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{text}");
        assert!(
            text.contains("\r\nretry-after: 2\r\n") && text.contains(r#""code":"server-full""#),
            "{text}"
        );
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
        assert!(head.contains(&format!("content-length: {}", body.len())), "{text}");
    }
}
