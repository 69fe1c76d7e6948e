//! `bonecup join`: a table of a real server, in a pseudo-terminal.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use rexpect::session::{PtySession, spawn_command};
use serde_json::{Value, json};

use crate::client::Client;
use crate::kit::bonecup;
use crate::kit::serving::Serving;

/// Nothing here takes so long unless it hangs.
const PATIENCE: u64 = 60_000;

/// Sits down on a screen of 80 by 24.
fn join(home: &Path, args: &str) -> PtySession {
    run(home, &format!("join {args}"))
}

fn run(home: &Path, args: &str) -> PtySession {
    let binary = env!("CARGO_BIN_EXE_bonecup");
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("stty rows 24 cols 80 && exec {binary} {args}"));
    command.env("BONECUP_HOME", home).env("BONECUP_LANG", "en").env("TERM", "xterm").env("NO_COLOR", "1");
    spawn_command(command, Some(PATIENCE)).unwrap()
}

fn press(session: &mut PtySession, keys: &str) {
    session.send(keys).unwrap();
    session.flush().unwrap();
}

fn open(anna: &Client, seats: Value) -> (String, String) {
    open_with(anna, seats, "bonecup/1")
}

fn open_with(anna: &Client, seats: Value, scheme: &str) -> (String, String) {
    let body = json!({"game": "knochenmax", "seats": seats, "scheme": scheme});
    let view = anna.post("/api/tables", body).ok();
    (view["id"].as_str().unwrap().to_owned(), view["code"].as_str().unwrap().to_owned())
}

/// Waits until the seat has filled a box.
fn wait_for_fill(anna: &Client, table: &str, seat: u64) {
    for _ in 0..300 {
        let steps = anna.get(&format!("/api/tables/{table}/steps")).ok();
        let events = steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap());
        let mut moves = events.filter(|event| event["type"] == "moved" && event["seat"] == seat);
        if moves.any(|event| event["move"].as_str().unwrap().starts_with("fill")) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("seat {seat} never filled a box");
}

/// Output that fails says so here too: a full disk by a message and a code, a closed pipe by a quiet end.
#[cfg(target_os = "linux")]
#[test]
fn who_cannot_tell_what_happens_at_a_table_says_so_and_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}, {"kind": "bot", "bot": "steady"}]));
    let start = |stdout: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
        command.args(["join", &format!("{}/{code}", serving.host), "--plain", "--name", "Ben"]);
        command.env("BONECUP_HOME", folder.path().join("ben")).env("BONECUP_LANG", "en");
        command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped()).spawn().unwrap()
    };
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = start(full.into()).wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("could not be written"), "{told}");
    let mut ben = start(Stdio::piped());
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(ben.stdout.take().unwrap()), &mut line).unwrap();
    assert!(line.contains("You sit on seat 1"), "{line}");
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let output = ben.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn a_person_sits_down_by_code_plays_through_a_crash_of_the_server_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let serving = Serving::start(&data, None);
    let host = serving.host.clone();
    let anna = Client::guest(&host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}, {"kind": "bot", "bot": "steady"}]));

    let mut ben = join(folder.path(), &format!("{host}/{code} --name Ben"));
    ben.exp_string("You sit on seat 1 as Ben.").unwrap();
    ben.exp_string("Ben, steady").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("throw 1 of 3").unwrap();

    serving.kill();
    // The box is chosen and confirmed while nobody is there to hear it. Only what changes is drawn, so a part is
    // looked for that stands where nothing was.
    ben.exp_string("//127.0.0.1:").unwrap();
    press(&mut ben, "\r");
    ben.exp_string("Enter").unwrap();
    press(&mut ben, "\r");
    let _serving = Serving::start(&data, Some(&host));
    wait_for_fill(&anna, &table, 0);
    press(&mut ben, "qq");
    ben.exp_eof().unwrap();

    let mut again = join(folder.path(), &format!("http://{host}/t/{table}"));
    again.exp_string("You sit on seat 1 as Ben.").unwrap();
    again.exp_string("KnochenMAX").unwrap();
    press(&mut again, "qq");
    again.exp_eof().unwrap();
}

