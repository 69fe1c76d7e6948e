//! A table: the plan, the position, and how commands become events.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRequest};
use bonecup_rules::{Reason, Seat, Standings, Turn};

use crate::fair::{Chain, Fair, command_message, is_signed_by};
use crate::{
    Action, By, Cast, Command, CommandRefusal, DiceSource, Entry, Event, Hex32, LinkFault, Links, MOST_MOVES,
    Plan, PlanError, Player, Seq, Signature, Signed,
};

/// The dice of a table that draws them. The same roll of the same table always gives the same outcome.
pub trait TableDice {
    /// The outcome of the game's roll at this place and with these links, which only version 2 has.
    ///
    /// # Errors
    /// If there is no seed that it could follow from.
    fn roll(&mut self, place: RollPlace, links: &Links, request: &AnyRequest) -> Result<AnyOutcome, NoSeed>;

    /// What fell at this place in the game that a practice comes from, if its dice are to show that again. It is drawn
    /// where other dice are rolled now.
    fn taken(&self, _: RollPlace) -> Option<AnyOutcome> {
        None
    }
}

/// Where in the game a roll is. All count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RollPlace {
    /// The how-manieth roll of the game.
    pub number: u64,
    /// The how-manieth turn of the game it belongs to.
    pub turn: u64,
    /// The how-manieth roll of that turn.
    pub in_turn: u64,
}

/// For dice that follow from the number alone.
impl From<u64> for RollPlace {
    fn from(number: u64) -> RollPlace {
        RollPlace { number, ..RollPlace::default() }
    }
}

/// A table whose dice are drawn has lost the seed that they follow from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the seed of the table's dice is missing")]
pub struct NoSeed;

impl Reason for NoSeed {
    fn code(&self) -> &'static str {
        "table-no-seed"
    }
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    plan: Arc<Plan>,
    game: AnyGame,
    seq: Seq,
    /// The place of the next roll, unless a turn begins with it.
    place: RollPlace,
    /// None with versions 1 and 3 of the dice.
    fair: Option<Fair>,
}

/// Who has to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The seat has to move.
    Move(Seat),
    /// The seat has to roll, and nothing is drawn before it does: dice of version 2.
    Throw(Seat, AnyRequest),
    /// A roll is on its way and waits for the link of the seat that was asked.
    Link(Cast),
    /// The seat's dice are drawn.
    Draw(AnyRequest),
    /// The seat's real dice have to be rolled and entered.
    Enter(Seat, AnyRequest),
    /// Nobody: the game is over.
    Over(Standings),
}

/// What follows from a command; it is not taken in yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The events.
    pub entries: Vec<Entry>,
    /// Who has to act after them.
    pub next: Next,
}

impl Table {
    /// The table before its first event.
    pub fn new(plan: Plan) -> Result<Table, PlanError> {
        let game = plan.start()?;
        let fair = Fair::new(&plan);
        Ok(Table { plan: Arc::new(plan), game, seq: Seq(0), place: RollPlace::default(), fair })
    }

    /// What was agreed.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The position.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The last event.
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// How many rolls there were.
    pub fn rolls(&self) -> u64 {
        self.place.number
    }

    /// How many turns have begun; none in a game in which every roll follows from a move.
    pub fn turns(&self) -> u64 {
        if self.place.number == 0 { 0 } else { self.place.turn + 1 }
    }

    /// Where in the game the roll is that comes next.
    pub fn roll_place(&self) -> RollPlace {
        match self.place {
            RollPlace { number: number @ 1.., turn, .. } if self.game.begins_turn() => {
                RollPlace { number, turn: turn + 1, in_turn: 0 }
            }
            place => place,
        }
    }

    /// Whether the dice that are rolled next can show this.
    fn can_fall(&self, outcome: &AnyOutcome) -> bool {
        self.game.clone().resolve(outcome).is_ok()
    }

    /// The hash of everything so far; none with version 1 of the dice.
    pub fn head(&self) -> Option<Hex32> {
        self.fair.as_ref().map(|fair| fair.head)
    }

