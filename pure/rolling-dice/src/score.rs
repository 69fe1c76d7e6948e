//! Scoring a round.

use bonecup_rules::Points;
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::dice::Rest;
use crate::position::ScoringDie;

/// A colour at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender {
    /// Which.
    pub colour: Colour,
    /// The field of its seal.
    pub seal: Points,
    /// Where its scoring die is.
    pub die: ScoringDie,
    /// The bonus of the net or the penalty of the hole that the die touches, 0 if it touches none.
    pub patch: Points,
}

/// What a scoring die on the floe earns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// Its own pips.
    pub own: Points,
    /// The pips of the scoring dice further back.
    pub behind: Points,
    /// The pips of the dice on ice blocks.
    pub blocks: Points,
    /// The bonus of a net or the penalty of a hole, 0 if it touches none.
    pub patch: Points,
}

impl Gain {
    /// The sum, which a hole can bring below zero.
    pub fn total(&self) -> Points {
        self.own + self.behind + self.blocks + self.patch
    }

    /// How far the seal moves: never back (RD-6).
    pub fn earned(&self) -> Points {
        self.total().max(Points(0))
    }
}

/// A colour's part in the scoring of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Which.
    pub colour: Colour,
    /// What it earned; nothing with the die on a block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gain: Option<Gain>,
    /// Where its seal was.
    pub from: Points,
    /// Where its seal went.
    pub to: Points,
}

/// Scores a round. The contenders come in the turn order of the round; the lines come in the order of scoring,
/// and after them those who earn nothing.
pub fn score_round(contenders: &[Contender]) -> Vec<Line> {
    let mut track: Vec<Contender> = contenders.to_vec();
    let mut waiting: Vec<Colour> = on_floe(contenders).map(|(contender, _)| contender.colour).collect();
    let mut lines = Vec::new();
    while let Some(colour) = next_to_score(&track, &waiting) {
        waiting.retain(|&other| other != colour);
        lines.extend(score_colour(&mut track, colour));
    }
    let idle = contenders.iter().filter(|contender| contender.die.on_floe().is_none());
    lines.extend(idle.map(|&Contender { colour, seal, .. }| Line {
        colour,
        gain: None,
        from: seal,
        to: seal,
    }));
    lines
}

/// Step by step from front to back: of the dice within [`Rest::EQUAL_HEIGHT`] of the foremost (RD-2) the one whose seal
/// is further back, then the one that threw earlier (RD-16).
fn next_to_score(track: &[Contender], waiting: &[Colour]) -> Option<Colour> {
    let left: Vec<_> = on_floe(track).filter(|(contender, _)| waiting.contains(&contender.colour)).collect();
    let foremost = left.iter().filter(|(_, rest)| !left.iter().any(|(_, other)| other.further_than(rest)));
    foremost.min_by_key(|(contender, _)| contender.seal).map(|(contender, _)| contender.colour)
}

fn score_colour(track: &mut [Contender], colour: Colour) -> Option<Line> {
    let index = track.iter().position(|contender| contender.colour == colour)?;
    let gain = gain(track[index].die.on_floe()?, track[index].patch, track);
    let from = track[index].seal;
    let to = field_reached(from, gain.earned(), track);
    track[index].seal = to;
    Some(Line { colour, gain: Some(gain), from, to })
}

fn gain(die: &Rest, patch: Points, contenders: &[Contender]) -> Gain {
    let behind = on_floe(contenders).filter(|(_, other)| die.further_than(other));
    Gain {
        own: die.face.points(),
        behind: behind.map(|(_, other)| other.face.points()).sum(),
        blocks: contenders
            .iter()
            .filter_map(|contender| contender.die.on_block())
            .map(|face| face.points())
            .sum(),
        patch,
    }
}

/// A seal moves on from an occupied field to the next free one. Who earns 0 stays (RD-6), so nobody ever lands
/// on the start field, which alone holds several (RD-7).
fn field_reached(from: Points, earned: Points, track: &[Contender]) -> Points {
    let mut field = from + earned;
    while earned > Points(0) && track.iter().any(|contender| contender.seal == field) {
        field += Points(1);
    }
    field
}

/// Who starts the next round: the owner of the die on the first block, else of the die furthest back.
///
/// Where several are furthest back within [`Rest::EQUAL_HEIGHT`] it is the one whose seal is further back, then
/// the one that threw earlier, as in the scoring (RD-16).
pub fn next_starter(contenders: &[Contender]) -> Option<Colour> {
    let first_block = |contender: &&Contender| matches!(contender.die, ScoringDie::Block { number: 1, .. });
    if let Some(owner) = contenders.iter().find(first_block) {
        return Some(owner.colour);
    }
    let (_, last) = on_floe(contenders).min_by_key(|(_, rest)| rest.y)?;
    let hindmost = on_floe(contenders).filter(|(_, rest)| !rest.further_than(last));
    hindmost.min_by_key(|(contender, _)| contender.seal).map(|(contender, _)| contender.colour)
}

fn on_floe(contenders: &[Contender]) -> impl Iterator<Item = (&Contender, &Rest)> {
    contenders.iter().filter_map(|contender| Some((contender, contender.die.on_floe()?)))
}
