//! Signatures: who vouches for what.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Seat;
use ed25519_dalek::VerifyingKey;
use serde::{Deserialize, Serialize};

use crate::{Hex32, TextError};

/// An Ed25519 signature, written as 128 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Signature(pub [u8; 64]);

/// What a server signs to vouch for everything up to here.
pub fn receipt_message(head: &Hex32) -> Vec<u8> {
    [b"bonecup/2 receipt".as_slice(), &head.0].concat()
}

/// What a device signs: the command, and everything before it.
pub fn command_message(head: &Hex32, seat: Seat, text: &str) -> Vec<u8> {
    [b"bonecup/2 command".as_slice(), &head.0, &[seat.0], text.as_bytes()].concat()
}

/// Whether the signature of the message is by this key. A key that is none has signed nothing.
pub fn is_signed_by(key: &Hex32, message: &[u8], signature: &Signature) -> bool {
    let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
    VerifyingKey::from_bytes(&key.0).is_ok_and(|key| key.verify_strict(message, &signature).is_ok())
}

impl FromStr for Signature {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Signature, TextError> {
        let error = TextError::new("a signature", "128 hexadecimal digits in small letters");
        let (Some(first), Some(second)) = (text.get(..64), text.get(64..)) else { return Err(error) };
        let halves: [Hex32; 2] =
            [first.parse().map_err(|_| error.clone())?, second.parse().map_err(|_| error)?];
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&halves[0].0);
        bytes[32..].copy_from_slice(&halves[1].0);
        Ok(Signature(bytes))
    }
}

impl TryFrom<String> for Signature {
    type Error = TextError;

    fn try_from(text: String) -> Result<Signature, TextError> {
        text.parse()
    }
}

impl From<Signature> for String {
    fn from(signature: Signature) -> String {
        signature.to_string()
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}
