//! The rows of tables: what lists are made of.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_referee::{PersonId, TableId};

use crate::error::StoreError;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};

/// What lists know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The short code that people tell each other to join.
    pub code: String,
    /// Which game is played.
    pub game: GameId,
    /// Whether it is shown in the lobby.
    pub public: bool,
    /// Who opened it.
    pub owner: PersonId,
    /// How far it is.
    pub phase: Phase,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened; up to a minute behind.
    pub touched: i64,
    /// For how long nothing has happened while servers ran, in milliseconds; some minutes exact.
    pub idle: i64,
}

/// A query for rows of tables; what follows is the condition.
macro_rules! tables_where {
    ($rest:literal) => {
        concat!(
            "select id, code, game, public, owner, phase, summary, created, touched,
                (select millis from running) - idle_from from tables where ",
            $rest
        )
    };
}

const TABLE: &str = tables_where!("id = $1");
const TABLE_BY_CODE: &str = tables_where!("code = $1");
/// Of each owner the tables touched last, so that nobody fills the lobby alone. Only so many are looked at: whoever touched a
/// table long ago would not be shown anyway.
const LOBBY: &str = tables_where!(
    "id in (select id from
        (select id, row_number() over (partition by owner order by touched desc, id) as nth from
            (select id, owner, touched from tables
             where public = 1 and phase in ('gathering', 'settled', 'playing')
             order by touched desc, id limit 2000) as latest) as ranked
        where nth <= $2)
     order by touched desc, id limit $1"
);
const TABLES_OF: &str = tables_where!(
    "id in (select table_id from seats where person = $1 union select table_id from players where person = $1
        union select id from tables where owner = $1)
     and touched < $2 and ($3 = '' or phase = $3) order by touched desc, id limit $4"
);
const COUNT_OPEN: &str =
    "select count(*) from tables where owner = $1 and phase in ('gathering', 'settled', 'playing')";
const ALL: &str = "select id, phase from tables where id > $1 order by id limit $2";
const LOST: &str =
    "select distinct table_id from events where table_id not in (select id from tables) limit $1";
const IDLE: &str = "select id from tables where phase in ('gathering', 'settled', 'playing')
    and idle_from <= (select millis from running) - $1 order by idle_from, touched limit $2";

impl Store {
    /// The row of a table.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        first(self.read(TABLE, values![id.as_str()]).await?, table_row)
    }

    /// The row of the table with this code, which is compared as it is.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        first(self.read(TABLE_BY_CODE, values![code]).await?, table_row)
    }

    /// Public tables that gather or play, the last touched first, and no more than `each_owner` of any one person.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn lobby(&self, limit: u32, each_owner: u32) -> Result<Vec<TableRow>, StoreError> {
        each(self.read(LOBBY, values![capped(limit), each_owner]).await?, table_row)
    }

    /// Tables at which the person sits, which they opened, or where they left a game: all, or those of one phase, the last
    /// touched first. To read on, pass the `touched` of the last row as `before`.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn tables_of(
        &self,
        person: &PersonId,
        phase: Option<Phase>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let (phase, before) = (phase.map_or("", Phase::key), before.unwrap_or(i64::MAX));
        each(self.read(TABLES_OF, values![person.as_str(), before, phase, capped(limit)]).await?, table_row)
    }

    /// How many tables of this owner gather or play.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn count_open_tables(&self, owner: &PersonId) -> Result<u32, StoreError> {
        let rows = self.read(COUNT_OPEN, values![owner.as_str()]).await?;
        Ok(first(rows, |mut row| row.number())?.unwrap_or(0))
    }

    /// All tables and how far they are, in the order of their ids, after this one.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn all_tables(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<(TableId, Phase)>, StoreError> {
        let after = after.map_or("", TableId::as_str);
        each(self.read(ALL, values![after, capped(limit)]).await?, |mut row| {
            Ok((row.parsed()?, row.parsed()?))
        })
    }

    /// Names in the log of which there is no table.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn logs_without_table(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        each(self.read(LOST, values![capped(limit)]).await?, |mut row| row.text())
    }

    /// Tables that have not ended and that nobody has touched for so many milliseconds in which servers
    /// [ran](Store::count_running), the longest idle first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn idle_tables(&self, idle: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        each(self.read(IDLE, values![idle, capped(limit)]).await?, |mut row| row.parsed())
    }
}

fn table_row(mut row: Row) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.parsed()?,
        code: row.text()?,
        game: row.parsed()?,
        public: row.truth()?,
        owner: row.parsed()?,
        phase: row.parsed()?,
        summary: row.text()?,
        created: row.int()?,
        touched: row.int()?,
        idle: row.int()?,
    })
}
