//! One player's turn, from the opening roll to the grave.

use bonecup_rules::Points;

use crate::{
    Bone, BoneSet, BonesOptions, DiceCount, Face, HatDuty, HatOff, Kind, Move, Refusal, Roll, Skeleton,
    Unlaid, score,
};

/// Everything that the rest of a turn depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BonesTurn {
    pub(crate) skeleton: Skeleton,
    pub(crate) dice: Dice,
    pub(crate) out: DiceCount,
    pub(crate) supplementary: u8,
    pub(crate) duty: Duty,
}

/// Where the dice are that are neither laid nor paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dice {
    /// In the cup, about to be rolled.
    InCup(DiceCount),
    /// On the table.
    Rolled(Unlaid),
}

/// Whether a die must still be laid before the turn can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// There is none after the opening roll (RB-1).
    Free,
    /// Nothing that counts was laid since the supplementary roll; a hat may have been (RB-3).
    Open,
    /// Something was.
    Done,
}

/// How a turn went on after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It goes on.
    On,
    /// It ended with these points.
    Ended(Points),
}

impl BonesTurn {
    /// All dice in the cup for the opening roll.
    pub fn new() -> BonesTurn {
        BonesTurn {
            skeleton: Skeleton::default(),
            dice: Dice::InCup(DiceCount::ALL),
            out: DiceCount::default(),
            supplementary: 0,
            duty: Duty::Free,
        }
    }

    /// The skeleton so far.
    pub fn skeleton(&self) -> &Skeleton {
        &self.skeleton
    }

    /// The dice that are neither laid nor paid.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The dice paid so far.
    pub fn out(&self) -> DiceCount {
        self.out
    }

    /// How many supplementary rolls were made, or paid and are about to be.
    pub fn supplementary(&self) -> u8 {
        self.supplementary
    }

    /// Whether a die must still be laid.
    pub fn duty(&self) -> Duty {
        self.duty
    }

    /// What the next supplementary roll costs: the k-th costs k.
    pub fn price(&self) -> u8 {
        self.supplementary + 1
    }

    /// What the next supplementary roll costs if it can be paid, so that a die is left to roll. A die that is still owed
    /// is gone by then, and a hat that is worn counts, for it can come off (RB-8).
    pub fn payable_price(&self) -> Option<u8> {
        let there = match &self.dice {
            Dice::InCup(dice) => dice.total(),
            Dice::Rolled(unlaid) => unlaid.count().total(),
        };
        let owed = u8::from(self.duty == Duty::Open);
        let left = (there + u8::from(self.skeleton.hat())).saturating_sub(owed);
        (left > self.price()).then(|| self.price())
    }

    /// Hands in the roll of the dice in the cup.
    pub fn resolve(&mut self, roll: &Roll) -> Result<(), Refusal> {
        let Dice::InCup(wanted) = self.dice else { return Err(Refusal::NoRollDue) };
        let given = DiceCount::of_faces(roll.faces().iter().copied());
        if let Some(kind) = Kind::ALL.into_iter().find(|&kind| wanted.of(kind) != given.of(kind)) {
            return Err(Refusal::WrongDice { kind, wanted: wanted.of(kind), given: given.of(kind) });
        }
        self.dice = Dice::Rolled(Unlaid::new(roll.faces().iter().copied(), 0));
        self.duty = if self.supplementary == 0 { Duty::Free } else { Duty::Open };
        Ok(())
    }

    /// Whether the move is legal.
    pub fn check(&self, action: &Move, options: &BonesOptions) -> Result<(), Refusal> {
        let unlaid = self.unlaid().ok_or(Refusal::RollDue)?;
        match *action {
            Move::Lay(bone) => self.check_lay(unlaid, bone),
            Move::LayFalse { bone, place } => self.check_lay_false(unlaid, bone, place, options),
            Move::PutOnHat => self.check_put_on_hat(unlaid),
            Move::TakeOffHat => self.check_take_off_hat(options),
            Move::Bury => unlaid.shows(Face::Grave).then_some(()).ok_or(Refusal::NoGrave),
            Move::Roll { paying } => self.check_roll(unlaid, paying, options),
            Move::Leave => self.check_leave(unlaid, options),
        }
    }

