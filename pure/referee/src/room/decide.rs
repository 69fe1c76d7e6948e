//! How a request becomes a step.

use bonecup_games::Colour;
use bonecup_rules::Seat;

use super::step::Asked;
use super::{
    Ask, Asker, Deadline, Holder, NewOffer, Offer, Opening, Phase, Request, Room, RoomDice, RoomEvent,
    RoomRefusal, RoomSeat, STAND_IN, Step, Verdict, Why,
};
use crate::{
    Action, BotName, Command, CommandRefusal, Contribution, Decision, Key, Name, Next, PersonId, Seq, Table,
    TableId,
};

pub(super) type Events = Result<Vec<RoomEvent>, RoomRefusal>;

impl Room {
    /// The first step of a table that is opened.
    ///
    /// # Errors
    /// If the game has no such table.
    pub fn open(opening: Opening, by: PersonId, key: Key, at: super::Millis) -> Result<Step, RoomRefusal> {
        opening.check()?;
        let asked = Some(Asked { by, key, print: 0 });
        Ok(Step { seq: Seq(1), at, asked, events: vec![RoomEvent::Opened(Box::new(opening))] })
    }

    /// What follows from a request. Nothing changes until the step is taken in by [`evolve`](Room::evolve).
    pub fn decide(&self, ask: &Ask, dice: &dyn RoomDice) -> Result<Verdict, RoomRefusal> {
        let asked = match &ask.by {
            Asker::Table => None,
            Asker::Person(by, key) => {
                let print = ask.request.print();
                if let Some(seq) = self.answer_to(by, key, print)? {
                    return Ok(Verdict::Repeated(seq));
                }
                Some(Asked { by: by.clone(), key: key.clone(), print })
            }
        };
        let events = match &ask.by {
            Asker::Person(person, key) => self.decide_for(person, key, ask, dice)?,
            Asker::Table => self.decide_itself(ask, dice)?,
        };
        let at = ask.at.max(self.last_at);
        Ok(Verdict::New(Step { seq: self.seq.next(), at, asked, events }))
    }

    fn answer_to(&self, by: &PersonId, key: &Key, print: u64) -> Result<Option<Seq>, RoomRefusal> {
        let before = self.answered.iter().find(|answered| answered.key == *key && answered.by == *by);
        match before {
            Some(answered) if answered.print == print => Ok(Some(answered.seq)),
            Some(_) => Err(CommandRefusal::KeyReused(key.clone()).into()),
            None => Ok(None),
        }
    }

    fn decide_for(&self, person: &PersonId, key: &Key, ask: &Ask, dice: &dyn RoomDice) -> Events {
        match &ask.request {
            Request::Join { seat, name, contribution, colours } => {
                self.join(person, *seat, name, contribution, colours)
            }
            Request::ChooseColours { seat, colours } => self.choose(person, *seat, colours),
            Request::NameBeginner { seat } => self.name_beginner(person, *seat),
            Request::Contribute { seat, contribution } => self.contribute(person, *seat, contribution),
            Request::Offer { seat, offer } => self.offer(person, *seat, offer),
            Request::Start => self.start(person, dice),
            Request::Act { seat, action } => {
                self.check_seen(ask.expected)?;
                self.act(person, key, *seat, action, dice)
            }
            Request::Leave { seat } => self.leave(person, *seat),
            Request::Mind { seat, bot, present } => self.mind(person, *seat, bot, *present),
            Request::Return { seat } => self.come_back(person, *seat),
            Request::Close => {
                self.check_owner(person)?;
                self.close(Why::Owner, dice)
            }
            Request::Rematch { table } => self.rematched(person, table),
            Request::CloseIdle | Request::BotPlays { .. } | Request::Expire | Request::RestartClock => {
                Err(RoomRefusal::NotForPeople)
            }
        }
    }

    fn decide_itself(&self, ask: &Ask, dice: &dyn RoomDice) -> Events {
        match &ask.request {
            Request::CloseIdle => self.close(Why::Idle, dice),
            Request::BotPlays { seat, moves } => {
                self.check_playing()?;
                if self.bot_to_move().is_none_or(|(mover, _)| mover != *seat) {
                    return Err(RoomRefusal::NotYourSeat(*seat));
                }
                self.game_events(*seat, &bot_key(self.seq), Action::Play(moves.clone()), dice)
            }
            Request::Expire => {
                self.check_playing()?;
                match (self.due(), self.waited_for()) {
                    (Some(due), Some(seat)) if due <= ask.at => {
                        Ok(vec![minded(seat, &stand_in(), Why::Time)])
                    }
                    _ => Err(RoomRefusal::NotDue),
                }
            }
            Request::RestartClock => {
                self.check_playing()?;
                match self.opening.deadline {
                    Deadline::None => Err(RoomRefusal::NotDue),
                    Deadline::HalfMinute | Deadline::TwoMinutes | Deadline::Day => {
                        Ok(vec![RoomEvent::ClockRestarted])
                    }
                }
            }
            Request::Join { .. }
            | Request::ChooseColours { .. }
            | Request::NameBeginner { .. }
            | Request::Contribute { .. }
            | Request::Offer { .. }
            | Request::Start
            | Request::Act { .. }
            | Request::Leave { .. }
            | Request::Mind { .. }
            | Request::Return { .. }
            | Request::Close
            | Request::Rematch { .. } => Err(RoomRefusal::NotOwner),
        }
    }

