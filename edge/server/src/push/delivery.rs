//! Handing a message to a push service.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use bonecup_referee::TableId;
use bonecup_referee::room::Millis;
use bonecup_store::Subscription;
use hyper::client::conn::http1;
use hyper::rt::{Read, Write};
use hyper_util::rt::TokioIo;
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tracing::debug;

use super::{BrowserKeys, Endpoint, Push, address};
use crate::config::Reach;

/// How long a push service may take for everything.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most that is held of what it answers; its head is all that counts.
const MOST_READ: usize = 16 << 10;
/// How many seconds a push service keeps a message for a browser that is off. Whoever looks a day later sees the table itself.
const KEPT: u32 = 86_400;

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Delivered {
    /// The push service has it.
    Done,
    /// The browser does not listen any more, or there never was a push service.
    Gone,
    /// It may work another time.
    Later,
    /// The push service does not want it.
    Refused,
}

impl Delivered {
    /// Its name among the figures.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Delivered::Done => "done",
            Delivered::Gone => "gone",
            Delivered::Later => "later",
            Delivered::Refused => "refused",
        }
    }

    fn by(status: StatusCode) -> Delivered {
        match status.as_u16() {
            200..300 => Delivered::Done,
            404 | 410 => Delivered::Gone,
            408 | 429 | 500.. => Delivered::Later,
            _ => Delivered::Refused,
        }
    }
}

/// Why a push service was not reached.
#[derive(Debug, thiserror::Error)]
enum Unreached {
    #[error("its address is none of the open internet")]
    Private,
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Http(#[from] hyper::Error),
    #[error("its host has no name")]
    Name,
}

/// TLS with the certificates that the system trusts.
pub(super) fn tls() -> Option<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    Some(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

impl Push {
    /// Hands a message about a table to the push service of a browser.
    pub(crate) async fn deliver(
        &self,
        to: &Subscription,
        table: &TableId,
        message: String,
        now: Millis,
    ) -> Delivered {
        // What was kept was checked before, under the same settings or others.
        let Ok(endpoint) = Endpoint::read(&to.endpoint, self.settings.reach) else { return Delivered::Gone };
        let Some(keys) = BrowserKeys::kept(to) else { return Delivered::Gone };
        let Some(request) = self.request(&endpoint, &keys, table, message, now) else {
            return Delivered::Gone;
        };
        match timeout(PATIENCE, self.post(&endpoint, request)).await {
            Ok(Ok(status)) => Delivered::by(status),
            Ok(Err(Unreached::Private | Unreached::Name)) => Delivered::Gone,
            Ok(Err(error @ (Unreached::Io(_) | Unreached::Http(_)))) => {
                debug!(host = endpoint.host, %error, "a push service was not reached");
                Delivered::Later
            }
            Err(_) => Delivered::Later,
        }
    }

    fn request(
        &self,
        endpoint: &Endpoint,
        keys: &BrowserKeys,
        table: &TableId,
        message: String,
        now: Millis,
    ) -> Option<Request<Body>> {
        Request::post(&endpoint.path)
            .header(header::HOST, endpoint.authority())
            .header(header::AUTHORIZATION, self.vapid.authorization(&endpoint.origin(), now))
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT)
            .header("urgency", "normal")
            .header("topic", keys.topic(table))
            .body(Body::from(keys.seal(message)?))
            .ok()
    }

    async fn post(&self, endpoint: &Endpoint, request: Request<Body>) -> Result<StatusCode, Unreached> {
        let stream = connect(endpoint, self.settings.reach).await?;
        if !endpoint.is_tls {
            return status(TokioIo::new(stream), request).await;
        }
        let name = ServerName::try_from(endpoint.host.clone()).map_err(|_| Unreached::Name)?;
        status(TokioIo::new(self.tls.connect(name, stream).await?), request).await
    }
}

/// Connects to the address that was looked at, not to what the name means a moment later.
async fn connect(endpoint: &Endpoint, reach: Reach) -> Result<TcpStream, Unreached> {
    let found: Vec<SocketAddr> = lookup_host((endpoint.host.as_str(), endpoint.port)).await?.collect();
    let allowed = found.into_iter().filter(|found| may_connect(found.ip(), reach));
    let mut last = Unreached::Private;
    for address in allowed {
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error.into(),
        }
    }
    Err(last)
}

fn may_connect(address: IpAddr, reach: Reach) -> bool {
    match reach {
        Reach::Internet => address::is_public(address),
        Reach::ThisMachine => address.is_loopback(),
    }
}

/// Sends a request and gives the status of the answer, whose body nobody reads.
async fn status(
    io: impl Read + Write + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Unreached> {
    let (mut sender, connection) = http1::Builder::new().max_buf_size(MOST_READ).handshake(io).await?;
    let answer = sender.send_request(request);
    tokio::pin!(connection, answer);
    tokio::select! {
        biased;
        answered = &mut answer => Ok(answered?.status()),
        ended = &mut connection => {
            ended?;
            Ok(answer.await?.status())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_name_that_means_this_machine_is_not_connected_to() {
        let endpoint = Endpoint { host: "localhost".to_owned(), port: 1, is_tls: true, path: "/".to_owned() };
        let refused = connect(&endpoint, Reach::Internet).await;
        assert!(matches!(refused, Err(Unreached::Private)), "{refused:?}");
        let tried = connect(&endpoint, Reach::ThisMachine).await;
        assert!(matches!(tried, Err(Unreached::Io(_))), "{tried:?}");
    }

    #[test]
    fn answers_of_push_services_mean_what_the_standard_says() {
        let by = |status: u16| StatusCode::from_u16(status).map(Delivered::by).ok();
        for (status, meaning) in [
            (201, Delivered::Done),
            (202, Delivered::Done),
            (301, Delivered::Refused),
            (307, Delivered::Refused),
            (403, Delivered::Refused),
            (404, Delivered::Gone),
            (410, Delivered::Gone),
            (413, Delivered::Refused),
            (429, Delivered::Later),
            (503, Delivered::Later),
        ] {
            assert_eq!(by(status), Some(meaning), "{status}");
        }
    }
}
