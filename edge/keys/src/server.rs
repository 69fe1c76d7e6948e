//! What a running server has of keys: it signs, and it encrypts seeds and the key by which push services know it.

use std::fmt;

use bonecup_referee::{Hex32, TableId};
use ed25519_dalek::{Signer as _, SigningKey};
use sha2::{Digest as _, Sha256};
use zeroize::Zeroizing;

use crate::cipher::Cipher;
use crate::error::KeyError;
use crate::master::MasterKey;

const SIGNING: &str = "bonecup server key";
const SEEDS: &str = "bonecup seeds";
const PUSH: &str = "bonecup push key";

/// How many hexadecimal digits of its hash people compare.
const FINGERPRINT: usize = 20;

/// The keys of a running server.
pub struct ServerKeys {
    signing: SigningKey,
    seeds: Cipher,
    push: Cipher,
}

impl fmt::Debug for ServerKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerKeys({}, …)", self.fingerprint())
    }
}

impl ServerKeys {
    /// A new key to sign with, encrypted under the master key, for the database to keep.
    ///
    /// # Errors
    /// [`KeyError::Random`] if the system gives no random numbers.
    pub fn make(master: &MasterKey) -> Result<Vec<u8>, KeyError> {
        let mut secret = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *secret).map_err(|_| KeyError::Random)?;
        Cipher::new(master, SIGNING)?.encrypt(SIGNING, &secret)
    }

    /// The keys of the server whose database has kept this.
    ///
    /// # Errors
    /// [`KeyError::Foreign`] if it was encrypted under another master key.
    pub fn open(master: &MasterKey, kept: &[u8]) -> Result<ServerKeys, KeyError> {
        let secret = Cipher::new(master, SIGNING)?.decrypt(SIGNING, kept).ok_or(KeyError::Foreign)?;
        let signing = SigningKey::from_bytes(&Zeroizing::new(secret));
        Ok(ServerKeys { signing, seeds: Cipher::new(master, SEEDS)?, push: Cipher::new(master, PUSH)? })
    }

    /// The Ed25519 signature of these bytes.
    pub fn sign(&self, message: &[u8]) -> [u8; 64] {
        self.signing.sign(message).to_bytes()
    }

    /// The key with which everybody can check the signatures.
    pub fn public(&self) -> Hex32 {
        Hex32(self.signing.verifying_key().to_bytes())
    }

    /// What people compare of the public key.
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.public())
    }

    /// The seed of a table's dice, as the database may have it.
    ///
    /// # Errors
    /// [`KeyError::Random`] if the system gives no random numbers.
    pub fn encrypt_seed(&self, table: &TableId, seed: &[u8; 32]) -> Result<Vec<u8>, KeyError> {
        self.seeds.encrypt(table.as_str(), seed)
    }

    /// The seed of a table's dice; none if this is not the seed of this table, encrypted by this server.
    pub fn decrypt_seed(&self, table: &TableId, encrypted: &[u8]) -> Option<[u8; 32]> {
        self.seeds.decrypt(table.as_str(), encrypted)
    }

    /// The key by which push services know the server, as the database may have it.
    ///
    /// # Errors
    /// [`KeyError::Random`] if the system gives no random numbers.
    pub fn encrypt_push_key(&self, key: &[u8; 32]) -> Result<Vec<u8>, KeyError> {
        self.push.encrypt(PUSH, key)
    }

    /// The key by which push services know the server.
    ///
    /// # Errors
    /// [`KeyError::Foreign`] if it was not encrypted by this server.
    pub fn decrypt_push_key(&self, encrypted: &[u8]) -> Result<Zeroizing<[u8; 32]>, KeyError> {
        self.push.decrypt(PUSH, encrypted).map(Zeroizing::new).ok_or(KeyError::Foreign)
    }
}

/// What people compare of a public key: the first 20 hexadecimal digits of its SHA-256.
pub fn fingerprint(public: &Hex32) -> String {
    let mut digits = Hex32(Sha256::digest(public.0).into()).to_string();
    digits.truncate(FINGERPRINT);
    digits
}