#[test]
fn a_table_is_opened_from_the_terminal_and_begins_once_everybody_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let mut anna =
        run(folder.path(), &format!("host {} knochenmax --seats me,open --name Anna", serving.host));
    let (_, told) = anna.exp_regex("bonecup join [0-9.:]+/[A-Z0-9]+").unwrap();
    let code = told.rsplit('/').next().unwrap().to_owned();
    anna.exp_string("Anna, (free)").unwrap();
    let ben = Client::guest(&serving.host, "Ben");
    let found = ben.get(&format!("/api/codes/{code}")).ok();
    let table = found["table"].as_str().unwrap();
    ben.post(&format!("/api/tables/{table}/join"), json!({"name": "Ben"})).ok();
    anna.exp_string("Anna, Ben").unwrap();
    anna.exp_string("before the first throw").unwrap();
    press(&mut anna, "qq");
    anna.exp_eof().unwrap();
}

#[test]
fn whoever_finds_no_free_seat_watches() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, _) = open(&anna, json!([{"kind": "me"}, {"kind": "me", "name": "Ben"}]));
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let mut watcher = join(folder.path(), &format!("{}/t/{table}", serving.host));
    watcher.exp_string("No seat is free: you are watching.").unwrap();
    watcher.exp_string("throw 1 of 3").unwrap();
    press(&mut watcher, "qq");
    watcher.exp_eof().unwrap();
}

#[test]
fn a_table_that_is_not_there_is_told_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let missing = bonecup(&["join", &format!("{}/ABCDEFGH", serving.host)]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("No table has this code"));
    let nonsense = bonecup(&["join", "nowhere"]);
    assert_eq!(nonsense.status.code(), Some(2));
    let nobody = bonecup(&["join", "127.0.0.1:9/ABC"]);
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("cannot be reached"));
}

#[test]
fn a_person_elsewhere_is_waited_for_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "me"}, {"kind": "open"}]));
    let mut ben = join(folder.path(), &format!("{}/{code} --name Ben --pictures", serving.host));
    ben.exp_string("Waiting for the game to begin").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("quit leaves").unwrap();
    ben.exp_string("s turn. Ctrl-C leaves the table").unwrap();
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    let fill = json!({"seat": 0, "expected": view["seq"], "key": "1", "moves": ["fill besser_als_nix"]});
    anna.post(&format!("/api/tables/{table}/play"), fill).ok();
    ben.exp_string("Ben >").unwrap();
    ben.send_control('c').unwrap();
    ben.exp_eof().unwrap();
}

#[test]
fn whoever_sits_down_chooses_a_free_colour() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let seats = json!([{"kind": "me", "colours": ["red"]}, {"kind": "open"}, {"kind": "open"}]);
    let view = anna.post("/api/tables", json!({"game": "rolling-dice", "seats": seats})).ok();
    let (table, code) = (view["id"].as_str().unwrap(), view["code"].as_str().unwrap());
    let address = format!("{}/{code}", serving.host);

    let taken = bonecup(&["join", &address, "--name", "Ben", "--colours", "red"]);
    let told = String::from_utf8_lossy(&taken.stderr).into_owned();
    assert_eq!(taken.status.code(), Some(1), "{told}");
    assert!(told.contains("Free: orange, green, purple, blue, yellow"), "{told}");
    let unknown = bonecup(&["join", &address, "--colours", "pink"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("orange green purple red blue yellow"));

    anna.post(&format!("/api/tables/{table}/beginner"), json!({"seat": 1})).ok();
    let mut ben = join(folder.path(), &format!("{address} --name Ben --pictures --colours blue"));
    ben.exp_string("Anna (red), Ben (blue), (free). Ben begins.").unwrap();
    ben.send_control('c').unwrap();
    ben.exp_eof().unwrap();
    let mut again = join(folder.path(), &format!("{address} --pictures --colours yellow"));
    again.exp_string("Ben (yellow)").unwrap();
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    assert_eq!(view["seats"][1]["colours"], json!(["yellow"]));
    again.send_control('c').unwrap();
    again.exp_eof().unwrap();
}

