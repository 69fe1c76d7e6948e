//! The race of several seats that all play to win, on a grid of what they need.
//!
//! Before a turn a race is known by what every seat needs, the one to move first, and, where rounds are finished, by how many have
//! played in this round. In each such position the seat to move takes that one of some fifty plays of a turn (`plays.rs`)
//! which is best for it, and what the others get follows. Between the points of the grid chances are interpolated, which
//! keeps their sum. For two seats the grid has every need, so that nothing but the choice of plays is left to gain.

mod last_round;
mod needs;
mod plays;
mod sweep;

use bonecup_rules::{Game, Points};
use rolling_bones::RollingBones;

use self::last_round::LastRound;
use self::needs::Needs;
pub use self::plays::Plays;
use self::sweep::Table;
use crate::rolling_bones::values::utility::Utility;

/// A race of several seats, whatever its target is.
///
/// ```
/// use bonecup_rules::{Game, Points};
/// use bonecup_solver::rolling_bones::{Pack, Plays, TurnPlan, Utility};
/// use rolling_bones::{BonesOptions, RollingBones};
///
/// # fn main() -> Result<(), bonecup_rules::StartError> {
/// let options = BonesOptions { target: Points(10), ..BonesOptions::default() };
/// let plan = TurnPlan::new();
/// let scores = plan.solve(&options, Utility::points()).distribution();
/// let pack = Pack::solve(&Plays::solve(&plan, &options, &scores), 3, false);
/// let game = RollingBones::start(&options, 3)?;
/// let after = pack.and_then(|pack| pack.after_this_turn(&game)).unwrap_or_default();
/// assert_eq!(after[0].of(Points(10)), 1.0);
/// assert!((after.iter().map(|seat| seat.of(Points(4))).sum::<f64>() - 1.0).abs() < 1e-9);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Pack {
    seats: usize,
    finish_round: bool,
    needs: Needs,
    last_round: LastRound,
    /// By seats that have played in the round (always none, if rounds are not finished).
    tables: Vec<Table>,
}

/// How fine the grid is for two seats and more: some hundred thousand positions.
const POINTS: [usize; 4] = [125, 48, 21, 12];
/// The same if rounds are finished: then each position is there once for every seat that may be on turn.
const POINTS_OF_ROUNDS: [usize; 2] = [125, 34];

impl Pack {
    /// Solves a race: a second or two of one core. `None` for more than five seats, or three if rounds are finished.
    pub fn solve(plays: &Plays, seats: usize, finish_round: bool) -> Option<Pack> {
        let points = if finish_round { &POINTS_OF_ROUNDS[..] } else { &POINTS };
        let needs = Needs::at_most(*points.get(seats.checked_sub(2)?)?);
        let last_round = LastRound::solve(plays);
        let tables = sweep::solve(plays, &needs, seats, finish_round.then_some(&last_round));
        Some(Pack { seats, finish_round, needs, last_round, tables })
    }

    /// What each score of this turn is worth to every seat, in the order of the seats: its chance to win after it, ties
    /// shared. `None` for another kind of race, or if somebody needs more points than have been looked at.
    pub fn after_this_turn(&self, game: &RollingBones) -> Option<Vec<Utility>> {
        let seats = usize::from(game.seats());
        let options = game.options();
        if (seats, options.finish_round) != (self.seats, self.finish_round) {
            return None;
        }
        let mover = game.to_move().index();
        let needs: Vec<i32> =
            (0..seats).map(|offset| (options.target - game.totals()[(mover + offset) % seats]).0).collect();
        let phase = if self.finish_round { mover } else { 0 };
        let from_mover = match needs.iter().copied().min() {
            Some(least) if least <= 0 => self.in_last_round(&needs, least, phase),
            _ if needs.iter().all(|&need| Needs::know(need)) => self.on_the_way(&needs, phase),
            _ => return None,
        };
        let mut utilities = from_mover;
        utilities.rotate_right(mover);
        Some(utilities)
    }

    /// Somebody has reached the target before.
    fn in_last_round(&self, needs: &[i32], least: i32, phase: usize) -> Vec<Utility> {
        let behind: Vec<i32> = needs.iter().map(|need| need - least).collect();
        let later = &behind[1..self.seats - phase];
        let leads = |offset: usize| offset >= self.seats - phase && behind[offset] == 0;
        let leaders = (0..self.seats).filter(|&offset| leads(offset)).count().max(1);
        let of_seat = |offset: usize| {
            Utility::from_fn(|Points(score)| {
                let (own, [led, first, second]) =
                    self.last_round.after_score(leaders, behind[0], score, later);
                match offset {
                    0 => own,
                    1 if later.len() > offset - 1 => first,
                    2 if later.len() > offset - 1 => second,
                    _ if leads(offset) => led / leaders as f64,
                    _ => 0.0,
                }
            })
        };
        (0..self.seats).map(of_seat).collect()
    }

    fn on_the_way(&self, needs: &[i32], phase: usize) -> Vec<Utility> {
        let next = &self.tables[(phase + 1) % self.tables.len()];
        let rows = next.rows(&self.needs, &needs[1..]);
        let of_seat = |offset: usize| {
            let row = &rows[(offset + self.seats - 1) % self.seats];
            Utility::from_fn(|Points(score)| match needs[0] - score {
                left if left > 0 => {
                    self.needs.around(left).map(|(place, weight)| weight * row[place]).iter().sum()
                }
                left => self.reached(needs, phase, -left, offset),
            })
        };
        (0..self.seats).map(of_seat).collect()
    }

    /// The share of a seat when the seat to move has reached the target and so many points more.
    fn reached(&self, needs: &[i32], phase: usize, more: i32, offset: usize) -> f64 {
        if !self.finish_round {
            return f64::from(offset == 0);
        }
        let later: Vec<i32> = needs[1..self.seats - phase].iter().map(|need| need + more).collect();
        let shares = self.last_round.shares(1, &later);
        if offset <= later.len() { shares[offset] } else { 0.0 }
    }
}
