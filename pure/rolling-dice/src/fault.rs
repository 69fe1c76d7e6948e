//! What is impossible about a written position.

use bonecup_rules::{OptionError, Points, Reason, SeatsError, StartError};

use crate::aim::AimPart;
use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::lying::Misfit;
use crate::refusal::aim_facts;

/// Why a written position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// So many cannot play.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// The options do not fit the number of seats.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A list is longer than the game allows.
    #[error("'{list}' has {given} entries; there can be {most}")]
    TooMany {
        /// The key of the list.
        list: &'static str,
        /// How many it has.
        given: usize,
        /// How many it can have.
        most: usize,
    },
    /// Nobody plays this colour.
    #[error("nobody plays {colour}; in play are {}", playing.names())]
    NotInPlay {
        /// The colour.
        colour: Colour,
        /// The colours of the table.
        playing: ColourList,
    },
    /// The position names other colours than those of the table, or not all of them.
    #[error("the position names other colours than play: {}", playing.names())]
    Colours {
        /// The colours of the table.
        playing: ColourList,
    },
    /// More colours have thrown than play.
    #[error("{given} colours cannot have thrown; {most} play")]
    Turns {
        /// How many are said to have thrown.
        given: u8,
        /// How many play.
        most: usize,
    },
    /// No seal gets there.
    #[error("the {colour} seal cannot be on field {field}")]
    Seal {
        /// Whose.
        colour: Colour,
        /// Where it is said to be.
        field: Points,
    },
    /// Two seals on a field that is not the start.
    #[error("two seals share field {field}")]
    SharedField {
        /// The field.
        field: Points,
    },
    /// A seal has reached the goal, but the round that ended the game is not complete.
    #[error("a seal has reached the goal of {goal}: every colour must have thrown")]
    RoundNotOver {
        /// The goal.
        goal: Points,
    },
    /// Everyone has thrown and no seal has reached the goal: the next round would have begun.
    #[error("every colour has thrown, but no seal has reached the goal of {goal}")]
    RoundOver {
        /// The goal.
        goal: Points,
    },
    /// The scoring die is in two places.
    #[error("{colour} has more than one scoring die")]
    TwoDice {
        /// Whose.
        colour: Colour,
    },
    /// A colour that has thrown always has a scoring die.
    #[error("{colour} has thrown this round and has no scoring die")]
    NoDie {
        /// Whose.
        colour: Colour,
    },
    /// A die gets on a block by a throw of this round, and they are filled in the order of losing.
    #[error("the {colour} die cannot be on its ice block yet, or not on this one")]
    Block {
        /// Whose.
        colour: Colour,
    },
    /// A scoring die said to be in the water: it would be adrift or on a block.
    #[error("the {colour} scoring die is listed on the floe, but said not to be")]
    OffFloe {
        /// Whose.
        colour: Colour,
    },
    /// Dice are adrift only while a throw of somebody else is judged.
    #[error("the {colour} die cannot be adrift now")]
    Adrift {
        /// Whose.
        colour: Colour,
    },
    /// An aim or thrown dice, together or after the end.
    #[error("a throw is aimed or judged once, and not after the end")]
    Phase,
    /// No hand throws so.
    #[error("the throw's {} of {} is out of range", part.name(), part.write(*given))]
    Aim {
        /// Which part of the aim.
        part: AimPart,
        /// What is written, in the part's unit.
        given: i32,
    },
    /// The thrown dice and the scoring die are not the colour's four.
    #[error("{given} dice lie there thrown instead of {expected}")]
    ThrownCount {
        /// How many are written.
        given: usize,
        /// How many it has to be.
        expected: u8,
    },
    /// The throw has been judged to the end.
    #[error("nothing is left to decide about the thrown dice")]
    NothingToDecide,
    /// The dice cannot lie so.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// The last round does not have each colour once.
    #[error("the last round must have each colour once")]
    LastRound,
    /// A line of the last round does not add up.
    #[error("the last round of {colour} does not add up to its seal's field")]
    Line {
        /// Whose.
        colour: Colour,
    },
    /// A round is scored after everyone has thrown.
    #[error("a round that is scored has no dice in the air, thrown or adrift")]
    NotFinished,
    /// A round is scored as a position or as a list.
    #[error("a finished round is given as 'position' or as 'round', one of the two")]
    EitherForm,
    /// The first die of a kept round is level with none before it.
    #[error("the {colour} die is listed first and cannot be level with one before it")]
    LevelWithNone {
        /// Whose.
        colour: Colour,
    },
}

