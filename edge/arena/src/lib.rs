//! The physics of Rolling Dice: dice thrown on an ice floe.
//!
//! [`Arena`] is the judged engine: what it says counts, and what it [watched](Arena::watch) can be shown. [`Lean`] is
//! the search engine for players who think ahead; its dice come to rest alike on average, several times as fast.
//! Both get a throw and 64 bits of noise and depend on nothing else: same input, same bits.
//!
//! ```
//! use bonecup_arena::{Arena, check};
//! use rolling_dice::{Colour, Face, Length, Rest, Spot, Throw, Thrower, Yaw};
//!
//! let spot = Spot { x: Length::mm(150), y: Length::mm(240), turn: Yaw::nearest(30.0) };
//! let throw = Throw {
//!     colour: Colour::Orange,
//!     dice: 4,
//!     aim: "at 150.0 direction 0 strength 800 loft 50 spin 12.0".parse()?,
//!     resting: vec![(Colour::Green, Rest::flat(Face::new(6).unwrap(), spot))],
//! };
//! check(&throw)?;
//! let watched = Arena.watch(&throw, 2026);
//! assert_eq!(watched.landing, Arena.throw(&throw, 2026));
//!
//! // Most dice of such a throw stay on the floe.
//! assert!(watched.landing.thrown.iter().filter(|die| die.on_floe()).count() > 1);
//!
//! // In the last frame of the path the dice lie where the landing says.
//! let track = watched.path.tracks().last().unwrap();
//! let end = track.pose(watched.path.len() - 1);
//! assert_eq!(Length::nearest(end.x), watched.landing.thrown[3].x);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How dice leave the hand is said in [`tremor`], what they are like in [`matter`], what follows from both in
//! `docs/arena.md`. The geometry comes from [`rolling_dice::arena`].

mod check;
mod cube;
mod digest;
mod hand;
mod judged;
mod lean;
pub mod matter;
mod noise;
mod path;
mod rest;
pub mod tremor;

pub use check::{ThrowError, check};
pub use digest::Digest;
pub use hand::Released;
pub use judged::{Arena, Watched};
pub use lean::Lean;
pub use path::{Path, PathError, Pose, Track};
