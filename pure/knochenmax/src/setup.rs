//! A position as people write it.

use std::fmt;

use bonecup_rules::{Game, Points, Seat};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bones::{BONES, Bones, Side};
use crate::fault::Fault;
use crate::options::KnochenMaxOptions;
use crate::position::{KnochenMax, THROWS};
use crate::sheet::{Sheet, SheetBox, SheetNo};

/// A position in JSON, possible or not.
///
/// It lists either the `sheets` of a player who plays alone, or the `seats` with their sheets. A game with one
/// seat is written in the first form, any other in the second; both are read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KnochenMaxPosition"))]
pub struct Setup {
    /// The sheets of the only player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sheets: Option<Vec<SheetSetup>>,
    /// Every seat, in the order of play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<Vec<SeatSetup>>,
    /// The seat whose turn it is, counted from 0; the first if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub to_move: Option<i64>,
    /// The sides that lie; those missing from five are in the cup.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Side>"))]
    pub throw: Vec<i64>,
    /// How many throws of the turn have not been made yet; 3 if it is left out and no bone lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "i64"))]
    pub throws_left: Option<i64>,
}

/// A seat as people write it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SeatSheets"))]
pub struct SeatSetup {
    /// Its sheets, as many as the options say.
    pub sheets: Vec<SheetSetup>,
}

/// A sheet as people write it: its filled boxes with their points, 0 if struck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Sheet"))]
pub struct SheetSetup(
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<SheetBox, i64>"))]
    pub  Vec<(SheetBox, i64)>,
);

impl Setup {
    pub(crate) fn of(game: &KnochenMax) -> Setup {
        let throw = game.throw().sides().map(|side| i64::from(side.pips())).collect();
        let setup = Setup { throw, throws_left: Some(game.throws_left().into()), ..Setup::default() };
        if game.seats() == 1 {
            return Setup { sheets: Some(written_sheets(game, Seat(0))), ..setup };
        }
        let seats = Seat::all(game.seats()).map(|seat| SeatSetup { sheets: written_sheets(game, seat) });
        Setup { seats: Some(seats.collect()), to_move: Some(game.to_move().0.into()), ..setup }
    }

    pub(crate) fn position(&self, options: &KnochenMaxOptions) -> Result<KnochenMax, Fault> {
        let seats = self.sheets_by_seat()?;
        let mut game = KnochenMax::with_blank_sheets(options, seats.len())?;
        for (seat, sheets) in Seat::all(game.seats()).zip(seats) {
            read_seat(&mut game, seat, sheets)?;
        }
        game.to_move = self.read_to_move(game.seats())?;
        game.throw = self.read_throw()?;
        game.throws_left = self.read_throws_left(game.throw.number())?;
        check_free_box(&game)?;
        Ok(game)
    }

    fn sheets_by_seat(&self) -> Result<Vec<&[SheetSetup]>, Fault> {
        match (&self.sheets, &self.seats) {
            (Some(sheets), None) => Ok(vec![sheets]),
            (None, Some(seats)) => Ok(seats.iter().map(|seat| seat.sheets.as_slice()).collect()),
            (Some(_), Some(_)) | (None, None) => Err(Fault::Form),
        }
    }

    fn read_to_move(&self, seats: u8) -> Result<Seat, Fault> {
        let to_move = self.to_move.unwrap_or(0);
        let seat = u8::try_from(to_move).ok().filter(|&seat| seat < seats);
        seat.map(Seat).ok_or(Fault::NoSuchSeat { to_move, seats })
    }

    fn read_throw(&self) -> Result<Bones, Fault> {
        let side = |&side: &i64| Side::from_pips(side).ok_or(Fault::Side { side });
        let sides = self.throw.iter().map(side).collect::<Result<Vec<_>, _>>()?;
        Bones::showing(sides).ok_or(Fault::TooManyBones { given: self.throw.len() })
    }

    /// Three throws are left only before the first one; with bones in the cup at least one is.
    fn read_throws_left(&self, bones: u8) -> Result<u8, Fault> {
        let throws_left = match self.throws_left {
            Some(throws_left) => throws_left,
            None if bones == 0 => THROWS.into(),
            None => return Err(Fault::ThrowsLeftMissing),
        };
        let least = if bones < BONES { 1 } else { 0 };
        let most = if bones == 0 { THROWS } else { THROWS - 1 };
        let possible = u8::try_from(throws_left).ok().filter(|left| (least..=most).contains(left));
        possible.ok_or(Fault::ThrowsLeft { bones, throws_left })
    }
}

fn read_seat(game: &mut KnochenMax, seat: Seat, sheets: &[SheetSetup]) -> Result<(), Fault> {
    let options = game.options;
    if sheets.len() != usize::from(options.sheets.get()) {
        return Err(Fault::SheetCount { seat, given: sheets.len(), agreed: options.sheets.get() });
    }
    for (number, written) in options.sheets.numbers().zip(sheets) {
        let reading = Reading { seat, sheet: number, options };
        game.sheets[seat.index()][number.index()] = reading.sheet(written)?;
    }
    Ok(())
}

/// Where and how a sheet is read, for its faults.
struct Reading {
    seat: Seat,
    sheet: SheetNo,
    options: KnochenMaxOptions,
}

impl Reading {
    /// All boxes are read before any is judged: a bonus depends on the KnochenMAX box, wherever that is listed.
    fn sheet(&self, written: &SheetSetup) -> Result<Sheet, Fault> {
        let mut sheet = Sheet::BLANK;
        for &(entry, value) in &written.0 {
            if !sheet.is_free(entry) {
                return Err(Fault::BoxTwice { seat: self.seat, sheet: self.sheet, entry });
            }
            sheet.write(entry, u8::try_from(value).map_err(|_| self.impossible(entry, value))?);
        }
        match written.0.iter().find(|(entry, _)| !sheet.is_possible(*entry, &self.options)) {
            Some(&(entry, value)) => Err(self.impossible(entry, value)),
            None => Ok(sheet),
        }
    }

    fn impossible(&self, entry: SheetBox, value: i64) -> Fault {
        Fault::Value { seat: self.seat, sheet: self.sheet, entry, value }
    }
}

/// A full seat is to move only after the end, when no bone has been thrown since.
fn check_free_box(game: &KnochenMax) -> Result<(), Fault> {
    let ended = game.throws_left == THROWS && Seat::all(game.seats).all(|seat| !game.has_free_box(seat));
    let seat = game.to_move;
    if ended || game.has_free_box(seat) { Ok(()) } else { Err(Fault::NoFreeBox { seat }) }
}

fn written_sheets(game: &KnochenMax, seat: Seat) -> Vec<SheetSetup> {
    game.sheets(seat).iter().map(written_sheet).collect()
}

fn written_sheet(sheet: &Sheet) -> SheetSetup {
    let filled = |entry| sheet.value(entry).map(|Points(value)| (entry, value.into()));
    SheetSetup(SheetBox::ALL.into_iter().filter_map(filled).collect())
}

impl Serialize for SheetSetup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A list rather than a map, so that a box that is written twice is a fault and not silently one of the two.
impl<'de> Deserialize<'de> for SheetSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SheetSetup, D::Error> {
        deserializer.deserialize_map(BoxesVisitor)
    }
}

struct BoxesVisitor;

impl<'de> Visitor<'de> for BoxesVisitor {
    type Value = SheetSetup;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a sheet: its filled boxes with their points")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut boxes: A) -> Result<SheetSetup, A::Error> {
        let mut written = Vec::new();
        while let Some(entry) = boxes.next_entry()? {
            written.push(entry);
        }
        Ok(SheetSetup(written))
    }
}
