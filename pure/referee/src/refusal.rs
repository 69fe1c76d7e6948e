//! Why a command is refused.

use bonecup_games::AnyRefusal;
use bonecup_rules::{Reason, Seat};

use crate::{Key, LinkFault, MOST_MOVES, NoSeed, Seq};

/// The reason; the table has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandRefusal {
    /// The client has not seen everything that happened.
    #[error("the table is at event {current}, not {expected}")]
    Stale {
        /// What the client had seen.
        expected: Seq,
        /// The last event of the table.
        current: Seq,
    },
    /// The key was used for something else before.
    #[error("the key {0} was used for another command")]
    KeyReused(Key),
    /// Another seat acts.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// Real dice must be read first.
    #[error("the dice of seat {0} must be rolled and entered first")]
    DiceAwaited(Seat),
    /// Nobody waits for dice.
    #[error("no dice are awaited")]
    NoDiceAwaited,
    /// Rolls are numbered without a gap.
    #[error("the next roll of the game is number {0}")]
    OtherRoll(u64),
    /// A roll from elsewhere than the plan says.
    #[error("the dice of seat {0} do not come from there")]
    OtherSource(Seat),
    /// Nothing happens after the end.
    #[error("the game is over")]
    Over,
    /// An empty list of moves.
    #[error("a command needs at least one move")]
    NoMoves,
    /// A list of moves that no turn needs.
    #[error("a command has at most {MOST_MOVES} moves, not {0}")]
    TooManyMoves(usize),
    /// Moves that could not have been chosen yet.
    #[error("move {0} comes after dice roll or another seat acts: the result must be seen first")]
    BeyondTurn(usize),
    /// The first roll of a turn is not cast yet.
    #[error("seat {0} has to roll first")]
    ThrowAwaited(Seat),
    /// A roll is on its way.
    #[error("the roll of seat {0} is on its way: it waits for a link")]
    LinkAwaited(Seat),
    /// No roll waits for this seat's link.
    #[error("no roll waits for a link of seat {0}")]
    NotAsked(Seat),
    /// A link that cannot be taken.
    #[error(transparent)]
    Link(#[from] LinkFault),
    /// A roll or a cast that does not belong together.
    #[error("a drawn roll follows its own cast, and a cast is followed by its roll")]
    Uncast,
    /// A seat that cannot be asked for a link.
    #[error("seat {0} cannot be asked for a link here")]
    CannotAsk(Seat),
    /// Casts, links and chains belong to version 2 of the dice.
    #[error("the dice of this table are of another version")]
    OtherScheme,
    /// The signature is not by the seat's key, or of something else.
    #[error("the signature is not one of this command by the key of seat {0}")]
    Signature(Seat),
    /// Dice are due, and nobody knows any more which.
    #[error(transparent)]
    NoSeed(#[from] NoSeed),
    /// The rules of the game refuse.
    #[error("move {number}: {refusal}")]
    Rules {
        /// Which move of the command, from 1; 1 for an outcome.
        number: usize,
        /// The rule.
        refusal: AnyRefusal,
    },
}

impl Reason for CommandRefusal {
    fn code(&self) -> &'static str {
        match self {
            CommandRefusal::Stale { .. } => "command-stale",
            CommandRefusal::KeyReused(_) => "command-key-reused",
            CommandRefusal::NotYourTurn(_) => "command-not-your-turn",
            CommandRefusal::DiceAwaited(_) => "command-dice-awaited",
            CommandRefusal::NoDiceAwaited => "command-no-dice-awaited",
            CommandRefusal::OtherRoll(_) => "command-other-roll",
            CommandRefusal::OtherSource(_) => "command-other-source",
            CommandRefusal::Over => "command-over",
            CommandRefusal::NoMoves => "command-no-moves",
            CommandRefusal::TooManyMoves(_) => "command-too-many-moves",
            CommandRefusal::BeyondTurn(_) => "command-beyond-turn",
            CommandRefusal::ThrowAwaited(_) => "command-throw-awaited",
            CommandRefusal::LinkAwaited(_) => "command-link-awaited",
            CommandRefusal::NotAsked(_) => "command-not-asked",
            CommandRefusal::Link(fault) => fault.code(),
            CommandRefusal::Uncast => "command-uncast",
            CommandRefusal::CannotAsk(_) => "command-cannot-ask",
            CommandRefusal::OtherScheme => "command-other-scheme",
            CommandRefusal::Signature(_) => "command-signature",
            CommandRefusal::NoSeed(error) => error.code(),
            CommandRefusal::Rules { refusal, .. } => refusal.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        if let CommandRefusal::Rules { refusal, .. } = self { refusal.ruling() } else { None }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            CommandRefusal::Stale { expected, current } => {
                vec![("expected", expected.to_string()), ("current", current.to_string())]
            }
            CommandRefusal::KeyReused(key) => vec![("key", key.to_string())],
            CommandRefusal::NotYourTurn(seat)
            | CommandRefusal::DiceAwaited(seat)
            | CommandRefusal::ThrowAwaited(seat)
            | CommandRefusal::LinkAwaited(seat)
            | CommandRefusal::NotAsked(seat)
            | CommandRefusal::CannotAsk(seat)
            | CommandRefusal::Signature(seat)
            | CommandRefusal::OtherSource(seat) => vec![("seat", seat.to_string())],
            CommandRefusal::OtherRoll(due) => vec![("due", due.to_string())],
            CommandRefusal::TooManyMoves(given) => {
                vec![("given", given.to_string()), ("most", MOST_MOVES.to_string())]
            }
            CommandRefusal::BeyondTurn(number) => vec![("number", number.to_string())],
            CommandRefusal::Rules { refusal, .. } => refusal.facts(),
            CommandRefusal::NoDiceAwaited
            | CommandRefusal::Over
            | CommandRefusal::NoMoves
            | CommandRefusal::Link(_)
            | CommandRefusal::Uncast
            | CommandRefusal::OtherScheme
            | CommandRefusal::NoSeed(_) => Vec::new(),
        }
    }
}
