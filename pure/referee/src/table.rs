//! A table: the plan, the position, and how commands become events.

use std::collections::VecDeque;
use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRefusal, AnyRequest};
use bonecup_rules::{Seat, Standings, Turn};

use crate::{
    Action, By, Command, CommandRefusal, DiceSource, Entry, Event, Key, MOST_MOVES, Plan, PlanError, Player,
    Seq,
};

/// The dice of a table that draws them. The same roll of the same table always gives the same outcome.
pub trait TableDice {
    /// The outcome of the game's roll with this number.
    fn roll(&mut self, number: u64, request: &AnyRequest) -> AnyOutcome;
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    plan: Arc<Plan>,
    game: AnyGame,
    seq: Seq,
    rolls: u64,
    answered: VecDeque<Answered>,
}

/// A command that was answered, so that asking again does nothing new.
#[derive(Clone, PartialEq, Debug)]
struct Answered {
    key: Key,
    seat: Seat,
    action: Action,
    first: Seq,
    last: Seq,
}

/// How many answered commands are remembered. Older ones are stale by their expected event anyway.
const REMEMBERED: usize = 256;

/// Who has to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The seat has to move.
    Move(Seat),
    /// The seat's dice are drawn.
    Draw(AnyRequest),
    /// The seat's real dice have to be rolled and entered.
    Enter(Seat, AnyRequest),
    /// Nobody: the game is over.
    Over(Standings),
}

/// What came of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These events follow; they are not taken in yet.
    New {
        /// The events.
        entries: Vec<Entry>,
        /// Who has to act after them.
        next: Next,
    },
    /// The same command was answered before, by the events from the first to the last of these.
    Repeated {
        /// The first event of the answer.
        first: Seq,
        /// The last one.
        last: Seq,
    },
}

impl Table {
    /// The table before its first event.
    pub fn new(plan: Plan) -> Result<Table, PlanError> {
        let game = plan.start()?;
        Ok(Table { plan: Arc::new(plan), game, seq: Seq(0), rolls: 0, answered: VecDeque::new() })
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
        self.rolls
    }

    /// Who has to act.
    pub fn next(&self) -> Next {
        match self.game.turn() {
            Turn::Over(standings) => Next::Over(standings),
            Turn::Seat(seat) => Next::Move(seat),
            Turn::Chance(request) => {
                let seat = self.game.roller();
                match self.seat_dice(seat) {
                    DiceSource::Drawn => Next::Draw(request),
                    DiceSource::Hand => Next::Enter(seat, request),
                }
            }
        }
    }

    /// The rolls that are due without anybody's command: those of the first turn.
    pub fn begin(&self, dice: &mut dyn TableDice) -> Result<Vec<Entry>, AnyRefusal> {
        let mut draft = Draft::new(self, None);
        draft.draw(dice)?;
        Ok(draft.entries)
    }

    /// What follows from a command: the events it causes, its dice included. Nothing changes until they are taken
    /// in by [`evolve`](Table::evolve).
    pub fn decide(&self, command: &Command, dice: &mut dyn TableDice) -> Result<Decision, CommandRefusal> {
        if let Some(answered) = self.answered.iter().find(|answered| answered.key == command.key) {
            return answered.again(command);
        }
        let mut draft = self.draft(command)?;
        draft.draw(dice).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
        Ok(Decision::New { next: draft.table.next(), entries: draft.entries })
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
        if command.expected != self.seq {
            return Err(CommandRefusal::Stale { expected: command.expected, current: self.seq });
        }
        let mut draft = Draft::new(self, Some(command.key.clone()));
        match &command.action {
            Action::Play(moves) => draft.play(command.seat, moves)?,
            Action::Enter(outcome) => draft.enter(command.seat, outcome)?,
        }
        Ok(draft)
    }

    /// Takes an event in.
    ///
    /// # Errors
    /// If it is not the next one, or the rules refuse it. The table has then not changed.
    pub fn evolve(&mut self, entry: &Entry) -> Result<(), CommandRefusal> {
        if entry.seq != self.seq.next() {
            return Err(CommandRefusal::Stale { expected: entry.seq, current: self.seq });
        }
        match &entry.event {
            Event::Moved { seat, action } => self.take_move(*seat, action)?,
            Event::Rolled { roll, by, outcome } => self.take_roll(*roll, *by, outcome)?,
        }
        self.seq = entry.seq;
        self.remember(entry);
        Ok(())
    }

