//! The portable file of a game.

use bonecup_games::{AnyMove, AnyOptions, AnyOutcome, GameId, OLDEST_RULES, RULES_VERSION};
use bonecup_rules::{NotationError, Points, Seat, Standings};
use serde::{Deserialize, Serialize};

use crate::plan::given;
use crate::{
    By, Cast, EngineName, Entry, Event, EventFault, Hex32, JsonFault, Next, Origin, Plan, PlanError,
    RecordError, Scheme, SeatPlan, Seq, Signature, Signed, Table, TableId, strict_json,
};

/// The newest version of the format. Dice of each version are in records of the same version.
pub const VERSION: u64 = 3;
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
    /// The hash of everything up to here, as it is written; dice of version 2 only.
    pub head: Option<Hex32>,
    /// The server that vouches for it.
    pub vouched: Option<Vouched>,
}

/// Who vouches for a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vouched {
    /// The key of the server.
    pub server: Hex32,
    /// Its signature of everything up to here.
    pub receipt: Signature,
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
        let (plan, result, head) = (table.plan().clone(), result(table), table.head());
        Record { plan, seed, events, result, head, vouched: None }
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
        let table = self.replay_with(|_, _| Ok::<_, RecordError>(()))?;
        self.check_result(&table)?;
        Ok(table)
    }

    /// Whether the result is the one of the table after all events.
    pub fn check_result(&self, table: &Table) -> Result<(), RecordError> {
        if result(table) == self.result { Ok(()) } else { Err(RecordError::Result) }
    }

    /// The table after all events, with a further check of each on the table before it; the result is not looked at.
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
        Ok(table)
    }
}

/// How the game ended, if it did.
pub(crate) fn result(table: &Table) -> Option<RecordedResult> {
    match table.next() {
        Next::Over(standings) => Some(RecordedResult::new(&standings)),
        Next::Move(_) | Next::Throw(..) | Next::Link(_) | Next::Draw(_) | Next::Enter(..) => None,
    }
}

/// Another version is told apart from nonsense, whatever else it holds.
fn check_versions(json: &serde_json::Value) -> Result<(), RecordError> {
    if json["format"] != FORMAT {
        return Err(RecordError::Format);
    }
    match (json["version"].as_u64(), json["rules"].as_u64()) {
        (Some(version), _) if !(1..=VERSION).contains(&version) => Err(RecordError::Version(version)),
        (_, Some(rules)) if !(OLDEST_RULES..=RULES_VERSION).contains(&rules) => {
            Err(RecordError::Rules(rules))
        }
        (Some(version), rules) => check_scheme(version, rules, &json["dice"]["scheme"]),
        (None, _) => Ok(()),
    }
}

