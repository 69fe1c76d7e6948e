//! Three and four players.
