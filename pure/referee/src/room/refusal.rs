//! Why a room refuses a request.

use bonecup_games::{ChoiceRefusal, GameId};
use bonecup_rules::{Reason, Seat};

use super::OpeningError;
use crate::{CommandRefusal, NoSeed, PlanError, Scheme, Seq};

/// The reason; the room has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RoomRefusal {
    /// The referee or the rules refuse.
    #[error(transparent)]
    Command(#[from] CommandRefusal),
    /// Moves and dice need the number of the last step seen.
    #[error("the number of the last step seen is missing; the table is at {0}")]
    NoExpected(Seq),
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// The seat is somebody else's.
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    /// Only the person who opened the table may do this.
    #[error("only the owner of the table may do this")]
    NotOwner,
    /// The game has begun already.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun yet.
    #[error("the game has not begun")]
    NotBegun,
    /// Nobody comes or goes at a practice, which begins by itself.
    #[error("this is a practice: it begins by itself, and nobody else comes to it")]
    Practice,
    /// The table has ended.
    #[error("the table has ended")]
    Ended,
    /// The table has not ended yet.
    #[error("the game is not over yet")]
    NotEnded,
    /// The table where the same people play again is there already.
    #[error("another table was opened already to play again")]
    Rematched,
    /// The seat is taken.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// Every seat is taken.
    #[error("every seat is taken")]
    Full,
    /// The game cannot begin while a seat has nobody.
    #[error("seat {0} has nobody yet")]
    SeatOpen(Seat),
    /// No bot plays on for this seat.
    #[error("no bot plays for seat {0}")]
    NotMinded(Seat),
    /// A bot plays on for this seat already.
    #[error("a bot plays for seat {0} already")]
    Minded(Seat),
    /// The person is there.
    #[error("the person on seat {0} is there")]
    Present(Seat),
    /// The person has been away for a moment only.
    #[error("the person on seat {0} has been away for a moment only")]
    NotLongAway(Seat),
    /// The seat cannot have the colours.
    #[error(transparent)]
    Choice(ChoiceRefusal),
    /// The game has no colours to choose.
    #[error("{} has no colours to choose", .0.title())]
    NoColours(GameId),
    /// The game always begins with the first seat.
    #[error("{} begins with the first seat", .0.title())]
    FirstBegins(GameId),
    /// The table's dice are of another version.
    #[error("the dice of this table are of version {0}, which has no such thing")]
    OtherScheme(Scheme),
    /// A text in the open, where it is sealed first.
    #[error(
        "the dice of this table take no text in the open: send its seal, and the text when the table is settled"
    )]
    SealFirst,
    /// Nothing is revealed while people come and go.
    #[error("the table is not settled yet: nothing is to be revealed")]
    NotSettled,
    /// Something else is revealed than was sealed.
    #[error("this is not what seat {0} has sealed")]
    OtherSeal(Seat),
    /// The roll was drawn already.
    #[error("roll {0} was drawn already, without this link")]
    LinkLate(u64),
    /// Nobody's time has run out.
    #[error("nobody's time has run out")]
    NotDue,
    /// The options cannot be read any more.
    #[error("the options of the table cannot be read")]
    Options,
    /// The table cannot begin.
    #[error(transparent)]
    Plan(PlanError),
    /// The table cannot be opened.
    #[error(transparent)]
    Opening(#[from] OpeningError),
}

impl From<NoSeed> for RoomRefusal {
    fn from(error: NoSeed) -> RoomRefusal {
        CommandRefusal::from(error).into()
    }
}

impl RoomRefusal {
    /// The refusal of the part that refused, if it was not the room itself.
    fn inner(&self) -> Option<&dyn Reason> {
        match self {
            RoomRefusal::Command(refusal) => Some(refusal),
            RoomRefusal::Choice(refusal) => Some(refusal),
            RoomRefusal::Plan(error) => Some(error),
            RoomRefusal::Opening(error) => Some(error),
            RoomRefusal::NoExpected(_)
            | RoomRefusal::NoSuchSeat(_)
            | RoomRefusal::NotYourSeat(_)
            | RoomRefusal::NotOwner
            | RoomRefusal::Begun
            | RoomRefusal::NotBegun
            | RoomRefusal::Practice
            | RoomRefusal::Ended
            | RoomRefusal::NotEnded
            | RoomRefusal::Rematched
            | RoomRefusal::SeatTaken(_)
            | RoomRefusal::Full
            | RoomRefusal::SeatOpen(_)
            | RoomRefusal::NotMinded(_)
            | RoomRefusal::Minded(_)
            | RoomRefusal::Present(_)
            | RoomRefusal::NotLongAway(_)
            | RoomRefusal::NoColours(_)
            | RoomRefusal::FirstBegins(_)
            | RoomRefusal::OtherScheme(_)
            | RoomRefusal::SealFirst
            | RoomRefusal::NotSettled
            | RoomRefusal::OtherSeal(_)
            | RoomRefusal::LinkLate(_)
            | RoomRefusal::NotDue
            | RoomRefusal::Options => None,
        }
    }
}

