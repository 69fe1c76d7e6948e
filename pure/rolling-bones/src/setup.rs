//! Positions as people write them.

use std::collections::BTreeMap;

use bonecup_rules::{MAX_SEATS, Points, Reason, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Bone, BonesOptions, BonesTurn, Dice, DiceCount, Duty, Face, Kind, RollingBones, Skeleton, Unlaid,
};

/// A written position, which may be nonsense. One turn is enough; totals and seats may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RollingBonesPosition"))]
pub struct Setup {
    /// Right bones, in any order.
    #[serde(default)]
    pub skeleton: Vec<Bone>,
    /// False bones: the place, and the bone that lies on it.
    #[serde(default, rename = "false", skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub wrong: BTreeMap<Bone, Bone>,
    /// Whether the hat is on.
    #[serde(default)]
    pub hat: bool,
    /// Faces of the unlaid dice. Hats taken off after the roll have none and are left out.
    #[serde(default)]
    pub roll: Vec<Face>,
    /// Dice paid so far.
    #[serde(default)]
    pub out: DiceCount,
    /// How many supplementary rolls were made, or paid and are about to be.
    #[serde(default)]
    pub supplementary: u8,
    /// Whether a die was laid since the last supplementary roll that fulfils the duty; not every hat does (RB-3).
    #[serde(default)]
    pub laid_this_roll: bool,
    /// Whether the unlaid dice are in the cup.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub rolling: bool,
    /// The points of each seat; one seat without points, if left out.
    #[serde(default = "one_seat", skip_serializing_if = "is_one_seat")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub totals: Vec<Points>,
    /// The seat whose turn it is.
    #[serde(default, skip_serializing_if = "is_first_seat")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub to_move: Seat,
}

/// What is impossible about a written position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A skeleton in pieces.
    #[error("the skeleton has a gap")]
    Gap,
    /// A bone listed twice, or lying right and false on the same place.
    #[error("the place {0} is filled twice")]
    FilledTwice(Bone),
    /// A bone on its own place is right, not false.
    #[error("the bone {0} lies on its own place and is not false there")]
    NotFalse(Bone),
    /// A hat without a skull.
    #[error("the hat is on, but there is no skull")]
    HatWithoutSkull,
    /// More or fewer dice than the game has.
    #[error("there are 6 {kind} dice, but {given} are laid, rolled or out")]
    DiceCount {
        /// The kind of dice.
        kind: Kind,
        /// How many were listed.
        given: u8,
    },
    /// More supplementary rolls than the dice can pay.
    #[error("a turn has at most 5 supplementary rolls, not {0}")]
    TooManyRolls(u8),
    /// The price of the rolls made does not match.
    #[error("{supplementary} supplementary rolls cost {price} dice, but {out} are out")]
    Price {
        /// How many rolls were made.
        supplementary: u8,
        /// What they cost together.
        price: u8,
        /// How many dice are out.
        out: u8,
    },
    /// Faces are shown while the dice are in the cup.
    #[error("the dice are in the cup and show no faces")]
    FacesInCup,
    /// A roll of no dice.
    #[error("no die is left to roll")]
    NothingToRoll,
    /// A number of seats that the game does not have.
    #[error("there are {0} totals; the game has 1 to {MAX_SEATS} seats")]
    Seats(usize),
    /// A total that no game reaches.
    #[error("a total of {0} points is not possible")]
    Total(Points),
    /// A seat that is not at the table.
    #[error("seat {0} does not exist (the first is 0)")]
    NoSuchSeat(u8),
    /// Somebody had won before this turn.
    #[error("a seat has reached the target: the game is over before this turn")]
    AlreadyOver,
}

/// The rolls that 18 dice can pay: 1 + 2 + 3 + 4 + 5 = 15, and a sixth would need six more.
const MOST_SUPPLEMENTARY: u8 = 5;
/// No total is further from zero: far more than the highest target and the best burial together.
const MOST_TOTAL: i32 = 1_000_000;

impl Setup {
    pub(crate) fn of(game: &RollingBones) -> Setup {
        let turn = &game.turn;
        let skeleton = &turn.skeleton;
        let wrong = skeleton.wrong().into_iter();
        Setup {
            skeleton: skeleton.right().into_iter().collect(),
            wrong: wrong.filter_map(|place| Some((place, skeleton.false_bone(place)?))).collect(),
            hat: skeleton.hat(),
            roll: match &turn.dice {
                Dice::InCup(_) => Vec::new(),
                Dice::Rolled(unlaid) => unlaid.faces().collect(),
            },
            out: turn.out,
            supplementary: turn.supplementary,
            laid_this_roll: turn.duty == Duty::Done,
            rolling: matches!(turn.dice, Dice::InCup(_)),
            totals: game.totals().to_vec(),
            to_move: game.to_move,
        }
    }

    pub(crate) fn position(&self, options: &BonesOptions) -> Result<RollingBones, Fault> {
        let turn = self.turn()?;
        let game = self.at_table(*options, turn)?;
        let reached = self.totals.iter().any(|&total| total >= options.target);
        if reached && !options.finish_round && !game.is_over() {
            return Err(Fault::AlreadyOver);
        }
        Ok(game)
    }

