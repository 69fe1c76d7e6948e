//! Encrypting a secret of 32 bytes: XChaCha20-Poly1305, a random nonce in front.

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};
use zeroize::Zeroizing;

use crate::error::KeyError;
use crate::master::MasterKey;

const NONCE: usize = 24;

/// Encrypts secrets of one kind.
pub(crate) struct Cipher(XChaCha20Poly1305);

impl Cipher {
    /// The cipher for what the label names: each kind of secret has a key of its own.
    pub(crate) fn new(master: &MasterKey, label: &str) -> Result<Cipher, KeyError> {
        Ok(Cipher(XChaCha20Poly1305::new((&*master.derive(label)?).into())))
    }

    /// The secret, bound to what it belongs to: in another place it cannot be decrypted.
    pub(crate) fn encrypt(&self, belongs_to: &str, secret: &[u8; 32]) -> Result<Vec<u8>, KeyError> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).map_err(|_| KeyError::Random)?;
        let payload = Payload { msg: secret, aad: belongs_to.as_bytes() };
        // Only a text of hundreds of gigabytes is too long for the cipher.
        let encrypted = self.0.encrypt(&XNonce::from(nonce), payload).map_err(|_| KeyError::Malformed)?;
        Ok([nonce.as_slice(), &encrypted].concat())
    }

    /// The secret again; none if it was encrypted under another key, belongs elsewhere or was changed.
    pub(crate) fn decrypt(&self, belongs_to: &str, encrypted: &[u8]) -> Option<[u8; 32]> {
        let (nonce, rest) = encrypted.split_first_chunk::<NONCE>()?;
        let payload = Payload { msg: rest, aad: belongs_to.as_bytes() };
        let secret = Zeroizing::new(self.0.decrypt(&XNonce::from(*nonce), payload).ok()?);
        secret.as_slice().try_into().ok()
    }
}
