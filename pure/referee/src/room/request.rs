//! What can be asked of a room.

use core::time::Duration;
use std::fmt::Write as _;

use bonecup_games::{AnyMove, Colour};
use bonecup_rules::Seat;

use super::Step;
use crate::{
    Action, BotName, Contribution, Event, Hex32, Key, Name, NoSeed, PersonId, Plan, Seq, Signature,
    TableDice, TableId,
};

/// A request to change the room. What a person sends is never one of the table's own: the two are different types.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// By a person.
    Person(Box<PersonRequest>),
    /// By the table itself.
    Table(TableRequest),
}

/// A request of a person.
#[derive(Clone, PartialEq, Debug)]
pub struct PersonRequest {
    /// Who asks.
    pub person: PersonId,
    /// The idempotency key: the same request under the same key is done once, however often it is sent.
    pub key: Key,
    /// The last step that the person has seen; moves and dice need it.
    pub expected: Option<Seq>,
    /// What is asked for.
    pub action: PersonAction,
}

/// What the table asks of itself: bots, clocks, housekeeping.
#[derive(Clone, PartialEq, Debug)]
pub enum TableRequest {
    /// A bot's moves.
    BotPlays {
        /// The bot's seat.
        seat: Seat,
        /// What it plays.
        moves: Vec<AnyMove>,
    },
    /// A bot rolls the first dice of its turn.
    BotThrows {
        /// The bot's seat.
        seat: Seat,
    },
    /// Those who have not revealed in time add nothing: the game begins.
    BeginUnrevealed,
    /// The link that was asked for has not come in time: the roll is drawn without.
    DrawUnlinked,
    /// The time of a person ran out.
    Expire,
    /// No node has looked after the table for a while: nobody's time ran meanwhile.
    RestartClock,
    /// Nobody has touched the table for long.
    CloseIdle,
    /// A practice begins, after these events of the game that it goes on from.
    PlayOn {
        /// Moves and rolls, as they are at tables with dice of version 1.
        given: Vec<Event>,
    },
    /// The deal that the table belongs to has ended.
    EndDeal,
}

/// What a person can ask for.
#[derive(Clone, PartialEq, Debug)]
pub enum PersonAction {
    /// To sit down.
    Join {
        /// Where; anywhere if none.
        seat: Option<Seat>,
        /// What the seat is to be called.
        name: Name,
        /// What the person adds to the dice.
        contribution: Contribution,
        /// What the person seals instead, with version 2 of the dice.
        sealed: Option<Sealed>,
        /// The colours that the person chooses, none to get what is free.
        colours: Vec<Colour>,
    },
    /// To seal what will be added to the dice, before the game.
    Seal {
        /// For which seat of the person.
        seat: Seat,
        /// The seal.
        sealed: Sealed,
    },
    /// To reveal what was sealed, once nobody comes or goes any more.
    Reveal {
        /// For which seat of the person.
        seat: Seat,
        /// The anchor of its chain.
        anchor: Hex32,
        /// What it adds to the dice.
        contribution: Contribution,
    },
    /// To give the link that a roll waits for.
    Link {
        /// The seat that was asked.
        seat: Seat,
        /// For which roll.
        roll: u64,
        /// The link.
        link: Hex32,
    },
    /// To commit to another chain, from another device or because the old one is used up.
    Chain {
        /// For which seat of the person.
        seat: Seat,
        /// What the chain is checked against.
        anchor: Hex32,
        /// The key that the device signs with.
        signing_key: Option<Hex32>,
    },
    /// To choose colours before the game.
    ChooseColours {
        /// For which seat of the person, or of a bot if the owner asks.
        seat: Seat,
        /// Which; none to get what is free.
        colours: Vec<Colour>,
    },
    /// The owner says before the game who begins.
    NameBeginner {
        /// Which seat.
        seat: Seat,
    },
    /// To add to the dice before the game.
    Contribute {
        /// For which seat of the person.
        seat: Seat,
        /// What.
        contribution: Contribution,
    },
    /// The owner offers a seat anew before the game.
    Offer {
        /// Which seat.
        seat: Seat,
        /// To whom.
        offer: NewOffer,
    },
    /// The owner begins the game.
    Start,
    /// A seat plays or enters real dice.
    Act {
        /// Which seat.
        seat: Seat,
        /// What it does.
        action: Action,
        /// The seat's link, if that casts a roll.
        link: Option<Hex32>,
        /// The signature by the seat's key.
        signature: Option<Signature>,
    },
    /// A person gets up: before the game the seat is free again, later a bot plays on.
    Leave {
        /// From which seat.
        seat: Seat,
    },
    /// To let a bot play on for a person: the owner at once, others after a while.
    Mind {
        /// Whose seat.
        seat: Seat,
        /// Which bot.
        bot: BotName,
        /// How long the person has been without a connection; none if they are there, for nobody is replaced who is.
        away: Option<Duration>,
    },
    /// A person plays again where a bot played on.
    Return {
        /// On which seat.
        seat: Seat,
    },
    /// The owner closes the table.
    Close,
    /// A person who sat here opened a table to play again.
    Rematch {
        /// Which one.
        table: TableId,
    },
}

