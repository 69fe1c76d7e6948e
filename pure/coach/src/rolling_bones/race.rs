//! Rolling Bones for two, from the chances by totals.

use std::cell::RefCell;
use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points, Turn};
use bonecup_solver::rolling_bones::{SolvedTurn, Utility};
use rolling_bones::{BonesOptions, BonesTurn, RollingBones};

use crate::chances::Chances;

/// Solves a turn in which points have this worth, or has solved it before.
type SolveTurn<'a> = dyn Fn(&Utility) -> Arc<SolvedTurn> + 'a;

/// A solved race of Rolling Bones. Each turn is solved when it is asked for, and the last one is kept.
pub struct RaceBook<'a> {
    options: BonesOptions,
    solve: Box<SolveTurn<'a>>,
    chance: Box<dyn Fn(Points, Points) -> f64 + 'a>,
    turn: RefCell<Option<RacedTurn>>,
}

/// A turn, solved for these totals: the own and the other's.
struct RacedTurn {
    totals: (Points, Points),
    utility: Utility,
    solved: Arc<SolvedTurn>,
}

impl<'a> RaceBook<'a> {
    /// The race with these options: `solve` solves a turn, `chance` is that of the player to move, by the own total and the
    /// other's. `None` if rounds are finished, which the race does not know (RB-10).
    pub fn new(
        options: &BonesOptions,
        solve: impl Fn(&Utility) -> Arc<SolvedTurn> + 'a,
        chance: impl Fn(Points, Points) -> f64 + 'a,
    ) -> Option<RaceBook<'a>> {
        let (solve, chance) = (Box::new(solve), Box::new(chance));
        let book = RaceBook { options: *options, solve, chance, turn: RefCell::new(None) };
        (!options.finish_round).then_some(book)
    }

    fn solve(&self, totals: (Points, Points)) -> RacedTurn {
        let (own, other) = totals;
        let utility = Utility::from_fn(|score| match own + score {
            total if total >= self.options.target => 1.0,
            total => 1.0 - (self.chance)(other, total),
        });
        let solved = (self.solve)(&utility);
        RacedTurn { totals, utility, solved }
    }

    /// Asks the turn, solved for the totals of the position.
    fn ask<T>(&self, game: &RollingBones, question: impl FnOnce(&RacedTurn) -> T) -> Option<T> {
        let [first, second] = *game.totals() else { return None };
        let totals = if game.to_move().index() == 0 { (first, second) } else { (second, first) };
        let mut kept = self.turn.borrow_mut();
        let same = kept.take().filter(|kept| kept.totals == totals);
        let kept = kept.insert(same.unwrap_or_else(|| self.solve(totals)));
        (*game.options() == self.options).then(|| question(kept))
    }
}

impl RacedTurn {
    /// How much the chance varies over the whole turn.
    fn variance(&self) -> f64 {
        let scores = self.solved.distribution();
        let mean: f64 = scores.iter().map(|(score, chance)| self.utility.of(score) * chance).sum();
        let square = |(score, chance)| (self.utility.of(score) - mean).powi(2) * chance;
        scores.iter().map(square).sum()
    }
}

impl Chances for RaceBook<'_> {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<RollingBones>()?;
        if let Turn::Over(standings) = game.turn() {
            return Some(standings.share(game.to_move()));
        }
        self.ask(game, |turn| turn.solved.value(game.current_turn()))
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let game = game.of::<RollingBones>()?;
        let moves = self.ask(game, |turn| turn.solved.moves(game.current_turn()))?.into_iter();
        Some(moves.map(|(action, value)| (AnyMove::RollingBones(action), value)).collect())
    }

    fn variance(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<RollingBones>()?;
        if *game.current_turn() != BonesTurn::new() {
            return Some(0.0);
        }
        self.ask(game, RacedTurn::variance)
    }
}
