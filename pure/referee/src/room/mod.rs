//! A room: the whole life of a table that people come to and leave, from gathering to the end.
//!
//! What happens is kept in numbered [`Step`]s: a request with everything that it caused. [`Room::decide`] turns a
//! request into a step or refuses it and changes nothing; [`Room::evolve`] takes a step in. Whoever keeps the steps
//! can rebuild the room at any time, on any machine.

mod ahead;
mod clock;
mod colours;
mod decide;
mod dice;
mod event;
mod evolve;
mod history;
mod opening;
mod phase;
mod refusal;
mod request;
mod seats;
mod step;

use core::time::Duration;
use std::collections::VecDeque;

use bonecup_games::{GameId, Seating};
use bonecup_rules::Seat;

pub use ahead::Ahead;
pub use clock::{Deadline, Millis};
pub use dice::{LINK_MILLIS, REVEAL_MILLIS};
pub use event::{RoomEvent, Why};
pub use history::History;
pub use opening::{Offer, Opening, OpeningError, SeatOffer};
pub use phase::{Phase, UnknownPhase};
pub use refusal::RoomRefusal;
pub use request::{
    NewOffer, PersonAction, PersonRequest, Request, RoomDecision, RoomDice, Sealed, TableRequest,
};
pub use seats::{Holder, RoomSeat};
pub use step::{Step, StepError, StepFault};

use crate::{BotName, Hex32, Key, Next, PersonId, Plan, PlanError, Scheme, SeatPlan, Seq, Table, TableId};

/// The bot that plays on for a person who left, was replaced without a choice, or ran out of time. Every game has it.
pub const STAND_IN: &str = "steady";

/// How long a person has to be away before others than the owner may let a bot play on: a phone that was put down for a moment
/// is back by then.
pub const LONG_AWAY: Duration = Duration::from_secs(30);

/// How long a person has to be away before the owner may let a bot play on: somebody who asks for the table every few seconds is there.
pub const SHORT_AWAY: Duration = Duration::from_secs(10);

/// How many answered requests are remembered. Older ones are stale by their expected step anyway.
const REMEMBERED: usize = 256;

/// A table with its people.
#[derive(Clone, PartialEq, Debug)]
pub struct Room {
    id: TableId,
    opening: Opening,
    seats: Vec<RoomSeat>,
    /// The colours that were chosen; none if the game has no colours.
    seating: Option<Seating>,
    begins: Seat,
    phase: Phase,
    closed: Option<Why>,
    /// The game, once it has begun; it stays when the table ends.
    table: Option<Table>,
    seq: Seq,
    /// The last step at which the game changed: whoever has seen it knows the position.
    moved: Seq,
    last_at: Millis,
    clock_since: Millis,
    /// The step with which the clock began that runs now.
    clock_from: Seq,
    /// When nobody came or went any more.
    settled_at: Option<Millis>,
    seed: Option<Hex32>,
    rematch: Option<TableId>,
    answered: VecDeque<Answered>,
}

/// A request that was answered, so that asking again does nothing new.
#[derive(Clone, PartialEq, Debug)]
struct Answered {
    key: Key,
    by: PersonId,
    fingerprint: u64,
    seq: Seq,
}

