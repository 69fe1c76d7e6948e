//! A table in this process: it keeps the events, draws the dice and asks the bots.

use bonecup_arena::Arena;
use bonecup_bots::Bot;
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::AnyOutcome;
use bonecup_referee::{Action, Command, CommandRefusal, Entry, Next, Plan, Record, RecordError, Table};
use bonecup_rules::Seat;

use crate::start::StartError;

/// A running game and everything that has happened in it.
pub struct Host {
    table: Table,
    entries: Vec<Entry>,
    dice: SeededDice<Arena>,
    seed: Seed,
}

impl Host {
    /// Begins the planned game; the first dice are rolled.
    ///
    /// # Errors
    /// If the plan makes no sense. Dice that are refused would be a defect of ours.
    pub fn new(plan: Plan, seed: Seed) -> Result<Host, StartError> {
        let key = GameKey::new(&seed, &plan);
        let table = Table::new(plan)?;
        let mut host = Host { table, entries: Vec::new(), dice: SeededDice::new(key, Arena), seed };
        host.draw()?;
        Ok(host)
    }

    /// Goes on with a game that was interrupted. Nothing is drawn again: outcomes are in the record.
    pub(crate) fn resume(record: &Record, seed: Seed) -> Result<Host, RecordError> {
        let table = record.replay()?;
        let numbered = (1..).map(bonecup_referee::Seq).zip(&record.events);
        let entries = numbered.map(|(seq, event)| Entry { seq, event: event.clone() }).collect();
        let key = GameKey::new(&seed, &record.plan);
        let mut host = Host { table, entries, dice: SeededDice::new(key, Arena), seed };
        // A roll that was due is drawn by its number, so it is the one that would have come.
        host.draw().map_err(|_| RecordError::Result)?;
        Ok(host)
    }

    /// The table as it is now.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Everything that has happened.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Lets a seat act; what follows is among the [`entries`](Host::entries) afterwards.
    ///
    /// # Errors
    /// If the table refuses; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        let decision = self.table.decide(&Command::new(seat, action), &mut self.dice)?;
        self.take_in(decision.entries)
    }

    /// Asks the bot for a move of the seat and plays it.
    ///
    /// # Errors
    /// If the bot has no move, or an illegal one: a defect of ours.
    pub fn act_bot(&mut self, seat: Seat, bot: &mut dyn Bot) -> Result<(), CommandRefusal> {
        let moves = bot.choose(self.table.game()).into_iter().collect();
        self.act(seat, Action::Play(moves))
    }

    /// Enters what real dice showed.
    ///
    /// # Errors
    /// If the dice cannot have shown that.
    pub fn enter(&mut self, seat: Seat, outcome: AnyOutcome) -> Result<(), CommandRefusal> {
        self.act(seat, Action::Enter(outcome))
    }

    /// The game so far, with its seed: for a game that is over or given up.
    pub fn publish(&self) -> Record {
        let seed = self.table.plan().commitment.map(|_| self.seed.publish());
        Record::of(&self.table, &self.entries, seed)
    }

    /// The game so far; the seed stays secret.
    pub fn record(&self) -> Record {
        Record::of(&self.table, &self.entries, None)
    }

    /// Whether nobody will move any more.
    pub fn is_over(&self) -> bool {
        matches!(self.table.next(), Next::Over(_))
    }

    /// Only for keeping it in a file that nobody else reads.
    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    fn draw(&mut self) -> Result<(), CommandRefusal> {
        let due = self.table.begin(&mut self.dice)?;
        self.take_in(due)
    }

    fn take_in(&mut self, entries: Vec<Entry>) -> Result<(), CommandRefusal> {
        for entry in &entries {
            self.table.evolve(entry)?;
        }
        self.entries.extend(entries);
        Ok(())
    }
}
