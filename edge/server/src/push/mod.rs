//! Telling people whose browser is closed that it is their turn at a slow table: Web Push (RFC 8030), encrypted for the browser
//! (RFC 8291) and signed with a key by which push services know us (RFC 8292).
//!
//! The address to which a message goes was given by a stranger. So nothing but https on its usual port is spoken, no address
//! of a private network is ever connected to, no redirect is followed, and no answer is read but its status.

mod address;
mod delivery;
mod endpoint;
mod sealed;
mod turns;
mod vapid;

use bonecup_keys::ServerKeys;
use bonecup_store::Store;
use tokio_rustls::TlsConnector;

use crate::config::PushSettings;
use crate::random;
use crate::serve::ServeError;

pub(crate) use delivery::Delivered;
pub(crate) use endpoint::{Endpoint, SubscriptionFault};
pub(crate) use sealed::BrowserKeys;
pub(crate) use turns::{QUEUE, TurnNews, awaited, is_slow, note_news, tell_turns};
use vapid::Vapid;

/// Browsers of one person that are told.
pub(crate) const MOST_BROWSERS: u32 = 5;

/// What is needed to tell browsers something.
pub(crate) struct Push {
    pub(crate) settings: PushSettings,
    vapid: Vapid,
    tls: TlsConnector,
}

impl Push {
    /// Opens the key by which push services know this server, which is made if there is none yet.
    pub(crate) async fn open(
        store: &Store,
        keys: &ServerKeys,
        settings: &PushSettings,
    ) -> Result<Push, ServeError> {
        let kept = match store.push_key().await? {
            Some(kept) => kept,
            None => store.keep_push_key(new_key(keys)?).await?,
        };
        let secret = keys.decrypt_push_key(&kept)?;
        let vapid = Vapid::new(&secret, settings.contact.clone()).ok_or(bonecup_keys::KeyError::Foreign)?;
        Ok(Push { settings: settings.clone(), vapid, tls: delivery::tls().ok_or(ServeError::Tls)? })
    }

    /// The key that a browser is told when it subscribes, in Base64 for addresses.
    pub(crate) fn public_key(&self) -> &str {
        self.vapid.public()
    }
}

/// A secret that is a key: nearly every number of this length is.
fn new_key(keys: &ServerKeys) -> Result<Vec<u8>, ServeError> {
    loop {
        let secret = random::secret().map_err(|_| ServeError::Random)?;
        if Vapid::is_key(&secret) {
            return Ok(keys.encrypt_push_key(&secret)?);
        }
    }
}
