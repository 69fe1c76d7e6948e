//! Results of finished games, and what was found out about them later.

use bonecup_games::GameId;
use bonecup_referee::{PersonId, TableId};

use crate::error::StoreError;
use crate::steps::check_size;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// How a person did at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The table.
    pub table: TableId,
    /// The seat, from 0.
    pub seat: u8,
    /// Who sat there at the end.
    pub person: PersonId,
    /// Which game it was.
    pub game: GameId,
    /// How many seats the table had.
    pub seats: u8,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The points.
    pub score: f64,
    /// 1 for a win, ½ for a tie at the top, 0 otherwise.
    pub won: f64,
    /// What luck gave, once the game is analysed.
    pub luck: Option<f64>,
    /// What mistakes cost, once the game is analysed.
    pub loss: Option<f64>,
}

/// A result with what is known of its table.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedResult {
    /// The result.
    pub result: ResultRow,
    /// What lists show of the table, as JSON.
    pub summary: String,
    /// What ratings need of the game, as it was stored, once that was found out.
    pub rated: Option<String>,
}

/// What an analysis found about a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatAnalysis {
    /// The seat, from 0.
    pub seat: u8,
    /// What luck gave.
    pub luck: f64,
    /// What mistakes cost.
    pub loss: f64,
}

/// What a person's games of one kind come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Which game.
    pub game: GameId,
    /// How many were played to the end.
    pub games: u32,
    /// How many were won; ties count half.
    pub wins: f64,
    /// The mean of the points.
    pub mean_score: f64,
    /// How many have been analysed.
    pub analysed: u32,
    /// The mean of the luck in those.
    pub mean_luck: Option<f64>,
    /// The mean of the loss in those.
    pub mean_loss: Option<f64>,
}

const ADD: &str = "insert into results (table_id, seat, person, game, seats, at, score, won, luck, loss)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing";
const RESULTS_OF: &str =
    "select r.table_id, r.seat, r.person, r.game, r.seats, r.at, r.score, r.won, r.luck, r.loss, t.summary, f.rated
    from results r join tables t on t.id = r.table_id left join findings f on f.table_id = r.table_id
    where r.person = $1 and r.at < $2 order by r.at desc, r.table_id, r.seat limit $3";
const FIGURES: &str = "select game, count(*), sum(won), avg(score), count(luck), avg(luck), avg(loss)
    from results where person = $1 group by game order by game";
const ANALYSED: &str = "update tables set analysed = 1 where id = $1";
const SET_ANALYSIS: &str = "insert into analyses (table_id, body) values ($1, $2)
    on conflict (table_id) do update set body = excluded.body";
const SET_FIGURES: &str = "update results set luck = $1, loss = $2 where table_id = $3 and seat = $4";
const ANALYSIS: &str = "select body from analyses where table_id = $1";
const UNANALYSED: &str =
    "select id from tables where phase = 'over' and analysed = 0 order by touched limit $1";

impl Store {
    /// Adds results. What is there already stays as it is, so a node that is not sure may add them again.
    ///
    /// # Errors
    /// If the database cannot, or a table is not there.
    pub async fn add_results(&self, rows: Vec<ResultRow>) -> Result<(), StoreError> {
        self.write(adding_results(Write::default(), &rows)).await.map(drop)
    }

    /// The results of a person, the newest first. To read on, pass the `at` of the last row as `before`.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn results_of(
        &self,
        person: &PersonId,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ListedResult>, StoreError> {
        let before = before.unwrap_or(i64::MAX);
        each(self.read(RESULTS_OF, values![person.as_str(), before, capped(limit)]).await?, listed_result)
    }

    /// What the person's games come to, one row per game that they have played.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn figures(&self, person: &PersonId) -> Result<Vec<Figures>, StoreError> {
        each(self.read(FIGURES, values![person.as_str()]).await?, figures)
    }

    /// Keeps the analysis of a table, and what it says about the seats. An earlier one is replaced.
    ///
    /// # Errors
    /// If the database cannot, the table is not there, or the text is too large.
    pub async fn set_analysis(
        &self,
        table: &TableId,
        body: String,
        seats: &[SeatAnalysis],
    ) -> Result<(), StoreError> {
        check_size(&body)?;
        let id = table.as_str();
        let write = Write::default().and(ANALYSED, values![id]).and(SET_ANALYSIS, values![id, body]);
        let write = seats.iter().fold(write, |write, found| {
            write.and(SET_FIGURES, values![found.luck, found.loss, id, found.seat])
        });
        self.write(write).await.map(drop)
    }

    /// The analysis of a table.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn analysis(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        first(self.read(ANALYSIS, values![table.as_str()]).await?, |mut row| row.text())
    }

    /// Tables whose game is over and that nobody has analysed, the oldest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn unanalysed(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        each(self.read(UNANALYSED, values![capped(limit)]).await?, |mut row| row.parsed())
    }
}

/// Adds results to what is written.
pub(crate) fn adding_results(write: Write, rows: &[ResultRow]) -> Write {
    rows.iter().fold(write, |write, row| write.and(ADD, fields(row)))
}

fn fields(row: &ResultRow) -> Vec<crate::value::Value> {
    values![
        row.table.as_str(),
        row.seat,
        row.person.as_str(),
        row.game.key(),
        row.seats,
        row.at,
        row.score,
        row.won,
        row.luck,
        row.loss,
    ]
}

fn listed_result(mut row: Row) -> Result<ListedResult, StoreError> {
    Ok(ListedResult { result: result_row(&mut row)?, summary: row.text()?, rated: row.maybe_text()? })
}

fn result_row(row: &mut Row) -> Result<ResultRow, StoreError> {
    Ok(ResultRow {
        table: row.parsed()?,
        seat: row.number()?,
        person: row.parsed()?,
        game: row.parsed()?,
        seats: row.number()?,
        at: row.int()?,
        score: row.real()?,
        won: row.real()?,
        luck: row.maybe_real()?,
        loss: row.maybe_real()?,
    })
}

fn figures(mut row: Row) -> Result<Figures, StoreError> {
    Ok(Figures {
        game: row.parsed()?,
        games: row.number()?,
        wins: row.real()?,
        mean_score: row.real()?,
        analysed: row.number()?,
        mean_luck: row.maybe_real()?,
        mean_loss: row.maybe_real()?,
    })
}
