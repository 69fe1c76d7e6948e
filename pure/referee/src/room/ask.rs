//! What can be asked of a room.

use std::fmt::Write as _;

use bonecup_games::{AnyMove, Colour};
use bonecup_rules::Seat;

use super::{Millis, Step};
use crate::{Action, BotName, Contribution, Hex32, Key, Name, PersonId, Plan, Seq, TableDice, TableId};

/// A request to change the room.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask {
    /// Who asks.
    pub by: Asker,
    /// When.
    pub at: Millis,
    /// The last step that the asker has seen; moves and dice need it.
    pub expected: Option<Seq>,
    /// What is asked for.
    pub request: Request,
}

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asker {
    /// A person, who names the request by a key so that sending it twice does not do it twice.
    Person(PersonId, Key),
    /// The table itself: bots, clocks, housekeeping.
    Table,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// To sit down.
    Join {
        /// Where; anywhere if none.
        seat: Option<Seat>,
        /// What the seat is to be called.
        name: Name,
        /// What the person adds to the dice.
        contribution: Contribution,
        /// The colours that the person chooses, none to get what is free.
        colours: Vec<Colour>,
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
    },
    /// A person gets up: before the game the seat is free again, later a bot plays on.
    Leave {
        /// From which seat.
        seat: Seat,
    },
    /// The owner lets a bot play on for a person.
    Mind {
        /// Whose seat.
        seat: Seat,
        /// Which bot.
        bot: BotName,
        /// Whether the person is connected: nobody is replaced who is there.
        present: bool,
    },
    /// A person plays again where a bot played on.
    Return {
        /// On which seat.
        seat: Seat,
    },
    /// The owner closes the table.
    Close,
    /// The table closes itself.
    CloseIdle,
    /// The table's own: a bot's moves.
    BotPlays {
        /// The bot's seat.
        seat: Seat,
        /// What it plays.
        moves: Vec<AnyMove>,
    },
    /// The table's own: the time of a person ran out.
    Expire,
    /// The table's own: nobody has looked after it for a while.
    RestartClock,
    /// A person who sat here opened a table to play again.
    Rematch {
        /// Which one.
        table: TableId,
    },
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

/// The dice of a room that draws them, and the secret behind them. It is asked only when dice roll or the secret is due.
pub trait RoomDice {
    /// The dice of the planned game.
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_>;

    /// The seed in the open.
    fn publish(&self) -> Hex32;
}

/// What came of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// This step follows; it is not taken in yet.
    New(Step),
    /// The same request was answered before, by this step.
    Repeated(Seq),
}

impl Request {
    /// A number that differs when the request does, so that a key used for two requests is noticed.
    pub(super) fn print(&self) -> u64 {
        fingerprint(&self.written())
    }

    fn written(&self) -> String {
        match self {
            Request::Join { seat, name, contribution, colours } => {
                let seat = seat.map_or(-1, |seat| i16::from(seat.0));
                format!("join {seat} {name} {contribution}{}", written_colours(colours))
            }
            Request::ChooseColours { seat, colours } => {
                format!("colours {}{}", seat.0, written_colours(colours))
            }
            Request::NameBeginner { seat } => format!("beginner {}", seat.0),
            Request::Contribute { seat, contribution } => format!("contribute {} {contribution}", seat.0),
            Request::Offer { seat, offer } => format!("offer {} {offer:?}", seat.0),
            Request::Start => "start".to_owned(),
            Request::Act { seat, action } => match action {
                Action::Play(moves) => written_moves("play", *seat, moves),
                Action::Enter(outcome) => format!("enter {} {outcome}", seat.0),
            },
            Request::Leave { seat } => format!("leave {}", seat.0),
            Request::Mind { seat, bot, .. } => format!("mind {} {bot}", seat.0),
            Request::Return { seat } => format!("return {}", seat.0),
            Request::Close => "close".to_owned(),
            Request::CloseIdle => "close-idle".to_owned(),
            Request::BotPlays { seat, moves } => written_moves("bot", *seat, moves),
            Request::Expire => "expire".to_owned(),
            Request::RestartClock => "restart-clock".to_owned(),
            Request::Rematch { table } => format!("rematch {table}"),
        }
    }
}

fn written_colours(colours: &[Colour]) -> String {
    colours.iter().map(|colour| format!("\n{colour}")).collect()
}

fn written_moves(what: &str, seat: Seat, moves: &[AnyMove]) -> String {
    let mut text = format!("{what} {}", seat.0);
    for action in moves {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{action}");
    }
    text
}

/// FNV-1a, 64 bits.
fn fingerprint(text: &str) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    text.bytes().fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}
