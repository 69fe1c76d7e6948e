//! A solved turn: the value of every position and move.

use std::sync::Arc;

use bonecup_rules::Points;
use rolling_bones::{BonesOptions, BonesTurn, Dice, Duty, Move, Progress};

use super::backward::{Solved, Valued, roll};
use super::chance_node::{After, HatRules, Roller};
use super::decision::Ends;
use super::known_roll::{Rolled, Table};
use super::lanes::Lanes;
use super::utility::Utility;
use crate::rolling_bones::states::dice_state::Ledger;
use crate::rolling_bones::states::indices::NO_SPOT;
use crate::rolling_bones::states::shapes::Anatomy;
use crate::rolling_bones::states::state_space::Plan;

/// The positions that can arise in a turn, before any of them is valued. One serves all options and utilities.
#[derive(Clone)]
pub struct TurnPlan(pub(crate) Arc<Plan>);

impl TurnPlan {
    /// Numbers all positions.
    pub fn new() -> TurnPlan {
        TurnPlan(Arc::new(Plan::new(Ledger::default())))
    }

    /// How many positions there are in which dice are about to be rolled. Mirrored ones count once.
    pub fn states(&self) -> usize {
        1 + self.0.cups()
    }

    /// Values every position.
    pub fn solve(&self, options: &BonesOptions, utility: Utility) -> SolvedTurn {
        SolvedTurn::new(Arc::clone(&self.0), options, utility)
    }
}

impl Default for TurnPlan {
    fn default() -> TurnPlan {
        TurnPlan::new()
    }
}

/// A turn whose positions all have a value: what the best play is worth on average.
///
/// ```
/// use bonecup_solver::rolling_bones::{TurnPlan, Utility};
/// use rolling_bones::{BonesOptions, BonesTurn};
/// let solved = TurnPlan::new().solve(&BonesOptions::default(), Utility::points());
/// assert!((solved.value(&BonesTurn::new()) - 12.62).abs() < 0.01);
/// ```
pub struct SolvedTurn {
    pub(crate) plan: Arc<Plan>,
    pub(crate) options: BonesOptions,
    pub(crate) utility: Utility,
    pub(crate) ends: Ends<1>,
    pub(crate) solved: Solved<1>,
}

impl SolvedTurn {
    fn new(plan: Arc<Plan>, options: &BonesOptions, utility: Utility) -> SolvedTurn {
        let ends = Ends::new(|points| Lanes([utility.of(Points(points))]));
        let solved = Solved::new(&plan, HatRules::of(options), &ends);
        SolvedTurn { plan, options: *options, utility, ends, solved }
    }

    /// The value of a position of a turn. Any legal one will do, also one that no play leads to: then its own future
    /// is solved first, which takes longer.
    pub fn value(&self, turn: &BonesTurn) -> f64 {
        if let Some(value) = self.known_value(turn) {
            return value;
        }
        let (ledger, _) = Ledger::of(turn);
        let own = SolvedTurn::new(Arc::new(Plan::new(ledger)), &self.options, self.utility.clone());
        own.known_value(turn).unwrap_or(f64::NAN)
    }

    /// The value of each legal move.
    pub fn moves(&self, turn: &BonesTurn) -> Vec<(Move, f64)> {
        let mut moves = Vec::new();
        turn.list_moves(&self.options, &mut moves);
        moves.into_iter().filter_map(|action| Some((action, self.value_of_move(turn, &action)?))).collect()
    }

    fn value_of_move(&self, turn: &BonesTurn, action: &Move) -> Option<f64> {
        let mut next = *turn;
        match next.play(action, &self.options).ok()? {
            Progress::On => Some(self.value(&next)),
            Progress::Ended(points) => Some(self.utility.of(points)),
        }
    }

    fn known_value(&self, turn: &BonesTurn) -> Option<f64> {
        match turn.dice() {
            Dice::InCup(_) => self.cup(turn),
            Dice::Rolled(unlaid) => {
                let (ledger, shape) = Ledger::of(turn);
                let (depth, level) = self.plan.level(ledger.rolls)?;
                let page = level.find(ledger)?;
                let in_plan = level.spot(page, shape) != NO_SPOT;
                if !in_plan || turn.duty() == Duty::Open && !level.page(page).in_cup {
                    return None;
                }
                let (hats, stands) = (HatRules::of(&self.options), &self.solved.stands[depth]);
                let table = Table { level, stands, ends: &self.ends, hats };
                let rolled = Rolled { page, shape, hat: turn.skeleton().hat(), unlaid: *unlaid };
                Some(table.value(&rolled, turn.duty()))
            }
        }
    }

    fn cup(&self, turn: &BonesTurn) -> Option<f64> {
        let (ledger, shape) = Ledger::of(turn);
        let (depth, level) = self.plan.level(ledger.rolls)?;
        let at = level.find(ledger)?;
        let (page, worn) = (level.page(at), usize::from(turn.skeleton().hat()));
        if !page.in_cup {
            return None;
        }
        if depth > 0 {
            return Some(self.solved.cups[depth].get(level.spot(at, shape) as usize)?[worn].0[0]);
        }
        let shape = if at.is_mirrored() { Anatomy::get().shape(shape).mirror } else { shape };
        let after = if ledger.rolls == 0 { After::Opening } else { After::Supplementary };
        let hats = HatRules::of(&self.options);
        let mut roller = Roller::new(level, Valued::new(&self.solved.stands[0]), &self.ends, hats);
        Some(roll(&mut roller, page, shape, after)[worn].0[0])
    }
}
