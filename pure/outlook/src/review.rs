//! What is expected of positions and moves of a game that was played, in points of one seat.
//!
//! A value is what the seat has, what its dice are expected to earn in this round, and what they promise for those to come.
//! Unlike what players think by, the points of others do not count: a review says what came of one's own throws.

use bonecup_rules::{Game, Seat};
use rolling_dice::{Aim, Landing, Move, RollingDice, ScoringDie, Spot, Task, Thrower};

use crate::estimate::Estimate;
use crate::field::{Counting, Field};
use crate::judge::Judge;
use crate::noise::Noise;
use crate::rollout::points;
use crate::search::{Effort, race, throw_of};
use crate::weigh::as_they_lie;

/// An aim that was thrown, beside the best that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AimJudged {
    /// The best that was found.
    pub best: Aim,
    /// What the aim that was thrown is worth.
    pub played: Estimate,
    /// How much more the best is worth, throw by throw with the same noises.
    pub more: Estimate,
    /// How many aims were tried.
    pub tried: usize,
}

/// What a seat can expect before anybody throws: its points, and what is expected of this round and those to come.
pub fn expected(game: &RollingDice, seat: Seat) -> f64 {
    points(game, seat) + Field::from_outside(game, seat, Counting::Own).base()
}

/// What a seat holds when a round has been scored: its points, and what its dice promise for the rounds to come.
pub fn held(game: &RollingDice, seat: Seat) -> f64 {
    points(game, seat) + Field::from_outside(game, seat, Counting::Own).held(game, seat)
}

/// Judges an aim where one is due; none elsewhere. The race among other aims has noises of its own, so the best does not owe
/// its place to those by which the two are compared.
pub fn review_aim(
    game: &RollingDice,
    aim: Aim,
    effort: Effort,
    compared: usize,
    noise: u64,
    thrower: &dyn Thrower,
) -> Option<AimJudged> {
    let Task::Aim { .. } = game.task() else { return None };
    let judge = Judge::new(game, Counting::Own);
    let mut noise = Noise::new(noise);
    let throw_all = |throws: &[_]| thrower.throw_all(throws);
    let tried = race(game, &judge, effort, noise.next()?, &throw_all, &|| true);
    let best = tried.first()?.aim;
    let noises: Vec<u64> = noise.take(compared).collect();
    let worths = |aim| -> Option<Vec<f64>> {
        let throw = throw_of(game, aim)?;
        let throws: Vec<_> = noises.iter().map(|&noise| (throw.clone(), noise)).collect();
        let has = points(game, game.seat_of(game.thrower()));
        Some(thrower.throw_all(&throws).iter().map(|landing| has + judge.worth(landing)).collect())
    };
    let played = worths(aim)?;
    let others = if best == aim { played.clone() } else { worths(best)? };
    let more = others.iter().zip(&played).map(|(best, played)| best - played).collect();
    Some(AimJudged { best, played: played.into_iter().collect(), more, tried: tried.len() })
}

/// What a landing is worth to the thrower, with the faces that it shows; `game` is the position in which the dice fly.
pub fn review_landing(game: &RollingDice, landing: &Landing) -> f64 {
    let has = points(game, game.seat_of(game.thrower()));
    has + Judge::new(game, Counting::Own).worth_as_shown(landing)
}

/// What each die that may be chosen is worth. None if no choice is due.
pub fn review_choices(game: &RollingDice) -> Vec<(u8, f64)> {
    let Task::Choose { colour } = game.task() else { return Vec::new() };
    let field = as_they_lie(game, colour, Counting::Own);
    let has = points(game, game.seat_of(colour)) + field.base();
    let die = |number: u8| game.thrown()[usize::from(number) - 1];
    game.choices().map(|number| (number, has + field.stand(&die(number)).worth(die(number).face))).collect()
}

/// What spots are worth for the die that is to be placed: those of the moves that are given. None if nothing is to be placed.
pub fn review_spots(game: &RollingDice, moves: &[Move]) -> Vec<(Move, f64)> {
    let Task::Place { colour, face } = game.task() else { return Vec::new() };
    let field = as_they_lie(game, colour, Counting::Own);
    let has = points(game, game.seat_of(colour)) + field.base();
    let worth = |spot: Spot, patch| has + field.stand(&game.put_back(face, spot, patch)).worth(face);
    let placed = moves.iter().filter(|action| game.check(action).is_ok());
    let placed = placed.filter_map(|&action| match action {
        Move::Place { spot, patch } => Some((action, worth(spot, patch))),
        Move::Throw(_) | Move::Choose(_) => None,
    });
    placed.collect()
}

impl Field {
    /// What the dice of a seat promise as they lie.
    fn held(&self, game: &RollingDice, seat: Seat) -> f64 {
        let own = game.colours().iter().filter(|&&colour| game.seat_of(colour) == seat);
        let promise = |&colour| match game.scoring_die(colour) {
            ScoringDie::Floe(rest) => self.promise(rest.face, rest.y.in_mm()),
            ScoringDie::Block { .. } | ScoringDie::Adrift(_) | ScoringDie::None => 0.0,
        };
        own.map(promise).sum()
    }
}

#[cfg(test)]
mod tests {
    use rolling_dice::{DiceOptions, Face, Scatter};

    use super::*;
    use crate::standard::{standard_aim, standard_move};

    /// A landing judged for all faces at once, and as it shows with all faces one by one.
    #[test]
    fn a_landing_is_worth_the_mean_of_what_it_may_show() {
        let mut game = RollingDice::start(&DiceOptions::default(), 3).unwrap();
        for noise in 0..8 {
            while !matches!(game.task(), Task::Aim { .. }) {
                game.play(&standard_move(&game).unwrap()).unwrap();
            }
            let throw = throw_of(&game, standard_aim()).unwrap();
            game.play(&Move::Throw(standard_aim())).unwrap();
            let landing = Scatter.throw(&throw, noise);
            let has = points(&game, game.seat_of(game.thrower()));
            let judge = Judge::new(&game, Counting::Own);
            let ways = 6_usize.pow(u32::from(throw.dice));
            let shown = (0..ways).map(|way| {
                let mut landing = landing.clone();
                for (place, die) in (0..).zip(&mut landing.thrown) {
                    die.face = Face::ALL[way / 6_usize.pow(place) % 6];
                }
                review_landing(&game, &landing)
            });
            let mean = shown.sum::<f64>() / ways as f64;
            let worth = has + judge.worth(&landing);
            assert!((mean - worth).abs() < 1e-9, "{noise}: {mean}, {worth}");
            game.resolve(&landing).unwrap();
        }
    }
}
