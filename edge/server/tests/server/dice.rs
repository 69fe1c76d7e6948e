//! Dice of version 2 over the network: seals, links, chains, signatures, and what a player holds in the end.

use bonecup_chance::verify;
use bonecup_referee::fair::{
    DeviceChain, Signature, command_message, is_signed_by, receipt_message, seal_of,
};
use bonecup_referee::{Hex32, Record};
use bonecup_rules::Seat;
use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};

use crate::kit::client::Stream;
use crate::kit::{Client, Dice, House, new_table, open};

/// A person's device at a table.
struct Device<'a> {
    client: &'a Client,
    stream: Stream,
    seat: u8,
    chain: DeviceChain,
    key: SigningKey,
    text: String,
    /// The last that was told of the table.
    view: Value,
}

impl<'a> Device<'a> {
    fn new(client: &'a Client, table: &str, seat: u8) -> Device<'a> {
        let mut stream = client.stream(table, "");
        let view = stream.next("snapshot")["table"].clone();
        let secret = [seat + 1; 32];
        Device {
            client,
            stream,
            seat,
            chain: DeviceChain::new(Hex32(secret)),
            key: SigningKey::from_bytes(&secret),
            text: format!("Glück {seat}"),
            view,
        }
    }

    fn seal(&self, table: &str) -> Value {
        let text = self.text.parse().unwrap();
        let seal = seal_of(&table.parse().unwrap(), &self.chain.anchor(), &text).to_string();
        let key = Hex32(self.key.verifying_key().to_bytes()).to_string();
        json!({"seat": self.seat, "seal": seal, "signing_key": key})
    }

    fn reveal(&self) -> Value {
        json!({"seat": self.seat, "anchor": self.chain.anchor().to_string(), "contribution": self.text})
    }

    fn link(&self, roll: u64) -> String {
        self.chain.link(roll).unwrap().to_string()
    }

    fn signature(&self, head: &str, text: &str) -> String {
        let message = command_message(&head.parse().unwrap(), Seat(self.seat), text);
        Signature(self.key.sign(&message).to_bytes()).to_string()
    }
}

/// Opens a table where both have sealed and revealed.
fn begun<'a>(anna: &'a Client, bert: &'a Client, game: &str) -> (String, [Device<'a>; 2]) {
    let table = open(anna, new_table(game, &["me", "open"]));
    let path = |name: &str| format!("/api/tables/{table}/{name}");
    let mut devices = [Device::new(anna, &table, 0), Device::new(bert, &table, 1)];
    anna.post(&path("seal"), devices[0].seal(&table)).ok();
    let mut join = devices[1].seal(&table);
    join.as_object_mut().unwrap().remove("seat");
    bert.post(&path("join"), join).ok();
    let settled = anna.post(&path("start"), json!({})).ok()["table"].clone();
    assert_eq!(settled["phase"], "settled");
    check_receipt(&settled, &settled["server_key"]);
    for device in &devices {
        device.client.post(&path("reveal"), device.reveal()).ok();
    }
    for device in &mut devices {
        device.view = device.client.get(&format!("/api/tables/{table}")).ok();
        device.stream.reach(device.view["seq"].as_u64().unwrap());
    }
    (table, devices)
}

fn check_receipt(told: &Value, server: &Value) {
    let head: Hex32 = told["head"].as_str().unwrap().parse().unwrap();
    let receipt: Signature = told["receipt"].as_str().unwrap().parse().unwrap();
    let server: Hex32 = server.as_str().unwrap().parse().unwrap();
    assert!(is_signed_by(&server, &receipt_message(&head), &receipt), "{told}");
}

/// Whether the move rolls dice, which a client knows by itself.
fn rolls(action: &str) -> bool {
    ["keep", "roll", "throw"].iter().any(|word| action.starts_with(word))
}

