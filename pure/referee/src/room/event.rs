//! What happens in a room.

use bonecup_games::{Colour, GameId};
use bonecup_rules::{Points, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Opening};
use crate::{BotName, By, Contribution, Event, Hex32, Name, PersonId, TableId};

/// Something that happened, as it is stored and told: moves and outcomes are in the notation of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RoomEvent {
    /// The table was opened.
    Opened(Box<Opening>),
    /// A seat is offered anew, before the game.
    Offered {
        /// Which seat.
        seat: Seat,
        /// Who may sit there.
        offer: Offer,
    },
    /// A person sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What the seat is called.
        name: Name,
    },
    /// A person got up before the game, or the owner sent them away.
    Unseated {
        /// From which seat.
        seat: Seat,
    },
    /// A person added to the dice.
    Contributed {
        /// For which seat.
        seat: Seat,
        /// What.
        contribution: Contribution,
    },
    /// A seat has these colours now, instead of those that it had.
    ColoursChosen {
        /// Which seat.
        seat: Seat,
        /// Which colours; none to get what is free.
        colours: Vec<Colour>,
    },
    /// This seat begins.
    BeginnerNamed {
        /// Which seat.
        seat: Seat,
    },
    /// The game began.
    Started,
    /// A seat played a move.
    Moved {
        /// Which seat.
        seat: Seat,
        /// What it played.
        #[serde(rename = "move")]
        action: String,
    },
    /// Dice showed something.
    Rolled {
        /// The how-manieth roll of the game, from 0.
        roll: u64,
        /// Where the dice came from.
        by: By,
        /// What they showed.
        outcome: String,
    },
    /// A bot plays on for a person.
    Minded {
        /// Whose seat.
        seat: Seat,
        /// Which bot.
        bot: BotName,
        /// Why.
        why: Why,
    },
    /// The person plays again.
    Returned {
        /// Whose seat.
        seat: Seat,
    },
    /// Nobody looked after the table for a while: the time for a move begins anew.
    ClockRestarted,
    /// The game was played to its end.
    Ended {
        /// The points of each seat.
        points: Vec<Points>,
        /// The seats that won.
        winners: Vec<Seat>,
        /// The seed of the dice.
        seed: Option<Hex32>,
    },
    /// The table was closed before the end.
    Closed {
        /// Why.
        why: Why,
        /// The seed of the dice.
        seed: Option<Hex32>,
    },
    /// The same people play again at another table.
    Rematched {
        /// Which one.
        table: TableId,
    },
}

/// Why a bot took over or a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Why {
    /// The person left.
    Left,
    /// The owner wanted it.
    Owner,
    /// The time ran out.
    Time,
    /// Nobody touched the table for long.
    Idle,
}

/// Who a person is concerns nobody else at the table.
const SOMEBODY: &str = "-";

impl RoomEvent {
    /// The event of the game in the words of the room.
    pub(super) fn of(event: &Event) -> RoomEvent {
        match event {
            Event::Moved { seat, action } => RoomEvent::Moved { seat: *seat, action: action.to_string() },
            Event::Rolled { roll, by, outcome } => {
                RoomEvent::Rolled { roll: *roll, by: *by, outcome: outcome.to_string() }
            }
        }
    }

    /// The event of the game, if it is one.
    pub fn in_game(&self, game: GameId) -> Result<Option<Event>, bonecup_rules::NotationError> {
        use bonecup_games::{AnyMove, AnyOutcome};
        Ok(match self {
            RoomEvent::Moved { seat, action } => {
                Some(Event::Moved { seat: *seat, action: AnyMove::read(game, action)? })
            }
            RoomEvent::Rolled { roll, by, outcome } => {
                let outcome = AnyOutcome::read(game, outcome)?;
                Some(Event::Rolled { roll: *roll, by: *by, outcome })
            }
            RoomEvent::Opened(_)
            | RoomEvent::Offered { .. }
            | RoomEvent::Seated { .. }
            | RoomEvent::Unseated { .. }
            | RoomEvent::Contributed { .. }
            | RoomEvent::ColoursChosen { .. }
            | RoomEvent::BeginnerNamed { .. }
            | RoomEvent::Started
            | RoomEvent::Minded { .. }
            | RoomEvent::Returned { .. }
            | RoomEvent::ClockRestarted
            | RoomEvent::Ended { .. }
            | RoomEvent::Closed { .. }
            | RoomEvent::Rematched { .. } => None,
        })
    }

    /// The same event for those at the table: it does not tell who a person is elsewhere.
    #[must_use]
    pub fn for_all(&self) -> RoomEvent {
        let mut told = self.clone();
        match &mut told {
            RoomEvent::Opened(opening) => {
                hide(&mut opening.owner);
                opening.seats.iter_mut().for_each(|seat| hide_in(&mut seat.offer));
            }
            RoomEvent::Offered { offer, .. } => hide_in(offer),
            RoomEvent::Seated { person, .. } => hide(person),
            RoomEvent::Unseated { .. }
            | RoomEvent::Contributed { .. }
            | RoomEvent::ColoursChosen { .. }
            | RoomEvent::BeginnerNamed { .. }
            | RoomEvent::Started
            | RoomEvent::Moved { .. }
            | RoomEvent::Rolled { .. }
            | RoomEvent::Minded { .. }
            | RoomEvent::Returned { .. }
            | RoomEvent::ClockRestarted
            | RoomEvent::Ended { .. }
            | RoomEvent::Closed { .. }
            | RoomEvent::Rematched { .. } => {}
        }
        told
    }
}

fn hide_in(offer: &mut Offer) {
    match offer {
        Offer::Reserved { person, .. } | Offer::Person { person, .. } => hide(person),
        Offer::Open | Offer::Bot(_) => {}
    }
}

fn hide(person: &mut PersonId) {
    *person = PersonId::known(SOMEBODY);
}
