//! Choosing colours, and who begins, before the game (RD-17).

use bonecup_games::{AnyOptions, Colour, Seating};
use bonecup_rules::Seat;

use super::decide::Events;
use super::{Holder, Room, RoomEvent, RoomRefusal, RoomSeat};
use crate::PersonId;

impl Room {
    /// How many colours a seat plays; none if the game has no colours.
    pub fn colours_each(&self) -> Option<usize> {
        self.seating.as_ref().map(Seating::each)
    }

    /// The colours of a seat: before the game those that it has chosen, later all that it plays.
    pub fn colours_of(&self, seat: Seat) -> Vec<Colour> {
        match (&self.table, &self.seating) {
            (Some(table), _) => table.game().colours_of(seat),
            (None, Some(seating)) => seating.of(seat).to_vec(),
            (None, None) => Vec::new(),
        }
    }

    /// The seat that begins; none if the game always begins with the first.
    pub fn begins(&self) -> Option<Seat> {
        self.seating.as_ref().map(|_| self.begins)
    }

    pub(super) fn choose(&self, person: &PersonId, seat: Seat, colours: &[Colour]) -> Events {
        self.check_gathering()?;
        self.check_chooser(person, seat)?;
        self.check_colours(seat, colours)?;
        Ok(vec![RoomEvent::ColoursChosen { seat, colours: colours.to_vec() }])
    }

    pub(super) fn name_beginner(&self, person: &PersonId, seat: Seat) -> Events {
        self.check_owner(person)?;
        self.check_gathering()?;
        self.seat(seat)?;
        match self.begins() {
            Some(_) => Ok(vec![RoomEvent::BeginnerNamed { seat }]),
            None => Err(RoomRefusal::FirstBegins(self.game())),
        }
    }

    /// Whether the seat may have these colours. What was meant for a seat that nobody has is free.
    pub(super) fn check_colours(&self, seat: Seat, colours: &[Colour]) -> Result<(), RoomRefusal> {
        let mut taken = self.seating.clone().ok_or(RoomRefusal::NoColours(self.game()))?;
        self.open_seats().for_each(|open| taken.free(open));
        taken.check(seat, colours).map_err(RoomRefusal::Choice)
    }

    /// Everybody chooses for themselves, the owner for the bots.
    fn check_chooser(&self, person: &PersonId, seat: Seat) -> Result<(), RoomRefusal> {
        let by_owner = self.is_owner(person) && matches!(self.seat(seat)?.holder, Holder::Bot(_));
        if by_owner { Ok(()) } else { self.check_seat(person, seat) }
    }

    pub(super) fn take_colours(&mut self, seat: Seat, colours: &[Colour]) -> Result<(), RoomRefusal> {
        let open: Vec<Seat> = self.open_seats().filter(|open| *open != seat).collect();
        let game = self.game();
        let seating = self.seating.as_mut().ok_or(RoomRefusal::NoColours(game))?;
        for open in open {
            if seating.of(open).iter().any(|meant| colours.contains(meant)) {
                seating.free(open);
            }
        }
        seating.choose(seat, colours).map_err(RoomRefusal::Choice)
    }

    pub(super) fn free_colours(&mut self, seat: Seat) {
        if let Some(seating) = &mut self.seating {
            seating.free(seat);
        }
    }

    /// The options with everything that was chosen.
    pub(super) fn agreed(&self, options: AnyOptions) -> AnyOptions {
        match &self.seating {
            Some(seating) => options.seated(seating, self.begins),
            None => options,
        }
    }

    fn open_seats(&self) -> impl Iterator<Item = Seat> {
        let is_open = |seat: &RoomSeat| matches!(seat.holder, Holder::Open);
        self.numbered().filter(move |(_, seat)| is_open(seat)).map(|(number, _)| number)
    }
}
