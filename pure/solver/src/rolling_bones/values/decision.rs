//! What a player who has fulfilled the duty makes of a skeleton: roll again, bury or leave.

use super::lanes::{Lanes, improve_all};
use super::utility::{HIGHEST, LOWEST};
use crate::rolling_bones::states::shapes::{Anatomy, Shape, ShapeId};
use crate::rolling_bones::states::state_space::{Level, Page};

/// The best way on from a skeleton without laying more bones, by what else the roll shows: nothing, a hat, a
/// grave, both. With a hat, it may be on the skull or not, as the player likes.
pub(crate) type Stand<const L: usize> = [Lanes<L>; 4];
/// A hat is worn or shows.
pub(crate) const HAT: usize = 1;
/// A grave shows.
pub(crate) const GRAVE: usize = 2;

/// The worth of every cup with its dice, by spot, without and with the hat worn; none where there is no die to roll.
pub(crate) type Cups<const L: usize> = Vec<[Lanes<L>; 2]>;

/// The worth of ending the turn with each number of points.
pub(crate) struct Ends<const L: usize>(Vec<Lanes<L>>);

impl<const L: usize> Ends<L> {
    /// Asks for every score that a turn can have.
    pub(crate) fn new(worth: impl FnMut(i32) -> Lanes<L>) -> Ends<L> {
        Ends((LOWEST..=HIGHEST).map(worth).collect())
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

    /// The grave for this shape on this page, without and with the hat.
    #[inline(always)]
    pub(crate) fn burying(&self, page: &Page, shape: &Shape) -> [Lanes<L>; 2] {
        [false, true].map(|hat| self.of(page.ledger.burial(shape, hat)))
    }
}

/// The next level and the worth of its cups, if another roll can be paid at all.
pub(crate) type Next<'a, const L: usize> = Option<(&'a Level, &'a [[Lanes<L>; 2]])>;

/// Values every spot of a level.
#[inline(always)]
pub(crate) fn stands<const L: usize>(level: &Level, next: Next<'_, L>, ends: &Ends<L>) -> Vec<Stand<L>> {
    let mut stands = Vec::with_capacity(level.spots);
    for page in &level.pages {
        for shape in page.own.set().iter() {
            stands.push(stand(page, shape, next, ends));
        }
    }
    stands
}

/// Values one spot.
#[inline(always)]
pub(crate) fn stand<const L: usize>(page: &Page, id: ShapeId, next: Next<'_, L>, ends: &Ends<L>) -> Stand<L> {
    let Some(ways) = WaysOn::new(page, id, next, ends) else { return [Lanes::NONE; 4] };
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
    /// None if the books do not fit the shape.
    #[inline(always)]
    pub(crate) fn new(page: &Page, id: ShapeId, next: Next<'_, L>, ends: &Ends<L>) -> Option<WaysOn<L>> {
        let shape = Anatomy::get().shape(id);
        let unlaid = page.ledger.unlaid(shape)?;
        let can_pay = unlaid.iter().sum::<u8>() > page.ledger.price();
        let on = if can_pay { go_on(page, id, next) } else { [ends.leaving(); 2] };
        let may_wear = shape.skull && unlaid[2] > 0;
        Some(WaysOn { on, can_pay, burials: ends.burying(page, shape), may_wear })
    }
}

/// Paying for another roll without or with the hat on. Whoever could pay with the hat may not leave and must take it off
/// instead (RB-8). What cannot be paid leads to books that do not fit the shape.
#[inline(always)]
fn go_on<const L: usize>(page: &Page, shape: ShapeId, next: Next<'_, L>) -> [Lanes<L>; 2] {
    let mut best = [Lanes::NONE; 2];
    let Some((level, cups)) = next else { return best };
    for follower in &page.paying {
        if let Some(cup) = cups.get(level.spot(*follower, shape) as usize) {
            improve_all(&mut best, cup);
        }
    }
    best
}