    /// The chain that the seat has committed to.
    pub fn chain(&self, seat: Seat) -> Option<&Chain> {
        self.fair.as_ref()?.chain(seat)
    }

    /// The key that the seat's device signs with.
    pub fn signing_key(&self, seat: Seat) -> Option<&Hex32> {
        self.fair.as_ref()?.key(seat)
    }

    /// The roll that is on its way.
    pub fn cast(&self) -> Option<&Cast> {
        self.fair.as_ref()?.cast.as_ref()
    }

    /// Whether a seat can be asked for a link when this one casts the next roll.
    pub fn may_ask(&self, caster: Seat, asked: Seat) -> bool {
        let cast = Cast { roll: self.rolls(), seat: caster, link: None, asks: None };
        self.fair.as_ref().is_some_and(|fair| fair.may_ask(&self.plan, &cast, asked))
    }

    /// Who has to act.
    pub fn next(&self) -> Next {
        match self.game.turn() {
            Turn::Over(standings) => Next::Over(standings),
            Turn::Seat(seat) => Next::Move(seat),
            Turn::Chance(request) => {
                let seat = self.game.roller();
                match self.seat_dice(seat) {
                    DiceSource::Drawn => self.next_drawn(seat, request),
                    DiceSource::Hand => Next::Enter(seat, request),
                }
            }
        }
    }

    fn next_drawn(&self, seat: Seat, request: AnyRequest) -> Next {
        match self.fair.as_ref().map(|fair| fair.cast) {
            Some(None) => Next::Throw(seat, request),
            Some(Some(cast)) if cast.asks.is_some() => Next::Link(cast),
            Some(Some(_)) | None => Next::Draw(request),
        }
    }

    /// The rolls that are due without anybody's command: with version 1 of the dice those of the first turn.
    pub fn begin(&self, dice: &mut dyn TableDice) -> Result<Vec<Entry>, CommandRefusal> {
        let mut draft = Draft::new(self);
        draft.draw(dice)?;
        Ok(draft.entries)
    }

    /// What follows from a command: the events it causes, its dice included. Nothing changes until they are taken
    /// in by [`evolve`](Table::evolve).
    pub fn decide(&self, command: &Command, dice: &mut dyn TableDice) -> Result<Decision, CommandRefusal> {
        let mut draft = self.draft(command)?;
        draft.draw(dice)?;
        Ok(Decision { next: draft.table.next(), entries: draft.entries })
    }

    /// What follows when the roll on its way gets the link of the seat that was asked, or is drawn without it.
    ///
    /// # Errors
    /// If no roll waits, or the link is another one. Nothing changes then.
    pub fn decide_link(
        &self,
        link: Option<Hex32>,
        dice: &mut dyn TableDice,
    ) -> Result<Decision, CommandRefusal> {
        let Next::Link(cast) = self.next() else { return Err(CommandRefusal::NoDiceAwaited) };
        let Turn::Chance(request) = self.game.turn() else { return Err(CommandRefusal::NoDiceAwaited) };
        self.check_answer(&cast, link)?;
        let mut draft = Draft::new(self);
        let outcome = dice.roll(self.roll_place(), &cast.links(link), &request)?;
        draft.take(Event::Rolled { roll: self.rolls(), by: By::Drawn, outcome, link, signed: None })?;
        draft.draw(dice)?;
        Ok(Decision { next: draft.table.next(), entries: draft.entries })
    }

    /// What follows when a seat commits to a new chain.
    ///
    /// # Errors
    /// If a roll is on its way, the seat is a bot's, there were too many since the last roll, or the dice are of version 1.
    pub fn decide_chain(
        &self,
        seat: Seat,
        anchor: Hex32,
        key: Option<Hex32>,
    ) -> Result<Vec<Entry>, CommandRefusal> {
        if self.fair.as_ref().is_some_and(Fair::has_enough_chains) {
            return Err(LinkFault::TooManyChains.into());
        }
        let mut draft = Draft::new(self);
        draft.take(Event::Chained { seat, anchor, key })?;
        Ok(draft.entries)
    }

