//! Two people who play with dice of version 2 and do not give up: casts wait for links, and the plug may be pulled in between.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use bonecup_referee::fair::{DeviceChain, seal_of};
use bonecup_referee::{Contribution, Hex32};
use serde_json::{Value, json};

use crate::client::{Client, Stream};

/// Two devices at one table.
pub(crate) struct Pair {
    people: [Client; 2],
    chains: [DeviceChain; 2],
    /// Whoever listens can be asked for a link.
    streams: [Option<Stream>; 2],
    table: String,
    /// Under each key, which step did what.
    told: BTreeMap<String, (u64, Value)>,
    /// What rolls were seen to show.
    seen: BTreeMap<u64, Value>,
}

impl Pair {
    pub(crate) fn sit_down(host: &str, number: u8) -> Pair {
        let people = [Client::guest(host, "Anna"), Client::guest(host, "Ben")];
        let chains = [1, 2].map(|seat| DeviceChain::new(Hex32([number * 2 + seat; 32])));
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let body = json!({"game": "knochenmax", "options": {"sheets": 2}, "seats": seats});
        let view = people[0].post("/api/tables", body).ok();
        let table = view["id"].as_str().unwrap().to_owned();
        assert_eq!(view["scheme"], "bonecup/2");
        let seal =
            |seat: usize| seal_of(&table.parse().unwrap(), &chains[seat].anchor(), &Contribution::default());
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        people[0].post(&path("seal"), json!({"seat": 0, "seal": seal(0)})).ok();
        people[1].post(&path("join"), json!({"name": "Ben", "seal": seal(1)})).ok();
        people[0].post(&path("start"), json!({})).ok();
        for (seat, person) in people.iter().enumerate() {
            let body = json!({"seat": seat, "anchor": chains[seat].anchor(), "contribution": ""});
            person.post(&path("reveal"), body).ok();
        }
        Pair { people, chains, streams: [None, None], table, told: BTreeMap::new(), seen: BTreeMap::new() }
    }