    fn at_table(&self, options: BonesOptions, turn: BonesTurn) -> Result<RollingBones, Fault> {
        let seats = u8::try_from(self.totals.len()).unwrap_or(0);
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(Fault::Seats(self.totals.len()));
        }
        if self.to_move.0 >= seats {
            return Err(Fault::NoSuchSeat(self.to_move.0));
        }
        let mut totals = [Points(0); MAX_SEATS as usize];
        for (total, &given) in totals.iter_mut().zip(&self.totals) {
            if given.0.unsigned_abs() > MOST_TOTAL.unsigned_abs() {
                return Err(Fault::Total(given));
            }
            *total = given;
        }
        Ok(RollingBones { options, totals, seats, to_move: self.to_move, turn })
    }

    fn turn(&self) -> Result<BonesTurn, Fault> {
        let skeleton = self.read_skeleton()?;
        self.check_price()?;
        let dice = self.read_dice(&skeleton)?;
        let duty = match (self.supplementary, self.laid_this_roll && !self.rolling) {
            (0, _) => Duty::Free,
            (_, true) => Duty::Done,
            (_, false) => Duty::Open,
        };
        Ok(BonesTurn { skeleton, dice, out: self.out, supplementary: self.supplementary, duty })
    }

    fn read_skeleton(&self) -> Result<Skeleton, Fault> {
        let mut skeleton = Skeleton::default();
        for &bone in &self.skeleton {
            free(&skeleton, bone)?;
            skeleton.lay(bone);
        }
        for (&place, &bone) in &self.wrong {
            free(&skeleton, place)?;
            if bone == place {
                return Err(Fault::NotFalse(bone));
            }
            skeleton.lay_false(bone, place);
        }
        if !skeleton.filled().is_connected() {
            return Err(Fault::Gap);
        }
        if self.hat && !skeleton.has_skull() {
            return Err(Fault::HatWithoutSkull);
        }
        skeleton.set_hat(self.hat);
        Ok(skeleton)
    }

    fn check_price(&self) -> Result<(), Fault> {
        let rolls = self.supplementary;
        if rolls > MOST_SUPPLEMENTARY {
            return Err(Fault::TooManyRolls(rolls));
        }
        let (price, out) = (rolls * (rolls + 1) / 2, self.out.total());
        if price == out { Ok(()) } else { Err(Fault::Price { supplementary: rolls, price, out }) }
    }

    fn read_dice(&self, skeleton: &Skeleton) -> Result<Dice, Fault> {
        let gone = skeleton.dice().plus(self.out);
        let there = DiceCount::ALL.minus(gone).ok_or_else(|| dice_fault(gone))?;
        if self.rolling {
            return self.read_cup(there);
        }
        let shown = DiceCount::of_faces(self.roll.iter().copied());
        let faceless = there.minus(shown).ok_or_else(|| dice_fault(gone.plus(shown)))?;
        if faceless.left + faceless.right > 0 {
            return Err(dice_fault(gone.plus(shown)));
        }
        Ok(Dice::Rolled(Unlaid::new(self.roll.iter().copied(), faceless.centre)))
    }

    fn read_cup(&self, there: DiceCount) -> Result<Dice, Fault> {
        if !self.roll.is_empty() {
            Err(Fault::FacesInCup)
        } else if there.total() == 0 {
            Err(Fault::NothingToRoll)
        } else {
            Ok(Dice::InCup(there))
        }
    }
}

fn free(skeleton: &Skeleton, place: Bone) -> Result<(), Fault> {
    if skeleton.filled().contains(place) { Err(Fault::FilledTwice(place)) } else { Ok(()) }
}

/// The first kind of which there are not six.
fn dice_fault(given: DiceCount) -> Fault {
    let wrong = Kind::ALL.into_iter().find(|&kind| given.of(kind) != crate::DICE_PER_KIND);
    let kind = wrong.unwrap_or(Kind::Centre);
    Fault::DiceCount { kind, given: given.of(kind) }
}

impl Reason for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Gap => "rb-fault-gap",
            Fault::FilledTwice(_) => "rb-fault-filled-twice",
            Fault::NotFalse(_) => "rb-fault-not-false",
            Fault::HatWithoutSkull => "rb-fault-hat-without-skull",
            Fault::DiceCount { .. } => "rb-fault-dice-count",
            Fault::TooManyRolls(_) => "rb-fault-too-many-rolls",
            Fault::Price { .. } => "rb-fault-price",
            Fault::FacesInCup => "rb-fault-faces-in-cup",
            Fault::NothingToRoll => "rb-fault-nothing-to-roll",
            Fault::Seats(_) => "rb-fault-seats",
            Fault::Total(_) => "rb-fault-total",
            Fault::NoSuchSeat(_) => "rb-fault-no-such-seat",
            Fault::AlreadyOver => "rb-fault-already-over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Fault::FilledTwice(bone) | Fault::NotFalse(bone) => vec![("bone", bone.to_string())],
            Fault::DiceCount { kind, given } => {
                vec![("kind", kind.to_string()), ("given", given.to_string())]
            }
            Fault::TooManyRolls(given) | Fault::NoSuchSeat(given) => vec![("given", given.to_string())],
            Fault::Seats(given) => vec![("given", given.to_string())],
            Fault::Total(given) => vec![("given", given.to_string())],
            Fault::Price { supplementary, price, out } => vec![
                ("supplementary", supplementary.to_string()),
                ("price", price.to_string()),
                ("out", out.to_string()),
            ],
            Fault::Gap
            | Fault::HatWithoutSkull
            | Fault::FacesInCup
            | Fault::NothingToRoll
            | Fault::AlreadyOver => Vec::new(),
        }
    }
}

fn one_seat() -> Vec<Points> {
    vec![Points(0)]
}

fn is_one_seat(totals: &[Points]) -> bool {
    totals == [Points(0)]
}

fn is_first_seat(seat: &Seat) -> bool {
    *seat == Seat(0)
}
