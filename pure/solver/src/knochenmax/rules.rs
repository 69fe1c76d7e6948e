//! KnochenMAX as a game of sheets.

use knochenmax::score::{Further, points};
use knochenmax::{BONES, Bones, KnochenMaxOptions, Sheet, SheetBox, Side, THROWS};

use bonecup_rules::Points;

use super::cards::Cards;
use super::game::{Row, SheetGame, Way};
use super::turn::Turn;

/// The sides of an astragalus.
pub const SIDES: usize = Side::ALL.len();

const BOXES: usize = SheetBox::ALL.len();

/// Further KnochenMAX do not count, or they do and each upper box is filled or not.
const VARIANTS: usize = 1 + (1 << SIDES);

/// After the rows of all boxes and variants: the KnochenMAX box taken by five alike, and struck by the others.
const SUCCESS: usize = BOXES * VARIANTS;
const STRUCK: usize = SUCCESS + 1;

/// The rules of a single sheet of KnochenMAX as data: which box takes what from which throw.
///
/// The star of a card says that further KnochenMAX count on it (KM-2). If a struck box counts too, a filled
/// KnochenMAX box says it already and cards have no star.
#[derive(Clone, Debug)]
pub struct KnochenMaxGame {
    options: KnochenMaxOptions,
    turn: Turn<SIDES>,
    cards: Cards,
    rows: Vec<Row>,
}

impl KnochenMaxGame {
    /// The game with these options. How many sheets are agreed does not matter for one of them.
    pub fn new(options: &KnochenMaxOptions) -> KnochenMaxGame {
        // Weights are at most 10⁹ and so exact in an `f64`.
        let weights = options.bones.weights().map(|weight| weight as f64);
        let turn = Turn::new(BONES, THROWS, weights);
        let cards = if options.struck_max_counts {
            Cards::plain(BOXES)
        } else {
            Cards::starred(BOXES, SheetBox::KnochenMax.index())
        };
        let rows = rows(&turn);
        KnochenMaxGame { options: *options, turn, cards, rows }
    }

    /// What was agreed.
    pub fn options(&self) -> &KnochenMaxOptions {
        &self.options
    }

    /// The card of a sheet.
    pub fn card(&self, sheet: &Sheet) -> usize {
        let filled = SheetBox::ALL.into_iter().filter(|&entry| !sheet.is_free(entry));
        let filled = filled.map(|entry| 1 << entry.index()).sum();
        let success = sheet.value(SheetBox::KnochenMax).is_some_and(|value| value > Points(0));
        self.cards.number(filled, success)
    }

    /// Whether a further KnochenMAX counts on the card (KM-2).
    pub fn further_counts(&self, card: usize) -> bool {
        let max_filled = self.cards.filled(card) >> SheetBox::KnochenMax.index() & 1 == 1;
        max_filled && (self.options.struck_max_counts || self.cards.has_star(card))
    }

    /// The place of bones in the lattice of the turn.
    pub fn bones(&self, bones: Bones) -> usize {
        // At most five bones are always in the lattice of five.
        self.turn.lattice().index(bones.counts()).unwrap_or(0)
    }

    /// The place of five bones among the throws of the lattice, and so in every [`Row`].
    pub fn throw(&self, throw: Bones) -> usize {
        self.bones(throw).saturating_sub(self.turn.lattice().throws().start)
    }

    fn variant(&self, card: usize) -> usize {
        let upper = self.cards.filled(card) & ((1 << SIDES) - 1);
        if self.further_counts(card) { 1 + upper } else { 0 }
    }
}

impl SheetGame<SIDES> for KnochenMaxGame {
    fn turn(&self) -> &Turn<SIDES> {
        &self.turn
    }

    fn cards(&self) -> Cards {
        self.cards
    }

    fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn ways(&self, card: usize) -> Vec<Way> {
        let mut ways = Vec::with_capacity(BOXES + 1);
        let variant = self.variant(card);
        for place in self.cards.free(card) {
            let filled = self.cards.filled(card) | 1 << place;
            let row = place * VARIANTS + variant;
            if place == SheetBox::KnochenMax.index() && !self.options.struck_max_counts {
                ways.push(Way { place, next: self.cards.number(filled, true), row: SUCCESS });
                ways.push(Way { place, next: self.cards.number(filled, false), row: STRUCK });
            } else {
                ways.push(Way { place, next: self.cards.number(filled, self.cards.has_star(card)), row });
            }
        }
        ways
    }
}

fn rows(turn: &Turn<SIDES>) -> Vec<Row> {
    let throws: Vec<Bones> =
        turn.lattice().throws().filter_map(|throw| Bones::new(turn.lattice().counts(throw))).collect();
    let row = |entry: SheetBox, variant: usize, takes: fn(Bones) -> bool| {
        let cell = |&throw: &Bones| takes(throw).then(|| worth(entry, throw, variant));
        Row::level(throws.iter().map(cell).collect())
    };
    let boxes =
        SheetBox::ALL.into_iter().flat_map(|entry| (0..VARIANTS).map(move |variant| (entry, variant)));
    let mut rows: Vec<Row> = boxes.map(|(entry, variant)| row(entry, variant, |_| true)).collect();
    rows.push(row(SheetBox::KnochenMax, 0, |throw| throw.five_alike().is_some()));
    rows.push(row(SheetBox::KnochenMax, 0, |throw| throw.five_alike().is_none()));
    rows
}

fn worth(entry: SheetBox, throw: Bones, variant: usize) -> u16 {
    let Points(points) = points(entry, throw, further(throw, variant));
    // No box takes anything below 0 or above 80.
    u16::try_from(points).unwrap_or(0)
}

/// What the throw is beyond its sides, on a card of the variant.
fn further(throw: Bones, variant: usize) -> Further {
    match (throw.five_alike(), variant.checked_sub(1)) {
        (Some(side), Some(upper)) if upper >> side.index() & 1 == 1 => Further::Joker,
        (Some(side), Some(_)) => Further::Bonus(side),
        (_, _) => Further::No,
    }
}
