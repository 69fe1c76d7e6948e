//! Whatever strangers may do to a server, against the real binary: a table of attacks with what must come back, floods, and what
//! honest people notice of them meanwhile.
//!
//! `make abuse` runs more of everything and asserts how long honest moves take; `make test` asserts answers only.

#![allow(clippy::too_many_lines, reason = "a table of attacks is read as a whole")]

mod attack;
mod connections;
mod fairness;
mod floods;
mod frames;
mod heavy;
mod honest;
mod limits;
mod requests;
mod scene;
mod secrets;

/// Whether everything is tried at full size, and times are asserted: `make abuse`.
fn in_earnest() -> bool {
    std::env::var_os("ABUSE").is_some()
}
