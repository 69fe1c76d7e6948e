//! The hand's tremor: by how much dice leave the hand otherwise than aimed.
//!
//! Nobody throws twice alike. The scale is published, so that everyone can practise against it, and large enough that
//! an aim found by trying noises is worth nothing: the noise of a throw is drawn after the aim is made, and the same
//! aim then scatters as `docs/arena.md` shows. What is said of a *deviation* is the standard one of a bell curve.

/// Of the whole hand: deviation of the speed, as a share of it.
pub const HAND_SPEED: f64 = 0.03;

/// Of the whole hand: deviation of the direction, in radians.
pub const HAND_DIRECTION: f64 = 0.02;

/// Of the whole hand: deviation of the place along the entrance, in millimetres.
pub const HAND_PLACE: f64 = 2.0;

/// Of each die: deviation of the speed, as a share of it.
pub const DIE_SPEED: f64 = 0.10;

/// Of each die: deviation of the direction and of the loft, in radians.
pub const DIE_DIRECTION: f64 = 0.07;

/// Of each die: its place in the hand is off by up to this, each way, in millimetres.
pub const DIE_PLACE: f64 = 1.5;

/// Of each die: deviation of the spin about each axis, in radians per second.
pub const DIE_SPIN: f64 = 10.0;
