//! Whether a position can be: what a game that began at the start can never lead to.

use bonecup_rules::Points;

use crate::arena::BLOCKS;
use crate::colour::Colour;
use crate::dice::Rest;
use crate::fault::Fault;
use crate::lying::{Which, check_lying};
use crate::position::{DICE, Phase, RollingDice, ScoringDie};
use crate::score::{Gain, Line};

/// The most that a die shows.
const SIX: Points = Points(6);

impl RollingDice {
    pub(crate) fn check_possible(&self) -> Result<(), Fault> {
        self.check_seals()?;
        self.check_round()?;
        self.check_phase()?;
        self.check_scoring_dice()?;
        check_lying(self.dice_lying())?;
        self.check_last_round()
    }

    fn check_seals(&self) -> Result<(), Fault> {
        let furthest = self.goal() + self.six_each() + *Rest::PATCHES.end() + self.furthest_push();
        let mut before = Vec::new();
        for &colour in self.colours() {
            let field = self.seal(colour);
            if field < Points(0) || field >= furthest {
                return Err(Fault::Seal { colour, field });
            }
            if field != Points(0) && before.contains(&field) {
                return Err(Fault::SharedField { field });
            }
            before.push(field);
        }
        Ok(())
    }

    /// The game ends with a complete round, and only at the goal.
    fn check_round(&self) -> Result<(), Fault> {
        let goal = self.goal();
        match (self.seals.iter().any(|&seal| seal >= goal), self.is_over()) {
            (true, false) => Err(Fault::RoundNotOver { goal }),
            (false, true) => Err(Fault::RoundOver { goal }),
            (true, true) | (false, false) => Ok(()),
        }
    }

    fn check_phase(&self) -> Result<(), Fault> {
        match (&self.phase, self.next_adrift()) {
            (Phase::Fly(_) | Phase::Judge { .. }, _) if self.is_over() => Err(Fault::Phase),
            (Phase::Aim | Phase::Fly(_), Some((colour, _))) => Err(Fault::Adrift { colour }),
            (Phase::Aim | Phase::Fly(_), None) => Ok(()),
            (Phase::Judge { thrown, .. }, _) => self.check_judged(thrown.len()),
        }
    }

    fn check_judged(&self, given: usize) -> Result<(), Fault> {
        let colour = self.thrower();
        let is_adrift = |own: &Colour| matches!(self.scoring_die(*own), ScoringDie::Adrift(_));
        if let Some(colour) = self.order().filter(|own| self.is_other_of_thrower(*own)).find(is_adrift) {
            return Err(Fault::Adrift { colour });
        }
        let expected = match self.scoring_die(colour) {
            ScoringDie::Adrift(_) => return Err(Fault::Adrift { colour }),
            ScoringDie::Floe(_) | ScoringDie::Block { .. } => DICE - 1,
            ScoringDie::None => DICE,
        };
        if given != usize::from(expected) {
            return Err(Fault::ThrownCount { given, expected });
        }
        let is_decided = self.next_adrift().is_none() && self.choices().next().is_none();
        if is_decided { Err(Fault::NothingToDecide) } else { Ok(()) }
    }

    /// Who has thrown has a scoring die.
    fn check_scoring_dice(&self) -> Result<(), Fault> {
        for colour in self.order() {
            match self.scoring_die(colour) {
                ScoringDie::None if self.has_thrown(colour) => return Err(Fault::NoDie { colour }),
                ScoringDie::Floe(rest) if !rest.on_floe() => return Err(Fault::OffFloe { colour }),
                ScoringDie::None | ScoringDie::Floe(_) | ScoringDie::Adrift(_) | ScoringDie::Block { .. } => {
                }
            }
        }
        self.check_blocks()
    }

    /// The blocks are filled in the order in which dice were lost this round. Each is taken as lost as early as it can
    /// be after the one before it.
    fn check_blocks(&self) -> Result<(), Fault> {
        let mut last = None;
        for (colour, _) in self.blocks() {
            let lost = self.losing_throws(colour).find(|throw| last.is_none_or(|last| *throw > last));
            last = Some(lost.ok_or(Fault::Block { colour })?);
        }
        Ok(())
    }

    /// The throws of this round that can have cost the colour its die, earliest first: its own, and with two players a
    /// later one of its player's other colour, whose own die is lost before it (RD-15). While a throw is judged its loss
    /// may already be on a block.
    fn losing_throws(&self, colour: Colour) -> impl Iterator<Item = (usize, bool)> {
        let have_landed = usize::from(self.turns) + usize::from(matches!(self.phase, Phase::Judge { .. }));
        let throws = self.order().enumerate().take(have_landed);
        let from_own = throws.skip_while(move |(_, thrower)| *thrower != colour);
        let costly = from_own.filter(move |(_, thrower)| self.seat_of(*thrower) == self.seat_of(colour));
        costly.map(move |(turn, thrower)| (turn, thrower != colour))
    }

    fn check_last_round(&self) -> Result<(), Fault> {
        let lines = &self.last_round;
        if lines.is_empty() {
            return Ok(());
        }
        let is_scored = |colour: &Colour| lines.iter().any(|line| line.colour == *colour);
        if lines.len() != self.colours().len() || !self.colours().iter().all(is_scored) {
            return Err(Fault::LastRound);
        }
        match lines.iter().find(|line| !self.adds_up(line)) {
            Some(line) => Err(Fault::Line { colour: line.colour }),
            None => Ok(()),
        }
    }

    /// Seals move only when a round is scored, so the line ends where the seal is now. On the way a seal that
    /// moves may have been pushed on past others.
    fn adds_up(&self, line: &Line) -> bool {
        let starts_and_ends =
            (Points(0)..self.goal()).contains(&line.from) && line.to == self.seal(line.colour);
        if !starts_and_ends || line.gain.is_some_and(|gain| !self.can_earn(&gain)) {
            return false;
        }
        let is_block = |number: u8| (1..=BLOCKS.len()).contains(&usize::from(number));
        if line.block.is_some_and(|block| line.gain.is_some() || !is_block(block.number)) {
            return false;
        }
        let earned = line.gain.map_or(Points(0), |gain| gain.earned());
        let furthest_push = if earned == Points(0) { Points(0) } else { self.furthest_push() };
        let pushed = line.to - line.from - earned;
        (Points(0)..=furthest_push).contains(&pushed)
    }

    fn can_earn(&self, gain: &Gain) -> bool {
        let of_others = Points(0)..=self.six_each();
        (Points(1)..=SIX).contains(&gain.own)
            && of_others.contains(&gain.behind)
            && of_others.contains(&gain.blocks)
            && Rest::PATCHES.contains(&gain.patch)
    }

    /// What all scoring dice show at most.
    fn six_each(&self) -> Points {
        self.colours().iter().map(|_| SIX).sum()
    }

    /// Past every other seal.
    fn furthest_push(&self) -> Points {
        self.colours().iter().skip(1).map(|_| Points(1)).sum()
    }

    /// Every die that lies in the arena.
    fn dice_lying(&self) -> impl Iterator<Item = (Which, Rest)> {
        let thrown = (1..).zip(self.thrown()).map(|(number, &rest)| (Which::Thrown(number), rest));
        let scoring = self.resting().map(|(colour, rest)| (Which::Scoring(colour), rest));
        thrown.chain(scoring)
    }
}
