//! Tables of KnochenMAX whose people move one after the other.

use std::time::{Duration, Instant};

use futures::stream::{FuturesUnordered, StreamExt as _};
use serde_json::json;
use tokio::task::JoinSet;

use crate::Failure;
use crate::http::post;
use crate::measure::Moved;
use crate::people::{Heard, Person};

/// Every box of a sheet; each turn is two throws and one of these.
const BOXES: [&str; 10] = [
    "hund",
    "ruecken",
    "bauch",
    "chios",
    "dreierpasch",
    "viererpasch",
    "full_house",
    "venuswurf",
    "knochenmax",
    "besser_als_nix",
];
const MOVES_PER_TURN: usize = 3;
/// Tables that are filled at the same time.
const FILLED_AT_ONCE: usize = 32;

/// All tables.
pub(crate) struct Tables(Vec<Table>);

/// One table and where its game is.
struct Table {
    people: Vec<Person>,
    seq: u32,
    /// Moves made so far.
    made: usize,
}

impl Tables {
    /// Opens tables, and everybody sits down and listens.
    pub(crate) async fn fill(address: &str, tables: usize, seats: usize) -> Result<Tables, Failure> {
        let mut filling = futures::stream::iter((0..tables).map(|_| Table::fill(address, seats)))
            .buffer_unordered(FILLED_AT_ONCE);
        let mut filled = Vec::with_capacity(tables);
        while let Some(table) = filling.next().await {
            filled.push(table?);
        }
        Ok(Tables(filled))
    }

    /// Lets everybody move for a while: at the rate in all, or as fast as they are answered.
    pub(crate) async fn play(
        &mut self,
        at_once: usize,
        rate: Option<f64>,
        span: Duration,
    ) -> Result<Moved, Failure> {
        let began = Instant::now();
        let pause = rate.map(|rate| Duration::from_secs_f64(self.0.len() as f64 / rate));
        let count = self.0.len();
        let mut playing = JoinSet::new();
        let mut all = Moved::new()?;
        for (number, table) in std::mem::take(&mut self.0).into_iter().enumerate() {
            // Tables begin one after the other, so that the rate holds from the first second on.
            let first = pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number as f64 / count as f64));
            if playing.len() >= at_once
                && let Some(played) = playing.join_next().await
            {
                self.take_back(played??, &mut all)?;
            }
            playing.spawn(table.play(began + first, pause, began + span));
        }
        while let Some(played) = playing.join_next().await {
            self.take_back(played??, &mut all)?;
        }
        all.seconds = began.elapsed().as_secs_f64();
        Ok(all)
    }

    fn take_back(&mut self, (table, moved): (Table, Moved), all: &mut Moved) -> Result<(), Failure> {
        all.add(&moved)?;
        self.0.push(table);
        Ok(())
    }
}

impl Table {
    async fn fill(address: &str, seats: usize) -> Result<Table, Failure> {
        let mut cookies = Vec::new();
        for _ in 0..seats {
            cookies.push(Person::arrive(address).await?);
        }
        let mut offers = vec![json!({"kind": "me"})];
        offers.extend((1..seats).map(|_| json!({"kind": "open"})));
        let body = json!({"game": "knochenmax", "seats": offers});
        let (opened, _) = post(address, "/api/tables", Some(&cookies[0]), &body).await?;
        let id = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
        for cookie in &cookies[1..] {
            post(address, &format!("/api/tables/{id}/join"), Some(cookie), &json!({})).await?;
        }
        let (started, _) =
            post(address, &format!("/api/tables/{id}/start"), Some(&cookies[0]), &json!({})).await?;
        let seq = started["seq"]
            .as_u64()
            .and_then(|seq| u32::try_from(seq).ok())
            .ok_or("a step without a number")?;
        let mut people = Vec::new();
        for cookie in &cookies {
            people.push(Person::connect(address, &id, cookie).await?);
        }
        Ok(Table { people, seq, made: 0 })
    }

    async fn play(
        mut self,
        first: Instant,
        pause: Option<Duration>,
        until: Instant,
    ) -> Result<(Table, Moved), Failure> {
        let mut moved = Moved::new()?;
        let mut next = first;
        while next < until && Instant::now() < until && self.made < self.most() {
            if pause.is_some() {
                tokio::time::sleep_until(next.into()).await;
            }
            self.step(&mut moved).await?;
            next = pause.map_or_else(Instant::now, |pause| next + pause);
        }
        Ok((self, moved))
    }

    /// Moves in a game but the last, with which its analysis begins: that is no part of making moves.
    fn most(&self) -> usize {
        self.people.len() * BOXES.len() * MOVES_PER_TURN - 1
    }

    /// One move: sent, answered, and seen by everybody.
    async fn step(&mut self, moved: &mut Moved) -> Result<(), Failure> {
        let turn = self.made / MOVES_PER_TURN;
        let (seat, round) = (turn % self.people.len(), turn / self.people.len());
        let last = self.made % MOVES_PER_TURN == MOVES_PER_TURN - 1;
        let action = if last { format!("fill {}", BOXES[round]) } else { "keep".to_owned() };
        let expected = self.seq;
        let command = json!({
            "type": "play", "seat": seat, "expected": expected, "key": format!("m{}", self.made), "moves": [action],
        });
        let sent = Instant::now();
        self.people[seat].say(command.to_string()).await?;
        let mut hearing: FuturesUnordered<_> = self
            .people
            .iter_mut()
            .enumerate()
            .map(|(number, person)| hear(person, number == seat, expected + 1, sent))
            .collect();
        while let Some(heard) = hearing.next().await {
            moved.note(&heard?)?;
        }
        drop(hearing);
        moved.moves += 1;
        self.seq = expected + 1;
        self.made += 1;
        Ok(())
    }
}

/// When somebody heard of a move.
pub(crate) struct Times {
    /// That it is durable, for the one who moved.
    pub(crate) done: Option<Duration>,
    /// That it happened, for the others.
    pub(crate) seen: Option<Duration>,
}

async fn hear(person: &mut Person, own: bool, seq: u32, sent: Instant) -> Result<Times, Failure> {
    let (mut done, mut seen) = (None, None);
    while seen.is_none() || (own && done.is_none()) {
        match person.hear().await? {
            Heard::Done => done = Some(sent.elapsed()),
            Heard::Step(number) if number == seq => seen = Some(sent.elapsed()),
            Heard::Step(_) => {}
        }
    }
    Ok(Times { done, seen: seen.filter(|_| !own) })
}
