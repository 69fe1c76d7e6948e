//! `bonecup serve` as those who run it meet it: stopping, clocks after a pause, backup and restore.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::kit::serving::Serving;

/// A running game of two seats of one person.
fn table(anna: &Client, deadline: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let body = json!({"game": "knochenmax", "seats": seats, "deadline": deadline});
    let table = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    let begun = anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let throw = json!({"seat": 0, "expected": begun["seq"], "key": "first"});
    anna.post(&format!("/api/tables/{table}/throw"), throw).ok();
    table
}

fn view(anna: &Client, table: &str) -> Value {
    anna.get(&format!("/api/tables/{table}")).ok()
}

/// Plays any move.
fn play(anna: &Client, table: &str) -> u64 {
    let now = view(anna, table);
    let body = json!({"seat": now["play"]["turn"]["seat"], "expected": now["seq"],
        "key": format!("k{}", now["seq"]), "moves": [now["play"]["moves"][0]]});
    anna.post(&format!("/api/tables/{table}/play"), body).ok()["seq"].as_u64().unwrap()
}

#[test]
fn a_server_that_is_told_to_stop_says_goodbye_and_clocks_begin_anew_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let table = table(&anna, "2min");
    let before = view(&anna, &table);
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    assert!(serving.terminate().success());
    assert_eq!(stream.closed_with(), Some(1012));

    let serving = Serving::start(&data, None);
    let anna = anna.at(&serving.host);
    let mut stream = anna.stream(&table, &format!("?after={}", before["seq"]));
    assert_eq!(stream.next("step")["events"][0]["type"], "clock-restarted");
    let after = view(&anna, &table);
    assert!(after["play"]["due"].as_i64() > before["play"]["due"].as_i64());
    assert_eq!(after["play"]["position"], before["play"]["position"]);
    // A move that was thought of before the pause is still good.
    let body =
        json!({"seat": 0, "expected": before["seq"], "key": "k", "moves": [before["play"]["moves"][0]]});
    anna.post(&format!("/api/tables/{table}/play"), body).ok();
}

/// Asks for something on a connection that is never read from or closed.
fn hang(host: &str, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Whatever hangs: silence, half a head, half a body, answers that nobody reads, whoever waits, and a bot that thinks for minutes.
#[test]
fn a_server_that_is_told_to_stop_waits_for_nobody_who_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start_with(&folder.path().join("bonecup.db"), None, &["--bot-threads", "2"]);
    let anna = Client::guest(&serving.host, "Anna");
    let waiting = table(&anna, "none");
    let kept = play(&anna, &waiting);
    let bots = json!([{"kind": "bot", "bot": "champion"}, {"kind": "me"}]);
    let body = json!({"game": "knochenmax", "seats": bots});
    let thinking = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{thinking}/start"), json!({})).ok();
    let hanging: Vec<TcpStream> = [
        String::new(),
        "GET / HTTP/1.1\r\nHo".to_owned(),
        "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            .to_owned(),
        "GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nHost: here\r\n\r\n".to_owned(),
        format!("GET /api/tables/{waiting}?after={kept}&wait=25 HTTP/1.1\r\nHost: here\r\n\r\n"),
    ]
    .iter()
    .flat_map(|text| (0..10).map(|_| hang(&serving.host, text)))
    .collect();
    let began = Instant::now();
    assert!(serving.terminate().success());
    // It promises two seconds; the rest is for a machine that does other things as well.
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    drop(hanging);
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    assert_eq!(view(&anna.at(&serving.host), &waiting)["seq"], kept);
}

#[test]
fn a_server_with_few_descriptors_is_not_locked_by_silence() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start_with_descriptors(&folder.path().join("bonecup.db"), 64);
    let silent: Vec<TcpStream> = (0..200).map(|_| hang(&serving.host, "")).collect();
    let anna = Client::guest(&serving.host, "Anna");
    let table = table(&anna, "none");
    play(&anna, &table);
    assert!(serving.descriptors() <= 64);
    let complaints = serving.logged().matches("connections cannot be accepted").count();
    assert!(complaints <= 3, "{}", serving.logged());
    drop(silent);
    assert!(serving.terminate().success());
}

