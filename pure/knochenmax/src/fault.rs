//! What can be wrong about a written position.

use bonecup_rules::{Reason, Seat, SeatsError};

use crate::sheet::{SheetBox, SheetNo};

/// A written position that no table can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Both forms of a position at once, or neither.
    #[error("a position has either 'sheets', of one player, or 'seats'")]
    Form,
    /// The game has no table with so many seats (KM-6).
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// A seat has not the number of sheets that was agreed on.
    #[error("seat {seat} has {given} sheets, but {agreed} are played")]
    SheetCount {
        /// The seat.
        seat: Seat,
        /// How many sheets it has.
        given: usize,
        /// How many the options say.
        agreed: u8,
    },
    /// A box that is listed twice on one sheet.
    #[error("seat {seat}, sheet {sheet}: the box {entry} is listed twice")]
    BoxTwice {
        /// The seat.
        seat: Seat,
        /// Its sheet.
        sheet: SheetNo,
        /// The box.
        entry: SheetBox,
    },
    /// A value that no throw gives for the box; a bonus needs the sheet's own KnochenMAX (KM-2, KM-4).
    #[error("seat {seat}, sheet {sheet}: no throw gives {value} in the box {entry}")]
    Value {
        /// The seat.
        seat: Seat,
        /// Its sheet.
        sheet: SheetNo,
        /// The box.
        entry: SheetBox,
        /// What is written there.
        value: i64,
    },
    /// A number that is no side of an astragalus.
    #[error("no side of a bone counts {side}: the sides are 1, 3, 4 and 6")]
    Side {
        /// The number.
        side: i64,
    },
    /// More than five bones lie.
    #[error("{given} bones lie, but the game has five")]
    TooManyBones {
        /// How many.
        given: usize,
    },
    /// Bones lie, and nothing says how often they were thrown.
    #[error("bones lie: 'throws_left' must say how many throws are left")]
    ThrowsLeftMissing,
    /// So many bones never lie with so many throws to go.
    #[error("{throws_left} throws cannot be left while {bones} bones lie")]
    ThrowsLeft {
        /// How many bones lie.
        bones: u8,
        /// How many throws are left, as written.
        throws_left: i64,
    },
    /// The seat to move does not exist.
    #[error("seat number {to_move} (counted from 0) cannot be to move: there are {seats} seats")]
    NoSuchSeat {
        /// The seat's number as written, counted from 0.
        to_move: i64,
        /// How many seats there are.
        seats: u8,
    },
    /// The seat to move has no free box, although the game is not over or its turn has begun.
    #[error("seat {seat} is to move and has no free box")]
    NoFreeBox {
        /// The seat.
        seat: Seat,
    },
}

impl Reason for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Form => "km-fault-form",
            Fault::Seats(_) => "km-fault-seats",
            Fault::SheetCount { .. } => "km-fault-sheet-count",
            Fault::BoxTwice { .. } => "km-fault-box-twice",
            Fault::Value { .. } => "km-fault-value",
            Fault::Side { .. } => "km-fault-side",
            Fault::TooManyBones { .. } => "km-fault-too-many-bones",
            Fault::ThrowsLeftMissing => "km-fault-throws-left-missing",
            Fault::ThrowsLeft { .. } => "km-fault-throws-left",
            Fault::NoSuchSeat { .. } => "km-fault-no-such-seat",
            Fault::NoFreeBox { .. } => "km-fault-no-free-box",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        matches!(self, Fault::Seats(_)).then_some("KM-6")
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Fault::Form | Fault::ThrowsLeftMissing => Vec::new(),
            Fault::Seats(error) => error.facts(),
            Fault::SheetCount { seat, given, agreed } => {
                vec![("seat", seat.to_string()), ("given", given.to_string()), ("agreed", agreed.to_string())]
            }
            Fault::BoxTwice { seat, sheet, entry } => box_facts(seat, sheet, entry),
            Fault::Value { seat, sheet, entry, value } => {
                let mut facts = box_facts(seat, sheet, entry);
                facts.push(("value", value.to_string()));
                facts
            }
            Fault::Side { side } => vec![("side", side.to_string())],
            Fault::TooManyBones { given } => vec![("given", given.to_string())],
            Fault::ThrowsLeft { bones, throws_left } => {
                vec![("bones", bones.to_string()), ("throws_left", throws_left.to_string())]
            }
            Fault::NoSuchSeat { to_move, seats } => {
                vec![("to_move", to_move.to_string()), ("seats", seats.to_string())]
            }
            Fault::NoFreeBox { seat } => vec![("seat", seat.to_string())],
        }
    }
}

fn box_facts(seat: &Seat, sheet: &SheetNo, entry: &SheetBox) -> Vec<(&'static str, String)> {
    vec![("seat", seat.to_string()), ("sheet", sheet.to_string()), ("box", entry.to_string())]
}
