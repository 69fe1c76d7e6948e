//! Why a move or a roll is refused.

use bonecup_rules::Reason;

use crate::{Bone, Face, Kind};

/// The rule that refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody moves after the end.
    #[error("the game is over")]
    GameOver,
    /// Dice are in the cup.
    #[error("the dice must be rolled first")]
    RollDue,
    /// No dice are in the cup.
    #[error("no roll is due: a player must move")]
    NoRollDue,
    /// A roll that does not have the dice that were asked for.
    #[error("the roll needs {wanted} dice of kind {kind}, not {given}")]
    WrongDice {
        /// The kind of dice.
        kind: Kind,
        /// How many are in the cup.
        wanted: u8,
        /// How many were shown.
        given: u8,
    },
    /// No unlaid die shows it.
    #[error("no die of the roll shows {0}")]
    NotInRoll(Face),
    /// Something lies there.
    #[error("the place {0} is taken")]
    PlaceTaken(Bone),
    /// It would leave a gap.
    #[error("the place {0} is not next to the skeleton")]
    Gap(Bone),
    /// A bone on its own place is not false.
    #[error("{0} belongs on its own place: that is no false bone")]
    OwnPlace(Bone),
    /// False bones are laid after supplementary rolls only.
    #[error("after the opening roll no false bone is laid")]
    NoDutyYet,
    /// One false bone a roll (RB-7).
    #[error("the duty of this roll is fulfilled, so no false bone may be laid")]
    DutyDone,
    /// A bone of the roll fits.
    #[error("{0} fits, so no false bone may be laid")]
    BoneFits(Bone),
    /// A hat of the roll could be laid (RB-3).
    #[error("a hat could be put on, so no false bone may be laid")]
    HatFits,
    /// A gravestone shows (RB-6).
    #[error("a gravestone shows, so no false bone may be laid")]
    GraveShows,
    /// There is nothing to put the hat on.
    #[error("the hat needs a skull")]
    NoSkull,
    /// One hat at a time.
    #[error("the skeleton wears the hat already")]
    HatWorn,
    /// There is nothing to take off.
    #[error("the skeleton wears no hat")]
    NoHatWorn,
    /// The option `hat_off` holds it (RB-5).
    #[error("the hat may come off only once the duty of the roll is fulfilled")]
    HatHeld,
    /// Burying needs a gravestone.
    #[error("no gravestone shows")]
    NoGrave,
    /// A die must be laid first.
    #[error("a die must be laid first: that is the duty after a supplementary roll")]
    DutyOpen,
    /// The hat that is worn is not enough (RB-3).
    #[error("the hat does not fulfil the duty here: a bone must be laid, a false one if none fits")]
    HatIsNoBone,
    /// The price of the roll.
    #[error("this roll costs {price}, not {paid}")]
    WrongPrice {
        /// What it costs.
        price: u8,
        /// What was offered.
        paid: u8,
    },
    /// More dice of a kind than there are.
    #[error("there are only {there} unlaid dice of kind {kind}")]
    NotSoMany {
        /// The kind of dice.
        kind: Kind,
        /// How many are unlaid.
        there: u8,
    },
    /// One die must be left to roll (RB-2).
    #[error("the roll costs {price} and one die must be left to roll; only {there} are unlaid")]
    CannotPay {
        /// What it costs.
        price: u8,
        /// How many dice are unlaid.
        there: u8,
    },
    /// Whoever can pay may not give up (RB-8).
    #[error("the turn goes on: another roll can be paid")]
    MustRoll,
}

impl Reason for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "rb-game-over",
            Refusal::RollDue => "rb-roll-due",
            Refusal::NoRollDue => "rb-no-roll-due",
            Refusal::WrongDice { .. } => "rb-wrong-dice",
            Refusal::NotInRoll(_) => "rb-not-in-roll",
            Refusal::PlaceTaken(_) => "rb-place-taken",
            Refusal::Gap(_) => "rb-gap",
            Refusal::OwnPlace(_) => "rb-own-place",
            Refusal::NoDutyYet => "rb-no-duty-yet",
            Refusal::DutyDone => "rb-duty-done",
            Refusal::BoneFits(_) => "rb-bone-fits",
            Refusal::HatFits => "rb-hat-fits",
            Refusal::GraveShows => "rb-grave-shows",
            Refusal::NoSkull => "rb-no-skull",
            Refusal::HatWorn => "rb-hat-worn",
            Refusal::NoHatWorn => "rb-no-hat-worn",
            Refusal::HatHeld => "rb-hat-held",
            Refusal::NoGrave => "rb-no-grave",
            Refusal::DutyOpen => "rb-duty-open",
            Refusal::HatIsNoBone => "rb-hat-is-no-bone",
            Refusal::WrongPrice { .. } => "rb-wrong-price",
            Refusal::NotSoMany { .. } => "rb-not-so-many",
            Refusal::CannotPay { .. } => "rb-cannot-pay",
            Refusal::MustRoll => "rb-must-roll",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Refusal::NoDutyYet => Some("RB-1"),
            Refusal::CannotPay { .. } => Some("RB-2"),
            Refusal::HatFits | Refusal::HatIsNoBone => Some("RB-3"),
            Refusal::NoSkull => Some("RB-4"),
            Refusal::HatHeld => Some("RB-5"),
            Refusal::GraveShows => Some("RB-6"),
            Refusal::DutyDone => Some("RB-7"),
            Refusal::MustRoll => Some("RB-8"),
            Refusal::GameOver => Some("RB-10"),
            Refusal::RollDue
            | Refusal::NoRollDue
            | Refusal::WrongDice { .. }
            | Refusal::NotInRoll(_)
            | Refusal::PlaceTaken(_)
            | Refusal::Gap(_)
            | Refusal::OwnPlace(_)
            | Refusal::BoneFits(_)
            | Refusal::HatWorn
            | Refusal::NoHatWorn
            | Refusal::NoGrave
            | Refusal::DutyOpen
            | Refusal::WrongPrice { .. }
            | Refusal::NotSoMany { .. } => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::WrongDice { kind, wanted, given } => {
                vec![("kind", kind.to_string()), ("wanted", wanted.to_string()), ("given", given.to_string())]
            }
            Refusal::NotInRoll(face) => vec![("face", face.to_string())],
            Refusal::PlaceTaken(bone)
            | Refusal::Gap(bone)
            | Refusal::OwnPlace(bone)
            | Refusal::BoneFits(bone) => vec![("bone", bone.to_string())],
            Refusal::WrongPrice { price, paid } => {
                vec![("price", price.to_string()), ("paid", paid.to_string())]
            }
            Refusal::NotSoMany { kind, there } => {
                vec![("kind", kind.to_string()), ("there", there.to_string())]
            }
            Refusal::CannotPay { price, there } => {
                vec![("price", price.to_string()), ("there", there.to_string())]
            }
            Refusal::GameOver
            | Refusal::RollDue
            | Refusal::NoRollDue
            | Refusal::NoDutyYet
            | Refusal::DutyDone
            | Refusal::HatFits
            | Refusal::GraveShows
            | Refusal::NoSkull
            | Refusal::HatWorn
            | Refusal::NoHatWorn
            | Refusal::HatHeld
            | Refusal::NoGrave
            | Refusal::DutyOpen
            | Refusal::HatIsNoBone
            | Refusal::MustRoll => Vec::new(),
        }
    }
}