#[test]
fn what_people_say_is_told_between_the_lines() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "me"}, {"kind": "open"}]));
    let mut ben = join(folder.path(), &format!("{}/{code} --name Ben --pictures", serving.host));
    ben.exp_string("Waiting for the game to begin").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("s turn. Ctrl-C leaves the table").unwrap();
    let mut stream = anna.stream(&table, "");
    stream.say(&json!({"type": "talk", "seat": 0, "what": "good-luck"}));
    assert_eq!(stream.next("said")["seat"], 0);
    ben.exp_string("Anna: Good luck").unwrap();
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    let fill = json!({"seat": 0, "expected": view["seq"], "key": "1", "moves": ["fill besser_als_nix"]});
    anna.post(&format!("/api/tables/{table}/play"), fill).ok();
    ben.exp_string("Ben >").unwrap();
    ben.send_line("say").unwrap();
    ben.exp_string("You can say: Ha ha, Applause").unwrap();
    ben.send_line("say thank you").unwrap();
    ben.exp_string("Ben: Thank you").unwrap();
    assert_eq!(stream.next("said")["what"], "thanks");
    ben.send_control('c').unwrap();
    ben.exp_eof().unwrap();
}

#[test]
fn what_people_say_stands_on_the_screen_and_a_key_answers() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "me"}, {"kind": "open"}]));
    let mut ben = join(folder.path(), &format!("{}/{code} --name Ben", serving.host));
    ben.exp_string("Waiting for the game to begin").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("KnochenMAX").unwrap();
    // It stands there once the dice have come to rest.
    ben.exp_string("Waiting").unwrap();
    let mut stream = anna.stream(&table, "");
    stream.say(&json!({"type": "talk", "seat": 0, "what": "good-luck"}));
    assert_eq!(stream.next("said")["seat"], 0);
    ben.exp_string("luck").unwrap();
    press(&mut ben, "e2");
    assert_eq!(stream.next("said")["what"], "clap");
    press(&mut ben, "qq");
    ben.exp_eof().unwrap();
}

/// The same through pipes.
fn in_lines(home: &Path, table: &str, args: &[&str], typed: &str) -> std::process::Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command
        .args(["join", table, "--pictures"])
        .args(args)
        .env("BONECUP_HOME", home)
        .env("BONECUP_LANG", "en");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    child
}

fn said(child: std::process::Child) -> String {
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
fn a_whole_game_in_plain_lines_through_a_crash_of_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let mut serving = Some(Serving::start(&data, None));
    let host = serving.as_ref().unwrap().host.clone();
    let anna = Client::guest(&host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}, {"kind": "bot", "bot": "steady"}]));
    let record = folder.path().join("game.json").display().to_string();
    let mut ben = join(folder.path(), &format!("{host}/{code} --name Ben --pictures --record {record}"));
    ben.exp_string("Waiting for the game to begin: Ben, steady").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    for turn in 0..10 {
        ben.exp_string("Ben >").unwrap();
        if turn == 4 {
            serving.take().unwrap().kill();
            ben.send_line("1").unwrap();
            ben.exp_string("trying again").unwrap();
            serving = Some(Serving::start(&data, Some(&host)));
            ben.exp_string("is back").unwrap();
        } else {
            ben.send_line("1").unwrap();
        }
        ben.exp_string("(fill ").unwrap();
    }
    let end = ben.exp_eof().unwrap();
    assert!(end.contains("with") && end.contains("The seed behind the commitment"), "{end}");
    assert!(!end.contains("\u{1b}[?1049h"), "no screen was taken over");
    let proof = bonecup(&["verify", &record]);
    assert!(proof.status.success(), "{}", String::from_utf8_lossy(&proof.stdout));
}

#[test]
fn a_pipe_plays_and_another_watches_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}]));
    let link = format!("{}/{code}", serving.host);
    let (home, elsewhere) = (folder.path().join("ben"), folder.path().join("cleo"));
    let ben = in_lines(&home, &link, &["--name", "Ben"], &"1\n".repeat(40));
    while anna.get(&format!("/api/tables/{table}")).ok()["seats"][0]["kind"] != "person" {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let cleo = in_lines(&elsewhere, &link, &["--watch"], "");
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let (played, watched) = (said(ben), said(cleo));
    assert!(played.contains("Ben >") && played.contains("Ben ends with"), "{played}");
    assert!(watched.contains("You are watching.") && watched.contains("Ben ends with"), "{watched}");
    assert!(!watched.contains('>'), "nobody is asked who only watches: {watched}");
}

