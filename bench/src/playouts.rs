//! Random games through the public trait, as any algorithm would play them.

use bonecup_rules::{Cup, Game, Points, Shake, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use crate::clock::Stopwatch;

/// What a run did and how long it took.
pub(crate) struct Playouts {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    pub(crate) points: i64,
    pub(crate) seconds: f64,
}

impl Playouts {
    /// One line for the ledger.
    pub(crate) fn json(&self, game: &str) -> serde_json::Value {
        let per_second = |count: u64| (float(count) / self.seconds).round();
        serde_json::json!({
            "engine": "bonecup", "game": game, "games": self.games, "steps": self.steps,
            "cpu_seconds": self.seconds, "games_per_cpu_second": per_second(self.games),
            "steps_per_cpu_second": per_second(self.steps),
        })
    }
}

/// Plays games of two from the same seed.
pub(crate) fn play<G: Game>(options: &G::Options, games: u64) -> Option<Playouts>
where
    G::Request: Shake<Outcome = G::Outcome>,
{
    let start = G::start(options, 2).ok()?;
    let mut source = Fast(Xoshiro256PlusPlus::seed_from_u64(1));
    let (mut steps, mut points, mut moves) = (0, 0, Vec::new());
    let watch = Stopwatch::start();
    for _ in 0..games {
        let (taken, scored) = playout(start.clone(), &mut source, &mut moves)?;
        steps += taken;
        points += scored;
    }
    Some(Playouts { games, steps, points, seconds: watch.seconds() })
}

/// One random game: its moves and outcomes, counted, and all its points.
fn playout<G: Game>(mut game: G, source: &mut Fast, moves: &mut Vec<G::Move>) -> Option<(u64, i64)>
where
    G::Request: Shake<Outcome = G::Outcome>,
{
    let mut steps = 0;
    loop {
        match game.turn() {
            Turn::Over(standings) => {
                let points: Points = standings.points().iter().copied().sum();
                return Some((steps, i64::from(points.0)));
            }
            Turn::Seat(_) => {
                game.list_moves(moves);
                game.play(&moves[source.below(moves.len())]).ok()?;
            }
            Turn::Chance(request) => game.resolve(&request.shake(source)).ok()?,
        }
        steps += 1;
    }
}

/// A fast source; its bias of one in 2³² does not show in a benchmark.
struct Fast(Xoshiro256PlusPlus);

impl Fast {
    fn below(&mut self, bound: usize) -> usize {
        let bits = u128::from(self.0.next_u64());
        usize::try_from((bits * bound as u128) >> 64).unwrap_or(0)
    }
}

impl Cup for Fast {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from((u64::from(self.0.next_u32()) * u64::from(faces)) >> 32).unwrap_or(0)
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        let sum: u64 = weights.iter().sum();
        let mut point = (u64::from(self.0.next_u32()) * sum) >> 32;
        let mut side = 0;
        while point >= weights[side] {
            point -= weights[side];
            side += 1;
        }
        side
    }

    fn noise(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Counts here are far below 2⁵³.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
fn float(count: u64) -> f64 {
    count as f64
}
