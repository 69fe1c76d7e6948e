//! What best play leads to: from the opening roll forward to the scores, and what races make of them.

pub(crate) mod bound;
pub(crate) mod distribution;
pub(crate) mod field;
pub(crate) mod forward;
pub(crate) mod pack;
pub(crate) mod racer;
pub(crate) mod reach;
