//! The log of a table.

use std::fmt;

use bonecup_games::GameId;
use bonecup_referee::room::{Phase, Why};
use bonecup_referee::{PersonId, TableId};

use crate::circles::{NOTE_TABLE_ENDED, game_ended};
use crate::error::StoreError;
use crate::results::{ResultRow, adding_results};
use crate::store::{ForEach, Store, capped, each};
use crate::value::{Row, Value, values};
use crate::write::{Write, Written};

/// No text that is stored is longer than this.
pub const MOST_BYTES: usize = 1 << 20;

/// A table that is opened, with the first step of its log.
#[derive(Clone)]
pub struct NewTable {
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
    /// Whether a node has to look after it: clocks run, or bots sit at it.
    pub attended: bool,
    /// The seed of its dice, encrypted. See [`Store::seed`].
    pub seed: Option<Vec<u8>>,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The first step, as JSON. It gets the number 1.
    pub first: String,
    /// Who sits at it.
    pub seated: Vec<PersonId>,
}

/// A seed in a log would be a seed in the open.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("code", &self.code).finish_non_exhaustive()
    }
}

/// What became of a table that was to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Created {
    /// It is there.
    Done,
    /// There is a table with this id already.
    IdTaken,
    /// There is a table with this code already.
    CodeTaken,
}

/// A step to be appended: a request with everything it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct NewStep {
    /// The table.
    pub table: TableId,
    /// Its number: one more than that of the last step.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The step, as JSON.
    pub body: String,
    /// What it changes about the table's row; nothing for nearly every move, which is then cheaper.
    pub change: Option<Change>,
}

/// What lists and leases have to know after a step.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// How far the table is now.
    pub phase: Phase,
    /// Why it was closed, if it was.
    pub closed: Option<Why>,
    /// Whether a node has to look after it.
    pub attended: bool,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// Who sits at it now.
    pub seated: Vec<PersonId>,
    /// Whether the game counts among those that people have begun; a practice does not.
    pub counted: bool,
    /// How people did, if the game ended with this step.
    pub results: Vec<ResultRow>,
}

/// What became of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Done,
    /// It does not follow the last step: somebody else has appended one. Nothing was written.
    Lost,
}

/// A step of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredStep {
    /// Its number.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The step, as JSON.
    pub body: String,
}

pub(crate) const CREATE_TABLE: &str = "insert into tables
    (id, code, game, public, owner, phase, seed, summary, created, touched, analysed)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, 0) on conflict do nothing";
const FIRST_STEP: &str = "insert into events (table_id, seq, at, body) values ($1, 1, $2, $3)";
const CREATE_LEASE: &str = "insert into leases (table_id, attended, node, epoch) values ($1, $2, '', 0)";
const SEAT: &str = "insert into seats (table_id, person) values ($1, $2) on conflict do nothing";
const PLAYER: &str = "insert into players (table_id, person) values ($1, $2) on conflict do nothing";
const UNSEAT: &str = "delete from seats where table_id = $1";

/// The head of the log is looked at in the same statement, so a log has no gaps; the key decides between two that
/// look at the same time.
pub(crate) const APPEND: &str = "insert into events (table_id, seq, at, body)
    select $1, $2, $3, $4
    where $2 = 1 + (select max(seq) from events where table_id = $1) on conflict do nothing";
/// A clock that was put back does not put the table back in lists.
const TOUCH: &str = "update tables set touched = $2 where id = $1 and touched < $2";
const NOT_IDLE: &str = "update tables set idle_from = (select millis from running) where id = $1";
const CHANGE: &str = "update tables set phase = $2, closed = $3, summary = $4, touched = $5 where id = $1";
const BEGUN: &str = "update tables set begun = 1 where id = $1 and begun = 0";
const ATTEND: &str = "update leases set attended = $2 where table_id = $1";

const STEPS: &str = "select seq, at, body from events where table_id = $1 and seq > $2 order by seq limit $3";
const HEADS: ForEach = ForEach {
    sqlite: "select value, (select max(seq) from events where table_id = value) from json_each($1)",
    postgres: "select id, (select max(seq) from events where table_id = id)
        from jsonb_array_elements_text(cast(cast($1 as text) as jsonb)) as ids (id)",
};
const ID_IS_THERE: &str = "select id from tables where id = $1";

impl Store {
    /// Opens a table: its row, the first step of its log, who sits at it.
    ///
    /// # Errors
    /// If the database cannot, or a text is too large.
    pub async fn create(&self, table: NewTable) -> Result<Created, StoreError> {
        check_size(&table.first)?;
        check_size(&table.summary)?;
        let id = table.id.clone();
        let written = self.write(creating(table)).await?;
        match written {
            Written::Done(_) => Ok(Created::Done),
            Written::Undone if self.is_there(&id).await? => Ok(Created::IdTaken),
            Written::Undone => Ok(Created::CodeTaken),
        }
    }

    pub(crate) async fn is_there(&self, id: &TableId) -> Result<bool, StoreError> {
        let rows = self.read(ID_IS_THERE, values![id.as_str()]).await?;
        Ok(!rows.is_empty())
    }

