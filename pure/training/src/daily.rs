//! The position of a day.

use std::ops::RangeInclusive;

use bonecup_coach::{Book, Question, TIE, consult};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId, draw};
use bonecup_rules::{Cup, Turn};
use rolling_dice::Scatter;

use crate::cup::DayCup;
use crate::day::Day;
use crate::puzzle::Puzzle;
use crate::refusal::TrainingRefusal;

/// So many points has the best move to be ahead of the next: less is a matter of taste, more is seen at once.
pub const GAP: RangeInclusive<f64> = 0.25..=5.0;
/// With fewer moves there is little to think about.
const FEWEST_MOVES: usize = 3;
const SEATS: usize = 2;
/// Games that are begun at most.
const ATTEMPTS: u32 = 100;
/// So many decisions are always played before one is looked at: first throws are alike.
const PLAYED_FIRST: usize = 4;
/// And from none to so many less one after them.
const PLAYED_MORE: usize = 20;
/// Decisions that are looked at before another game is begun.
const LOOKED_AT: usize = 6;
/// Moves and rolls of one game at most.
const MOST_EVENTS: usize = 400;
/// One of so many moves is played at random, so that positions are not those of perfect players alone.
const STRAYS: u8 = 4;

/// The position of the day: from the date alone, the same everywhere.
///
/// # Errors
/// The game has no values, or no attempt led to a position that is worth a thought.
pub fn daily(game: GameId, day: Day, book: &Book) -> Result<Puzzle, TrainingRefusal> {
    let options = AnyOptions::new(game);
    let start = AnyGame::start(&options, SEATS).map_err(|_| TrainingRefusal::NoPosition(game))?;
    // A game without values is refused before anything is drawn.
    book.values(&start)?;
    let mut found = (0..ATTEMPTS)
        .filter_map(|attempt| Search { book, cup: DayCup::new(game, day, attempt) }.attempt(start.clone()));
    found.next().ok_or(TrainingRefusal::NoPosition(game))
}

struct Search<'a> {
    book: &'a Book,
    cup: DayCup,
}

impl Search<'_> {
    /// Plays a game for a while, and then looks for a position that is worth a thought.
    fn attempt(&mut self, mut game: AnyGame) -> Option<Puzzle> {
        let first = PLAYED_FIRST + self.cup.one_of(PLAYED_MORE);
        let mut decisions = 0;
        for _ in 0..MOST_EVENTS {
            match game.turn() {
                Turn::Over(_) => return None,
                Turn::Chance(request) => {
                    game.resolve(&draw(&request, &mut self.cup, &Scatter)).ok()?;
                }
                Turn::Seat(_) => {
                    if decisions == first + LOOKED_AT {
                        return None;
                    }
                    if decisions >= first
                        && let Some(puzzle) = self.worth_a_thought(&game)
                    {
                        return Some(puzzle);
                    }
                    decisions += 1;
                    let action = self.choose(&game)?;
                    game.play(&action).ok()?;
                }
            }
        }
        None
    }

    /// A move: mostly a good one.
    fn choose(&mut self, game: &AnyGame) -> Option<AnyMove> {
        let strays = self.cup.fair(STRAYS) == 0;
        let mut moves = self.book.moves(game).ok()?;
        if strays {
            let number = self.cup.one_of(moves.len());
            return (number < moves.len()).then(|| moves.swap_remove(number).action);
        }
        let best = moves.iter().map(|valued| valued.value).fold(f64::NEG_INFINITY, f64::max);
        // The first in the order of the rules, whatever the last digits are.
        moves.into_iter().find(|valued| valued.value >= best - TIE).map(|valued| valued.action)
    }

    fn worth_a_thought(&self, game: &AnyGame) -> Option<Puzzle> {
        let question = Question { game, asked: None, reasons: false, thrower: &Scatter };
        let advice = consult(&question, self.book).ok()?;
        let [best, next, _, ..] = advice.moves.as_slice() else { return None };
        if !GAP.contains(&(best.value - next.value)) {
            return None;
        }
        Puzzle::of(game, &advice, None).filter(|puzzle| puzzle.choices.len() >= FEWEST_MOVES)
    }
}
