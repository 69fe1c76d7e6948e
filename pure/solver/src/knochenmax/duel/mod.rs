//! KnochenMAX for two: the probability of winning.

mod build;
mod plan;
mod span;

use std::ops::ControlFlow;

use bonecup_rules::{Game, Points, Seat};
use knochenmax::{BONES, KnochenMax, Sheet};

use super::game::SheetGame;
use super::in_turn::{InTurn, MoveValue};
use super::rules::KnochenMaxGame;
pub use build::Progress;
pub use plan::DuelPlan;
use span::look_up;

/// The probability of winning, ties counted half, of every position of a duel with one sheet each.
///
/// Both players play for winning, not for points. The table is a plain list of numbers in the order of a
/// [`DuelPlan`], so that it can be stored and mapped into memory: `V` is any owner of such a list.
///
/// ```
/// use bonecup_rules::Game;
/// use bonecup_solver::knochenmax::{Duel, KnochenMaxGame};
/// use knochenmax::{KnochenMax, KnochenMaxOptions};
/// use std::ops::ControlFlow;
///
/// // One box each. The first player leads by 2 before the Hund box: the second needs a Venuswurf or a joker.
/// let setup = r#"{"seats":[
///   {"sheets":[{"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
///               "venuswurf":40,"knochenmax":0,"besser_als_nix":17}]},
///   {"sheets":[{"hund":0,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
///               "knochenmax":50,"besser_als_nix":5}]}]}"#;
/// let options = KnochenMaxOptions::default();
/// let position = KnochenMax::from_setup(&options, &serde_json::from_str(setup)?)?;
/// let game = KnochenMaxGame::new(&options);
/// let duel = Duel::solve_from(&game, &position, &|_| ControlFlow::Continue(())).unwrap();
/// let win = duel.win(&position).unwrap();
/// assert!((win - 0.442504182).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Duel<V> {
    game: KnochenMaxGame,
    plan: DuelPlan,
    values: V,
}

impl Duel<Vec<f64>> {
    /// Solves the whole game, or nothing if `watch` breaks it off. Uses the threads of the current rayon pool.
    pub fn solve(
        game: &KnochenMaxGame,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel<Vec<f64>>> {
        Duel::solve_plan(game, DuelPlan::new(game, 0, 0), watch)
    }

    /// Solves what can follow from a position: much less than the whole game if boxes are filled, and also from
    /// positions that no play leads to. `None` unless two seats play with one sheet each.
    pub fn solve_from(
        game: &KnochenMaxGame,
        position: &KnochenMax,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel<Vec<f64>>> {
        let pair = Pair::of(game, position)?;
        Duel::solve_plan(game, DuelPlan::new(game, pair.mover, pair.waiting), watch)
    }

    fn solve_plan(
        game: &KnochenMaxGame,
        plan: DuelPlan,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel<Vec<f64>>> {
        let values = build::build(game, &plan, watch)?;
        Some(Duel { game: game.clone(), plan, values })
    }
}

impl<V: AsRef<[f64]>> Duel<V> {
    /// A duel that was solved before: `values` must be those of the whole game. `None` if they are too few or too
    /// many.
    pub fn from_values(game: &KnochenMaxGame, values: V) -> Option<Duel<V>> {
        let plan = DuelPlan::new(game, 0, 0);
        (values.as_ref().len() == plan.len()).then(|| Duel { game: game.clone(), plan, values })
    }

    /// All values, in the order of the plan.
    pub fn values(&self) -> &[f64] {
        self.values.as_ref()
    }

    /// How many pairs of cards are solved, each for all leads.
    pub fn pairs(&self) -> usize {
        self.plan.pairs()
    }

    /// The probability that the seat to move wins, a tie counted half. `None` if the position is not in the table:
    /// other than two seats or one sheet, or cards to which the solved play cannot lead.
    pub fn win(&self, position: &KnochenMax) -> Option<f64> {
        let pair = Pair::of(&self.game, position)?;
        if self.game.ways(pair.mover).is_empty() {
            return Some(look_up(self.plan.span(pair.mover, pair.waiting), &[0.5], pair.lead));
        }
        Some(self.in_turn(&pair, position)?.value())
    }

    /// Every legal move with the probability of winning after it, a tie counted half.
    pub fn moves(&self, position: &KnochenMax) -> Option<Vec<MoveValue>> {
        if position.throw().number() < BONES {
            return Some(Vec::new());
        }
        let pair = Pair::of(&self.game, position)?;
        Some(self.in_turn(&pair, position)?.moves())
    }

    fn in_turn<'a>(&'a self, pair: &Pair, position: &'a KnochenMax) -> Option<InTurn<'a>> {
        self.plan.find(pair.mover, pair.waiting)?;
        let lead = pair.lead;
        Some(InTurn::solve(&self.game, position, |_, way| {
            let place = self.plan.find(pair.waiting, way.next).unwrap_or_default();
            let values = &self.values.as_ref()[place];
            let span = self.plan.span(pair.waiting, way.next).turned();
            move |points| look_up(span, values, lead + i32::from(points))
        }))
    }
}

/// A position between turns: the two cards and the lead of the player to move.
struct Pair {
    mover: usize,
    waiting: usize,
    lead: i32,
}

impl Pair {
    fn of(game: &KnochenMaxGame, position: &KnochenMax) -> Option<Pair> {
        let own = position.to_move();
        let other = own.next(position.seats());
        let (own, other) = (only_sheet(position, own)?, only_sheet(position, other)?);
        let Points(lead) = own.total() - other.total();
        (position.seats() == 2).then(|| Pair { mover: game.card(own), waiting: game.card(other), lead })
    }
}

fn only_sheet(position: &KnochenMax, seat: Seat) -> Option<&Sheet> {
    match position.sheets(seat) {
        [sheet] => Some(sheet),
        _ => None,
    }
}
