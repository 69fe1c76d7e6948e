//! The portable file of a game.

use bonecup_games::{AnyMove, AnyOptions, AnyOutcome, GameId, OLDEST_RULES, RULES_VERSION};
use bonecup_rules::{NotationError, Points, Seat, Standings};
use serde::{Deserialize, Serialize};

use crate::{
    By, Entry, Event, EventFault, Hex32, JsonFault, Next, Plan, RecordError, SeatPlan, Seq, Table, TableId,
    strict_json,
};

/// The version of the format that is written and read.
pub const VERSION: u64 = 1;
/// Larger files are not read: the longest evening needs a hundredth of this.
pub const MOST_BYTES: usize = 16 << 20;
/// More events are not read.
pub const MOST_EVENTS: usize = 100_000;

const FORMAT: &str = "bonecup-record";

/// A game as it was played, finished or not.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameRecord", as = "Written"))]
pub struct Record {
    /// What was agreed.
    pub plan: Plan,
    /// The seed of the dice, once it is published.
    pub seed: Option<Hex32>,
    /// What happened.
    pub events: Vec<Event>,
    /// How it ended; none if it did not.
    pub result: Option<RecordedResult>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RecordedResult {
    /// The points of each seat.
    pub points: Vec<Points>,
    /// The seats that won, counted from 0.
    pub winners: Vec<Seat>,
}

impl RecordedResult {
    /// The result of these standings.
    pub fn new(standings: &Standings) -> RecordedResult {
        RecordedResult { points: standings.points().to_vec(), winners: standings.winners().collect() }
    }
}

impl Record {
    /// The record of a table so far.
    pub fn of(table: &Table, entries: &[Entry], seed: Option<Hex32>) -> Record {
        let events = entries.iter().map(|entry| entry.event.clone()).collect();
        Record { plan: table.plan().clone(), seed, events, result: result(table) }
    }

    /// Reads a record and checks every field. Whether the game could have gone so is seen by
    /// [`replay`](Record::replay).
    pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
        if bytes.len() > MOST_BYTES {
            return Err(RecordError::TooLarge);
        }
        let json = strict_json::read(bytes)?;
        check_versions(&json)?;
        // Read from the text, so that an error says where.
        let written: Written = serde_json::from_slice(bytes).map_err(JsonFault::from)?;
        if !strict_json::has_the_form_of_a_record(&json) {
            return Err(JsonFault::other_form().into());
        }
        written.record()
    }

    /// Writes the record as JSON, one event a line.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        Written::of(self).and_then(|written| written.text())
    }

    /// The table after all events, each checked by the rules, and the result checked against them.
    pub fn replay(&self) -> Result<Table, RecordError> {
        self.replay_with(|_, _| Ok(()))
    }

    /// The same, with a further check of each event on the table before it.
    pub fn replay_with<E: From<RecordError>>(
        &self,
        mut check: impl FnMut(&Table, &Event) -> Result<(), E>,
    ) -> Result<Table, E> {
        let mut table = Table::new(self.plan.clone()).map_err(RecordError::from)?;
        for event in &self.events {
            check(&table, event)?;
            let seq = table.seq().next();
            let entry = Entry { seq, event: event.clone() };
            table.evolve(&entry).map_err(|refusal| RecordError::Event { seq, fault: refusal.into() })?;
        }
        if result(&table) == self.result { Ok(table) } else { Err(RecordError::Result.into()) }
    }
}

/// How the game ended, if it did.
pub(crate) fn result(table: &Table) -> Option<RecordedResult> {
    match table.next() {
        Next::Over(standings) => Some(RecordedResult::new(&standings)),
        Next::Move(_) | Next::Draw(_) | Next::Enter(..) => None,
    }
}

/// Another version is told apart from nonsense, whatever else it holds.
fn check_versions(json: &serde_json::Value) -> Result<(), RecordError> {
    if json["format"] != FORMAT {
        return Err(RecordError::Format);
    }
    match (json["version"].as_u64(), json["rules"].as_u64()) {
        (Some(version), _) if version != VERSION => Err(RecordError::Version(version)),
        (_, Some(rules)) if !(OLDEST_RULES..=RULES_VERSION).contains(&rules) => {
            Err(RecordError::Rules(rules))
        }
        _ => Ok(()),
    }
}

