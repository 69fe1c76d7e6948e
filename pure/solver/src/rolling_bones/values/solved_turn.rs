//! A solved turn: the value of every position and move.

use std::sync::Arc;

use bonecup_rules::Points;
use rolling_bones::{BonesOptions, BonesTurn, Dice, Duty, Move, Progress};

use super::backward::{ValueTable, roll};
use super::chance_node::{After, HatRules};
use super::decision::{CupValues, ScoreValues};
use super::known_roll::{Rolled, Table};
use super::lanes::{Lanes, One};
use super::utility::Utility;
use crate::rolling_bones::states::dice_state::DiceState;
use crate::rolling_bones::states::indices::NO_STATE;
use crate::rolling_bones::states::shapes::Anatomy;
use crate::rolling_bones::states::state_space::{Layer, StateSpace};

/// The positions that can arise in a turn, before any of them is valued. One serves all options and utilities.
#[derive(Clone)]
pub struct TurnPlan(pub(crate) Arc<StateSpace>);

impl TurnPlan {
    /// Numbers all positions.
    pub fn new() -> TurnPlan {
        TurnPlan(Arc::new(StateSpace::new(DiceState::default())))
    }

    /// How many positions there are in which dice are about to be rolled. Mirrored ones count once.
    pub fn states(&self) -> usize {
        1 + self.0.cups()
    }

    /// The memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// Values every position.
    pub fn solve(&self, options: &BonesOptions, utility: Utility) -> SolvedTurn {
        SolvedTurn::new(Arc::clone(&self.0), options, utility)
    }

    /// How many cups have a value of their own in [`SolvedTurn::cups`].
    pub fn cups(&self) -> usize {
        places(&self.0).count()
    }

    /// A turn with these options and this utility that was solved before, from its [cups](SolvedTurn::cups): a third of the work.
    /// `None` if they are too few or too many.
    ///
    /// ```
    /// use bonecup_solver::rolling_bones::{TurnPlan, Utility};
    /// use rolling_bones::{BonesOptions, BonesTurn};
    /// let (plan, options) = (TurnPlan::new(), BonesOptions::default());
    /// let solved = plan.solve(&options, Utility::points());
    /// let again = plan.with_cups(&options, Utility::points(), &solved.cups()).unwrap();
    /// assert_eq!(again.value(&BonesTurn::new()), solved.value(&BonesTurn::new()));
    /// assert!(plan.with_cups(&options, Utility::points(), &[1.0]).is_none());
    /// ```
    pub fn with_cups(&self, options: &BonesOptions, utility: Utility, cups: &[f64]) -> Option<SolvedTurn> {
        let TurnPlan(space) = self;
        let none = |layer: &Layer| vec![[Lanes::none(); 2]; layer.cups];
        let mut values: Vec<CupValues<One>> = space.layers.iter().map(none).collect();
        let mut cups = cups.iter();
        for (depth, state, worn) in places(space) {
            values[depth][state][worn] = Lanes::all(*cups.next()?);
        }
        let ends = score_values(&utility);
        let solved = ValueTable::from_cups(space, &ends, values);
        let space = Arc::clone(space);
        cups.next().is_none().then_some(SolvedTurn { space, options: *options, utility, ends, solved })
    }
}

/// All cups after the opening roll: their layers and states, without and with the hat worn.
fn places(space: &StateSpace) -> impl Iterator<Item = (usize, usize, usize)> {
    let layers = space.layers.iter().enumerate().skip(1);
    let blocks = layers.flat_map(|(depth, layer)| layer.blocks.iter().map(move |block| (depth, block)));
    let states = blocks.filter(|(_, block)| block.in_cup).flat_map(|(depth, block)| {
        (block.first as usize..).zip(block.own.set().iter()).map(move |(state, shape)| (depth, state, shape))
    });
    states.flat_map(|(depth, state, shape)| {
        let may_wear = Anatomy::get().shape(shape).skull;
        (0..=usize::from(may_wear)).map(move |worn| (depth, state, worn))
    })
}

fn score_values(utility: &Utility) -> ScoreValues<One> {
    ScoreValues::new(|points| Lanes::all(utility.of(Points(points))))
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
    pub(crate) space: Arc<StateSpace>,
    pub(crate) options: BonesOptions,
    pub(crate) utility: Utility,
    pub(crate) ends: ScoreValues<One>,
    pub(crate) solved: ValueTable<One>,
}

impl SolvedTurn {
    fn new(space: Arc<StateSpace>, options: &BonesOptions, utility: Utility) -> SolvedTurn {
        let ends = score_values(&utility);
        let solved = ValueTable::new(&space, HatRules::of(options), &ends);
        SolvedTurn { space, options: *options, utility, ends, solved }
    }

    /// The memory it takes, in bytes, without the plan that it shares.
    pub fn bytes(&self) -> usize {
        self.solved.bytes()
    }

    /// The value of every cup after the opening roll: all that is needed to have the whole turn again.
    pub fn cups(&self) -> Vec<f64> {
        places(&self.space).map(|(depth, state, worn)| self.solved.cups[depth][state][worn].lane(0)).collect()
    }

    /// The value of a position of a turn. Any legal one will do, also one that no play leads to: then its own future
    /// is solved first, which takes longer.
    pub fn value(&self, turn: &BonesTurn) -> f64 {
        if let Some(value) = self.known_value(turn) {
            return value;
        }
        let (dice_state, _) = DiceState::of(turn);
        let own = SolvedTurn::new(Arc::new(StateSpace::new(dice_state)), &self.options, self.utility.clone());
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
                let (dice_state, shape) = DiceState::of(turn);
                let (depth, layer) = self.space.layer(dice_state.rolls)?;
                let block = layer.find(dice_state)?;
                let in_plan = layer.state(block, shape) != NO_STATE;
                if !in_plan || turn.duty() == Duty::Open && !layer.block(block).in_cup {
                    return None;
                }
                let (hats, decisions) = (HatRules::of(&self.options), &self.solved.decisions[depth]);
                let table = Table { layer, decisions, ends: &self.ends, hats };
                let rolled = Rolled { block, shape, hat: turn.skeleton().hat(), unlaid: *unlaid };
                Some(table.value(&rolled, turn.duty()))
            }
        }
    }

    fn cup(&self, turn: &BonesTurn) -> Option<f64> {
        let (dice_state, shape) = DiceState::of(turn);
        let (depth, layer) = self.space.layer(dice_state.rolls)?;
        let at = layer.find(dice_state)?;
        let (block, worn) = (layer.block(at), usize::from(turn.skeleton().hat()));
        if !block.in_cup {
            return None;
        }
        if depth > 0 {
            return Some(self.solved.cups[depth].get(layer.state(at, shape) as usize)?[worn].lane(0));
        }
        let shape = if at.is_mirrored() { Anatomy::get().shape(shape).mirror } else { shape };
        let after = if dice_state.rolls == 0 { After::Opening } else { After::Supplementary };
        let hats = HatRules::of(&self.options);
        let cup = (block, shape, after);
        Some(roll(layer, &self.solved.decisions[0], &self.ends, hats, cup)[worn].lane(0))
    }
}
