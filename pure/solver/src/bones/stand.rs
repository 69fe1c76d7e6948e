//! What a player who has fulfilled the duty makes of a skeleton: roll again, bury or leave.

use super::plan::{Level, Page};
use super::shapes::{Anatomy, PerKind, Shape, ShapeId};
use super::utility::{HIGHEST, LOWEST};
use super::worth::Worth;

/// The best way on from a skeleton without laying more bones, by what else the roll shows: nothing, a grave, a
/// hat, both. With a hat, it may be on the skull or not, as the player likes.
pub(super) type Stand<E> = [E; 4];
/// A grave shows.
pub(super) const GRAVE: usize = 1;
/// A hat is worn or shows.
pub(super) const HAT: usize = 2;

/// The worth of every cup with its dice, by spot, without and with the hat worn.
pub(super) type Cups<E> = Vec<[E; 2]>;

/// The worth of ending the turn with each number of points.
pub(super) struct Ends<E>(Vec<E>);

impl<E: Worth> Ends<E> {
    /// Asks for every score that a turn can have.
    pub(super) fn new(worth: impl FnMut(i32) -> E) -> Ends<E> {
        Ends((LOWEST..=HIGHEST).map(worth).collect())
    }

    pub(super) fn of(&self, points: i32) -> E {
        let index = usize::try_from(points - LOWEST).ok();
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(E::NONE)
    }

    /// An unburied skeleton scores nothing.
    pub(super) fn leaving(&self) -> E {
        self.of(0)
    }

    /// The grave for this shape on this page, without and with the hat.
    pub(super) fn burying(&self, page: &Page, shape: &Shape) -> [E; 2] {
        [false, true].map(|hat| self.of(page.ledger.burial(shape, hat)))
    }
}

/// The next level and the worth of its cups, if another roll can be paid at all.
pub(super) type Next<'a, E> = Option<(&'a Level, &'a [[E; 2]])>;

/// Values every spot of a level.
#[inline(always)]
pub(super) fn stands<E: Worth>(level: &Level, next: Next<'_, E>, ends: &Ends<E>) -> Vec<Stand<E>> {
    let mut stands = Vec::with_capacity(level.spots);
    for page in &level.pages {
        for shape in page.own.iter() {
            stands.push(stand(page, shape, next, ends));
        }
    }
    stands
}

/// Values one spot.
#[inline(always)]
pub(super) fn stand<E: Worth>(page: &Page, id: ShapeId, next: Next<'_, E>, ends: &Ends<E>) -> Stand<E> {
    let shape = Anatomy::get().shape(id);
    let Some(unlaid) = page.ledger.unlaid(shape) else { return [E::NONE; 4] };
    let [bare_grave, hat_grave] = ends.burying(page, shape);
    let [bare, with_hat] = go_on(page, id, unlaid, next, ends);
    let buried = bare.better(bare_grave);
    if !shape.skull || unlaid[2] == 0 {
        return [bare, buried, bare, buried];
    }
    [bare, buried, bare.better(with_hat), buried.better(with_hat).better(hat_grave)]
}

/// Paying for another roll without or with the hat on, or leaving if that is not possible. Whoever could pay with the
/// hat may not leave and must take it off instead (RB-8).
#[inline(always)]
fn go_on<E: Worth>(
    page: &Page,
    shape: ShapeId,
    unlaid: PerKind,
    next: Next<'_, E>,
    ends: &Ends<E>,
) -> [E; 2] {
    let (total, price) = (unlaid.iter().sum::<u8>(), page.ledger.price());
    if total <= price {
        return [ends.leaving(); 2];
    }
    let Some((level, cups)) = next else { return [E::NONE; 2] };
    let mut best = [E::NONE; 2];
    for (paid, follower) in &page.paying {
        if paid.iter().zip(unlaid).all(|(&paid, unlaid)| paid <= unlaid) {
            let spot = level.spot(*follower, shape);
            let Some([bare, hat]) = cups.get(spot as usize) else { continue };
            best[0].improve(bare);
            if paid[2] < unlaid[2] && total > price + 1 {
                best[1].improve(hat);
            }
        }
    }
    best
}
