//! Luck told apart from skill.
//!
//! Every position has a value to each seat: what it ends with on average under best play. A roll changes it by *luck*,
//! which is nothing on average. A decision lowers it by its *loss* against the best move. So what a seat ends with
//! is what it could expect at the start, and all its luck, less all it lost.
//!
//! Points are everybody's own. A win is not: what one seat loses, by dice or by a mistake, the others get without
//! having done anything for it, so that is their luck.

mod judge;
mod points;
mod walk;
mod winning;
mod written;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome};
use bonecup_referee::{Record, Seq};
use bonecup_rules::{Points, Seat};
use rolling_dice::Thrower;

use crate::book::Book;
use crate::chances::Chances;
use crate::refusal::CoachRefusal;
use crate::unit::Unit;
use crate::values::Kind;

/// A game, taken apart.
///
/// For every seat `result = start + luck − loss` up to the last digits of an `f64`.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "written::WrittenAnalysis"))]
pub struct Analysis {
    /// What values are counted in.
    pub unit: Unit,
    /// Whether the values are exact. Sums are exact in any case; with estimated values, luck is nothing on average
    /// only about.
    pub kind: Kind,
    /// Whether the game was played to its end. If not, a seat's result is the value of the last position.
    pub finished: bool,
    /// What the game was worth to each seat before its first event.
    pub before: Vec<f64>,
    /// The seats, in the order of play.
    pub seats: Vec<SeatAnalysis>,
    /// Everything that happened, event by event.
    pub steps: Vec<Step>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatAnalysis {
    /// What it could expect. In Rolling Bones, where a game has as many turns as it takes, so much for each turn.
    pub start: f64,
    /// Everything that was not the seat's own decision: the three parts that follow.
    pub luck: f64,
    /// What dice brought. In chances to win, those of the others count too: what they bring to one others lose. Where chances
    /// are estimated, what an estimate changes that is made anew at the beginning of a turn is part of the first roll.
    pub luck_of_dice: f64,
    /// What the mistakes of the others gave to this one; nothing in points. With more than two seats, the mistake of one may
    /// also take something from another.
    pub gifts: f64,
    /// What the turns of the others changed, dice and decisions in one, where nobody can tell the two apart: at Rolling Dice.
    /// Nothing otherwise.
    pub others_turns: f64,
    /// What the luck of the dice of such a game scatters by; `None` if it is not known.
    ///
    /// KnochenMAX: from the variance of each roll that was made. Rolling Bones: from the variance of a turn under best
    /// play, once for each turn. Both are exact for best play. In chances to win, the rolls of all seats count.
    pub luck_error: Option<f64>,
    /// What all decisions lost against the best ones.
    pub loss: f64,
    /// What it ended with.
    pub result: f64,
    /// The points that it has.
    pub points: Points,
    /// How often it had more than one legal move.
    pub decisions: u32,
    /// How often its dice were rolled.
    pub rolls: u32,
    /// How many turns it began.
    pub turns: u32,
}

/// An event and what it changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The number of the event in the record.
    pub seq: Seq,
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The how-manieth turn of this seat, from 1.
    pub turn: u32,
    /// What the position after it is worth to each seat.
    pub values: Vec<f64>,
    /// What happened.
    pub what: What,
}

/// What an event was.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// Dice were rolled.
    Roll(Roll),
    /// A move with alternatives.
    Decision {
        /// The move.
        played: AnyMove,
        /// A best move: the one played, if it was one.
        best: AnyMove,
        /// What the best move is worth.
        best_value: f64,
        /// What the worst legal move is worth: where that is as much as the best, nothing was decided. `None` where not every move
        /// is weighed.
        worst_value: Option<f64>,
        /// How many legal moves there were.
        moves: usize,
        /// What the move lost against the best one.
        loss: f64,
    },
    /// The only legal move.
    Forced {
        /// The move.
        played: AnyMove,
    },
}

/// A roll and its luck.
#[derive(Clone, PartialEq, Debug)]
pub struct Roll {
    /// What the dice showed.
    pub outcome: AnyOutcome,
    /// What the seat could expect before them.
    pub before: f64,
    /// What they changed.
    pub luck: f64,
}

/// Takes a game apart, in points. The record must follow the rules; see [`Record::replay`]. Where nothing is solved it is
/// tried out, with dice that `thrower` throws.
pub fn analyse(record: &Record, book: &Book, thrower: &dyn Thrower) -> Result<Analysis, CoachRefusal> {
    let start = AnyGame::start(&record.plan.options, record.plan.seats.len());
    book.check(&start.map_err(|_| CoachRefusal::BadRecord)?)?;
    if let Some(tried) = book.coach().analyse(record, thrower) {
        return tried;
    }
    walk::walk(record, &mut points::ForPoints::new(book), &|_| {})
}

/// Takes a game apart, in chances to win; see [`ChancesFrom`](crate::ChancesFrom). This may take some seconds, so
/// `progress` is told what part is done.
pub fn analyse_winning(
    record: &Record,
    chances: &dyn Chances,
    progress: &dyn Fn(f64),
) -> Result<Analysis, CoachRefusal> {
    walk::walk(record, &mut winning::ForWinning::new(chances), progress)
}

impl Analysis {
    /// The steps of one seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Step> {
        self.steps.iter().filter(move |step| step.seat == seat)
    }

    /// The decisions that lost something, the worst first.
    pub fn mistakes(&self) -> Vec<&Step> {
        let mut mistakes: Vec<&Step> = self.steps.iter().filter(|step| step.loss() > crate::TIE).collect();
        mistakes.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        mistakes
    }

    /// The roll that brought most, and the one that cost most; `None` if nothing was rolled.
    pub fn extremes(&self) -> Option<(&Step, &Step)> {
        let rolls = || self.steps.iter().filter(|step| matches!(step.what, What::Roll(_)));
        let by_luck = |one: &&Step, other: &&Step| one.luck().total_cmp(&other.luck());
        Some((rolls().max_by(by_luck)?, rolls().min_by(by_luck)?))
    }
}

impl Step {
    /// What the position after it is worth to the seat whose turn it was.
    pub fn value(&self) -> f64 {
        self.values.get(self.seat.index()).copied().unwrap_or_default()
    }

    /// The luck of a roll; nothing for a move.
    pub fn luck(&self) -> f64 {
        if let What::Roll(roll) = &self.what { roll.luck } else { 0.0 }
    }

    /// What a decision lost; nothing for a roll.
    pub fn loss(&self) -> f64 {
        if let What::Decision { loss, .. } = &self.what { *loss } else { 0.0 }
    }
}
