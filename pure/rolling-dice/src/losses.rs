//! The dice that a throw costs the player who made it.

use crate::colour::Colour;
use crate::dice::{Face, Rest};
use crate::position::{RollingDice, ScoringDie};
use crate::throw::Landing;

/// How a player loses a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How {
    /// All four dice are in the water: the highest of them (RD-9).
    AllWet,
    /// The marked die was not beaten.
    Miss,
    /// The marked die was knocked off by its own player.
    Mishap,
    /// The die of the player's other colour was, with two players (RD-15).
    OtherColour,
}

/// A die that its player loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Whose.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
    /// How it is lost.
    pub how: How,
    /// The block that it goes to, counted from one; without one it goes back to the hand.
    pub block: Option<u8>,
}

impl RollingDice {
    /// What the landing costs the thrower, whose own colour comes first: so blocks are filled in one order, whatever the
    /// order of the dice in the landing.
    pub fn losses(&self, landing: &Landing) -> Vec<Loss> {
        let own = self.own_loss(self.marked_after(landing), &landing.thrown);
        let other = self.other_loss(landing, own.is_some());
        own.into_iter().chain(other).collect()
    }

    /// Where the thrower's die is after the landing: one that is off the floe waits for what is done with it.
    fn marked_after(&self, landing: &Landing) -> ScoringDie {
        match landing.scoring.iter().find(|(colour, _)| *colour == self.thrower()) {
            Some((_, rest)) if rest.on_floe() => ScoringDie::Floe(*rest),
            Some((_, rest)) => ScoringDie::Adrift(rest.face),
            None => ScoringDie::None,
        }
    }

    /// What the thrower's own colour loses if these dice were thrown; nothing if there is one to choose, or if the die
    /// is on a block already.
    pub(crate) fn own_loss(&self, marked: ScoringDie, thrown: &[Rest]) -> Option<Loss> {
        let (how, face) = match marked {
            ScoringDie::None if thrown.iter().any(Rest::on_floe) => return None,
            ScoringDie::None => (How::AllWet, thrown.iter().map(|rest| rest.face).max()?),
            ScoringDie::Floe(marked) if thrown.iter().any(|rest| rest.beats(&marked)) => return None,
            ScoringDie::Floe(marked) => (How::Miss, marked.face),
            ScoringDie::Adrift(face) => (How::Mishap, face),
            ScoringDie::Block { .. } => return None,
        };
        Some(Loss { colour: self.thrower(), face, how, block: Some(self.free_block(0)) })
    }

    /// RD-15.
    fn other_loss(&self, landing: &Landing, own_is_lost: bool) -> Option<Loss> {
        let lost = |(colour, rest): &&(Colour, Rest)| self.is_other_of_thrower(*colour) && !rest.on_floe();
        let &(colour, rest) = landing.scoring.iter().find(lost)?;
        let block = self.has_thrown(colour).then(|| self.free_block(u8::from(own_is_lost)));
        Some(Loss { colour, face: rest.face, how: How::OtherColour, block })
    }

    /// Whether the colour is the other one of the player who throws, and lost to him when it is knocked off.
    pub(crate) fn is_other_of_thrower(&self, colour: Colour) -> bool {
        let thrower = self.thrower();
        let is_other = colour != thrower && self.seat_of(colour) == self.seat_of(thrower);
        is_other && self.options.edition.loses_other_colour()
    }

    /// Blocks are filled from the first on and emptied together, so the free ones follow the taken ones: the first of
    /// them, or one further on.
    fn free_block(&self, further: u8) -> u8 {
        u8::try_from(self.blocks().len()).map_or(u8::MAX, |taken| taken + 1 + further)
    }
}