/// The dice are of the version that the record is written in; those after version 1 are younger than the first rules.
fn check_scheme(version: u64, rules: Option<u64>, scheme: &serde_json::Value) -> Result<(), RecordError> {
    let known = Scheme::deserialize(scheme).ok();
    if known.is_some_and(|scheme| version_of(scheme) != version) {
        return Err(RecordError::Version(version));
    }
    match rules {
        Some(rules) if version > version_of(Scheme::One) && rules == OLDEST_RULES => {
            Err(RecordError::Rules(rules))
        }
        Some(_) | None => Ok(()),
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
    /// Only in a practice.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    from: Option<Origin>,
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
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    engine: Option<EngineName>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    server: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    head: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    receipt: Option<Signature>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RecordEvent"))]
struct WrittenEvent {
    seq: Seq,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    seat: Option<Seat>,
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    action: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    cast: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    roll: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    by: Option<By>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    outcome: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    chain: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    link: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    asks: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    key: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    signed: Option<Signed>,
}

impl Written {
    fn of(record: &Record) -> Result<Written, serde_json::Error> {
        let plan = &record.plan;
        Ok(Written {
            format: FORMAT.to_owned(),
            version: version_of(plan.scheme),
            rules: plan.options.rules(),
            table: plan.table.clone(),
            from: plan.from.clone(),
            game: plan.options.game(),
            options: serde_json::to_value(&plan.options)?,
            seats: plan.seats.clone(),
            dice: WrittenDice {
                scheme: plan.scheme,
                commitment: plan.commitment,
                seed: record.seed,
                weights: plan.options.weights(),
                engine: plan.engine.clone(),
                server: record.vouched.map(|vouched| vouched.server),
                head: record.head,
                receipt: record.vouched.map(|vouched| vouched.receipt),
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
        self.check_options(&serde_json::to_value(&options).map_err(JsonFault::from)?)?;
        if self.dice.weights != options.weights() {
            return Err(RecordError::Weights);
        }
        let (head, vouched) = self.dice.vouched()?;
        let plan = Plan {
            table: self.table,
            options,
            seats: self.seats,
            commitment: self.dice.commitment,
            scheme: self.dice.scheme,
            engine: self.dice.engine,
            from: self.from,
        };
        plan.start()?;
        if plan.from.as_ref().is_some_and(|from| from.given as usize > self.events.len()) {
            return Err(PlanError::Origin.into());
        }
        let (game, scheme) = (self.game, plan.scheme);
        let events = (1..).map(Seq).zip(self.events).map(|(seq, event)| {
            event.event(seq, game, scheme).map_err(|fault| RecordError::Event { seq, fault })
        });
        Ok(Record {
            plan,
            seed: self.dice.seed,
            events: events.collect::<Result<_, _>>()?,
            result: self.result,
            head,
            vouched,
        })
    }

    /// With version 2 of the dice the options are hashed, so they are there in full; with version 3 they are compared with those of
    /// other tables.
    fn check_options(&self, ours: &serde_json::Value) -> Result<(), RecordError> {
        let fits = match self.dice.scheme {
            Scheme::One => as_we_write_it(&self.options, ours),
            Scheme::Two | Scheme::Three => self.options == *ours,
        };
        if fits { Ok(()) } else { Err(JsonFault::other_form().into()) }
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

/// The version of the format that dice of this version are written in.
pub(crate) fn version_of(scheme: Scheme) -> u64 {
    match scheme {
        Scheme::One => 1,
        Scheme::Two => 2,
        Scheme::Three => 3,
    }
}

impl WrittenDice {
    /// The head, and who vouches for it: only with version 2, where there is always a head.
    fn vouched(&self) -> Result<(Option<Hex32>, Option<Vouched>), RecordError> {
        let is_two = self.scheme == Scheme::Two;
        match (self.head, self.server, self.receipt) {
            (None, None, None) if !is_two => Ok((None, None)),
            (Some(head), None, None) if is_two => Ok((Some(head), None)),
            (Some(head), Some(server), Some(receipt)) if is_two => {
                Ok((Some(head), Some(Vouched { server, receipt })))
            }
            _ => Err(JsonFault::other_form().into()),
        }
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
        let blank = WrittenEvent { seq, ..WrittenEvent::default() };
        match event {
            Event::Moved { seat, action, signed } => {
                WrittenEvent { seat: Some(*seat), action: Some(action.to_string()), signed: *signed, ..blank }
            }
            Event::Cast { cast, signed } => WrittenEvent {
                cast: Some(cast.roll),
                seat: Some(cast.seat),
                link: cast.link,
                asks: cast.asks,
                signed: *signed,
                ..blank
            },
            Event::Rolled { roll, by, outcome, link, signed } => WrittenEvent {
                roll: Some(*roll),
                by: Some(*by),
                outcome: Some(outcome.to_string()),
                link: *link,
                signed: *signed,
                ..blank
            },
            Event::Chained { seat, anchor, key } => {
                WrittenEvent { seat: Some(*seat), chain: Some(*anchor), key: *key, ..blank }
            }
        }
    }

    /// Which fields are there.
    fn given(&self) -> [bool; 11] {
        [
            self.seat.is_some(),
            self.action.is_some(),
            self.cast.is_some(),
            self.roll.is_some(),
            self.by.is_some(),
            self.outcome.is_some(),
            self.chain.is_some(),
            self.link.is_some(),
            self.asks.is_some(),
            self.key.is_some(),
            self.signed.is_some(),
        ]
    }

    fn event(self, seq: Seq, game: GameId, scheme: Scheme) -> Result<Event, EventFault> {
        if self.seq != seq {
            return Err(EventFault::Order(seq));
        }
        let given = self.given();
        let kind = || EventFault::Kind;
        let event = match (self.action, self.cast, self.roll, self.chain) {
            (Some(action), None, None, None) => {
                let seat = self.seat.ok_or_else(kind)?;
                let action = as_written(AnyMove::read(game, &action)?, &action)?;
                Event::Moved { seat, action, signed: self.signed }
            }
            (None, Some(roll), None, None) => {
                let (seat, link, asks) = (self.seat.ok_or_else(kind)?, self.link, self.asks);
                Event::Cast { cast: Cast { roll, seat, link, asks }, signed: self.signed }
            }
            (None, None, Some(roll), None) => {
                let (by, outcome) = (self.by.ok_or_else(kind)?, self.outcome.ok_or_else(kind)?);
                let outcome = as_written(AnyOutcome::read(game, &outcome)?, &outcome)?;
                Event::Rolled { roll, by, outcome, link: self.link, signed: self.signed }
            }
            (None, None, None, Some(anchor)) => {
                Event::Chained { seat: self.seat.ok_or_else(kind)?, anchor, key: self.key }
            }
            _ => return Err(EventFault::Kind),
        };
        // A field that belongs to another kind of event would not be written again.
        if WrittenEvent::of(seq, &event).given() != given {
            return Err(EventFault::Kind);
        }
        if event.fits(scheme) { Ok(event) } else { Err(EventFault::Kind) }
    }
}

impl Event {
    /// Whether dice of this version have such an event.
    fn fits(&self, scheme: Scheme) -> bool {
        let is_plain = match self {
            Event::Moved { signed, .. } => signed.is_none(),
            Event::Rolled { link, signed, .. } => link.is_none() && signed.is_none(),
            Event::Cast { .. } | Event::Chained { .. } => false,
        };
        let is_whole = match self {
            Event::Moved { signed, .. } => signed.is_none_or(|signed| signed.moves > 0),
            Event::Rolled { by, link, signed, .. } => match by {
                By::Drawn | By::Taken => signed.is_none(),
                By::Hand => link.is_none() && signed.is_none_or(|signed| signed.moves == 0),
            },
            Event::Cast { signed, .. } => signed.is_none_or(|signed| signed.moves == 0),
            Event::Chained { .. } => true,
        };
        match scheme {
            Scheme::One | Scheme::Three => is_plain,
            Scheme::Two => is_whole,
        }
    }
}
