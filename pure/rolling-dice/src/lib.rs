//! The rules of Rolling Dice: dice thrown on an ice floe, where pips or distance count.
//!
//! Each colour throws four dice over the entrance of a box and keeps one that stayed on the floe: its scoring
//! die. From then on it throws three and has to beat that die, with more pips or by lying further forward; who
//! misses, or knocks the own die off, loses it to an ice block. After each round a die on the floe earns its own pips,
//! those of all dice behind it and on the blocks, and what a net gives or a hole takes.
//!
//! The rules take resting dice as facts and know nothing of physics. A seat aims, the position asks chance for the
//! [`Throw`], and whoever throws – a [`Thrower`], or a person with real dice – hands in the [`Landing`]:
//!
//! ```
//! use bonecup_rules::{Game, Points, Seat, Turn};
//! use rolling_dice::{Colour, DiceOptions, RollingDice, Task};
//!
//! let mut game = RollingDice::start(&DiceOptions::default(), 3)?;
//!
//! // Orange throws four dice. Two stay on the floe, one of them in the net of +3.
//! game.play(&"throw at 150.0 direction 0 strength 800 loft 50 spin 12.0".parse()?)?;
//! let Turn::Chance(throw) = game.turn() else { panic!("a landing is due") };
//! assert_eq!((throw.colour, throw.dice), (Colour::Orange, 4));
//! game.resolve(
//!     &"hand; thrown 2 floe 95.00 130.00 12.00 0; thrown 5 floe 160.00 250.00 80.50 0; \
//!       thrown 6 water 8.00 300.00 3.00 0; thrown 1 outside 150.00 500.00 0.00 0"
//!         .parse()?,
//! )?;
//! game.play(&"choose 1".parse()?)?;
//!
//! // All dice of green get wet: the highest goes to the first ice block.
//! game.play(&"throw at 150.0 direction 500 strength 1500 loft 0 spin 0.0".parse()?)?;
//! game.resolve(
//!     &"hand; thrown 4 water 295.00 200.00 0.00 0; thrown 4 water 295.00 250.00 0.00 0; \
//!       thrown 1 water 295.00 300.00 0.00 0; thrown 2 water 295.00 350.00 0.00 0; \
//!       orange 2 floe 95.00 130.00 12.00 0"
//!         .parse()?,
//! )?;
//! assert_eq!(game.blocks().len(), 1);
//!
//! // Purple knocks orange's die off, which orange puts down again at once, and keeps a three further forward.
//! game.play(&"throw at 95.0 direction 0 strength 900 loft 50 spin 12.0".parse()?)?;
//! game.resolve(
//!     &"hand; thrown 3 floe 100.00 210.00 45.00 0; thrown 1 floe 90.00 170.00 45.00 0; \
//!       thrown 1 water 8.00 170.00 0.00 0; thrown 1 water 8.00 150.00 0.00 0; \
//!       orange 6 water 8.00 130.00 0.00 0"
//!         .parse()?,
//! )?;
//! assert_eq!(game.turn(), Turn::Seat(Seat(0)));
//! game.play(&"place 92.00 128.00 turn 0.00".parse()?)?;
//! game.play(&"choose 1".parse()?)?;
//!
//! // The round is over: purple gets 3 + 6 behind + 4 on the block, orange 6 + 4 + a net of 3, green nothing
//! // but the first throw of the next round. Purple moved first, so the orange seal goes on to the next free field.
//! assert_eq!(game.standings().points(), [Points(14), Points(0), Points(13)]);
//! assert_eq!(game.task(), Task::Aim { colour: Colour::Green, dice: 4 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The geometry of the box, the floe, its nets and holes is in [`arena`], and nowhere else.

mod aim;
pub mod arena;
mod by_colour;
mod colour;
mod colour_list;
mod decimal;
mod dice;
mod edition;
mod fault;
mod finished;
pub mod geometry;
mod kept;
mod listed;
mod losses;
mod lying;
mod moves;
mod notation;
mod options;
mod position;
mod possible;
mod refusal;
mod round;
mod scatter;
mod score;
mod scored;
mod seating;
mod setup;
mod spot;
mod throw;

pub use aim::{Aim, AimPart};
pub use by_colour::ByColour;
pub use colour::Colour;
pub use colour_list::ColourList;
pub use dice::{Face, Place, Rest};
pub use fault::Fault;
pub use finished::score_written;
pub use kept::{KeptDie, KeptRound};
pub use losses::{How, Loss};
pub use lying::{Misfit, Which, check_lying, settle};
pub use moves::Move;
pub use options::{DiceOptions, Edition};
pub use position::{DICE, RollingDice, ScoringDie, Stock, Task};
pub use refusal::Refusal;
pub use scatter::Scatter;
pub use score::{Block, Contender, Gain, Line, Ranked, next_starter, score_round};
pub use scored::{NextThrow, Scored};
pub use seating::{ChoiceRefusal, Seating};
pub use setup::{OnBlock, Setup};
pub use spot::{Length, Point, Spot, TooFine, Yaw};
pub use throw::{EngineId, Landing, Origin, Throw, Thrower};
