//! Exact values of the games that can be solved.
//!
//! [`sheets`] solves games of sheets and throws (KnochenMAX, and Yahtzee as a test of the machinery), [`bones`] a
//! turn of Rolling Bones, [`race`] races to a target in which turns are solved with regard to winning.

pub mod bones;
pub mod race;
pub mod sheets;
