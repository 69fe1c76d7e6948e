//! Where a table is: the link that somebody was given, or a server with a code.

use std::str::FromStr;

use crate::RemoteError;

/// A server, and a table there by its name or its code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Such as `https://bones.example.org`, without a slash at the end.
    pub server: String,
    /// The table's name or code.
    pub table: String,
}

/// Reads `https://host/t/NAME`, `http://host:7373/CODE` or `host/CODE`: whatever stands last is the table. `CODE@host` is
/// how people say it.
impl FromStr for Address {
    type Err = RemoteError;

    fn from_str(text: &str) -> Result<Address, RemoteError> {
        let fault = || RemoteError::Address(text.to_owned());
        let full = match text.split_once('@') {
            Some((code, host)) if !text.contains('/') => format!("http://{host}/{code}"),
            Some(_) | None if text.contains("://") => text.to_owned(),
            Some(_) | None => format!("http://{text}"),
        };
        let (scheme, rest) = full.split_once("://").ok_or_else(fault)?;
        if !matches!(scheme, "http" | "https") {
            return Err(fault());
        }
        let plain = rest.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let (host, path) = plain.split_once('/').ok_or_else(fault)?;
        let table = path.rsplit('/').next().unwrap_or_default();
        let is_name = |table: &str| {
            !table.is_empty() && table.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
        };
        if host.is_empty() || host.contains(char::is_whitespace) || !is_name(table) {
            return Err(fault());
        }
        Ok(Address { server: format!("{scheme}://{host}"), table: table.to_owned() })
    }
}

/// A server alone, such as `https://bones.example.org`, without a slash at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerAddress(String);

impl ServerAddress {
    /// The address as it is put before a path.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Reads `https://host` or `host:7373`. A page that was copied with the server is left out.
impl FromStr for ServerAddress {
    type Err = RemoteError;

    fn from_str(text: &str) -> Result<ServerAddress, RemoteError> {
        let fault = || RemoteError::Server(text.to_owned());
        let full = if text.contains("://") { text.to_owned() } else { format!("http://{text}") };
        let (scheme, rest) = full.split_once("://").ok_or_else(fault)?;
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let is_host = !host.is_empty() && !host.contains(|sign: char| sign.is_whitespace() || sign == '@');
        if !matches!(scheme, "http" | "https") || !is_host {
            return Err(fault());
        }
        Ok(ServerAddress(format!("{scheme}://{host}")))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    fn check(text: &str, server: &str, table: &str) {
        let address: Address = text.parse().unwrap();
        assert_eq!((address.server.as_str(), address.table.as_str()), (server, table), "{text}");
    }

    #[test]
    fn links_and_codes_are_read() {
        check("https://bones.example.org/t/ABC123", "https://bones.example.org", "ABC123");
        check("http://127.0.0.1:7373/K7QX2M4P", "http://127.0.0.1:7373", "K7QX2M4P");
        check("localhost:7373/k7qx2m4p/", "http://localhost:7373", "k7qx2m4p");
        check("K7QX2M4P@localhost:7373", "http://localhost:7373", "K7QX2M4P");
        check("http://h/t/ABC?lang=de#x", "http://h", "ABC");
    }

    #[test]
    fn servers_are_read() {
        let read = |text: &str| text.parse::<ServerAddress>().ok().map(|server| server.as_str().to_owned());
        assert_eq!(read("localhost:7373").as_deref(), Some("http://localhost:7373"));
        assert_eq!(read("https://bones.example.org/").as_deref(), Some("https://bones.example.org"));
        assert_eq!(read("https://h/t/ABC?lang=de").as_deref(), Some("https://h"));
        for text in ["", "ftp://h", "http://", "a b", "CODE@host"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "http://host",
            "ftp://host/ABC",
            "host/",
            "http:///ABC",
            "host/a b",
            "host/ä",
            "ABC@",
            "@host",
            "a b@host",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
