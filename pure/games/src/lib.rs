//! The one list of games: any game, its names, options and notation
