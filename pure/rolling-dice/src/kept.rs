//! Rounds as people write them down who keep the score of the printed game: nobody measures where dice lie, but everybody
//! sees which is further forward.
//!
//! ```json
//! {"seats": 5, "floe": [{"colour": "orange", "face": 3}, {"colour": "green", "face": 1, "patch": 6},
//!   {"colour": "purple", "face": 4}, {"colour": "red", "face": 6, "patch": -2}], "blocks": [{"colour": "blue", "face": 5}]}
//! ```

use bonecup_rules::{Game, Points};
use serde::{Deserialize, Serialize};

use crate::by_colour::ByColour;
use crate::colour::Colour;
use crate::dice::{Face, Rest};
use crate::fault::Fault;
use crate::finished::Finished;
use crate::lying::{Misfit, Which};
use crate::options::DiceOptions;
use crate::position::RollingDice;
use crate::score::Ranked;
use crate::scored::Scored;
use crate::setup::OnBlock;

/// A round at its end, before it is scored: the dice in their order. It may be nonsense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptRound {
    /// How many play.
    pub seats: usize,
    /// The colour that threw first; if none is named the first in the order of play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub starter: Option<Colour>,
    /// The fields of the seals before the round is scored; those not named are at the start.
    #[serde(default)]
    pub seals: ByColour<Points>,
    /// The scoring dice on the floe, from front to back.
    #[serde(default)]
    pub floe: Vec<KeptDie>,
    /// The dice on the ice blocks, from the first block on.
    #[serde(default)]
    pub blocks: Vec<OnBlock>,
}

/// A scoring die on the floe of a kept round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KeptDie {
    /// Whose.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
    /// Whether it is at equal height with the one listed before it. All dice of a row are level with each other.
    #[serde(default)]
    pub level: bool,
    /// What the net gives that it touches, less than 0 for what a hole takes; nothing or 0 for neither.
    #[serde(default)]
    pub patch: Option<Points>,
}

/// What a kept round knows of a die on the floe: its row, counted from the front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InRow {
    face: Face,
    row: usize,
}

impl Ranked for InRow {
    fn face(&self) -> Face {
        self.face
    }

    fn is_further_than(&self, other: &InRow) -> bool {
        self.row < other.row
    }
}

impl KeptRound {
    /// Scores the round at a table with these options.
    ///
    /// # Errors
    /// If the dice and seals cannot be so.
    pub fn scored(&self, options: &DiceOptions) -> Result<Scored, Fault> {
        let table = RollingDice::start(options, self.seats)?;
        self.finished(&table)?.scored(&table)
    }

    fn finished(&self, table: &RollingDice) -> Result<Finished<'_, InRow>, Fault> {
        if let Some(&KeptDie { colour, level: true, .. }) = self.floe.first() {
            return Err(Fault::LevelWithNone { colour });
        }
        let mut row = 0;
        let mut floe = Vec::new();
        for die in &self.floe {
            row += usize::from(!die.level);
            floe.push((die.colour, InRow { face: die.face, row }, die.touched()?));
        }
        let starter = self.starter.unwrap_or_else(|| table.thrower());
        Ok(Finished { starter, seals: &self.seals, floe, blocks: &self.blocks })
    }
}

impl KeptDie {
    fn touched(&self) -> Result<Points, Misfit> {
        let touched = self.patch.unwrap_or_default();
        let is_possible = Rest::PATCHES.contains(&touched);
        is_possible.then_some(touched).ok_or(Misfit::PatchRange(Which::Scoring(self.colour), touched))
    }
}