/// Plays until the table has ended or so many rolls were cast; how many were.
fn play(table: &str, devices: &mut [Device<'_>; 2], most: u64) -> u64 {
    let mut dice = Dice(5);
    let mut now = devices[0].client.get(&format!("/api/tables/{table}")).ok();
    for number in 0.. {
        let turn = now["play"]["turn"].clone();
        let rolled = turn["roll"].as_u64();
        if now["phase"] != "playing" || rolled.is_some_and(|roll| roll >= most) {
            return rolled.unwrap_or(u64::MAX);
        }
        let acts = if turn["kind"] == "link" { &turn["asks"] } else { &turn["seat"] };
        let device = &mut devices[usize::try_from(acts.as_u64().unwrap()).unwrap()];
        let head = now["head"].as_str().unwrap().to_owned();
        let command = json!({"seat": device.seat, "expected": now["seq"], "key": format!("k{number}")});
        let next_roll = count_rolls(device.client, table);
        let (kind, message) = match turn["kind"].as_str().unwrap() {
            "link" => {
                let roll = turn["roll"].as_u64().unwrap();
                ("link", json!({"seat": device.seat, "roll": roll, "link": device.link(roll)}))
            }
            "throw" => {
                let mut message = command;
                message["link"] = json!(device.link(next_roll));
                message["signature"] = json!(device.signature(&head, "throw"));
                ("throw", message)
            }
            _ => {
                let moves = device.client.get(&format!("/api/tables/{table}")).ok()["play"]["moves"].clone();
                let chosen = dice.pick(moves.as_array().unwrap()).as_str().unwrap().to_owned();
                let mut message = command;
                message["moves"] = json!([chosen]);
                message["signature"] = json!(device.signature(&head, &chosen));
                if rolls(&chosen) {
                    message["link"] = json!(device.link(next_roll));
                }
                ("play", message)
            }
        };
        let mut said = message;
        said["type"] = json!(kind);
        device.stream.say(&said);
        let done = device.stream.next("done");
        now = device
            .client
            .get(&format!("/api/tables/{table}?after={}&wait=5", done["seq"].as_u64().unwrap() - 1))
            .ok();
    }
    u64::MAX
}

/// How many rolls there were, by the log.
fn count_rolls(client: &Client, table: &str) -> u64 {
    let mut after = 0;
    let mut rolls = 0;
    loop {
        let steps = client.get(&format!("/api/tables/{table}/steps?after={after}")).ok();
        let steps = steps.as_array().unwrap().clone();
        let events = steps.iter().flat_map(|step| step["events"].as_array().unwrap());
        rolls += events.filter(|event| event["type"] == "rolled").count() as u64;
        match steps.last() {
            Some(last) if steps.len() == 500 => after = last["seq"].as_u64().unwrap(),
            _ => return rolls,
        }
    }
}

fn record(client: &Client, table: &str) -> Record {
    let text = client.get(&format!("/api/tables/{table}/record")).text.clone();
    if let Some(folder) = std::env::var_os("KEEP_RECORDS") {
        let game = serde_json::from_str::<Value>(&text).unwrap()["game"].as_str().unwrap().to_owned();
        std::fs::write(std::path::Path::new(&folder).join(format!("{game}-2.json")), &text).unwrap();
    }
    Record::read(text.as_bytes()).unwrap()
}

#[test]
fn two_people_give_links_to_every_roll_and_sign_what_they_do() {
    for game in ["knochenmax", "rolling-bones", "rolling-dice"] {
        let house = House::open();
        let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
        let (table, mut devices) = begun(&anna, &bert, game);
        play(&table, &mut devices, 12);
        anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
        let record = record(&anna, &table);
        let proof = verify(&record, &bonecup_arena::Arena, &[]).unwrap();
        assert_eq!((proof.drawn, proof.known_to_host), (12, 0), "{game}");
        assert!(proof.vouched.server.is_some());
        assert!(
            proof.vouched.seats.iter().all(|seat| seat.events == seat.signed && seat.signed > 0),
            "{game}: {proof:?}"
        );
    }
}

#[test]
fn a_roll_is_drawn_without_a_link_that_does_not_come() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let (table, mut devices) = begun(&anna, &bert, "knochenmax");
    let [ours, _] = &mut devices;
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    let throw = json!({"seat": 0, "expected": view["seq"], "key": "t", "link": ours.link(0)});
    let cast = anna.post(&format!("/api/tables/{table}/throw"), throw).ok();
    assert_eq!(cast["table"]["play"]["turn"]["kind"], "link");
    let rolled = anna.get(&format!("/api/tables/{table}?after={}&wait=10", cast["seq"])).ok();
    assert_eq!(rolled["play"]["turn"]["kind"], "move");
    let late = json!({"seat": 1, "roll": 0, "link": devices[1].link(0)});
    assert_eq!(bert.post(&format!("/api/tables/{table}/link"), late).code(), "room-link-late");
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let proof = verify(&record(&anna, &table), &bonecup_arena::Arena, &[]).unwrap();
    assert_eq!((proof.drawn, proof.known_to_host), (1, 1));
}

