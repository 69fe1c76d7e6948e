//! The positions of a game where somebody erred.

use bonecup_coach::{Analysis, Book, Question, Step, What, consult};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{Event, Record, Seq};
use bonecup_rules::Seat;
use rolling_dice::Scatter;
use serde::{Deserialize, Serialize};

use crate::puzzle::Puzzle;

/// What loses less is not worth a second thought.
pub const LEAST_LOSS: f64 = 0.1;

/// A decision that lost something, as a position to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The event of the record.
    pub event: Seq,
    /// Who decided.
    pub seat: Seat,
    /// The how-manieth turn of the seat, from 1.
    pub turn: u32,
    /// What it lost, in points.
    pub loss: f64,
    /// The position before it.
    pub puzzle: Puzzle,
}

/// The worst mistakes of each of these seats, at most so many of each, in the order of the game. The analysis is one of this
/// record, in points.
pub fn mistakes(
    record: &Record,
    analysis: &Analysis,
    book: &Book,
    seats: &[Seat],
    most: usize,
) -> Vec<Mistake> {
    let mut worst: Vec<&Step> = seats
        .iter()
        .flat_map(|seat| {
            let own = analysis.mistakes().into_iter().filter(|step| step.seat == *seat);
            own.filter(|step| step.loss() >= LEAST_LOSS).take(most)
        })
        .collect();
    worst.sort_by_key(|step| step.seq);
    let Ok(mut game) = AnyGame::start(&record.plan.options, record.plan.seats.len()) else {
        return Vec::new();
    };
    let (mut found, mut worst) = (Vec::new(), worst.into_iter().peekable());
    for (seq, event) in (1..).map(Seq).zip(&record.events) {
        if let Some(step) = worst.next_if(|step| step.seq == seq) {
            found.extend(mistake(&game, step, book));
        }
        let happened = match event {
            Event::Moved { action, .. } => game.play(action),
            Event::Rolled { outcome, .. } => game.resolve(outcome),
            Event::Cast { .. } | Event::Chained { .. } => Ok(()),
        };
        if happened.is_err() || worst.peek().is_none() {
            break;
        }
    }
    found
}

fn mistake(game: &AnyGame, step: &Step, book: &Book) -> Option<Mistake> {
    let What::Decision { played, loss, .. } = &step.what else { return None };
    let puzzle = puzzle(game, played, book)?;
    Some(Mistake { event: step.seq, seat: step.seat, turn: step.turn, loss: *loss, puzzle })
}

fn puzzle(game: &AnyGame, played: &AnyMove, book: &Book) -> Option<Puzzle> {
    // A game with mistakes has values: nothing is thrown.
    let question = Question { game, asked: None, reasons: false, thrower: &Scatter };
    let advice = consult(&question, book).ok()?;
    Puzzle::of(game, &advice, Some(played))
}
