//! People: they sit down, roll, move, ask again under the same key when nobody answers, and keep track of what they are told.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bonecup_store::simulated::{Chance, SimulatedDisk};
use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::audit::Auditor;
use crate::network::{Call, Network, Reply, Stream};

/// How long somebody waits for a message of a stream before they go on.
const QUIET: Duration = Duration::from_secs(5);

/// What everybody at a table knows: where it is.
#[derive(Default)]
pub(crate) struct Meeting(Mutex<Option<String>>);

impl Meeting {
    pub(crate) fn table(&self) -> Option<String> {
        self.inner().clone()
    }

    fn tell(&self, table: &str) {
        *self.inner() = Some(table.to_owned());
    }

    fn inner(&self) -> MutexGuard<'_, Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where people live.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) network: Network,
    pub(crate) auditor: Auditor,
    pub(crate) disk: SimulatedDisk,
    /// When the simulation began, for the people's runtime.
    pub(crate) began: Instant,
    /// Turns true when everybody shall finish what they are at.
    pub(crate) ending: Arc<AtomicBool>,
}

/// What came of a command.
enum Done {
    Acknowledged,
    Refused,
}

/// Somebody.
pub(crate) struct Person {
    pub(crate) number: usize,
    pub(crate) around: Surroundings,
    pub(crate) meeting: Arc<Meeting>,
    pub(crate) chance: Chance,
    cookie: String,
    commands: u32,
    /// The last step that the person knows.
    seen: u64,
}

impl Person {
    pub(crate) fn new(number: usize, around: Surroundings, meeting: Arc<Meeting>, chance: Chance) -> Person {
        Person { number, around, meeting, chance, cookie: String::new(), commands: 0, seen: 0 }
    }

