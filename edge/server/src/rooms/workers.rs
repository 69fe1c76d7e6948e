//! Bots and clocks. They run on the node that holds the table's lease; a node that believes it holds it and does not
//! can do no harm, for the log takes each step only once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bonecup_bots::Bot;
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::room::{Millis, Room, STAND_IN, TableRequest};
use bonecup_referee::{BotName, TableId};
use bonecup_rules::Seat;
use bonecup_store::StoreError;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::{debug, warn};

use super::{LiveRoom, Rooms, SubmitError, live};
use crate::{clock, random};

/// How long a lease lasts; it is renewed several times in this.
pub(crate) const LEASE: Duration = Duration::from_secs(10);
/// Tables that are claimed at once.
const MOST_CLAIMS: u32 = 500;
/// Moves after which the same bot goes on, such as laying a bone, need only this part of the time.
const EASY: u32 = 3;
/// How long to wait when the log cannot be reached.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Who looks after tables on this node.
pub(crate) struct TableWorkers {
    node: String,
    /// The least time before a roll or a decision of a bot that plays alone among people, so that they can follow.
    pace: Duration,
    bot_permits: Semaphore,
    tasks: Mutex<HashMap<TableId, JoinHandle<()>>>,
}

/// What a table waits for.
enum Due {
    Bot { seat: Seat, name: BotName, position: Box<AnyGame>, bots: u32 },
    BotThrow { seat: Seat, bots: u32 },
    Clock(Millis),
    Nothing,
    Nobody,
}

impl TableWorkers {
    /// Bots think on so many threads at once.
    pub(crate) fn new(node: String, pace: Duration, threads: usize) -> TableWorkers {
        TableWorkers { node, pace, bot_permits: Semaphore::new(threads), tasks: Mutex::default() }
    }

    /// The least time before a bot's roll or decision, where so many bots play: who plays with one bot wants to follow it, who
    /// plays with seven wants to play again.
    fn pace_among(&self, bots: u32) -> Duration {
        self.pace * 2 / (bots + 1)
    }

    /// The name of this node.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Whether this node looks after the table.
    pub(crate) fn has(&self, table: &TableId) -> bool {
        self.tasks().get(table).is_some_and(|task| !task.is_finished())
    }

    fn tasks(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, JoinHandle<()>>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops looking after every table.
    pub(crate) fn stop(&self) {
        self.tasks().drain().for_each(|(_, task)| task.abort());
    }
}

impl Rooms {
    /// A table that has just begun to need somebody is claimed by the node on which that happened.
    pub(super) fn start_worker_if_needed(self: &Arc<Self>, live: &Arc<LiveRoom>, state: &live::State) {
        let attended = state.room.as_ref().is_some_and(|room| room.needs_worker());
        if attended && !self.workers.has(&live.id) {
            let (rooms, table) = (Arc::clone(self), live.id.clone());
            tokio::spawn(async move {
                let now = clock::now();
                let until = now.plus(clock::millis(LEASE));
                match rooms.store.claim_one(&table, rooms.workers.node(), now.0, until.0).await {
                    Ok(Some(_)) => rooms.attend(&table, false),
                    Ok(None) => {}
                    Err(error) => debug!(%table, %error, "a table waits for the next round of claims"),
                }
            });
        }
    }

    /// Renews this node's leases and claims tables that nobody looks after.
    pub(crate) async fn hold_leases(self: &Arc<Self>) -> Result<(), StoreError> {
        let node = self.workers.node();
        let now = clock::now();
        let until = now.plus(clock::millis(LEASE));
        let held = self.store.renew(node, now.0, until.0).await?;
        let held: std::collections::HashSet<TableId> = held.into_iter().map(|(table, _)| table).collect();
        self.workers.tasks().retain(|table, task| {
            let keep = held.contains(table) && !task.is_finished();
            if !keep {
                task.abort();
            }
            keep
        });
        for table in &held {
            self.attend(table, false);
        }
        for (table, _) in self.store.claim(node, now.0, until.0, MOST_CLAIMS).await? {
            self.attend(&table, true);
        }
        Ok(())
    }

