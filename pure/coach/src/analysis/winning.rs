//! Chances to win, wherever they come from.

use std::cell::RefCell;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points, Turn};
use bonecup_solver::bones::{BonesRacer, SolvedTurn, TurnPlan};
use bonecup_solver::race::Race;
use bonecup_solver::sheets::Duel;
use rolling_bones::{BonesOptions, BonesTurn, RollingBones};

/// Knows the chance to win of the seat whose turn it is, a tie counted half.
pub trait Chances {
    /// The chance in this position; `None` if it is not known.
    fn win(&self, game: &AnyGame) -> Option<f64>;

    /// The chance after each legal move; `None` if it is not known.
    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>>;
}

impl<V: AsRef<[f64]>> Chances for Duel<V> {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        let AnyGame::KnochenMax(game) = game else { return None };
        self.win(game)
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let AnyGame::KnochenMax(game) = game else { return None };
        let moves = self.moves(game)?.into_iter();
        Some(moves.map(|found| (AnyMove::KnochenMax(found.action), found.value)).collect())
    }
}

/// A solved race of Rolling Bones. Each turn is solved when it is asked for, and the last one is kept.
pub struct RaceBook {
    race: Race,
    racer: BonesRacer,
    turn: RefCell<Option<SolvedFor>>,
}

/// A turn, solved for these totals: the own and the other's.
struct SolvedFor {
    totals: (Points, Points),
    solved: SolvedTurn,
}

impl RaceBook {
    /// A race that was solved for these options; `None` if rounds are finished, which the race does not know (RB-10).
    pub fn new(race: Race, plan: TurnPlan, options: &BonesOptions) -> Option<RaceBook> {
        let (racer, turn) = (BonesRacer::new(plan, options), RefCell::new(None));
        (!options.finish_round).then_some(RaceBook { race, racer, turn })
    }

    /// Asks the turn, solved for the totals of the position.
    fn ask<T>(&self, game: &RollingBones, question: impl FnOnce(&SolvedTurn) -> T) -> Option<T> {
        let [first, second] = *game.totals() else { return None };
        let totals = if game.to_move().index() == 0 { (first, second) } else { (second, first) };
        let mut kept = self.turn.borrow_mut();
        let same = kept.take().filter(|kept| kept.totals == totals);
        let solve = || SolvedFor { totals, solved: self.racer.turn(&self.race, totals.0, totals.1) };
        let kept = kept.insert(same.unwrap_or_else(solve));
        Some(question(&kept.solved))
    }
}

impl Chances for RaceBook {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        let AnyGame::RollingBones(game) = game else { return None };
        if let Turn::Over(standings) = game.turn() {
            return Some(standings.share(game.to_move()));
        }
        let turn: &BonesTurn = game.current_turn();
        self.ask(game, |solved| solved.value(turn))
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let AnyGame::RollingBones(game) = game else { return None };
        let moves = self.ask(game, |solved| solved.moves(game.current_turn()))?.into_iter();
        Some(moves.map(|(action, value)| (AnyMove::RollingBones(action), value)).collect())
    }
}
