//! Players for every game and strength.
//!
//! A [`Bot`] sees positions only: it is handed what lies on the table, never the seed of the dice or what they will
//! show. [`make`] makes one by the game and its name; [`bots_for`] lists whom a game can be played with.
//!
//! ```
//! use bonecup_bots::{bots_for, make};
//! use bonecup_games::{AnyGame, AnyOptions, AnyOutcome, GameId};
//!
//! let names: Vec<_> = bots_for(GameId::KnochenMax).map(|bot| bot.name.to_string()).collect();
//! assert_eq!(names, ["random", "novice", "casual", "skilled", "steady", "master", "champion"]);
//!
//! let mut game = AnyGame::start(&AnyOptions::new(GameId::KnochenMax), 2)?;
//! let mut bot = make(GameId::KnochenMax, "steady", 1)?;
//! assert_eq!(bot.choose(&game), None, "the first throw is chance's");
//!
//! game.resolve(&AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6")?)?;
//! let action = bot.choose(&game).ok_or("it is a seat's turn")?;
//! assert_eq!(action.to_string(), "fill venuswurf");
//! game.play(&action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod best;
mod bot;
mod erring;
mod list;
mod random;
mod rolling_dice;
mod rule_of_thumb;
mod steady;
mod weigh;

pub use bot::Bot;
pub use list::{BotInfo, BotName, THINKING, UnknownBot, all_bots, bots_for, make, make_thinking};