#[test]
fn a_running_server_is_backed_up_and_only_a_stopped_one_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("bonecup.db"), folder.path().join("copy.db"));
    let (data_text, copy_text) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let table = table(&anna, "none");
    let kept = play(&anna, &table);
    assert!(crate::kit::bonecup(&["backup", copy_text, "--data", data_text]).status.success());
    let lost = play(&anna, &table);
    let restore = ["restore", copy_text, "--data", data_text, "--force"];
    let refused = crate::kit::bonecup(&restore);
    assert!(!refused.status.success());
    assert!(String::from_utf8(refused.stderr).unwrap().contains("is in use"));
    assert_eq!(view(&anna, &table)["seq"], lost, "the server does not notice");
    assert!(serving.terminate().success());
    let careful = crate::kit::bonecup(&["restore", copy_text, "--data", data_text]);
    assert!(!careful.status.success(), "there is a database already");
    assert!(crate::kit::bonecup(&restore).status.success());
    let serving = Serving::start(&data, None);
    let anna = anna.at(&serving.host);
    assert_eq!(view(&anna, &table)["seq"], kept);
    assert_eq!(play(&anna, &table), lost, "the table goes on from the backup");
}

#[test]
fn one_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let _serving = Serving::start(&data, None);
    let second = crate::kit::bonecup(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    assert!(!second.status.success());
    assert!(String::from_utf8(second.stderr).unwrap().contains("is in use"));
}

/// Whoever starts the server can see to it, if told what it is; the password is nobody else's business.
#[test]
fn a_database_that_is_not_there_is_named() {
    let started =
        crate::kit::bonecup(&["serve", "--database-url", "postgres://anna:secret@127.0.0.1:1/bonecup"]);
    assert!(!started.status.success());
    let said = String::from_utf8(started.stderr).unwrap();
    assert!(said.contains("Connection refused"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}

/// Starts a server on this file and says what it logged once it listens.
fn logged_at_start(data: &std::path::Path) -> String {
    let log = data.with_extension("log");
    let _ = std::fs::remove_file(&log);
    let serving = Serving::start(data, None);
    let logged = serving.logged();
    assert!(serving.terminate().success());
    logged
}

fn warnings(logged: &str) -> usize {
    logged.lines().filter(|line| line.contains("WARN")).count()
}

/// Whoever mistypes a folder, or loses a file, is told before everybody plays on in an empty database.
#[test]
fn a_new_database_beside_an_old_one_is_said_loudly() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    assert_eq!(warnings(&logged_at_start(&data)), 0, "nothing is wrong with a first start");
    assert_eq!(warnings(&logged_at_start(&data)), 0, "nor with a second");
    std::fs::rename(&data, folder.path().join("monday.db")).unwrap();
    std::fs::remove_file(folder.path().join("bonecup.db.key")).unwrap();
    let logged = logged_at_start(&data);
    assert!(logged.contains("made anew") && logged.contains("monday.db"), "{logged}");
    std::fs::remove_file(&data).unwrap();
    std::fs::remove_file(folder.path().join("monday.db")).unwrap();
    std::fs::remove_file(folder.path().join("bonecup.db.key")).unwrap();
    std::fs::write(folder.path().join("bonecup.db-wal"), "what is left of a game").unwrap();
    let logged = logged_at_start(&data);
    assert!(logged.contains("made anew") && logged.contains("whose database is gone"), "{logged}");
    let aside = std::fs::read_to_string(folder.path().join("bonecup.db-wal.left-1")).unwrap();
    assert_eq!(aside, "what is left of a game", "nothing is thrown away");
}

#[cfg(unix)]
#[test]
fn files_that_others_may_read_are_said_loudly() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let _ = logged_at_start(&data);
    for name in ["bonecup.db", "bonecup.db.key"] {
        let path = folder.path().join(name);
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{name}");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
        let logged = logged_at_start(&data);
        let line = logged.lines().find(|line| line.contains("WARN") && line.contains("rights 644"));
        assert!(line.is_some_and(|line| line.contains(name)), "{name}: {logged}");
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o600)).unwrap();
    }
}

