//! Which states a turn can be in: shapes of the skeleton, dice that are gone, and a number for each state.

pub(crate) mod dice_state;
pub(crate) mod indices;
pub(crate) mod shape_set;
pub(crate) mod shapes;
pub(crate) mod state_space;