    /// Whether a command would be taken in, without rolling any dice: for clients whose dice are elsewhere.
    ///
    /// # Errors
    /// What [`decide`](Table::decide) would refuse with.
    pub fn check(&self, command: &Command) -> Result<(), CommandRefusal> {
        self.draft(command).map(drop)
    }

    /// What the command itself does, before any dice that it causes.
    fn draft(&self, command: &Command) -> Result<Draft, CommandRefusal> {
        let signature = self.check_signature(command)?;
        let mut draft = Draft::new(self);
        match &command.action {
            Action::Play(moves) => draft.play(command.seat, moves, signature)?,
            Action::Throw => {}
            Action::Enter(outcome) => draft.enter(command.seat, outcome, signature)?,
        }
        draft.cast(command, signature)?;
        Ok(draft)
    }

    /// The signature, if it is one of this command.
    fn check_signature(&self, command: &Command) -> Result<Option<Signature>, CommandRefusal> {
        let Some(signature) = command.proof.signature else { return Ok(None) };
        let fair = self.fair.as_ref().ok_or(CommandRefusal::OtherScheme)?;
        let message = command_message(&fair.head, command.seat, &command.action.text());
        match fair.key(command.seat) {
            Some(key) if is_signed_by(key, &message, &signature) => Ok(Some(signature)),
            Some(_) | None => Err(CommandRefusal::Signature(command.seat)),
        }
    }

