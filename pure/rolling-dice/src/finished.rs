//! Rounds in which everyone has thrown, before they are scored, as people write them: measured, as a position, or
//! [kept](crate::KeptRound), as a list.

use bonecup_rules::Points;

use crate::arena::BLOCKS;
use crate::by_colour::ByColour;
use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::fault::Fault;
use crate::kept::KeptRound;
use crate::lying::{Which, check_lying};
use crate::options::DiceOptions;
use crate::position::{RollingDice, ScoringDie};
use crate::score::{Contender, Ranked};
use crate::scored::Scored;
use crate::setup::{OnBlock, Setup};

/// A finished round, however it was written.
pub(crate) struct Finished<'a, D> {
    pub(crate) starter: Colour,
    pub(crate) seals: &'a ByColour<Points>,
    /// The dice on the floe, and what they touch.
    pub(crate) floe: Vec<(Colour, D, Points)>,
    pub(crate) blocks: &'a [OnBlock],
}

/// Scores a round that is written in one of the two forms, at a table with these options.
///
/// # Errors
/// If it is written in none or in both, or cannot be.
pub fn score_written(
    options: &DiceOptions,
    position: Option<&Setup>,
    round: Option<&KeptRound>,
) -> Result<Scored, Fault> {
    match (position, round) {
        (Some(position), None) => position.scored(options),
        (None, Some(round)) => round.scored(options),
        (None, None) | (Some(_), Some(_)) => Err(Fault::EitherForm),
    }
}

impl Setup {
    /// Scores a round that is finished, at a table with these options.
    ///
    /// # Errors
    /// If the round goes on, or the dice and seals cannot be so.
    pub fn scored(&self, options: &DiceOptions) -> Result<Scored, Fault> {
        let table = self.table(options)?;
        if !self.is_finished(table.colours().len()) {
            return Err(Fault::NotFinished);
        }
        let lying: Vec<_> =
            self.floe.colours().filter_map(|colour| Some((colour, self.on_floe(colour)?))).collect();
        let floe = lying
            .iter()
            .map(|&(colour, rest)| (colour, rest, options.edition.touched_points(&rest)))
            .collect();
        let round = Finished {
            starter: self.starter.unwrap_or(table.starter),
            seals: &self.seals,
            floe,
            blocks: &self.blocks,
        };
        let scored = round.scored(&table)?;
        if let Some(&(colour, _)) = lying.iter().find(|(_, rest)| !rest.on_floe()) {
            return Err(Fault::OffFloe { colour });
        }
        check_lying(lying.into_iter().map(|(colour, rest)| (Which::Scoring(colour), rest)))?;
        Ok(scored)
    }

    fn is_finished(&self, colours: usize) -> bool {
        let have_thrown = [0, colours].contains(&usize::from(self.turns));
        have_thrown && self.aim.is_none() && self.thrown.is_empty() && self.adrift.is_empty()
    }
}

impl<D: Ranked + Copy> Finished<'_, D> {
    pub(crate) fn scored(&self, table: &RollingDice) -> Result<Scored, Fault> {
        self.check_lengths()?;
        self.check_named(&table.colours)?;
        self.check_seals(table.goal())?;
        let order = table.colours.clockwise_from(self.starter);
        let contenders = order.map(|colour| self.contender(colour)).collect::<Result<Vec<_>, _>>()?;
        Ok(Scored::of(&contenders, table))
    }

    fn check_lengths(&self) -> Result<(), Fault> {
        let lists =
            [("blocks", self.blocks.len(), BLOCKS.len()), ("floe", self.floe.len(), Colour::ALL.len())];
        match lists.into_iter().find(|(_, given, most)| given > most) {
            Some((list, given, most)) => Err(Fault::TooMany { list, given, most }),
            None => Ok(()),
        }
    }

    fn check_named(&self, in_play: &ColourList) -> Result<(), Fault> {
        let floe = self.floe.iter().map(|&(colour, ..)| colour);
        let named = [self.starter].into_iter().chain(self.seals.colours()).chain(floe);
        let mut named = named.chain(self.blocks.iter().map(|die| die.colour));
        match named.find(|colour| !in_play.contains(colour)) {
            Some(colour) => Err(Fault::NotInPlay { colour, playing: *in_play }),
            None => Ok(()),
        }
    }

    /// Before a round is scored no seal is at the goal, and none shares a field but the start (RD-7).
    fn check_seals(&self, goal: Points) -> Result<(), Fault> {
        let seals: Vec<(Colour, Points)> =
            self.seals.colours().filter_map(|colour| Some((colour, *self.seals.get(colour)?))).collect();
        for (i, &(colour, field)) in seals.iter().enumerate() {
            if !(Points(0)..goal).contains(&field) {
                return Err(Fault::Seal { colour, field });
            }
            if field != Points(0) && seals[..i].iter().any(|(_, other)| *other == field) {
                return Err(Fault::SharedField { field });
            }
        }
        Ok(())
    }

    /// The colour with its one die.
    fn contender(&self, colour: Colour) -> Result<Contender<D>, Fault> {
        let floe = self.floe.iter().filter(|(own, ..)| *own == colour);
        let floe = floe.map(|&(_, die, patch)| (ScoringDie::Floe(die), patch));
        let blocks = (1..).zip(self.blocks).filter(|(_, die)| die.colour == colour);
        let blocks = blocks.map(|(number, die)| (ScoringDie::Block { number, face: die.face }, Points(0)));
        let mut dice = floe.chain(blocks);
        let (die, patch) = dice.next().ok_or(Fault::NoDie { colour })?;
        if dice.next().is_some() {
            return Err(Fault::TwoDice { colour });
        }
        Ok(Contender { colour, seal: self.seals.get(colour).copied().unwrap_or_default(), die, patch })
    }
}