impl Room {
    /// The table's name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// What the table was opened with.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        self.opening.game
    }

    /// The seats, in the order of play.
    pub fn seats(&self) -> &[RoomSeat] {
        &self.seats
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Why the table was closed, if it was.
    pub fn closed(&self) -> Option<Why> {
        self.closed
    }

    /// The game, once it has begun.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The last step.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// Whether the game is still as it was after this step, whatever else has happened at the table since.
    pub fn is_as_after(&self, seen: Seq) -> bool {
        self.moved <= seen && seen <= self.seq
    }

    /// When the last step happened.
    pub fn last_at(&self) -> Millis {
        self.last_at
    }

    /// The seed of the dice, once it is published.
    pub fn seed(&self) -> Option<Hex32> {
        self.seed
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether this person may ask for the same table again. A table of a deal is one of many, and a practice
    /// belongs to another game: they have no next one.
    pub fn may_rematch(&self, person: &PersonId) -> bool {
        self.phase.has_ended() && self.belongs_to(person) && !self.is_dealt() && !self.is_practice()
    }

    /// Whether it goes on from a position of another game: nothing that happens here counts anywhere.
    pub fn is_practice(&self) -> bool {
        self.opening.from.is_some()
    }

    /// Whether the table belongs to a deal: the same dice at several tables.
    pub fn is_dealt(&self) -> bool {
        self.opening.scheme == Scheme::Three
    }

    /// Whether this person has a seat, or has opened the table.
    pub fn belongs_to(&self, person: &PersonId) -> bool {
        self.seats_of(person).next().is_some() || self.is_owner(person)
    }

    /// Whether the table is this person's.
    pub fn is_owner(&self, person: &PersonId) -> bool {
        self.opening.owner == *person
    }

    /// The seats of this person.
    pub fn seats_of<'a>(&'a self, person: &'a PersonId) -> impl Iterator<Item = Seat> + 'a {
        self.numbered().filter(|(_, seat)| seat.person() == Some(person)).map(|(number, _)| number)
    }

    /// The seats with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (Seat, &RoomSeat)> + Clone {
        (0..).map(Seat).zip(&self.seats)
    }

    /// Who has to act in the running game.
    pub fn next(&self) -> Option<Next> {
        match self.phase {
            Phase::Playing => self.table.as_ref().map(Table::next),
            Phase::Gathering | Phase::Settled | Phase::Over | Phase::Closed => None,
        }
    }

    /// The seat that the running game waits for, to move or to roll real dice.
    pub fn waited_for(&self) -> Option<Seat> {
        match self.next()? {
            Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => Some(seat),
            Next::Link(_) | Next::Draw(_) | Next::Over(_) => None,
        }
    }

    /// The seat of a bot that has to roll now.
    pub fn bot_to_throw(&self) -> Option<Seat> {
        match self.next()? {
            Next::Throw(seat, _) => self.seats.get(seat.index())?.bot().map(|_| seat),
            Next::Move(_) | Next::Link(_) | Next::Enter(..) | Next::Draw(_) | Next::Over(_) => None,
        }
    }

    /// The bot that has to move now, and its seat.
    pub fn bot_to_move(&self) -> Option<(Seat, &BotName)> {
        match self.next()? {
            Next::Move(seat) => self.seats.get(seat.index())?.bot().map(|bot| (seat, bot)),
            Next::Throw(..) | Next::Link(_) | Next::Enter(..) | Next::Draw(_) | Next::Over(_) => None,
        }
    }

    /// Whether nobody can do anything before a bot, or before its dice have fallen.
    pub fn waits_for_bot(&self) -> bool {
        let seat = match self.next() {
            Some(Next::Move(seat) | Next::Throw(seat, _)) => seat,
            Some(Next::Link(cast)) => cast.seat,
            Some(Next::Draw(_) | Next::Enter(..) | Next::Over(_)) | None => return false,
        };
        self.seats.get(seat.index()).is_some_and(|seat| seat.bot().is_some())
    }

    /// Whether a server has to act by itself while the table runs: it has a bot, or a clock.
    pub fn needs_worker(&self) -> bool {
        let bots = self.seats.iter().any(|seat| seat.bot().is_some());
        self.phase == Phase::Playing && (bots || self.opening.deadline != Deadline::None)
    }

    /// What is agreed before the first roll, as the seats stand now.
    ///
    /// # Errors
    /// If a seat has nobody, or the game has no such table.
    fn plan(&self) -> Result<Plan, RoomRefusal> {
        let seats = self.numbered().map(|(number, seat)| seat.plan().ok_or(RoomRefusal::SeatOpen(number)));
        let seats: Vec<SeatPlan> = seats.collect::<Result<_, _>>()?;
        let plan = Plan {
            table: self.id.clone(),
            options: self.agreed(self.opening.options().map_err(|_| RoomRefusal::Options)?),
            seats: self.with_devices(seats),
            commitment: self.opening.commitment,
            scheme: self.opening.scheme,
            engine: self.opening.engine.clone(),
            from: self.opening.from.clone(),
        };
        plan.start().map(|_| plan).map_err(|error: PlanError| RoomRefusal::Plan(error))
    }

    fn seat(&self, seat: Seat) -> Result<&RoomSeat, RoomRefusal> {
        self.seats.get(seat.index()).ok_or(RoomRefusal::NoSuchSeat(seat))
    }
}