    /// Plays a legal move.
    pub fn play(&mut self, action: &Move, options: &BonesOptions) -> Result<Progress, Refusal> {
        self.check(action, options)?;
        let Dice::Rolled(unlaid) = &mut self.dice else { return Err(Refusal::RollDue) };
        match *action {
            Move::Lay(bone) => {
                unlaid.take(Face::Bone(bone));
                self.skeleton.lay(bone);
                self.fulfil_duty();
            }
            Move::LayFalse { bone, place } => {
                unlaid.take(Face::Bone(bone));
                self.skeleton.lay_false(bone, place);
                self.fulfil_duty();
            }
            Move::PutOnHat => {
                unlaid.take(Face::Hat);
                let others = *unlaid;
                self.skeleton.set_hat(true);
                if self.hat_counts(&others, options) {
                    self.fulfil_duty();
                }
            }
            Move::TakeOffHat => {
                unlaid.add_faceless();
                self.skeleton.set_hat(false);
            }
            Move::Bury => return Ok(Progress::Ended(score::burial(&self.skeleton))),
            Move::Roll { paying } => {
                let rest = unlaid.count().minus(paying).unwrap_or_default();
                self.dice = Dice::InCup(rest);
                self.out = self.out.plus(paying);
                self.supplementary += 1;
                self.duty = Duty::Open;
            }
            Move::Leave => return Ok(Progress::Ended(Points(0))),
        }
        Ok(Progress::On)
    }

    /// Appends the legal moves to the list.
    pub fn list_moves(&self, options: &BonesOptions, list: &mut Vec<Move>) {
        let Some(unlaid) = self.unlaid() else { return };
        list.extend(self.fitting(unlaid).into_iter().map(Move::Lay));
        if self.check_false_duty(unlaid, options).is_ok() {
            self.list_false_bones(unlaid, list);
        }
        let others = [Move::PutOnHat, Move::TakeOffHat, Move::Bury];
        list.extend(others.into_iter().filter(|action| self.check(action, options).is_ok()));
        if self.duty != Duty::Open {
            self.list_payments(unlaid, list);
        }
        list.extend([Move::Leave].into_iter().filter(|action| self.check(action, options).is_ok()));
    }

    fn unlaid(&self) -> Option<&Unlaid> {
        match &self.dice {
            Dice::InCup(_) => None,
            Dice::Rolled(unlaid) => Some(unlaid),
        }
    }

    fn fulfil_duty(&mut self) {
        if self.duty == Duty::Open {
            self.duty = Duty::Done;
        }
    }

    /// The bones of the roll that may be laid on their own places.
    fn fitting(&self, unlaid: &Unlaid) -> BoneSet {
        unlaid.bones().and(self.skeleton.open_places())
    }

    fn check_lay(&self, unlaid: &Unlaid, bone: Bone) -> Result<(), Refusal> {
        self.check_place(unlaid, bone, bone)
    }

    fn check_place(&self, unlaid: &Unlaid, bone: Bone, place: Bone) -> Result<(), Refusal> {
        if !unlaid.shows(Face::Bone(bone)) {
            Err(Refusal::NotInRoll(Face::Bone(bone)))
        } else if self.skeleton.filled().contains(place) {
            Err(Refusal::PlaceTaken(place))
        } else if !self.skeleton.open_places().contains(place) {
            Err(Refusal::Gap(place))
        } else {
            Ok(())
        }
    }

    fn check_lay_false(
        &self,
        unlaid: &Unlaid,
        bone: Bone,
        place: Bone,
        options: &BonesOptions,
    ) -> Result<(), Refusal> {
        if bone == place {
            return Err(Refusal::OwnPlace(bone));
        }
        self.check_false_duty(unlaid, options)?;
        self.check_place(unlaid, bone, place)
    }

    /// A false bone is laid only to fulfil a duty that nothing else fulfils (RB-3, RB-6, RB-7).
    fn check_false_duty(&self, unlaid: &Unlaid, options: &BonesOptions) -> Result<(), Refusal> {
        match self.duty {
            Duty::Free => return Err(Refusal::NoDutyYet),
            Duty::Done => return Err(Refusal::DutyDone),
            Duty::Open => {}
        }
        if unlaid.shows(Face::Grave) {
            Err(Refusal::GraveShows)
        } else if let Some(bone) = self.fitting(unlaid).into_iter().next() {
            Err(Refusal::BoneFits(bone))
        } else if self.hat_would_count(unlaid, options) {
            Err(Refusal::HatFits)
        } else {
            Ok(())
        }
    }