#[test]
fn real_dice_are_typed_at_a_table_elsewhere_for_a_bot_too() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let seats = json!([{"kind": "open", "dice": "hand"}, {"kind": "bot", "bot": "random", "dice": "hand"}]);
    let (table, code) = open(&anna, seats);
    let mut ben = join(folder.path(), &format!("{}/{code} --name Ben --pictures", serving.host));
    ben.exp_string("Waiting for the game to begin").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("Ben >").unwrap();
    ben.send_line("6 6 6 6 2").unwrap();
    ben.exp_string("does not fit").unwrap();
    ben.send_line("6 6 6 6 6").unwrap();
    ben.exp_string("Ben throws: 6 6 6 6 6").unwrap();
    ben.exp_string("Ben >").unwrap();
    ben.send_line("1").unwrap();
    ben.exp_string("Somebody rolls for the bot random.").unwrap();
    ben.exp_string(">").unwrap();
    ben.send_line("1 1 1 1 1").unwrap();
    ben.exp_string("random throws: 1 1 1 1 1").unwrap();
    // The game waits at the table.
    ben.send_control('c').unwrap();
    ben.exp_eof().unwrap();
}

#[test]
fn a_table_that_is_closed_ends_the_evening_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, _) = open(&anna, json!([{"kind": "me"}, {"kind": "me", "name": "Ben"}]));
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let mut watcher = join(folder.path(), &format!("{}/t/{table} --pictures", serving.host));
    watcher.exp_string("Anna throws").unwrap();
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    watcher.exp_string("closed before the game was over").unwrap();
    watcher.exp_eof().unwrap();
}

#[test]
fn the_menu_leads_to_a_table_and_says_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}, {"kind": "bot", "bot": "steady"}]));
    let mut ben = run(folder.path(), "play");
    ben.exp_string("Join a table").unwrap();
    press(&mut ben, &format!("\u{1b}[A\rABCDEFGH@{}\r", serving.host));
    ben.exp_string("No table has this code").unwrap();
    press(&mut ben, &"\u{7f}".repeat(60));
    press(&mut ben, &format!("{code}@{}\r", serving.host));
    // Only what changes is drawn, so single words are looked for.
    ben.exp_string("Waiting").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("KnochenMAX").unwrap();
    press(&mut ben, "q");
    ben.exp_string("server.").unwrap();
    press(&mut ben, "q");
    ben.exp_string("You have left the table").unwrap();
    ben.exp_eof().unwrap();
}

#[test]
fn whoever_comes_back_takes_the_seat_from_the_bot_that_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let (table, code) = open(&anna, json!([{"kind": "open"}, {"kind": "me"}]));
    let link = format!("{}/{code} --name Ben --pictures", serving.host);
    let mut ben = join(folder.path(), &link);
    ben.exp_string("Waiting").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("Ben >").unwrap();
    ben.send_line("quit").unwrap();
    ben.exp_eof().unwrap();
    // Nobody is replaced who is there.
    while anna.post(&format!("/api/tables/{table}/mind"), json!({"seat": 0})).status != 200 {
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let seat = || anna.get(&format!("/api/tables/{table}")).ok()["seats"][0].clone();
    assert!(seat()["bot"].is_string());
    let mut ben = join(folder.path(), &link);
    ben.exp_string("You sit on seat 1 as Ben.").unwrap();
    ben.exp_string("KnochenMAX").unwrap();
    assert!(seat()["bot"].is_null(), "{}", seat());
    ben.send_control('c').unwrap();
    ben.exp_eof().unwrap();
}

#[test]
fn the_first_dice_of_a_turn_wait_for_whoever_rolls_them() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let seats = json!([{"kind": "open"}, {"kind": "bot", "bot": "steady"}]);
    let (table, code) = open_with(&anna, seats, "bonecup/2");
    let mut ben = join(folder.path(), &format!("{}/{code} --name Ben", serving.host));
    ben.exp_string("Ben, steady").unwrap();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    ben.exp_string("Enter rolls the dice").unwrap();
    let events = |kind: &str| {
        let steps = anna.get(&format!("/api/tables/{table}/steps")).ok();
        let events =
            steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap().clone());
        events.filter(|event| event["type"] == kind).collect::<Vec<_>>()
    };
    assert!(events("revealed").len() == 1 && events("cast").is_empty(), "nothing is rolled for Ben");
    press(&mut ben, "\r");
    while events("rolled").is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let cast = &events("cast")[0];
    assert!(cast["link"].is_string() && cast["signed"].is_object(), "{cast}");
    press(&mut ben, "qq");
    ben.exp_eof().unwrap();
}
