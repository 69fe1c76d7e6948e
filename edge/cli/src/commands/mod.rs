//! The commands, one file each.

pub(crate) mod advise;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod check;
pub(crate) mod games;
pub(crate) mod host;
pub(crate) mod join;
pub(crate) mod play;
pub(crate) mod rate;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod throw;
pub(crate) mod training;
pub(crate) mod verify;
