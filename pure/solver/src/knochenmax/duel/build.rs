//! Solving a duel, layer by layer from the end.

use std::ops::ControlFlow;

use rayon::prelude::*;

use super::plan::{DuelPlan, Layer};
use super::span::{Span, cells, look_up};
use crate::knochenmax::game::{Row, SheetGame, Way};
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

/// Solves the whole plan; `watch` is told now and then how far it has come, from any thread, and may break it off.
pub(super) fn build(
    game: &KnochenMaxGame,
    plan: &DuelPlan,
    watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
) -> Option<Vec<f64>> {
    let cells = cells(game);
    let mut values = vec![0.0; plan.len()];
    let mut later = None;
    for layer in plan.layers.iter().rev() {
        let range = layer.range();
        let (open, solved) = values.split_at_mut(range.end);
        let solver = Solver { game, plan, cells: &cells, later, solved, first: range.end };
        let progress = |part| Progress { done: plan.len() - range.end + part, all: plan.len() };
        solver.layer(layer, &mut open[range.start..], &|part| watch(progress(part)))?;
        later = Some(layer);
    }
    Some(values)
}

struct Solver<'a> {
    game: &'a KnochenMaxGame,
    plan: &'a DuelPlan,
    cells: &'a [Vec<(usize, usize)>],
    /// The layer after the one that is solved; none after the end.
    later: Option<&'a Layer>,
    /// The values from place `first` on.
    solved: &'a [f64],
    first: usize,
}

impl Solver<'_> {
    fn layer(
        &self,
        layer: &Layer,
        mut open: &mut [f64],
        watch: &(dyn Fn(usize) -> ControlFlow<()> + Sync),
    ) -> Option<()> {
        let mut jobs = Vec::new();
        let mut begin = 0;
        for (&mover, length) in layer.movers.iter().zip(layer.lengths()) {
            let (own, rest) = open.split_at_mut(length);
            jobs.push((mover, begin, own));
            (open, begin) = (rest, begin + length);
        }
        jobs.into_par_iter().try_for_each(|(mover, begin, mut own)| {
            if watch(begin).is_break() {
                return None;
            }
            let mut room = Room::new(self.game.turn());
            let ways = self.game.ways(mover);
            for &waiting in &layer.waiting {
                let (values, rest) = own.split_at_mut(self.plan.span(mover, waiting).len());
                self.pair(mover, waiting, &ways, &mut room, values);
                own = rest;
            }
            Some(())
        })
    }

    /// Writes what the pair is worth to the player who waits, by that player's lead.
    fn pair(&self, mover: usize, waiting: usize, ways: &[Way], room: &mut Room, values: &mut [f64]) {
        let span = self.plan.span(mover, waiting);
        match self.later {
            None => values.fill(0.5),
            Some(later) if ways.is_empty() => self.pass(later, mover, waiting, span, values),
            Some(later) => self.turn(later, waiting, span, ways, room, values),
        }
    }

    /// A player whose card is full lets the other go on.
    fn pass(&self, later: &Layer, mover: usize, waiting: usize, span: Span, values: &mut [f64]) {
        let (next_span, next) = self.next(later, waiting, mover);
        for (value, lead) in values.iter_mut().rev().zip(span.first..) {
            *value = 1.0 - look_up(next_span, next, lead);
        }
    }

    /// The values of the player `waiting` by lead, when `mover` is to move in the next layer.
    fn next(&self, later: &Layer, mover: usize, waiting: usize) -> (Span, &[f64]) {
        let range = later.find(mover, waiting).unwrap_or_default();
        let span = self.plan.span(mover, waiting).turned();
        (span, &self.solved[range.start.saturating_sub(self.first)..range.end.saturating_sub(self.first)])
    }

    fn turn(
        &self,
        later: &Layer,
        waiting: usize,
        span: Span,
        ways: &[Way],
        room: &mut Room,
        values: &mut [f64],
    ) {
        room.lay_out(ways.iter().map(|way| self.next(later, waiting, way.next)), span);
        let turn: &Turn<SIDES> = self.game.turn();
        let length = values.len();
        for begin in (0..length).step_by(LANES) {
            let stop = &mut room.values[turn.lattice().throws()];
            stop.fill([Row::IMPOSSIBLE; LANES]);
            for (way, next) in ways.iter().zip(room.nexts.chunks(room.width)) {
                fill(stop, &self.cells[way.row], &next[begin..]);
            }
            let block = turn.value(&mut room.values);
            let taken = values[..length - begin].iter_mut().rev().zip(block);
            taken.for_each(|(value, lane)| *value = 1.0 - lane);
        }
    }
}

fn fill(stop: &mut [[f64; LANES]], cells: &[(usize, usize)], next: &[f64]) {
    for &(throw, points) in cells {
        if let Some(lanes) = next[points..].first_chunk() {
            raise(&mut stop[throw], lanes);
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
    width: usize,
}

impl Room {
    fn new(turn: &Turn<SIDES>) -> Room {
        Room { values: vec![[0.0; LANES]; turn.lattice().len()], nexts: Vec::new(), width: 1 }
    }

    /// Lays the next values side by side so that every lead of the span, with any points, is in range.
    fn lay_out<'a>(&mut self, nexts: impl Iterator<Item = (Span, &'a [f64])>, span: Span) {
        self.width = span.len() + LANES + MOST_POINTS;
        self.nexts.clear();
        for (next, values) in nexts {
            let end = self.nexts.len() + self.width;
            let lost = usize::try_from(next.first - span.first).unwrap_or(0).min(self.width);
            let skipped = usize::try_from(span.first - next.first).unwrap_or(0).min(values.len());
            let kept = (values.len() - skipped).min(self.width - lost);
            self.nexts.resize(self.nexts.len() + lost, 0.0);
            self.nexts.extend_from_slice(&values[skipped..skipped + kept]);
            self.nexts.resize(end, 1.0);
        }
    }
}
