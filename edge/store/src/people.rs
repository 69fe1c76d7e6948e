//! People, and how they are recognised.
//!
//! A token is a secret that a device or a program holds; only its hash is kept here.

use std::fmt;
use std::str::FromStr;

use bonecup_referee::{Name, PersonId};

use crate::error::StoreError;
use crate::store::{MOST_ROWS, Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::{Write, Written};

/// How many characters of a token's label are kept.
const MOST_LABEL: usize = 80;

/// The hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A hash in a log helps nobody but those who should not have it.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TokenKind {
    /// A browser or terminal of the person.
    Device,
    /// A program that acts for the person.
    Api,
}

impl TokenKind {
    /// Both kinds.
    pub const ALL: [TokenKind; 2] = [TokenKind::Device, TokenKind::Api];

    /// How it is written.
    pub const fn key(self) -> &'static str {
        match self {
            TokenKind::Device => "device",
            TokenKind::Api => "api",
        }
    }
}

/// There is no such kind of token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token is for a device or an api")]
pub struct UnknownKind;

impl FromStr for TokenKind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<TokenKind, UnknownKind> {
        TokenKind::ALL.into_iter().find(|kind| kind.key() == text).ok_or(UnknownKind)
    }
}

/// Somebody who has not been here before, with the token of their device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// Their id.
    pub id: PersonId,
    /// What they are called.
    pub name: Name,
    /// The hash of their device's token.
    pub token: TokenHash,
    /// What the device is called in the list of tokens.
    pub label: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Somebody who has been here before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// What they are called.
    pub name: Name,
    /// Since when they are known, in milliseconds since 1970.
    pub since: i64,
}

/// A token in the list that a person sees of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// What to call it when dropping it.
    pub id: i64,
    /// What it is for.
    pub kind: TokenKind,
    /// What the person calls it.
    pub label: String,
    /// Since when it is there, in milliseconds since 1970.
    pub since: i64,
}

const ADD_PERSON: &str = "insert into people (id, name, since) values ($1, $2, $3) on conflict do nothing";
const ADD_TOKEN: &str = "insert into tokens (hash, person, kind, label, since)
    select $1, id, $2, $3, $4 from people where id = $5 on conflict do nothing";
const BY_TOKEN: &str = "select people.id, people.name, people.since, tokens.kind
    from tokens join people on people.id = tokens.person where tokens.hash = $1";
const BY_RECOVERY: &str = "select id, name, since from people where recovery = $1";
const RENAME: &str = "update people set name = $2 where id = $1";
const SET_RECOVERY: &str = "update people set recovery = $2 where id = $1";
const TOKENS: &str =
    "select id, kind, label, since from tokens where person = $1 order by since desc, id desc limit $2";
const DROP_TOKEN: &str = "delete from tokens where person = $1 and id = $2";

impl Store {
    /// Adds a person with the token of their device; `false` if the id or the token is taken.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn add_person(&self, person: NewPerson) -> Result<bool, StoreError> {
        let id = person.id.as_str();
        let write = Write::default().only_if(ADD_PERSON, values![id, person.name.as_str(), person.at]);
        let write =
            adding_token(write, &person.id, &person.token, TokenKind::Device, &person.label, person.at);
        self.happened(write).await
    }

    /// Who holds this token, and of which kind it is.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<(Person, TokenKind)>, StoreError> {
        let rows = self.read(BY_TOKEN, values![hash.0]).await?;
        first(rows, |mut row| Ok((person(&mut row)?, row.parsed()?)))
    }

    /// Calls a person otherwise; `false` if nobody has this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn rename(&self, person: &PersonId, name: &Name) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(RENAME, values![person.as_str(), name.as_str()])).await
    }

    /// Sets the secret with which the person can come back without a device; the one before is void. `false` if nobody
    /// has this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn set_recovery(&self, person: &PersonId, hash: &TokenHash) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(SET_RECOVERY, values![person.as_str(), hash.0])).await
    }

    /// Who can come back with this secret.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn person_by_recovery(&self, hash: &TokenHash) -> Result<Option<Person>, StoreError> {
        first(self.read(BY_RECOVERY, values![hash.0]).await?, |mut row| person(&mut row))
    }

    /// Adds a token; `false` if nobody has this id or the token is taken. Of the label, characters that can be seen
    /// are kept, and not too many.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn add_token(
        &self,
        person: &PersonId,
        hash: &TokenHash,
        kind: TokenKind,
        label: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        self.happened(adding_token(Write::default(), person, hash, kind, label, now)).await
    }

    /// The tokens of a person, the newest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn tokens(&self, person: &PersonId) -> Result<Vec<TokenRow>, StoreError> {
        let rows = self.read(TOKENS, values![person.as_str(), capped(MOST_ROWS)]).await?;
        each(rows, |mut row| {
            Ok(TokenRow { id: row.int()?, kind: row.parsed()?, label: row.text()?, since: row.int()? })
        })
    }

    /// Drops a token of the person; `false` if they have none with this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn drop_token(&self, person: &PersonId, id: i64) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(DROP_TOKEN, values![person.as_str(), id])).await
    }

    async fn happened(&self, write: Write) -> Result<bool, StoreError> {
        match self.write(write).await? {
            Written::Done(_) => Ok(true),
            Written::Undone => Ok(false),
        }
    }
}

fn adding_token(
    write: Write,
    person: &PersonId,
    hash: &TokenHash,
    kind: TokenKind,
    label: &str,
    now: i64,
) -> Write {
    let label: String = label.chars().filter(|c| !c.is_control()).take(MOST_LABEL).collect();
    write.only_if(ADD_TOKEN, values![hash.0, kind.key(), label, now, person.as_str()])
}

fn person(row: &mut Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.parsed()?, name: row.parsed()?, since: row.int()? })
}
