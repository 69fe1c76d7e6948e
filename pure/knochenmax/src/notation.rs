//! How sides, bones, boxes and moves are written and read.
//!
//! Writing is canonical (sides ascending, one blank between words); reading takes sides in any order and blanks
//! in any number, as people type them.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::NotationError;

use crate::bones::{Bones, Side};
use crate::chance::{Request, Thrown};
use crate::moves::Move;
use crate::sheet::{MOST_SHEETS, SheetBox, SheetNo};

const A_SIDE: &str = "a side: 1, 3, 4 or 6";
const BONES: &str = "up to five bones, as in 1 3 3 4 6";
const A_THROW: &str = "a throw of one to five bones, as in 1 3 3 4 6";
const A_BOX: &str = "a box: hund ruecken bauch chios dreierpasch viererpasch full_house venuswurf knochenmax \
                     besser_als_nix";
const A_SHEET: &str = "the number of a sheet: 1 to 6";
const A_MOVE: &str = "a move: keep 3 3, keep, fill venuswurf, fill 2:venuswurf";

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pips().fmt(f)
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Side, NotationError> {
        let side = Side::ALL.into_iter().find(|side| side.to_string() == text);
        side.ok_or_else(|| NotationError::new(text, A_SIDE))
    }
}

/// Sides with blanks between them.
fn write_sides(f: &mut fmt::Formatter<'_>, sides: impl Iterator<Item = Side>) -> fmt::Result {
    for (i, side) in sides.enumerate() {
        let blank = if i == 0 { "" } else { " " };
        write!(f, "{blank}{side}")?;
    }
    Ok(())
}

fn read_sides(text: &str) -> Option<Vec<Side>> {
    text.split_whitespace().map(|side| side.parse().ok()).collect()
}

impl fmt::Display for Bones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sides(f, self.sides())
    }
}

impl FromStr for Bones {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bones, NotationError> {
        read_sides(text).and_then(Bones::showing).ok_or_else(|| NotationError::new(text, BONES))
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bones().fmt(f)
    }
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sides(f, self.sides().iter().copied())
    }
}

impl FromStr for Thrown {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Thrown, NotationError> {
        read_sides(text).and_then(Thrown::new).ok_or_else(|| NotationError::new(text, A_THROW))
    }
}

impl SheetBox {
    /// The box in notation, as in `besser_als_nix`.
    pub fn key(self) -> &'static str {
        match self {
            SheetBox::Hund => "hund",
            SheetBox::Ruecken => "ruecken",
            SheetBox::Bauch => "bauch",
            SheetBox::Chios => "chios",
            SheetBox::Dreierpasch => "dreierpasch",
            SheetBox::Viererpasch => "viererpasch",
            SheetBox::FullHouse => "full_house",
            SheetBox::Venuswurf => "venuswurf",
            SheetBox::KnochenMax => "knochenmax",
            SheetBox::BesserAlsNix => "besser_als_nix",
        }
    }
}

impl fmt::Display for SheetBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for SheetBox {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<SheetBox, NotationError> {
        let entry = SheetBox::ALL.into_iter().find(|entry| entry.key() == text);
        entry.ok_or_else(|| NotationError::new(text, A_BOX))
    }
}

/// People count from one.
impl fmt::Display for SheetNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for SheetNo {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<SheetNo, NotationError> {
        let mut numbers = (0..MOST_SHEETS).filter_map(SheetNo::new);
        numbers.find(|number| number.to_string() == text).ok_or_else(|| NotationError::new(text, A_SHEET))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep(kept) if *kept == Bones::NONE => f.write_str("keep"),
            Move::Keep(kept) => write!(f, "keep {kept}"),
            Move::Fill { sheet: None, entry } => write!(f, "fill {entry}"),
            Move::Fill { sheet: Some(number), entry } => write!(f, "fill {number}:{entry}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        read_move(text.trim()).ok_or_else(|| NotationError::new(text, A_MOVE))
    }
}

fn read_move(text: &str) -> Option<Move> {
    let (verb, object) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match verb {
        "keep" => object.parse().ok().map(Move::Keep),
        "fill" => read_fill(object.trim()),
        _ => None,
    }
}

fn read_fill(object: &str) -> Option<Move> {
    let (sheet, entry) = match object.split_once(':') {
        Some((number, entry)) => (Some(number.parse().ok()?), entry),
        None => (None, object),
    };
    Some(Move::Fill { sheet, entry: entry.parse().ok()? })
}
