//! What was noted of one table.

use std::{fmt, io};

use bonecup_games::GameId;
use bonecup_referee::{
    Contribution, DiceSource, EngineName, Hex32, Plan, Player, Record, Scheme, SeatPlan, Seq, Signature,
    TableId,
};
use bonecup_rules::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Alarm, Seen};

/// What this machine knows of a table from having been there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The server that it was on; none if it was on this machine.
    pub server: Option<String>,
    /// Its name.
    pub table: TableId,
    /// What it showed before anything was added to its dice here.
    pub promise: Promise,
    /// What was sent from here.
    pub own: Vec<OwnSeat>,
    /// What the game began with.
    pub agreed: Option<Agreed>,
    /// How far the game was seen.
    pub seen: Seen,
    /// The last thing that the server has vouched for.
    #[serde(default)]
    pub receipt: Option<Receipt>,
    /// How many links of ours came in time, and were said not to have come.
    #[serde(default)]
    pub unused: u32,
    /// What did not fit. A game that has any stays marked.
    pub alarms: Vec<Alarm>,
}

/// What a table shows before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Whether it was noted before the game: later a host could have changed it already.
    pub in_time: bool,
    /// The step at which it was noted.
    pub seq: Seq,
    /// What its dice are committed to; none if all are real.
    pub commitment: Option<Hex32>,
    /// How its dice follow from their seed.
    #[serde(default)]
    pub scheme: Scheme,
    /// The engine that computes its throws, with version 2 of the dice.
    #[serde(default)]
    pub engine: Option<EngineName>,
    /// The key that its server signs with.
    #[serde(default)]
    pub server_key: Option<Hex32>,
    /// The game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u64,
    /// Its options.
    pub options: Value,
    /// Whether people choose colours, which become options.
    #[serde(default)]
    pub chooses: bool,
    /// Its seats, in the order of play.
    pub seats: Vec<PromisedSeat>,
}

/// A seat as it was seen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PromisedSeat {
    /// Who sat there; none if nobody did.
    pub name: Option<String>,
    /// Where its dice come from.
    pub dice: DiceSource,
}

/// A seat that somebody played from this machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnSeat {
    /// Which; none until the table has given us one.
    pub seat: Option<Seat>,
    /// What it is called.
    pub name: String,
    /// What was added to the dice; none if another device did that.
    pub contribution: Option<Contribution>,
    /// The chain that was drawn here, with version 2.
    #[serde(default)]
    pub chain: Option<KeptChain>,
    /// Whether the table has taken what was revealed.
    #[serde(default)]
    pub revealed: bool,
}

/// What the server signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The hash of everything up to then.
    pub head: Hex32,
    /// The signature.
    pub receipt: Signature,
}

/// A chain, kept as its last link, from which all others follow.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptChain(Hex32);

impl KeptChain {
    /// A chain that nobody knows.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn random() -> io::Result<KeptChain> {
        let mut last = [0; 32];
        getrandom::fill(&mut last).map_err(io::Error::other)?;
        Ok(KeptChain(Hex32(last)))
    }

    /// Its last link.
    pub fn last(&self) -> Hex32 {
        self.0
    }
}

/// A chain in a log would be dice that nobody has rolled yet.
impl fmt::Debug for KeptChain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeptChain(…)")
    }
}

/// What a game began with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    /// Its options, with the colours that were chosen.
    pub options: Value,
    /// Its seats, in the order of play.
    pub seats: Vec<SeatPlan>,
}

impl Agreed {
    /// What the plan says.
    pub fn of(plan: &Plan) -> Agreed {
        Agreed { options: plan.written_options(), seats: plan.seats.clone() }
    }

    fn check(&self, told: &Agreed) -> Result<(), Alarm> {
        if self.options != told.options {
            let (noted, told) = (self.options.to_string(), told.options.to_string());
            return Err(Alarm::Options { noted, told });
        }
        let seats = self.seats.len().max(told.seats.len());
        let differs = |seat: &usize| self.seats.get(*seat) != told.seats.get(*seat);
        match (0..seats).find(differs) {
            None => Ok(()),
            Some(seat) => Err(Alarm::Seats {
                seat: Seat(u8::try_from(seat).unwrap_or(u8::MAX)),
                noted: self.seats.get(seat).map_or_else(absent, seat_in_words),
                told: told.seats.get(seat).map_or_else(absent, seat_in_words),
            }),
        }
    }
}

fn absent() -> String {
    "-".to_owned()
}

fn seat_in_words(seat: &SeatPlan) -> String {
    let dice = if seat.dice == DiceSource::Hand { ", ⚄" } else { "" };
    match &seat.player {
        Player::Human => format!("{}{dice} “{}”", seat.name, seat.contribution),
        Player::Bot(bot) => format!("{} ({bot}){dice}", seat.name),
    }
}

impl Note {
    /// The note of a game on this machine, whose people all sit here.
    pub fn of_local(plan: &Plan) -> Note {
        let agreed = Agreed::of(plan);
        let seat = |plan: &SeatPlan| PromisedSeat { name: Some(plan.name.to_string()), dice: plan.dice };
        let promise = Promise {
            in_time: true,
            seq: Seq(0),
            commitment: plan.commitment,
            scheme: plan.scheme,
            engine: plan.engine.clone(),
            server_key: None,
            game: plan.options.game(),
            rules: plan.options.rules(),
            options: agreed.options.clone(),
            chooses: false,
            seats: plan.seats.iter().map(seat).collect(),
        };
        Note { agreed: Some(agreed), ..Note::new(None, plan.table.clone(), promise) }
    }

