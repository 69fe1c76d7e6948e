//! A server with a table at which Anna and Bert play, and Eve, who does not.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Client;
use crate::kit::serving::Serving;

pub(crate) struct Scene {
    pub(crate) serving: Serving,
    _folder: TempDir,
    pub(crate) anna: Client,
    pub(crate) bert: Client,
    pub(crate) eve: Client,
    /// The table of Anna and Bert.
    pub(crate) table: String,
}

impl Scene {
    pub(crate) fn open(options: &[&str]) -> Scene {
        Scene::open_under(&[], options)
    }

    /// The same under another program, such as a shell that sets limits.
    pub(crate) fn open_under(before: &[&str], options: &[&str]) -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let serving = Serving::start_under(before, &folder.path().join("bonecup.db"), None, options);
        let [anna, bert, eve] = ["Anna", "Bert", "Eve"].map(|name| Client::guest(&serving.host, name));
        let table =
            table_of(&anna, json!({"game": "knochenmax", "seats": [{"kind": "me"}, {"kind": "open"}]}));
        bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
        anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
        let scene = Scene { serving, _folder: folder, anna, bert, eve, table };
        wait_until("the game begins", || (scene.view()["phase"] == "playing").then_some(()));
        scene
    }

    pub(crate) fn host(&self) -> &str {
        &self.serving.host
    }

    pub(crate) fn view(&self) -> Value {
        self.anna.get(&format!("/api/tables/{}", self.table)).ok()
    }

    /// Megabytes of memory that the server uses now.
    pub(crate) fn megabytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.serving.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }
}

/// Opens a table; its name.
pub(crate) fn table_of(owner: &Client, body: Value) -> String {
    owner.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned()
}

/// The same person through a proxy that says where they are.
pub(crate) fn from(client: &Client, address: &str) -> Client {
    client.clone().with("X-Forwarded-For", address)
}

/// Looks again until it is so.
pub(crate) fn wait_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1500 {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("in vain: {what}");
}
