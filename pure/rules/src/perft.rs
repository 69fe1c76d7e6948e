//! The exhaustive counter: every move and every way the dice can fall, to a given depth.
//!
//! Two versions of the rules that count the same almost surely are the same. The counts of small and late
//! positions are kept as text beside each game's tests.

use std::fmt;

use crate::{Cup, Game, Shake, Turn};

/// What was found at the given depth, and on the way to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Ways to reach the depth, or the end of the game before it.
    pub leaves: u64,
    /// Of these, how many ended the game.
    pub over: u64,
    /// Moves played on the way.
    pub moves: u64,
    /// Outcomes handed in on the way.
    pub outcomes: u64,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { leaves, over, moves, outcomes } = self;
        write!(f, "leaves {leaves}, over {over}, moves {moves}, outcomes {outcomes}")
    }
}

/// Counts all ways through `depth` moves and outcomes. `outcomes` lists the ways a request can be answered:
/// [`all_outcomes`] for requests made of faces.
///
/// # Errors
/// The first refusal of a listed move or outcome, which is a fault of the rules.
pub fn perft<G: Game>(
    game: &G,
    depth: u32,
    outcomes: &impl Fn(&G::Request) -> Vec<G::Outcome>,
) -> Result<Count, G::Refusal> {
    let mut count = Count::default();
    walk(game, depth, outcomes, &mut count)?;
    Ok(count)
}

fn walk<G: Game>(
    game: &G,
    depth: u32,
    outcomes: &impl Fn(&G::Request) -> Vec<G::Outcome>,
    count: &mut Count,
) -> Result<(), G::Refusal> {
    let turn = game.turn();
    if depth == 0 || matches!(turn, Turn::Over(_)) {
        count.leaves += 1;
        count.over += u64::from(matches!(turn, Turn::Over(_)));
        return Ok(());
    }
    match turn {
        Turn::Over(_) => {}
        Turn::Seat(_) => {
            for action in game.legal_moves() {
                let mut next = game.clone();
                next.play(&action)?;
                count.moves += 1;
                walk(&next, depth - 1, outcomes, count)?;
            }
        }
        Turn::Chance(request) => {
            for outcome in outcomes(&request) {
                let mut next = game.clone();
                next.resolve(&outcome)?;
                count.outcomes += 1;
                walk(&next, depth - 1, outcomes, count)?;
            }
        }
    }
    Ok(())
}

/// Every ordered way in which the dice of a request can fall.
///
/// ```
/// use bonecup_rules::{Cup, Shake, perft::all_outcomes};
///
/// struct TwoCoins;
/// impl Shake for TwoCoins {
///     type Outcome = [u8; 2];
///     fn shake<C: Cup + ?Sized>(&self, cup: &mut C) -> [u8; 2] {
///         [cup.fair(2), cup.fair(2)]
///     }
/// }
/// assert_eq!(all_outcomes(&TwoCoins), [[0, 0], [0, 1], [1, 0], [1, 1]]);
/// ```
pub fn all_outcomes<S: Shake>(request: &S) -> Vec<S::Outcome> {
    let mut every = EveryFace::default();
    let mut outcomes = Vec::new();
    loop {
        outcomes.push(request.shake(&mut every));
        if !every.advance() {
            return outcomes;
        }
    }
}

/// A cup that counts through all faces like an odometer.
#[derive(Default)]
struct EveryFace {
    /// The faces of the dice asked for so far in this round, and how many faces each die has.
    shown: Vec<(usize, usize)>,
    asked: usize,
}

impl EveryFace {
    fn next(&mut self, faces: usize) -> usize {
        if self.asked == self.shown.len() {
            self.shown.push((0, faces));
        }
        self.asked += 1;
        self.shown[self.asked - 1].0
    }

    fn advance(&mut self) -> bool {
        self.asked = 0;
        while let Some((face, faces)) = self.shown.pop() {
            if face + 1 < faces {
                self.shown.push((face + 1, faces));
                return true;
            }
        }
        false
    }
}

impl Cup for EveryFace {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from(self.next(usize::from(faces))).unwrap_or(0)
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        self.next(weights.len())
    }

    fn noise(&mut self) -> u64 {
        0 // no list of outcomes is long enough for noise: one stands for all
    }
}
