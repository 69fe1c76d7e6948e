//! Which of several servers is asked: the one that writes, and of two that believe they do, the one that was promoted last.
//!
//! Every promotion begins a new timeline, so a primary that comes back after another took its place is on an older one.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::{ClientWrapper, Connect, HookError, Metrics};
use futures::stream::{FuturesUnordered, StreamExt as _};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::config::Host;
use tokio_postgres::{Client, Config, Error};
use tokio_postgres_rustls::MakeRustlsConnect;

/// The file that is written to now; the first eight digits of its name are the timeline.
const LOG_FILE: &str = "select pg_walfile_name(pg_current_wal_lsn())";

/// How long the other servers may take to show that they are newer, once one is there.
const GRACE: Duration = Duration::from_millis(300);

/// A connection and the task that drives it.
type Connected = (Client, JoinHandle<()>);

/// Connects to all servers at once, so that none that is silent holds the others up.
pub(super) struct NewestPrimary {
    pub(super) tls: MakeRustlsConnect,
}

impl Connect for NewestPrimary {
    fn connect(
        &self,
        config: &Config,
    ) -> Pin<Box<dyn Future<Output = Result<Connected, Error>> + Send + '_>> {
        let config = config.clone();
        Box::pin(async move {
            let servers = one_by_one(&config);
            if servers.len() < 2 { self.reach(&config).await } else { self.newest(&config, &servers).await }
        })
    }
}

impl NewestPrimary {
    async fn reach(&self, config: &Config) -> Result<Connected, Error> {
        let (client, connection) = config.connect(self.tls.clone()).await?;
        // Whoever uses the connection hears why it broke.
        Ok((client, tokio::spawn(async move { drop(connection.await) })))
    }

    async fn newest(&self, together: &Config, servers: &[Config]) -> Result<Connected, Error> {
        let mut asked: FuturesUnordered<_> = servers.iter().map(|config| self.reach(config)).collect();
        let mut failure = None;
        let mut best = loop {
            match asked.next().await {
                Some(Ok(connected)) => break (timeline(&connected.0).await, connected),
                Some(Err(error)) => failure = Some(error),
                None => match failure {
                    Some(error) => return Err(error),
                    None => return self.reach(together).await,
                },
            }
        };
        let others = async {
            while let Some(connected) = asked.next().await {
                let Ok(connected) = connected else { continue };
                let found = timeline(&connected.0).await;
                if found > best.0 {
                    best = (found, connected);
                }
            }
        };
        // Whoever is silent for longer is not there.
        let _ = timeout(GRACE, others).await;
        Ok(best.1)
    }
}

/// The timeline that a server writes; none where the database knows no such thing.
async fn timeline(client: &Client) -> Option<u32> {
    let row = client.query_one(LOG_FILE, &[]).await.ok()?;
    let file: String = row.try_get(0).ok()?;
    u32::from_str_radix(file.get(..8)?, 16).ok()
}

/// The newest timeline that was met, and when the first connection to it was made.
#[derive(Default)]
pub(super) struct Newest(Mutex<Option<(u32, Instant)>>);

impl Newest {
    /// Refuses a server that another one has replaced.
    pub(super) async fn admit(&self, client: &ClientWrapper, connection: &Metrics) -> Result<(), HookError> {
        let Some(found) = timeline(client).await else { return Ok(()) };
        let mut newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match *newest {
            Some((known, _)) if found < known => Err(HookError::message(format!(
                "this server is on timeline {found}, but another one was promoted to {known}"
            ))),
            Some((known, _)) if found == known => Ok(()),
            Some(_) | None => {
                *newest = Some((found, connection.created));
                Ok(())
            }
        }
    }

    /// Refuses connections from before the last promotion that was noticed.
    pub(super) fn still_admits(&self, connection: &Metrics) -> Result<(), HookError> {
        let newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match *newest {
            Some((_, since)) if connection.created < since => {
                Err(HookError::message("another server was promoted since"))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The same settings for each server alone.
fn one_by_one(config: &Config) -> Vec<Config> {
    let count = config.get_hosts().len().max(config.get_hostaddrs().len());
    (0..count).map(|place| alone(config, place)).collect()
}

fn alone(config: &Config, place: usize) -> Config {
    let mut one = Config::new();
    match config.get_hosts().get(place) {
        Some(Host::Tcp(name)) => drop(one.host(name)),
        #[cfg(unix)]
        Some(Host::Unix(path)) => drop(one.host_path(path)),
        None => {}
    }
    if let Some(address) = config.get_hostaddrs().get(place) {
        one.hostaddr(*address);
    }
    let ports = config.get_ports();
    if let Some(port) = ports.get(place).or_else(|| ports.first()) {
        one.port(*port);
    }
    copy_person(config, &mut one);
    one.ssl_mode(config.get_ssl_mode()).ssl_negotiation(config.get_ssl_negotiation());
    one.channel_binding(config.get_channel_binding());
    one.target_session_attrs(config.get_target_session_attrs());
    one.keepalives(config.get_keepalives()).keepalives_idle(config.get_keepalives_idle());
    if let Some(interval) = config.get_keepalives_interval() {
        one.keepalives_interval(interval);
    }
    if let Some(retries) = config.get_keepalives_retries() {
        one.keepalives_retries(retries);
    }
    if let Some(limit) = config.get_connect_timeout() {
        one.connect_timeout(*limit);
    }
    if let Some(limit) = config.get_tcp_user_timeout() {
        one.tcp_user_timeout(*limit);
    }
    one
}

fn copy_person(config: &Config, one: &mut Config) {
    if let Some(user) = config.get_user() {
        one.user(user);
    }
    if let Some(password) = config.get_password() {
        one.password(password);
    }
    if let Some(name) = config.get_dbname() {
        one.dbname(name);
    }
    if let Some(options) = config.get_options() {
        one.options(options);
    }
    if let Some(name) = config.get_application_name() {
        one.application_name(name);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    #[test]
    fn each_server_keeps_its_port_and_all_keep_the_rest() {
        let url = "postgres://anna:geheim@one:5433,two:5434/bones?sslmode=require&options=-cx%3Dy";
        let servers = one_by_one(&url.parse().unwrap());
        assert_eq!(servers.len(), 2);
        for (server, (name, port)) in servers.iter().zip([("one", 5433), ("two", 5434)]) {
            assert_eq!(server.get_hosts(), [Host::Tcp(name.to_owned())]);
            assert_eq!(server.get_ports(), [port]);
            assert_eq!(server.get_user(), Some("anna"));
            assert_eq!(server.get_password(), Some("geheim".as_bytes()));
            assert_eq!(server.get_dbname(), Some("bones"));
            assert_eq!(server.get_options(), Some("-cx=y"));
        }
    }

    #[test]
    fn one_port_is_for_all_servers() {
        let servers = one_by_one(&"host=one,two port=7 user=anna".parse().unwrap());
        assert!(servers.iter().all(|server| server.get_ports() == [7]));
    }
}
