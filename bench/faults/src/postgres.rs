//! Postgres servers of our own: one alone, or a primary with its synchronous standby.

use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::Failure;
use crate::process::{run, signal};

/// Small, because several run beside other work; everything about durability is as it is shipped.
const SETTINGS: &str = "listen_addresses = '127.0.0.1'
max_connections = 100
shared_buffers = '32MB'
wal_level = replica
max_wal_senders = 8
wal_keep_size = '256MB'
hot_standby = on
wal_receiver_status_interval = 1
wal_retrieve_retry_interval = '200ms'
max_wal_size = '512MB'
";

/// How long Postgres may take for anything.
const PATIENCE: Duration = Duration::from_secs(90);
/// How often it is started before that is given up.
const MOST_STARTS: u32 = 20;

/// One server with its folder.
pub(crate) struct Postgres {
    programs: PathBuf,
    data: PathBuf,
    pub(crate) port: u16,
}

impl Postgres {
    /// A new and empty database that runs.
    pub(crate) fn create(folder: &Path) -> Result<Postgres, Failure> {
        let server = Postgres::beside(folder)?;
        let data = server.data.display().to_string();
        server.run(
            "initdb",
            &["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
        )?;
        let settings = server.data.join("postgresql.conf");
        let text = std::fs::read_to_string(&settings)? + SETTINGS;
        std::fs::write(settings, text)?;
        server.start()?;
        Ok(server)
    }

    /// A place for a server that is not there yet.
    fn beside(folder: &Path) -> Result<Postgres, Failure> {
        std::fs::create_dir_all(folder)?;
        if is_root() {
            std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))?;
            run(Command::new("chown").arg("postgres").arg(folder))?;
        }
        Ok(Postgres { programs: programs()?, data: folder.join("data"), port: free_port()? })
    }

    /// A standby of another server, with a copy of all that this one has.
    pub(crate) fn standby_of(primary: &Postgres, folder: &Path) -> Result<Postgres, Failure> {
        let server = Postgres::beside(folder)?;
        server.follow(primary)?;
        Ok(server)
    }

    /// Becomes a standby of the other one; whatever it had is gone.
    pub(crate) fn follow(&self, primary: &Postgres) -> Result<(), Failure> {
        if self.data.exists() {
            std::fs::remove_dir_all(&self.data)?;
        }
        let (data, port) = (self.data.display().to_string(), primary.port.to_string());
        let words = [
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "postgres",
            "-D",
            &data,
            "-R",
            "-X",
            "stream",
            "-c",
            "fast",
            // The machine does not crash here, and nobody waits for its disk.
            "-N",
        ];
        self.run("pg_basebackup", &words)?;
        self.start()
    }

    pub(crate) fn start(&self) -> Result<(), Failure> {
        let folder = self.data.parent().ok_or("a folder in a folder")?;
        let options = format!("-p {} -k {}", self.port, folder.display());
        let log = folder.join("log").display().to_string();
        // After a kill others of its processes may still be ending, and nobody else may start before that.
        let mut tries = 0;
        loop {
            match self.control(&["-w", "-t", "60", "-l", &log, "-o", &options, "start"]) {
                Err(_) if tries < MOST_STARTS => tries += 1,
                done => return done,
            }
            sleep(Duration::from_millis(250));
        }
    }

    /// As a crash would, without a word to anybody.
    pub(crate) fn crash(&self) -> Result<(), Failure> {
        self.control(&["-w", "-m", "immediate", "stop"])
    }

    /// The first process is killed; the others notice and end.
    pub(crate) fn kill(&self) -> Result<(), Failure> {
        let text = std::fs::read_to_string(self.data.join("postmaster.pid"))?;
        let pid: u32 = text.lines().next().ok_or("no number")?.trim().parse()?;
        signal(pid, "KILL")?;
        let until = Instant::now() + PATIENCE;
        while Path::new(&format!("/proc/{pid}")).exists() && Instant::now() < until {
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    pub(crate) fn promote(&self) -> Result<(), Failure> {
        self.control(&["-w", "-t", "60", "promote"])?;
        self.wait_for("that it may be written", "select not pg_is_in_recovery()", "t")
    }

    /// Commits are answered when the standby has them, too; or no more.
    pub(crate) fn synchronous(&self, with_standby: bool) -> Result<(), Failure> {
        let names = if with_standby { "*" } else { "" };
        self.ask(&format!("alter system set synchronous_standby_names = '{names}'"))?;
        self.ask("select pg_reload_conf()")?;
        if with_standby {
            let attached = "select count(*) > 0 from pg_stat_replication where sync_state = 'sync'";
            self.wait_for("its standby", attached, "t")?;
        }
        self.wait_for("its settings", "show synchronous_standby_names", names)
    }

    fn wait_for(&self, what: &str, question: &str, answer: &str) -> Result<(), Failure> {
        let until = Instant::now() + PATIENCE;
        while self.ask(question).is_ok_and(|found| found != answer) || self.ask(question).is_err() {
            if Instant::now() > until {
                return Err(format!("Postgres waits in vain for {what}").into());
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// The answer to a question in SQL, as text.
    pub(crate) fn ask(&self, sql: &str) -> Result<String, Failure> {
        let port = self.port.to_string();
        let words =
            ["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-X", "-A", "-t", "-q", "-c", sql, "postgres"];
        Ok(self.run("psql", &words)?.trim().to_owned())
    }

    /// How many steps it has.
    pub(crate) fn steps(&self) -> Result<u64, Failure> {
        Ok(self.ask("select count(*) from events")?.parse()?)
    }

    fn control(&self, words: &[&str]) -> Result<(), Failure> {
        let data = self.data.display().to_string();
        let words: Vec<&str> = ["-D", data.as_str()].into_iter().chain(words.iter().copied()).collect();
        self.run("pg_ctl", &words).map(drop)
    }

    /// Postgres refuses to run as root.
    fn run(&self, name: &str, words: &[&str]) -> Result<String, Failure> {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--no-new-privs"])
                .arg(program);
            command
        } else {
            Command::new(program)
        };
        run(command.args(words).current_dir("/").env("LC_ALL", "C"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.crash();
    }
}

/// The address of several servers, of which the one that writes is asked.
pub(crate) fn address(servers: &[&Postgres]) -> String {
    let hosts: Vec<String> = servers.iter().map(|server| format!("127.0.0.1:{}", server.port)).collect();
    format!("postgres://postgres@{}/postgres?target_session_attrs=read-write", hosts.join(","))
}

/// A port that is free now.
pub(crate) fn free_port() -> Result<u16, Failure> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|data| std::os::unix::fs::MetadataExt::uid(&data) == 0)
}

/// Where its programs are: in the folder of the newest version, or among all others.
fn programs() -> Result<PathBuf, Failure> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = folders
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&paths))
        .find(|folder| folder.join("initdb").is_file());
    found.ok_or_else(|| "there is no Postgres: please install it".into())
}