    fn take_move(&mut self, seat: Seat, action: &AnyMove) -> Result<(), CommandRefusal> {
        self.check_turn(seat)?;
        self.game.play(action).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })
    }

    fn take_roll(&mut self, roll: u64, by: By, outcome: &AnyOutcome) -> Result<(), CommandRefusal> {
        let source = match self.next() {
            Next::Draw(_) => By::Drawn,
            Next::Enter(..) => By::Hand,
            Next::Move(_) | Next::Over(_) => return Err(CommandRefusal::NoDiceAwaited),
        };
        if roll != self.rolls {
            return Err(CommandRefusal::OtherRoll(self.rolls));
        }
        if by != source {
            return Err(CommandRefusal::OtherSource(self.game.roller()));
        }
        self.game.resolve(outcome).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
        self.rolls += 1;
        Ok(())
    }

    fn check_turn(&self, seat: Seat) -> Result<(), CommandRefusal> {
        match self.next() {
            Next::Move(mover) if mover == seat => Ok(()),
            Next::Move(mover) => Err(CommandRefusal::NotYourTurn(mover)),
            Next::Enter(roller, _) => Err(CommandRefusal::DiceAwaited(roller)),
            Next::Draw(_) => Err(CommandRefusal::DiceAwaited(self.game.roller())),
            Next::Over(_) => Err(CommandRefusal::Over),
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

    fn remember(&mut self, entry: &Entry) {
        let Some(key) = &entry.key else { return };
        if let Some(answered) = self.answered.back_mut().filter(|answered| answered.key == *key) {
            answered.extend(entry);
            return;
        }
        if self.answered.len() == REMEMBERED {
            self.answered.pop_front();
        }
        let (seat, action) = match &entry.event {
            Event::Moved { seat, action } => (*seat, Action::Play(vec![action.clone()])),
            Event::Rolled { outcome, .. } => (self.game.roller(), Action::Enter(outcome.clone())),
        };
        self.answered.push_back(Answered {
            key: key.clone(),
            seat,
            action,
            first: entry.seq,
            last: entry.seq,
        });
    }
}

impl Answered {
    fn extend(&mut self, entry: &Entry) {
        self.last = entry.seq;
        if let (Action::Play(moves), Event::Moved { action, .. }) = (&mut self.action, &entry.event) {
            moves.push(action.clone());
        }
    }

    fn again(&self, command: &Command) -> Result<Decision, CommandRefusal> {
        let same_seat = self.seat == command.seat || matches!(self.action, Action::Enter(_));
        if same_seat && self.action == command.action {
            Ok(Decision::Repeated { first: self.first, last: self.last })
        } else {
            Err(CommandRefusal::KeyReused(self.key.clone()))
        }
    }
}

/// Events in the making, on a copy of the table.
struct Draft {
    table: Table,
    key: Option<Key>,
    entries: Vec<Entry>,
}

impl Draft {
    fn new(table: &Table, key: Option<Key>) -> Draft {
        // The copy needs no memory of old answers: it lives for one decision.
        let table = Table {
            plan: Arc::clone(&table.plan),
            game: table.game.clone(),
            seq: table.seq,
            rolls: table.rolls,
            answered: VecDeque::new(),
        };
        Draft { table, key, entries: Vec::new() }
    }

    fn push(&mut self, event: Event) {
        self.table.seq = self.table.seq.next();
        self.entries.push(Entry { seq: self.table.seq, key: self.key.clone(), event });
    }

    fn play(&mut self, seat: Seat, moves: &[AnyMove]) -> Result<(), CommandRefusal> {
        match moves.len() {
            0 => return Err(CommandRefusal::NoMoves),
            1..=MOST_MOVES => {}
            many => return Err(CommandRefusal::TooManyMoves(many)),
        }
        for (number, action) in (1..).zip(moves) {
            if number > 1 && self.table.next() != Next::Move(seat) {
                return Err(CommandRefusal::BeyondTurn(number));
            }
            self.table.check_turn(seat)?;
            let played = self.table.game.play(action);
            played.map_err(|refusal| CommandRefusal::Rules { number, refusal })?;
            self.push(Event::Moved { seat, action: action.clone() });
        }
        Ok(())
    }

    fn enter(&mut self, seat: Seat, outcome: &AnyOutcome) -> Result<(), CommandRefusal> {
        let roller = match self.table.next() {
            Next::Enter(roller, _) => roller,
            Next::Over(_) => return Err(CommandRefusal::Over),
            Next::Move(_) | Next::Draw(_) => return Err(CommandRefusal::NoDiceAwaited),
        };
        if !self.table.may_enter(seat, roller) {
            return Err(CommandRefusal::NotYourTurn(roller));
        }
        self.roll(By::Hand, outcome).map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })
    }

    /// Draws whatever is due, and goes on as long as drawn dice follow.
    fn draw(&mut self, dice: &mut dyn TableDice) -> Result<(), AnyRefusal> {
        while let Next::Draw(request) = self.table.next() {
            let outcome = dice.roll(self.table.rolls, &request);
            self.roll(By::Drawn, &outcome)?;
        }
        Ok(())
    }

    fn roll(&mut self, by: By, outcome: &AnyOutcome) -> Result<(), AnyRefusal> {
        self.table.game.resolve(outcome)?;
        let roll = self.table.rolls;
        self.table.rolls += 1;
        self.push(Event::Rolled { roll, by, outcome: outcome.clone() });
        Ok(())
    }
}
