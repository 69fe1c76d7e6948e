//! What a player who has fulfilled the duty makes of a skeleton: roll again, bury or leave.

use super::lanes::{Lanes, Width, improve_all};
use super::utility::{HIGHEST, LOWEST};
use crate::rolling_bones::states::indices::StateIndex;
use crate::rolling_bones::states::shapes::{Anatomy, Shape, ShapeId};
use crate::rolling_bones::states::state_space::{Block, Layer};

/// The best way on from a skeleton without laying more bones, by what else the roll shows: nothing, a hat, a
/// grave, both. With a hat, it may be on the skull or not, as the player likes.
pub(crate) type DecisionValue<L> = [Lanes<L>; 4];
/// A hat is worn or shows.
pub(crate) const HAT: usize = 1;
/// A grave shows.
pub(crate) const GRAVE: usize = 2;

/// The worth of every cup with its dice, by state, without and with the hat worn; none where there is no die to roll.
pub(crate) type CupValues<L> = Vec<[Lanes<L>; 2]>;

/// The worth of ending the turn with each number of points.
pub(crate) struct ScoreValues<L: Width>(Vec<Lanes<L>>);

impl<L: Width> ScoreValues<L> {
    /// Asks for every score that a turn can have.
    pub(crate) fn new(worth: impl FnMut(i32) -> Lanes<L>) -> ScoreValues<L> {
        ScoreValues((LOWEST..=HIGHEST).map(worth).collect())
    }

    #[inline(always)]
    pub(crate) fn of(&self, points: i32) -> Lanes<L> {
        let index = usize::try_from(points - LOWEST).ok();
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(Lanes::none())
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
pub(crate) type Next<'a, L> = Option<(&'a Layer, &'a [[Lanes<L>; 2]])>;

/// What the skeletons of a layer are worth, by state.
pub(crate) struct LayerValues<L: Width> {
    /// Without a grave, without and with a hat. They are read most, in no order, so they lie together.
    graveless: Vec<[Lanes<L>; 2]>,
    /// With a grave, without and with a hat.
    graves: Vec<[Lanes<L>; 2]>,
}

impl<L: Width> Default for LayerValues<L> {
    fn default() -> Self {
        LayerValues { graveless: Vec::new(), graves: Vec::new() }
    }
}

impl<L: Width> LayerValues<L> {
    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.graveless.as_slice()) + size_of_val(self.graves.as_slice())
    }

    fn with_capacity(states: usize) -> LayerValues<L> {
        LayerValues { graveless: Vec::with_capacity(states), graves: Vec::with_capacity(states) }
    }

    #[inline(always)]
    fn push(&mut self, [nothing, hat, grave, both]: DecisionValue<L>) {
        self.graveless.push([nothing, hat]);
        self.graves.push([grave, both]);
    }

    /// The best way on from the skeleton of a state.
    #[inline(always)]
    pub(crate) fn decision(&self, state: usize) -> DecisionValue<L> {
        let ([nothing, hat], [grave, both]) = (self.graveless[state], self.graves[state]);
        [nothing, hat, grave, both]
    }

    /// The same without a grave, without and with a hat; none if there is no such state.
    #[inline(always)]
    pub(crate) fn graveless(&self, state: StateIndex) -> [Lanes<L>; 2] {
        self.graveless.get(state as usize).copied().unwrap_or_else(|| [Lanes::none(); 2])
    }
}

/// Values every state of a layer.
#[inline(always)]
pub(crate) fn decisions<L: Width>(layer: &Layer, next: Next<'_, L>, ends: &ScoreValues<L>) -> LayerValues<L> {
    let mut decisions = LayerValues::with_capacity(layer.states);
    let mut on = Vec::new();
    for block in &layer.blocks {
        go_on(block, next, &mut on);
        for (shape, on) in block.own.set().iter().zip(&on) {
            decisions.push(decision(block, shape, *on, ends));
        }
    }
    decisions
}

/// Values one state.
#[inline(always)]
pub(crate) fn decision<L: Width>(
    block: &Block,
    id: ShapeId,
    on: [Lanes<L>; 2],
    ends: &ScoreValues<L>,
) -> DecisionValue<L> {
    let Some(ways) = WaysOn::new(block, id, on, ends) else { return [Lanes::none(); 4] };
    let [[bare, with_hat], [bare_grave, hat_grave]] = [ways.on, ways.burials];
    let buried = bare.better(bare_grave);
    if !ways.may_wear {
        return [bare, bare, buried, buried];
    }
    [bare, bare.better(with_hat), buried, buried.better(with_hat).better(hat_grave)]
}

/// The ways on from a skeleton without laying more bones.
pub(crate) struct WaysOn<L: Width> {
    /// To roll again without and with the hat on, or to leave.
    pub(crate) on: [Lanes<L>; 2],
    /// Whether another roll can be paid. Who cannot pay leaves.
    pub(crate) can_pay: bool,
    /// To bury, if a grave shows, without and with the hat.
    pub(crate) burials: [Lanes<L>; 2],
    /// Whether a hat can be put on if one shows.
    pub(crate) may_wear: bool,
}

impl<L: Width> WaysOn<L> {
    /// What rolling again is worth is known. None if the dice state does not fit the shape.
    #[inline(always)]
    pub(crate) fn new(
        block: &Block,
        id: ShapeId,
        on: [Lanes<L>; 2],
        ends: &ScoreValues<L>,
    ) -> Option<WaysOn<L>> {
        let shape = Anatomy::get().shape(id);
        let unlaid = block.dice_state.unlaid(shape)?;
        let can_pay = unlaid.iter().sum::<u8>() > block.dice_state.price();
        let on = if can_pay { on } else { [ends.leaving(); 2] };
        let may_wear = shape.skull && unlaid[2] > 0;
        Some(WaysOn { on, can_pay, burials: ends.burying(block, shape), may_wear })
    }
}

/// Paying for another roll without or with the hat on, for one shape of a block.
#[inline(always)]
pub(crate) fn pay<L: Width>(block: &Block, shape: ShapeId, next: Next<'_, L>) -> [Lanes<L>; 2] {
    let mut best = [Lanes::none(); 2];
    let Some((layer, cups)) = next else { return best };
    for follower in &block.paying {
        if let Some(cup) = cups.get(layer.state(*follower, shape) as usize) {
            improve_all(&mut best, cup);
        }
    }
    best
}

/// Paying for another roll without or with the hat on, for all shapes of a block. Whoever could pay with the hat may not
/// leave and must take it off instead (RB-8). What cannot be paid leads to dice states that do not fit the shape.
#[inline(always)]
fn go_on<L: Width>(block: &Block, next: Next<'_, L>, best: &mut Vec<[Lanes<L>; 2]>) {
    best.clear();
    best.resize(block.own.set().len(), [Lanes::none(); 2]);
    let Some((layer, cups)) = next else { return };
    for follower in &block.paying {
        for (shape, state) in layer.states(*follower) {
            if let Some(rank) = block.own.of(shape)
                && let Some(best) = best.get_mut(rank)
                && let Some(cup) = cups.get(state as usize)
            {
                improve_all(best, cup);
            }
        }
    }
}
