//! KnochenMAX for two: the probability of winning.

mod border;
mod build;
mod plan;
mod span;

use std::ops::ControlFlow;

use bonecup_rules::{Game, Points, Seat};
use knochenmax::{BONES, KnochenMax, Sheet};

use super::game::SheetGame;
use super::in_turn::{InTurn, MoveValue};
use super::rules::KnochenMaxGame;
pub use border::Border;
pub use build::Progress;
pub use plan::DuelPlan;
use span::look_up;

/// The probability of winning, ties counted half, of positions of a duel with one sheet each.
///
/// Both players play for winning, not for points. A duel holds either everything that can follow from a position, or the
/// opening: everything from blank sheets to the [`Border`], from where the rest is solved on the spot.
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
pub struct Duel {
    game: KnochenMaxGame,
    plan: DuelPlan,
    /// By layer of the plan, in its order.
    values: Vec<Vec<f64>>,
    /// Of an opening; what follows from a position has none.
    border: Option<Border>,
}

impl Duel {
    /// Solves the whole game and keeps its opening, or nothing if `watch` breaks it off. Uses the threads of the current
    /// rayon pool.
    pub fn solve(
        game: &KnochenMaxGame,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel> {
        let border = Border::new(game);
        let values =
            build::build(game, &DuelPlan::new(game, [0, 0], 0), border.plan.layers.len(), None, watch)?;
        Some(Duel { game: game.clone(), plan: border.plan.clone(), values, border: Some(border) })
    }

    /// The opening, from the values of the border; `None` if they are too few or too many.
    pub fn from_border(game: &KnochenMaxGame, border: Border, values: &[f64]) -> Option<Duel> {
        if values.len() != border.len() {
            return None;
        }
        let layers = border.plan.layers.len();
        let given = Some((layers - 1, border.spread(values)));
        let values = build::build(game, &border.plan, layers, given, &|_| ControlFlow::Continue(()))?;
        Some(Duel { game: game.clone(), plan: border.plan.clone(), values, border: Some(border) })
    }

    /// The memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        let values = self.values.iter().map(|layer| layer.capacity() * size_of::<f64>());
        values.sum::<usize>() + self.plan.bytes() + self.border.as_ref().map_or(0, Border::bytes)
    }

    /// The values of the border, if this is an opening.
    pub fn border(&self) -> Option<Vec<f64>> {
        Some(self.border.as_ref()?.pick(self.values.last()?))
    }

    /// The probability that the seat to move wins, in a position of the border before its first throw; `None` in any other.
    pub fn at_border(&self, position: &KnochenMax) -> Option<f64> {
        let (border, pair) = (self.border.as_ref()?, Pair::of(&self.game, position)?);
        let place = self.plan.layers.last()?.find(pair.mover, pair.waiting)?;
        let is_known = position.throw().number() == 0 && border.leads_to(pair.mover, pair.waiting, pair.lead);
        let values = &self.values.last()?[place.range()];
        is_known.then(|| 1.0 - look_up(place.open.turned(), values, -pair.lead))
    }

    /// Solves what can follow from a position: much less than the whole game if boxes are filled, and also from
    /// positions that no play leads to. `None` unless two seats play with one sheet each.
    pub fn solve_from(
        game: &KnochenMaxGame,
        position: &KnochenMax,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel> {
        let pair = Pair::of(game, position)?;
        let plan = DuelPlan::new(game, [pair.mover, pair.waiting], pair.lead);
        let values = build::build(game, &plan, plan.layers.len(), None, watch)?;
        Some(Duel { game: game.clone(), plan, values, border: None })
    }

    /// The probability that the seat to move wins, a tie counted half. `None` if the position is not in the table:
    /// other than two seats or one sheet, or cards or a lead to which the solved play cannot lead.
    pub fn win(&self, position: &KnochenMax) -> Option<f64> {
        let pair = Pair::of(&self.game, position)?;
        if self.game.ways(pair.mover).is_empty() {
            let end = self.plan.layers.last()?.find(pair.mover, pair.waiting)?;
            return Some(look_up(end.open, &[0.5], pair.lead));
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
        let (number, lead) = (self.plan.layer_of(pair.mover, pair.waiting)?, pair.lead);
        let place = self.plan.layers[number].find(pair.mover, pair.waiting)?;
        let known = |border: &Border| border.leads_to(pair.mover, pair.waiting, lead);
        if !place.reaches(lead) || !self.border.as_ref().is_none_or(known) {
            return None;
        }
        let (layer, values) = (self.plan.layers.get(number + 1)?, self.values.get(number + 1)?);
        Some(InTurn::solve(&self.game, position, |_, way| {
            let next = layer.find(pair.waiting, way.next);
            move |points| {
                let lead = lead + i32::from(points);
                next.map_or(0.0, |next| look_up(next.open.turned(), &values[next.range()], lead))
            }
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
