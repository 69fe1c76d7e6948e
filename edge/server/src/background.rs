//! What goes on in the background: leases, hints of other nodes, polling, housekeeping.

use std::sync::Arc;
use std::time::Duration;

use bonecup_referee::room::TableRequest;
use bonecup_store::StoreError;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};
use tracing::{debug, info, warn};

use crate::app::App;
use crate::bus::Hint;
use crate::rooms::{Local, SubmitError};
use crate::{clock, deals, evenings, housekeeping, push, revocations};

/// How often a node says that it runs: three times before others take it to be gone.
const LEASES: Duration = Duration::from_secs(3);
/// How often tables are looked up in the log while hints come, and while they do not.
pub(crate) const POLL_WITH_BUS: Duration = Duration::from_secs(5);
pub(crate) const POLL_ALONE: Duration = Duration::from_millis(300);
/// How often other nodes are told who is here.
const PRESENCE: Duration = Duration::from_secs(5);
/// How often memory is tidied.
const TIDY: Duration = Duration::from_secs(30);
/// How often the time that servers run is written down.
const COUNTED: Duration = Duration::from_secs(60);
/// How often tables that nobody touches are looked for.
const IDLE: Duration = Duration::from_secs(600);
/// How often ended games are looked for though nobody reported one.
const RESULTS: Duration = Duration::from_secs(60);
/// How often deals are looked for that end because their time is up.
const DEALS: Duration = Duration::from_secs(60);
/// Tables that are closed in one go.
const CLOSED: u32 = 200;

/// Starts everything that goes on in the background.
pub(crate) fn start(app: &App) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    tasks.spawn(leases(app.clone()));
    tasks.spawn(ticks(app.clone()));
    tasks.spawn(count_running(app.clone()));
    tasks.spawn(tidy(app.clone()));
    tasks.spawn(idle(app.clone()));
    tasks.spawn(results(app.clone()));
    tasks.spawn(evenings::run(app.clone()));
    tasks.spawn(run_deals(app.clone()));
    tasks.spawn(housekeeping::run(app.clone()));
    if let Some(push) = &app.push {
        let (sender, news) = mpsc::channel(push::QUEUE);
        app.rooms.pass_turns_to(sender);
        tasks.spawn(push::note_news(app.clone(), Arc::clone(push), news));
        tasks.spawn(push::tell_turns(app.clone(), Arc::clone(push)));
    }
    if app.store.is_shared() {
        tasks.spawn(hints(app.clone()));
        tasks.spawn(poll(app.clone()));
        tasks.spawn(presence(app.clone()));
        tasks.spawn(revocations::run(app.clone()));
    }
    tasks
}

async fn leases(app: App) {
    let mut beat = every(LEASES);
    loop {
        beat.tick().await;
        note("leases", app.rooms.hold_leases().await);
        note("time", correct_time(&app).await);
    }
}

/// The time of day that people are told is the shared database's, or else the system's.
async fn correct_time(app: &App) -> Result<(), StoreError> {
    if let Some(millis) = app.rooms.clock.correct(app.store.shared_time().await?) {
        warn!(millis, "the time of day has jumped; clocks of tables go on as they were");
    }
    Ok(())
}

/// Looks at the clock, so that it notices when the server does not run.
async fn ticks(app: App) {
    let mut beat = every(clock::TICK);
    let mut stopped = app.rooms.clock.measured().stopped;
    loop {
        beat.tick().await;
        let now = app.rooms.clock.measured().stopped;
        if now > stopped {
            let seconds = (now - stopped).as_secs();
            warn!(seconds, "the server was stopped; people have the time that they had before");
            stopped = now;
        }
    }
}

/// Counts how long servers run, by which tables are idle.
async fn count_running(app: App) {
    let mut counted = app.rooms.clock.running();
    let mut beat = every(COUNTED);
    loop {
        beat.tick().await;
        let now = app.rooms.clock.running();
        let millis = clock::millis(now.saturating_sub(counted));
        match app.store.count_running(app.rooms.workers.node(), millis).await {
            Ok(()) => counted = now,
            Err(error) => note("running time", Err(error)),
        }
    }
}

