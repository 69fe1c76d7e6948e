//! The address at a push service to which messages for a browser go.

use std::net::IpAddr;

use axum::http::Uri;
use bonecup_rules::Reason;

use crate::config::Reach;

/// No push service has a longer one.
pub(crate) const LONGEST: usize = 1_000;
const HTTPS: u16 = 443;

/// An address at a push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Endpoint {
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) is_tls: bool,
    /// What is asked for there: path and query.
    pub(crate) path: String,
}

/// Why a browser cannot be told anything by what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum SubscriptionFault {
    #[error("that is no address of a push service")]
    Endpoint,
    #[error("these are no keys of a browser")]
    Keys,
}

impl Reason for SubscriptionFault {
    fn code(&self) -> &'static str {
        match self {
            SubscriptionFault::Endpoint => "push-endpoint",
            SubscriptionFault::Keys => "push-keys",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

impl Endpoint {
    /// Reads an address: https, a host with a name, the usual port. Tests talk to this machine without TLS.
    pub(crate) fn read(text: &str, reach: Reach) -> Result<Endpoint, SubscriptionFault> {
        let endpoint = Endpoint::of(text, reach).ok_or(SubscriptionFault::Endpoint)?;
        let fits = match reach {
            Reach::Internet => endpoint.is_tls && endpoint.port == HTTPS && is_name(&endpoint.host),
            Reach::ThisMachine => !endpoint.is_tls && endpoint.host == "127.0.0.1",
        };
        if fits { Ok(endpoint) } else { Err(SubscriptionFault::Endpoint) }
    }

    fn of(text: &str, reach: Reach) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let is_tls = match uri.scheme_str()? {
            "https" => true,
            "http" if reach == Reach::ThisMachine => false,
            _ => return None,
        };
        // What stands before an @ is no host.
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let port = authority.port_u16().unwrap_or(HTTPS);
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Endpoint { host: authority.host().to_ascii_lowercase(), port, is_tls, path })
    }

    /// For whom what is signed is meant.
    pub(crate) fn origin(&self) -> String {
        let scheme = if self.is_tls { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// The host, and the port where it is not the usual one.
    pub(crate) fn authority(&self) -> String {
        if self.port == HTTPS { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }
}

/// A name with a dot in it, and no number: `localhost`, `intranet` and `127.1` are none.
fn is_name(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or_default();
    let is_word =
        |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    host.contains('.')
        && host.parse::<IpAddr>().is_err()
        && host.split('.').all(is_word)
        && !last.bytes().next().is_some_and(|b| b.is_ascii_digit())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_push_services_are_read() {
        let text = "https://FCM.googleapis.com/fcm/send/abc:DEF-_?x=1";
        let endpoint = Endpoint::read(text, Reach::Internet).unwrap();
        assert_eq!(endpoint.origin(), "https://fcm.googleapis.com");
        assert_eq!(endpoint.path, "/fcm/send/abc:DEF-_?x=1");
        assert!(Endpoint::read("https://web.push.apple.com:443/Q", Reach::Internet).is_ok());
    }

    #[test]
    fn nothing_else_is() {
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        for text in [
            "",
            "push.example",
            "/path",
            "http://push.example/a",
            "ftp://push.example/a",
            "https:///a",
            "https://localhost/a",
            "https://intranet/a",
            "https://10.0.0.1/a",
            "https://127.1/a",
            "https://0x7f.0.0.0x1/a",
            "https://[::1]/a",
            "https://push.example:22/a",
            "https://push.example:8443/a",
            "https://me@push.example/a",
            "https://a:b@10.0.0.1/",
            "https://push..example/",
            "https://push.example./",
            "https://pu_sh.example/",
            "http://127.0.0.1:8080/a",
            &long,
        ] {
            assert_eq!(Endpoint::read(text, Reach::Internet), Err(SubscriptionFault::Endpoint), "{text}");
        }
    }

    #[test]
    fn tests_reach_this_machine_and_nothing_else() {
        let endpoint = Endpoint::read("http://127.0.0.1:8080/a", Reach::ThisMachine).unwrap();
        assert_eq!((endpoint.origin().as_str(), endpoint.port), ("http://127.0.0.1:8080", 8080));
        for text in ["https://push.example/a", "http://127.0.0.2:80/", "http://10.0.0.1:80/"] {
            assert!(Endpoint::read(text, Reach::ThisMachine).is_err(), "{text}");
        }
    }
}
