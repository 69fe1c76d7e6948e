//! A table in this process: it keeps the events, draws the dice and asks the bots.

use bonecup_arena::Arena;
use bonecup_bots::Bot;
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::AnyOutcome;
use bonecup_referee::{
    Action, Command, CommandRefusal, Decision, Entry, Key, Plan, PlanError, Record, Table,
};
use bonecup_rules::Seat;

/// A running game and everything that has happened in it.
pub(crate) struct Host {
    table: Table,
    entries: Vec<Entry>,
    dice: SeededDice<Arena>,
    seed: Seed,
}

/// A host can only fail by a defect of its own: its dice are refused, or its own key.
#[derive(Debug)]
pub(crate) enum HostError {
    Plan(PlanError),
    Refused(CommandRefusal),
}

impl From<PlanError> for HostError {
    fn from(error: PlanError) -> HostError {
        HostError::Plan(error)
    }
}

impl From<CommandRefusal> for HostError {
    fn from(refusal: CommandRefusal) -> HostError {
        HostError::Refused(refusal)
    }
}

impl Host {
    /// Begins the planned game; the first dice are rolled.
    pub(crate) fn new(plan: Plan, seed: Seed) -> Result<Host, HostError> {
        let key = GameKey::new(&seed, &plan);
        let table = Table::new(plan)?;
        let mut host = Host { table, entries: Vec::new(), dice: SeededDice::new(key, Arena), seed };
        let first = host.table.begin(&mut host.dice);
        host.take_in(first.map_err(|refusal| CommandRefusal::Rules { number: 1, refusal })?)?;
        Ok(host)
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Everything that has happened.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Lets a seat act; what follows is among the [`entries`](Host::entries) afterwards.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        let expected = self.table.seq();
        // Commands of one process come one after the other, so their place names them.
        let Ok(key) = format!("{expected}").parse::<Key>() else { return Ok(()) };
        let command = Command { seat, expected, key, action };
        match self.table.decide(&command, &mut self.dice)? {
            Decision::New(entries) => self.take_in(entries),
            Decision::Repeated { .. } => Ok(()),
        }
    }

    /// Asks the bot for a move of the seat and plays it.
    pub(crate) fn act_bot(&mut self, seat: Seat, bot: &mut dyn Bot) -> Result<(), CommandRefusal> {
        let moves = bot.choose(self.table.game()).into_iter().collect();
        self.act(seat, Action::Play(moves))
    }

    /// Enters what real dice showed.
    pub(crate) fn enter(&mut self, seat: Seat, outcome: AnyOutcome) -> Result<(), CommandRefusal> {
        self.act(seat, Action::Enter(outcome))
    }

    /// The game so far, with its seed: for a game that is over or given up.
    pub(crate) fn publish(&self) -> Record {
        let seed = self.table.plan().commitment.map(|_| self.seed.publish());
        Record::of(&self.table, &self.entries, seed)
    }

    fn take_in(&mut self, entries: Vec<Entry>) -> Result<(), CommandRefusal> {
        for entry in &entries {
            self.table.evolve(entry)?;
        }
        self.entries.extend(entries);
        Ok(())
    }
}
