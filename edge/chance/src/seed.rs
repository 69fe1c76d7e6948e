//! The seed, what is published of it, and the key that the dice of a game are drawn with.

use std::fmt;

use bonecup_referee::fair::{begun, deal_id_of};
use bonecup_referee::{Hex32, Plan, Scheme};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

const COMMIT: &[u8] = b"bonecup/1 commit";
const SIMULATED: &[u8] = b"bonecup/1 simulate";
const GAME: &[u8] = b"bonecup/1 game";
const COMMIT_2: &[u8] = b"bonecup/2 commit";
const GAME_2: &[u8] = b"bonecup/2 game";
const COMMIT_3: &[u8] = b"bonecup/3 commit";
const GAME_3: &[u8] = b"bonecup/3 game";

/// The secret of a table. It is published when the game is over, and nobody who plays sees it before.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of a simulated game: whoever knows both numbers knows its dice, so no person plays with it.
    pub fn simulated(series: u64, game: u64) -> Seed {
        let hash = Sha256::new().chain_update(SIMULATED).chain_update(series.to_be_bytes());
        Seed(hash.chain_update(game.to_be_bytes()).finalize().into())
    }

    /// What is published before the players contribute: it fixes the seed without telling it.
    pub fn commitment(&self, scheme: Scheme) -> Hex32 {
        let label = match scheme {
            Scheme::One => COMMIT,
            Scheme::Two => COMMIT_2,
            Scheme::Three => COMMIT_3,
        };
        Hex32(Sha256::new().chain_update(label).chain_update(self.0).finalize().into())
    }

    /// The seed in the open, for the record of a finished game.
    pub fn publish(&self) -> Hex32 {
        Hex32(self.0)
    }
}

impl From<Hex32> for Seed {
    fn from(published: Hex32) -> Seed {
        Seed(published.0)
    }
}

/// A seed in a log would be a seed in the open.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The key of one game: the seed bound to the table and to what each seat contributed, in seat order.
#[derive(Clone)]
pub struct GameKey {
    bytes: [u8; 32],
    scheme: Scheme,
}

impl GameKey {
    /// The key of the planned game.
    pub fn new(seed: &Seed, plan: &Plan) -> GameKey {
        match plan.scheme {
            Scheme::One => {
                let contributions = plan.seats.iter().map(|seat| seat.contribution.as_str());
                GameKey::from_parts(seed, plan.table.as_str(), contributions)
            }
            Scheme::Two => GameKey::begun(seed, &begun(plan)),
            Scheme::Three => GameKey::dealt(seed),
        }
    }

    /// The key of every table of the deal with this seed: nothing enters it by which one table differs from another.
    pub fn dealt(seed: &Seed) -> GameKey {
        let deal = deal_id_of(&seed.commitment(Scheme::Three));
        let mac = keyed(&seed.0).chain_update(GAME_3).chain_update(deal.as_str());
        GameKey { bytes: mac.finalize().into_bytes().into(), scheme: Scheme::Three }
    }

    /// The key of a table of version 1 with these contributions.
    pub fn from_parts<'a>(
        seed: &Seed,
        table: &'a str,
        contributions: impl IntoIterator<Item = &'a str>,
    ) -> GameKey {
        let mut mac = keyed(&seed.0);
        mac.update(GAME);
        for part in std::iter::once(table).chain(contributions) {
            mac.update(&[0]);
            mac.update(part.as_bytes());
        }
        GameKey { bytes: mac.finalize().into_bytes().into(), scheme: Scheme::One }
    }

    /// The key of a game of version 2 that has begun so.
    pub fn begun(seed: &Seed, begun: &Hex32) -> GameKey {
        let bytes = keyed(&seed.0).chain_update(GAME_2).chain_update(begun.0).finalize().into_bytes().into();
        GameKey { bytes, scheme: Scheme::Two }
    }

    /// The key itself, for those who compare it with their own.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.bytes
    }

    /// Which version of the dice it is a key of.
    pub(crate) fn scheme(&self) -> Scheme {
        self.scheme
    }

    pub(crate) fn mac(&self) -> Hmac<Sha256> {
        keyed(&self.bytes)
    }
}

impl fmt::Debug for GameKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameKey(…)")
    }
}

/// HMAC pads a key shorter than its block with zeros, so 32 bytes become a block of 64 without loss.
pub(crate) fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    let mut block = [0; 64];
    block[..32].copy_from_slice(key);
    Hmac::new(&block.into())
}
