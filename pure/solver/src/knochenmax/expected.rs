//! Expected points of KnochenMAX for any number of parallel sheets.

use knochenmax::{BONES, KnochenMax, KnochenMaxOptions};

use super::estimate::Estimate;
use super::game::SheetGame;
use super::in_turn::{InTurn, MoveValue};
use super::outlook::{self, Outlook};
use super::points::PointsTable;
use super::rules::KnochenMaxGame;
use super::two_sheets::TwoSheets;

/// The expected further points of every position of a seat: exact for one and two sheets, else an estimate.
///
/// ```
/// use bonecup_rules::Game;
/// use bonecup_solver::knochenmax::ExpectedPoints;
/// use knochenmax::{KnochenMax, KnochenMaxOptions};
///
/// let options = KnochenMaxOptions::default();
/// let values = ExpectedPoints::solve(&options);
/// let mut game = KnochenMax::start(&options, 1)?;
/// assert!((values.value(&game).value - 294.062762).abs() < 1e-6);
///
/// game.resolve(&"1 3 4 6 6".parse()?)?;
/// let moves = values.moves(&game);
/// let best = moves.iter().max_by(|one, other| one.value.total_cmp(&other.value)).unwrap();
/// assert_eq!(best.action.to_string(), "fill venuswurf");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ExpectedPoints {
    game: KnochenMaxGame,
    one: PointsTable,
    /// Only where several sheets are agreed.
    two: Option<TwoSheets>,
}

impl ExpectedPoints {
    /// Solves one sheet (milliseconds), and pairs of sheets too (about a second) if several are agreed.
    pub fn solve(options: &KnochenMaxOptions) -> ExpectedPoints {
        let game = KnochenMaxGame::new(options);
        let one = PointsTable::solve(&game);
        let two = (options.sheets.get() > 1).then(|| TwoSheets::solve(&game));
        ExpectedPoints { game, one, two }
    }

    /// The rules of a sheet.
    pub fn game(&self) -> &KnochenMaxGame {
        &self.game
    }

    /// How many start-of-turn positions have been solved.
    pub fn states(&self) -> usize {
        self.two.as_ref().map_or(self.game.cards().count(), TwoSheets::len)
    }

    /// The memory that the values take, in bytes.
    pub fn bytes(&self) -> usize {
        self.one.bytes() + self.two.as_ref().map_or(0, |two| two.len() * size_of::<f64>())
    }

    /// What the seat to move can expect to the end of its sheets.
    ///
    /// The position must have been made with the options that were solved.
    pub fn value(&self, position: &KnochenMax) -> Estimate {
        let cards = self.cards(position);
        let full = cards.iter().all(|&card| self.game.ways(card).is_empty());
        let value = if full { 0.0 } else { self.in_turn(position).value() };
        Estimate { value, error: self.error(&cards) }
    }

    /// Every legal move of the seat to move, with what it can expect after it, the points of the move included.
    pub fn moves(&self, position: &KnochenMax) -> Vec<MoveValue> {
        if position.throw().number() < BONES { Vec::new() } else { self.in_turn(position).moves() }
    }

    /// How the seat's sheets will end if it plays for the most expected points.
    ///
    /// One sheet takes milliseconds, two blank sheets some seconds and 400 MB, since what is reached grows with
    /// both. Three or more sheets have no exact values to follow: `None`.
    pub fn outlook(&self, position: &KnochenMax) -> Option<Outlook> {
        (self.error(&self.cards(position)) == 0.0).then(|| outlook::of_position(self, position))
    }

    fn in_turn<'a>(&'a self, position: &'a KnochenMax) -> InTurn<'a> {
        let cards = self.cards(position);
        InTurn::solve(&self.game, position, |sheet, way| {
            let mut next = cards.clone();
            next[sheet] = way.next;
            let rest = self.rest(&next);
            move |points| f64::from(points) + rest
        })
    }

    fn cards(&self, position: &KnochenMax) -> Vec<usize> {
        position.sheets(position.to_move()).iter().map(|sheet| self.game.card(sheet)).collect()
    }

    /// The expected further points of the cards before the first throw of a turn.
    ///
    /// For three or more unfinished sheets: what they would bring one after the other, and a share of what each
    /// two of them gain by being played together.
    pub(super) fn rest(&self, cards: &[usize]) -> f64 {
        let alone: f64 = cards.iter().map(|&card| self.one.value(card, 0)).sum();
        alone + share(self.unfinished(cards)) * self.gain(cards)
    }

    fn error(&self, cards: &[usize]) -> f64 {
        if self.unfinished(cards) <= 2 { 0.0 } else { ERROR_SHARE * self.gain(cards) }
    }

    fn unfinished(&self, cards: &[usize]) -> usize {
        cards.iter().filter(|&&card| !self.game.ways(card).is_empty()).count()
    }

    /// What all pairs among the sheets gain by being played together instead of one after the other.
    fn gain(&self, cards: &[usize]) -> f64 {
        let Some(two) = &self.two else { return 0.0 };
        let gain = |one, other| two.value(one, other) - self.one.value(one, 0) - self.one.value(other, 0);
        let pairs = cards.iter().enumerate();
        pairs.flat_map(|(place, &one)| cards[..place].iter().map(move |&other| gain(one, other))).sum()
    }
}

/// Which part of the pairs' gains so many unfinished sheets have together. With two it is all of it.
///
/// Measured on some 900 exactly solved ends with one to five free boxes on each sheet, antique and fair bones: the
/// means over the kinds of ends lie within 0.07 of these, single ends scatter around the mean by up to 0.06.
fn share(unfinished: usize) -> f64 {
    match unfinished {
        0..=2 => 1.0,
        3 => 0.76,
        4 => 0.64,
        5 => 0.55,
        _ => 0.50,
    }
}

/// The standard error of the estimate as a part of the gains of all pairs, measured on the same ends.
const ERROR_SHARE: f64 = 0.06;