/// The fields of the file, in their order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WrittenRecord"))]
struct Written {
    format: String,
    version: u64,
    rules: u64,
    table: TableId,
    game: GameId,
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    options: serde_json::Value,
    seats: Vec<SeatPlan>,
    dice: WrittenDice,
    events: Vec<WrittenEvent>,
    result: Option<RecordedResult>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordDice"))]
struct WrittenDice {
    scheme: Scheme,
    commitment: Option<Hex32>,
    seed: Option<Hex32>,
    /// The integer weights by which faces are drawn, for those who check without knowing the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    weights: Option<[u64; 4]>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceScheme"))]
enum Scheme {
    #[serde(rename = "bonecup/1")]
    One,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordEvent"))]
struct WrittenEvent {
    seq: Seq,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    seat: Option<Seat>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    roll: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    by: Option<By>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    outcome: Option<String>,
}

impl Written {
    fn of(record: &Record) -> Result<Written, serde_json::Error> {
        let plan = &record.plan;
        Ok(Written {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: plan.options.rules(),
            table: plan.table.clone(),
            game: plan.options.game(),
            options: serde_json::to_value(&plan.options)?,
            seats: plan.seats.clone(),
            dice: WrittenDice {
                scheme: Scheme::One,
                commitment: plan.commitment,
                seed: record.seed,
                weights: plan.options.weights(),
            },
            events: (1..)
                .map(Seq)
                .zip(&record.events)
                .map(|(seq, event)| WrittenEvent::of(seq, event))
                .collect(),
            result: record.result.clone(),
        })
    }

    fn record(self) -> Result<Record, RecordError> {
        if self.events.len() > MOST_EVENTS {
            return Err(RecordError::TooManyEvents(self.events.len()));
        }
        let options =
            AnyOptions::of_rules(self.rules, self.game, self.options.clone()).map_err(JsonFault::from)?;
        if !as_we_write_it(&self.options, &serde_json::to_value(&options).map_err(JsonFault::from)?) {
            return Err(JsonFault::other_form().into());
        }
        if self.dice.weights != options.weights() {
            return Err(RecordError::Weights);
        }
        let plan = Plan { table: self.table, options, seats: self.seats, commitment: self.dice.commitment };
        plan.start()?;
        let events = (1..).map(Seq).zip(self.events).map(|(seq, event)| {
            event.event(seq, self.game).map_err(|fault| RecordError::Event { seq, fault })
        });
        Ok(Record {
            plan,
            seed: self.dice.seed,
            events: events.collect::<Result<_, _>>()?,
            result: self.result,
        })
    }

    /// JSON that a person can read: the head indented, one event a line.
    fn text(mut self) -> Result<String, serde_json::Error> {
        let events = std::mem::take(&mut self.events);
        let lines: Result<Vec<String>, _> = events.iter().map(serde_json::to_string).collect();
        let lines = lines?.join(",\n    ");
        let head = serde_json::to_string_pretty(&self)?;
        Ok(head.replacen("\"events\": []", &format!("\"events\": [\n    {lines}\n  ]"), 1) + "\n")
    }
}

/// Options that are given are given in the one way in which we write them: `"antique"` and not `[2, 8, 8, 2]`.
fn as_we_write_it(given: &serde_json::Value, ours: &serde_json::Value) -> bool {
    let mut fields = given.as_object().into_iter().flatten();
    fields.all(|(key, value)| ours.get(key).is_none_or(|ours| ours == value))
}

/// What was read, if its text is the one that we write: the text is what is hashed and signed.
fn as_written<T: ToString>(read: T, text: &str) -> Result<T, EventFault> {
    if read.to_string() == text {
        return Ok(read);
    }
    Err(NotationError::new(text, "written as Bonecup writes it, with single blanks and dice in their order")
        .into())
}

impl WrittenEvent {
    fn of(seq: Seq, event: &Event) -> WrittenEvent {
        let blank = WrittenEvent { seq, seat: None, action: None, roll: None, by: None, outcome: None };
        match event {
            Event::Moved { seat, action } => {
                WrittenEvent { seat: Some(*seat), action: Some(action.to_string()), ..blank }
            }
            Event::Rolled { roll, by, outcome } => {
                WrittenEvent { roll: Some(*roll), by: Some(*by), outcome: Some(outcome.to_string()), ..blank }
            }
        }
    }

    fn event(self, seq: Seq, game: GameId) -> Result<Event, EventFault> {
        if self.seq != seq {
            return Err(EventFault::Order(seq));
        }
        match (self.seat, self.action, self.roll, self.by, self.outcome) {
            (Some(seat), Some(action), None, None, None) => {
                Ok(Event::Moved { seat, action: as_written(AnyMove::read(game, &action)?, &action)? })
            }
            (None, None, Some(roll), Some(by), Some(outcome)) => {
                let outcome = as_written(AnyOutcome::read(game, &outcome)?, &outcome)?;
                Ok(Event::Rolled { roll, by, outcome })
            }
            _ => Err(EventFault::Kind),
        }
    }
}
