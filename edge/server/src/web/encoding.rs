//! In which form a client wants a file.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// A form in which a file can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    /// Brotli, the smallest.
    Brotli,
    /// Gzip, which everybody reads.
    Gzip,
}

impl Encoding {
    /// Those that can be chosen, the best first.
    pub(super) const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// Its name in headers.
    pub(super) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// What the name of a file in this form ends in.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
        }
    }

    /// Whether the client reads it.
    pub(crate) fn is_wanted(self, headers: &HeaderMap) -> bool {
        let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut entries = lists.flat_map(|list| list.split(','));
        entries.any(|entry| {
            let mut parts = entry.split(';').map(str::trim);
            let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(self.name()));
            named && !parts.any(is_refusal)
        })
    }
}

/// `q=0`, also as `q=0.0`: anything but this.
fn is_refusal(part: &str) -> bool {
    part.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok()).is_some_and(|weight| weight <= 0.0)
}