    fn join(
        &self,
        person: &PersonId,
        seat: Option<Seat>,
        name: &Name,
        contribution: &Contribution,
        colours: &[Colour],
    ) -> Events {
        self.check_gathering()?;
        let free = |seat: &RoomSeat| match &seat.holder {
            Holder::Open => true,
            Holder::Reserved(who, _) => who == person,
            Holder::Person(..) | Holder::Bot(_) => false,
        };
        let mine = |seat: &RoomSeat| matches!(&seat.holder, Holder::Reserved(who, _) if who == person);
        let seat = match seat {
            Some(seat) if free(self.seat(seat)?) => seat,
            Some(seat) => return Err(RoomRefusal::SeatTaken(seat)),
            None => {
                let kept = self.numbered().find(|(_, seat)| mine(seat));
                let open = || self.numbered().find(|(_, seat)| free(seat));
                kept.or_else(open).map(|(number, _)| number).ok_or(RoomRefusal::Full)?
            }
        };
        let seated = RoomEvent::Seated { seat, person: person.clone(), name: name.clone() };
        let mut events = vec![seated, RoomEvent::Contributed { seat, contribution: contribution.clone() }];
        if !colours.is_empty() {
            self.check_colours(seat, colours)?;
            events.push(RoomEvent::ColoursChosen { seat, colours: colours.to_vec() });
        }
        Ok(events)
    }

    fn contribute(&self, person: &PersonId, seat: Seat, contribution: &Contribution) -> Events {
        self.check_gathering()?;
        self.check_seat(person, seat)?;
        Ok(vec![RoomEvent::Contributed { seat, contribution: contribution.clone() }])
    }

    fn offer(&self, person: &PersonId, seat: Seat, offer: &NewOffer) -> Events {
        self.check_owner(person)?;
        self.check_gathering()?;
        let sent_away = self.seat(seat)?.person().is_some_and(|holder| holder != person);
        let offer = match offer {
            NewOffer::Open => Offer::Open,
            NewOffer::Mine(name) => Offer::Person { person: person.clone(), name: name.clone() },
            NewOffer::Bot(bot) => Offer::Bot(bot.clone()),
        };
        // Whoever is sent away is told so.
        let unseated = sent_away.then_some(RoomEvent::Unseated { seat });
        Ok(unseated.into_iter().chain([RoomEvent::Offered { seat, offer }]).collect())
    }

    fn start(&self, person: &PersonId, dice: &dyn RoomDice) -> Events {
        self.check_owner(person)?;
        self.check_gathering()?;
        let plan = self.plan()?;
        let table = Table::new(plan.clone()).map_err(RoomRefusal::Plan)?;
        let first = table.begin(&mut *dice.dice(&plan));
        let first = first.map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
        let mut events = vec![RoomEvent::Started];
        events.extend(first.iter().map(|entry| RoomEvent::of(&entry.event)));
        Ok(events)
    }

    fn act(&self, person: &PersonId, key: &Key, seat: Seat, action: &Action, dice: &dyn RoomDice) -> Events {
        self.check_playing()?;
        let seat = match action {
            Action::Play(_) => self.check_seat(person, seat).map(|()| seat)?,
            Action::Enter(_) => self.entering(person, seat)?,
        };
        let acting = self.seat(seat)?;
        let mut events = Vec::new();
        if acting.minder.is_some() && acting.person() == Some(person) {
            events.push(RoomEvent::Returned { seat });
        }
        events.extend(self.game_events(seat, key, action.clone(), dice)?);
        Ok(events)
    }

    /// On whose behalf a person enters real dice: their own, or, when the one who rolls is played by a bot, that one's.
    fn entering(&self, person: &PersonId, seat: Seat) -> Result<Seat, RoomRefusal> {
        if let Some(Next::Enter(roller, _)) = self.next()
            && self.seat(roller)?.bot().is_some()
            && self.seats_of(person).next().is_some()
        {
            return Ok(roller);
        }
        self.check_seat(person, seat).map(|()| seat)
    }

    /// What the referee makes of it, and the end if it is one.
    fn game_events(&self, seat: Seat, key: &Key, action: Action, dice: &dyn RoomDice) -> Events {
        let table = self.table.as_ref().ok_or(RoomRefusal::NotBegun)?;
        let command = Command { seat, expected: table.seq(), key: key.clone(), action };
        let decision = table.decide(&command, &mut *dice.dice(table.plan()))?;
        let (entries, next) = match decision {
            Decision::New { entries, next } => (entries, next),
            // The room knows its requests by person and key, so this is another person's key.
            Decision::Repeated { .. } => return Err(CommandRefusal::KeyReused(key.clone()).into()),
        };
        let mut events: Vec<RoomEvent> = entries.iter().map(|entry| RoomEvent::of(&entry.event)).collect();
        events.extend(self.end_with(&next, dice));
        Ok(events)
    }

