//! The example bot plays against a real server.

use std::process::{Child, Command, Stdio};

use serde_json::json;

use crate::client::Client;
use crate::kit::serving::Serving;

fn bot(host: &str, words: &[&str]) -> Child {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot/bonecup_bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(format!("http://{host}")).args(words).env_remove("BONECUP_TOKEN");
    command.stdout(Stdio::piped()).spawn().unwrap()
}

/// It ends well, and tells the points of both and what it can say of the dice.
fn plays_to_the_end(bot: Child) {
    let output = bot.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 4, "{told}");
    for line in &lines[..2] {
        assert!(line.rsplit(' ').next().unwrap().parse::<i32>().is_ok(), "{told}");
    }
    assert!(lines[2].starts_with("dice: ") && lines[2].contains("witnessed"), "{told}");
    assert_eq!(lines[3], "over");
}

#[test]
fn the_example_bot_plays_knochenmax_and_rolling_bones() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let bots = [&["--open", "knochenmax"][..], &["--open", "rolling-bones", "--target", "20"]];
    let bots = bots.map(|words| bot(&serving.host, words));
    bots.into_iter().for_each(plays_to_the_end);
}

#[test]
fn two_example_bots_meet_by_code() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let host = Client::guest(&serving.host, "Host");
    let view = host
        .post("/api/tables", json!({"game": "knochenmax", "seats": [{"kind": "open"}, {"kind": "open"}]}))
        .ok();
    let (table, code) = (view["id"].as_str().unwrap(), view["code"].as_str().unwrap());
    let bots = [bot(&serving.host, &[code, "--name", "One"]), bot(&serving.host, &[code, "--name", "Two"])];
    let mut stream = host.stream(table, "");
    let mut seats = stream.next("snapshot")["table"]["seats"].clone();
    while seats[0]["kind"] != "person" || seats[1]["kind"] != "person" {
        stream.hear().unwrap();
        seats = host.get(&format!("/api/tables/{table}")).ok()["seats"].clone();
    }
    host.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    bots.into_iter().for_each(plays_to_the_end);
}
