//! Runs the binary as a person would.

pub(crate) mod evenings;
#[allow(dead_code, reason = "not every test needs everything")]
pub(crate) mod linking;
#[cfg(unix)]
pub(crate) mod lying;
#[allow(dead_code, reason = "not every test needs everything")]
pub(crate) mod serving;

use std::process::{Command, Output};

/// What came of these words, in English and without colours.
pub(crate) fn bonecup(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_KEY");
    command.args(words).env("BONECUP_LANG", "en").env_remove("CLICOLOR_FORCE").output().unwrap()
}
