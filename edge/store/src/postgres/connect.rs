//! Connections to Postgres.

use std::sync::Arc;
use std::time::Duration;

use deadpool_postgres::{
    ClientWrapper, Hook, HookError, Manager, ManagerConfig, Metrics, Pool, RecyclingMethod, Runtime,
};
use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::TargetSessionAttrs;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::fault::detail;
use super::hosts::{Newest, NewestPrimary};
use crate::error::StoreError;

/// Enough for a few batches of appends and for those who read meanwhile.
const MOST_CONNECTIONS: usize = 12;

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a connection may take to become free: after a start every table's first step wants one at once.
const LONGEST_WAIT: Duration = Duration::from_secs(15);

/// After this time a connection that is not answered is gone.
const SILENCE: Duration = Duration::from_secs(10);

/// Nothing hangs for ever. An acknowledged step must survive a crash of Postgres, whatever the server's default is; a
/// stronger promise than that is left as it is.
const SETTINGS: &str = "set statement_timeout = '10s';
    set lock_timeout = '5s';
    set idle_in_transaction_session_timeout = '10s';
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/// A pool that connects when it is first asked, and again when connections break.
pub(super) fn pool(url: &str) -> Result<Pool, StoreError> {
    let mut config: Config = url.parse().map_err(|error| StoreError::Address { detail: detail(&error) })?;
    config.application_name("bonecup").connect_timeout(PATIENCE);
    config.keepalives_idle(SILENCE).tcp_user_timeout(SILENCE);
    // Games are read from where they are written.
    config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    let ways = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_connect(config, NewestPrimary { tls: tls()? }, ways);
    let pool = Pool::builder(manager).max_size(MOST_CONNECTIONS).runtime(Runtime::Tokio1);
    let pool = pool.wait_timeout(Some(LONGEST_WAIT)).create_timeout(Some(PATIENCE));
    let newest = Arc::new(Newest::default());
    let known = Arc::clone(&newest);
    let pool = pool.pre_recycle(Hook::sync_fn(move |_, connection| known.still_admits(connection)));
    let pool = pool.post_create(Hook::async_fn(move |client, connection| {
        Box::pin(settle(client, connection, Arc::clone(&newest)))
    }));
    pool.build().map_err(|error| StoreError::Address { detail: error.to_string() })
}

async fn settle(client: &ClientWrapper, connection: &Metrics, newest: Arc<Newest>) -> Result<(), HookError> {
    newest.admit(client, connection).await?;
    client.batch_execute(SETTINGS).await.map_err(HookError::Backend)
}

/// TLS wherever the server offers it, checked against the certificates that the system trusts.
fn tls() -> Result<MakeRustlsConnect, StoreError> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Address { detail: error.to_string() })?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}
