//! What the dice of a table are committed to, as anybody at it may read at any time.

use bonecup_referee::Player;
use bonecup_rules::Seat;
use bonecup_views::Cast;
use bonecup_words::{Value, Words};

use crate::Venue;

/// The commitment, and what each person added to it; a sentence each.
pub fn proof(venue: &dyn Venue, cast: &Cast, words: &Words) -> Vec<String> {
    let plan = venue.table().plan();
    let Some(commitment) = plan.commitment else { return vec![words.say("play-real-dice", &[])] };
    let commitment = Value::from(commitment.to_string());
    let mut lines = vec![words.say("play-commitment", &[("commitment", commitment)])];
    for (seat, plan) in Seat::all(venue.table().game().seats()).zip(&plan.seats) {
        if plan.player == Player::Human {
            let mut values = cast.subject(seat);
            values.push(("contribution", plan.contribution.as_str().into()));
            lines.push(words.say("play-contribution", &values));
        }
    }
    if let Some(head) = venue.table().head() {
        lines.push(words.say("play-head", &[("head", head.to_string().into())]));
    }
    if venue.unused_links() > 0 {
        lines.push(words.say("play-unused-links", &[("count", venue.unused_links().into())]));
    }
    lines
}
