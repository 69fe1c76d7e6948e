//! A step of a game allocates nothing: neither a move nor an outcome, once the list of moves has its size.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bonecup_rules::{Cup, Game, Shake, Turn};
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rolling_bones::{BonesOptions, RollingBones};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

struct Source(Xoshiro256PlusPlus);

impl Cup for Source {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from(self.0.next_u64() % u64::from(faces)).unwrap()
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        let mut point = self.0.next_u64() % weights.iter().sum::<u64>();
        weights
            .iter()
            .position(|&weight| point.checked_sub(weight).map(|rest| point = rest).is_none())
            .unwrap()
    }

    fn noise(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// Plays on, game after game, and counts the steps.
fn steps<G: Game>(options: &G::Options, moves: &mut Vec<G::Move>, source: &mut Source, wanted: u32)
where
    G::Request: Shake<Outcome = G::Outcome>,
{
    let mut game = G::start(options, 3).unwrap();
    for _ in 0..wanted {
        match game.turn() {
            Turn::Over(_) => game = G::start(options, 3).unwrap(),
            Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
            Turn::Seat(_) => {
                game.list_moves(moves);
                let chosen = usize::try_from(source.noise() % moves.len() as u64).unwrap();
                game.play(&moves[chosen]).unwrap();
            }
        }
    }
}

/// How many blocks of memory 50,000 steps ask for, after a first 50,000 that let the list of moves grow.
fn blocks<G: Game>(options: &G::Options) -> u64
where
    G::Request: Shake<Outcome = G::Outcome>,
{
    let (mut moves, mut source) = (Vec::new(), Source(Xoshiro256PlusPlus::seed_from_u64(1)));
    moves.reserve(1000);
    steps::<G>(options, &mut moves, &mut source, 50_000);
    let before = dhat::HeapStats::get().total_blocks;
    steps::<G>(options, &mut moves, &mut source, 50_000);
    dhat::HeapStats::get().total_blocks - before
}

#[test]
fn a_step_asks_for_no_memory() {
    let _counting = dhat::Profiler::builder().testing().build();
    assert_eq!(blocks::<KnochenMax>(&KnochenMaxOptions::default()), 0, "KnochenMAX");
    assert_eq!(blocks::<RollingBones>(&BonesOptions::default()), 0, "Rolling Bones");
    // The count counts.
    let before = dhat::HeapStats::get().total_blocks;
    drop(std::hint::black_box(vec![1]));
    assert_eq!(dhat::HeapStats::get().total_blocks - before, 1);
}
