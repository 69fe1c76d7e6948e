//! Opening a table within what its owner may have, and once only.
//!
//! How many tables the owner has is looked at in the transaction that opens one more, while the owner's row is locked: however
//! many requests come at once, on however many nodes, there are never more.

use bonecup_referee::{Key, PersonId, TableId};

use crate::circles::{CircleTable, NOTE_CIRCLE};
use crate::error::StoreError;
use crate::people::LOCK_PERSON;
use crate::steps::{NewTable, check_size, opening, row_of};
use crate::store::{Store, first};
use crate::value::values;
use crate::write::{Write, Written};

/// On what terms a table is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningTerms {
    /// The owner's name for the request. Under the same one nothing is opened twice.
    pub key: Option<Key>,
    /// How many tables of the owner may be open, with this one.
    pub most: u32,
    /// The circle for which it is opened; the owner has to be a member.
    pub circle: Option<CircleTable>,
}

/// What became of a table that was to be opened on terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenedTable {
    /// It is there.
    Done,
    /// The owner has opened this table under the key before. Nothing was written.
    Repeated(TableId),
    /// The owner has as many open tables as they may.
    TooMany,
    /// The owner is not known, or has gone.
    NoOwner,
    /// There is no such circle, or the owner is no member.
    NoCircle,
    /// There is a table with this id or this code already.
    Taken,
}

const CREATE_WITHIN: &str = "insert into tables
    (id, code, game, public, owner, phase, seed, summary, created, touched, analysed)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $9, 0
    where (select count(*) from tables where owner = $5 and phase in ('gathering', 'settled', 'playing')) < $10
    on conflict do nothing";
const NOTE_KEY: &str =
    "insert into openings (person, key, table_id) values ($1, $2, $3) on conflict do nothing";
const BY_KEY: &str = "select table_id from openings where person = $1 and key = $2";

impl Store {
    /// Opens a table as [`Store::create`] does, unless its owner has too many, has opened it before, or is not in the circle.
    ///
    /// # Errors
    /// If the database cannot, or a text is too large. Whether the table was opened after all is answered by asking again
    /// under the same key.
    pub async fn open_table(&self, table: NewTable, terms: OpeningTerms) -> Result<OpenedTable, StoreError> {
        check_size(&table.first)?;
        check_size(&table.summary)?;
        let (owner, id) = (table.owner.clone(), table.id.clone());
        // The usual repeat is long after the first time: nothing has to be locked for it.
        if let Some(table) = self.opened_under(&owner, terms.key.as_ref()).await? {
            return Ok(OpenedTable::Repeated(table));
        }
        match self.write(opening_on(table, &terms)).await? {
            Written::Done(_) => Ok(OpenedTable::Done),
            Written::Undone => self.why_not(&owner, &id, &terms).await,
        }
    }

    /// The table that the person has opened under this key.
    async fn opened_under(&self, owner: &PersonId, key: Option<&Key>) -> Result<Option<TableId>, StoreError> {
        let Some(key) = key else { return Ok(None) };
        let rows = self.read(BY_KEY, values![owner.as_str(), key.as_str()]).await?;
        first(rows, |mut row| row.parsed())
    }

    /// Why nothing was opened. What is read here may be newer than what the transaction saw, but says the same: keys are never
    /// given back while the table is there, and whoever has fewer tables by now may try again.
    async fn why_not(
        &self,
        owner: &PersonId,
        id: &TableId,
        terms: &OpeningTerms,
    ) -> Result<OpenedTable, StoreError> {
        if let Some(table) = self.opened_under(owner, terms.key.as_ref()).await? {
            return Ok(OpenedTable::Repeated(table));
        }
        if !self.is_known(owner).await? {
            return Ok(OpenedTable::NoOwner);
        }
        if let Some(of) = &terms.circle
            && self.member_of(&of.circle, owner).await?.is_none()
        {
            return Ok(OpenedTable::NoCircle);
        }
        let taken = self.is_there(id).await?;
        if !taken && self.count_open_tables(owner).await? >= terms.most {
            return Ok(OpenedTable::TooMany);
        }
        Ok(OpenedTable::Taken)
    }
}

fn opening_on(table: NewTable, terms: &OpeningTerms) -> Write {
    let (owner, id) = (table.owner.clone(), table.id.clone());
    let mut row = row_of(&table);
    row.push(terms.most.into());
    let write = Write::default().only_if(LOCK_PERSON, values![owner.as_str()]).only_if(CREATE_WITHIN, row);
    let write = match &terms.key {
        Some(key) => write.only_if(NOTE_KEY, values![owner.as_str(), key.as_str(), id.as_str()]),
        None => write,
    };
    let write = match &terms.circle {
        Some(of) => {
            let row = values![id.as_str(), of.circle.as_str(), owner.as_str(), of.evening];
            write.only_if(NOTE_CIRCLE, row)
        }
        None => write,
    };
    opening(write, table)
}
