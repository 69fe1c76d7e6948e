//! Somebody who plays for both seats of a table, does not give up, and keeps a ledger.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Failure;
use crate::client::{Client, Reply};
use crate::ledger::{Acknowledged, Command, Ledger, Violation, now};
use crate::random::Random;

/// Between two tries of the same command.
const AGAIN: Duration = Duration::from_millis(15);
/// No fault takes so long; whoever cannot play for this time is stuck.
const LONGEST_FAULT: Duration = Duration::from_secs(120);

/// What a player has noted so far, for those who wait for it.
#[derive(Default)]
pub(crate) struct Progress {
    pub(crate) acknowledged: AtomicU64,
    /// Answers with status 503.
    pub(crate) unavailable: AtomicU64,
}

/// What came of a player.
pub(crate) struct Played {
    pub(crate) client: Client,
    pub(crate) ledgers: Vec<Ledger>,
    pub(crate) reads: u64,
    pub(crate) repeats: u64,
    pub(crate) violations: Vec<Violation>,
}

/// Somebody who plays.
pub(crate) struct Player {
    played: Played,
    random: Random,
    /// The scheme of the dice of the next table.
    second: bool,
    pace: Duration,
    progress: Arc<Progress>,
}

/// Several players at once.
pub(crate) struct Crowd {
    stop: Arc<AtomicBool>,
    players: Vec<JoinHandle<Result<Played, Failure>>>,
    progress: Vec<Arc<Progress>>,
}

/// How a crowd plays.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    pub(crate) players: u64,
    pub(crate) pace: Duration,
    /// How long a request may take before it is sent to another node.
    pub(crate) patience: Duration,
}

impl Crowd {
    pub(crate) fn begin(hosts: &[String], manner: Manner, seed: u64) -> Result<Crowd, Failure> {
        let stop = Arc::new(AtomicBool::new(false));
        let mut crowd = Crowd { stop, players: Vec::new(), progress: Vec::new() };
        for number in 0..manner.players {
            let mut player = Player::arrive(hosts, manner, Random::new(seed, number))?;
            let (stop, progress) = (Arc::clone(&crowd.stop), Arc::clone(&player.progress));
            crowd.progress.push(progress);
            crowd.players.push(std::thread::spawn(move || {
                player.play(&stop)?;
                Ok(player.played)
            }));
        }
        Ok(crowd)
    }

    pub(crate) fn unavailable(&self) -> u64 {
        self.progress.iter().map(|progress| progress.unavailable.load(Ordering::Relaxed)).sum()
    }

    /// Waits until everybody has been told of so many more moves.
    pub(crate) fn wait_for_moves(&self, more: u64) -> Option<Violation> {
        let counts = || self.progress.iter().map(|progress| progress.acknowledged.load(Ordering::Relaxed));
        let goal: Vec<u64> = counts().map(|count| count + more).collect();
        let until = Instant::now() + LONGEST_FAULT;
        while !counts().zip(&goal).all(|(count, goal)| count >= *goal) {
            if Instant::now() > until || self.players.iter().any(JoinHandle::is_finished) {
                return Some(Violation::Stuck("people cannot play on".to_owned()));
            }
            sleep(Duration::from_millis(5));
        }
        None
    }

    /// Everybody finishes the command that they are at.
    pub(crate) fn end(self) -> Result<Vec<Played>, Failure> {
        self.stop.store(true, Ordering::Relaxed);
        self.players
            .into_iter()
            .map(|player| player.join().map_err(|_| Failure::from("a player panicked"))?)
            .collect()
    }
}

impl Player {
    fn arrive(hosts: &[String], manner: Manner, random: Random) -> Result<Player, Failure> {
        let client = Client::guest(hosts, "Anna", manner.patience)?;
        let played = Played { client, ledgers: Vec::new(), reads: 0, repeats: 0, violations: Vec::new() };
        let mut player =
            Player { played, random, second: false, pace: manner.pace, progress: Arc::default() };
        player.second = player.random.one_in(2);
        Ok(player)
    }

