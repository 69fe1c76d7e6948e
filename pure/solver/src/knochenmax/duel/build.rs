//! Solving a duel, layer by layer from the end.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::prelude::*;

use super::hands::{Fill, Hands};
use super::plan::{DuelPlan, Layer};
use super::span::{Span, look_up};
use crate::knochenmax::game::{Row, SheetGame};
use crate::knochenmax::rules::{KnochenMaxGame, SIDES};
use crate::knochenmax::turn::{Turn, raise};

/// Leads that are solved side by side: with them the values of a turn fit the cache nearest to the core.
const LANES: usize = 16;

/// How far the solving of a duel has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Values that are solved.
    pub done: usize,
    /// Values in all.
    pub all: usize,
}

/// Who is told now and then, from any thread, how far the solving has come, and may break it off.
pub(super) type Watch<'a> = &'a (dyn Fn(Progress) -> ControlFlow<()> + Sync);

/// Solves the plan, from the end or from the layer whose values are given, and keeps the values of the first `kept`
/// layers. Of the others no more than two are in memory at a time.
pub(super) fn build(
    game: &KnochenMaxGame,
    plan: &DuelPlan,
    kept: usize,
    given: Option<(usize, Vec<f64>)>,
    watch: Watch<'_>,
) -> Option<Vec<Vec<f64>>> {
    let mut values: Vec<Vec<f64>> = vec![Vec::new(); plan.layers.len()];
    let end = plan.layers.len() - 1;
    let (last, known) = given.unwrap_or_else(|| (end, vec![0.5; plan.layers[end].len()]));
    values[last] = known;
    let all = plan.layers[..last].iter().map(Layer::len).sum();
    let done = AtomicUsize::new(0);
    let tell = |part| watch(Progress { done: done.fetch_add(part, Ordering::Relaxed) + part, all });
    for number in (0..last).rev() {
        let later = (&plan.layers[number + 1], &values[number + 1][..]);
        let solved = Solver { game, hands: &plan.hands, later }.layer(&plan.layers[number], &tell)?;
        values[number] = solved;
        if number + 1 >= kept {
            values[number + 1] = Vec::new();
        }
    }
    values.truncate(kept);
    Some(values)
}

struct Solver<'a> {
    game: &'a KnochenMaxGame,
    hands: &'a Hands,
    /// The layer after the one that is solved, and its values.
    later: (&'a Layer, &'a [f64]),
}

impl Solver<'_> {
    fn layer(&self, layer: &Layer, tell: &(dyn Fn(usize) -> ControlFlow<()> + Sync)) -> Option<Vec<f64>> {
        let mut values = vec![0.0; layer.len()];
        let mut open = &mut values[..];
        let mut jobs = Vec::new();
        for (mover, places) in layer.by_mover() {
            let (own, rest) = open.split_at_mut(places.iter().map(|place| place.open.len()).sum());
            jobs.push((mover, places, own));
            open = rest;
        }
        let solved = jobs.into_par_iter().try_for_each(|(mover, places, mut own)| {
            let mut room = Room::new(self.game.turn());
            let (fills, length) = (self.hands.fills(mover), own.len());
            for (&waiting, place) in layer.waiting.iter().zip(places) {
                let (values, rest) = own.split_at_mut(place.open.len());
                self.pair(mover, waiting, place.open, fills, &mut room, values);
                own = rest;
            }
            tell(length).is_continue().then_some(())
        });
        solved.map(|()| values)
    }

    /// Writes what the pair is worth to the player who waits, by that player's lead.
    fn pair(
        &self,
        mover: usize,
        waiting: usize,
        span: Span,
        fills: &[Fill],
        room: &mut Room,
        values: &mut [f64],
    ) {
        if values.is_empty() {
            return;
        }
        if fills.is_empty() {
            return self.pass(mover, waiting, span, values);
        }
        let nexts = fills.iter().map(|fill| {
            let (next, values) = self.next(waiting, fill.next);
            (&self.game.rows()[fill.row], next, values)
        });
        room.lay_out(nexts, span);
        pulp::Arch::new().dispatch(TurnOfPair { turn: self.game.turn(), room, values });
    }

    /// A player whose sheets are full lets the other go on.
    fn pass(&self, mover: usize, waiting: usize, span: Span, values: &mut [f64]) {
        let (next_span, next) = self.next(waiting, mover);
        for (value, lead) in values.iter_mut().rev().zip(span.first..) {
            *value = 1.0 - look_up(next_span, next, lead);
        }
    }

    /// The values of the player `waiting` by lead, when `mover` is to move in the next layer.
    fn next(&self, mover: usize, waiting: usize) -> (Span, &[f64]) {
        let (layer, values) = self.later;
        layer
            .find(mover, waiting)
            .map_or((Span::EMPTY, &[]), |place| (place.open.turned(), &values[place.range()]))
    }
}

