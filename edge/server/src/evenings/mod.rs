//! Evenings of circles as they go on: rounds open their tables by themselves when the last table of the one before has ended.
//!
//! What an evening has to take in is noted in the transaction in which it happens. Whoever comes first – the node where it happened,
//! one that asks about the evening, any node a while later – reads the evening, lets it go on, and writes it with the tables that are
//! due, from the version that was read: of all who try at the same time one does it, whole.

mod ending;
mod refusal;
mod stored;
mod tables;

use std::time::Duration;

use bonecup_circles::{Evening, EveningRefusal, Place};
use bonecup_referee::TableId;
use bonecup_store::{CircleId, EveningRow};
use tokio::time::sleep;
use tracing::warn;

pub(crate) use self::refusal::EveningRefused;
pub(crate) use self::stored::{EveningSummary, Terms, progress, read};
pub(crate) use self::tables::opening;
use crate::app::App;
use crate::background::note;
use crate::error::{ApiError, Refused};

/// How often evenings are looked for that nobody reported.
const PERIOD: Duration = Duration::from_secs(30);
/// How often a change is tried of which others were faster, or whose tables got names that are taken.
const TRIES: usize = 8;

/// What is wanted of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// That it takes in what happened.
    TakeIn,
    /// That its first round begins.
    Begin,
    /// That a pairing is decided, for one of the two or for neither.
    GiveUp {
        /// Which.
        at: Place,
        /// For whom.
        won_by: Option<usize>,
    },
    /// That a pairing gets a new table.
    Again {
        /// Which.
        at: Place,
    },
    /// That it ends.
    End,
}

impl Wish {
    /// Does it; the tables that are still on and have no say any more.
    fn apply(self, evening: &mut Evening) -> Result<Vec<TableId>, EveningRefusal> {
        let none = |()| Vec::new();
        match self {
            Wish::TakeIn => Ok(Vec::new()),
            Wish::Begin => evening.begin().map(none),
            Wish::GiveUp { at, won_by } => {
                evening.give_up(at, won_by).map(|table| table.into_iter().collect())
            }
            Wish::Again { at } => evening.again(at).map(none),
            Wish::End => evening.end().map(none),
        }
    }
}

/// Lets evenings go on that have something to take in.
pub(crate) async fn run(app: App) {
    loop {
        match app.store.evenings_with_news().await {
            Ok(waiting) => {
                for (circle, evening) in waiting {
                    take_in(&app, &circle, evening).await;
                }
            }
            Err(error) => note("evenings", Err(error)),
        }
        tokio::select! {
            biased;
            () = app.results.evening_woken() => {}
            () = sleep(PERIOD) => {}
        }
    }
}

async fn take_in(app: &App, circle: &CircleId, evening: u32) {
    if let Err(error) = change(app, circle, evening, Wish::TakeIn).await {
        warn!(code = error.code(), evening, "an evening cannot go on");
    }
}

/// An evening in which everything is taken in that happened before this.
pub(crate) async fn current(app: &App, circle: &CircleId, evening: u32) -> Result<EveningRow, ApiError> {
    let row = find(app, circle, evening).await?;
    if !row.has_news {
        return Ok(row);
    }
    change(app, circle, evening, Wish::TakeIn).await?;
    find(app, circle, evening).await
}

async fn find(app: &App, circle: &CircleId, evening: u32) -> Result<EveningRow, ApiError> {
    Ok(app.store.evening(circle, evening).await?.ok_or(EveningRefused::Unknown)?)
}

/// Does what is wanted, after what happened is taken in. It runs to its end even if whoever wants it goes away.
pub(crate) async fn change(app: &App, circle: &CircleId, evening: u32, wish: Wish) -> Result<(), ApiError> {
    let (app, circle) = (app.clone(), circle.clone());
    let done = tokio::spawn(async move { change_uncancelled(&app, &circle, evening, wish).await });
    done.await.unwrap_or_else(|_| Err(Refused::Internal.into()))
}

async fn change_uncancelled(app: &App, circle: &CircleId, number: u32, wish: Wish) -> Result<(), ApiError> {
    for _ in 0..TRIES {
        let row = find(app, circle, number).await?;
        if wish == Wish::TakeIn && !row.has_news {
            return Ok(());
        }
        let mut evening = read(&row)?;
        let ended = ending::ended(app, &row, &evening).await?;
        let mut still_on = evening.take_in(&ended, &row.left());
        still_on.extend(wish.apply(&mut evening)?);
        let new = tables::open_due(app, &row, &mut evening)?;
        if app.store.change_evening(circle, (number, row.version), progress(&evening)?, new).await? {
            tables::close(app, still_on).await;
            return Ok(());
        }
    }
    Err(ApiError::from(Refused::Busy).after(1))
}
