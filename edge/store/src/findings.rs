//! What was found out about finished games for those who played them: what ratings need, and where somebody erred.

use bonecup_referee::{PersonId, TableId};

use crate::error::StoreError;
use crate::steps::check_size;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// A finished game of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FindingRow {
    /// The table.
    pub table: TableId,
    /// The seat that was theirs, from 0; with several seats there is a row for each.
    pub seat: u8,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// What ratings need of it, as it was stored.
    pub rated: String,
}

/// A finished game of a person with the positions where somebody erred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakesRow {
    /// The game.
    pub game: FindingRow,
    /// The positions of all seats, as they were stored.
    pub mistakes: String,
}

const SET: &str = "insert into findings (table_id, rated, mistakes) values ($1, $2, $3)
    on conflict (table_id) do update set rated = excluded.rated, mistakes = excluded.mistakes";
const RATED: &str =
    "select r.table_id, r.seat, r.at, f.rated from results r join findings f on f.table_id = r.table_id
    where r.person = $1 order by r.at desc, r.table_id desc, r.seat limit $2";
const MISTAKES: &str = "select r.table_id, r.seat, r.at, f.rated, f.mistakes
    from results r join findings f on f.table_id = r.table_id
    where r.person = $1 and r.at < $2 and f.mistakes <> '[]' order by r.at desc, r.table_id desc, r.seat limit $3";
const MISTAKES_OF: &str = "select r.table_id, r.seat, r.at, f.rated, f.mistakes
    from results r join findings f on f.table_id = r.table_id
    where r.person = $1 and r.table_id = $2 order by r.seat";

impl Store {
    /// Keeps what was found out about a table; what was there is replaced.
    ///
    /// # Errors
    /// If the database cannot, the table is not there, or a text is too large.
    pub async fn set_findings(
        &self,
        table: &TableId,
        rated: String,
        mistakes: String,
    ) -> Result<(), StoreError> {
        check_size(&rated)?;
        check_size(&mistakes)?;
        let write = Write::default().and(SET, values![table.as_str(), rated, mistakes]);
        self.write(write).await.map(drop)
    }

    /// The rated games of a person, the newest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn rated_games(&self, person: &PersonId, limit: u32) -> Result<Vec<FindingRow>, StoreError> {
        each(self.read(RATED, values![person.as_str(), capped(limit)]).await?, |mut row| finding(&mut row))
    }

    /// The games in which somebody erred at a table of a person, the newest first. To read on, pass the `at` of the last row as
    /// `before`.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn games_with_mistakes(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<MistakesRow>, StoreError> {
        let before = before.unwrap_or(i64::MAX);
        each(self.read(MISTAKES, values![person.as_str(), before, capped(limit)]).await?, mistakes)
    }

    /// The same of one table; none if the person did not play there, or nothing is known of the game.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn mistakes_at(
        &self,
        person: &PersonId,
        table: &TableId,
    ) -> Result<Option<MistakesRow>, StoreError> {
        first(self.read(MISTAKES_OF, values![person.as_str(), table.as_str()]).await?, mistakes)
    }
}

fn finding(row: &mut Row) -> Result<FindingRow, StoreError> {
    Ok(FindingRow { table: row.parsed()?, seat: row.number()?, at: row.int()?, rated: row.text()? })
}

fn mistakes(mut row: Row) -> Result<MistakesRow, StoreError> {
    Ok(MistakesRow { game: finding(&mut row)?, mistakes: row.text()? })
}
