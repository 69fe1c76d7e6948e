//! Both languages say everything, and say it alike.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod codes;
mod fluent;
mod locales;
mod names;
mod reasons;
mod robust;
mod samples;
