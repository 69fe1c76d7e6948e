//! The course of a round: a throw is judged, the next colour throws, the round is scored.

use bonecup_rules::Points;

use crate::colour::Colour;
use crate::dice::{Face, Rest};
use crate::losses::{How, Loss};
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
        let losses = self.losses(landing);
        let by_hand = landing.origin == Origin::Hand;
        for &(colour, rest) in &landing.scoring {
            self.dice[colour.index()] =
                if rest.on_floe() { ScoringDie::Floe(rest) } else { ScoringDie::Adrift(rest.face) };
        }
        self.phase = Phase::Judge { thrown: landing.thrown.clone(), by_hand };
        self.lose_knocked_off(&losses);
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

    /// Dice that the thrower has knocked off are lost at once. His own that was not beaten lies where it is until the
    /// others have put theirs back, unless the block behind its own is filled now (RD-15).
    fn lose_knocked_off(&mut self, losses: &[Loss]) {
        let is_at_once = |loss: &Loss| matches!(loss.how, How::Mishap | How::OtherColour);
        if losses.iter().any(is_at_once) {
            losses.iter().for_each(|loss| self.lose(loss));
        }
        if let ([Loss { how: How::Miss, .. }, _], Phase::Judge { thrown, .. }) = (losses, &mut self.phase) {
            let thrown = thrown.iter_mut().filter(|rest| rest.on_floe());
            settle(self.dice.iter_mut().filter_map(lying).chain(thrown).collect());
        }
    }

    /// Takes the die from the floe, or from among the thrown ones, to where it belongs now.
    fn lose(&mut self, loss: &Loss) {
        if let (How::AllWet, Phase::Judge { thrown, .. }) = (loss.how, &mut self.phase)
            && let Some(highest) = thrown.iter().position(|rest| rest.face == loss.face)
        {
            thrown.remove(highest);
        }
        self.dice[loss.colour.index()] = match loss.block {
            Some(number) => ScoringDie::Block { number, face: loss.face },
            None => ScoringDie::None,
        };
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
        if let Some(loss) = self.own_loss(self.scoring_die(self.thrower()), self.thrown()) {
            self.lose(&loss);
        }
        self.end_turn();
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

    /// Every colour as it stands now, in the turn order of the round.
    pub fn contenders(&self) -> Vec<Contender> {
        self.order().map(|colour| self.contender(colour, self.scoring_die(colour))).collect()
    }

    /// The colour with its scoring die there.
    pub fn contender(&self, colour: Colour, die: ScoringDie) -> Contender {
        let touched = |rest| self.options.edition.touched_points(rest);
        let patch = die.on_floe().map_or(Points(0), touched);
        Contender { colour, seal: self.seal(colour), die, patch }
    }
}

fn lying(die: &mut ScoringDie) -> Option<&mut Rest> {
    if let ScoringDie::Floe(rest) = die { Some(rest) } else { None }
}
