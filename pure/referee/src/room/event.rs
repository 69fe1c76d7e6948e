//! What happens in a room.

use bonecup_games::{Colour, GameId};
use bonecup_rules::{Points, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Opening};
use crate::{BotName, By, Cast, Contribution, Event, Hex32, Name, PersonId, Signed, TableId};

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
    /// A person sealed what they will add to the dice: version 2.
    Sealed {
        /// For which seat.
        seat: Seat,
        /// The seal.
        seal: Hex32,
        /// The key that the device signs with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        signing_key: Option<Hex32>,
    },
    /// Nobody comes or goes any more; those who sealed reveal now.
    Settled,
    /// A person revealed what was sealed.
    Revealed {
        /// For which seat.
        seat: Seat,
        /// The anchor of its chain.
        anchor: Hex32,
        /// What it adds to the dice.
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
        /// The signature of the command that ends with this move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        signed: Option<Signed>,
    },
    /// Dice left the hand; one more link may come before they fall.
    Cast {
        /// The how-manieth roll of the game, from 0.
        roll: u64,
        /// Whose dice they are.
        seat: Seat,
        /// The link of that seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        link: Option<Hex32>,
        /// The seat that is asked for its link.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        asks: Option<Seat>,
        /// The signature of the throw, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        signed: Option<Signed>,
    },
    /// Dice showed something.
    Rolled {
        /// The how-manieth roll of the game, from 0.
        roll: u64,
        /// Where the dice came from.
        by: By,
        /// What they showed.
        outcome: String,
        /// The link of the seat that was asked for one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        link: Option<Hex32>,
        /// The signature of whoever entered real dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        signed: Option<Signed>,
    },
    /// A seat committed to another chain.
    Chained {
        /// Which seat.
        seat: Seat,
        /// What the chain is checked against, from the next roll on.
        anchor: Hex32,
        /// The key of the device that has it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        signing_key: Option<Hex32>,
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
    /// The deal that the table belongs to has ended, later than its game: the seed of the dice.
    Published {
        /// The seed.
        seed: Hex32,
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
    /// The person was away for a while, and the others wanted to play on.
    Away,
    /// The deal that the table belongs to has ended.
    Deal,
}

impl Why {
    /// How it is written.
    pub fn key(self) -> &'static str {
        match self {
            Why::Left => "left",
            Why::Owner => "owner",
            Why::Time => "time",
            Why::Idle => "idle",
            Why::Away => "away",
            Why::Deal => "deal",
        }
    }
}

/// Who a person is concerns nobody else at the table.
const SOMEBODY: &str = "-";

impl RoomEvent {
    /// The event of the game in the words of the room.
    pub(super) fn of(event: &Event) -> RoomEvent {
        match event {
            Event::Moved { seat, action, signed } => {
                RoomEvent::Moved { seat: *seat, action: action.to_string(), signed: *signed }
            }
            Event::Cast { cast: Cast { roll, seat, link, asks }, signed } => {
                RoomEvent::Cast { roll: *roll, seat: *seat, link: *link, asks: *asks, signed: *signed }
            }
            Event::Rolled { roll, by, outcome, link, signed } => {
                let outcome = outcome.to_string();
                RoomEvent::Rolled { roll: *roll, by: *by, outcome, link: *link, signed: *signed }
            }
            Event::Chained { seat, anchor, key } => {
                RoomEvent::Chained { seat: *seat, anchor: *anchor, signing_key: *key }
            }
        }
    }

    /// The event of the game, if it is one.
    pub fn in_game(&self, game: GameId) -> Result<Option<Event>, bonecup_rules::NotationError> {
        use bonecup_games::{AnyMove, AnyOutcome};
        Ok(match self {
            RoomEvent::Moved { seat, action, signed } => {
                Some(Event::Moved { seat: *seat, action: AnyMove::read(game, action)?, signed: *signed })
            }
            RoomEvent::Cast { roll, seat, link, asks, signed } => {
                let cast = Cast { roll: *roll, seat: *seat, link: *link, asks: *asks };
                Some(Event::Cast { cast, signed: *signed })
            }
            RoomEvent::Rolled { roll, by, outcome, link, signed } => {
                let outcome = AnyOutcome::read(game, outcome)?;
                Some(Event::Rolled { roll: *roll, by: *by, outcome, link: *link, signed: *signed })
            }
            RoomEvent::Chained { seat, anchor, signing_key } => {
                Some(Event::Chained { seat: *seat, anchor: *anchor, key: *signing_key })
            }
            RoomEvent::Opened(_)
            | RoomEvent::Offered { .. }
            | RoomEvent::Seated { .. }
            | RoomEvent::Unseated { .. }
            | RoomEvent::Contributed { .. }
            | RoomEvent::Sealed { .. }
            | RoomEvent::Settled
            | RoomEvent::Revealed { .. }
            | RoomEvent::ColoursChosen { .. }
            | RoomEvent::BeginnerNamed { .. }
            | RoomEvent::Started
            | RoomEvent::Minded { .. }
            | RoomEvent::Returned { .. }
            | RoomEvent::ClockRestarted
            | RoomEvent::Ended { .. }
            | RoomEvent::Closed { .. }
            | RoomEvent::Published { .. }
            | RoomEvent::Rematched { .. } => None,
        })
    }

    /// The same event for those at the table: it does not tell who a person is elsewhere, nor what dice will show.
    #[must_use]
    pub fn for_all(&self) -> RoomEvent {
        let mut told = self.clone();
        match &mut told {
            RoomEvent::Opened(opening) => {
                hide(&mut opening.owner);
                opening.ahead.clear();
                opening.seats.iter_mut().for_each(|seat| hide_in(&mut seat.offer));
            }
            RoomEvent::Offered { offer, .. } => hide_in(offer),
            RoomEvent::Seated { person, .. } => hide(person),
            RoomEvent::Unseated { .. }
            | RoomEvent::Contributed { .. }
            | RoomEvent::Sealed { .. }
            | RoomEvent::Settled
            | RoomEvent::Revealed { .. }
            | RoomEvent::ColoursChosen { .. }
            | RoomEvent::BeginnerNamed { .. }
            | RoomEvent::Started
            | RoomEvent::Moved { .. }
            | RoomEvent::Cast { .. }
            | RoomEvent::Rolled { .. }
            | RoomEvent::Chained { .. }
            | RoomEvent::Minded { .. }
            | RoomEvent::Returned { .. }
            | RoomEvent::ClockRestarted
            | RoomEvent::Ended { .. }
            | RoomEvent::Closed { .. }
            | RoomEvent::Published { .. }
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
