//! People, and how they come and go.

use bonecup_referee::{Name, PersonId};

use crate::circles::leaving_all_circles;
use crate::error::StoreError;
use crate::push::END_OF_PERSON;
use crate::store::{MOST_ROWS, Store, capped, each, first};
use crate::tokens::{NewToken, TokenHash, TokenKind, adding_token};
use crate::value::{Row, values};
use crate::write::{Write, Written};

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

const ADD_PERSON: &str = "insert into people (id, name, since) values ($1, $2, $3) on conflict do nothing";
const BY_RECOVERY: &str = "select id, name, since from people where recovery = $1";
const RENAME: &str = "update people set name = $2 where id = $1";
const SET_RECOVERY: &str = "update people set recovery = $2 where id = $1 and gone is null";
/// Changes nothing, but whoever else wants to add something to this person waits until the transaction ends. Whoever has gone is
/// given nothing any more.
pub(crate) const LOCK_PERSON: &str = "update people set name = name where id = $1 and gone is null";
/// Numbers tell the order. Two that go at the same time on two nodes may get the same one.
const GO: &str = "update people set recovery = null, gone = 1 + (select coalesce(max(gone), 0) from people)
    where id = $1 and gone is null";
const IS_KNOWN: &str = "select id from people where id = $1 and gone is null";
const DROP_TOKENS: &str = "delete from tokens where person = $1";
const LAST_GONE: &str = "select max(gone) from people";
const GONE: &str = "select gone, id from people where gone > $1 order by gone limit $2";

impl Store {
    /// Adds a person with the token of their device; `false` if the id or the token is taken.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn add_person(&self, person: NewPerson) -> Result<bool, StoreError> {
        let id = person.id.as_str();
        let write = Write::default().only_if(ADD_PERSON, values![id, person.name.as_str(), person.at]);
        let NewPerson { id, token, label, at, .. } = person;
        let token = NewToken { hash: token, kind: TokenKind::Device, label, at };
        self.happened(adding_token(write, &id, &token)).await
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

    /// Lets a person go: every token of theirs and their recovery code are void with this, they never get another, and no circle
    /// knows them any more. Their name stays at the tables where they played. `false` if nobody has this id.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn let_go(&self, person: &PersonId) -> Result<bool, StoreError> {
        let id = person.as_str();
        let write = Write::default().only_if(GO, values![id]).and(END_OF_PERSON, values![id]);
        self.happened(leaving_all_circles(write.and(DROP_TOKENS, values![id]), person)).await
    }

    /// Whether somebody has this id and has not gone.
    pub(crate) async fn is_known(&self, person: &PersonId) -> Result<bool, StoreError> {
        Ok(!self.read(IS_KNOWN, values![person.as_str()]).await?.is_empty())
    }

    /// The number of the person who went last; 0 if nobody has gone.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn last_gone(&self) -> Result<i64, StoreError> {
        let last = first(self.read(LAST_GONE, values![]).await?, |mut row| row.maybe_int())?;
        Ok(last.flatten().unwrap_or(0))
    }

    /// People who have gone since, with their numbers. A number may come late, after higher ones: whoever reads on begins some
    /// numbers before the last that they have seen.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn gone_after(&self, number: i64) -> Result<Vec<(i64, PersonId)>, StoreError> {
        let rows = self.read(GONE, values![number, capped(MOST_ROWS)]).await?;
        each(rows, |mut row| Ok((row.int()?, row.parsed()?)))
    }

    pub(crate) async fn happened(&self, write: Write) -> Result<bool, StoreError> {
        match self.write(write).await? {
            Written::Done(_) => Ok(true),
            Written::Undone => Ok(false),
        }
    }
}

/// The person in a row that begins with one.
pub(crate) fn person(row: &mut Row) -> Result<Person, StoreError> {
    Ok(Person { id: row.parsed()?, name: row.parsed()?, since: row.int()? })
}
