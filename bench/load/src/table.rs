//! Tables of KnochenMAX whose people move one after the other.

use std::time::{Duration, Instant};

use bonecup_referee::Hex32;
use futures::stream::{FuturesUnordered, StreamExt as _};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::Failure;
use crate::device::{Device, Dice};
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
    /// Of each seat, with version 2 of the dice.
    devices: Vec<Device>,
    seq: u32,
    /// The hash after the last step, with version 2.
    head: Option<Hex32>,
    /// Moves made so far.
    made: usize,
    /// Dice rolled so far, with version 2.
    rolls: usize,
    /// Whether the first dice of the turn are cast.
    thrown: bool,
}

/// A command, and how the others take part in it.
struct Sent {
    seat: usize,
    key: String,
    /// The step that it is done with.
    done: u32,
    /// The step after which everybody sees what came of it.
    seen: u32,
    /// Who is asked for a link after the first step, and what they answer.
    answer: Option<(usize, String)>,
    at: Instant,
}

impl Tables {
    /// Opens tables, and everybody sits down and listens.
    pub(crate) async fn fill(
        address: &str,
        tables: usize,
        seats: usize,
        dice: Dice,
    ) -> Result<Tables, Failure> {
        let mut filling =
            futures::stream::iter((0..tables).map(|number| Table::fill(address, number, seats, dice)))
                .buffer_unordered(FILLED_AT_ONCE);
        let mut filled = Vec::with_capacity(tables);
        while let Some(table) = filling.next().await {
            filled.push(table?);
        }
        Ok(Tables(filled))
    }

