//! Why a move or a throw was refused.

use bonecup_rules::Reason;

use crate::bones::Side;
use crate::sheet::{SheetBox, SheetNo};

/// A move that is not legal now, or an outcome that is not the throw that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody has a free box.
    #[error("the game is over")]
    GameOver,
    /// A seat moves only when five bones lie.
    #[error("first {bones} bones must be thrown")]
    ThrowDue {
        /// How many bones are in the cup.
        bones: u8,
    },
    /// Five bones lie: what happens to them is the seat's decision.
    #[error("no throw is due")]
    NoThrowDue,
    /// The outcome has more or fewer bones than were in the cup.
    #[error("{due} bones are thrown, not {given}")]
    OtherNumber {
        /// How many bones are in the cup.
        due: u8,
        /// How many the outcome has.
        given: u8,
    },
    /// The third throw has been made: a box must be filled.
    #[error("there is no throw left in this turn")]
    NoThrowsLeft,
    /// Whoever keeps all five stops, and fills a box.
    #[error("keeping all five bones is no throw: fill a box")]
    KeepsAll,
    /// A bone that is to be kept does not lie there.
    #[error("not so many bones show {side}")]
    NotLying {
        /// The side of that bone.
        side: Side,
    },
    /// The box of that sheet has an entry.
    #[error("the box {entry} is filled")]
    BoxFilled {
        /// The box.
        entry: SheetBox,
    },
    /// The seat has several sheets and the move names none.
    #[error("name one of the {sheets} sheets, as in 'fill 2:venuswurf'")]
    SheetNotNamed {
        /// How many sheets the seat has.
        sheets: u8,
    },
    /// The seat has one sheet and the move names a sheet by number.
    #[error("there is one sheet only: name the box alone, as in 'fill venuswurf'")]
    OneSheet,
    /// The seat has fewer sheets.
    #[error("there is no sheet {sheet}: each seat has {sheets}")]
    NoSuchSheet {
        /// The sheet that was named.
        sheet: SheetNo,
        /// How many sheets the seat has.
        sheets: u8,
    },
}

impl Reason for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "km-game-over",
            Refusal::ThrowDue { .. } => "km-throw-due",
            Refusal::NoThrowDue => "km-no-throw-due",
            Refusal::OtherNumber { .. } => "km-other-number",
            Refusal::NoThrowsLeft => "km-no-throws-left",
            Refusal::KeepsAll => "km-keeps-all",
            Refusal::NotLying { .. } => "km-not-lying",
            Refusal::BoxFilled { .. } => "km-box-filled",
            Refusal::SheetNotNamed { .. } => "km-sheet-not-named",
            Refusal::OneSheet => "km-one-sheet",
            Refusal::NoSuchSheet { .. } => "km-no-such-sheet",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        matches!(self, Refusal::BoxFilled { .. }).then_some("KM-1")
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::GameOver
            | Refusal::NoThrowDue
            | Refusal::NoThrowsLeft
            | Refusal::KeepsAll
            | Refusal::OneSheet => Vec::new(),
            Refusal::ThrowDue { bones } => vec![("bones", bones.to_string())],
            Refusal::OtherNumber { due, given } => {
                vec![("due", due.to_string()), ("given", given.to_string())]
            }
            Refusal::NotLying { side } => vec![("side", side.to_string())],
            Refusal::BoxFilled { entry } => vec![("box", entry.to_string())],
            Refusal::SheetNotNamed { sheets } => vec![("sheets", sheets.to_string())],
            Refusal::NoSuchSheet { sheet, sheets } => {
                vec![("sheet", sheet.to_string()), ("sheets", sheets.to_string())]
            }
        }
    }
}
