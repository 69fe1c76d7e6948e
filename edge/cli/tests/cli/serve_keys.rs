//! The master key of `bonecup serve`: where it is, what is not told, and what happens without it.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::client::Client;
use crate::kit::serving::Serving;

/// A server that has run, with a table in it.
fn used(data: &Path) -> String {
    let serving = Serving::start(data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let body = json!({"game": "knochenmax", "seats": [{"kind": "me"}]});
    let table = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    assert!(serving.terminate().success());
    table
}

/// What `bonecup` says and how it ends.
fn said(words: &[&str]) -> (bool, String) {
    let output = crate::kit::bonecup(words);
    let text = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn the_key_is_beside_the_file_and_nothing_starts_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let (data, key) = (folder.path().join("bonecup.db"), folder.path().join("bonecup.db.key"));
    used(&data);
    let kept = fs::read_to_string(&key).unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    fs::remove_file(&key).unwrap();
    let (started, text) = said(&serve);
    assert!(!started && text.contains(key.to_str().unwrap()) && text.contains("BONECUP_KEY"), "{text}");
    assert!(!key.exists(), "no other key is made");
    fs::write(&key, "1".repeat(64)).unwrap();
    let (started, text) = said(&serve);
    assert!(!started && text.contains("another master key"), "{text}");
    fs::write(&key, "no key").unwrap();
    let (started, text) = said(&serve);
    assert!(!started && text.contains("64 hexadecimal digits"), "{text}");
    // The key may be anywhere.
    let elsewhere = folder.path().join("elsewhere");
    fs::write(&elsewhere, &kept).unwrap();
    let serving = Serving::start_with(&data, None, &["--key-file", elsewhere.to_str().unwrap()]);
    assert!(serving.terminate().success());
}

#[test]
fn a_backup_says_what_is_in_it_and_is_not_restored_without_its_key() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let table = used(Path::new(&at("bonecup.db")));
    let (done, text) = said(&["backup", &at("copy.db"), "--data", &at("bonecup.db")]);
    assert!(done && text.contains("encrypted") && text.contains(&at("bonecup.db.key")), "{text}");
    let restore = ["restore", &at("copy.db"), "--data", &at("new.db")];
    let (restored, text) = said(&restore);
    assert!(!restored && text.contains(&at("new.db.key")), "{text}");
    fs::write(at("new.db.key"), "1".repeat(64)).unwrap();
    let (restored, text) = said(&restore);
    assert!(!restored && text.contains("another master key"), "{text}");
    assert!(!Path::new(&at("new.db")).exists());
    fs::copy(at("bonecup.db.key"), at("new.db.key")).unwrap();
    assert!(said(&restore).0);
    // The same server, at another place.
    let (one, other) =
        (Serving::start(Path::new(&at("bonecup.db")), None), Serving::start(Path::new(&at("new.db")), None));
    let key = |serving: &Serving| Client::new(&serving.host).get("/api/key").ok();
    assert_eq!(key(&one), key(&other));
    assert_eq!(Client::new(&other.host).get(&format!("/api/tables/{table}")).ok()["id"], table.as_str());
}

/// Not even those who want to know everything are told the seed of a running game, or a key.
#[test]
fn neither_seeds_nor_keys_are_logged_or_measured() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let serving = Serving::start_with(&data, None, &["--log", "trace"]);
    let anna = Client::guest(&serving.host, "Anna");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = anna.post("/api/tables", json!({"game": "knochenmax", "seats": seats})).ok();
    let table = table["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    anna.post(&format!("/api/tables/{table}/play"), json!({"nonsense": 1}));
    let told = serving.logged() + &anna.get("/metrics").text;
    assert!(
        told.contains("TRACE") && told.contains("bonecup_acknowledged_total"),
        "otherwise this tests nothing"
    );
    let closed = anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let seed = closed["table"]["seed"].as_str().unwrap();
    let master = fs::read_to_string(folder.path().join("bonecup.db.key")).unwrap();
    for secret in [seed, master.trim()] {
        for written in ways_to_write(secret) {
            assert!(!told.contains(&written), "{written}");
        }
    }
    assert!(!serving.logged().contains(master.trim()));
}

/// As hexadecimal digits and as a list of numbers.
fn ways_to_write(hex: &str) -> [String; 3] {
    let bytes = (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap());
    let list: Vec<String> = bytes.take(6).map(|byte| byte.to_string()).collect();
    [hex.to_owned(), hex.to_uppercase(), list.join(", ")]
}