/// Tables that got further on other nodes are read as soon as a hint says so.
async fn hints(app: App) {
    let Some(mut hints) = app.rooms.bus.listen().await else { return };
    while let Some(hint) = hints.next().await {
        take_hint(&app, hint);
    }
}

fn take_hint(app: &App, hint: Hint) {
    match hint {
        Hint::Step { table, seq } => {
            if let Some(live) = app.rooms.known(&table).filter(|live| live.seq() < seq) {
                let rooms = Arc::clone(&app.rooms);
                tokio::spawn(async move { rooms.refresh(&live).await });
            }
        }
        Hint::Present { node, table, people, connections, heard } => {
            if node != app.rooms.workers.node()
                && let Some(live) = app.rooms.known(&table)
                && live.presence().take_report(&node, Local { people, connections, heard })
            {
                live.broadcast_presence();
            }
        }
        Hint::Word { node, table, word } => {
            if node != app.rooms.workers.node()
                && let Some(live) = app.rooms.known(&table)
            {
                live.hear(word);
            }
        }
        Hint::Revoked { person } => app.end_sessions_here(&person),
        Hint::Hurry { table } => {
            if let Some(live) = app.rooms.known(&table) {
                live.hurry();
            }
        }
    }
}

/// Tables in use are looked up in the log: rarely while hints come, often while they do not.
async fn poll(app: App) {
    loop {
        sleep(if app.rooms.bus.is_up() { POLL_WITH_BUS } else { POLL_ALONE }).await;
        let live: Vec<_> = app.rooms.all().into_iter().filter(|live| !live.is_idle()).collect();
        for some in live.chunks(500) {
            let tables: Vec<_> = some.iter().map(|live| live.id.clone()).collect();
            let heads = match app.store.heads(&tables).await {
                Ok(heads) => heads,
                Err(error) => {
                    debug!(%error, "the log cannot be polled");
                    continue;
                }
            };
            for (table, head) in heads {
                if let Some(live) = some.iter().find(|live| live.id == table && live.seq().0 < head) {
                    app.rooms.refresh(live).await;
                }
            }
        }
    }
}

async fn presence(app: App) {
    let mut beat = every(PRESENCE);
    loop {
        beat.tick().await;
        note("presence", exchange_presence(&app).await);
    }
}

async fn exchange_presence(app: &App) -> Result<(), StoreError> {
    app.rooms.report_presence().await?;
    for hint in app.rooms.presence_elsewhere().await? {
        take_hint(app, hint);
    }
    Ok(())
}

async fn tidy(app: App) {
    let mut beat = every(TIDY);
    loop {
        beat.tick().await;
        app.rooms.tidy();
        app.rate_limits.tidy();
    }
}

/// Closes tables that nobody has touched for long.
async fn idle(app: App) {
    let mut beat = every(IDLE);
    loop {
        beat.tick().await;
        note("idle tables", close_idle(&app).await);
    }
}

async fn close_idle(app: &App) -> Result<(), StoreError> {
    for table in app.store.idle_tables(app.config.idle_millis(), CLOSED).await? {
        match app.rooms.submit(&table, TableRequest::CloseIdle).await {
            Ok(_) => info!(%table, "closed a table that nobody touched"),
            Err(SubmitError::Refused { .. }) => {}
            Err(error) => warn!(%table, %error, "an idle table cannot be closed"),
        }
    }
    Ok(())
}

/// Ends deals whose time is up.
async fn run_deals(app: App) {
    let mut beat = every(DEALS);
    loop {
        beat.tick().await;
        note("deals", deals::look_after(&app).await);
    }
}

/// Writes down results and analyses of ended games.
async fn results(app: App) {
    loop {
        note("analyses", app.results.work().await);
        tokio::select! {
            biased;
            () = app.results.woken() => {}
            () = sleep(RESULTS) => {}
        }
    }
}

pub(crate) fn every(period: Duration) -> tokio::time::Interval {
    let mut beat = interval(period);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beat
}

pub(crate) fn note(what: &str, result: Result<(), StoreError>) {
    if let Err(error) = result {
        warn!(%error, what, "the log cannot be used; trying again");
    }
}
