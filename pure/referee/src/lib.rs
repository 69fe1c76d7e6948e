//! Seats, whose move, commands and events, the game record