    fn play(&mut self, stop: &AtomicBool) -> Result<(), Failure> {
        while !stop.load(Ordering::Relaxed) && self.played.violations.is_empty() {
            let Some(view) = self.look(stop)? else { continue };
            if view["phase"] != "playing" {
                self.sit_down(stop)?;
                continue;
            }
            self.act(&view, stop)?;
            if self.random.one_in(4) {
                self.repeat()?;
            }
            sleep(self.pace);
        }
        Ok(())
    }

    fn table(&mut self) -> Option<&mut Ledger> {
        self.played.ledgers.last_mut()
    }

    fn node(&mut self) -> usize {
        self.random.below(self.played.client.hosts.len())
    }

    /// Opens a table of two seats and starts it, however long that takes. One that was begun in vain is never looked at again.
    fn sit_down(&mut self, stop: &AtomicBool) -> Result<(), Failure> {
        self.second = !self.second;
        let scheme = if self.second { "bonecup/2" } else { "bonecup/1" };
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let body = json!({"game": "knochenmax", "options": {"sheets": 6}, "seats": seats, "scheme": scheme});
        let Some(opened) = self.insist("/api/tables", &body, stop) else { return Ok(()) };
        let id = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
        // Whoever starts a table that is started already is refused, which is as good.
        let path = format!("/api/tables/{id}/start");
        let until = Instant::now() + LONGEST_FAULT;
        while !stop.load(Ordering::Relaxed) && Instant::now() < until {
            let node = self.node();
            match self.played.client.post(node, &path, &json!({})) {
                Ok(reply) if reply.status == 200 || reply.status == 409 => break,
                Ok(_) | Err(_) => sleep(AGAIN),
            }
        }
        self.played.ledgers.push(Ledger { table: id, ..Ledger::default() });
        Ok(())
    }

    fn insist(&mut self, path: &str, body: &Value, stop: &AtomicBool) -> Option<Value> {
        let until = Instant::now() + LONGEST_FAULT;
        while !stop.load(Ordering::Relaxed) && Instant::now() < until {
            let node = self.node();
            let reply = self.played.client.post(node, path, body);
            if let Some(done) = reply.ok().and_then(|reply| reply.ok().ok()) {
                return Some(done);
            }
            sleep(AGAIN);
        }
        None
    }

    /// The table as any node shows it, which must not be older than what was acknowledged.
    fn look(&mut self, stop: &AtomicBool) -> Result<Option<Value>, Failure> {
        let node = self.node();
        let Some(ledger) = self.played.ledgers.last_mut() else {
            self.sit_down(stop)?;
            return Ok(None);
        };
        let (table, known) = (ledger.table.clone(), ledger.known());
        let reply = self.played.client.get(node, &format!("/api/tables/{table}"));
        let view = match reply {
            Ok(reply) if reply.status == 200 => reply.json()?,
            Ok(reply) => {
                self.judge("a look", &reply);
                sleep(AGAIN);
                return Ok(None);
            }
            Err(_) => {
                sleep(AGAIN);
                return Ok(None);
            }
        };
        self.played.reads += 1;
        let shown = view["seq"].as_u64().ok_or("a table without a number")?;
        if shown < known {
            self.played.violations.push(Violation::Stale { table, shown, known });
        }
        Ok(Some(view))
    }

    /// Sends whatever is due under one key until it is answered.
    fn act(&mut self, view: &Value, stop: &AtomicBool) -> Result<(), Failure> {
        let Some(command) = self.choose(view) else { return Ok(()) };
        if let Some(ledger) = self.table() {
            ledger.pending = Some(command.clone());
        }
        let began = Instant::now();
        while began.elapsed() < LONGEST_FAULT {
            if let Some(seq) = self.submit(&command)? {
                return self.note(command, seq);
            }
            // What was not answered when everybody goes home may or may not have happened.
            if stop.load(Ordering::Relaxed) || !self.played.violations.is_empty() {
                return Ok(());
            }
            sleep(AGAIN);
        }
        self.played.violations.push(Violation::Stuck(format!("{} is never answered", command.key)));
        Ok(())
    }

