//! Exact values of the games that can be solved.
//!
//! [`knochenmax`] solves games of sheets and throws (KnochenMAX, and Yahtzee as a test of the machinery), [`rolling_bones`] a
//! turn of Rolling Bones, [`race`] races to a target in which turns are solved with regard to winning.

pub mod knochenmax;
pub mod race;
pub mod rolling_bones;
