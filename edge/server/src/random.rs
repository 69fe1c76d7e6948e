//! Secrets and names, from the system's random source.

use bonecup_chance::Seed;
use bonecup_referee::{Key, PersonId, TableId};
use bonecup_store::CircleId;

/// Letters and digits that are not taken for each other, in 5 bits each (Crockford's).
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The system has no random source: nothing can be secret, so nothing may go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub(crate) struct NoRandom;

fn bytes<const N: usize>() -> Result<[u8; N], NoRandom> {
    let mut bytes = [0; N];
    #[cfg(feature = "simulation")]
    if crate::simulation::fill(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map_err(|_| NoRandom)?;
    Ok(bytes)
}

/// So many random letters, 5 bits each.
pub(crate) fn letters<const N: usize>() -> Result<String, NoRandom> {
    let bytes = bytes::<N>()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// The seed of a table's dice.
pub(crate) fn seed() -> Result<Seed, NoRandom> {
    bytes().map(Seed::new)
}

/// 32 bytes that nobody knows.
pub(crate) fn secret() -> Result<[u8; 32], NoRandom> {
    bytes()
}

/// A number for what nobody has to keep secret.
pub(crate) fn number() -> u64 {
    bytes().map(u64::from_le_bytes).unwrap_or_default()
}

/// A table's name: 80 bits, so that nobody guesses a table that is not listed.
pub(crate) fn table_id() -> Result<TableId, NoRandom> {
    letters::<16>()?.parse().map_err(|_| NoRandom)
}

/// A circle's name among circles, which only its members learn.
pub(crate) fn circle_id() -> Result<CircleId, NoRandom> {
    letters::<16>()?.parse().map_err(|_| NoRandom)
}

/// What people type to find a table: 40 bits, and guessing is slowed down.
pub(crate) fn code() -> Result<String, NoRandom> {
    letters::<8>()
}

/// A person's name among persons.
pub(crate) fn person_id() -> Result<PersonId, NoRandom> {
    letters::<16>()?.parse().map_err(|_| NoRandom)
}

/// A token, or the link of a circle: 160 bits.
pub(crate) fn token() -> Result<String, NoRandom> {
    letters::<32>()
}

/// The key of a request that came without one.
pub(crate) fn key() -> Result<Key, NoRandom> {
    letters::<16>()?.parse().map_err(|_| NoRandom)
}
