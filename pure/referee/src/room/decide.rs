//! How a request becomes a step.

use core::time::Duration;

use bonecup_games::Colour;
use bonecup_rules::Seat;

use super::ahead::DiceOfThen;
use super::dice::Added;
use super::step::Asked;
use super::{
    Answered, Deadline, Holder, LONG_AWAY, Millis, NewOffer, Offer, Opening, PersonAction, PersonRequest,
    Phase, Request, Room, RoomDecision, RoomDice, RoomEvent, RoomRefusal, RoomSeat, SHORT_AWAY, STAND_IN,
    Step, TableRequest, Why,
};
use crate::{
    Action, BotName, Command, CommandProof, CommandRefusal, Contribution, Decision, Entry, Event, Hex32, Key,
    Name, Next, NoSeed, PersonId, Plan, PlanError, Scheme, Seq, Table, TableDice, TableId,
};

pub(super) type Events = Result<Vec<RoomEvent>, RoomRefusal>;

impl Room {
    /// The first step of a table that is opened.
    ///
    /// # Errors
    /// If the game has no such table.
    pub fn open(opening: Opening, by: PersonId, key: Key, at: Millis) -> Result<Step, RoomRefusal> {
        opening.check()?;
        let asked = Some(Asked { by, key, fingerprint: 0 });
        Ok(Step { seq: Seq(1), at, asked, events: vec![RoomEvent::Opened(Box::new(opening))] })
    }

    /// What follows from a request that comes at this time. Nothing changes until the step is taken in by
    /// [`evolve`](Room::evolve).
    pub fn decide(
        &self,
        request: &Request,
        at: Millis,
        dice: &dyn RoomDice,
    ) -> Result<RoomDecision, RoomRefusal> {
        let (asked, events) = match request {
            Request::Table(request) => (None, self.decide_own(request, at, dice)?),
            Request::Person(request) => {
                let asked = request.asked();
                if let Some(seq) = self.answer_to(&asked)? {
                    return Ok(RoomDecision::Repeated(seq));
                }
                (Some(asked), self.decide_for(request, dice)?)
            }
        };
        let at = at.max(self.last_at);
        Ok(RoomDecision::New(Step { seq: self.seq.next(), at, asked, events }))
    }

    /// The step that answered the same request before.
    fn answer_to(&self, asked: &Asked) -> Result<Option<Seq>, RoomRefusal> {
        let same_key = |answered: &&Answered| answered.key == asked.key && answered.by == asked.by;
        match self.answered.iter().find(same_key) {
            Some(answered) if answered.fingerprint == asked.fingerprint => Ok(Some(answered.seq)),
            Some(_) => Err(CommandRefusal::KeyReused(asked.key.clone()).into()),
            None => Ok(None),
        }
    }

    fn decide_for(&self, request: &PersonRequest, dice: &dyn RoomDice) -> Events {
        let person = &request.person;
        match &request.action {
            PersonAction::Join { seat, name, contribution, sealed, colours } => {
                let added = self.added(contribution, sealed.as_ref())?;
                self.join(person, *seat, name, added, colours)
            }
            PersonAction::Seal { seat, sealed } => self.seal(person, *seat, sealed),
            PersonAction::Reveal { seat, anchor, contribution } => {
                self.reveal(person, *seat, anchor, contribution)
            }
            PersonAction::Link { seat, roll, link } => self.link(person, *seat, *roll, link, dice),
            PersonAction::Chain { seat, anchor, signing_key } => {
                self.chain(person, *seat, anchor, signing_key.as_ref())
            }
            PersonAction::ChooseColours { seat, colours } => self.choose(person, *seat, colours),
            PersonAction::NameBeginner { seat } => self.name_beginner(person, *seat),
            PersonAction::Contribute { seat, contribution } => self.contribute(person, *seat, contribution),
            PersonAction::Offer { seat, offer } => self.offer(person, *seat, offer),
            PersonAction::Start => self.start(person, dice),
            PersonAction::Act { seat, action, link, signature } => {
                self.check_seen(request.expected)?;
                let proof = CommandProof { link: *link, signature: *signature, asks: None };
                self.act(person, Command { seat: *seat, action: action.clone(), proof }, dice)
            }
            PersonAction::Leave { seat } => self.leave(person, *seat, dice),
            PersonAction::Mind { seat, bot, away } => self.mind(person, *seat, bot, *away),
            PersonAction::Return { seat } => self.come_back(person, *seat),
            PersonAction::Close => {
                self.check_owner(person)?;
                self.close(Why::Owner, dice)
            }
            PersonAction::Rematch { table } => self.rematched(person, table),
        }
    }