    /// Starts to look after a table. After a pause nobody is punished for, its clock begins anew.
    fn attend(self: &Arc<Self>, table: &TableId, after_pause: bool) {
        if self.workers.has(table) {
            return;
        }
        let live = self.live(table);
        let task = tokio::spawn(run_table(Arc::clone(self), live, after_pause));
        if let Some(older) = self.workers.tasks().insert(table.clone(), task) {
            older.abort();
        }
    }
}

/// Lets bots move and clocks run out until the table has ended or needs nobody any more.
async fn run_table(rooms: Arc<Rooms>, live: Arc<LiveRoom>, after_pause: bool) {
    if after_pause {
        act(&rooms, &live.id, TableRequest::RestartClock).await;
    }
    let mut player = None;
    loop {
        match rooms.read(&live.id, due).await {
            Ok(Due::Nobody) | Err(SubmitError::NoTable | SubmitError::Log(_)) => return,
            Ok(Due::Nothing) => live.woken().await,
            Ok(Due::Clock(at)) => {
                tokio::select! {
                    () = live.woken() => {}
                    () = tokio::time::sleep(clock::until(at)) => act(&rooms, &live.id, TableRequest::Expire).await,
                }
            }
            Ok(Due::BotThrow { seat, bots }) => {
                live.pause(Instant::now() + rooms.workers.pace_among(bots)).await;
                act(&rooms, &live.id, TableRequest::BotThrows { seat }).await;
            }
            Ok(Due::Bot { seat, name, position, bots }) => {
                let began = Instant::now();
                let (moves, back) = think(&rooms, player.take(), name, (*position).clone()).await;
                player = back;
                let pace = rooms.workers.pace_among(bots);
                let pause = if goes_on(&position, &moves) { pace / EASY } else { pace };
                live.pause(began + pause).await;
                act(&rooms, &live.id, TableRequest::BotPlays { seat, moves }).await;
            }
            Err(
                SubmitError::Store(_)
                | SubmitError::Busy
                | SubmitError::Broken(_)
                | SubmitError::Refused { .. }
                | SubmitError::NoSeed(_),
            ) => tokio::time::sleep(RETRY_DELAY).await,
        }
    }
}

fn due(room: &Room) -> Due {
    if !room.needs_worker() {
        return Due::Nobody;
    }
    let bots = room.seats().iter().filter(|seat| seat.bot().is_some()).count().try_into().unwrap_or(1);
    if let Some(seat) = room.bot_to_throw() {
        return Due::BotThrow { seat, bots };
    }
    match (room.bot_to_move(), room.table(), room.due()) {
        (Some((seat, name)), Some(table), _) => {
            Due::Bot { seat, name: name.clone(), position: Box::new(table.game().clone()), bots }
        }
        (_, _, Some(at)) => Due::Clock(at),
        _ => Due::Nothing,
    }
}

/// A bot that has thought about this table before.
struct Player {
    name: BotName,
    bot: Box<dyn Bot + Send>,
}

/// Whether the same seat goes on after these moves, without dice in between: such moves are easy to follow.
fn goes_on(position: &AnyGame, moves: &[AnyMove]) -> bool {
    let mut after = position.clone();
    moves.iter().all(|action| after.play(action).is_ok()) && after.turn() == position.turn()
}

/// Lets a bot think, not on more threads than are kept for it.
async fn think(
    rooms: &Rooms,
    player: Option<Player>,
    name: BotName,
    position: AnyGame,
) -> (Vec<AnyMove>, Option<Player>) {
    let Ok(permit) = rooms.workers.bot_permits.acquire().await else { return (Vec::new(), None) };
    let thought = tokio::task::spawn_blocking(move || {
        let same = player.filter(|player| player.name == name);
        let mut player = same.or_else(|| seat_bot(&position, name))?;
        let moves = player.bot.choose(&position).into_iter().collect();
        Some((moves, player))
    });
    let thought = thought.await;
    drop(permit);
    match thought {
        Ok(Some((moves, player))) => (moves, Some(player)),
        Ok(None) => (Vec::new(), None),
        Err(error) => {
            warn!(%error, "a bot could not think");
            (Vec::new(), None)
        }
    }
}

fn seat_bot(position: &AnyGame, name: BotName) -> Option<Player> {
    let seed = random::number();
    let bot = bonecup_bots::make(position.id(), name.as_str(), seed);
    // A table written by another version may name a bot that is gone: somebody must play.
    let bot = bot.or_else(|_| bonecup_bots::make(position.id(), STAND_IN, seed)).ok()?;
    Some(Player { name, bot })
}

/// Does what is due. If it is not any more, somebody else was faster, and the next look shows what is.
pub(super) async fn act(rooms: &Arc<Rooms>, table: &TableId, request: TableRequest) {
    match rooms.submit(table, request).await {
        Ok(_) | Err(SubmitError::Refused { .. } | SubmitError::NoTable) => {}
        Err(error) => {
            debug!(%table, %error, "a table has to wait");
            tokio::time::sleep(RETRY_DELAY).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_of_many_bots_takes_hardly_longer_than_one_bot() {
        let workers = TableWorkers::new("here".to_owned(), Duration::from_millis(700), 1);
        let round = |bots: u32| workers.pace_among(bots) * bots;
        assert_eq!(round(1), Duration::from_millis(700));
        assert!((1..=20).all(|bots| round(bots) < 2 * round(1)), "eight seats do not take a minute");
    }
}
