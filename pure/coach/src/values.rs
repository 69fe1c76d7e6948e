//! The value of every move.

use bonecup_games::AnyMove;

use crate::why::Why;

/// Moves whose values differ by no more than this are equally good: it is far above the last digits of an `f64`, and
/// far below anything that matters at a table.
pub const TIE: f64 = 1e-9;

/// How far to trust values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// To the last digits of an `f64`.
    Exact,
    /// With this standard error.
    Estimate {
        /// The standard error.
        error: f64,
    },
}

impl Kind {
    pub(crate) fn of_error(error: f64) -> Kind {
        if error == 0.0 { Kind::Exact } else { Kind::Estimate { error } }
    }

    /// What clients call it, and the standard error of an estimate.
    pub fn written(self) -> (&'static str, Option<f64>) {
        match self {
            Kind::Exact => ("exact", None),
            Kind::Estimate { error } => ("estimate", Some(error)),
        }
    }
}

/// A legal move and what it is worth on average if everything after it is played best.
#[derive(Clone, PartialEq, Debug)]
pub struct Valued {
    /// The move.
    pub action: AnyMove,
    /// Its value, in the terms of [`Values::value`].
    pub value: f64,
}

/// What a position and its moves are worth to the seat to move, in points.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    /// Rolling Bones: the final score of this turn. KnochenMAX: further points to the end of the seat's sheets.
    pub value: f64,
    /// How far to trust the values.
    pub kind: Kind,
    /// Every legal move in the order of the rules; none while dice are due.
    pub moves: Vec<Valued>,
}

impl Values {
    /// The moves that are worth most, equal up to [`TIE`].
    pub fn best(&self) -> impl Iterator<Item = &Valued> {
        let best = self.moves.iter().map(|valued| valued.value).fold(f64::NEG_INFINITY, f64::max);
        self.moves.iter().filter(move |valued| valued.value >= best - TIE)
    }

    /// The value of a move, if it is legal.
    pub fn value_of(&self, action: &AnyMove) -> Option<f64> {
        self.moves.iter().find(|valued| valued.action == *action).map(|valued| valued.value)
    }

    /// How the move stands among the others; `None` for the only move and for one that is not legal.
    pub(crate) fn standing(&self, action: &AnyMove) -> Option<Why> {
        let value = self.value_of(action)?;
        let best = self.best().next()?;
        if value < best.value - TIE {
            return Some(Why::Costs { by: best.value - value, best: best.action.clone() });
        }
        let worse = self.moves.iter().filter(|other| other.value < value - TIE);
        match worse.max_by(|one, other| one.value.total_cmp(&other.value)) {
            Some(next) => Some(Why::Ahead { by: value - next.value, next: next.action.clone() }),
            None => Some(Why::AllEqual { moves: self.moves.len(), value }),
        }
    }
}
