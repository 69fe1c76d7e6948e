//! An attack, and what must come back.

use std::fmt;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// What must come back to a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// This status with this code.
    Refused(u16, &'static str),
    /// This status from below the API, without a body, and the connection is closed.
    Unreadable(u16),
    /// The page of the web app, and nothing of any file.
    WebApp,
    /// The connection is closed without a word.
    Closed,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) text: String,
}

impl Answer {
    /// All answers of a connection: a request that is smuggled in would get one, too.
    pub(crate) fn count(&self) -> usize {
        self.text.matches("HTTP/1.1 ").count()
    }

    pub(crate) fn status(&self) -> u16 {
        self.text.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
    }

    pub(crate) fn body(&self) -> &str {
        self.text.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    pub(crate) fn code(&self) -> String {
        let body: Value = serde_json::from_str(self.body()).unwrap_or_default();
        body["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn is(&self, expected: Expected) -> bool {
        match expected {
            Expected::Refused(status, code) => {
                self.count() == 1 && self.status() == status && self.code() == code
            }
            Expected::Unreadable(status) => {
                self.count() == 1 && self.status() == status && self.body().is_empty()
            }
            Expected::WebApp => self.status() == 200 && self.text.contains("<title>Bonecup"),
            Expected::Closed => self.text.is_empty(),
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short: String = self.text.chars().take(1200).collect();
        write!(f, "{short}")
    }
}

/// A request, byte for byte, and what must come back.
pub(crate) struct Attack {
    pub(crate) name: &'static str,
    pub(crate) request: Vec<u8>,
    pub(crate) expected: Expected,
}

impl Attack {
    pub(crate) fn new(name: &'static str, request: Vec<u8>, expected: Expected) -> Attack {
        Attack { name, request, expected }
    }
}

/// What comes back to these very bytes until the other side closes.
pub(crate) fn send(host: &str, request: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    // A server that has heard enough may close while we still talk.
    let _ = stream.write_all(request);
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    Answer { text: String::from_utf8_lossy(&bytes).into_owned() }
}

/// A whole request that ends its connection.
pub(crate) fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if method != "GET" {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
        if !headers.iter().any(|(name, _)| *name == "Content-Type") {
            head.push_str("Content-Type: application/json\r\n");
        }
    }
    head.push_str("\r\n");
    [head.as_bytes(), body].concat()
}
