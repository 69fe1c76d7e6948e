//! What strangers can send, for whoever tries all sorts of input: each reads a text as the server would, and says briefly what
//! became of it.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use bonecup_games::GameId;
use bonecup_referee::TextError;
use serde::de::DeserializeOwned;

use crate::api::{
    ColoursBody, ContributeBody, GiveUpBody, JoinBody, JoinCircleBody, MemberBody, MindBody, NewCircleBody,
    NewEveningBody, NewTableBody, OfferBody, PairingBody, PlainBody, RevealBody, SealBody, SeatOnlyBody,
};
use crate::config::{ProxyHeader, Reach};
use crate::error::ApiError;
use crate::push::{BrowserKeys, Endpoint};
use crate::stream::ClientMessage;
use crate::{client_addr, identity, language, names};

/// Reads a message of a table's stream, and the moves or dice in it.
pub fn client_message(text: &str, game: GameId) -> String {
    let message: ClientMessage = match serde_json::from_str(text) {
        Ok(message) => message,
        Err(error) => return gist(&error.to_string()),
    };
    match message {
        ClientMessage::Play(body) => format!("play {}", outcome(body.action(game))),
        ClientMessage::Enter(body) => format!("enter {}", outcome(body.action(game))),
        ClientMessage::Throw(body) => format!("throw {}", outcome(Ok(body.action()))),
        ClientMessage::Link(body) => {
            format!("link {} {}", body.key().len().min(30), outcome(Ok(body.action())))
        }
        ClientMessage::Chain(body) => format!("chain {}", outcome(Ok(body.action()))),
        ClientMessage::Look { moves, .. } => format!("look {}", moves.len().min(4)),
        ClientMessage::Talk { .. } => "talk".to_owned(),
        ClientMessage::Nudge { .. } => "nudge".to_owned(),
        ClientMessage::Hurry => "hurry".to_owned(),
        ClientMessage::Ping => "ping".to_owned(),
    }
}

/// Reads the address of a push service, and writes what it was read as.
pub fn push_endpoint(text: &str) -> Option<String> {
    let endpoint = Endpoint::read(text, Reach::Internet).ok()?;
    Some(format!("{}{}", endpoint.origin(), endpoint.path))
}

/// Reads the keys of a browser.
pub fn browser_keys(key: &str, secret: &str) -> bool {
    BrowserKeys::read(key, secret).is_ok()
}

fn outcome<T>(read: Result<T, ApiError>) -> String {
    match read {
        Ok(_) => "read".to_owned(),
        // The sentence is written as well: whatever was sent has to fit into it.
        Err(error) => {
            let _ = error.view();
            error.code().to_owned()
        }
    }
}

/// What an error says, without what was given: the same for all inputs that fail alike.
pub fn gist(error: &str) -> String {
    let said = error.split(['`', '"', '\'']).next().unwrap_or_default();
    said.chars().filter(|sign| !sign.is_ascii_digit()).take(40).collect()
}

/// Reads the wish for a table, with its options.
pub fn new_table(text: &str) -> String {
    match serde_json::from_str::<NewTableBody>(text) {
        Ok(body) => outcome(body.options()),
        Err(error) => gist(&error.to_string()),
    }
}

/// Reads the bodies of all commands; which of them it could be.
pub fn commands(text: &str) -> String {
    let read = [
        is::<JoinBody>(text),
        is::<ColoursBody>(text),
        is::<ContributeBody>(text),
        is::<OfferBody>(text),
        is::<PlainBody>(text),
        is::<SeatOnlyBody>(text),
        is::<MindBody>(text),
        is::<SealBody>(text),
        is::<RevealBody>(text),
        is::<NewCircleBody>(text),
        is::<JoinCircleBody>(text),
        is::<MemberBody>(text),
        is::<NewEveningBody>(text),
        is::<GiveUpBody>(text),
        is::<PairingBody>(text),
    ];
    read.map(|read| if read { '+' } else { '-' }).iter().collect()
}

fn is<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

/// A name as it is taken from people.
///
/// # Errors
/// If it is none.
pub fn name(text: &str) -> Result<String, TextError> {
    names::checked(text).map(|name| name.as_str().to_owned())
}

/// A table's code as people type it.
pub fn code(text: &str) -> String {
    names::plain_code(text)
}

/// Whom a proxy names in the lines of this header, its own. None if a line cannot be sent at all.
pub fn forwarded_for(named: &str, lines: &[&str]) -> Option<Option<IpAddr>> {
    let name = HeaderName::from_bytes(named.as_bytes()).ok()?;
    let written = if name == header::FORWARDED { ProxyHeader::Forwarded } else { ProxyHeader::XForwardedFor };
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append(name.clone(), HeaderValue::from_bytes(line.as_bytes()).ok()?);
    }
    Some(client_addr::forwarded_for(&headers, written))
}

/// Reads headers, one per line: the language and the token in them.
pub fn headers(text: &str) -> String {
    let lines = text.lines().take(32).filter_map(|line| line.split_once(':'));
    let headers: HeaderMap = lines
        .filter_map(|(name, value)| {
            let name = HeaderName::from_bytes(name.trim().as_bytes()).ok()?;
            Some((name, HeaderValue::from_bytes(value.trim().as_bytes()).ok()?))
        })
        .collect();
    let token = identity::bearer(&headers).map(identity::hash).is_some();
    format!("{:?} {token} {}", language::wanted(&headers), headers.len().min(4))
}
