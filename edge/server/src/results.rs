//! What is done after games, in the background: results, luck and skill.

use std::sync::Arc;

use bonecup_arena::Lean;
use bonecup_coach::{Analysis, analyse};
use bonecup_ratings::RatedGame;
use bonecup_referee::room::{Phase, Room};
use bonecup_referee::{PersonId, Player, Record, TableId};
use bonecup_rules::{Seat, Standings};
use bonecup_solver_cache::SolverCache;
use bonecup_store::{ResultRow, SeatAnalysis, Store, StoreError};
use bonecup_training::mistakes;
use tokio::sync::Notify;
use tracing::{debug, warn};

use crate::log;
use crate::low_priority::{LowPriorityThreads, READING};
use crate::rooms::SubmitError;

/// Games that are looked at in one go.
const GAMES: u32 = 20;
/// Mistakes of each seat that are kept as positions to think about.
const MISTAKES: usize = 5;

/// Writes down results and analyses of games that have ended.
#[derive(Clone)]
pub(crate) struct ResultsWriter {
    store: Store,
    woken: Arc<Notify>,
    evening_woken: Arc<Notify>,
    thread: Arc<LowPriorityThreads>,
}

impl ResultsWriter {
    pub(crate) fn new(store: Store) -> ResultsWriter {
        let thread = Arc::new(LowPriorityThreads::new("analyse", 1, READING));
        ResultsWriter { store, woken: Arc::default(), evening_woken: Arc::default(), thread }
    }

    /// A table has ended.
    pub(crate) fn wake(&self) {
        self.woken.notify_one();
        self.wake_evenings();
    }

    /// An evening may have something to take in.
    pub(crate) fn wake_evenings(&self) {
        self.evening_woken.notify_one();
    }

    /// Waits until it may.
    pub(crate) async fn evening_woken(&self) {
        self.evening_woken.notified().await;
    }

    /// Waits until a game has ended.
    pub(crate) async fn woken(&self) {
        self.woken.notified().await;
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
        let past = match log::history(&self.store, table).await {
            Ok(Some(past)) => past,
            Ok(None)
            | Err(
                SubmitError::Log(_)
                | SubmitError::NoTable
                | SubmitError::Refused { .. }
                | SubmitError::Busy
                | SubmitError::NoSeed(_)
                | SubmitError::Broken(_),
            ) => {
                warn!(%table, "the log of a finished game cannot be read");
                return self.store.set_analysis(table, "null".to_owned(), &[]).await;
            }
            Err(SubmitError::Store(error)) => return Err(error),
        };
        // They are there already, unless the game ended under an older version.
        self.store.add_results(results(past.room())).await?;
        let found = match past.record().filter(|_| past.room().phase() == Phase::Over) {
            Some(record) => self.thread.run(move || Found::in_game(&record)).await.unwrap_or_default(),
            None => Found::default(),
        };
        if let Some((rated, mistakes)) = found.for_players {
            match self.store.set_findings(table, rated, mistakes).await {
                // It must not keep the results of all others waiting.
                Err(StoreError::TooLarge { bytes, .. }) => {
                    warn!(%table, bytes, "what was found out about a game is too much to be kept");
                }
                done => done?,
            }
        }
        let (body, seats) = found.analysis.unwrap_or_else(|| ("null".to_owned(), Vec::new()));
        debug!(%table, "a game was analysed");
        match self.store.set_analysis(table, body, &seats).await {
            // One endless game must not keep the results of all others waiting: it is told by seat, without its moves.
            Err(StoreError::TooLarge { bytes, .. }) => {
                warn!(%table, bytes, "the analysis of a very long game is not kept");
                self.store.set_analysis(table, "null".to_owned(), &seats).await
            }
            done => done,
        }
    }
}

/// How people did at a table whose game is over. A practice is nobody's result.
pub(crate) fn results(room: &Room) -> Vec<ResultRow> {
    let Some(table) = room.table().filter(|_| room.phase() == Phase::Over && !room.is_practice()) else {
        return Vec::new();
    };
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

/// What there is to say about a game.
#[derive(Default)]
struct Found {
    /// Luck and skill, solved or tried out.
    analysis: Option<(String, Vec<SeatAnalysis>)>,
    /// What ratings need of it, and where people erred, if people played.
    for_players: Option<(String, String)>,
}

impl Found {
    fn in_game(record: &Record) -> Found {
        let book = SolverCache::shared().book(&record.plan.options).ok();
        let analysis = book.as_ref().and_then(|book| analyse(record, book, &Lean::default()).ok());
        // What was tried out judges nobody.
        let solved = book.as_ref().filter(|book| book.is_solved()).zip(analysis.as_ref());
        let rated = RatedGame::analysed(record, solved.map(|(_, analysis)| analysis)).ok();
        let mistakes = solved
            .map(|(book, analysis)| mistakes(record, analysis, book, &people(record), MISTAKES))
            .unwrap_or_default();
        // Both are made of texts and numbers, which always become JSON.
        let written = rated.and_then(|rated| {
            Some((serde_json::to_string(&rated).ok()?, serde_json::to_string(&mistakes).ok()?))
        });
        Found { analysis: analysis.as_ref().map(written_analysis), for_players: written }
    }
}

/// The seats of people.
fn people(record: &Record) -> Vec<Seat> {
    let seats = (0..).map(Seat).zip(&record.plan.seats);
    seats.filter(|(_, plan)| plan.player == Player::Human).map(|(seat, _)| seat).collect()
}

fn written_analysis(analysis: &Analysis) -> (String, Vec<SeatAnalysis>) {
    let seats = (0..).zip(&analysis.seats);
    let seats = seats.map(|(seat, of)| SeatAnalysis { seat, luck: of.luck_of_dice, loss: of.loss }).collect();
    (analysis.written().to_string(), seats)
}