    fn decide_own(&self, request: &TableRequest, at: Millis, dice: &dyn RoomDice) -> Events {
        match request {
            TableRequest::CloseIdle => self.close(Why::Idle, dice),
            TableRequest::PlayOn { given } => self.play_on(given, dice),
            TableRequest::EndDeal => self.end_deal(dice),
            TableRequest::BotPlays { seat, moves } => {
                self.check_playing()?;
                if self.bot_to_move().is_none_or(|(mover, _)| mover != *seat) {
                    return Err(RoomRefusal::NotYourSeat(*seat));
                }
                self.game_events(Command::new(*seat, Action::Play(moves.clone())), dice)
            }
            TableRequest::BotThrows { seat } => {
                self.check_playing()?;
                if self.bot_to_throw() != Some(*seat) {
                    return Err(RoomRefusal::NotYourSeat(*seat));
                }
                self.game_events(Command::new(*seat, Action::Throw), dice)
            }
            TableRequest::BeginUnrevealed => self.begin_unrevealed(at),
            TableRequest::DrawUnlinked => self.draw_unlinked(at, dice),
            TableRequest::Expire => {
                self.check_playing()?;
                match (self.due(), self.waited_for()) {
                    (Some(due), Some(seat)) if due <= at => Ok(vec![minded(seat, &stand_in(), Why::Time)]),
                    _ => Err(RoomRefusal::NotDue),
                }
            }
            TableRequest::RestartClock => {
                self.check_playing()?;
                match self.opening.deadline {
                    Deadline::None => Err(RoomRefusal::NotDue),
                    Deadline::HalfMinute | Deadline::TwoMinutes | Deadline::Day => {
                        Ok(vec![RoomEvent::ClockRestarted])
                    }
                }
            }
        }
    }

    fn join(
        &self,
        person: &PersonId,
        seat: Option<Seat>,
        name: &Name,
        added: Added,
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
        let mut events = vec![seated];
        events.extend(added.event(seat));
        if !colours.is_empty() {
            self.check_colours(seat, colours)?;
            events.push(RoomEvent::ColoursChosen { seat, colours: colours.to_vec() });
        }
        Ok(events)
    }

    fn contribute(&self, person: &PersonId, seat: Seat, contribution: &Contribution) -> Events {
        self.check_gathering()?;
        self.check_scheme(Scheme::One)?;
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
        if self.opening.scheme == Scheme::Two {
            return Ok(self.settled());
        }
        let table = Table::new(plan.clone()).map_err(RoomRefusal::Plan)?;
        let first = table.begin(&mut *dice.dice(&plan))?;
        let mut events = vec![RoomEvent::Started];
        events.extend(first.iter().map(|entry| RoomEvent::of(&entry.event)));
        Ok(events)
    }

