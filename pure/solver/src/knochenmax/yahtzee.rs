//! Yahtzee as a game of sheets: a test of the machinery, since its values have been published.

use super::cards::Cards;
use super::game::{Row, SheetGame, Way};
use super::turn::Turn;

const FACES: usize = 6;
const DICE: u8 = 5;
const THROWS: u8 = 3;
const BOXES: usize = 13;
/// The boxes after the six upper ones, in the order of the printed card.
const THREE_ALIKE: usize = 6;
const FOUR_ALIKE: usize = 7;
const FULL_HOUSE: usize = 8;
const SMALL_STRAIGHT: usize = 9;
const LARGE_STRAIGHT: usize = 10;
const YAHTZEE: usize = 11;
const CHANCE: usize = 12;

const UPPER: usize = (1 << FACES) - 1;
/// An upper total from which on the bonus is certain.
const BONUS_AT: usize = 63;
const UPPER_BONUS: f64 = 35.0;
const FURTHER_BONUS: u16 = 100;

/// What holds for five alike once the box for them is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jokers {
    /// Nothing: neither bonus nor joker.
    None,
    /// 100 more if the box holds 50. If the box of the face is filled, full house and straights take them too.
    Free,
    /// As [`Jokers::Free`], but the box of the face must be taken, or else any lower box, or else any upper one.
    Forced,
}

/// Solitaire Yahtzee.
///
/// The star of a card says that the box for five alike holds 50; its level is the upper total, up to 63.
#[derive(Clone, Debug)]
pub struct Yahtzee {
    jokers: Jokers,
    turn: Turn<FACES>,
    cards: Cards,
    rows: Vec<Row>,
}

impl Yahtzee {
    /// The game with fair dice.
    pub fn new(jokers: Jokers) -> Yahtzee {
        let turn = Turn::new(DICE, THROWS, [1.0; FACES]);
        let cards = match jokers {
            Jokers::None => Cards::plain(BOXES),
            Jokers::Free | Jokers::Forced => Cards::starred(BOXES, YAHTZEE),
        };
        let throws: Vec<_> = turn.lattice().throws().map(|throw| turn.lattice().counts(throw)).collect();
        let rows = Situation::all().flat_map(|situation| situation.rows(jokers, &throws)).collect();
        Yahtzee { jokers, turn, cards, rows }
    }

    fn situation(&self, card: usize) -> Situation {
        let filled = self.cards.filled(card);
        Situation {
            upper: filled & UPPER,
            lower_full: filled >> FACES == (1 << (BOXES - FACES)) - 1,
            yahtzee: match (filled >> YAHTZEE & 1, self.cards.has_star(card)) {
                (0, _) => YahtzeeBox::Free,
                (_, true) => YahtzeeBox::Fifty,
                (_, false) => YahtzeeBox::Struck,
            },
        }
    }
}

impl SheetGame<FACES> for Yahtzee {
    fn turn(&self) -> &Turn<FACES> {
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
        let first_row = self.situation(card).number() * ROWS;
        for place in self.cards.free(card) {
            let filled = self.cards.filled(card) | 1 << place;
            let star = self.cards.has_star(card);
            if place == YAHTZEE && self.jokers != Jokers::None {
                ways.push(Way { place, next: self.cards.number(filled, true), row: first_row + YAHTZEE });
                ways.push(Way {
                    place,
                    next: self.cards.number(filled, false),
                    row: first_row + STRUCK_YAHTZEE,
                });
            } else {
                ways.push(Way { place, next: self.cards.number(filled, star), row: first_row + place });
            }
        }
        ways
    }

    fn levels(&self, card: usize) -> usize {
        let filled = self.cards.filled(card);
        let upper = (0..FACES).filter(|face| filled >> face & 1 == 1);
        let most: usize = upper.map(|face| usize::from(DICE) * (face + 1)).sum();
        most.min(BONUS_AT) + 1
    }

    fn end(&self, level: usize) -> f64 {
        if level >= BONUS_AT { UPPER_BONUS } else { 0.0 }
    }
}

/// A row per box, and one for striking the box of five alike.
const ROWS: usize = BOXES + 1;
const STRUCK_YAHTZEE: usize = BOXES;

