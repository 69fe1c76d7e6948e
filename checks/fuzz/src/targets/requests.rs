//! What strangers send to the server: messages of the stream, bodies of requests, headers.

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