    /// Begins a practice with what was taken over from another game; then its own dice roll.
    fn play_on(&self, given: &[Event], dice: &dyn RoomDice) -> Events {
        if self.phase != Phase::Gathering {
            return Err(RoomRefusal::Begun);
        }
        let plan = self.plan()?;
        if self.opening.from.as_ref().is_none_or(|from| from.given as usize != given.len()) {
            return Err(RoomRefusal::Plan(PlanError::Origin));
        }
        let mut table = Table::new(plan.clone()).map_err(RoomRefusal::Plan)?;
        for event in given {
            table.evolve(&Entry { seq: table.seq().next(), event: event.clone() })?;
        }
        let first = table.begin(&mut *self.dice_of(&plan, dice))?;
        for entry in &first {
            table.evolve(entry)?;
        }
        let drawn = first.iter().map(|entry| &entry.event);
        let mut events = vec![RoomEvent::Started];
        events.extend(given.iter().chain(drawn).map(RoomEvent::of));
        events.extend(self.end_with(&table.next(), dice)?);
        Ok(events)
    }

    fn act(&self, person: &PersonId, mut command: Command, dice: &dyn RoomDice) -> Events {
        self.check_playing()?;
        command.seat = match &command.action {
            Action::Play(_) | Action::Throw => {
                self.check_seat(person, command.seat).map(|()| command.seat)?
            }
            Action::Enter(_) => self.entering(person, command.seat)?,
        };
        let seat = command.seat;
        let acting = self.seat(seat)?;
        let mut events = Vec::new();
        if acting.minder.is_some() && acting.person() == Some(person) {
            events.push(RoomEvent::Returned { seat });
        }
        events.extend(self.game_events(command, dice)?);
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
    fn game_events(&self, mut command: Command, dice: &dyn RoomDice) -> Events {
        let table = self.table.as_ref().ok_or(RoomRefusal::NotBegun)?;
        command.proof.asks = self.asked_by(command.seat, dice);
        let decision = table.decide(&command, &mut *self.dice_of(table.plan(), dice))?;
        self.told(&decision, dice)
    }

    /// The dice of the game; those of a practice may know what fell then.
    fn dice_of<'a>(&'a self, plan: &Plan, dice: &'a dyn RoomDice) -> Box<dyn TableDice + 'a> {
        let (game, ahead) = (self.opening.game, self.opening.ahead.as_slice());
        let drawn = dice.dice(plan);
        if ahead.is_empty() { drawn } else { Box::new(DiceOfThen { game, ahead, dice: drawn }) }
    }

    /// The events of the game in the words of the room, and the end if it is one.
    pub(super) fn told(&self, decision: &Decision, dice: &dyn RoomDice) -> Events {
        let mut events: Vec<RoomEvent> =
            decision.entries.iter().map(|entry| RoomEvent::of(&entry.event)).collect();
        events.extend(self.end_with(&decision.next, dice)?);
        Ok(events)
    }

    fn end_with(&self, next: &Next, dice: &dyn RoomDice) -> Result<Option<RoomEvent>, NoSeed> {
        match next {
            Next::Over(standings) => Ok(Some(RoomEvent::Ended {
                points: standings.points().to_vec(),
                winners: standings.winners().collect(),
                seed: self.published(dice)?,
            })),
            Next::Move(_) | Next::Throw(..) | Next::Link(_) | Next::Draw(_) | Next::Enter(..) => Ok(None),
        }
    }

    /// Gets up, or says no to a seat that is kept for the person. Nobody plays on for those who leave a deal: it would be somebody
    /// else's game that is compared.
    fn leave(&self, person: &PersonId, seat: Seat, dice: &dyn RoomDice) -> Events {
        let kept = matches!(&self.seat(seat)?.holder, Holder::Reserved(who, _) if who == person);
        if !kept {
            self.check_seat(person, seat)?;
        }
        match self.phase {
            Phase::Gathering | Phase::Playing if self.is_dealt() => self.close(Why::Left, dice),
            Phase::Gathering if self.is_practice() => self.close(Why::Left, dice),
            Phase::Gathering => Ok(vec![RoomEvent::Unseated { seat }]),
            Phase::Settled => Err(RoomRefusal::Begun),
            Phase::Playing if self.seat(seat)?.minder.is_some() => Err(RoomRefusal::Minded(seat)),
            Phase::Playing => Ok(vec![minded(seat, &stand_in(), Why::Left)]),
            Phase::Over | Phase::Closed => Err(RoomRefusal::Ended),
        }
    }

    fn mind(&self, person: &PersonId, seat: Seat, bot: &BotName, away: Option<Duration>) -> Events {
        self.check_sat(person)?;
        self.check_playing()?;
        let held = self.seat(seat)?;
        if held.bot().is_some() {
            return Err(RoomRefusal::Minded(seat));
        }
        if self.is_dealt() {
            return Err(RoomRefusal::Present(seat));
        }
        let is_owner = self.is_owner(person);
        let own = is_owner && held.person() == Some(person);
        match away {
            None if !own => Err(RoomRefusal::Present(seat)),
            Some(away) if !own && away < if is_owner { SHORT_AWAY } else { LONG_AWAY } => {
                Err(RoomRefusal::NotLongAway(seat))
            }
            None | Some(_) => Ok(vec![minded(seat, bot, if is_owner { Why::Owner } else { Why::Away })]),
        }
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
        // A table that has lost its seed can at least be given up. Its dice cannot be checked, which a verifier says.
        let seed = self.published(dice).unwrap_or_default();
        Ok(vec![RoomEvent::Closed { why, seed }])
    }

    /// The deal has ended: its seed is published, and whoever still plays has to stop.
    fn end_deal(&self, dice: &dyn RoomDice) -> Events {
        self.check_scheme(Scheme::Three)?;
        if self.seed.is_some() {
            return Err(RoomRefusal::Ended);
        }
        let seed = dice.publish()?;
        Ok(vec![if self.phase.has_ended() {
            RoomEvent::Published { seed }
        } else {
            RoomEvent::Closed { why: Why::Deal, seed: Some(seed) }
        }])
    }

    /// The first table that is opened to play again is the one where everybody meets.
    fn rematched(&self, person: &PersonId, table: &TableId) -> Events {
        self.check_sat(person)?;
        if self.is_dealt() {
            return Err(RoomRefusal::OtherScheme(Scheme::Three));
        }
        if self.is_practice() {
            return Err(RoomRefusal::Practice);
        }
        if !self.phase.has_ended() {
            return Err(RoomRefusal::NotEnded);
        }
        match self.rematch {
            Some(_) => Err(RoomRefusal::Rematched),
            None => Ok(vec![RoomEvent::Rematched { table: table.clone() }]),
        }
    }

    /// The seed, unless no dice were drawn, or others still play with the same.
    fn published(&self, dice: &dyn RoomDice) -> Result<Option<Hex32>, NoSeed> {
        let committed = self.opening.commitment.filter(|_| !self.is_dealt());
        committed.map(|_| dice.publish()).transpose()
    }

    /// A move may follow steps that the client has not seen, as long as the game has not changed since.
    fn check_seen(&self, expected: Option<Seq>) -> Result<(), RoomRefusal> {
        let expected = expected.ok_or(RoomRefusal::NoExpected(self.seq))?;
        if !self.is_as_after(expected) {
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
        if self.belongs_to(person) { Ok(()) } else { Err(RoomRefusal::NotOwner) }
    }

    pub(super) fn check_gathering(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Gathering if self.is_practice() => Err(RoomRefusal::Practice),
            Phase::Gathering => Ok(()),
            Phase::Settled | Phase::Playing => Err(RoomRefusal::Begun),
            Phase::Over | Phase::Closed => Err(RoomRefusal::Ended),
        }
    }

    pub(super) fn check_playing(&self) -> Result<(), RoomRefusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering | Phase::Settled => Err(RoomRefusal::NotBegun),
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

impl PersonRequest {
    fn asked(&self) -> Asked {
        Asked { by: self.person.clone(), key: self.key.clone(), fingerprint: self.action.fingerprint() }
    }
}
