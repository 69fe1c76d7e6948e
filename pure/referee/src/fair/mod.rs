//! Version 2 of the dice, as far as it is not secret: chains, seals, the agreement, the chain of events, signatures.
//! `docs/fairness.md` has the bytes; what is drawn from the seed is computed elsewhere.

mod agreement;
mod chain;
mod deal;
mod events;
mod scheme;
mod seal;
mod signature;
mod state;

use sha2::{Digest, Sha256};

pub use agreement::agreement;
pub use chain::{CHAIN_LENGTH, Chain, DeviceChain, LinkFault};
pub use deal::{MOST_DEALT, deal_id_of, deal_of, dealt_table};
pub use events::{Cast, Links, Signed, begun, head_after};
pub use scheme::Scheme;
pub use seal::{seal_of, table_id_of};
pub use signature::{Signature, command_message, is_signed_by, receipt_message};
pub(crate) use state::Fair;

use crate::Hex32;

/// SHA-256 of the parts, one after the other.
fn sha(parts: &[&[u8]]) -> Hex32 {
    let hash = parts.iter().fold(Sha256::new(), |hash, part| hash.chain_update(part));
    Hex32(hash.finalize().into())
}