/// The turn of a pair at all its leads, solved with the widest registers of the machine.
struct TurnOfPair<'a> {
    turn: &'a Turn<SIDES>,
    room: &'a mut Room,
    values: &'a mut [f64],
}

impl pulp::WithSimd for TurnOfPair<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        let TurnOfPair { turn, room, values } = self;
        let length = values.len();
        for begin in (0..length).step_by(LANES) {
            room.stop(turn, begin);
            let block = turn.value(&mut room.values);
            let taken = values[..length - begin].iter_mut().rev().zip(block);
            taken.for_each(|(value, lane)| *value = 1.0 - lane);
        }
    }
}

/// More than any box can take at once: 6 × 5 + 50.
const MOST_POINTS: usize = 80;

/// Where a thread works: memory that is used again for every pair.
struct Room {
    values: Vec<[f64; LANES]>,
    /// Per way, the values after it by the lead before the points of the way.
    nexts: Vec<f64>,
    /// Throw by throw, where among them its ways are, and how many they are: the same for all leads.
    ways: Vec<usize>,
    counts: Vec<usize>,
}

impl Room {
    fn new(turn: &Turn<SIDES>) -> Room {
        let values = vec![[0.0; LANES]; turn.lattice().len()];
        Room { values, nexts: Vec::new(), ways: Vec::new(), counts: Vec::new() }
    }

    /// Writes what stopping is worth with each throw, for as many leads from `begin` on as there are lanes.
    #[inline(always)]
    fn stop(&mut self, turn: &Turn<SIDES>, begin: usize) {
        let nexts = &self.nexts[begin..];
        let mut ways = &self.ways[..];
        for (stop, &count) in self.values[turn.lattice().throws()].iter_mut().zip(&self.counts) {
            let (own, rest) = ways.split_at(count);
            let mut best = [Row::IMPOSSIBLE; LANES];
            for &way in own {
                if let Some(lanes) = nexts[way..].first_chunk() {
                    raise(&mut best, lanes);
                }
            }
            (*stop, ways) = (best, rest);
        }
    }

    /// Lays the next values side by side so that every lead of the span, with any points, is in range.
    fn lay_out<'a>(&mut self, nexts: impl Iterator<Item = (&'a Row, Span, &'a [f64])>, span: Span) {
        let width = span.len() + LANES + MOST_POINTS;
        self.nexts.clear();
        let mut rows = Vec::new();
        for (row, next, values) in nexts {
            rows.push((row.worth(), self.nexts.len()));
            let end = self.nexts.len() + width;
            let lost = usize::try_from(next.first - span.first).unwrap_or(0).min(width);
            let skipped = usize::try_from(span.first - next.first).unwrap_or(0).min(values.len());
            let kept = (values.len() - skipped).min(width - lost);
            self.nexts.resize(self.nexts.len() + lost, 0.0);
            self.nexts.extend_from_slice(&values[skipped..skipped + kept]);
            self.nexts.resize(end, 1.0);
        }
        self.ways.clear();
        self.counts.clear();
        for throw in 0..rows.first().map_or(0, |(worth, _)| worth.len()) {
            let before = self.ways.len();
            let ways = rows.iter().filter_map(|(worth, begin)| Some(begin + usize::from(worth[throw]?)));
            self.ways.extend(ways);
            self.counts.push(self.ways.len() - before);
        }
    }
}
