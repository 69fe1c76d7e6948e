//! The race for any number of seats, by a model: from the next turn on, every seat plays for points.
//!
//! Then the totals of the seats are independent of each other and follow from the distribution of a turn's score, and
//! what a score of this turn is worth is computed in a moment. Whoever plays each turn best by this worth does at least
//! as well against seats that play for points as by playing for points, since one turn is improved at a time.

use bonecup_rules::{Game, Points, Seat};
use rolling_bones::RollingBones;

use super::distribution::Distribution;
use crate::rolling_bones::values::utility::{HIGHEST, Utility};

/// The race goes on to its end unless it is less likely than this to go on.
const NEVER: f64 = 1e-13;
/// Further turns that are looked at in any case. The longest race, to 1000, takes some 120.
const TURNS: usize = 1000;
/// More than a turn can lose; totals further below the lowest count as this far below.
const DEPTH: i32 = 120;

/// A race in which all seats play for points from the next turn on, whatever the others have; ties are shared.
///
/// It knows any number of seats, any target, and rounds that are finished (RB-10). Who wins is a model, not the race of
/// players who all play to win: for two seats that race is solved exactly by [`Race`](crate::race::Race).
///
/// ```
/// use bonecup_rules::{Game, Points, Seat};
/// use bonecup_solver::rolling_bones::{Field, TurnPlan, Utility};
/// use rolling_bones::{BonesOptions, RollingBones};
///
/// # fn main() -> Result<(), bonecup_rules::StartError> {
/// let options = BonesOptions { target: Points(10), ..BonesOptions::default() };
/// let game = RollingBones::start(&options, 3)?;
/// let scores = TurnPlan::new().solve(&options, Utility::points()).distribution();
/// let field = Field::new(&game, &scores);
/// assert_eq!(field.after_this_turn().of(Points(10)), 1.0);
/// let chances = Seat::all(3).map(|seat| field.chance(seat));
/// assert!((chances.sum::<f64>() - 1.0).abs() < 1e-9);
/// # Ok(())
/// # }
/// ```
pub struct Field<'a> {
    game: &'a RollingBones,
    scores: Vec<(i32, f64)>,
    nothing: ByTotal,
}

/// Numbers by total, from a floor far below all totals to a roof that no total exceeds.
#[derive(Clone)]
struct ByTotal {
    floor: i32,
    list: Vec<f64>,
}

impl ByTotal {
    /// That of the nearest total in the list.
    fn of(&self, total: i32) -> f64 {
        self.list[self.index(total)]
    }

    fn index(&self, total: i32) -> usize {
        usize::try_from(total - self.floor).unwrap_or(0).min(self.list.len() - 1)
    }

    fn totals(&self) -> impl Iterator<Item = i32> {
        self.floor..
    }
}

/// What the others have done when the seat's next turn comes, or when the round is over.
struct Round {
    /// The chance that nobody has reached the target, if nobody had before.
    nobody: f64,
    /// The chance that a total of at least the target wins, ties shared, if nobody had reached it before.
    wins: ByTotal,
}

