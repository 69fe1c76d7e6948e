//! The server as a process of its own.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

/// A running `bonecup serve`.
pub(crate) struct Serving {
    child: Child,
    /// Such as `127.0.0.1:7373`.
    pub(crate) host: String,
    log: PathBuf,
}

impl Serving {
    /// Starts a server on this file; on the address of an earlier one, or on any.
    pub(crate) fn start(data: &Path, host: Option<&str>) -> Serving {
        Serving::start_with(data, host, &[])
    }

    /// The same with more options.
    pub(crate) fn start_with(data: &Path, host: Option<&str>, options: &[&str]) -> Serving {
        Serving::start_under(&[], data, host, options)
    }

    /// The same where the system allows no more than so many open files.
    pub(crate) fn start_with_descriptors(data: &Path, most: u32) -> Serving {
        let script = format!("ulimit -n {most} && exec \"$0\" \"$@\"");
        Serving::start_under(&["sh", "-c", &script], data, None, &[])
    }

    /// The same under another program, such as a shell that sets limits and becomes the server.
    pub(crate) fn start_under(before: &[&str], data: &Path, host: Option<&str>, options: &[&str]) -> Serving {
        let log = data.with_extension("log");
        let file = std::fs::OpenOptions::new().create(true).append(true).open(&log).unwrap();
        let words = before.iter().copied().chain([env!("CARGO_BIN_EXE_bonecup")]).collect::<Vec<&str>>();
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .args(["serve", "--bot-pace", "0", "--listen", host.unwrap_or("127.0.0.1:0"), "--data"])
            .arg(data)
            .args([
                "--limit",
                "requests_per_second=1000000,request_burst=1000000,people_per_minute=1000000,codes_per_minute=1000000",
            ])
            .args(["--limit", "tables_per_day=1000000,messages_per_second=1000000,messages_per_address=1000000"])
            .args(options)
            .env("BONECUP_LANG", "en")
            .env_remove("BONECUP_KEY")
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .stdout(Stdio::piped())
            .stderr(file)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        // A server with a public address tells that one; then it is where it was told to be.
        let own = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let host = own.or(host.filter(|_| line.contains("https://")));
        let host = host.unwrap_or_else(|| panic!("{line:?} {}", std::fs::read_to_string(&log).unwrap()));
        Serving { child, host: host.trim_end_matches(['.', ',']).to_owned(), log }
    }

    /// How many files and sockets it has open.
    pub(crate) fn descriptors(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// The number of its process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What it has logged so far.
    pub(crate) fn logged(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// As if somebody pulled the plug.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// As systemd would.
    pub(crate) fn terminate(mut self) -> ExitStatus {
        self.signal("-TERM");
        self.child.wait().unwrap()
    }

    /// Sends a signal such as `-STOP`.
    pub(crate) fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if !std::thread::panicking() {
            let log = std::fs::read_to_string(&self.log).unwrap();
            assert!(!log.contains("panicked"), "{log}");
        }
    }
}