#[test]
fn nobody_waits_for_people_who_are_not_there() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["me", "random"]));
    let mut ours = Device::new(&anna, &table, 0);
    anna.post(&format!("/api/tables/{table}/seal"), ours.seal(&table)).ok();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let begun = anna.post(&format!("/api/tables/{table}/reveal"), ours.reveal()).ok();
    let throw =
        json!({"type": "throw", "seat": 0, "expected": begun["seq"], "key": "t", "link": ours.link(0)});
    ours.stream.say(&throw);
    ours.stream.next("done");
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    assert_eq!(view["play"]["turn"]["kind"], "move", "a bot gives no link");
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let proof = verify(&record(&anna, &table), &bonecup_arena::Arena, &[]).unwrap();
    assert_eq!((proof.drawn, proof.known_to_host), (1, 0), "the only person's own link is enough");
}

#[test]
fn what_is_malformed_is_refused_and_nothing_is_drawn() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let (table, devices) = begun(&anna, &bert, "knochenmax");
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    let throw = |extra: Value| {
        let mut body = json!({"seat": 0, "expected": view["seq"], "key": "t"});
        body.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        anna.post(&format!("/api/tables/{table}/throw"), body).code()
    };
    let good = "0".repeat(128);
    assert_eq!(throw(json!({"link": "abc"})), "server-form");
    assert_eq!(throw(json!({"link": "0".repeat(64)})), "link-foreign");
    assert_eq!(throw(json!({"link": devices[0].link(1)})), "link-foreign");
    assert_eq!(throw(json!({"link": devices[1].link(0)})), "link-foreign");
    assert_eq!(throw(json!({"signature": "zz"})), "server-form");
    assert_eq!(throw(json!({"signature": good})), "command-signature");
    let head = view["head"].as_str().unwrap();
    assert_eq!(throw(json!({"signature": devices[0].signature(head, "keep")})), "command-signature");
    assert_eq!(throw(json!({"signature": devices[1].signature(head, "throw")})), "command-signature");
    let chain = |body: Value| anna.post(&format!("/api/tables/{table}/chain"), body).code();
    assert_eq!(chain(json!({"seat": 0, "anchor": "x"})), "server-form");
    assert_eq!(chain(json!({"seat": 1, "anchor": "0".repeat(64)})), "room-not-your-seat");
    let link = |body: Value| bert.post(&format!("/api/tables/{table}/link"), body).code();
    assert_eq!(link(json!({"seat": 1, "roll": 0, "link": devices[1].link(0)})), "command-not-asked");
    let after = anna.get(&format!("/api/tables/{table}")).ok();
    assert_eq!((&after["seq"], &after["head"]), (&view["seq"], &view["head"]), "nothing has happened");
}

#[test]
fn a_table_may_choose_version_1() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "random"]);
    body["scheme"] = json!("bonecup/1");
    let table = open(&anna, body);
    let view = anna.post(&format!("/api/tables/{table}/start"), json!({})).ok()["table"].clone();
    assert_eq!((&view["scheme"], &view["play"]["turn"]["kind"]), (&json!("bonecup/1"), &json!("move")));
    assert!(view["head"].is_null());
    assert_eq!(
        anna.post(&format!("/api/tables/{table}/chain"), json!({"seat": 0, "anchor": "0".repeat(64)})).code(),
        "room-other-scheme"
    );
}