impl From<StartError> for Fault {
    fn from(error: StartError) -> Fault {
        match error {
            StartError::Seats(error) => Fault::Seats(error),
            StartError::Options(error) => Fault::Options(error),
        }
    }
}

impl Reason for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Seats(error) => error.code(),
            Fault::Options(error) => error.code(),
            Fault::TooMany { .. } => "rd-too-many",
            Fault::NotInPlay { .. } => "rd-colour-not-in-play",
            Fault::Colours { .. } => "rd-other-colours",
            Fault::Turns { .. } => "rd-turns",
            Fault::Seal { .. } => "rd-seal-field",
            Fault::SharedField { .. } => "rd-seals-share-field",
            Fault::RoundNotOver { .. } => "rd-round-not-over",
            Fault::RoundOver { .. } => "rd-round-over",
            Fault::TwoDice { .. } => "rd-two-scoring-dice",
            Fault::NoDie { .. } => "rd-no-scoring-die",
            Fault::Block { .. } => "rd-block",
            Fault::OffFloe { .. } => "rd-scoring-die-off-floe",
            Fault::Adrift { .. } => "rd-adrift",
            Fault::Phase => "rd-phase",
            Fault::Aim { .. } => "rd-aim-out-of-range",
            Fault::ThrownCount { .. } => "rd-thrown-count",
            Fault::NothingToDecide => "rd-nothing-to-decide",
            Fault::Misfit(misfit) => misfit.code(),
            Fault::LastRound => "rd-last-round",
            Fault::Line { .. } => "rd-last-round-line",
            Fault::NotFinished => "score-not-finished",
            Fault::EitherForm => "score-either-form",
            Fault::LevelWithNone { .. } => "rd-level-with-none",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Fault::RoundNotOver { .. } | Fault::RoundOver { .. } => Some("RD-1"),
            Fault::SharedField { .. } => Some("RD-7"),
            Fault::LevelWithNone { .. } => Some("RD-2"),
            Fault::Misfit(misfit) => misfit.ruling(),
            Fault::NotInPlay { .. } | Fault::Colours { .. } => Some("RD-17"),
            Fault::Seats(_)
            | Fault::Options(_)
            | Fault::TooMany { .. }
            | Fault::Turns { .. }
            | Fault::Seal { .. }
            | Fault::TwoDice { .. }
            | Fault::NoDie { .. }
            | Fault::Block { .. }
            | Fault::OffFloe { .. }
            | Fault::Adrift { .. }
            | Fault::Phase
            | Fault::Aim { .. }
            | Fault::ThrownCount { .. }
            | Fault::NothingToDecide
            | Fault::LastRound
            | Fault::Line { .. }
            | Fault::NotFinished
            | Fault::EitherForm => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Fault::Seats(error) => error.facts(),
            Fault::Options(error) => error.facts(),
            Fault::TooMany { list, given, most } => {
                vec![("list", (*list).to_owned()), ("given", given.to_string()), ("most", most.to_string())]
            }
            Fault::Colours { playing } => vec![("playing", playing.names())],
            Fault::Turns { given, most } => vec![("given", given.to_string()), ("most", most.to_string())],
            Fault::Seal { colour, field } => {
                vec![("colour", colour.to_string()), ("field", field.to_string())]
            }
            Fault::SharedField { field } => vec![("field", field.to_string())],
            Fault::RoundNotOver { goal } | Fault::RoundOver { goal } => vec![("goal", goal.to_string())],
            Fault::NotInPlay { colour, playing } => {
                vec![("colour", colour.to_string()), ("playing", playing.names())]
            }
            Fault::TwoDice { colour }
            | Fault::NoDie { colour }
            | Fault::Block { colour }
            | Fault::OffFloe { colour }
            | Fault::Adrift { colour }
            | Fault::LevelWithNone { colour }
            | Fault::Line { colour } => vec![("colour", colour.to_string())],
            Fault::Aim { part, given } => aim_facts(*part, *given),
            Fault::ThrownCount { given, expected } => {
                vec![("given", given.to_string()), ("expected", expected.to_string())]
            }
            Fault::Misfit(misfit) => misfit.facts(),
            Fault::Phase
            | Fault::NothingToDecide
            | Fault::LastRound
            | Fault::NotFinished
            | Fault::EitherForm => Vec::new(),
        }
    }
}