    /// Plays slowly while the server is killed, then to the end.
    pub(crate) fn play(mut self, calm: &AtomicBool) -> Pair {
        loop {
            self.listen();
            let Some(view) = self.look() else { continue };
            if view["phase"] == "over" {
                return self;
            }
            let turn = &view["play"]["turn"];
            match turn["kind"].as_str() {
                Some("link") => self.link(turn),
                Some("throw") => self.act(&view, "throw", None),
                _ => self.act(&view, "play", self.choice(&view)),
            }
            if !calm.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(25));
            }
        }
    }

    fn listen(&mut self) {
        for (person, stream) in self.people.iter().zip(&mut self.streams) {
            if stream.is_none() {
                *stream = person.try_stream(&self.table, "").ok();
            }
        }
    }

    /// The table, if there is a server now; what the last rolls showed is remembered.
    fn look(&mut self) -> Option<Value> {
        let get = |path: String| {
            let reply = self.people[0].send("GET", &path, None);
            reply.ok().filter(|reply| reply.status == 200).map(|reply| reply.json())
        };
        let view = get(format!("/api/tables/{}", self.table));
        let after =
            view.as_ref().and_then(|view| view["seq"].as_u64()).map_or(0, |seq| seq.saturating_sub(20));
        let steps = get(format!("/api/tables/{}/steps?after={after}", self.table));
        if steps.is_none() {
            self.streams = [None, None];
            return None;
        }
        for event in steps.iter().flat_map(events).filter(|event| event["type"] == "rolled") {
            let before = self.seen.insert(event["roll"].as_u64().unwrap(), event["outcome"].clone());
            assert!(before.is_none_or(|before| before == event["outcome"]), "a roll is never rolled again");
        }
        view
    }

    fn choice(&self, view: &Value) -> Option<Value> {
        let moves = view["play"]["moves"].as_array().unwrap();
        Some(moves[self.told.len() * 7 % moves.len()].clone())
    }

    /// Gives the link that a cast waits for. It may come too late, or find nobody.
    fn link(&self, turn: &Value) {
        let (seat, roll) = (turn["asks"].as_u64().unwrap(), turn["roll"].as_u64().unwrap());
        let at = usize::try_from(seat).unwrap();
        let body = json!({"seat": seat, "roll": roll, "link": self.chains[at].link(roll)});
        let path = format!("/api/tables/{}/link", self.table);
        if let Ok(reply) = self.people[at].send("POST", &path, Some(body.to_string())) {
            assert!([200, 409, 503].contains(&reply.status), "{} {}", reply.status, reply.text);
        }
    }

    /// Sends a command under one key until it is answered.
    fn act(&mut self, view: &Value, what: &str, chosen: Option<Value>) {
        let Some(seat) = view["play"]["turn"]["seat"].as_u64() else { return };
        let at = usize::try_from(seat).unwrap();
        let key = format!("k{}", self.told.len());
        let mut body = json!({"seat": seat, "expected": view["seq"], "key": key});
        if let Some(chosen) = &chosen {
            body["moves"] = json!([chosen]);
        }
        if chosen.as_ref().is_none_or(|chosen| chosen.as_str().unwrap().starts_with("keep")) {
            body["link"] = json!(self.chains[at].link(self.rolls()));
        }
        let path = format!("/api/tables/{}/{what}", self.table);
        let seq = loop {
            match self.people[at].send("POST", &path, Some(body.to_string())) {
                Ok(reply) if reply.status == 200 => break reply.json()["seq"].as_u64().unwrap(),
                Ok(reply) => assert_eq!(reply.status, 503, "{}", reply.text),
                Err(_) => {}
            }
            sleep(Duration::from_millis(20));
        };
        self.told.insert(key, (seq, chosen.unwrap_or_else(|| json!(what))));
    }

    /// The number of the next roll.
    fn rolls(&self) -> u64 {
        self.seen.last_key_value().map_or(0, |(roll, _)| roll + 1)
    }

    /// Everything that was acknowledged is in the log once and where it was said to be, every cast has its one roll, and the
    /// dice are those that were committed to.
    pub(crate) fn audit(&self, folder: &Path) {
        let mut steps: Vec<Value> = Vec::new();
        loop {
            let path = format!("/api/tables/{}/steps?after={}", self.table, steps.len());
            let more = self.people[0].get(&path).ok();
            if more.as_array().unwrap().is_empty() {
                break;
            }
            steps.extend(more.as_array().unwrap().iter().cloned());
        }
        let of = |step: &Value, kind: &str, field: &str| -> Vec<Value> {
            let events = step["events"].as_array().unwrap().iter();
            events.filter(|event| event["type"] == kind).map(|event| event[field].clone()).collect()
        };
        for (key, (seq, done)) in &self.told {
            let step = &steps[usize::try_from(*seq).unwrap() - 1];
            if done == "throw" {
                assert_eq!(of(step, "cast", "roll").len(), 1, "{key} at {seq}");
            } else {
                assert_eq!(of(step, "moved", "move"), std::slice::from_ref(done), "{key} at {seq}");
            }
        }
        let all =
            |kind: &str, field: &str| steps.iter().flat_map(|step| of(step, kind, field)).collect::<Vec<_>>();
        let moves = self.told.values().filter(|(_, done)| done != "throw").count();
        assert_eq!(all("moved", "move").len(), moves, "each move once");
        assert_eq!(all("cast", "roll"), all("rolled", "roll"), "each cast has its roll");
        let record = folder.join(format!("{}.json", self.table));
        let text = self.people[0].get(&format!("/api/tables/{}/record", self.table)).text;
        std::fs::write(&record, text).unwrap();
        let proof = Command::new(env!("CARGO_BIN_EXE_bonecup")).arg("verify").arg(&record).output().unwrap();
        assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stderr));
    }
}

fn events(steps: &Value) -> Vec<Value> {
    let steps = steps.as_array().unwrap().iter();
    steps.flat_map(|step| step["events"].as_array().unwrap().clone()).collect()
}
