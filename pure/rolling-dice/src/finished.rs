//! Finished rounds as people write them who play with the printed game: positions in which everyone has thrown, before
//! they are scored.

use bonecup_rules::Points;

use crate::arena::BLOCKS;
use crate::colour::Colour;
use crate::dice::Rest;
use crate::colour_list::ColourList;
use crate::fault::Fault;
use crate::lying::{Which, check_lying};
use crate::options::DiceOptions;
use crate::position::{RollingDice, ScoringDie};
use crate::score::Contender;
use crate::scored::Scored;
use crate::setup::Setup;

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
        Ok(Scored::of(&self.contenders(&table)?, table.goal()))
    }

    fn is_finished(&self, colours: usize) -> bool {
        let have_thrown = [0, colours].contains(&usize::from(self.turns));
        have_thrown && self.aim.is_none() && self.thrown.is_empty() && self.adrift.is_empty()
    }

    /// Every colour with its die, in the turn order of the round.
    fn contenders(&self, table: &RollingDice) -> Result<Vec<Contender>, Fault> {
        self.check_named(&table.colours)?;
        self.check_seals(table.goal())?;
        let order = table.colours.clockwise_from(self.starter.unwrap_or(table.starter));
        let contenders = order.map(|colour| self.contender(colour)).collect::<Result<Vec<_>, _>>()?;
        let lying =
            contenders.iter().filter_map(|own| Some((Which::Scoring(own.colour), *own.die.on_floe()?)));
        check_lying(lying)?;
        Ok(contenders)
    }

    fn check_named(&self, in_play: &ColourList) -> Result<(), Fault> {
        let (given, most) = (self.blocks.len(), BLOCKS.len());
        if given > most {
            return Err(Fault::TooMany { list: "blocks", given, most });
        }
        let named = self.starter.into_iter().chain(self.seals.colours()).chain(self.floe.colours());
        let mut named = named.chain(self.blocks.iter().map(|die| die.colour));
        match named.find(|colour| !in_play.contains(colour)) {
            Some(colour) => Err(Fault::NotInPlay { colour, playing: *in_play }),
            None => Ok(()),
        }
    }

    /// Before a round is scored no seal is at the goal, and none shares a field but the start.
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

    fn contender(&self, colour: Colour) -> Result<Contender, Fault> {
        let floe = self.floe.get(colour).map(|&rest| ScoringDie::Floe(rest));
        let blocks = (1..).zip(&self.blocks).filter(|(_, die)| die.colour == colour);
        let blocks = blocks.map(|(number, die)| ScoringDie::Block { number, face: die.face });
        let mut dice = floe.into_iter().chain(blocks);
        let die = dice.next().ok_or(Fault::NoDie { colour })?;
        if dice.next().is_some() {
            return Err(Fault::TwoDice { colour });
        }
        if die.on_floe().is_some_and(|rest| !rest.on_floe()) {
            return Err(Fault::OffFloe { colour });
        }
        let touched = die.on_floe().and_then(Rest::touched_patch);
        let patch = touched.map_or(Points(0), |patch| patch.points);
        Ok(Contender { colour, seal: self.seals.get(colour).copied().unwrap_or_default(), die, patch })
    }
}
