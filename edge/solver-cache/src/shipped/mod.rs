//! What comes with the program, so that nobody has to solve it. `make resources` solves it again.

pub(crate) mod duel;
pub(crate) mod race;
pub(crate) mod turn;