    /// Whether a hat of the roll could fulfil the duty: on a bare skull (RB-3), or in the place of the hat that is
    /// worn, if that may come off first (RB-5).
    fn hat_would_count(&self, unlaid: &Unlaid, options: &BonesOptions) -> bool {
        let bare = !self.skeleton.hat() || options.hat_off == HatOff::AnyTime;
        let possible = unlaid.shows(Face::Hat) && self.skeleton.has_skull() && bare;
        possible && self.hat_counts(unlaid, options)
    }

    /// Whether putting on a hat fulfils the duty (RB-3). By the printed rules it is a die, but no bone: it does not
    /// avert the false bone that is due where neither a gravestone nor a fitting bone shows.
    fn hat_counts(&self, unlaid: &Unlaid, options: &BonesOptions) -> bool {
        match options.hat_duty {
            HatDuty::Always => true,
            HatDuty::Never => false,
            HatDuty::Printed => {
                let averted = unlaid.shows(Face::Grave) || !self.fitting(unlaid).is_empty();
                averted || !self.can_lay_false(unlaid)
            }
        }
    }

    fn check_put_on_hat(&self, unlaid: &Unlaid) -> Result<(), Refusal> {
        if !unlaid.shows(Face::Hat) {
            Err(Refusal::NotInRoll(Face::Hat))
        } else if !self.skeleton.has_skull() {
            Err(Refusal::NoSkull)
        } else if self.skeleton.hat() {
            Err(Refusal::HatWorn)
        } else {
            Ok(())
        }
    }

    fn check_take_off_hat(&self, options: &BonesOptions) -> Result<(), Refusal> {
        if !self.skeleton.hat() {
            Err(Refusal::NoHatWorn)
        } else if options.hat_off == HatOff::AfterDuty && self.duty == Duty::Open {
            Err(Refusal::HatHeld)
        } else {
            Ok(())
        }
    }

    fn check_roll(&self, unlaid: &Unlaid, paying: DiceCount, options: &BonesOptions) -> Result<(), Refusal> {
        if self.duty == Duty::Open {
            let in_vain = self.skeleton.hat() && !self.hat_would_count(unlaid, options);
            return Err(if in_vain { Refusal::HatIsNoBone } else { Refusal::DutyOpen });
        }
        let there = unlaid.count();
        if let Some(kind) = Kind::ALL.into_iter().find(|&kind| paying.of(kind) > there.of(kind)) {
            return Err(Refusal::NotSoMany { kind, there: there.of(kind) });
        }
        let (price, paid) = (self.price(), paying.total());
        if there.total() <= price {
            Err(Refusal::CannotPay { price, there: there.total() })
        } else if paid != price {
            Err(Refusal::WrongPrice { price, paid })
        } else {
            Ok(())
        }
    }

    /// Leaving is for those who cannot pay (RB-8) and for those who cannot fulfil the duty (RB-7).
    fn check_leave(&self, unlaid: &Unlaid, options: &BonesOptions) -> Result<(), Refusal> {
        if self.duty != Duty::Open {
            return if self.payable_price().is_some() { Err(Refusal::MustRoll) } else { Ok(()) };
        }
        let false_bone = self.check_false_duty(unlaid, options).is_ok() && self.can_lay_false(unlaid);
        let other = unlaid.shows(Face::Grave)
            || !self.fitting(unlaid).is_empty()
            || self.hat_would_count(unlaid, options);
        if false_bone || other { Err(Refusal::DutyOpen) } else { Ok(()) }
    }

    fn can_lay_false(&self, unlaid: &Unlaid) -> bool {
        !unlaid.bones().is_empty() && !self.skeleton.open_places().is_empty()
    }

    fn list_false_bones(&self, unlaid: &Unlaid, list: &mut Vec<Move>) {
        let places = self.skeleton.open_places();
        for bone in unlaid.bones() {
            list.extend(places.into_iter().map(|place| Move::LayFalse { bone, place }));
        }
    }

    fn list_payments(&self, unlaid: &Unlaid, list: &mut Vec<Move>) {
        let (there, price) = (unlaid.count(), self.price());
        if there.total() <= price {
            return;
        }
        for left in (0..=price.min(there.left)).rev() {
            for right in (0..=(price - left).min(there.right)).rev() {
                let centre = price - left - right;
                if centre <= there.centre {
                    list.push(Move::Roll { paying: DiceCount { left, right, centre } });
                }
            }
        }
    }
}

impl Default for BonesTurn {
    fn default() -> BonesTurn {
        BonesTurn::new()
    }
}
