//! The course of a round: a throw is judged, the next colour throws, the round is scored.

use bonecup_rules::Points;

use crate::colour::Colour;
use crate::dice::{Face, Rest};
use crate::lying::{check_lying, settle};
use crate::moves::Move;
use crate::position::{Phase, RollingDice, ScoringDie};
use crate::refusal::Refusal;
use crate::score::{Contender, next_starter, score_round};
use crate::spot::Spot;
use crate::throw::{Landing, Origin};

impl RollingDice {
    /// Whether the dice that were in the air can have landed so.
    pub(crate) fn check_landing(&self, landing: &Landing) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Fly(_)) {
            return Err(Refusal::NotNow { due: self.task() });
        }
        let expected = self.dice_to_throw();
        if landing.thrown.len() != usize::from(expected) {
            return Err(Refusal::ThrownCount { given: landing.thrown.len(), expected });
        }
        self.check_all_landed(landing)?;
        landing.check_told()?;
        Ok(check_lying(landing.dice())?)
    }

    /// The landing must have each die that lay on the floe, once, and no other.
    fn check_all_landed(&self, landing: &Landing) -> Result<(), Refusal> {
        for (i, &(colour, _)) in landing.scoring.iter().enumerate() {
            if self.scoring_die(colour).on_floe().is_none() {
                return Err(Refusal::ScoringUnknown { colour });
            }
            if landing.scoring[..i].iter().any(|&(earlier, _)| earlier == colour) {
                return Err(Refusal::ScoringTwice { colour });
            }
        }
        let is_given = |colour| landing.scoring.iter().any(|&(given, _)| given == colour);
        match self.resting().find(|&(colour, _)| !is_given(colour)) {
            Some((colour, _)) => Err(Refusal::ScoringMissing { colour }),
            None => Ok(()),
        }
    }

    /// Takes in where the dice came to rest (RD-3).
    pub(crate) fn land(&mut self, landing: &Landing) {
        let by_hand = landing.origin == Origin::Hand;
        self.phase = Phase::Judge { thrown: landing.thrown.clone(), by_hand };
        for &(colour, rest) in &landing.scoring {
            self.dice[colour.index()] = self.scoring_die_at(colour, rest);
        }
        self.own_floe = by_hand && (self.own_floe || landing.tells());
        self.tell_all();
        self.judge();
    }

    /// On the owner's own floe every die tells what it touches; those of which nothing is told touch nothing.
    fn tell_all(&mut self) {
        if !self.own_floe {
            return;
        }
        if let Phase::Judge { thrown, .. } = &mut self.phase {
            thrown.iter_mut().for_each(|rest| *rest = rest.on_own_floe());
        }
        self.dice.iter_mut().filter_map(lying).for_each(|rest| *rest = rest.on_own_floe());
    }

    /// Off the floe the thrower's own die is lost to a block (a mishap); any other goes back to its owner.
    fn scoring_die_at(&self, colour: Colour, rest: Rest) -> ScoringDie {
        if rest.on_floe() {
            ScoringDie::Floe(rest)
        } else if colour == self.thrower() {
            self.first_free_block(rest.face)
        } else {
            ScoringDie::Adrift(rest.face)
        }
    }

    /// Plays a legal move. A round that ends with it is not scored yet.
    pub(crate) fn play_unscored(&mut self, action: &Move) {
        match *action {
            Move::Throw(aim) => self.phase = Phase::Fly(aim),
            Move::Choose(number) => self.choose(number),
            Move::Place { spot, patch } => self.place(spot, patch),
        }
    }

    /// The owner puts the knocked-off die back.
    fn place(&mut self, spot: Spot, patch: Option<Points>) {
        if let Some((colour, face)) = self.next_adrift() {
            self.dice[colour.index()] = ScoringDie::Floe(self.put_back(face, spot, patch));
        }
        self.own_floe |= patch.is_some();
        self.tell_all();
        self.judge();
    }

    /// How a knocked-off die lies that is put there, with what is told of it.
    pub fn put_back(&self, face: Face, spot: Spot, patch: Option<Points>) -> Rest {
        let rest = Rest { patch, ..Rest::flat(face, spot) };
        if self.own_floe { rest.on_own_floe() } else { rest }
    }

    /// The thrower's new scoring die stays, the old one leaves.
    fn choose(&mut self, number: u8) {
        let chosen = usize::from(number).checked_sub(1).and_then(|index| self.thrown().get(index));
        if let Some(&rest) = chosen {
            self.dice[self.thrower().index()] = ScoringDie::Floe(rest);
        }
        self.end_turn();
    }

    /// Ends the turn unless someone has to decide something first.
    fn judge(&mut self) {
        if self.next_adrift().is_some() || self.choices().next().is_some() {
            return;
        }
        let thrower = self.thrower().index();
        if let Some(face) = self.face_for_block() {
            self.dice[thrower] = self.first_free_block(face);
        }
        self.end_turn();
    }

    /// What goes to a block when there is nothing to choose: the highest of four dice in the water (RD-9), or the
    /// marked die that was not beaten. After a mishap the die is there already.
    fn face_for_block(&self) -> Option<Face> {
        match self.scoring_die(self.thrower()) {
            ScoringDie::None => self.thrown().iter().map(|rest| rest.face).max(),
            ScoringDie::Floe(marked) => Some(marked.face),
            ScoringDie::Adrift(_) | ScoringDie::Block { .. } => None,
        }
    }

    /// Blocks are filled from the first on and emptied together, so the free ones follow the taken ones.
    fn first_free_block(&self, face: Face) -> ScoringDie {
        let taken = self.dice.iter().filter(|die| die.on_block().is_some()).count();
        ScoringDie::Block { number: u8::try_from(taken + 1).unwrap_or(u8::MAX), face }
    }

    /// The dice that were not chosen leave (RD-11), and the next colour throws.
    fn end_turn(&mut self) {
        self.phase = Phase::Aim;
        settle(self.dice.iter_mut().filter_map(lying).collect());
        self.turns += 1;
    }

    /// Scores the round if everybody has thrown. If the goal is reached everything stays as it lies, else the next round begins.
    pub(crate) fn end_round(&mut self) {
        if !self.is_over() {
            return;
        }
        self.last_round = score_round(&self.contenders());
        for line in &self.last_round {
            self.seals[line.colour.index()] = line.to;
        }
        if self.seals.iter().all(|&seal| seal < self.goal()) {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        self.starter = next_starter(&self.contenders()).unwrap_or(self.starter);
        self.turns = 0;
        for die in self.dice.iter_mut().filter(|die| die.on_block().is_some()) {
            *die = ScoringDie::None;
        }
    }

    pub(crate) fn contenders(&self) -> Vec<Contender> {
        self.order().map(|colour| self.contender(colour, self.scoring_die(colour))).collect()
    }

    /// The colour at the end of the round, if its scoring die were there.
    pub fn contender(&self, colour: Colour, die: ScoringDie) -> Contender {
        let patch = die.on_floe().map_or(Points(0), Rest::touched_points);
        Contender { colour, seal: self.seal(colour), die, patch }
    }
}

fn lying(die: &mut ScoringDie) -> Option<&mut Rest> {
    if let ScoringDie::Floe(rest) = die { Some(rest) } else { None }
}
