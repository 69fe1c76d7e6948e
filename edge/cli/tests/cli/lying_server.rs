//! A host who lies to one person at the table: the terminal says so, and the game stays marked.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::kit::lying::Liar;
use crate::kit::serving::Serving;

/// A table with a liar before it, and Ben who joins it there.
struct Evening {
    _serving: Serving,
    liar: Liar,
    anna: Client,
    table: String,
    ben: Option<Child>,
    /// Goes last, because the server's files are in it.
    folder: tempfile::TempDir,
}

impl Evening {
    /// A table with dice of this version.
    fn new(scheme: &str) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let serving = Serving::start(&folder.path().join("bonecup.db"), None);
        let liar = Liar::before(&serving.host);
        let anna = Client::guest(&serving.host, "Anna");
        let seats = json!([{"kind": "open"}, {"kind": "bot", "bot": "random"}]);
        let body = json!({"game": "knochenmax", "seats": seats, "scheme": scheme});
        let table = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
        let mut evening = Evening { folder, _serving: serving, liar, anna, table, ben: None };
        evening.ben = Some(evening.bonecup(&evening.join_args()));
        while evening.view()["seats"][0]["kind"] != "person" {
            sleep(Duration::from_millis(20));
        }
        evening
    }

    fn join_args(&self) -> Vec<String> {
        let address = format!("http://{}/t/{}", self.liar.host, self.table);
        let record = self.record().display().to_string();
        let args = [
            "join",
            &address,
            "--pictures",
            "--name",
            "Ben",
            "--contribution",
            "my own luck",
            "--record",
            &record,
        ];
        args.map(str::to_owned).to_vec()
    }

    fn bonecup(&self, args: &[String]) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
        command.args(args).env("BONECUP_HOME", self.home()).env("BONECUP_LANG", "en");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("ben")
    }

    fn record(&self) -> PathBuf {
        self.folder.path().join("game.json")
    }

    fn view(&self) -> Value {
        self.anna.get(&format!("/api/tables/{}", self.table)).ok()
    }

    fn start(&self) {
        self.anna.post(&format!("/api/tables/{}/start", self.table), json!({})).ok();
    }

    /// Lets Ben type; the pipe stays open.
    fn types(&mut self, text: &str) {
        let input = self.ben.as_mut().unwrap().stdin.as_mut().unwrap();
        // Whoever has gone reads nothing more.
        let _ = input.write_all(text.as_bytes());
    }

    fn wait_for(&self, event: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let steps = self.anna.get(&format!("/api/tables/{}/steps", self.table)).ok();
            let events = steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap());
            if let Some(found) = events.into_iter().find(|told| event(told)) {
                return found.clone();
            }
            sleep(Duration::from_millis(50));
        }
        panic!("it never happened");
    }

    /// Ben plays the first choice to the end; what he read, and how it ended.
    fn play_on(&mut self) -> (Output, String) {
        // With version 2 an empty line rolls the first dice of a turn.
        self.types(&"\n1\n".repeat(60));
        let output = self.ben.take().unwrap().wait_with_output().unwrap();
        let told = String::from_utf8([&output.stdout[..], &output.stderr[..]].concat()).unwrap();
        // Lines are wrapped where the pipe is narrow.
        (output, told.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn verify(&self, home: &Path) -> (Option<i32>, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
        command.arg("verify").arg(self.record()).env("BONECUP_HOME", home).env("BONECUP_LANG", "en");
        let output = command.output().unwrap();
        (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    }

    /// The alarm is read while the game is played and when it ends, and the record is refused here for good.
    fn ends_with(&mut self, alarm: &str) {
        // Whoever was lied to gives no links, and every roll would wait for them.
        self.types("\n1\n\nquit\n1\nquit\n");
        let (output, told) = self.play_on();
        assert!(told.contains("ALARM") && told.contains(alarm), "{told}");
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("ALARM"), "{told}");
        let (code, told) = self.verify(&self.home());
        assert_eq!(code, Some(1), "{told}");
    }
}

/// Another text of the same length.
fn other(text: &str) -> String {
    let turned = text.chars().map(|sign| {
        if sign == '0' {
            '1'
        } else if sign == '1' {
            '0'
        } else {
            sign
        }
    });
    turned.collect()
}

const SCHEMES: [&str; 2] = ["bonecup/1", "bonecup/2"];

#[test]
fn an_honest_game_is_witnessed_here_and_nowhere_else() {
    for scheme in SCHEMES {
        let mut evening = Evening::new(scheme);
        evening.start();
        let (output, told) = evening.play_on();
        assert!(output.status.success() && !told.contains("ALARM"), "{scheme}: {told}");
        let (code, told) = evening.verify(&evening.home());
        assert!(code == Some(0) && told.contains("Witnessed by this machine"), "{scheme}: {told}");
        let (code, told) = evening.verify(&evening.folder.path().join("elsewhere"));
        assert!(code == Some(0) && told.contains("this machine did not witness it"), "{scheme}: {told}");
    }
}

#[test]
fn a_changed_commitment_is_an_alarm() {
    for scheme in SCHEMES {
        let mut evening = Evening::new(scheme);
        let commitment = evening.view()["commitment"].as_str().unwrap().to_owned();
        evening.liar.lie(&commitment, &other(&commitment));
        evening.start();
        evening.ends_with("This machine noted another commitment");
    }
}

#[test]
fn a_replaced_text_is_an_alarm() {
    for scheme in SCHEMES {
        let mut evening = Evening::new(scheme);
        evening.liar.lie("my own luck", "the host's!");
        evening.start();
        evening.ends_with("this machine added “my own luck” to the dice. The table says “the host's!”");
    }
}

#[test]
fn other_options_are_an_alarm() {
    for scheme in SCHEMES {
        let mut evening = Evening::new(scheme);
        evening.liar.lie("\"bones\":\"antique\"", "\"bones\":\"shagai\" ");
        evening.start();
        evening.ends_with("This machine noted other options");
    }
}

#[test]
fn another_order_of_the_seats_is_an_alarm() {
    let mut evening = Evening::new("bonecup/1");
    evening.liar.lie("\"bot\":\"random\"", "\"bot\":\"steady\"");
    evening.start();
    evening.ends_with("This machine saw random on seat 2");
}

#[test]
fn a_step_that_changes_after_a_gap_is_an_alarm() {
    for scheme in SCHEMES {
        let mut evening = Evening::new(scheme);
        evening.start();
        evening.types("\n1\n");
        let first = evening.wait_for(|event| event["type"] == "rolled" && event["roll"] == 0);
        evening.wait_for(|event| event["type"] == "moved" && event["seat"] == 1);
        sleep(Duration::from_secs(1));
        let outcome = first["outcome"].as_str().unwrap();
        let other = if outcome.starts_with('3') { '4' } else { '3' };
        let told = |outcome: &str| format!("\"roll\":0,\"by\":\"drawn\",\"outcome\":\"{outcome}\"");
        evening.liar.lie(&told(outcome), &told(&format!("{other}{}", &outcome[1..])));
        evening.liar.hang_up();
        sleep(Duration::from_secs(2));
        evening.ends_with("is not the one that this machine saw");
    }
}
