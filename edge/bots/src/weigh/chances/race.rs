//! The race of Rolling Bones for any number of seats, by a model.
//!
//! The model: from the next turn on every seat plays for points, whatever the others have. Then their totals are
//! independent of each other and follow from the distribution of a turn's score, and what a score of this turn is
//! worth can be computed in a moment. Whoever plays each turn best by this worth does at least as well against
//! seats that play for points as by playing for points, since one turn is improved at a time.

use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::bones::{Distribution, Utility};
use rolling_bones::RollingBones;

/// Further turns that are looked at. Nobody takes so many for the last stretch of a race.
const TURNS: usize = 40;
/// More than a turn can lose; totals further below the lowest count as this far below.
const DEPTH: i32 = 120;

/// The chance of the seat to move to win, ties shared, after each score of this turn.
pub(super) fn chances_after(game: &RollingBones, scores: &Distribution) -> Utility {
    let model = Model::new(game, scores);
    let after = model.after_this_turn(game);
    let Points(own) = game.totals()[game.to_move().index()];
    Utility::from_fn(|Points(score)| after.of(own + score))
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

/// What the rest of the turns depends on.
struct Model {
    target: i32,
    finish_round: bool,
    scores: Vec<(i32, f64)>,
    nothing: ByTotal,
    seats: f64,
}

/// What the others have done when the seat's next turn comes, or when the round is over.
struct Round {
    /// The chance that nobody has reached the target, if nobody had before.
    nobody: f64,
    /// The chance that a total of at least the target wins, ties shared, if nobody had reached it before.
    wins: ByTotal,
}

impl Model {
    fn new(game: &RollingBones, scores: &Distribution) -> Model {
        let Points(target) = game.options().target;
        let lowest = game.totals().iter().map(|total| total.0).min().unwrap_or(0).min(target);
        let highest = game.totals().iter().map(|total| total.0).max().unwrap_or(0).max(target);
        let floor = lowest - DEPTH;
        let length = usize::try_from(highest + Utility::HIGHEST.0 - floor + 1).unwrap_or(1);
        Model {
            target,
            finish_round: game.options().finish_round,
            scores: scores.iter().map(|(score, chance)| (score.0, chance)).collect(),
            nothing: ByTotal { floor, list: vec![0.0; length] },
            seats: f64::from(game.seats()),
        }
    }

    /// The chance of the seat to move, by its total after this turn.
    fn after_this_turn(&self, game: &RollingBones) -> ByTotal {
        let rounds = self.rounds(game);
        let mut later = self.nothing.clone();
        // Who wins if the race goes on and on is anybody's guess.
        later.list.fill(1.0 / self.seats);
        for round in rounds.iter().rev() {
            let mut now = self.nothing.clone();
            for (total, chance) in self.nothing.totals().zip(&mut now.list) {
                *chance = match total >= self.target {
                    true => round.wins.of(total),
                    false => round.nobody * self.after_a_turn(&later, total),
                };
            }
            later = now;
        }
        later
    }

    fn after_a_turn(&self, later: &ByTotal, total: i32) -> f64 {
        self.scores.iter().map(|&(score, chance)| chance * later.of(total + score)).sum()
    }

    fn rounds(&self, game: &RollingBones) -> Vec<Round> {
        let others = Seat::all(game.seats()).filter(|&seat| seat != game.to_move());
        let mut others: Vec<ByTotal> = others.map(|seat| self.start(game, seat)).collect();
        (0..TURNS).map(|_| self.round(&mut others)).collect()
    }

    /// How likely each total of another seat is when it has played after the seat to move, or in the same round.
    fn start(&self, game: &RollingBones, seat: Seat) -> ByTotal {
        let mut start = self.nothing.clone();
        let place = start.index(game.totals()[seat.index()].0);
        start.list[place] = 1.0;
        let has_played = self.finish_round && seat < game.to_move();
        if has_played { start } else { self.play(&start) }
    }

    /// Takes the round as it is, and lets those who have not reached the target play another turn.
    fn round(&self, others: &mut [ByTotal]) -> Round {
        let mut wins = self.nothing.clone();
        wins.list.fill(1.0);
        let mut nobody = 1.0;
        for other in others {
            if self.finish_round {
                ahead_of(other, &mut wins);
            }
            let below = other.index(self.target);
            let stays: f64 = other.list[..below].iter().sum();
            nobody *= stays;
            other.list[below..].fill(0.0);
            let scale = if stays > 0.0 { 1.0 / stays } else { 0.0 };
            other.list.iter_mut().for_each(|chance| *chance *= scale);
            *other = self.play(other);
        }
        Round { nobody, wins }
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

/// Multiplies in the chance to have more than another seat, half of it for as much.
fn ahead_of(other: &ByTotal, wins: &mut ByTotal) {
    let mut below = 0.0;
    for (win, &level) in wins.list.iter_mut().zip(&other.list) {
        *win *= below + 0.5 * level;
        below += level;
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_solver::bones::{TurnPlan, Utility};
    use rolling_bones::{BonesOptions, BonesTurn, Setup};

    use super::*;
    use crate::solved;

    fn start(finish_round: bool, totals: [i32; 2], to_move: u8) -> RollingBones {
        let setup = Setup {
            totals: totals.map(Points).to_vec(),
            to_move: Seat(to_move),
            rolling: true,
            ..Setup::default()
        };
        let options = BonesOptions { finish_round, ..BonesOptions::default() };
        RollingBones::from_setup(&options, &setup).expect("a possible position")
    }

    /// The chance of the seat to move before its turn, if it too plays for points.
    fn before(game: &RollingBones, scores: &Distribution) -> f64 {
        let after = chances_after(game, scores);
        scores.iter().map(|(score, chance)| chance * after.of(score)).sum()
    }

    #[test]
    fn what_one_seat_wins_the_other_loses() {
        let turn = solved::turn(&BonesOptions::default());
        let scores = turn.scores();
        for finish_round in [false, true] {
            for (seat, totals) in [(0, [80, 90]), (1, [80, 90]), (0, [95, 60]), (1, [95, 95])] {
                let after = chances_after(&start(finish_round, totals, seat), scores);
                for score in [-3, 0, 4] {
                    let mut next = totals;
                    next[usize::from(seat)] += score;
                    let other = before(&start(finish_round, next, 1 - seat), scores);
                    let sum = after.of(Points(score)) + other;
                    assert!((sum - 1.0).abs() < 1e-6, "{finish_round} {totals:?} {seat} {score}: {sum}");
                }
            }
        }
    }

    #[test]
    fn the_target_wins_at_once_or_when_the_round_is_over() {
        let turn = solved::turn(&BonesOptions::default());
        let at_once = chances_after(&start(false, [90, 99], 0), turn.scores());
        assert_eq!(at_once.of(Points(10)), 1.0);
        let first = chances_after(&start(true, [90, 99], 0), turn.scores());
        assert!(first.of(Points(10)) < first.of(Points(30)) && first.of(Points(30)) < 1.0);
        let last = chances_after(&start(true, [105, 90], 1), turn.scores());
        assert_eq!([14, 15, 16].map(|score| last.of(Points(score))), [0.0, 0.5, 1.0]);
    }

    /// 2.9 % at 85 points each, and never less than nothing.
    #[test]
    fn playing_for_the_chance_beats_playing_for_points() {
        let turn = solved::turn(&BonesOptions::default());
        for (totals, least) in [([50, 90], 0.0), ([85, 85], 0.02)] {
            let game = start(false, totals, 0);
            let chances = chances_after(&game, turn.scores());
            let best = TurnPlan::new().solve(game.options(), Utility::from_fn(|score| chances.of(score)));
            let gain = best.value(&BonesTurn::new()) - before(&game, turn.scores());
            assert!(gain > least, "{totals:?}: {gain}");
        }
    }
}
