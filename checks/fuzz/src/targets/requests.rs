//! What strangers send to the server: messages of the stream, bodies of requests, headers.

use std::net::IpAddr;

use bonecup_games::GameId;
use bonecup_server::simulation::parsers;

use super::Seen;

/// A message of the stream, as each game reads its moves.
pub(super) fn message(text: &str) -> Seen {
    let seen = GameId::ALL.map(|game| parsers::client_message(text, game));
    seen.join(" ")
}

pub(super) fn new_table(text: &str) -> Seen {
    parsers::new_table(text).to_owned()
}

pub(super) fn commands(text: &str) -> Seen {
    parsers::commands(text)
}

/// Headers, one per line: language, tokens, cookies; and codes.
pub(super) fn headers(text: &str) -> Seen {
    let code = parsers::code(text);
    assert_eq!(parsers::code(&code), code, "a code that was read is another one the second time");
    assert!(code.len() <= 64 && code.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{code:?}");
    format!("{} {}", parsers::headers(text), code.len())
}

/// Whatever a client claims about its address, what our proxy wrote behind it counts: appended to the line as nginx does, or as
/// a line of its own as HAProxy does.
pub(super) fn claimed_address(claim: &str) -> Seen {
    let proxies = [
        ("x-forwarded-for", "203.0.113.7", "203.0.113.7"),
        ("x-forwarded-for", "2001:db8::7", "2001:db8::7"),
        ("forwarded", "for=203.0.113.7;proto=https", "203.0.113.7"),
        ("forwarded", "proto=https;for=\"[2001:db8::7]:4711\"", "2001:db8::7"),
    ];
    for (header, entry, address) in proxies {
        let address: Option<IpAddr> = address.parse().ok();
        let appended = format!("{claim}, {entry}");
        for lines in [vec![appended.as_str()], vec![claim, entry]] {
            let Some(named) = parsers::forwarded_for(header, &lines) else { continue };
            assert_eq!(named, address, "{header}: {lines:?}");
        }
    }
    let alone = ["x-forwarded-for", "forwarded"].map(|header| parsers::forwarded_for(header, &[claim]));
    let kinds = alone.map(|named| match named {
        None => "not sent",
        Some(None) => "nobody",
        Some(Some(IpAddr::V4(_))) => "v4",
        Some(Some(IpAddr::V6(_))) => "v6",
    });
    kinds.join(" ")
}

/// An address of a push service, the browser's key and its secret, one per line. An address that is taken is read by hand, too:
/// nothing but a name stands between `https://` and the path.
pub(super) fn push_subscription(text: &str) -> Seen {
    let mut lines = text.lines();
    let mut line = || lines.next().unwrap_or_default();
    let (endpoint, key, secret) = (line(), line(), line());
    let keys = parsers::browser_keys(key, secret);
    let Some(written) = parsers::push_endpoint(endpoint) else { return format!("refused {keys}") };
    assert_eq!(parsers::push_endpoint(&written).as_ref(), Some(&written), "{endpoint:?}");
    let rest = written.strip_prefix("https://").unwrap_or_default();
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '.' || sign == '-';
    assert!(host.contains('.') && host.chars().all(is_plain), "{endpoint:?} leads to {host:?}");
    assert!(host.parse::<IpAddr>().is_err(), "{endpoint:?} leads to a number");
    format!("read {} {keys}", host.split('.').count().min(6))
}
