//! A position, and how the game goes on from it.

use bonecup_rules::{Game, Seat, SeatsError, Standings, StartError, Turn};

use crate::bones::{BONES, Bones};
use crate::chance::{Request, Thrown};
use crate::fault::Fault;
use crate::moves::Move;
use crate::options::{KnochenMaxOptions, SheetCount};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::sheet::{MOST_SHEETS, Sheet, SheetNo};

/// The most seats that play (KM-6).
pub const MOST_SEATS: u8 = 4;

/// A turn has up to three throws.
pub const THROWS: u8 = 3;

/// A position of KnochenMAX.
///
/// Where fewer than five bones lie, the others are in the cup and a throw is due. The seat to move has a free
/// box; only after the end nobody has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnochenMax {
    pub(crate) options: KnochenMaxOptions,
    pub(crate) seats: u8,
    pub(crate) to_move: Seat,
    pub(crate) throw: Bones,
    pub(crate) throws_left: u8,
    /// Blank past the seats and sheets that are played.
    pub(crate) sheets: [[Sheet; MOST_SHEETS]; MOST_SEATS as usize],
}

impl KnochenMax {
    pub(crate) fn with_blank_sheets(
        options: &KnochenMaxOptions,
        seats: usize,
    ) -> Result<KnochenMax, SeatsError> {
        Ok(KnochenMax {
            options: *options,
            seats: SeatsError::check(seats, 1..=MOST_SEATS)?,
            to_move: Seat(0),
            throw: Bones::NONE,
            throws_left: THROWS,
            sheets: [[Sheet::BLANK; MOST_SHEETS]; MOST_SEATS as usize],
        })
    }

    /// The seat whose turn it is, also while its bones are in the cup; after the end the seat that moved last.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The bones that lie on the table.
    pub fn throw(&self) -> Bones {
        self.throw
    }

    /// How many throws of the turn have not been made yet.
    pub fn throws_left(&self) -> u8 {
        self.throws_left
    }

    /// The sheets of a seat; none if there is no such seat.
    pub fn sheets(&self, seat: Seat) -> &[Sheet] {
        if seat.0 < self.seats {
            &self.sheets[seat.index()][..usize::from(self.sheet_count().get())]
        } else {
            &[]
        }
    }

    pub(crate) fn sheet_count(&self) -> SheetCount {
        self.options.sheets
    }

    pub(crate) fn has_free_box(&self, seat: Seat) -> bool {
        self.sheets(seat).iter().any(|sheet| !sheet.is_full())
    }

    fn is_over(&self) -> bool {
        !self.has_free_box(self.to_move)
    }

    fn bones_in_cup(&self) -> u8 {
        BONES - self.throw.number()
    }

    fn check_seat_moves(&self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.bones_in_cup() > 0 { Err(Refusal::ThrowDue { bones: self.bones_in_cup() }) } else { Ok(()) }
    }

    fn check_thrown(&self, thrown: &Thrown) -> Result<(), Refusal> {
        let (due, given) = (self.bones_in_cup(), thrown.number());
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if due == 0 {
            return Err(Refusal::NoThrowDue);
        }
        if given == due { Ok(()) } else { Err(Refusal::OtherNumber { due, given }) }
    }

    /// A written position need not come from play, so a seat can be full while others are not: it is passed by.
    fn pass_on(&mut self) {
        self.throw = Bones::NONE;
        self.throws_left = THROWS;
        for _ in 0..self.seats {
            self.to_move = self.to_move.next(self.seats);
            if self.has_free_box(self.to_move) {
                return;
            }
        }
    }
}

impl Game for KnochenMax {
    type Options = KnochenMaxOptions;
    type Move = Move;
    type Request = Request;
    type Outcome = Thrown;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = Fault;

    fn start(options: &KnochenMaxOptions, seats: usize) -> Result<KnochenMax, StartError> {
        Ok(KnochenMax::with_blank_sheets(options, seats)?)
    }

    fn options(&self) -> &KnochenMaxOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn<Request> {
        if self.is_over() {
            return Turn::Over(self.standings());
        }
        match self.bones_in_cup() {
            0 => Turn::Seat(self.to_move),
            bones => Turn::Chance(Request::new(bones, self.options.bones)),
        }
    }

    /// A seat's points are those of all its sheets (KM-6).
    fn standings(&self) -> Standings {
        let totals = Seat::all(self.seats).map(|seat| self.sheets(seat).iter().map(Sheet::total).sum());
        Standings::new(totals)
    }

    fn list_moves(&self, list: &mut Vec<Move>) {
        list.clear();
        if self.check_seat_moves().is_ok() {
            self.list_keeps(list);
            self.list_fills(list);
        }
    }

    fn check(&self, action: &Move) -> Result<(), Refusal> {
        self.check_seat_moves()?;
        match *action {
            Move::Keep(kept) => self.check_keep(kept),
            Move::Fill { sheet, entry } => self.check_fill(sheet, entry),
        }
    }

    fn play(&mut self, action: &Move) -> Result<(), Refusal> {
        self.check(action)?;
        match *action {
            Move::Keep(kept) => self.throw = kept,
            Move::Fill { sheet, entry } => {
                let number = sheet.map_or(0, SheetNo::index);
                self.sheets[self.to_move.index()][number].fill(entry, self.throw, &self.options);
                self.pass_on();
            }
        }
        Ok(())
    }

    fn resolve(&mut self, outcome: &Thrown) -> Result<(), Refusal> {
        self.check_thrown(outcome)?;
        self.throw = self.throw.joined(outcome.bones());
        self.throws_left -= 1;
        Ok(())
    }

    fn setup(&self) -> Setup {
        Setup::of(self)
    }

    fn from_setup(options: &KnochenMaxOptions, setup: &Setup) -> Result<KnochenMax, Fault> {
        setup.position(options)
    }
}
