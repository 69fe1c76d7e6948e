//! What is done after games, in the background: results, luck and skill.

use std::sync::Arc;

use bonecup_coach::{Analysis, analyse};
use bonecup_referee::room::{Past, Phase, Room, Step};
use bonecup_referee::{PersonId, Record, Seq, TableId};
use bonecup_rules::{Seat, Standings};
use bonecup_solver_cache::SolverCache;
use bonecup_store::{ResultRow, SeatAnalysis, Store, StoreError};
use tokio::sync::Notify;
use tracing::{debug, warn};

use crate::rooms::AskError;

/// Games that are looked at in one go.
const GAMES: u32 = 20;
/// Steps that are read at once.
const PAGE: u32 = 1000;

/// Somebody who writes down what is left of games.
#[derive(Clone)]
pub(crate) struct Clerk {
    store: Store,
    called: Arc<Notify>,
}

impl Clerk {
    pub(crate) fn new(store: Store) -> Clerk {
        Clerk { store, called: Arc::default() }
    }

    /// A game has ended.
    pub(crate) fn call(&self) {
        self.called.notify_one();
    }

    /// Waits to be called.
    pub(crate) async fn called(&self) {
        self.called.notified().await;
    }

    /// Writes down what is left of games that nobody has looked at yet. Doing it twice changes nothing.
    pub(crate) async fn work(&self) -> Result<(), StoreError> {
        loop {
            let tables = self.store.unanalysed(GAMES).await?;
            if tables.is_empty() {
                return Ok(());
            }
            for table in tables {
                self.finish(&table).await?;
            }
        }
    }

    async fn finish(&self, table: &TableId) -> Result<(), StoreError> {
        let past = match past(&self.store, table).await {
            Ok(Some(past)) => past,
            Ok(None)
            | Err(
                AskError::Log(_)
                | AskError::NoTable
                | AskError::Refused { .. }
                | AskError::Busy
                | AskError::Broken(_),
            ) => {
                warn!(%table, "the log of a finished game cannot be read");
                return self.store.set_analysis(table, "null".to_owned(), &[]).await;
            }
            Err(AskError::Store(error)) => return Err(error),
        };
        self.store.add_results(results(past.room())).await?;
        let analysed = match past.record().filter(|_| past.room().phase() == Phase::Over) {
            Some(record) => tokio::task::spawn_blocking(move || analysed(&record)).await.unwrap_or_default(),
            None => None,
        };
        let (body, seats) = analysed.unwrap_or_else(|| ("null".to_owned(), Vec::new()));
        debug!(%table, "a game was analysed");
        self.store.set_analysis(table, body, &seats).await
    }
}

/// Everything that has happened at a table; none if there is no such table.
pub(crate) async fn past(store: &Store, table: &TableId) -> Result<Option<Past>, AskError> {
    let steps = steps(store, table).await?;
    if steps.is_empty() { Ok(None) } else { Ok(Some(Past::of(&steps)?)) }
}

/// The same step by step; nothing if there is no such table.
pub(crate) async fn steps(store: &Store, table: &TableId) -> Result<Vec<Step>, AskError> {
    let mut steps = Vec::new();
    loop {
        let after = steps.last().map_or(0, |step: &Step| step.seq.0);
        let rows = store.steps(table, after, PAGE).await?;
        let last = rows.len() < PAGE as usize;
        for row in rows {
            steps.push(Step::read(Seq(row.seq), &row.body)?);
        }
        if last {
            return Ok(steps);
        }
    }
}

fn results(room: &Room) -> Vec<ResultRow> {
    let Some(table) = room.table().filter(|_| room.phase() == Phase::Over) else { return Vec::new() };
    let standings = table.game().standings();
    let people = room.numbered().filter_map(|(seat, held)| held.person().map(|person| (seat, person)));
    people.map(|(seat, person)| result(room, seat, person, &standings)).collect()
}

fn result(room: &Room, seat: Seat, person: &PersonId, standings: &Standings) -> ResultRow {
    let points = standings.points().get(seat.index()).map_or(0, |points| points.0);
    ResultRow {
        table: room.id().clone(),
        seat: seat.0,
        person: person.clone(),
        game: room.game(),
        seats: u8::try_from(room.seats().len()).unwrap_or(u8::MAX),
        at: room.last_at().0,
        score: points.into(),
        won: standings.share(seat),
        luck: None,
        loss: None,
    }
}

/// Luck and skill of a game, for those games that can be solved.
fn analysed(record: &Record) -> Option<(String, Vec<SeatAnalysis>)> {
    let book = SolverCache::shared().book(&record.plan.options).ok()?;
    let analysis: Analysis = analyse(record, &book).ok()?;
    let seats = (0..).zip(&analysis.seats);
    let seats = seats.map(|(seat, of)| SeatAnalysis { seat, luck: of.luck_of_dice, loss: of.loss }).collect();
    Some((analysis.written().to_string(), seats))
}
