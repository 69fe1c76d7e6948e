//! What a person's device does for dice of version 2: a seal, a chain of links, and signatures where they are wanted.

use bonecup_referee::fair::{DeviceChain, command_message, seal_of};
use bonecup_referee::{Contribution, Hex32, TableId};
use bonecup_rules::Seat;
use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};

use crate::Failure;

/// Rolls in a game of four sheets, with room to spare; the other links of a chain are not kept.
const LINKS: u64 = 200;

/// The dice that tables are opened with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dice {
    /// Version 1.
    One,
    /// Version 2, with commands that are signed or not.
    Two { signed: bool },
}

impl Dice {
    /// Everything that is measured, the one that others are compared with first.
    pub(crate) const ALL: [Dice; 3] = [Dice::One, Dice::Two { signed: false }, Dice::Two { signed: true }];

    pub(crate) fn scheme(self) -> &'static str {
        match self {
            Dice::One => "bonecup/1",
            Dice::Two { .. } => "bonecup/2",
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Dice::One => "version 1",
            Dice::Two { signed: false } => "version 2",
            Dice::Two { signed: true } => "version 2, signed",
        }
    }
}

/// The device of one seat.
pub(crate) struct Device {
    anchor: Hex32,
    links: Vec<Hex32>,
    key: Option<SigningKey>,
}

impl Device {
    /// A device whose secrets follow from a number: nobody plays for anything here.
    pub(crate) fn new(number: u64, signed: bool) -> Device {
        let mut secret = [0x5a; 32];
        secret[..8].copy_from_slice(&number.to_be_bytes());
        let chain = DeviceChain::new(Hex32(secret));
        let links = (0..LINKS).map_while(|position| chain.link(position)).collect();
        Device { anchor: chain.anchor(), links, key: signed.then(|| SigningKey::from_bytes(&secret)) }
    }

    /// The seal of an empty text, and the key.
    pub(crate) fn seal(&self, table: &str) -> Result<Value, Failure> {
        let table: TableId = table.parse()?;
        let mut body = json!({"seal": seal_of(&table, &self.anchor, &Contribution::default())});
        if let Some(key) = &self.key {
            body["signing_key"] = json!(Hex32(key.verifying_key().to_bytes()));
        }
        Ok(body)
    }

    pub(crate) fn reveal(&self, seat: usize) -> Value {
        json!({"seat": seat, "anchor": self.anchor, "contribution": ""})
    }

    pub(crate) fn link(&self, roll: usize) -> Result<Hex32, Failure> {
        self.links.get(roll).copied().ok_or_else(|| "the game is longer than its chains".into())
    }

    /// Signs a command, if this device does.
    pub(crate) fn sign(
        &self,
        head: Option<Hex32>,
        seat: usize,
        text: &str,
    ) -> Result<Option<String>, Failure> {
        let Some(key) = &self.key else { return Ok(None) };
        let head = head.ok_or("the server tells no hash")?;
        let message = command_message(&head, Seat(u8::try_from(seat)?), text);
        Ok(Some(bonecup_referee::Signature(key.sign(&message).to_bytes()).to_string()))
    }
}
