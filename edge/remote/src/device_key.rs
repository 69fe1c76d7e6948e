//! The key that this machine signs its commands with.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use bonecup_referee::{Hex32, Signature};
use ed25519_dalek::{Signer as _, SigningKey};

/// An Ed25519 key. Whoever has its file can sign in our name, so only we can read it.
#[derive(Clone)]
pub struct DeviceKey(SigningKey);

impl DeviceKey {
    /// The key of this machine, which is made when it is asked for the first time; one for this game alone if there is no
    /// folder to keep it in.
    ///
    /// # Errors
    /// If it can neither be read nor made.
    pub fn open(folder: Option<&Path>) -> io::Result<DeviceKey> {
        let Some(folder) = folder else { return DeviceKey::random() };
        let file = folder.join("device.key");
        match fs::read_to_string(&file) {
            Ok(text) => {
                let secret: Hex32 = text.trim().parse().map_err(io::Error::other)?;
                Ok(DeviceKey(SigningKey::from_bytes(&secret.0)))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = DeviceKey::random()?;
                fs::create_dir_all(folder)?;
                key.write(&file)?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }

    fn random() -> io::Result<DeviceKey> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(io::Error::other)?;
        Ok(DeviceKey(SigningKey::from_bytes(&secret)))
    }

    fn write(&self, file: &Path) -> io::Result<()> {
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(file)?.write_all(Hex32(self.0.to_bytes()).to_string().as_bytes())
    }

    /// What others check our signatures with.
    pub fn public(&self) -> Hex32 {
        Hex32(self.0.verifying_key().to_bytes())
    }

    pub(crate) fn sign(&self, message: &[u8]) -> Signature {
        Signature(self.0.sign(message).to_bytes())
    }
}

/// A key in a log would sign for whoever reads it.
impl std::fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DeviceKey({}, …)", self.public())
    }
}
