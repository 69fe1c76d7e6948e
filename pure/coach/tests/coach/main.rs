//! The coach: values add up, and reasons tell the truth.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod advice;
mod counsel;
mod identity;
mod kit;
mod knochenmax_odds;
mod knochenmax_reasons;
mod plan;
mod rolling_bones_reasons;
mod rolling_dice;
mod rolling_dice_analysis;
mod winning;
