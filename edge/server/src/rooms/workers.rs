//! Bots and clocks. They run on the node that holds the table's lease; a node that believes it holds it and does not
//! can do no harm, for the log takes each step only once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bonecup_bots::Bot;
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::room::{Room, STAND_IN, TableRequest};
use bonecup_referee::{BotName, PersonId, Seq, TableId};
use bonecup_rules::Seat;
use bonecup_store::StoreError;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tracing::{debug, info, warn};

use super::nodes::NodesSeen;
use super::{Answer, LiveRoom, Rooms, SubmitError, live};
use crate::random;
use crate::thinking::{Kind, Thinking, Turn};

/// Tables that are claimed at once.
const MOST_CLAIMS: u32 = 500;
/// Moves after which the same bot goes on, such as laying a bone, need only this part of the time.
const EASY: u32 = 3;
/// A clock that stood still for this part of the time for a move begins anew, and everybody is told; after less it just goes on
/// from where it was.
const NOTABLE: u32 = 10;
/// How long to wait when the log cannot be reached.
pub(super) const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Who looks after tables on this node.
pub(crate) struct TableWorkers {
    node: String,
    /// The least time before a roll or a decision of a bot that plays alone among people, so that they can follow.
    pace: Duration,
    /// Bots and the coach.
    pub(crate) thinking: Thinking,
    tasks: Mutex<HashMap<TableId, JoinHandle<()>>>,
    others: Mutex<NodesSeen>,
}

/// What a table waits for.
enum Due {
    Bot { seat: Seat, name: BotName, position: Box<AnyGame>, bots: u32, owner: PersonId, seq: Seq },
    BotThrow { seat: Seat, bots: u32 },
    Clock(Seq),
    Nothing,
    Nobody,
}

impl TableWorkers {
    /// Bots think on so many threads at once.
    pub(crate) fn new(node: String, pace: Duration, threads: usize) -> TableWorkers {
        let (tasks, others) = Default::default();
        TableWorkers { node, pace, thinking: Thinking::new(threads), tasks, others }
    }

    /// The other nodes that do not run any more, though they did not say so.
    fn gone(&self, nodes: Vec<(String, u64)>, running: Duration) -> Vec<(String, u64)> {
        let others = nodes.into_iter().filter(|(node, _)| *node != self.node).collect();
        self.others.lock().unwrap_or_else(PoisonError::into_inner).gone(others, running)
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
                match rooms.store.claim_one(&table, rooms.workers.node()).await {
                    Ok(Some(_)) => rooms.attend(&table, false),
                    Ok(None) => {}
                    Err(error) => debug!(%table, %error, "a table waits for the next round of claims"),
                }
            });
        }
    }

    /// Says that this node begins to run. What an earlier one of its name held is claimed anew, with clocks that begin anew.
    pub(crate) async fn begin_leases(&self) -> Result<(), StoreError> {
        self.store.release(self.workers.node()).await?;
        self.store.beat(self.workers.node()).await
    }

    /// Says that this node runs, looks which others do not any more, and claims tables that nobody looks after.
    pub(crate) async fn hold_leases(self: &Arc<Self>) -> Result<(), StoreError> {
        let node = self.workers.node();
        self.store.beat(node).await?;
        for (gone, beat) in self.workers.gone(self.store.nodes().await?, self.clock.running()) {
            info!(node = gone, "a node does not run any more");
            self.store.bury(&gone, beat).await?;
        }
        let held = self.store.held(node).await?;
        let held: std::collections::BTreeSet<TableId> = held.into_iter().map(|(table, _)| table).collect();
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
        for (table, _) in self.store.claim(node, MOST_CLAIMS).await? {
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
            Ok(Due::Clock(from)) => run_clock(&rooms, &live, from).await,
            Ok(Due::BotThrow { seat, bots }) => {
                live.pause(Instant::now() + rooms.workers.pace_among(bots)).await;
                act(&rooms, &live.id, TableRequest::BotThrows { seat }).await;
            }
            Ok(Due::Bot { seat, name, position, bots, owner, seq }) => {
                let began = Instant::now();
                let mut turn = rooms.workers.thinking.bot(&owner, Kind::of(name.as_str(), &position));
                if !is_still_wanted(&rooms, &live, &mut turn, seat, seq).await {
                    continue;
                }
                let (moves, back) = think(turn, player.take(), name, (*position).clone()).await;
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

/// Waits until something happens at the table, or the time of the person who has to act is up. It is measured here, in time
/// that the server has run, from when the clock that began with the step was first seen: no clock that is set takes or gives
/// any of it.
async fn run_clock(rooms: &Arc<Rooms>, live: &Arc<LiveRoom>, from: Seq) {
    let before = rooms.clock.measured().stopped;
    let Some((limit, left)) = live.time_left(from, rooms.clock.running()) else { return live.woken().await };
    tokio::select! {
        biased;
        () = live.woken() => {}
        () = tokio::time::sleep(left) => {}
    }
    let (now, left) = (rooms.clock.measured(), || live.time_left(from, rooms.clock.running()));
    if now.stopped.saturating_sub(before) >= limit / NOTABLE {
        act(rooms, &live.id, TableRequest::RestartClock).await;
    } else if left().is_some_and(|(_, left)| left.is_zero()) {
        note_outcome(&live.id, rooms.submit_timed(&live.id, TableRequest::Expire, from).await).await;
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
            let (position, owner) = (Box::new(table.game().clone()), room.opening().owner.clone());
            Due::Bot { seat, name: name.clone(), position, bots, owner, seq: room.seq() }
        }
        (_, _, Some(_)) => Due::Clock(room.clock_from()),
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

/// Waits until the bot may think; false if it need not any more, because the table has gone on without it.
async fn is_still_wanted(
    rooms: &Arc<Rooms>,
    live: &Arc<LiveRoom>,
    turn: &mut Turn,
    seat: Seat,
    seq: Seq,
) -> bool {
    let waits =
        |room: &Room| room.is_as_after(seq) && room.bot_to_move().is_some_and(|(mover, _)| mover == seat);
    loop {
        tokio::select! {
            biased;
            granted = turn.granted() => return granted.is_ok(),
            () = live.woken() => {
                if !rooms.read(&live.id, waits).await.unwrap_or(false) {
                    return false;
                }
            }
        }
    }
}

/// Lets a bot think.
async fn think(
    turn: Turn,
    player: Option<Player>,
    name: BotName,
    position: AnyGame,
) -> (Vec<AnyMove>, Option<Player>) {
    let thought = turn.think(move || {
        let same = player.filter(|player| player.name == name);
        let mut player = same.or_else(|| seat_bot(&position, name))?;
        let moves = player.bot.choose(&position).into_iter().collect();
        Some((moves, player))
    });
    match thought.await {
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
async fn act(rooms: &Arc<Rooms>, table: &TableId, request: TableRequest) {
    note_outcome(table, rooms.submit(table, request).await).await;
}

async fn note_outcome(table: &TableId, done: Result<Answer, SubmitError>) {
    match done {
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