/// What `bonecup check --json` says, and how it ends.
fn checked(data: &std::path::Path) -> (Option<i32>, Value) {
    let output = crate::kit::bonecup(&["check", "--json", "--data", data.to_str().unwrap()]);
    (output.status.code(), serde_json::from_slice(&output.stdout).unwrap_or(Value::Null))
}

fn execute(data: &std::path::Path, sql: &str) {
    rusqlite::Connection::open(data).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_check_finds_what_is_not_whole_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("bonecup.db"), folder.path().join("copy.db"));
    assert_eq!(checked(&data).0, Some(2), "there is nothing to check");
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let on = table(&anna, "none");
    play(&anna, &on);
    let seats = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    let body = json!({"game": "knochenmax", "seats": seats, "scheme": "bonecup/1"});
    let over = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{over}/start"), json!({})).ok();
    while view(&anna, &over)["phase"] != "over" {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let (code, report) = checked(&data);
    assert_eq!(code, Some(0), "also while the server runs: {report}");
    let counted = ["tables", "seeds", "records"].map(|name| report[name].as_u64());
    assert_eq!((report["sound"].as_bool(), counted), (Some(true), [Some(2), Some(2), Some(1)]));
    assert!(serving.terminate().success());
    let spoil = |sql: &str| {
        std::fs::copy(&data, &copy).unwrap();
        std::fs::copy(data.with_extension("db.key"), copy.with_extension("db.key")).unwrap();
        execute(&copy, sql);
        let (code, report) = checked(&copy);
        assert_eq!((code, report["sound"].as_bool()), (Some(1), Some(false)), "{sql}: {report}");
        report["findings"][0].clone()
    };
    let on_seed = spoil(&format!("update tables set seed = zeroblob(72) where id = '{on}'"));
    assert_eq!((on_seed["what"].as_str(), on_seed["table"].as_str()), (Some("seed"), Some(on.as_str())));
    assert_eq!(spoil(&format!("delete from events where table_id = '{on}' and seq = 3"))["what"], "log");
    assert_eq!(spoil(&format!("update tables set phase = 'closed' where id = '{on}'"))["what"], "row");
    assert_eq!(spoil("pragma foreign_keys = off; delete from tables")["what"], "pages");
    let other_dice = format!(
        "update events set body = replace(body, '\"outcome\":\"1', '\"outcome\":\"3') where table_id = '{over}'"
    );
    let forged = spoil(&other_dice);
    assert!(["record", "log"].contains(&forged["what"].as_str().unwrap()), "{forged}");
    std::fs::copy(&data, &copy).unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    let half = bytes.len() / 2 / 4096 * 4096;
    bytes[half..half + 4096].fill(0xee);
    std::fs::write(&copy, bytes).unwrap();
    assert_eq!(checked(&copy).0, Some(1), "a damaged page");
    let started = logged_at_start(&copy);
    assert!(started.contains("pages are damaged"), "{started}");
}

/// A disk that is full fails every request; the log says so a few times a minute, not a thousand times.
#[test]
fn the_same_error_does_not_flood_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    execute(&data, "create trigger no_more before insert on tables begin select raise(abort, 'full'); end");
    let body = json!({"game": "knochenmax", "seats": [{"kind": "me"}]});
    for _ in 0..100 {
        assert_eq!(anna.post("/api/tables", body.clone()).status, 503);
    }
    let lines = serving.logged().lines().filter(|line| line.contains("the log cannot be used")).count();
    assert!((1..=10).contains(&lines), "{lines}");
    assert!(serving.terminate().success());
}

#[test]
fn whom_push_services_can_write_to_has_to_be_an_address() {
    for contact in
        ["anna", "anna@bones.example", "mailto:anna", "mailto: anna@bones.example", "http://bones.example"]
    {
        let refused = crate::kit::bonecup(&["serve", "--listen", "127.0.0.1:0", "--push", contact]);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains("mailto:you@example.org") && said.contains(contact), "{said}");
    }
}