    /// Appends a step. When this returns [`Appended::Done`] the step is durable.
    ///
    /// A table's next step may be sent when the one before has been answered. One caller that follows this never
    /// loses to itself; two callers are told apart by the number.
    ///
    /// # Errors
    /// If the database cannot, or a text is too large. [`StoreError::committed`] tells whether the step may be in the
    /// log all the same.
    pub async fn append(&self, step: NewStep) -> Result<Appended, StoreError> {
        check_size(&step.body)?;
        if step.change.is_none() && !self.touched.is_due(&step.table, step.at) {
            return self.append_only(step).await;
        }
        if let Some(change) = &step.change {
            check_size(&change.summary)?;
        }
        let (table, at) = (step.table.clone(), step.at);
        match self.write(appending(step)).await? {
            Written::Done(_) => {
                self.touched.note(table, at);
                Ok(Appended::Done)
            }
            Written::Undone => Ok(Appended::Lost),
        }
    }

    /// The steps of a table that follow the given number, in order; at most [`MOST_ROWS`](crate::MOST_ROWS).
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn steps(
        &self,
        table: &TableId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<StoredStep>, StoreError> {
        let rows = self.read(STEPS, values![table.as_str(), after, capped(limit)]).await?;
        each(rows, |mut row| Ok(StoredStep { seq: row.number()?, at: row.int()?, body: row.text()? }))
    }

    /// The number of the last step of each table; what is not there is left out.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let mut heads = Vec::with_capacity(tables.len());
        for part in tables.chunks(crate::MOST_ROWS as usize) {
            let rows = self.read_for_each(HEADS, json_list(part)).await?;
            let found = each(rows, head)?;
            heads.extend(found.into_iter().flatten());
        }
        Ok(heads)
    }
}

fn head(mut row: Row) -> Result<Option<(TableId, u32)>, StoreError> {
    let table = row.parsed()?;
    let seq = row.maybe_int()?.and_then(|seq| u32::try_from(seq).ok());
    Ok(seq.map(|seq| (table, seq)))
}

fn creating(table: NewTable) -> Write {
    let row = row_of(&table);
    opening(Write::default().only_if(CREATE_TABLE, row), table)
}

/// The fields of a new table's row.
pub(crate) fn row_of(table: &NewTable) -> Vec<Value> {
    values![
        table.id.as_str(),
        table.code.as_str(),
        table.game.key(),
        table.public,
        table.owner.as_str(),
        table.phase.key(),
        table.seed.clone(),
        table.summary.as_str(),
        table.at,
    ]
}

/// What comes with the row of a new table: the first step of its log, its lease, who sits at it.
pub(crate) fn opening(write: Write, table: NewTable) -> Write {
    let id = table.id.as_str();
    let attended = table.attended && !table.phase.has_ended();
    let write = write
        .and(FIRST_STEP, values![id, table.at, table.first])
        .and(NOT_IDLE, values![id])
        .and(CREATE_LEASE, values![id, attended]);
    playing(seating(write, id, &table.seated), id, table.phase, &table.seated)
}

fn appending(step: NewStep) -> Write {
    let id = step.table.as_str();
    let write = Write::default().only_if(APPEND, values![id, step.seq, step.at, step.body]);
    let Some(change) = step.change else {
        return write.and(TOUCH, values![id, step.at]).and(NOT_IDLE, values![id]);
    };
    let attended = change.attended && !change.phase.has_ended();
    let write = write
        .and(CHANGE, values![id, change.phase.key(), change.closed.map(Why::key), change.summary, step.at])
        .and(NOT_IDLE, values![id])
        .and(ATTEND, values![id, attended])
        .and(UNSEAT, values![id]);
    let write = seating(write, id, &change.seated);
    let write = if change.counted { playing(write, id, change.phase, &change.seated) } else { write };
    let write = if change.results.is_empty() {
        write
    } else {
        game_ended(adding_results(write, &change.results), id, step.at)
    };
    if change.phase.has_ended() { write.and(NOTE_TABLE_ENDED, values![id]) } else { write }
}

/// Notes who plays while the game is on.
fn playing(write: Write, table: &str, phase: Phase, seated: &[PersonId]) -> Write {
    match phase {
        Phase::Playing | Phase::Over => {
            let write = write.and(BEGUN, values![table]);
            seated.iter().fold(write, |write, person| write.and(PLAYER, values![table, person.as_str()]))
        }
        Phase::Gathering | Phase::Settled | Phase::Closed => write,
    }
}

fn seating(write: Write, table: &str, seated: &[PersonId]) -> Write {
    seated.iter().fold(write, |write, person| write.and(SEAT, values![table, person.as_str()]))
}

/// Ids have no characters that JSON would have to escape.
fn json_list(tables: &[TableId]) -> String {
    let quoted: Vec<String> = tables.iter().map(|table| format!("\"{table}\"")).collect();
    format!("[{}]", quoted.join(","))
}

/// Refuses what nobody should have to read back.
pub(crate) fn check_size(text: &str) -> Result<(), StoreError> {
    if text.len() > MOST_BYTES {
        return Err(StoreError::TooLarge { bytes: text.len(), most: MOST_BYTES });
    }
    Ok(())
}