    fn choose(&mut self, view: &Value) -> Option<Command> {
        let turn = &view["play"]["turn"];
        let key = format!("k{}", self.table()?.acknowledged.len());
        let mut body = json!({"seat": turn["seat"], "expected": view["seq"], "key": key});
        if turn["kind"] == "throw" {
            return Some(Command { key, what: "throw", body });
        }
        let moves = view["play"]["moves"].as_array()?;
        body["moves"] = json!([moves.get(self.random.below(moves.len()))?]);
        Some(Command { key, what: "play", body })
    }

    /// The step of the answer, if there was one.
    fn submit(&mut self, command: &Command) -> Result<Option<u64>, Failure> {
        let node = self.node();
        let Some(ledger) = self.table() else { return Ok(None) };
        let path = format!("/api/tables/{}/{}", ledger.table, command.what);
        let Ok(reply) = self.played.client.post(node, &path, &command.body) else { return Ok(None) };
        if reply.status == 200 {
            return Ok(reply.json()?["seq"].as_u64());
        }
        self.judge(&command.body.to_string(), &reply);
        Ok(None)
    }

    /// Only the word that it does not work now is an excuse.
    fn judge(&mut self, what: &str, reply: &Reply) {
        if reply.status == 503 {
            self.progress.unavailable.fetch_add(1, Ordering::Relaxed);
            return;
        }
        let table = self.table().map(|ledger| ledger.table.clone()).unwrap_or_default();
        let (what, status, text) = (what.to_owned(), reply.status, reply.text.clone());
        self.played.violations.push(Violation::Unexplained { table, what, status, text });
    }

    /// Notes the answer, and looks at the dice from time to time.
    fn note(&mut self, command: Command, seq: u64) -> Result<(), Failure> {
        let at = now();
        let looks = self.random.one_in(5);
        let node = self.node();
        let Some(ledger) = self.table() else { return Ok(()) };
        ledger.pending = None;
        ledger.acknowledged.push(Acknowledged { command, seq, at });
        let path = format!("/api/tables/{}/steps?after={}", ledger.table, seq.saturating_sub(12));
        self.progress.acknowledged.fetch_add(1, Ordering::Relaxed);
        if looks
            && let Ok(reply) = self.played.client.get(node, &path)
            && reply.status == 200
        {
            let steps = reply.json()?;
            self.played.reads += 1;
            let seen = self.table().map(|ledger| ledger.see(steps.as_array().map_or(&[], Vec::as_slice)));
            self.played.violations.extend(seen.into_iter().flatten());
        }
        Ok(())
    }

    /// Sends one of the last commands again, to any node: it is answered the same.
    fn repeat(&mut self) -> Result<(), Failure> {
        let (node, back) = (self.node(), self.random.below(3));
        let Some(ledger) = self.table() else { return Ok(()) };
        let Some(done) = ledger.acknowledged.iter().rev().nth(back).cloned() else { return Ok(()) };
        let table = ledger.table.clone();
        let path = format!("/api/tables/{table}/{}", done.command.what);
        let Ok(reply) = self.played.client.post(node, &path, &done.command.body) else { return Ok(()) };
        if reply.status != 200 {
            self.judge(&done.command.body.to_string(), &reply);
            return Ok(());
        }
        self.played.repeats += 1;
        let answer = reply.json()?;
        if answer["seq"].as_u64() != Some(done.seq) || answer["repeated"] != true {
            let (key, first, second) = (done.command.key, done.seq, reply.text);
            self.played.violations.push(Violation::AnsweredDifferently { table, key, first, second });
        }
        Ok(())
    }
}
