//! The server as a process, and what the system says it uses.

use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Failure;

/// Limits that do not stand in the way of one machine that plays ten thousand people.
const LIMITS: &str = "requests_per_second=1000000,request_burst=1000000,people_per_minute=1000000,\
                      codes_per_minute=1000000,messages_per_second=1000000,messages_per_address=1000000,\
                      sockets_per_address=100000,sockets=19000,tables_per_person=1000000,tables_per_day=1000000";
/// Ticks of the system's clock per second, as Linux counts everywhere.
const TICKS: f64 = 100.0;

/// A running server.
pub(crate) struct Server {
    child: Child,
    address: String,
    folder: Option<std::path::PathBuf>,
}

impl Server {
    /// Starts it on a new file, or on the database.
    pub(crate) async fn start(binary: &str, database: Option<&str>) -> Result<Server, Failure> {
        Server::start_with(binary, database, &["--limit", LIMITS]).await
    }

    /// The same with other settings.
    pub(crate) async fn start_with(
        binary: &str,
        database: Option<&str>,
        settings: &[&str],
    ) -> Result<Server, Failure> {
        let folder = std::env::temp_dir().join(format!("bonecup-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--lang", "en"]);
        command.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_LIMITS").args(settings);
        match database {
            Some(url) => command.args(["--database-url", url]),
            None => command.arg("--data").arg(folder.join("load.db")),
        };
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let lines = child.stdout.take().ok_or("the server says nothing")?;
        let line = BufReader::new(lines).lines().next_line().await?.ok_or("the server did not start")?;
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let address = address.ok_or("the server does not say where it is")?.to_owned();
        Ok(Server { child, address, folder: Some(folder) })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn file(&self, name: &str) -> Result<String, Failure> {
        let id = self.child.id().ok_or("the server has ended")?;
        Ok(std::fs::read_to_string(format!("/proc/{id}/{name}"))?)
    }

    /// What it has used of processors so far, for itself and within the system.
    pub(crate) fn cpu_seconds(&self) -> Result<f64, Failure> {
        let stat = self.file("stat")?;
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: Vec<f64> = fields.skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
        Ok(ticks.iter().sum::<f64>() / TICKS)
    }

    /// The most memory that it has used so far.
    pub(crate) fn peak_megabytes(&self) -> Result<f64, Failure> {
        let status = self.file("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse()?;
        Ok(kilobytes / 1024.0)
    }

    pub(crate) async fn stop(mut self) -> Result<(), Failure> {
        self.child.kill().await?;
        if let Some(folder) = self.folder.take() {
            std::fs::remove_dir_all(folder)?;
        }
        Ok(())
    }
}