impl Reason for RoomRefusal {
    fn code(&self) -> &'static str {
        match self {
            RoomRefusal::Command(refusal) => refusal.code(),
            RoomRefusal::NoExpected(_) => "room-no-expected",
            RoomRefusal::NoSuchSeat(_) => "room-no-such-seat",
            RoomRefusal::NotYourSeat(_) => "room-not-your-seat",
            RoomRefusal::NotOwner => "room-not-owner",
            RoomRefusal::Begun => "room-begun",
            RoomRefusal::NotBegun => "room-not-begun",
            RoomRefusal::Practice => "room-practice",
            RoomRefusal::Ended => "room-ended",
            RoomRefusal::NotEnded => "room-not-ended",
            RoomRefusal::Rematched => "room-rematched",
            RoomRefusal::SeatTaken(_) => "room-seat-taken",
            RoomRefusal::Full => "room-full",
            RoomRefusal::SeatOpen(_) => "room-seat-open",
            RoomRefusal::NotMinded(_) => "room-not-minded",
            RoomRefusal::Minded(_) => "room-minded",
            RoomRefusal::Present(_) => "room-present",
            RoomRefusal::NotLongAway(_) => "room-not-long-away",
            RoomRefusal::Choice(refusal) => refusal.code(),
            RoomRefusal::NoColours(_) => "room-no-colours",
            RoomRefusal::FirstBegins(_) => "room-first-begins",
            RoomRefusal::OtherScheme(_) => "room-other-scheme",
            RoomRefusal::SealFirst => "room-seal-first",
            RoomRefusal::NotSettled => "room-not-settled",
            RoomRefusal::OtherSeal(_) => "room-other-seal",
            RoomRefusal::LinkLate(_) => "room-link-late",
            RoomRefusal::NotDue => "room-not-due",
            RoomRefusal::Options => "room-options",
            RoomRefusal::Plan(error) => error.code(),
            RoomRefusal::Opening(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        self.inner().and_then(Reason::ruling)
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            RoomRefusal::NoExpected(seq) => vec![("current", seq.to_string())],
            RoomRefusal::NoSuchSeat(seat)
            | RoomRefusal::NotYourSeat(seat)
            | RoomRefusal::SeatTaken(seat)
            | RoomRefusal::SeatOpen(seat)
            | RoomRefusal::NotMinded(seat)
            | RoomRefusal::Minded(seat)
            | RoomRefusal::OtherSeal(seat)
            | RoomRefusal::NotLongAway(seat)
            | RoomRefusal::Present(seat) => vec![("seat", seat.to_string())],
            RoomRefusal::OtherScheme(scheme) => vec![("scheme", scheme.to_string())],
            RoomRefusal::LinkLate(roll) => vec![("roll", roll.to_string())],
            RoomRefusal::NoColours(game) | RoomRefusal::FirstBegins(game) => {
                vec![("game", game.title().to_owned())]
            }
            RoomRefusal::Command(_)
            | RoomRefusal::Choice(_)
            | RoomRefusal::NotOwner
            | RoomRefusal::Begun
            | RoomRefusal::NotBegun
            | RoomRefusal::Practice
            | RoomRefusal::Ended
            | RoomRefusal::NotEnded
            | RoomRefusal::Rematched
            | RoomRefusal::Full
            | RoomRefusal::SealFirst
            | RoomRefusal::NotSettled
            | RoomRefusal::NotDue
            | RoomRefusal::Options
            | RoomRefusal::Plan(_)
            | RoomRefusal::Opening(_) => self.inner().map(Reason::facts).unwrap_or_default(),
        }
    }
}