    /// Takes an event in.
    ///
    /// # Errors
    /// If it is not the next one, or the rules refuse it. The table has then not changed.
    pub fn evolve(&mut self, entry: &Entry) -> Result<(), CommandRefusal> {
        if entry.seq != self.seq.next() {
            return Err(CommandRefusal::Stale { expected: entry.seq, current: self.seq });
        }
        self.check_due(&entry.event)?;
        let place = self.roll_place();
        match &entry.event {
            Event::Moved { action, .. } => {
                self.game.play(action).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
            }
            Event::Rolled { outcome, .. } => {
                self.game.resolve(outcome).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
                self.place = RollPlace { number: place.number + 1, in_turn: place.in_turn + 1, ..place };
            }
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
        self.seq = entry.seq;
        if let Some(fair) = &mut self.fair {
            fair.take(&entry.event, self.place.number);
        }
        Ok(())
    }

    /// Whether an event of this seat, number and source is due, with these links. What the rules of the game say is not
    /// asked.
    ///
    /// # Errors
    /// If it is not.
    pub fn check_due(&self, event: &Event) -> Result<(), CommandRefusal> {
        match event {
            Event::Moved { seat, .. } => self.check_turn(*seat),
            Event::Cast { cast, .. } => self.check_cast(cast),
            Event::Rolled { roll, by, link, .. } => self.check_roll(*roll, *by, *link),
            Event::Chained { seat, .. } => self.check_chain(*seat),
        }
    }

    fn check_cast(&self, cast: &Cast) -> Result<(), CommandRefusal> {
        let fair = self.fair.as_ref().ok_or(CommandRefusal::OtherScheme)?;
        let Next::Throw(seat, _) = self.next() else { return Err(CommandRefusal::Uncast) };
        if seat != cast.seat || cast.roll != self.rolls() {
            return Err(CommandRefusal::Uncast);
        }
        if let Some(link) = &cast.link {
            fair.check_link(cast.seat, cast.roll, link)?;
        }
        match cast.asks {
            Some(asked) if !fair.may_ask(&self.plan, cast, asked) => Err(CommandRefusal::CannotAsk(asked)),
            Some(_) | None => Ok(()),
        }
    }

    /// A link comes from the seat that was asked, and only where one was.
    fn check_answer(&self, cast: &Cast, link: Option<Hex32>) -> Result<(), CommandRefusal> {
        let (Some(link), Some(fair)) = (link, &self.fair) else { return Ok(()) };
        let asked = cast.asks.ok_or(CommandRefusal::NotAsked(cast.seat))?;
        fair.check_link(asked, cast.roll, &link)
    }

    fn check_roll(&self, roll: u64, by: By, link: Option<Hex32>) -> Result<(), CommandRefusal> {
        let source = match self.next() {
            Next::Draw(_) | Next::Link(_) | Next::Throw(..) => By::Drawn,
            Next::Enter(..) => By::Hand,
            Next::Move(_) | Next::Over(_) => return Err(CommandRefusal::NoDiceAwaited),
        };
        if roll != self.rolls() {
            return Err(CommandRefusal::OtherRoll(self.rolls()));
        }
        let is_taken = by == By::Taken && source == By::Drawn && self.plan.from.is_some();
        if by != source && !is_taken {
            return Err(CommandRefusal::OtherSource(self.game.roller()));
        }
        match (self.next(), self.cast()) {
            (Next::Throw(..), _) => Err(CommandRefusal::Uncast),
            (_, Some(cast)) => self.check_answer(cast, link),
            (_, None) if link.is_some() => Err(CommandRefusal::NotAsked(self.game.roller())),
            (_, None) => Ok(()),
        }
    }

    fn check_chain(&self, seat: Seat) -> Result<(), CommandRefusal> {
        let fair = self.fair.as_ref().ok_or(CommandRefusal::OtherScheme)?;
        let human = self.plan.seats.get(seat.index()).is_some_and(|plan| plan.player == Player::Human);
        match &fair.cast {
            Some(cast) => Err(CommandRefusal::LinkAwaited(cast.seat)),
            None if human => Ok(()),
            None => Err(CommandRefusal::OtherSource(seat)),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), CommandRefusal> {
        match self.next() {
            Next::Move(mover) if mover == seat => Ok(()),
            Next::Move(mover) => Err(CommandRefusal::NotYourTurn(mover)),
            Next::Enter(roller, _) => Err(CommandRefusal::DiceAwaited(roller)),
            Next::Throw(roller, _) => Err(CommandRefusal::ThrowAwaited(roller)),
            Next::Link(cast) => Err(CommandRefusal::LinkAwaited(cast.seat)),
            Next::Draw(_) if self.cast().is_some() => Err(CommandRefusal::LinkAwaited(self.game.roller())),
            Next::Draw(_) => Err(CommandRefusal::DiceAwaited(self.game.roller())),
            Next::Over(_) => Err(CommandRefusal::Over),
        }
    }

    /// Why a throw of the seat is refused.
    fn no_throw(&self, seat: Seat) -> CommandRefusal {
        match self.next() {
            Next::Over(_) => CommandRefusal::Over,
            Next::Throw(roller, _) if roller != seat => CommandRefusal::NotYourTurn(roller),
            Next::Link(cast) => CommandRefusal::LinkAwaited(cast.seat),
            Next::Enter(roller, _) => CommandRefusal::DiceAwaited(roller),
            Next::Move(_) | Next::Throw(..) | Next::Draw(_) => CommandRefusal::NoDiceAwaited,
        }
    }

    /// A seat's real dice are entered by itself; a bot's by any person at the table.
    fn may_enter(&self, seat: Seat, roller: Seat) -> bool {
        let player = |seat: Seat| self.plan.seats.get(seat.index()).map(|plan| &plan.player);
        seat == roller
            || (matches!(player(roller), Some(Player::Bot(_))) && player(seat) == Some(&Player::Human))
    }

    fn seat_dice(&self, seat: Seat) -> DiceSource {
        self.plan.seats.get(seat.index()).map_or(DiceSource::Hand, |plan| plan.dice)
    }
}

/// Events in the making, on a copy of the table.
struct Draft {
    table: Table,
    entries: Vec<Entry>,
}

impl Draft {
    fn new(table: &Table) -> Draft {
        Draft { table: table.clone(), entries: Vec::new() }
    }

    /// Takes an event in and keeps it.
    fn take(&mut self, event: Event) -> Result<(), CommandRefusal> {
        let entry = Entry { seq: self.table.seq.next(), event };
        self.table.evolve(&entry)?;
        self.entries.push(entry);
        Ok(())
    }

    fn play(
        &mut self,
        seat: Seat,
        moves: &[AnyMove],
        signature: Option<Signature>,
    ) -> Result<(), CommandRefusal> {
        match moves.len() {
            0 => return Err(CommandRefusal::NoMoves),
            1..=MOST_MOVES => {}
            many => return Err(CommandRefusal::TooManyMoves(many)),
        }
        for (number, action) in (1_u8..).zip(moves) {
            let place = usize::from(number);
            if number > 1 && self.table.next() != Next::Move(seat) {
                return Err(CommandRefusal::BeyondTurn(place));
            }
            let signature = signature.filter(|_| place == moves.len());
            let signed = signature.map(|signature| Signed { moves: number, signature });
            let taken = self.take(Event::Moved { seat, action: action.clone(), signed });
            taken.map_err(|refusal| at_move(place, refusal))?;
        }
        Ok(())
    }

    fn enter(
        &mut self,
        seat: Seat,
        outcome: &AnyOutcome,
        signature: Option<Signature>,
    ) -> Result<(), CommandRefusal> {
        let roller = match self.table.next() {
            Next::Enter(roller, _) => roller,
            Next::Over(_) => return Err(CommandRefusal::Over),
            Next::Move(_) | Next::Throw(..) | Next::Link(_) | Next::Draw(_) => {
                return Err(CommandRefusal::NoDiceAwaited);
            }
        };
        if !self.table.may_enter(seat, roller) {
            return Err(CommandRefusal::NotYourTurn(roller));
        }
        let (roll, outcome) = (self.table.rolls(), outcome.clone());
        let signed = signature.map(|signature| Signed { moves: 0, signature });
        self.take(Event::Rolled { roll, by: By::Hand, outcome, link: None, signed })
    }

    /// Casts the roll that the command calls for: a throw the first of a turn, a move that rolls its own.
    fn cast(&mut self, command: &Command, signature: Option<Signature>) -> Result<(), CommandRefusal> {
        let is_throw = command.action == Action::Throw;
        let calls = match self.table.next() {
            Next::Throw(seat, _) => seat == command.seat && (is_throw || !self.table.game.begins_turn()),
            Next::Move(_) | Next::Link(_) | Next::Draw(_) | Next::Enter(..) | Next::Over(_) => false,
        };
        if !calls && is_throw {
            return Err(self.table.no_throw(command.seat));
        }
        if !calls {
            return command.proof.link.map_or(Ok(()), |_| Err(LinkFault::Unused.into()));
        }
        let cast = Cast {
            roll: self.table.rolls(),
            seat: command.seat,
            link: command.proof.link,
            asks: command.proof.asks,
        };
        let signed = signature.filter(|_| is_throw).map(|signature| Signed { moves: 0, signature });
        self.take(Event::Cast { cast, signed })
    }

    /// Draws whatever is due, and goes on as long as drawn dice follow.
    fn draw(&mut self, dice: &mut dyn TableDice) -> Result<(), CommandRefusal> {
        while let Next::Draw(request) = self.table.next() {
            let place = self.table.roll_place();
            let event = match dice.taken(place).filter(|outcome| self.table.can_fall(outcome)) {
                Some(outcome) => Event::rolled(place.number, By::Taken, outcome),
                None => {
                    let links = self.table.cast().map(|cast| cast.links(None)).unwrap_or_default();
                    Event::rolled(place.number, By::Drawn, dice.roll(place, &links, &request)?)
                }
            };
            self.take(event)?;
        }
        Ok(())
    }
}

/// Which move of a command the rules refuse.
fn at_move(number: usize, refusal: CommandRefusal) -> CommandRefusal {
    if let CommandRefusal::Rules { refusal, .. } = refusal {
        return CommandRefusal::Rules { number, refusal };
    }
    refusal
}
