//! What dice can show, and how probable that is.

pub(crate) mod counting;
pub(crate) mod mishap;
pub(crate) mod roll_odds;
