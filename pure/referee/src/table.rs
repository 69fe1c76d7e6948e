//! A table: the plan, the position, and how commands become events.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRequest};
use bonecup_rules::{Reason, Seat, Standings, Turn};

use crate::{
    Action, By, Command, CommandRefusal, DiceSource, Entry, Event, MOST_MOVES, Plan, PlanError, Player, Seq,
};

/// The dice of a table that draws them. The same roll of the same table always gives the same outcome.
pub trait TableDice {
    /// The outcome of the game's roll with this number.
    ///
    /// # Errors
    /// If there is no seed that it could follow from.
    fn roll(&mut self, number: u64, request: &AnyRequest) -> Result<AnyOutcome, NoSeed>;
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
    rolls: u64,
}

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
        Ok(Table { plan: Arc::new(plan), game, seq: Seq(0), rolls: 0 })
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

    /// Whether a command would be taken in, without rolling any dice: for clients whose dice are elsewhere.
    ///
    /// # Errors
    /// What [`decide`](Table::decide) would refuse with.
    pub fn check(&self, command: &Command) -> Result<(), CommandRefusal> {
        self.draft(command).map(drop)
    }

    /// What the command itself does, before any dice that it causes.
    fn draft(&self, command: &Command) -> Result<Draft, CommandRefusal> {
        let mut draft = Draft::new(self);
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

    fn push(&mut self, event: Event) {
        self.table.seq = self.table.seq.next();
        self.entries.push(Entry { seq: self.table.seq, event });
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
        self.roll(By::Hand, outcome)
    }

    /// Draws whatever is due, and goes on as long as drawn dice follow.
    fn draw(&mut self, dice: &mut dyn TableDice) -> Result<(), CommandRefusal> {
        while let Next::Draw(request) = self.table.next() {
            let outcome = dice.roll(self.table.rolls, &request)?;
            self.roll(By::Drawn, &outcome)?;
        }
        Ok(())
    }

    fn roll(&mut self, by: By, outcome: &AnyOutcome) -> Result<(), CommandRefusal> {
        let resolved = self.table.game.resolve(outcome);
        resolved.map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?;
        let roll = self.table.rolls;
        self.table.rolls += 1;
        self.push(Event::Rolled { roll, by, outcome: outcome.clone() });
        Ok(())
    }
}
