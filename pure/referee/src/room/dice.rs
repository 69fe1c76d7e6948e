//! Version 2 of the dice at a table: seals while people gather, what they hold once nobody comes or goes, and links
//! while the game runs.

use bonecup_rules::Seat;

use super::decide::Events;
use super::{Millis, Phase, Room, RoomDice, RoomEvent, RoomRefusal, Sealed, TableRequest};
use crate::fair::seal_of;
use crate::{CommandRefusal, Contribution, Hex32, Next, PersonId, Scheme, SeatPlan};

/// How long the game waits for those who sealed to reveal.
pub const REVEAL_MILLIS: i64 = 5_000;
/// How long a roll waits for the link that was asked for.
pub const LINK_MILLIS: i64 = 2_000;

/// What somebody who sits down adds to the dice.
pub(super) enum Added {
    /// In the open: version 1.
    Text(Contribution),
    /// Sealed: version 2.
    Seal(Sealed),
    /// Nothing: version 2.
    Nothing,
}

impl Added {
    pub(super) fn event(self, seat: Seat) -> Option<RoomEvent> {
        match self {
            Added::Text(contribution) => Some(RoomEvent::Contributed { seat, contribution }),
            Added::Seal(sealed) => Some(sealed.event(seat)),
            Added::Nothing => None,
        }
    }
}

impl Sealed {
    fn event(self, seat: Seat) -> RoomEvent {
        RoomEvent::Sealed { seat, seal: self.seal, signing_key: self.signing_key }
    }
}

impl Room {
    /// When those who have not revealed are waited for no longer.
    pub fn reveal_due(&self) -> Option<Millis> {
        self.settled_at.filter(|_| self.phase == Phase::Settled).map(|at| at.plus(REVEAL_MILLIS))
    }

    /// When the link that a roll waits for is waited for no longer.
    pub fn link_due(&self) -> Option<Millis> {
        matches!(self.next(), Some(Next::Link(_))).then(|| self.clock_since.plus(LINK_MILLIS))
    }

    /// For how many milliseconds dice wait for somebody's device, from when the clock [began](Room::clock_from), and what follows
    /// then.
    pub fn dice_wait(&self) -> Option<(i64, TableRequest)> {
        let reveal = self.reveal_due().map(|_| (REVEAL_MILLIS, TableRequest::BeginUnrevealed));
        reveal.or_else(|| self.link_due().map(|_| (LINK_MILLIS, TableRequest::DrawUnlinked)))
    }

    /// The text of what was agreed, once nobody comes or goes any more: version 2.
    pub fn agreement(&self) -> Option<String> {
        let settled = self.settled_at.is_some();
        let plan = settled.then(|| self.plan().ok()).flatten()?;
        Some(crate::fair::agreement(&plan))
    }

    /// The hash of everything that was agreed and has happened: version 2, once nobody comes or goes any more.
    pub fn head(&self) -> Option<Hex32> {
        match &self.table {
            Some(table) => table.head(),
            None => self.settled_at.and_then(|_| Some(self.plan().ok()?.agreed())),
        }
    }

    /// The seats with their devices: those of one person are on one.
    pub(super) fn with_devices(&self, mut seats: Vec<SeatPlan>) -> Vec<SeatPlan> {
        if self.opening.scheme != Scheme::Two {
            return seats;
        }
        let mut people: Vec<&PersonId> = Vec::new();
        for (held, seat) in self.seats.iter().zip(&mut seats) {
            let Some(person) = held.person() else { continue };
            let known = people.iter().position(|known| *known == person);
            let device = known.unwrap_or_else(|| {
                people.push(person);
                people.len() - 1
            });
            seat.device = u8::try_from(device).ok();
        }
        seats
    }

    /// What somebody adds who sits down, if the table's dice take it.
    pub(super) fn added(
        &self,
        contribution: &Contribution,
        sealed: Option<&Sealed>,
    ) -> Result<Added, RoomRefusal> {
        match (self.opening.scheme, sealed) {
            (Scheme::One, None) => Ok(Added::Text(contribution.clone())),
            (Scheme::One, Some(_)) => Err(RoomRefusal::OtherScheme(Scheme::One)),
            (Scheme::Two, _) if *contribution != Contribution::default() => Err(RoomRefusal::SealFirst),
            (Scheme::Two, Some(sealed)) => Ok(Added::Seal(*sealed)),
            (Scheme::Two, None) => Ok(Added::Nothing),
            // Nobody adds to dice that are the same for all.
            (Scheme::Three, _) => Err(RoomRefusal::OtherScheme(Scheme::Three)),
        }
    }

