//! KnochenMAX for two: the probability of winning.

mod border;
mod build;
mod hands;
mod plan;
mod span;

use std::ops::ControlFlow;

use bonecup_rules::{Game, Points};
use knochenmax::{BONES, KnochenMax, Sheet};

use super::in_turn::{InTurn, MoveValue};
use super::rules::KnochenMaxGame;
pub use border::Border;
pub use build::Progress;
use hands::{Hand, hand_after, hand_of};
pub use plan::DuelPlan;
use span::look_up;

/// The probability of winning, ties counted half, of positions of a duel.
///
/// Both players play for winning, not for points. A duel holds either everything that can follow from a position, or the
/// opening of a game with one sheet each: everything from blank sheets to the [`Border`], from where the rest is solved on
/// the spot. With several sheets each only ends are few enough to be solved: see [`DuelPlan::from_position`].
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
        let values = build::build(game, &DuelPlan::whole(game), border.plan.layers.len(), None, watch)?;
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
        let (border, Known { mover, waiting, lead }) = (self.border.as_ref()?, self.known(position)?);
        let place = self.plan.layers.last()?.find(mover, waiting)?;
        let is_known = position.throw().number() == 0 && border.leads_to(mover, waiting, lead);
        let values = &self.values.last()?[place.range()];
        is_known.then(|| 1.0 - look_up(place.open.turned(), values, -lead))
    }

    /// Solves what can follow from a position: much less than the whole game if boxes are filled, and also from
    /// positions that no play leads to. `None` unless two seats play. How long it takes is told by the length of
    /// [`DuelPlan::from_position`].
    pub fn solve_from(
        game: &KnochenMaxGame,
        position: &KnochenMax,
        watch: &(dyn Fn(Progress) -> ControlFlow<()> + Sync),
    ) -> Option<Duel> {
        let plan = DuelPlan::from_position(game, position)?;
        let values = build::build(game, &plan, plan.layers.len(), None, watch)?;
        Some(Duel { game: game.clone(), plan, values, border: None })
    }

    /// The probability that the seat to move wins, a tie counted half. `None` if the position is not in the table:
    /// other than two seats, or sheets or a lead to which the solved play cannot lead.
    pub fn win(&self, position: &KnochenMax) -> Option<f64> {
        let known = self.known(position)?;
        if self.plan.hands.fills(known.mover).is_empty() {
            let end = self.plan.layers.last()?.find(known.mover, known.waiting)?;
            return Some(look_up(end.open, &[0.5], known.lead));
        }
        Some(self.in_turn(&known, position)?.value())
    }

    /// Every legal move with the probability of winning after it, a tie counted half.
    pub fn moves(&self, position: &KnochenMax) -> Option<Vec<MoveValue>> {
        if position.throw().number() < BONES {
            return Some(Vec::new());
        }
        Some(self.in_turn(&self.known(position)?, position)?.moves())
    }

    fn known(&self, position: &KnochenMax) -> Option<Known> {
        let Pair { mover, waiting, lead } = Pair::of(&self.game, position)?;
        let find = |hand: Hand| self.plan.hands.find(&hand);
        Some(Known { mover: find(mover)?, waiting: find(waiting)?, lead })
    }

    fn in_turn<'a>(&'a self, known: &Known, position: &'a KnochenMax) -> Option<InTurn<'a>> {
        let &Known { mover, waiting, lead } = known;
        let number = self.plan.layer_of(mover, waiting)?;
        let place = self.plan.layers[number].find(mover, waiting)?;
        let is_reached = |border: &Border| border.leads_to(mover, waiting, lead);
        if !place.reaches(lead) || !self.border.as_ref().is_none_or(is_reached) {
            return None;
        }
        let (layer, values) = (self.plan.layers.get(number + 1)?, self.values.get(number + 1)?);
        let sheets = position.sheets(position.to_move());
        Some(InTurn::solve(&self.game, position, |sheet, way| {
            let after = self.plan.hands.find(&hand_after(&self.game, sheets, sheet, way.next));
            let next = after.and_then(|after| layer.find(waiting, after));
            move |points| {
                let lead = lead + i32::from(points);
                next.map_or(0.0, |next| look_up(next.open.turned(), &values[next.range()], lead))
            }
        }))
    }
}

/// A position between turns: what the players hold, and the lead of the one to move.
struct Pair {
    mover: Hand,
    waiting: Hand,
    lead: i32,
}

/// The same, by the numbers of the hands in a plan.
struct Known {
    mover: usize,
    waiting: usize,
    lead: i32,
}

impl Pair {
    /// `None` unless two seats play.
    fn of(game: &KnochenMaxGame, position: &KnochenMax) -> Option<Pair> {
        let own = position.to_move();
        let [own, other] = [own, own.next(position.seats())].map(|seat| position.sheets(seat));
        let Points(lead) = total(own) - total(other);
        let is_duel = position.seats() == 2;
        is_duel.then(|| Pair { mover: hand_of(game, own), waiting: hand_of(game, other), lead })
    }
}

fn total(sheets: &[Sheet]) -> Points {
    sheets.iter().map(Sheet::total).sum()
}
