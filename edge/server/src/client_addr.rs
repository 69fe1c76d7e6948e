//! The address that a request comes from: the other end of its connection, or what a proxy of ours says about it.
//!
//! A client can send any header, and a proxy that means well passes it on. Only what our own proxy wrote counts, and that is
//! always the last: nginx appends to the list (`$proxy_add_x_forwarded_for`), HAProxy adds a line of its own (`option
//! forwardfor`).

use std::borrow::Cow;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};

use crate::app::App;
use crate::config::{Config, ProxyHeader};
use crate::error::ApiError;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The address that a request comes from.
pub(crate) struct ClientAddr(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ClientAddr, ApiError> {
        Ok(ClientAddr(address(parts, &app.config)))
    }
}

fn address(parts: &Parts, config: &Config) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    if !config.behind_proxy {
        return peer;
    }
    forwarded_for(&parts.headers, config.proxy_header).unwrap_or(peer)
}

/// Whom the proxy names; none if it names nobody that has an address.
pub(crate) fn forwarded_for(headers: &HeaderMap, written: ProxyHeader) -> Option<IpAddr> {
    match written {
        ProxyHeader::XForwardedFor => last_entry(headers),
        ProxyHeader::Forwarded => last_element(headers),
        ProxyHeader::Either if headers.contains_key(X_FORWARDED_FOR) => last_entry(headers),
        ProxyHeader::Either => last_element(headers),
    }
}

/// The last entry of the last line of `X-Forwarded-For`.
fn last_entry(headers: &HeaderMap) -> Option<IpAddr> {
    let list = last_line(headers, &X_FORWARDED_FOR)?;
    node(list.rsplit(',').next()?.trim())
}

/// The client in the last element of the last line of `Forwarded` (RFC 7239).
fn last_element(headers: &HeaderMap) -> Option<IpAddr> {
    node(&in_last_element(headers, "for")?)
}

/// What the last element of the last line of `Forwarded` says about this.
fn in_last_element(headers: &HeaderMap, about: &str) -> Option<String> {
    let list = last_line(headers, &header::FORWARDED)?;
    let element = split_outside_quotes(&list, ',').last()?;
    let mut pairs = split_outside_quotes(element, ';').filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case(about))?;
    Some(value.trim().trim_matches('"').to_owned())
}

/// By which scheme the client came to the proxy, if the proxy says so.
pub(crate) fn forwarded_proto(headers: &HeaderMap, written: ProxyHeader) -> Option<String> {
    let last = || Some(last_line(headers, &X_FORWARDED_PROTO)?.rsplit(',').next()?.trim().to_owned());
    let scheme = match written {
        ProxyHeader::XForwardedFor => last(),
        ProxyHeader::Forwarded => in_last_element(headers, "proto"),
        ProxyHeader::Either => last().or_else(|| in_last_element(headers, "proto")),
    };
    scheme.map(|scheme| scheme.to_ascii_lowercase())
}

/// Clients may send any bytes, and a proxy appends to them: what is no text must not hide what it wrote.
fn last_line<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<Cow<'a, str>> {
    Some(String::from_utf8_lossy(headers.get_all(name).iter().next_back()?.as_bytes()))
}

/// The parts of a list in their order. Quotes are counted from the end: what a client wrote stands before what the proxy
/// appended, and a quote that it never closed must not swallow that.
fn split_outside_quotes(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let mut parts: Vec<&str> = text
        .rsplit(move |sign| {
            quoted ^= sign == '"';
            sign == separator && !quoted
        })
        .collect();
    parts.reverse();
    parts.into_iter()
}

