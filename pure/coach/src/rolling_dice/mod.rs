//! Rolling Dice: estimates from playing on, and the reasons that follow from them.
//!
//! Where dice come to rest cannot be worked out, so every value here is the mean of many trials with a [`Thrower`]
//! that is handed in, and has a standard error.
//!
//! [`Thrower`]: rolling_dice::Thrower

mod analysis;
mod coach;
mod trials;
mod why;

pub(crate) use coach::COACH;
pub use trials::{Judged, Trials, try_out};
pub use why::DiceWhy;