    /// Opens a table, waits for the others, and plays.
    pub(crate) async fn host(mut self, body: Value) {
        self.arrive().await;
        let Some(table) = self.open(&body).await else { return };
        while !self.is_ending() {
            let Some(view) = self.look(&table, None).await else { continue };
            let full =
                view["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["kind"] != "open"));
            if full {
                self.command(&table, "start", json!({})).await;
                break;
            }
            self.think().await;
        }
        self.play(&table).await;
    }

    /// Comes by the link, sits down, and plays.
    pub(crate) async fn visit(mut self, body: Value) {
        self.arrive().await;
        let table = loop {
            if let Some(table) = self.meeting.table() {
                break table;
            }
            if self.is_ending() {
                return;
            }
            self.think().await;
        };
        // Dice of version 1 take a text; those of version 2 would take a seal, and do without.
        let contributes = body["scheme"] == "bonecup/1";
        let contribution = if contributes { format!("luck of {}", self.number) } else { String::new() };
        if let Done::Acknowledged = self.command(&table, "join", json!({"contribution": contribution})).await
        {
            self.play(&table).await;
        }
    }

    /// Listens to the stream of a table and sees that no step is missing in it.
    pub(crate) async fn watch(mut self) {
        self.arrive().await;
        while !self.is_ending() {
            let Some(table) = self.meeting.table() else {
                self.think().await;
                continue;
            };
            if let Some(mut stream) = self.connect(&table).await {
                while !self.is_ending() && self.hear(&table, &mut stream).await.is_some() {}
            }
            self.think().await;
        }
    }

    async fn arrive(&mut self) {
        while self.cookie.is_empty() {
            let body = json!({"name": format!("Person {}", self.number)});
            let reply = self.ask("POST", "/api/me".to_owned(), Some(body)).await;
            match reply.and_then(|reply| reply.cookie) {
                Some(cookie) => self.cookie = cookie,
                None => self.think().await,
            }
        }
    }

    /// Opens a table. Whoever got no answer opens another one: nobody comes to the first.
    async fn open(&mut self, body: &Value) -> Option<String> {
        while !self.is_ending() {
            let reply = self.ask("POST", "/api/tables".to_owned(), Some(body.clone())).await;
            let reply = reply.filter(|reply| reply.status < 500);
            let Some(reply) = reply else {
                self.think().await;
                continue;
            };
            let view: Value = serde_json::from_str(&reply.text).unwrap_or_default();
            let Some(table) = view["id"].as_str() else {
                self.around.auditor.fault(format!("a table was refused: {}", reply.text));
                return None;
            };
            self.note(&format!("table {table} is open: {body}"));
            self.learn_seed(table).await;
            self.meeting.tell(table);
            return Some(table.to_owned());
        }
        None
    }

    /// The auditor has to know the secret before anybody could be told.
    async fn learn_seed(&mut self, table: &str) {
        let Ok(id) = table.parse() else { return };
        while !self.is_ending() {
            let node = self.any_node();
            if let Some(seed) = self.around.network.seed(node, &id).await {
                self.around.auditor.know_seed(table, &seed, &self.around.disk);
                return;
            }
            self.think().await;
        }
    }

    async fn play(&mut self, table: &str) {
        let mut wait = None;
        while !self.is_ending() {
            let Some(view) = self.look(table, wait).await else {
                self.think().await;
                continue;
            };
            self.seen = view["seq"].as_u64().unwrap_or(0);
            if matches!(view["phase"].as_str(), Some("over" | "closed")) {
                self.note(&format!("{table} is {}", view["phase"]));
                return;
            }
            wait = match self.due(&view) {
                Some((what, body)) => {
                    self.think().await;
                    self.command(table, what, body).await;
                    None
                }
                None => Some(self.seen),
            };
            if self.chance.hits(1_500) {
                self.read_log(table).await;
            }
        }
    }

    /// What the person has to do now.
    fn due(&mut self, view: &Value) -> Option<(&'static str, Value)> {
        let turn = &view["play"]["turn"];
        let seat = turn["seat"].as_u64()?;
        let held = &view["seats"][usize::try_from(seat).ok()?];
        if held["yours"] != true {
            return None;
        }
        if !held["bot"].is_null() {
            return Some(("return", json!({"seat": seat})));
        }
        let mut body = json!({"seat": seat, "expected": view["seq"]});
        match turn["kind"].as_str()? {
            "throw" => Some(("throw", body)),
            "move" => {
                body["moves"] = json!([self.chance.pick(view["play"]["moves"].as_array()?)?]);
                Some(("play", body))
            }
            _ => None,
        }
    }

    /// Sends a command until it is answered, always under the same key.
    async fn command(&mut self, table: &str, what: &'static str, mut body: Value) -> Done {
        self.commands += 1;
        let key = format!("{what}-{}-{}", self.number, self.commands);
        body["key"] = json!(key);
        loop {
            let streams = matches!(what, "play" | "throw") && self.chance.hits(3_000);
            let done = if streams {
                self.command_by_stream(table, what, &key, &body).await
            } else {
                self.command_by_request(table, what, &key, &body).await
            };
            if let Some(done) = done {
                return done;
            }
            self.think().await;
        }
    }

    async fn command_by_request(&mut self, table: &str, what: &str, key: &str, body: &Value) -> Option<Done> {
        let path = format!("/api/tables/{table}/{what}");
        let reply = self.ask("POST", path, Some(body.clone())).await?;
        let told: Value = serde_json::from_str(&reply.text).unwrap_or_default();
        if reply.status == 200 {
            self.acknowledged(table, key, &told);
            let (seq, shown) = (told["seq"].as_u64()?, told["table"]["seq"].as_u64()?);
            self.around.auditor.looked(table, seq, shown);
            return Some(Done::Acknowledged);
        }
        self.refused(table, key, reply.status, &told["error"])
    }

    /// The same over the table's stream, which tells more on the way.
    async fn command_by_stream(&mut self, table: &str, what: &str, key: &str, body: &Value) -> Option<Done> {
        let mut stream = self.connect(table).await?;
        let mut message = body.clone();
        message["type"] = json!(what);
        stream.send(Message::text(message.to_string())).await.ok()?;
        loop {
            let told = self.hear(table, &mut stream).await??;
            if told["key"] != *key {
                continue;
            }
            if told["type"] == "done" {
                self.acknowledged(table, key, &told);
                return Some(Done::Acknowledged);
            }
            // A stream has no status: what the server could not do has a code of the store or the server.
            let code = told["error"]["code"].as_str().unwrap_or_default();
            let again = code.starts_with("store-") || code.starts_with("server-");
            return self.refused(table, key, if again { 503 } else { 409 }, &told["error"]);
        }
    }

    fn acknowledged(&mut self, table: &str, key: &str, told: &Value) {
        let (Some(seq), repeated) = (told["seq"].as_u64(), told["repeated"] == true) else {
            return self.around.auditor.fault(format!("{key} was acknowledged without a step: {told}"));
        };
        self.note(&format!("{key} is step {seq}{}", if repeated { " already" } else { "" }));
        self.around.auditor.acknowledged(table, key, seq, repeated);
    }

    fn refused(&mut self, table: &str, key: &str, status: u16, error: &Value) -> Option<Done> {
        let code = error["code"].as_str().unwrap_or_default();
        self.note(&format!("{key} is refused: {status} {code}"));
        if status >= 500 || status == 429 {
            return None;
        }
        self.around.auditor.refused(table, key, code);
        Some(Done::Refused)
    }

    /// Looks at a table, at once or when it is further than this step.
    async fn look(&mut self, table: &str, after: Option<u64>) -> Option<Value> {
        let floor = self.around.auditor.floor(table);
        let query = after.map_or_else(String::new, |after| format!("?after={after}&wait=4"));
        let reply = self.ask("GET", format!("/api/tables/{table}{query}"), None).await?;
        let view: Value = serde_json::from_str(&reply.text).ok().filter(|_| reply.status == 200)?;
        self.around.auditor.looked(table, floor, view["seq"].as_u64()?);
        Some(view)
    }

    /// Reads the steps of a table as the server tells them.
    async fn read_log(&mut self, table: &str) {
        let reply = self.ask("GET", format!("/api/tables/{table}/steps"), None).await;
        let Some(reply) = reply.filter(|reply| reply.status == 200) else { return };
        let steps: Vec<Value> = serde_json::from_str(&reply.text).unwrap_or_default();
        steps.iter().for_each(|step| self.around.auditor.told(table, step));
    }

    async fn connect(&mut self, table: &str) -> Option<Stream> {
        let node = self.any_node();
        let path = format!("/api/tables/{table}/stream?after={}", self.seen);
        self.around.network.stream(node, &path, &self.cookie).await
    }

    /// The next message of a stream: none if it has ended, nothing in it if it was quiet for long.
    async fn hear(&mut self, table: &str, stream: &mut Stream) -> Option<Option<Value>> {
        let Ok(message) = timeout(QUIET, stream.next()).await else { return Some(None) };
        if !self.around.network.carry().await {
            self.note("a stream broke");
            return None;
        }
        let Message::Text(text) = message?.ok()? else { return Some(Some(Value::Null)) };
        self.around.auditor.heard(&text, &self.around.disk);
        let told: Value = serde_json::from_str(&text).ok()?;
        if told["type"] == "step" {
            let seq = told["seq"].as_u64()?;
            if seq > self.seen + 1 && self.seen > 0 {
                self.around
                    .auditor
                    .fault(format!("the stream of {table} went from step {} to {seq}", self.seen));
            }
            self.around.auditor.told(table, &told);
            self.seen = self.seen.max(seq);
        } else if told["type"] == "snapshot" {
            self.seen = told["table"]["seq"].as_u64()?;
        }
        Some(Some(told))
    }

    async fn ask(&mut self, method: &'static str, path: String, body: Option<Value>) -> Option<Reply> {
        let node = self.any_node();
        let cookie = Some(self.cookie.clone()).filter(|cookie| !cookie.is_empty());
        let call = Call { method, path, cookie, body: body.map(|body| body.to_string()) };
        let reply = self.around.network.call(node, call).await;
        if reply.is_none() {
            self.around.auditor.count(|counted| counted.unanswered += 1);
        }
        reply
    }

    fn any_node(&mut self) -> usize {
        usize::try_from(self.chance.below(self.around.network.nodes() as u64)).unwrap_or(0)
    }

    fn is_ending(&self) -> bool {
        self.around.ending.load(Ordering::Relaxed)
    }

    fn note(&self, what: &str) {
        self.around.auditor.note(self.around.began.elapsed(), &format!("{}: {what}", self.number));
    }

    /// A moment, as people take them.
    async fn think(&mut self) {
        sleep(Duration::from_millis(20 + self.chance.below(400))).await;
    }
}
