//! Where points and winning ask for different moves.

use bonecup_games::{AnyGame, AnyMove};

use crate::advice::{Advice, Measure};
use crate::book::Book;
use crate::chances::Chances;
use crate::plan::{MOST_PLANNED, Step, plan_by};
use crate::to_win::standing_to_win;
use crate::values::{Kind, TIE, Valued};
use crate::why::Why;

/// Less of a chance is not worth a sentence: at the beginning of a game the ways part by that all the time.
const WORTH_SAYING: f64 = 0.02;

/// Whoever plays for points does something else than who plays to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Parting {
    /// What one would do for points.
    pub for_points: Deed,
    /// What one would do to win.
    pub to_win: Deed,
    /// The points that the way to win is worth less on average.
    pub points: f64,
    /// The chance to win that the way for points is worth less.
    pub chance: f64,
    /// How things stand.
    pub standing: Option<Why>,
}

/// A move in the position in which it is made, which may be some moves ahead.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// The position before it.
    pub game: AnyGame,
    /// The move.
    pub action: AnyMove,
}

/// What the moves of a position are worth in both units.
struct Both {
    by_points: Advice,
    by_chance: Advice,
}

impl Parting {
    /// Follows what is best for both until it parts; `None` if it does not before dice roll or another seat acts.
    pub fn find(game: &AnyGame, book: &Book, chances: &dyn Chances) -> Option<Parting> {
        let worth_saying = match chances.kind() {
            Kind::Exact => WORTH_SAYING,
            Kind::Estimate { error } => error.max(WORTH_SAYING),
        };
        let mut game = game.clone();
        for _ in 0..MOST_PLANNED {
            let both = Both::of(&game, book, chances)?;
            let for_points = both.for_points()?;
            let chance = both.by_chance.value - chance_of(&both.by_chance, &for_points)?;
            if chance >= worth_saying {
                return both.part(&game, book, chances, chance);
            }
            let step = Step::of(&game, &for_points)?;
            if step.ends {
                return None;
            }
            game = step.after;
        }
        None
    }
}

impl Both {
    fn of(game: &AnyGame, book: &Book, chances: &dyn Chances) -> Option<Both> {
        let by_points = book.moves(game).ok()?;
        let by_chance = chances.moves(game)?.into_iter();
        let by_chance: Vec<Valued> = by_chance.map(|(action, value)| Valued { action, value }).collect();
        Some(Both { by_points: ordered(by_points), by_chance: ordered(by_chance) })
    }

    /// Of the best moves for points the one that wins most often.
    fn for_points(&self) -> Option<AnyMove> {
        let chance = |action: &AnyMove| chance_of(&self.by_chance, action).unwrap_or_default();
        let best = self.by_points.best().map(|best| &best.action);
        best.max_by(|one, other| chance(one).total_cmp(&chance(other))).cloned()
    }

    /// Both ways from here to their ends, where they are told apart best: one buries, the other rolls on.
    fn part(&self, game: &AnyGame, book: &Book, chances: &dyn Chances, chance: f64) -> Option<Parting> {
        let worth = |action: &AnyMove| chance_of(&self.by_points, action).unwrap_or_default();
        let to_win = self.by_chance.best().map(|best| &best.action);
        let to_win = to_win.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let points = self.by_points.value - worth(to_win);
        let next_points = |game: &AnyGame| Both::of(game, book, chances).map(|both| both.by_points);
        let next_chance = |game: &AnyGame| Both::of(game, book, chances).map(|both| both.by_chance);
        let first = |action: &AnyMove| Deed { game: game.clone(), action: action.clone() };
        let mut deeds = [
            last_of(game, &plan_by(game, &self.by_points, &next_points))?,
            last_of(game, &plan_by(game, &self.by_chance, &next_chance))?,
        ];
        if deeds[0].action == deeds[1].action {
            deeds = [first(&self.for_points()?), first(to_win)];
        }
        let [for_points, to_win] = deeds;
        Some(Parting { for_points, to_win, points, chance, standing: standing_to_win(game) })
    }
}

/// Only which moves are best and by how much matters here, not what the position is worth or what is counted.
fn ordered(moves: Vec<Valued>) -> Advice {
    let best = moves.iter().map(|valued| valued.value).fold(f64::NEG_INFINITY, f64::max);
    Advice::ordered(Measure::Turn, best, Kind::Exact, moves)
}

fn chance_of(advice: &Advice, action: &AnyMove) -> Option<f64> {
    advice.moves.iter().find(|advised| advised.action == *action).map(|advised| advised.value)
}

/// The last move of a plan, in its position.
fn last_of(game: &AnyGame, plan: &[AnyMove]) -> Option<Deed> {
    let (last, before) = plan.split_last()?;
    let mut game = game.clone();
    for action in before {
        game.play(action).ok()?;
    }
    Some(Deed { game, action: last.clone() })
}

impl Advice {
    /// How a move stands among the others in chances to win; `None` for the only move.
    pub(crate) fn rank(&self, advised: &crate::advice::AdvisedMove) -> Option<Why> {
        let best = self.moves.first().filter(|_| self.moves.len() > 1)?;
        if !advised.is_best {
            let by = best.value - advised.value;
            return Some(Why::CostsToWin { by, best: best.action.clone() });
        }
        let next = self.moves.iter().find(|other| other.value < advised.value - TIE);
        Some(match next {
            Some(next) => Why::AheadToWin { by: advised.value - next.value, next: next.action.clone() },
            None => Why::SameToWin { moves: self.moves.len(), chance: advised.value },
        })
    }
}
