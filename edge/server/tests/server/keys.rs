//! The server's keys: the one it signs with, and what is on the disk of games that are on.

use std::path::Path;

use bonecup_games::GameId;
use bonecup_keys::{KeyError, KeySource};
use bonecup_referee::Hex32;
use bonecup_referee::room::Phase;
use bonecup_server::{Config, Database, ServeError, serve};
use bonecup_store::NewTable;
use serde_json::json;

use crate::kit::{House, new_table, open};

#[test]
fn the_key_is_the_same_after_a_restart() {
    let mut house = House::open();
    let key = house.nobody().get("/api/key").ok();
    assert_eq!(key["algorithm"], "Ed25519");
    let public: Hex32 = key["key"].as_str().unwrap().parse().unwrap();
    assert_eq!(key["fingerprint"], bonecup_keys::fingerprint(&public));
    house.restart();
    assert_eq!(house.nobody().get("/api/key").ok(), key);
    assert_ne!(House::open().nobody().get("/api/key").ok()["key"], key["key"]);
}

#[test]
fn no_seed_of_a_running_game_is_on_the_disk_and_the_game_goes_on_after_a_restart() {
    let mut house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "me"]);
    body["scheme"] = json!("bonecup/1");
    let table = open(&anna, body);
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let files = house.files();
    house.restart();
    let anna = anna.at(&house.host());
    let now = anna.get(&format!("/api/tables/{table}")).ok();
    let body = json!({"seat": 0, "expected": now["seq"], "key": "k", "moves": [now["play"]["moves"][0]]});
    anna.post(&format!("/api/tables/{table}/play"), body).ok();
    let closed = anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let seed = closed["table"]["seed"].as_str().unwrap();
    let Hex32(bytes) = seed.parse().unwrap();
    for file in files {
        assert!(!file.windows(32).any(|part| part == bytes), "the seed as bytes");
        assert!(!file.windows(64).any(|part| part == seed.as_bytes()), "the seed as text");
    }
}

/// Why a server does not start on this file with this key.
fn refusal(file: &Path, key: KeySource) -> ServeError {
    let database = Database::File(file.to_owned());
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), database, key, ..Config::default() };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let error = runtime.block_on(async { serve(config).await.err() });
    error.expect("this server is not to be started")
}

#[test]
fn a_server_without_its_master_key_does_not_start_and_makes_no_other() {
    let mut house = House::open();
    house.stop();
    let missing = house.file().with_extension("other");
    let error = refusal(house.file(), KeySource::File(missing.clone()));
    assert!(matches!(&error, ServeError::Keys(KeyError::Missing(path)) if *path == missing), "{error}");
    assert!(!missing.exists());
    let error = refusal(house.file(), KeySource::Fresh);
    assert!(matches!(error, ServeError::Keys(KeyError::Foreign)), "{error}");
    house.restart();
}

/// A table as an older version left it.
fn with_plain_seed() -> NewTable {
    NewTable {
        id: "oak".parse().unwrap(),
        code: "OAK".to_owned(),
        game: GameId::KnochenMax,
        public: false,
        owner: "anna".parse().unwrap(),
        phase: Phase::Playing,
        attended: false,
        seed: Some(vec![7; 32]),
        summary: "{}".to_owned(),
        at: 0,
        first: "{}".to_owned(),
        seated: Vec::new(),
    }
}

#[test]
fn a_server_encrypts_what_it_finds_in_the_open() {
    let mut house = House::open();
    house.stop();
    house.on_store(async |store| store.create(with_plain_seed()).await.unwrap());
    house.restart();
    house.stop();
    let seed = house.on_store(async |store| store.seed(&"oak".parse().unwrap()).await.unwrap());
    assert_eq!(seed.unwrap().len(), 72);
}