#[derive(Clone, Copy, PartialEq, Eq)]
enum YahtzeeBox {
    Free,
    Struck,
    Fifty,
}

/// What the worth of five alike depends on.
#[derive(Clone, Copy)]
struct Situation {
    upper: usize,
    lower_full: bool,
    yahtzee: YahtzeeBox,
}

impl Situation {
    /// All of them, in the order of their numbers.
    fn all() -> impl Iterator<Item = Situation> {
        [YahtzeeBox::Free, YahtzeeBox::Struck, YahtzeeBox::Fifty].into_iter().flat_map(|yahtzee| {
            [false, true].into_iter().flat_map(move |lower_full| {
                (0..=UPPER).map(move |upper| Situation { upper, lower_full, yahtzee })
            })
        })
    }

    fn number(self) -> usize {
        (self.yahtzee as usize * 2 + usize::from(self.lower_full)) * (UPPER + 1) + self.upper
    }

    fn rows(self, jokers: Jokers, throws: &[[u8; FACES]]) -> Vec<Row> {
        (0..ROWS).map(|row| self.row(row, jokers, throws)).collect()
    }

    fn row(self, row: usize, jokers: Jokers, throws: &[[u8; FACES]]) -> Row {
        let worth = throws.iter().map(|counts| self.worth(row, jokers, counts)).collect();
        if row < FACES {
            Row::rising(worth, throws.iter().map(|counts| usize::from(counts[row]) * (row + 1)).collect())
        } else {
            Row::level(worth)
        }
    }

    fn worth(self, row: usize, jokers: Jokers, counts: &[u8; FACES]) -> Option<u16> {
        let alike = counts.iter().position(|&count| count == DICE);
        match (row, alike) {
            (STRUCK_YAHTZEE, None) => Some(0),
            (STRUCK_YAHTZEE, Some(_)) => None,
            (YAHTZEE, None) if jokers != Jokers::None => None,
            (_, Some(face)) if jokers != Jokers::None && self.yahtzee != YahtzeeBox::Free => {
                self.further(row, jokers, counts, face)
            }
            (_, _) => Some(plain(row, counts)),
        }
    }

    /// What a further five alike is worth.
    fn further(self, row: usize, jokers: Jokers, counts: &[u8; FACES], face: usize) -> Option<u16> {
        let face_filled = self.upper >> face & 1 == 1;
        let may = match (jokers, face_filled) {
            (Jokers::None | Jokers::Free, _) => true,
            (Jokers::Forced, false) => row == face,
            (Jokers::Forced, true) => row >= FACES || self.lower_full,
        };
        let bonus = if self.yahtzee == YahtzeeBox::Fifty { FURTHER_BONUS } else { 0 };
        let points = if face_filled { joker(row, counts) } else { plain(row, counts) };
        may.then_some(bonus + points)
    }
}

fn joker(row: usize, counts: &[u8; FACES]) -> u16 {
    full_points(row).unwrap_or_else(|| plain(row, counts))
}

/// The points of the boxes that take the same from every throw they take.
fn full_points(row: usize) -> Option<u16> {
    match row {
        FULL_HOUSE => Some(25),
        SMALL_STRAIGHT => Some(30),
        LARGE_STRAIGHT => Some(40),
        YAHTZEE => Some(50),
        _ => None,
    }
}

fn plain(row: usize, counts: &[u8; FACES]) -> u16 {
    let pips = |(count, face): (&u8, u16)| u16::from(*count) * face;
    let sum = counts.iter().zip(1..).map(pips).sum();
    let alike = |number: u8| counts.iter().any(|&count| count >= number);
    let straight = |length: usize| counts.windows(length).any(|faces| !faces.contains(&0));
    let meets = match row {
        THREE_ALIKE => alike(3),
        FOUR_ALIKE => alike(4),
        FULL_HOUSE => counts.contains(&3) && counts.contains(&2),
        SMALL_STRAIGHT => straight(4),
        LARGE_STRAIGHT => straight(5),
        YAHTZEE => alike(DICE),
        CHANCE => true,
        _ => return counts.iter().zip(1..).nth(row).map_or(0, pips),
    };
    if meets { full_points(row).unwrap_or(sum) } else { 0 }
}
