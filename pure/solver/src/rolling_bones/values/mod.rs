//! What states are worth: backward induction from the last supplementary roll to the opening roll.

pub(crate) mod backward;
pub(crate) mod chance_node;
pub(crate) mod decision;
pub(crate) mod empty_table;
pub(crate) mod engine;
pub(crate) mod false_bone;
pub(crate) mod known_roll;
pub(crate) mod lanes;

pub(crate) mod solved_turn;
pub(crate) mod utility;
