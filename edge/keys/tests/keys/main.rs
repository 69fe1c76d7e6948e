//! What the keys promise: whoever lacks one learns nothing, and nothing is lost by accident.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod files;
mod secrets;
