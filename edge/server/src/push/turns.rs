//! Which turns people are told of: those that come to somebody at a slow table while they are not there, one for each table until
//! they are back.
//!
//! What is to be told stands in the database, so that of several nodes exactly one tells it, and none forgets it when it stops.
//! A message that gets lost all the same is no move that gets lost.

use std::sync::Arc;
use std::time::Duration;

use bonecup_games::GameId;
use bonecup_referee::room::{Deadline, Phase, Room};
use bonecup_referee::{PersonId, TableId};
use bonecup_store::{AwaitedTurn, StoreError, Subscription};
use bonecup_words::Language;
use futures::{StreamExt as _, stream};
use serde_json::json;
use tokio::sync::mpsc;
use tracing::warn;

use super::{Delivered, MOST_BROWSERS, Push};
use crate::app::App;
use crate::background::{every, note};
use crate::clock;
use crate::language;
use crate::rooms::SubmitError;

/// News that wait to be noted. If there are more, somebody is not told.
pub(crate) const QUEUE: usize = 4_096;
/// How often due turns are looked for, at most.
const PERIOD: Duration = Duration::from_secs(5);
/// How many of them in one go, and of how many people at once.
const TURNS: u32 = 200;
const AT_ONCE: usize = 8;
/// After how long it is tried again if no push service could be reached.
const WAITS: [Duration; 3] = [Duration::from_secs(60), Duration::from_secs(600), Duration::from_secs(3_600)];

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TurnNews {
    /// The table waits for somebody who is not there.
    Due(TableId, PersonId),
    /// Somebody is there.
    Back(TableId, PersonId),
}

/// Whether people at this table play when they find the time, and others wait for them.
pub(crate) fn is_slow(room: &Room) -> bool {
    let is_patient = match room.opening().deadline {
        Deadline::None | Deadline::Day => true,
        Deadline::HalfMinute | Deadline::TwoMinutes => false,
    };
    let mut people: Vec<&PersonId> = room.seats().iter().filter_map(|seat| seat.person()).collect();
    people.sort();
    people.dedup();
    is_patient && room.phase() == Phase::Playing && people.len() > 1
}

/// The person for whom the table waits.
pub(crate) fn awaited(room: &Room) -> Option<&PersonId> {
    let seat = room.seats().get(room.waited_for()?.index())?;
    if seat.bot().is_some() { None } else { seat.person() }
}

/// Writes news down.
pub(crate) async fn note_news(app: App, push: Arc<Push>, mut news: mpsc::Receiver<TurnNews>) {
    while let Some(news) = news.recv().await {
        let done = match news {
            TurnNews::Due(table, person) => {
                let due = app.rooms.clock.now().plus(clock::millis(push.settings.grace));
                app.store.await_turn(&table, &person, due.0).await
            }
            TurnNews::Back(table, person) => app.store.end_awaited(&table, &person).await,
        };
        note("turns that somebody is told of", done);
    }
}

/// Tells people again and again of what is due.
pub(crate) async fn tell_turns(app: App, push: Arc<Push>) {
    let mut beat = every(PERIOD.min(push.settings.grace).max(Duration::from_millis(20)));
    loop {
        beat.tick().await;
        note("turns that somebody is told of", tell_due(&app, &push).await);
    }
}

async fn tell_due(app: &App, push: &Push) -> Result<(), StoreError> {
    let due = app.store.due_turns(app.rooms.clock.now().0, TURNS).await?;
    let tell = |turn: AwaitedTurn| async move {
        note("a turn that somebody is told of", tell(app, push, &turn).await);
    };
    stream::iter(due).for_each_concurrent(AT_ONCE, tell).await;
    Ok(())
}

async fn tell(app: &App, push: &Push, turn: &AwaitedTurn) -> Result<(), StoreError> {
    let Some(game) = still_due(app, turn).await? else {
        return app.store.end_awaited(&turn.table, &turn.person).await;
    };
    if !app.store.claim_turn(turn).await? {
        return Ok(());
    }
    let browsers = app.store.subscriptions(&turn.person, MOST_BROWSERS).await?;
    let mut became = Vec::new();
    for browser in &browsers {
        became.push(tell_browser(app, push, turn, game, browser).await?);
    }
    let wait = usize::try_from(turn.tries).ok().and_then(|tries| WAITS.get(tries));
    match wait.filter(|_| became.contains(&Delivered::Later) && !became.contains(&Delivered::Done)) {
        Some(wait) => {
            let again = app.rooms.clock.now().plus(clock::millis(*wait));
            app.store.put_off_turn(turn, again.0).await
        }
        None => Ok(()),
    }
}

/// The game that still waits for the person, if they did not come.
async fn still_due(app: &App, turn: &AwaitedTurn) -> Result<Option<GameId>, StoreError> {
    let due = |room: &Room| (is_slow(room) && awaited(room) == Some(&turn.person)).then(|| room.game());
    let game = match app.rooms.read(&turn.table, due).await {
        Ok(game) => game,
        Err(SubmitError::Store(error)) => return Err(error),
        Err(
            SubmitError::NoTable
            | SubmitError::Log(_)
            | SubmitError::Refused { .. }
            | SubmitError::Busy
            | SubmitError::NoSeed(_)
            | SubmitError::Broken(_),
        ) => None,
    };
    let is_there = app.rooms.is_present(&turn.table, &turn.person).await?;
    Ok(game.filter(|_| !is_there))
}

async fn tell_browser(
    app: &App,
    push: &Push,
    turn: &AwaitedTurn,
    game: GameId,
    browser: &Subscription,
) -> Result<Delivered, StoreError> {
    let message = message(&turn.table, game, &browser.language);
    let became = push.deliver(browser, &turn.table, message, app.rooms.clock.now()).await;
    app.metrics.pushes.get_or_create(&[("outcome", became.key())]).inc();
    match became {
        Delivered::Gone => app.store.drop_endpoint(&browser.endpoint).await?,
        Delivered::Refused => {
            warn!("a push service refuses messages: it may not accept the contact of --push")
        }
        Delivered::Done | Delivered::Later => {}
    }
    Ok(became)
}

/// What the browser shows, and which table it opens. There is nothing about others in it.
fn message(table: &TableId, game: GameId, language: &str) -> String {
    let words = language::words(language.parse().unwrap_or(Language::English));
    let body = words.say("push-body", &[("game", game.title().into())]);
    json!({"table": table, "title": words.say("push-title", &[]), "body": body}).to_string()
}
