//! How a step changes a room.

use std::collections::VecDeque;

use bonecup_games::GameId;
use bonecup_rules::Seat;

use super::{
    Answered, Holder, Offer, OpeningError, Phase, REMEMBERED, Room, RoomEvent, RoomRefusal, RoomSeat,
    SeatOffer, Step, StepError, StepFault,
};
use crate::{BotName, Contribution, Entry, Event, Seq, Table};

impl Room {
    /// The room after its first step.
    ///
    /// # Errors
    /// If the step opens no table.
    pub fn opened(first: &Step) -> Result<Room, StepError> {
        let impossible = |error: StepFault| StepError::Impossible { seq: first.seq, error };
        let [RoomEvent::Opened(opening)] = first.events.as_slice() else {
            return Err(impossible(StepFault::NotOpened));
        };
        if first.seq != Seq(1) {
            return Err(StepError::Gap { given: first.seq, current: Seq(0) });
        }
        let refused = |error: OpeningError| impossible(RoomRefusal::from(error).into());
        opening.check().map_err(refused)?;
        let options = opening.options().map_err(refused)?;
        let seats = u8::try_from(opening.seats.len()).unwrap_or(u8::MAX);
        let mut room = Room {
            id: opening.table.clone(),
            seats: opening.seats.iter().map(SeatOffer::seat).collect(),
            seating: options.seating(seats),
            begins: options.begins().unwrap_or_default(),
            opening: (**opening).clone(),
            phase: Phase::Gathering,
            closed: None,
            table: None,
            seq: first.seq,
            moved: first.seq,
            last_at: first.at,
            clock_since: first.at,
            clock_from: first.seq,
            settled_at: None,
            seed: None,
            rematch: None,
            answered: VecDeque::new(),
        };
        room.remember(first);
        Ok(room)
    }

    /// Takes a step in.
    ///
    /// # Errors
    /// If it is not the next one, or cannot have happened. The room must then be built anew from the log.
    pub fn evolve(&mut self, step: &Step) -> Result<(), StepError> {
        if step.seq != self.seq.next() {
            return Err(StepError::Gap { given: step.seq, current: self.seq });
        }
        for event in &step.events {
            let taken = self.take(event, step);
            taken.map_err(|error| StepError::Impossible { seq: step.seq, error })?;
        }
        self.seq = step.seq;
        self.last_at = step.at;
        self.remember(step);
        Ok(())
    }

    fn take(&mut self, event: &RoomEvent, step: &Step) -> Result<(), StepFault> {
        match event {
            RoomEvent::Opened(_) => return Err(StepFault::OpenedAgain),
            RoomEvent::Offered { seat, offer } => {
                let dice = self.seat_mut(*seat)?.dice;
                *self.seat_mut(*seat)? = SeatOffer { offer: offer.clone(), dice }.seat();
                self.free_colours(*seat);
            }
            RoomEvent::Seated { seat, person, name } => {
                self.seat_mut(*seat)?.holder = Holder::Person(person.clone(), name.clone());
            }
            RoomEvent::Unseated { seat } => {
                let dice = self.seat_mut(*seat)?.dice;
                *self.seat_mut(*seat)? = SeatOffer { offer: Offer::Open, dice }.seat();
                self.free_colours(*seat);
            }
            RoomEvent::Contributed { seat, contribution } => {
                self.seat_mut(*seat)?.contribution = contribution.clone();
            }
            RoomEvent::Sealed { seat, seal, signing_key } => {
                let held = self.seat_mut(*seat)?;
                (held.seal, held.signing_key) = (Some(*seal), *signing_key);
            }
            RoomEvent::Settled => self.settle(step),
            RoomEvent::Revealed { seat, anchor, contribution } => {
                let held = self.seat_mut(*seat)?;
                (held.anchor, held.contribution) = (Some(*anchor), contribution.clone());
            }
            RoomEvent::ColoursChosen { seat, colours } => self.take_colours(*seat, colours)?,
            RoomEvent::BeginnerNamed { seat } => {
                self.seat_mut(*seat)?;
                self.begins = *seat;
            }
            RoomEvent::Started => self.begin(step)?,
            RoomEvent::Moved { .. }
            | RoomEvent::Cast { .. }
            | RoomEvent::Rolled { .. }
            | RoomEvent::Chained { .. } => self.take_in_game(event, step)?,
            RoomEvent::Minded { seat, bot, .. } => self.change_minder(*seat, Some(bot.clone()), step)?,
            RoomEvent::Returned { seat } => self.change_minder(*seat, None, step)?,
            RoomEvent::ClockRestarted => self.restart_clock(step),
            RoomEvent::Ended { seed, .. } => {
                self.phase = Phase::Over;
                self.seed = *seed;
            }
            RoomEvent::Closed { seed, why } => {
                self.phase = Phase::Closed;
                self.closed = Some(*why);
                self.seed = *seed;
            }
            RoomEvent::Published { seed } => self.seed = Some(*seed),
            RoomEvent::Rematched { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    /// Whoever comes back in their own turn has all their time; nobody else gets more of it.
    fn change_minder(&mut self, seat: Seat, minder: Option<BotName>, step: &Step) -> Result<(), StepFault> {
        self.seat_mut(seat)?.minder = minder;
        if self.waited_for() == Some(seat) {
            self.restart_clock(step);
        }
        Ok(())
    }

    fn begin(&mut self, step: &Step) -> Result<(), StepFault> {
        self.table = Some(Table::new(self.plan()?).map_err(RoomRefusal::Plan)?);
        self.phase = Phase::Playing;
        self.note_move(step);
        Ok(())
    }

    fn take_in_game(&mut self, event: &RoomEvent, step: &Step) -> Result<(), StepFault> {
        let game: GameId = self.opening.game;
        let (Some(table), Some(event)) = (&mut self.table, event.in_game(game)?) else {
            return Err(RoomRefusal::NotBegun.into());
        };
        let entry = Entry { seq: table.seq().next(), event };
        table.evolve(&entry).map_err(RoomRefusal::from)?;
        // A new chain changes nothing in the game: whoever thinks about a move goes on thinking.
        if !matches!(entry.event, Event::Chained { .. }) {
            self.note_move(step);
        }
        Ok(())
    }

    fn settle(&mut self, step: &Step) {
        self.phase = Phase::Settled;
        self.settled_at = Some(step.at);
        self.restart_clock(step);
    }

    fn note_move(&mut self, step: &Step) {
        self.moved = step.seq;
        self.restart_clock(step);
    }

    fn restart_clock(&mut self, step: &Step) {
        (self.clock_since, self.clock_from) = (step.at, step.seq);
    }

    fn remember(&mut self, step: &Step) {
        let Some(asked) = &step.asked else { return };
        if self.answered.len() == REMEMBERED {
            self.answered.pop_front();
        }
        self.answered.push_back(Answered {
            key: asked.key.clone(),
            by: asked.by.clone(),
            fingerprint: asked.fingerprint,
            seq: step.seq,
        });
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut RoomSeat, RoomRefusal> {
        self.seats.get_mut(seat.index()).ok_or(RoomRefusal::NoSuchSeat(seat))
    }
}

impl RoomSeat {
    /// A seat that nobody has contributed to.
    pub fn has_contributed(&self) -> bool {
        self.contribution != Contribution::default()
    }
}