/// An address with or without a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:80`. Names that
/// hide one, such as `unknown` or `_gazonk`, are none.
fn node(text: &str) -> Option<IpAddr> {
    let bare = || text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bracketed = || {
        let inner = text.strip_prefix('[')?.split_once(']')?.0;
        inner.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
    };
    bare().or_else(with_port).or_else(bracketed)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use axum::http::HeaderValue;

    use super::*;

    fn named(written: ProxyHeader, lines: &[(&'static str, &'static str)]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        forwarded_for(&headers, written).map(|address| address.to_string())
    }

    fn x(lines: &[&'static str]) -> Option<String> {
        let lines: Vec<_> = lines.iter().map(|line| ("x-forwarded-for", *line)).collect();
        named(ProxyHeader::Either, &lines)
    }

    fn rfc(lines: &[&'static str]) -> Option<String> {
        let lines: Vec<_> = lines.iter().map(|line| ("forwarded", *line)).collect();
        named(ProxyHeader::Either, &lines)
    }

    #[test]
    fn nginx_appends_and_haproxy_adds_a_line() {
        assert_eq!(x(&["192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(x(&["6.6.6.6, 192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(x(&["6.6.6.6", "192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(x(&["6.6.6.6, 7.7.7.7", "192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(x(&["6.6.6.6,\t192.0.2.1 "]).unwrap(), "192.0.2.1");
    }

    #[test]
    fn addresses_are_read_in_every_form() {
        assert_eq!(x(&["192.0.2.1:4711"]).unwrap(), "192.0.2.1");
        assert_eq!(x(&["2001:db8::1"]).unwrap(), "2001:db8::1");
        assert_eq!(x(&["[2001:db8::1]:4711"]).unwrap(), "2001:db8::1");
        assert_eq!(x(&["[2001:db8::1]"]).unwrap(), "2001:db8::1");
        assert_eq!(x(&["6.6.6.6, unknown"]), None, "who is not named is not somebody else");
        assert_eq!(x(&["6.6.6.6", ""]), None);
        assert_eq!(x(&[]), None);
    }

    #[test]
    fn forwarded_is_read_as_written_down() {
        assert_eq!(rfc(&["for=192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(
            rfc(&["for=6.6.6.6, For=\"192.0.2.1:80\";proto=https;by=203.0.113.4"]).unwrap(),
            "192.0.2.1"
        );
        assert_eq!(rfc(&["for=6.6.6.6", "proto=http; for=\"[2001:db8::1]:4711\""]).unwrap(), "2001:db8::1");
        assert_eq!(rfc(&["for=\"[2001:db8::1]\""]).unwrap(), "2001:db8::1");
        assert_eq!(rfc(&["host=\"a,b;for=6.6.6.6\";for=192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(rfc(&["for=6.6.6.6, for=unknown"]), None);
        assert_eq!(rfc(&["for=6.6.6.6, for=_hidden"]), None);
        assert_eq!(rfc(&["for=6.6.6.6, proto=https"]), None);
    }

    #[test]
    fn a_quote_that_a_client_leaves_open_swallows_nothing() {
        assert_eq!(rfc(&["for=\"6.6.6.6, for=192.0.2.1"]).unwrap(), "192.0.2.1");
        assert_eq!(rfc(&["for=\"6.6.6.6, for=\"[2001:db8::1]\""]).unwrap(), "2001:db8::1");
    }

    #[test]
    fn bytes_that_are_no_text_hide_nothing() {
        for (header, line) in
            [("x-forwarded-for", &b"\xff\xfe, 192.0.2.1"[..]), ("forwarded", &b"for=\xff, for=192.0.2.1"[..])]
        {
            let line = HeaderValue::from_bytes(line).unwrap();
            let headers = HeaderMap::from_iter([(HeaderName::from_static(header), line)]);
            let named = forwarded_for(&headers, ProxyHeader::Either).unwrap();
            assert_eq!(named.to_string(), "192.0.2.1", "{header}");
        }
    }

    #[test]
    fn of_both_headers_the_one_that_the_proxy_writes_counts() {
        let both = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.2")];
        assert_eq!(named(ProxyHeader::Either, &both).unwrap(), "192.0.2.1");
        assert_eq!(named(ProxyHeader::XForwardedFor, &both).unwrap(), "192.0.2.1");
        assert_eq!(named(ProxyHeader::Forwarded, &both).unwrap(), "192.0.2.2");
        assert_eq!(named(ProxyHeader::XForwardedFor, &both[1..]), None);
        assert_eq!(named(ProxyHeader::Forwarded, &both[..1]), None);
    }
}