/// What a person seals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The seal.
    pub seal: Hex32,
    /// The key that the device signs with.
    pub signing_key: Option<Hex32>,
}

/// What an owner may make of a seat before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewOffer {
    /// Whoever comes may have it.
    Open,
    /// Another person on the owner's device.
    Mine(Name),
    /// A bot.
    Bot(BotName),
}

/// The dice of a room, the seed behind them, and who is there to add to them. They are asked only when dice are drawn
/// or the seed is due.
pub trait RoomDice {
    /// The dice of the planned game.
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_>;

    /// The seed in the open.
    ///
    /// # Errors
    /// If there is none.
    fn publish(&self) -> Result<Hex32, NoSeed>;

    /// Whether a device of the person is connected, so that it can be asked for a link.
    fn is_connected(&self, person: &PersonId) -> bool;
}

/// What came of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum RoomDecision {
    /// This step follows; it is not taken in yet.
    New(Step),
    /// The same request was answered before, by this step.
    Repeated(Seq),
}

impl From<PersonRequest> for Request {
    fn from(request: PersonRequest) -> Request {
        Request::Person(Box::new(request))
    }
}

impl From<TableRequest> for Request {
    fn from(request: TableRequest) -> Request {
        Request::Table(request)
    }
}

impl PersonAction {
    /// What a seat does, without anything added for dice of version 2.
    pub fn act(seat: Seat, action: Action) -> PersonAction {
        PersonAction::Act { seat, action, link: None, signature: None }
    }

    /// A number that differs when the action does, so that a key used for two requests is noticed. It is stored with
    /// the step: the texts below never change.
    pub(super) fn fingerprint(&self) -> u64 {
        fnv1a(&self.written())
    }

    fn written(&self) -> String {
        match self {
            PersonAction::Join { seat, name, contribution, sealed, colours } => {
                let seat = seat.map_or(-1, |seat| i16::from(seat.0));
                let sealed = sealed.map(|sealed| format!(" {}", sealed.seal)).unwrap_or_default();
                format!("join {seat} {name} {contribution}{sealed}{}", written_colours(colours))
            }
            PersonAction::Seal { seat, sealed } => format!("seal {} {}", seat.0, sealed.seal),
            PersonAction::Reveal { seat, anchor, contribution } => {
                format!("reveal {} {anchor} {contribution}", seat.0)
            }
            PersonAction::Link { seat, roll, link } => format!("link {} {roll} {link}", seat.0),
            PersonAction::Chain { seat, anchor, .. } => format!("chain {} {anchor}", seat.0),
            PersonAction::ChooseColours { seat, colours } => {
                format!("colours {}{}", seat.0, written_colours(colours))
            }
            PersonAction::NameBeginner { seat } => format!("beginner {}", seat.0),
            PersonAction::Contribute { seat, contribution } => {
                format!("contribute {} {contribution}", seat.0)
            }
            PersonAction::Offer { seat, offer } => format!("offer {} {offer:?}", seat.0),
            PersonAction::Start => "start".to_owned(),
            PersonAction::Act { seat, action, .. } => match action {
                Action::Play(moves) => written_moves(*seat, moves),
                Action::Throw => format!("throw {}", seat.0),
                Action::Enter(outcome) => format!("enter {} {outcome}", seat.0),
            },
            PersonAction::Leave { seat } => format!("leave {}", seat.0),
            PersonAction::Mind { seat, bot, .. } => format!("mind {} {bot}", seat.0),
            PersonAction::Return { seat } => format!("return {}", seat.0),
            PersonAction::Close => "close".to_owned(),
            PersonAction::Rematch { table } => format!("rematch {table}"),
        }
    }
}

fn written_colours(colours: &[Colour]) -> String {
    colours.iter().map(|colour| format!("\n{colour}")).collect()
}

fn written_moves(seat: Seat, moves: &[AnyMove]) -> String {
    let mut text = format!("play {}", seat.0);
    for action in moves {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{action}");
    }
    text
}

/// The hash of that name, 64 bits.
fn fnv1a(text: &str) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    text.bytes().fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}