    pub(super) fn seal(&self, person: &PersonId, seat: Seat, sealed: &Sealed) -> Events {
        self.check_gathering()?;
        self.check_scheme(Scheme::Two)?;
        self.check_seat(person, seat)?;
        Ok(vec![sealed.event(seat)])
    }

    /// Nobody comes or goes any more. Where nothing was sealed there is nothing to wait for.
    pub(super) fn settled(&self) -> Vec<RoomEvent> {
        let waits = self.seats.iter().any(super::RoomSeat::is_sealed);
        let started = (!waits).then_some(RoomEvent::Started);
        [RoomEvent::Settled].into_iter().chain(started).collect()
    }

    pub(super) fn reveal(
        &self,
        person: &PersonId,
        seat: Seat,
        anchor: &Hex32,
        contribution: &Contribution,
    ) -> Events {
        self.check_scheme(Scheme::Two)?;
        self.check_seat(person, seat)?;
        let held = self.seat(seat)?;
        match self.phase {
            Phase::Settled => {}
            Phase::Gathering => return Err(RoomRefusal::NotSettled),
            Phase::Playing => return Err(RoomRefusal::Begun),
            Phase::Over | Phase::Closed => return Err(RoomRefusal::Ended),
        }
        if !held.is_sealed() || held.seal != Some(seal_of(&self.id, anchor, contribution)) {
            return Err(RoomRefusal::OtherSeal(seat));
        }
        let last = self.numbered().all(|(other, held)| other == seat || !held.is_sealed());
        let revealed = RoomEvent::Revealed { seat, anchor: *anchor, contribution: contribution.clone() };
        Ok([revealed].into_iter().chain(last.then_some(RoomEvent::Started)).collect())
    }

    pub(super) fn begin_unrevealed(&self, at: Millis) -> Events {
        match self.reveal_due() {
            Some(due) if due <= at => Ok(vec![RoomEvent::Started]),
            Some(_) | None => Err(RoomRefusal::NotDue),
        }
    }

    /// The seat that is asked for a link when this one casts: the next of another person whose device is there.
    pub(super) fn asked_by(&self, caster: Seat, dice: &dyn RoomDice) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let own = self.seats.get(caster.index())?.person();
        let others = self.numbered().cycle().skip(caster.index() + 1).take(self.seats.len() - 1);
        let can_answer = |(seat, held): &(Seat, &super::RoomSeat)| {
            let is_there =
                held.person().is_some_and(|person| Some(person) != own && dice.is_connected(person));
            is_there && table.may_ask(caster, *seat)
        };
        others.filter(can_answer).map(|(seat, _)| seat).next()
    }

    pub(super) fn link(
        &self,
        person: &PersonId,
        seat: Seat,
        roll: u64,
        link: &Hex32,
        dice: &dyn RoomDice,
    ) -> Events {
        self.check_playing()?;
        self.check_scheme(Scheme::Two)?;
        self.check_seat(person, seat)?;
        let table = self.table.as_ref().ok_or(RoomRefusal::NotBegun)?;
        match table.cast() {
            Some(cast) if cast.roll == roll && cast.asks == Some(seat) => {}
            Some(_) | None if roll < table.rolls() => return Err(RoomRefusal::LinkLate(roll)),
            Some(_) | None => return Err(CommandRefusal::NotAsked(seat).into()),
        }
        let decision = table.decide_link(Some(*link), &mut *dice.dice(table.plan()))?;
        self.told(&decision, dice)
    }

    pub(super) fn draw_unlinked(&self, at: Millis, dice: &dyn RoomDice) -> Events {
        match (self.link_due(), &self.table) {
            (Some(due), Some(table)) if due <= at => {
                let decision = table.decide_link(None, &mut *dice.dice(table.plan()))?;
                self.told(&decision, dice)
            }
            _ => Err(RoomRefusal::NotDue),
        }
    }

    pub(super) fn chain(
        &self,
        person: &PersonId,
        seat: Seat,
        anchor: &Hex32,
        signing_key: Option<&Hex32>,
    ) -> Events {
        self.check_playing()?;
        self.check_scheme(Scheme::Two)?;
        self.check_seat(person, seat)?;
        let table = self.table.as_ref().ok_or(RoomRefusal::NotBegun)?;
        let entries = table.decide_chain(seat, *anchor, signing_key.copied())?;
        Ok(entries.iter().map(|entry| RoomEvent::of(&entry.event)).collect())
    }

    pub(super) fn check_scheme(&self, wanted: Scheme) -> Result<(), RoomRefusal> {
        let scheme = self.opening.scheme;
        if scheme == wanted { Ok(()) } else { Err(RoomRefusal::OtherScheme(scheme)) }
    }
}