    /// The first note of a table.
    pub fn new(server: Option<String>, table: TableId, promise: Promise) -> Note {
        Note {
            server,
            table,
            promise,
            own: Vec::new(),
            agreed: None,
            seen: Seen::default(),
            receipt: None,
            unused: 0,
            alarms: Vec::new(),
        }
    }

    /// Whether a record tells what was noted, and nothing was wrong while the game was played.
    ///
    /// # Errors
    /// The first difference.
    pub fn check(&self, record: &Record) -> Result<(), Alarm> {
        if let Some(alarm) = self.alarms.first() {
            return Err(alarm.clone());
        }
        self.check_plan(&record.plan)?;
        self.seen.check(&record.events)
    }

    /// Whether a game began with what was noted.
    ///
    /// # Errors
    /// The first difference.
    pub fn check_plan(&self, plan: &Plan) -> Result<(), Alarm> {
        Alarm::commitment(self.promise.commitment, plan.commitment)?;
        self.promise.check_game(plan.options.game(), plan.options.rules())?;
        self.promise.check_dice(plan.scheme, plan.engine.as_ref())?;
        self.own.iter().try_for_each(|own| own.check(plan))?;
        self.agreed.as_ref().map_or(Ok(()), |agreed| agreed.check(&Agreed::of(plan)))
    }
}

impl Promise {
    /// Whether the game is the one that was noted.
    ///
    /// # Errors
    /// If it is another.
    pub fn check_game(&self, game: GameId, rules: u64) -> Result<(), Alarm> {
        let written = |game: GameId, rules: u64| format!("{game} {rules}");
        if (self.game, self.rules) == (game, rules) {
            return Ok(());
        }
        Err(Alarm::Game { noted: written(self.game, self.rules), told: written(game, rules) })
    }

    /// Whether the dice are drawn as was noted.
    ///
    /// # Errors
    /// If they are not.
    pub fn check_dice(&self, scheme: Scheme, engine: Option<&EngineName>) -> Result<(), Alarm> {
        let written = |scheme: Scheme, engine: Option<&EngineName>| {
            format!("{scheme} {}", engine.map_or("-", |engine| engine.as_str()))
        };
        let (noted, told) = (written(self.scheme, self.engine.as_ref()), written(scheme, engine));
        if noted == told { Ok(()) } else { Err(Alarm::Game { noted, told }) }
    }

    /// Whether the server has the key that was noted.
    ///
    /// # Errors
    /// If it has another one.
    pub fn check_server(&self, key: Option<&Hex32>) -> Result<(), Alarm> {
        if self.server_key.as_ref() == key {
            return Ok(());
        }
        let written = |key: Option<&Hex32>| key.map_or_else(absent, ToString::to_string);
        Err(Alarm::ServerKey { noted: written(self.server_key.as_ref()), told: written(key) })
    }

    /// Whether a table still shows what was noted.
    ///
    /// # Errors
    /// The first difference.
    pub fn check(&self, commitment: Option<Hex32>, options: &Value) -> Result<(), Alarm> {
        Alarm::commitment(self.commitment, commitment)?;
        if self.options == *options {
            return Ok(());
        }
        Err(Alarm::Options { noted: self.options.to_string(), told: options.to_string() })
    }

    /// Whether these were the seats when they were noted.
    ///
    /// # Errors
    /// The first difference.
    pub fn check_seats(&self, told: &[PromisedSeat]) -> Result<(), Alarm> {
        let seats = self.seats.len().max(told.len());
        let differs = |seat: &usize| self.seats.get(*seat) != told.get(*seat);
        let name =
            |seat: Option<&PromisedSeat>| seat.and_then(|seat| seat.name.clone()).unwrap_or_else(absent);
        match (0..seats).find(differs) {
            None => Ok(()),
            Some(seat) => Err(Alarm::Seats {
                seat: Seat(u8::try_from(seat).unwrap_or(u8::MAX)),
                noted: name(self.seats.get(seat)),
                told: name(told.get(seat)),
            }),
        }
    }
}

impl OwnSeat {
    /// A seat for which only a chain was drawn here: another device has sat down.
    pub fn only_chain(seat: Seat, chain: KeptChain) -> OwnSeat {
        let name = String::new();
        OwnSeat { seat: Some(seat), name, contribution: None, chain: Some(chain), revealed: false }
    }

    fn check(&self, plan: &Plan) -> Result<(), Alarm> {
        let (Some(seat), Some(noted)) = (self.seat, &self.contribution) else { return Ok(()) };
        let Some(told) = plan.seats.get(seat.index()) else {
            return Err(Alarm::Seats { seat, noted: self.name.clone(), told: absent() });
        };
        if told.name.as_str() != self.name || told.player != Player::Human {
            return Err(Alarm::Seats { seat, noted: self.name.clone(), told: seat_in_words(told) });
        }
        // What was not revealed in time adds nothing.
        let is_left_out = plan.scheme == Scheme::Two && !self.revealed && told.anchor.is_none();
        if is_left_out || told.contribution == *noted {
            return Ok(());
        }
        Err(Alarm::Contribution { seat, noted: noted.to_string(), told: told.contribution.to_string() })
    }
}
