//! Short texts with a rule: ids, keys, names, hashes, addresses.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use bonecup_games::{Colour, GameId};
use bonecup_keys::MasterKey;
use bonecup_referee::room::Phase;
use bonecup_referee::{BotName, Contribution, EngineName, Hex32, Key, Name, PersonId, Signature, TableId};
use bonecup_remote::Address;
use bonecup_rules::Reason;
use bonecup_training::Day;
use bonecup_words::Language;
use rolling_dice::{Aim, EngineId};

use super::Seen;

/// What is read is written, and read again as the same; what is refused has a code and its facts.
pub(super) fn same<T>(text: &str) -> Seen
where
    T: FromStr<Err: Reason> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            let written = value.to_string();
            let again = written.parse::<T>();
            assert!(again.as_ref().is_ok_and(|again| *again == value), "{text:?} is written as {written:?}");
            "read".to_owned()
        }
        Err(reason) => refused(&reason),
    }
}

/// A refusal by its code. Everything that it would say is said once.
pub(super) fn refused(reason: &dyn Reason) -> Seen {
    let _ = (reason.to_string(), reason.facts(), reason.ruling());
    reason.code().to_owned()
}

pub(super) fn all(text: &str) -> Seen {
    let seen = [
        same::<TableId>(text),
        same::<PersonId>(text),
        same::<Key>(text),
        same::<Name>(text),
        same::<BotName>(text),
        same::<Contribution>(text),
        same::<EngineName>(text),
        same::<Hex32>(text),
        same::<Signature>(text),
        same::<GameId>(text),
        same::<Aim>(text),
        same::<Colour>(text),
        same::<EngineId>(text),
        same::<Day>(text),
        text.parse::<Phase>().map_or_else(|_| "no phase".to_owned(), |phase| phase.key().to_owned()),
        text.parse::<Language>()
            .map_or_else(|_| "no language".to_owned(), |language| format!("{language:?}")),
    ];
    seen.join(" ")
}

/// Names that people type: what is accepted once is accepted unchanged again, and fits into a sentence.
pub(super) fn names(text: &str) -> Seen {
    let checked = bonecup_server::simulation::parsers::name(text);
    let Ok(name) = checked else { return "refused".to_owned() };
    let again = bonecup_server::simulation::parsers::name(&name);
    assert_eq!(again.as_ref(), Ok(&name), "{text:?} is read as another name the second time");
    assert!(!name.trim().is_empty(), "{text:?} is a name that nobody sees");
    format!("{} {}", name.len().ilog2(), name.is_ascii())
}

pub(super) fn master_key(text: &str) -> Seen {
    match text.parse::<MasterKey>() {
        Ok(key) => {
            assert!(!format!("{key:?}").contains(text.trim()), "a key is shown");
            "read".to_owned()
        }
        Err(reason) => refused(&reason),
    }
}

/// A link leads to the same table when it is written as one.
pub(super) fn address(text: &str) -> Seen {
    match text.parse::<Address>() {
        Ok(address) => {
            let link = format!("{}/t/{}", address.server, address.table);
            let again = link.parse::<Address>();
            assert!(again.is_ok_and(|again| again == address), "{text:?} is {link:?}, which is another");
            format!("read {}", address.server.starts_with("https"))
        }
        Err(reason) => refused(&reason),
    }
}
