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
