//! Verifiable dice, version 1: a seed that is committed to before the players contribute to it, and outcomes that
//! anyone can recompute with HMAC-SHA-256 alone. `docs/fairness.md` has the scheme and its test vectors.

mod cup;
mod dice;
mod seed;
mod verify;

pub use cup::SeededCup;
pub use dice::SeededDice;
pub use seed::{GameKey, Seed};
pub use verify::{EngineThrows, Proof, SignedCommands, VerifyError, Vouchers, verify};