    /// The same with more tables.
    pub(crate) fn join(&mut self, mut others: Tables) {
        self.0.append(&mut others.0);
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
    async fn fill(address: &str, number: usize, seats: usize, dice: Dice) -> Result<Table, Failure> {
        let mut cookies = Vec::new();
        for _ in 0..seats {
            cookies.push(Person::arrive(address).await?);
        }
        let mut offers = vec![json!({"kind": "me"})];
        offers.extend((1..seats).map(|_| json!({"kind": "open"})));
        let body = json!({"game": "knochenmax", "seats": offers, "scheme": dice.scheme()});
        let (opened, _) = post(address, "/api/tables", Some(&cookies[0]), &body).await?;
        let id = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
        let devices = match dice {
            Dice::One => Vec::new(),
            Dice::Two { signed } => {
                (0..seats).map(|seat| Device::new((number * seats + seat) as u64, signed)).collect()
            }
        };
        let seq = gather(address, &id, &cookies, &devices).await?;
        let mut people = Vec::new();
        for cookie in &cookies {
            people.push(Person::connect(address, &id, cookie).await?);
        }
        let head = match people.first_mut() {
            Some(person) if !devices.is_empty() => person.hear_of("snapshot").await?["table"]["head"].take(),
            Some(_) | None => Value::Null,
        };
        let head = head.as_str().and_then(|head| head.parse().ok());
        Ok(Table { people, devices, seq, head, made: 0, rolls: 0, thrown: false })
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

    /// One move: sent, answered, and seen by everybody. With version 2 the first dice of a turn are thrown before it.
    async fn step(&mut self, moved: &mut Moved) -> Result<(), Failure> {
        let turn = self.made / MOVES_PER_TURN;
        let (seat, round) = (turn % self.people.len(), turn / self.people.len());
        let place = self.made % MOVES_PER_TURN;
        if place == 0 && !self.thrown && !self.devices.is_empty() {
            self.command(seat, Action::Throw, moved).await?;
            self.thrown = true;
            return Ok(());
        }
        let last = place == MOVES_PER_TURN - 1;
        let action = if last { Action::Fill(BOXES[round]) } else { Action::Keep };
        self.command(seat, action, moved).await?;
        moved.moves += 1;
        self.made += 1;
        self.thrown = false;
        Ok(())
    }

    async fn command(&mut self, seat: usize, action: Action, moved: &mut Moved) -> Result<(), Failure> {
        let (command, sent) = self.prepare(seat, action)?;
        self.people[seat].say(command).await?;
        let mut hearing: FuturesUnordered<_> =
            self.people.iter_mut().enumerate().map(|(number, person)| hear(person, number, &sent)).collect();
        while let Some(heard) = hearing.next().await {
            let times = heard?;
            self.head = times.head.or(self.head);
            moved.note(&times)?;
        }
        drop(hearing);
        self.seq = sent.seen;
        Ok(())
    }

    /// The command with everything that a device adds to it, and what is awaited after it.
    fn prepare(&mut self, seat: usize, action: Action) -> Result<(String, Sent), Failure> {
        let key = format!("m{}-{}", self.made, self.rolls);
        let mut body = json!({"type": action.kind(), "seat": seat, "expected": self.seq, "key": key});
        if let Some(written) = action.written() {
            body["moves"] = json!([written]);
        }
        let casts = !self.devices.is_empty() && action.rolls();
        let mut answer = None;
        if let Some(device) = self.devices.get(seat) {
            if let Some(signature) = device.sign(self.head, seat, &action.text())? {
                body["signature"] = json!(signature);
            }
            if casts {
                body["link"] = json!(device.link(self.rolls)?);
                answer = self.answer(seat)?;
                self.rolls += 1;
            }
        }
        let done = self.seq + 1;
        let seen = done + u32::from(answer.is_some());
        Ok((body.to_string(), Sent { seat, key, done, seen, answer, at: Instant::now() }))
    }

    /// Who is asked for a link when the seat casts, and the answer: the next person, if there is another.
    fn answer(&self, caster: usize) -> Result<Option<(usize, String)>, Failure> {
        let asked = (caster + 1) % self.people.len();
        let Some(device) = self.devices.get(asked).filter(|_| asked != caster) else { return Ok(None) };
        let link = device.link(self.rolls)?;
        let body = json!({"type": "link", "seat": asked, "roll": self.rolls, "link": link});
        Ok(Some((asked, body.to_string())))
    }
}

/// What a seat does.
#[derive(Clone, Copy)]
enum Action {
    /// The first dice of a turn.
    Throw,
    /// All bones again.
    Keep,
    /// The end of a turn.
    Fill(&'static str),
}

impl Action {
    fn kind(self) -> &'static str {
        match self {
            Action::Throw => "throw",
            Action::Keep | Action::Fill(_) => "play",
        }
    }

    fn written(self) -> Option<String> {
        match self {
            Action::Throw => None,
            Action::Keep => Some("keep".to_owned()),
            Action::Fill(name) => Some(format!("fill {name}")),
        }
    }

    /// What is signed of it.
    fn text(self) -> String {
        self.written().unwrap_or_else(|| "throw".to_owned())
    }

    fn rolls(self) -> bool {
        !matches!(self, Action::Fill(_))
    }
}

/// Everybody sits down and adds to the dice; the step with which the game begins.
async fn gather(address: &str, id: &str, cookies: &[String], devices: &[Device]) -> Result<u32, Failure> {
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    if let Some(device) = devices.first() {
        let mut body = device.seal(id)?;
        body["seat"] = json!(0);
        post(address, &path("seal"), Some(&cookies[0]), &body).await?;
    }
    for (seat, cookie) in cookies.iter().enumerate().skip(1) {
        let body = devices.get(seat).map_or_else(|| Ok(json!({})), |device| device.seal(id))?;
        post(address, &path("join"), Some(cookie), &body).await?;
    }
    let (mut answer, _) = post(address, &path("start"), Some(&cookies[0]), &json!({})).await?;
    for (seat, (device, cookie)) in devices.iter().zip(cookies).enumerate() {
        (answer, _) = post(address, &path("reveal"), Some(cookie), &device.reveal(seat)).await?;
    }
    let seq = answer["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
    seq.ok_or_else(|| "a step without a number".into())
}

/// When somebody heard of a command.
pub(crate) struct Times {
    /// That it is durable, for the one who sent it.
    pub(crate) done: Option<Duration>,
    /// What came of it, for the others.
    pub(crate) seen: Option<Duration>,
    /// The hash after it.
    head: Option<Hex32>,
}

async fn hear(person: &mut Person, number: usize, sent: &Sent) -> Result<Times, Failure> {
    let own = number == sent.seat;
    let mut times = Times { done: None, seen: None, head: None };
    while times.seen.is_none() || (own && times.done.is_none()) {
        match person.hear().await? {
            Heard::Done(key) if key == sent.key => times.done = Some(sent.at.elapsed()),
            // Links are acknowledged too.
            Heard::Done(_) => {}
            Heard::Step { number: step, head } => {
                if let Some((_, link)) =
                    sent.answer.as_ref().filter(|(asked, _)| step == sent.done && *asked == number)
                {
                    person.say(link.clone()).await?;
                }
                if step == sent.seen {
                    times.seen = Some(sent.at.elapsed());
                    times.head = head;
                }
            }
        }
    }
    times.seen = times.seen.filter(|_| !own);
    Ok(times)
}
