//! What scoring dice would earn if the round ended now.

use bonecup_words::Words;
use rolling_dice::{Colour, Gain, RollingDice};

use super::map::{colour_style, letter};
use crate::rolling_dice::{earned, standing};
use bonecup_view::layout::{BOLD, pad, paint};

/// Every scoring die on the floe and what it would earn now, in the order of scoring.
pub fn standing_lines(game: &RollingDice, words: &Words) -> Vec<String> {
    let dice = standing(game);
    if dice.is_empty() {
        return Vec::new();
    }
    let row = |(colour, gain): &(Colour, Gain)| {
        let name = format!("{} {}", letter(*colour), pad(&words.name("colour", colour), 6));
        format!("  {}  {}", paint(colour_style(*colour), &name), earned(gain, words))
    };
    let mut text = vec![paint(BOLD, &words.say("earning-head", &[]))];
    text.extend(dice.iter().map(row));
    text
}