impl<'a> Field<'a> {
    /// The field of this game, whose turns have these scores when they are played for points.
    pub fn new(game: &'a RollingBones, scores: &Distribution) -> Field<'a> {
        let Points(target) = game.options().target;
        let lowest = game.totals().iter().map(|total| total.0).min().unwrap_or(0).min(target);
        let highest = game.totals().iter().map(|total| total.0).max().unwrap_or(0).max(target);
        let floor = lowest - DEPTH;
        let length = usize::try_from(highest + HIGHEST - floor + 1).unwrap_or(1);
        Field {
            game,
            scores: scores.iter().map(|(score, chance)| (score.0, chance)).collect(),
            nothing: ByTotal { floor, list: vec![0.0; length] },
        }
    }

    /// What each score of this turn is worth to the seat to move: its chance to win after it.
    pub fn after_this_turn(&self) -> Utility {
        let seat = self.game.to_move();
        let after = self.after_a_turn_of(self.others(seat));
        let own = self.total(seat);
        Utility::from_fn(|Points(score)| after.of(own + score))
    }

    /// The chance of any seat before this turn, if the seat to move plays it for points, too. A turn that has begun
    /// counts as if it had not.
    pub fn chance(&self, seat: Seat) -> f64 {
        let mut others = self.others(seat);
        let in_time = if self.finishes_round() { 1.0 } else { self.wait_for(seat, &mut others) };
        let after = self.after_a_turn_of(others);
        let own = self.total(seat);
        if self.has_played(seat) { after.of(own) } else { in_time * self.before_a_turn(&after, own) }
    }

    fn finishes_round(&self) -> bool {
        self.game.options().finish_round
    }

    fn target(&self) -> i32 {
        self.game.options().target.0
    }

    fn total(&self, seat: Seat) -> i32 {
        self.game.totals()[seat.index()].0
    }

    /// Whether the round, if it is finished, has no more turn for this seat.
    fn has_played(&self, seat: Seat) -> bool {
        self.finishes_round() && seat < self.game.to_move()
    }

    /// The other seats, each with how likely each of its totals is.
    fn others(&self, seat: Seat) -> Vec<(Seat, ByTotal)> {
        let certain = |other: Seat| {
            let mut certain = self.nothing.clone();
            let place = certain.index(self.total(other));
            certain.list[place] = 1.0;
            (other, certain)
        };
        Seat::all(self.game.seats()).filter(|&other| other != seat).map(certain).collect()
    }

    /// Lets those play who come before the seat: the chance that none of them reaches the target.
    fn wait_for(&self, seat: Seat, others: &mut [(Seat, ByTotal)]) -> f64 {
        let turns_until =
            |seat: Seat| (seat.0 + self.game.seats() - self.game.to_move().0) % self.game.seats();
        let mut in_time = 1.0;
        for (_, totals) in others.iter_mut().filter(|(other, _)| turns_until(*other) < turns_until(seat)) {
            *totals = self.play(totals);
            in_time *= self.stay_below(totals);
        }
        in_time
    }

    /// The chance of a seat by its total when it has just played, or when the round is over.
    fn after_a_turn_of(&self, others: Vec<(Seat, ByTotal)>) -> ByTotal {
        let mut later = self.nothing.clone();
        // Who wins if the race goes on and on is anybody's guess.
        later.list.fill(1.0 / f64::from(self.game.seats()));
        for round in self.rounds(others).iter().rev() {
            let mut now = self.nothing.clone();
            for (total, chance) in self.nothing.totals().zip(&mut now.list) {
                *chance = match total >= self.target() {
                    true => round.wins.of(total),
                    false => round.nobody * self.before_a_turn(&later, total),
                };
            }
            later = now;
        }
        later
    }

    fn before_a_turn(&self, after: &ByTotal, total: i32) -> f64 {
        self.scores.iter().map(|&(score, chance)| chance * after.of(total + score)).sum()
    }

    fn rounds(&self, others: Vec<(Seat, ByTotal)>) -> Vec<Round> {
        let first = |(seat, totals)| if self.has_played(seat) { totals } else { self.play(&totals) };
        let mut others: Vec<ByTotal> = others.into_iter().map(first).collect();
        let mut rounds = Vec::new();
        let mut goes_on = 1.0;
        while goes_on > NEVER && rounds.len() < TURNS {
            let round = self.round(&mut others);
            goes_on *= round.nobody;
            rounds.push(round);
            others.iter_mut().for_each(|other| *other = self.play(other));
        }
        rounds
    }

    /// Takes the round as it is, and leaves those who have not reached the target.
    fn round(&self, others: &mut [ByTotal]) -> Round {
        let wins = self.wins(others);
        let nobody = others.iter_mut().map(|other| self.stay_below(other)).product();
        Round { nobody, wins }
    }

    /// The chance that each total wins: it has reached the target first, or it is the highest when the round is over.
    fn wins(&self, others: &[ByTotal]) -> ByTotal {
        let mut wins = self.nothing.clone();
        if !self.finishes_round() {
            wins.list.fill(1.0);
            return wins;
        }
        let mut lower = vec![0.0; others.len()];
        for (place, win) in wins.list.iter_mut().enumerate() {
            let level = |other: &ByTotal| other.list[place];
            *win = share(lower.iter().copied().zip(others.iter().map(level)));
            lower.iter_mut().zip(others).for_each(|(lower, other)| *lower += level(other));
        }
        wins
    }

    /// Leaves the totals below the target, which become certain: how likely they were.
    fn stay_below(&self, totals: &mut ByTotal) -> f64 {
        let reached = totals.index(self.target());
        let below: f64 = totals.list[..reached].iter().sum();
        totals.list[reached..].fill(0.0);
        let scale = if below > 0.0 { 1.0 / below } else { 0.0 };
        totals.list.iter_mut().for_each(|chance| *chance *= scale);
        below
    }

    /// The totals after a turn for points.
    fn play(&self, before: &ByTotal) -> ByTotal {
        let mut after = self.nothing.clone();
        for (total, &chance) in before.totals().zip(&before.list).filter(|&(_, &chance)| chance > 0.0) {
            for &(score, probability) in &self.scores {
                let place = after.index(total + score);
                after.list[place] += chance * probability;
            }
        }
        after
    }
}

/// The share of a win among others who are lower or level with these chances: half of it, if one other is level.
fn share(others: impl Iterator<Item = (f64, f64)>) -> f64 {
    // By how many are level, and nobody higher.
    let mut ties = vec![1.0];
    for (lower, level) in others {
        ties.push(0.0);
        for number in (1..ties.len()).rev() {
            ties[number] = ties[number] * lower + ties[number - 1] * level;
        }
        ties[0] *= lower;
    }
    (1u8..).zip(ties).map(|(winners, chance)| chance / f64::from(winners)).sum()
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test may stop at the first surprise")]
mod tests {
    use std::sync::OnceLock;

    use rolling_bones::{BonesOptions, BonesTurn, Setup};

    use super::*;
    use crate::rolling_bones::TurnPlan;

    /// A turn for points with the rules' own options.
    fn scores() -> &'static Distribution {
        static SCORES: OnceLock<Distribution> = OnceLock::new();
        SCORES
            .get_or_init(|| TurnPlan::new().solve(&BonesOptions::default(), Utility::points()).distribution())
    }

    fn start(finish_round: bool, totals: &[i32], to_move: u8) -> RollingBones {
        let setup = Setup {
            totals: totals.iter().copied().map(Points).collect(),
            to_move: Seat(to_move),
            rolling: true,
            ..Setup::default()
        };
        let options = BonesOptions { finish_round, ..BonesOptions::default() };
        RollingBones::from_setup(&options, &setup).expect("a possible position")
    }

    fn after(game: &RollingBones) -> Utility {
        Field::new(game, scores()).after_this_turn()
    }

    #[test]
    fn what_one_seat_wins_the_other_loses() {
        for finish_round in [false, true] {
            for (seat, totals) in [(0, [80, 90]), (1, [80, 90]), (0, [95, 60]), (1, [95, 95])] {
                let after = after(&start(finish_round, &totals, seat));
                for score in [-3, 0, 4] {
                    let mut next = totals;
                    next[usize::from(seat)] += score;
                    let next = start(finish_round, &next, 1 - seat);
                    let sum = after.of(Points(score)) + Field::new(&next, scores()).chance(Seat(1 - seat));
                    assert!((sum - 1.0).abs() < 1e-9, "{finish_round} {totals:?} {seat} {score}: {sum}");
                }
            }
        }
    }

    #[test]
    fn the_chances_of_all_seats_make_one_win() {
        for (finish_round, totals, seat) in [
            (false, &[0, 0, 0][..], 0),
            (false, &[70, 95, 88, -4], 2),
            (true, &[0, 0, 0], 0),
            (true, &[70, 95, 88, -4], 1),
            (true, &[103, 95, 101], 1),
            (true, &[103, 103, 103, 103], 3),
        ] {
            let game = start(finish_round, totals, seat);
            let field = Field::new(&game, scores());
            let sum: f64 = Seat::all(game.seats()).map(|seat| field.chance(seat)).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{finish_round} {totals:?} {seat}: {sum}");
        }
    }

    /// The chance before a turn for points is the mean of the chances after it, for the other seats as well.
    #[test]
    fn waiting_seats_know_who_comes_before_them() {
        for (finish_round, totals, to_move) in [(false, [80, 90, 70], 1), (true, [80, 90, 70], 0)] {
            let before = start(finish_round, &totals, to_move);
            for seat in Seat::all(3) {
                let mut mean = 0.0;
                for (Points(score), probability) in scores().iter() {
                    let mut next = totals;
                    next[usize::from(to_move)] += score;
                    mean += probability
                        * match !finish_round && next[usize::from(to_move)] >= 100 {
                            true => f64::from(seat == Seat(to_move)),
                            false => {
                                Field::new(&start(finish_round, &next, to_move + 1), scores()).chance(seat)
                            }
                        };
                }
                let chance = Field::new(&before, scores()).chance(seat);
                assert!((chance - mean).abs() < 1e-9, "{finish_round} {seat:?}: {chance} {mean}");
            }
        }
    }

    #[test]
    fn the_target_wins_at_once_or_when_the_round_is_over() {
        assert_eq!(after(&start(false, &[90, 99], 0)).of(Points(10)), 1.0);
        let first = after(&start(true, &[90, 99], 0));
        assert!(first.of(Points(10)) < first.of(Points(30)) && first.of(Points(30)) < 1.0);
        let last = after(&start(true, &[105, 90], 1));
        assert_eq!([14, 15, 16].map(|score| last.of(Points(score))), [0.0, 0.5, 1.0]);
        let three = after(&start(true, &[105, 105, 90], 2));
        assert_eq!([14, 15, 16].map(|score| three.of(Points(score))), [0.0, 1.0 / 3.0, 1.0]);
    }

    /// 2.9 % at 85 points each, and never less than nothing.
    #[test]
    fn playing_for_the_chance_beats_playing_for_points() {
        for (totals, least) in [([50, 90], 0.0), ([85, 85], 0.02)] {
            let game = start(false, &totals, 0);
            let field = Field::new(&game, scores());
            let best = TurnPlan::new().solve(game.options(), field.after_this_turn());
            let gain = best.value(&BonesTurn::new()) - field.chance(Seat(0));
            assert!(gain > least, "{totals:?}: {gain}");
        }
    }
}
