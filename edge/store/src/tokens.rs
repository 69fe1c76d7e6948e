//! The tokens by which people are recognised. A token is a secret that a device or a program holds; only its hash is kept here.
//!
//! How many a person may have is looked at in the transaction that adds one. The row of the person is locked first, so that of
//! two hundred requests at once each sees what the one before it did.

use std::fmt;
use std::str::FromStr;

use bonecup_referee::PersonId;

use crate::error::StoreError;
use crate::people::{LOCK_PERSON, Person, person};
use crate::store::{MOST_ROWS, Store, capped, each, first};
use crate::value::values;
use crate::write::{Write, Written};

/// How many characters of a token's label are kept.
const MOST_LABEL: usize = 80;

/// How exact `used` is, in milliseconds: a day, so that hardly any request writes it.
const USED_GRAIN: i64 = 86_400_000;

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

/// A token to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewToken {
    /// Its hash.
    pub hash: TokenHash,
    /// What it is for.
    pub kind: TokenKind,
    /// What the person calls it. Characters that can be seen are kept, and not too many.
    pub label: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// What became of a token that was to be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenAdded {
    /// It is there.
    Done,
    /// The person has as many of this kind as they may.
    TooMany,
    /// Nobody has this id, or the token is taken.
    Refused,
}

/// Who holds a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenHolder {
    /// The person.
    pub person: Person,
    /// What the token is for.
    pub kind: TokenKind,
    /// When it was last used, to a day, in milliseconds since 1970.
    pub used: i64,
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
    /// When it was last used, to a day, in milliseconds since 1970.
    pub used: i64,
}

const ADD_TOKEN: &str = "insert into tokens (hash, person, kind, label, since, used)
    select $1, id, $2, $3, $4, $4 from people where id = $5 on conflict do nothing";
const ADD_TOKEN_WITHIN: &str = "insert into tokens (hash, person, kind, label, since, used)
    select $1, id, $2, $3, $4, $4 from people
    where id = $5 and (select count(*) from tokens where person = $5 and kind = $2) < $6 on conflict do nothing";
/// Keeps the devices that were used last. Neither database knows "all but the first" in words that the other does, but no
/// person has a million devices.
const MAKE_ROOM: &str =
    "delete from tokens where id in (select id from tokens where person = $1 and kind = 'device'
    order by used desc, id desc limit 1000000 offset $2)";
const COUNT_TOKENS: &str = "select count(*) from tokens where person = $1 and kind = $2";
const BY_TOKEN: &str = "select people.id, people.name, people.since, tokens.kind, tokens.used
    from tokens join people on people.id = tokens.person where tokens.hash = $1";
const USE_TOKEN: &str = "update tokens set used = $2 where hash = $1 and used < $2";
const TOKENS: &str =
    "select id, kind, label, since, used from tokens where person = $1 order by since desc, id desc limit $2";
const DROP_TOKEN: &str = "delete from tokens where person = $1 and id = $2";
const DROP_BY_HASH: &str = "delete from tokens where hash = $1";

impl Store {
    /// Adds a token to those that a person has, of which there are never more than `most` of a kind. One more for a program is
    /// refused; one more for a device takes the place of the device that was longest unused, so that nobody is kept from
    /// coming back by devices that they lost.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn add_token(
        &self,
        person: &PersonId,
        token: NewToken,
        most: u32,
    ) -> Result<TokenAdded, StoreError> {
        let write = Write::default().only_if(LOCK_PERSON, values![person.as_str()]);
        let kind = token.kind;
        let write = match kind {
            TokenKind::Device => {
                let kept = most.saturating_sub(1);
                adding_token(write.and(MAKE_ROOM, values![person.as_str(), kept]), person, &token)
            }
            TokenKind::Api => {
                let (label, at) = (shown(&token.label), token.at);
                let row = values![token.hash.0, kind.key(), label, at, person.as_str(), most];
                write.only_if(ADD_TOKEN_WITHIN, row)
            }
        };
        match self.write(write).await? {
            Written::Done(_) => Ok(TokenAdded::Done),
            Written::Undone if kind == TokenKind::Api && self.count_tokens(person, kind).await? >= most => {
                Ok(TokenAdded::TooMany)
            }
            Written::Undone => Ok(TokenAdded::Refused),
        }
    }

    async fn count_tokens(&self, person: &PersonId, kind: TokenKind) -> Result<u32, StoreError> {
        let rows = self.read(COUNT_TOKENS, values![person.as_str(), kind.key()]).await?;
        Ok(first(rows, |mut row| row.number())?.unwrap_or(0))
    }

    /// Who holds this token.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<TokenHolder>, StoreError> {
        first(self.read(BY_TOKEN, values![hash.0]).await?, |mut row| {
            Ok(TokenHolder { person: person(&mut row)?, kind: row.parsed()?, used: row.int()? })
        })
    }

    /// Notes that a token is in use, unless that was noted within a day.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn note_used(
        &self,
        hash: &TokenHash,
        holder: &TokenHolder,
        now: i64,
    ) -> Result<(), StoreError> {
        if now.saturating_sub(holder.used) < USED_GRAIN {
            return Ok(());
        }
        self.write(Write::default().and(USE_TOKEN, values![hash.0, now])).await.map(drop)
    }

    /// The tokens of a person, the newest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn tokens(&self, person: &PersonId) -> Result<Vec<TokenRow>, StoreError> {
        let rows = self.read(TOKENS, values![person.as_str(), capped(MOST_ROWS)]).await?;
        each(rows, |mut row| {
            Ok(TokenRow {
                id: row.int()?,
                kind: row.parsed()?,
                label: row.text()?,
                since: row.int()?,
                used: row.int()?,
            })
        })
    }

    /// Drops a token of the person; `false` if they have none with this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn drop_token(&self, person: &PersonId, id: i64) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(DROP_TOKEN, values![person.as_str(), id])).await
    }

    /// Drops the token with this hash, whosever it is; `false` if there is none.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn drop_token_by_hash(&self, hash: &TokenHash) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(DROP_BY_HASH, values![hash.0])).await
    }
}

/// Adds a token without which the others shall not happen either.
pub(crate) fn adding_token(write: Write, person: &PersonId, token: &NewToken) -> Write {
    let row = values![token.hash.0, token.kind.key(), shown(&token.label), token.at, person.as_str()];
    write.only_if(ADD_TOKEN, row)
}

fn shown(label: &str) -> String {
    label.chars().filter(|c| !c.is_control()).take(MOST_LABEL).collect()
}
