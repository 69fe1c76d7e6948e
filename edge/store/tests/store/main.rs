//! Every promise of the store, on both databases. Postgres is the one that `DATABASE_URL` names, which
//! `scripts/with-services` sees to.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod backup;
mod begun;
mod circles;
mod deals;
mod evenings;
mod fence;
mod files;
mod findings;
mod killed;
mod kit;
mod leases;
mod limits;
mod log;
mod model;
mod nodes;
mod people;
mod push;
mod results;
mod secrets;
mod tables;
mod upkeep;
