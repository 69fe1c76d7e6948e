//! The best play of one seat, if what its end is worth is known.

use super::LANES;
use super::led::Led;
use super::totals::Totals;
use crate::knochenmax::SheetGame;
use crate::knochenmax::game::Way;
use crate::knochenmax::rules::KnochenMaxGame;

/// What the cards that can follow from a card are worth by the seat's total: `C` quantities, of which it plays for the
/// first.
pub(super) struct Reply<'a, const C: usize> {
    pub(super) game: &'a KnochenMaxGame,
    pub(super) totals: Totals,
    pub(super) card: usize,
    pub(super) total: usize,
    /// With so many free boxes or fewer it ends.
    last_boxes: usize,
    /// Per card and quantity, by total.
    lists: Vec<[Vec<f64>; C]>,
}

impl<'a, const C: usize> Reply<'a, C> {
    /// Solves what follows from a card with a total. `end` says what it is worth to come to a card with so many free boxes.
    pub(super) fn solve(
        (game, totals): (&'a KnochenMaxGame, Totals),
        (card, total): (usize, usize),
        last_boxes: usize,
        end: impl Fn(usize) -> [Vec<f64>; C],
    ) -> Reply<'a, C> {
        let count = game.cards().count();
        let lists = (0..count).map(|_| std::array::from_fn(|_| Vec::new())).collect();
        let mut reply = Reply { game, totals, card, total, last_boxes, lists };
        let highest = reply.highest();
        let mut led = Led::new(game);
        pulp::Arch::new().dispatch(
            #[inline(always)]
            || {
                for later in (card..count).rev() {
                    if let Some(highest) = highest[later] {
                        reply.lists[later] = if reply.is_end(later) {
                            end(later)
                        } else {
                            reply.solve_card(later, highest, &mut led)
                        };
                    }
                }
            },
        );
        reply
    }

    /// A seat that plays for points: only the differences between its values matter.
    pub(super) fn for_points(
        (game, totals): (&'a KnochenMaxGame, Totals),
        (card, total): (usize, usize),
        last_boxes: usize,
        rest: impl Fn(usize) -> f64,
    ) -> Reply<'a, C> {
        let count = game.cards().count();
        let list = |card| -> Vec<f64> {
            (0..totals.padded()).map(|place| totals.points(place) + rest(card)).collect()
        };
        let lists = (0..count).map(|later| {
            let follows = game.cards().leads_to(card, later);
            std::array::from_fn(|_| if follows { list(later) } else { Vec::new() })
        });
        Reply { game, totals, card, total, last_boxes, lists: lists.collect() }
    }

    /// Whether the seat is not followed further than this card.
    pub(super) fn is_end(&self, card: usize) -> bool {
        let full = self.game.cards().boxes() - self.game.cards().filled_count(card);
        full <= self.last_boxes
    }

    /// A quantity of a card by total.
    #[inline(always)]
    pub(super) fn list(&self, card: usize, quantity: usize) -> &[f64] {
        &self.lists[card][quantity]
    }

    /// The highest total with which each card can be reached.
    fn highest(&self) -> Vec<Option<usize>> {
        let mut highest = vec![None; self.lists.len()];
        highest[self.card] = Some(self.total);
        for card in self.card..highest.len() {
            let Some(total) = highest[card].filter(|_| !self.is_end(card)) else { continue };
            for way in self.game.ways(card) {
                let most = self.game.rows()[way.row].worth().iter().flatten().max().copied().unwrap_or(0);
                highest[way.next] = highest[way.next].max(Some(total + usize::from(most)));
            }
        }
        highest
    }

    #[inline(always)]
    fn solve_card(&self, card: usize, highest: usize, led: &mut Led<C>) -> [Vec<f64>; C] {
        let ways = self.game.ways(card);
        let mut lists = std::array::from_fn(|_| vec![0.0; self.totals.padded()]);
        // Each box that is still to come may look one place further to interpolate.
        let above = highest / self.totals.step + 2 + self.game.cards().boxes();
        let places = self.total / self.totals.step..above.min(self.totals.len());
        for first in places.step_by(LANES) {
            led.clear(self.game);
            self.stop(&ways, first, led);
            let solved = led.solve(self.game.turn());
            for (list, solved) in lists.iter_mut().zip(&solved) {
                list[first..first + LANES].copy_from_slice(solved);
            }
        }
        lists
    }

    #[inline(always)]
    fn stop(&self, ways: &[Way], first: usize, led: &mut Led<C>) {
        let start = self.game.turn().lattice().throws().start;
        for way in ways {
            for (throw, points) in self.game.rows()[way.row].worth().iter().enumerate() {
                if let Some(points) = points {
                    let next = |quantity| self.totals.after(self.list(way.next, quantity), first, *points);
                    led.raise(start + throw, next);
                }
            }
        }
    }
}
