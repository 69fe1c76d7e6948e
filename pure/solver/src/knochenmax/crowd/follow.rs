//! How likely a seat comes to which cards with which totals, if it plays as values say.

use super::LANES;
use super::led::Lanes;
use super::reply::Reply;
use crate::knochenmax::SheetGame;
use crate::knochenmax::game::Way;
use crate::knochenmax::rules::SIDES;
use crate::knochenmax::turn::Turn;

/// Nothing that is less likely is followed.
const NEVER: f64 = 1e-12;

/// Where a seat ends: per card at which it is no longer followed, how likely each total is.
pub(super) type Ends = Vec<(usize, Vec<f64>)>;

/// Follows the play for the first quantity from the cards and total of the reply on.
pub(super) fn follow(reply: &Reply<'_, 1>) -> Ends {
    let mut reached = vec![Vec::new(); reply.game.cards().count()];
    reached[reply.card] = vec![0.0; reply.totals.padded()];
    reply.totals.add(&mut reached[reply.card], 0, reply.total, 1.0);
    let mut walk = Walk { reply, reached, ends: Vec::new() };
    pulp::Arch::new().dispatch(
        #[inline(always)]
        || (reply.card..walk.reached.len()).for_each(|card| walk.leave(card)),
    );
    walk.ends
}

struct Walk<'a> {
    reply: &'a Reply<'a, 1>,
    reached: Vec<Vec<f64>>,
    ends: Ends,
}

impl Walk<'_> {
    #[inline(always)]
    fn leave(&mut self, card: usize) {
        let totals = std::mem::take(&mut self.reached[card]);
        if totals.is_empty() {
            return;
        }
        if self.reply.is_end(card) {
            self.ends.push((card, totals));
            return;
        }
        let ways = self.reply.game.ways(card);
        for way in &ways {
            if self.reached[way.next].is_empty() {
                self.reached[way.next] = vec![0.0; totals.len()];
            }
        }
        for first in (0..self.reply.totals.len()).step_by(LANES) {
            let here: Lanes = std::array::from_fn(|lane| totals[first + lane]);
            if here.iter().any(|&chance| chance > NEVER) {
                self.turn(&ways, first, &here);
            }
        }
    }

    #[inline(always)]
    fn turn(&mut self, ways: &[Way], first: usize, here: &Lanes) {
        let (stop, best) = self.stop(ways, first);
        let ends = ends(self.reply.game.turn(), &stop, here);
        for (throw, (ends, best)) in ends.iter().zip(&best).enumerate() {
            for lane in 0..LANES {
                let way = &ways[usize::from(best[lane])];
                if let (true, Some(points)) =
                    (ends[lane] > 0.0, self.reply.game.rows()[way.row].worth()[throw])
                {
                    let next = &mut self.reached[way.next];
                    self.reply.totals.add(next, first + lane, points.into(), ends[lane]);
                }
            }
        }
    }

    /// What ending the turn is worth by throw, and by which of the ways.
    #[inline(always)]
    fn stop(&self, ways: &[Way], first: usize) -> (Vec<Lanes>, Vec<[u8; LANES]>) {
        let throws = self.reply.game.turn().lattice().throws().len();
        let mut stop = vec![[f64::NEG_INFINITY; LANES]; throws];
        let mut best = vec![[0; LANES]; throws];
        for (number, way) in (0..).zip(ways) {
            let next = self.reply.list(way.next, 0);
            for (throw, points) in self.reply.game.rows()[way.row].worth().iter().enumerate() {
                let Some(points) = points else { continue };
                let value = self.reply.totals.after(next, first, *points);
                for lane in 0..LANES {
                    let better = value[lane] > stop[throw][lane];
                    stop[throw][lane] = if better { value[lane] } else { stop[throw][lane] };
                    best[throw][lane] = if better { number } else { best[throw][lane] };
                }
            }
        }
        (stop, best)
    }
}

/// How likely the turn ends on each throw, for positions that are `here` so likely.
#[inline(always)]
fn ends(turn: &Turn<SIDES>, stop: &[Lanes], here: &Lanes) -> Vec<Lanes> {
    let throws = turn.lattice().throws();
    let mut values = vec![[0.0; LANES]; turn.lattice().len()];
    let mut keeps = Vec::new();
    values[throws.clone()].copy_from_slice(stop);
    for _ in 1..turn.throws() {
        turn.throw(&mut values);
        values[throws.clone()].copy_from_slice(stop);
        keeps.push(choose(turn, &mut values));
    }
    let mut ended = vec![[0.0; LANES]; stop.len()];
    let mut lying = vec![[0.0; LANES]; turn.lattice().len()];
    for (throw, chance) in throws.clone().zip(turn.chances()) {
        lying[throw] = here.map(|here| here * chance);
    }
    for keeps in keeps.iter().rev() {
        let mut kept = vec![[0.0; LANES]; turn.lattice().len()];
        for throw in throws.clone() {
            for lane in 0..LANES {
                let choice = usize::from(keeps[throw][lane]);
                let place =
                    if choice == throw { &mut ended[throw - throws.start] } else { &mut kept[choice] };
                place[lane] += lying[throw][lane];
            }
        }
        throw_kept(turn, &mut kept);
        lying = kept;
    }
    ended.iter_mut().zip(&lying[throws]).for_each(|(ended, lying)| add(ended, 1.0, lying));
    ended
}

/// As [`Turn::choose`], and tells which choice was the best.
#[inline(always)]
fn choose(turn: &Turn<SIDES>, values: &mut [Lanes]) -> Vec<[u8; LANES]> {
    // The lattice has 126 entries.
    let mut best: Vec<[u8; LANES]> = (0..=u8::MAX).take(values.len()).map(|index| [index; LANES]).collect();
    for index in 1..values.len() {
        for &down in turn.lattice().downs(index) {
            let (other, choice) = (values[down], best[down]);
            for lane in 0..LANES {
                let better = other[lane] > values[index][lane];
                values[index][lane] = if better { other[lane] } else { values[index][lane] };
                best[index][lane] = if better { choice[lane] } else { best[index][lane] };
            }
        }
    }
    best
}

/// Throws the missing dice one after the other.
#[inline(always)]
fn throw_kept(turn: &Turn<SIDES>, kept: &mut [Lanes]) {
    for (index, ups) in turn.lattice().ups().iter().enumerate() {
        let chance = kept[index];
        if chance.iter().any(|&chance| chance > 0.0) {
            ups.iter().zip(turn.faces()).for_each(|(&up, face)| add(&mut kept[up], face, &chance));
        }
    }
}

#[inline(always)]
fn add(sum: &mut Lanes, scale: f64, more: &Lanes) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += scale * more);
}