    fn end_with(&self, next: &Next, dice: &dyn RoomDice) -> Option<RoomEvent> {
        match next {
            Next::Over(standings) => Some(RoomEvent::Ended {
                points: standings.points().to_vec(),
                winners: standings.winners().collect(),
                seed: self.published(dice),
            }),
            Next::Move(_) | Next::Draw(_) | Next::Enter(..) => None,
        }
    }

    fn leave(&self, person: &PersonId, seat: Seat) -> Events {
        self.check_seat(person, seat)?;
        match self.phase {
            Phase::Gathering => Ok(vec![RoomEvent::Unseated { seat }]),
            Phase::Playing if self.seat(seat)?.minder.is_some() => Err(RoomRefusal::Minded(seat)),
            Phase::Playing => Ok(vec![minded(seat, &stand_in(), Why::Left)]),
            Phase::Over | Phase::Closed => Err(RoomRefusal::Ended),
        }
    }

    fn mind(&self, person: &PersonId, seat: Seat, bot: &BotName, present: bool) -> Events {
        self.check_owner(person)?;
        self.check_playing()?;
        let held = self.seat(seat)?;
        if held.bot().is_some() {
            return Err(RoomRefusal::Minded(seat));
        }
        if present && held.person() != Some(person) {
            return Err(RoomRefusal::Present(seat));
        }
        Ok(vec![minded(seat, bot, Why::Owner)])
    }

    fn come_back(&self, person: &PersonId, seat: Seat) -> Events {
        self.check_playing()?;
        self.check_seat(person, seat)?;
        match self.seat(seat)?.minder {
            Some(_) => Ok(vec![RoomEvent::Returned { seat }]),
            None => Err(RoomRefusal::NotMinded(seat)),
        }
    }

    fn close(&self, why: Why, dice: &dyn RoomDice) -> Events {
        if self.phase.has_ended() {
            return Err(RoomRefusal::Ended);
        }
        Ok(vec![RoomEvent::Closed { why, seed: self.published(dice) }])
    }

    /// The first table that is opened to play again is the one where everybody meets.
    fn rematched(&self, person: &PersonId, table: &TableId) -> Events {
        self.check_sat(person)?;
        if !self.phase.has_ended() {
            return Err(RoomRefusal::NotEnded);
        }
        match self.rematch {
            Some(_) => Err(RoomRefusal::Rematched),
            None => Ok(vec![RoomEvent::Rematched { table: table.clone() }]),
        }
    }

    /// The seed, unless no dice were drawn.
    fn published(&self, dice: &dyn RoomDice) -> Option<crate::Hex32> {
        self.opening.commitment.map(|_| dice.publish())
    }

    /// A move may follow steps that the client has not seen, as long as the game has not changed since.
    fn check_seen(&self, expected: Option<Seq>) -> Result<(), RoomRefusal> {
        let expected = expected.ok_or(RoomRefusal::NoExpected(self.seq))?;
        if expected < self.moved || expected > self.seq {
            return Err(CommandRefusal::Stale { expected, current: self.seq }.into());
        }
        Ok(())
    }

    pub(super) fn check_owner(&self, person: &PersonId) -> Result<(), RoomRefusal> {
        if self.is_owner(person) { Ok(()) } else { Err(RoomRefusal::NotOwner) }
    }

    pub(super) fn check_seat(&self, person: &PersonId, seat: Seat) -> Result<(), RoomRefusal> {
        if self.seat(seat)?.person() == Some(person) { Ok(()) } else { Err(RoomRefusal::NotYourSeat(seat)) }
    }

    fn check_sat(&self, person: &PersonId) -> Result<(), RoomRefusal> {
        let sat = self.seats_of(person).next().is_some() || self.is_owner(person);
        if sat { Ok(()) } else { Err(RoomRefusal::NotOwner) }
    }

    pub(super) fn check_gathering(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing => Err(RoomRefusal::Begun),
            Phase::Over | Phase::Closed => Err(RoomRefusal::Ended),
        }
    }

    fn check_playing(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering => Err(RoomRefusal::NotBegun),
            Phase::Over => Err(CommandRefusal::Over.into()),
            Phase::Closed => Err(RoomRefusal::Ended),
        }
    }
}

fn minded(seat: Seat, bot: &BotName, why: Why) -> RoomEvent {
    RoomEvent::Minded { seat, bot: bot.clone(), why }
}

fn stand_in() -> BotName {
    BotName::known(STAND_IN)
}

/// The referee wants a key for every command; a bot's is its place, which no person's can be taken for.
fn bot_key(seq: Seq) -> Key {
    Key::known(&format!("~{seq}"))
}
