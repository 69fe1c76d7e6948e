//! The value of dice on the table, where the faces are known.

use rolling_bones::{Bone, BoneSet, Duty, Face, Unlaid};

use super::chance_node::HatRules;
use super::decision::{DecisionValue, GRAVE, HAT, LayerValues, ScoreValues};
use super::lanes::{Lanes, One};
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId};
use crate::rolling_bones::states::state_space::{BlockRef, Layer};

type Value = Lanes<One>;

/// A roll on the table, as the rest of the turn sees it.
#[derive(Clone, Copy)]
pub(crate) struct Rolled {
    pub(crate) block: BlockRef,
    pub(crate) shape: ShapeId,
    pub(crate) hat: bool,
    pub(crate) unlaid: Unlaid,
}

/// Knows the values of all skeletons after the roll.
pub(crate) struct Table<'a> {
    pub(crate) layer: &'a Layer,
    pub(crate) decisions: &'a LayerValues<One>,
    pub(crate) ends: &'a ScoreValues<One>,
    pub(crate) hats: HatRules,
}

impl Table<'_> {
    /// The value of the best way on.
    pub(crate) fn value(&self, rolled: &Rolled, duty: Duty) -> f64 {
        let best = match duty {
            Duty::Free | Duty::Done => self.lay_freely(rolled, rolled.unlaid.bones(), true),
            Duty::Open => self.lay_for_duty(rolled),
        };
        best.lane(0)
    }

    /// The best skeleton between the shape and what these bones let it grow to.
    fn lay_freely(&self, rolled: &Rolled, bones: BoneSet, may_lay_nothing: bool) -> Value {
        let anatomy = Anatomy::get();
        let filled = anatomy.shape(rolled.shape).filled;
        let shows = self.shows(rolled);
        let steps = anatomy.growth(rolled.shape).steps.iter().skip(usize::from(!may_lay_nothing));
        steps
            .filter(|step| bones.contains_all(anatomy.shape(step.shape).filled.without(filled)))
            .map(|step| self.decision(rolled.block, step.shape)[shows])
            .fold(Value::none(), |best, decision| best.better(decision))
    }

    fn lay_for_duty(&self, rolled: &Rolled) -> Value {
        let shape = Anatomy::get().shape(rolled.shape);
        let (grave, hat) = (rolled.unlaid.shows(Face::Grave), rolled.unlaid.shows(Face::Hat));
        let bones = rolled.unlaid.bones();
        let mut best = self.lay_freely(rolled, bones, false);
        let stuck = !grave && bones.and(shape.open).is_empty();
        let false_bone_due = stuck && !bones.is_empty() && !shape.open.is_empty();
        let averted = !false_bone_due || self.hats.avert_false_bones();
        let hat_counts = hat && averted && self.hats.would_count(shape.skull, rolled.hat);
        if hat_counts {
            best = best.better(self.decision(rolled.block, rolled.shape)[self.shows(rolled)]);
        }
        if grave {
            let burials = self.ends.burying(self.layer.block(rolled.block), shape);
            best = best.better(self.hats.bury_at_once(burials, rolled.hat, hat && shape.skull));
        }
        if stuck && !hat_counts { self.lay_false(rolled) } else { best }
    }

    /// The best false bone, or leaving if there is none to be laid (RB-7).
    fn lay_false(&self, rolled: &Rolled) -> Value {
        let open = Anatomy::get().shape(rolled.shape).open;
        let mut best = Value::none();
        for bone in rolled.unlaid.bones() {
            for place in open {
                best = best.better(self.after_false(rolled, bone, place));
            }
        }
        if best == Value::none() { self.ends.leaving() } else { best }
    }

    fn after_false(&self, rolled: &Rolled, bone: Bone, place: Bone) -> Value {
        let anatomy = Anatomy::get();
        let follower = self.layer.after_false_bone(rolled.block, bone, place);
        let Some(block) = follower else { return Value::none() };
        let shape = anatomy.shape_of(anatomy.shape(rolled.shape).filled | BoneSet::from_iter([place]));
        let mut bones = rolled.unlaid.bones();
        if rolled.unlaid.showing(Face::Bone(bone)) == 1 {
            bones = bones.without(BoneSet::from_iter([bone]));
        }
        self.lay_freely(&Rolled { block, shape, ..*rolled }, bones, true)
    }

    fn shows(&self, rolled: &Rolled) -> usize {
        let hat = rolled.hat || rolled.unlaid.shows(Face::Hat);
        usize::from(hat) * HAT + usize::from(rolled.unlaid.shows(Face::Grave)) * GRAVE
    }

    fn decision(&self, block: BlockRef, shape: ShapeId) -> DecisionValue<One> {
        self.decisions.decision(self.layer.state(block, shape) as usize)
    }
}
