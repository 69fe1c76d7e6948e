//! Scoring a round.

use bonecup_rules::Points;
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::dice::{Face, Rest};
use crate::position::ScoringDie;

/// What scoring asks of a die on the floe: not where it lies, but how it lies to the others.
pub trait Ranked {
    /// What it shows.
    fn face(&self) -> Face;

    /// Whether it lies further forward than the other (RD-2).
    fn is_further_than(&self, other: &Self) -> bool;
}

impl Ranked for Rest {
    fn face(&self) -> Face {
        self.face
    }

    fn is_further_than(&self, other: &Rest) -> bool {
        self.further_than(other)
    }
}

/// A colour at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contender<D = Rest> {
    /// Which.
    pub colour: Colour,
    /// The field of its seal.
    pub seal: Points,
    /// Where its scoring die is.
    pub die: ScoringDie<D>,
    /// The bonus of the net or the penalty of the hole that the die touches, 0 if it touches none.
    pub patch: Points,
}

/// What a scoring die on the floe earns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ScoredLine"))]
pub struct Line {
    /// Which.
    pub colour: Colour,
    /// What it earned; nothing with the die on a block.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gain: Option<Gain>,
    /// The ice block that its die was on, if it was on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub block: Option<Block>,
    /// Where its seal was.
    pub from: Points,
    /// Where its seal went.
    pub to: Points,
}

/// A die that was on an ice block when a round ended (RD-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BlockOfRound"))]
pub struct Block {
    /// Which block, from 1.
    pub number: u8,
    /// What the die showed.
    pub face: Face,
}

impl Block {
    fn of<D>(die: &ScoringDie<D>) -> Option<Block> {
        match *die {
            ScoringDie::Block { number, face } => Some(Block { number, face }),
            ScoringDie::None | ScoringDie::Adrift(_) | ScoringDie::Floe(_) => None,
        }
    }
}

/// Scores a round. The contenders come in the turn order of the round; the lines come in the order of scoring,
/// and after them those who earn nothing.
pub fn score_round<D: Ranked>(contenders: &[Contender<D>]) -> Vec<Line> {
    let mut seals: Vec<Points> = contenders.iter().map(|contender| contender.seal).collect();
    let mut waiting: Vec<usize> = on_floe(contenders).map(|(index, _)| index).collect();
    let mut lines = Vec::new();
    while let Some(index) = next_to_score(contenders, &seals, &waiting) {
        waiting.retain(|&other| other != index);
        lines.extend(score_colour(contenders, &mut seals, index));
    }
    let idle = contenders.iter().filter(|contender| contender.die.on_floe().is_none());
    lines.extend(idle.map(|&Contender { colour, seal, ref die, .. }| Line {
        colour,
        gain: None,
        block: Block::of(die),
        from: seal,
        to: seal,
    }));
    lines
}

/// Step by step from front to back: of the dice at equal height with the foremost (RD-2) the one whose seal is further back,
/// then the one that threw earlier (RD-16).
fn next_to_score<D: Ranked>(
    contenders: &[Contender<D>],
    seals: &[Points],
    waiting: &[usize],
) -> Option<usize> {
    let left: Vec<(usize, &D)> = on_floe(contenders).filter(|(index, _)| waiting.contains(index)).collect();
    let foremost = left.iter().filter(|(_, die)| !left.iter().any(|(_, other)| other.is_further_than(die)));
    foremost.map(|&(index, _)| index).min_by_key(|&index| seals[index])
}

fn score_colour<D: Ranked>(contenders: &[Contender<D>], seals: &mut [Points], index: usize) -> Option<Line> {
    let own = &contenders[index];
    let gain = gain(own.die.on_floe()?, own.patch, contenders);
    let from = seals[index];
    let to = field_reached(from, gain.earned(), seals);
    seals[index] = to;
    Some(Line { colour: own.colour, gain: Some(gain), block: None, from, to })
}

fn gain<D: Ranked>(die: &D, patch: Points, contenders: &[Contender<D>]) -> Gain {
    let behind = on_floe(contenders).filter(|(_, other)| die.is_further_than(other));
    let blocks = contenders.iter().filter_map(|contender| contender.die.on_block());
    Gain {
        own: die.face().points(),
        behind: behind.map(|(_, other)| other.face().points()).sum(),
        blocks: blocks.map(|face| face.points()).sum(),
        patch,
    }
}

/// A seal moves on from an occupied field to the next free one. Who earns 0 stays (RD-6), so nobody ever lands
/// on the start field, which alone holds several (RD-7).
fn field_reached(from: Points, earned: Points, seals: &[Points]) -> Points {
    let mut field = from + earned;
    while earned > Points(0) && seals.contains(&field) {
        field += Points(1);
    }
    field
}

/// Who starts the next round: the owner of the die on the first block, else of the die furthest back.
///
/// Where several are furthest back at equal height (RD-2) it is the one whose seal is further back, then the one that
/// threw earlier (RD-16), as in the scoring.
pub fn next_starter<D: Ranked>(contenders: &[Contender<D>]) -> Option<Colour> {
    let first_block =
        |contender: &&Contender<D>| matches!(contender.die, ScoringDie::Block { number: 1, .. });
    if let Some(owner) = contenders.iter().find(first_block) {
        return Some(owner.colour);
    }
    let is_last = |die: &D| !on_floe(contenders).any(|(_, other)| die.is_further_than(other));
    let hindmost = on_floe(contenders).filter(|(_, die)| is_last(die));
    let hindmost = hindmost.map(|(index, _)| &contenders[index]);
    hindmost.min_by_key(|contender| contender.seal).map(|contender| contender.colour)
}

fn on_floe<D>(contenders: &[Contender<D>]) -> impl Iterator<Item = (usize, &D)> {
    contenders.iter().enumerate().filter_map(|(index, own)| Some((index, own.die.on_floe()?)))
}
