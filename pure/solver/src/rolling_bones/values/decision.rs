//! What a player who has fulfilled the duty makes of a skeleton: roll again, bury or leave.

use super::lanes::{Lanes, improve_all};
use super::utility::{HIGHEST, LOWEST};
use crate::rolling_bones::states::shapes::{Anatomy, Shape, ShapeId};
use crate::rolling_bones::states::state_space::{Block, Layer};

/// The best way on from a skeleton without laying more bones, by what else the roll shows: nothing, a hat, a
/// grave, both. With a hat, it may be on the skull or not, as the player likes.
pub(crate) type DecisionValue<const L: usize> = [Lanes<L>; 4];
/// A hat is worn or shows.
pub(crate) const HAT: usize = 1;
/// A grave shows.
pub(crate) const GRAVE: usize = 2;

/// The worth of every cup with its dice, by state, without and with the hat worn; none where there is no die to roll.
pub(crate) type CupValues<const L: usize> = Vec<[Lanes<L>; 2]>;

/// The worth of ending the turn with each number of points.
pub(crate) struct ScoreValues<const L: usize>(Vec<Lanes<L>>);

impl<const L: usize> ScoreValues<L> {
    /// Asks for every score that a turn can have.
    pub(crate) fn new(worth: impl FnMut(i32) -> Lanes<L>) -> ScoreValues<L> {
        ScoreValues((LOWEST..=HIGHEST).map(worth).collect())
    }

    #[inline(always)]
    pub(crate) fn of(&self, points: i32) -> Lanes<L> {
        let index = usize::try_from(points - LOWEST).ok();
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(Lanes::NONE)
    }

    /// An unburied skeleton scores nothing.
    #[inline(always)]
    pub(crate) fn leaving(&self) -> Lanes<L> {
        self.of(0)
    }

    /// The grave for this shape on this block, without and with the hat.
    #[inline(always)]
    pub(crate) fn burying(&self, block: &Block, shape: &Shape) -> [Lanes<L>; 2] {
        [false, true].map(|hat| self.of(block.dice_state.burial(shape, hat)))
    }
}

/// The next layer and the worth of its cups, if another roll can be paid at all.
pub(crate) type Next<'a, const L: usize> = Option<(&'a Layer, &'a [[Lanes<L>; 2]])>;

/// Values every state of a layer.
#[inline(always)]
pub(crate) fn decisions<const L: usize>(
    layer: &Layer,
    next: Next<'_, L>,
    ends: &ScoreValues<L>,
) -> Vec<DecisionValue<L>> {
    let mut decisions = Vec::with_capacity(layer.states);
    for block in &layer.blocks {
        for shape in block.own.set().iter() {
            decisions.push(decision(block, shape, next, ends));
        }
    }
    decisions
}

/// Values one state.
#[inline(always)]
pub(crate) fn decision<const L: usize>(
    block: &Block,
    id: ShapeId,
    next: Next<'_, L>,
    ends: &ScoreValues<L>,
) -> DecisionValue<L> {
    let Some(ways) = WaysOn::new(block, id, next, ends) else { return [Lanes::NONE; 4] };
    let [[bare, with_hat], [bare_grave, hat_grave]] = [ways.on, ways.burials];
    let buried = bare.better(bare_grave);
    if !ways.may_wear {
        return [bare, bare, buried, buried];
    }
    [bare, bare.better(with_hat), buried, buried.better(with_hat).better(hat_grave)]
}

/// The ways on from a skeleton without laying more bones.
pub(crate) struct WaysOn<const L: usize> {
    /// To roll again without and with the hat on, or to leave.
    pub(crate) on: [Lanes<L>; 2],
    /// Whether another roll can be paid. Who cannot pay leaves.
    pub(crate) can_pay: bool,
    /// To bury, if a grave shows, without and with the hat.
    pub(crate) burials: [Lanes<L>; 2],
    /// Whether a hat can be put on if one shows.
    pub(crate) may_wear: bool,
}

impl<const L: usize> WaysOn<L> {
    /// None if the dice state does not fit the shape.
    #[inline(always)]
    pub(crate) fn new(
        block: &Block,
        id: ShapeId,
        next: Next<'_, L>,
        ends: &ScoreValues<L>,
    ) -> Option<WaysOn<L>> {
        let shape = Anatomy::get().shape(id);
        let unlaid = block.dice_state.unlaid(shape)?;
        let can_pay = unlaid.iter().sum::<u8>() > block.dice_state.price();
        let on = if can_pay { go_on(block, id, next) } else { [ends.leaving(); 2] };
        let may_wear = shape.skull && unlaid[2] > 0;
        Some(WaysOn { on, can_pay, burials: ends.burying(block, shape), may_wear })
    }
}

/// Paying for another roll without or with the hat on. Whoever could pay with the hat may not leave and must take it off
/// instead (RB-8). What cannot be paid leads to dice states that do not fit the shape.
#[inline(always)]
fn go_on<const L: usize>(block: &Block, shape: ShapeId, next: Next<'_, L>) -> [Lanes<L>; 2] {
    let mut best = [Lanes::NONE; 2];
    let Some((layer, cups)) = next else { return best };
    for follower in &block.paying {
        if let Some(cup) = cups.get(layer.state(*follower, shape) as usize) {
            improve_all(&mut best, cup);
        }
    }
    best
}
