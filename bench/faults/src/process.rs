//! The server as a process of its own, and other programs.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::Failure;

/// What people do here is more than any limit allows, and limits are tried elsewhere.
const LIMITS: &str = "requests_per_second=1000000,request_burst=1000000,people_per_minute=1000000,\
                      codes_per_minute=1000000,tables_per_person=1000000,tables_per_day=1000000";

/// A running `bonecup serve`. It is killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    /// Such as `127.0.0.1:7373`.
    pub(crate) host: String,
    log: PathBuf,
}

/// How a server is started.
pub(crate) struct Launch {
    binary: PathBuf,
    /// Programs that run it, such as a tracer with its options.
    before: Vec<String>,
    options: Vec<String>,
    environment: Vec<(String, String)>,
    log: PathBuf,
}

impl Launch {
    pub(crate) fn new(binary: &Path, log: &Path) -> Launch {
        let (before, options, environment) = (Vec::new(), Vec::new(), Vec::new());
        Launch { binary: binary.to_owned(), before, options, environment, log: log.to_owned() }
    }

    /// On a SQLite file.
    pub(crate) fn on_file(binary: &Path, data: &Path) -> Launch {
        let mut launch = Launch::new(binary, &data.with_extension("log"));
        launch.options.extend(["--data".to_owned(), data.display().to_string()]);
        launch
    }

    pub(crate) fn under(mut self, words: &[&str]) -> Launch {
        self.before = words.iter().map(|word| (*word).to_owned()).collect();
        self
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> Launch {
        self.environment.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Starts it, on the address of an earlier one or on any.
    pub(crate) fn start(&self, host: Option<&str>) -> Result<Server, Failure> {
        let log = OpenOptions::new().create(true).append(true).open(&self.log)?;
        let mut command = match self.before.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(&self.binary);
                command
            }
            None => Command::new(&self.binary),
        };
        command.args([
            "serve",
            "--bot-pace",
            "0",
            "--log",
            "warn",
            "--listen",
            host.unwrap_or("127.0.0.1:0"),
        ]);
        for name in ["DATABASE_URL", "NATS_URL", "BONECUP_KEY"] {
            command.env_remove(name);
        }
        command.args(&self.options).env("BONECUP_LIMITS", LIMITS).env("BONECUP_LANG", "en");
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let host = line.split_whitespace().find_map(|word| word.strip_prefix("http://")).map(str::to_owned);
        let Some(host) = host else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(format!("the server did not start: {}", last_lines(&self.log)).into());
        };
        Ok(Server { child, host, log: self.log.clone() })
    }
}

impl Server {
    /// The server itself, also where a tracer started it.
    pub(crate) fn pid(&self) -> u32 {
        child_of(self.child.id()).unwrap_or(self.child.id())
    }

    /// As if somebody pulled the plug.
    pub(crate) fn kill(mut self) -> Result<(), Failure> {
        self.kill_now()?;
        if std::fs::read_to_string(&self.log)?.contains("panicked") {
            return Err(format!("the server panicked: {}", last_lines(&self.log)).into());
        }
        Ok(())
    }

    fn kill_now(&mut self) -> Result<(), Failure> {
        if let Some(traced) = child_of(self.child.id()) {
            signal(traced, "KILL")?;
        } else {
            self.child.kill()?;
        }
        // A tracer writes down what is left and goes with the one that it traced.
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.kill_now();
    }
}

/// The first process that this one started, if it did.
fn child_of(parent: u32) -> Option<u32> {
    let processes = std::fs::read_dir("/proc").ok()?.flatten();
    let mut numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    numbers.find(|pid| {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let mut fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        fields.nth(1) == Some(parent.to_string().as_str())
    })
}

/// Sends a signal, such as `STOP`.
pub(crate) fn signal(pid: u32, name: &str) -> Result<(), Failure> {
    run(Command::new("kill").args([format!("-{name}"), pid.to_string()])).map(drop)
}

/// Runs a program to its end; what it printed.
pub(crate) fn run(command: &mut Command) -> Result<String, Failure> {
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?}: {} {said}", output.status).into())
}

/// Starts a program that goes on, with its output in a file.
pub(crate) fn spawn(command: &mut Command, log: &Path) -> Result<Child, Failure> {
    let log = File::create(log)?;
    Ok(command.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()?)
}

fn last_lines(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<&str> = text.lines().rev().take(10).collect();
    lines.into_iter().rev().collect::<Vec<_>>().join("\n")
}
