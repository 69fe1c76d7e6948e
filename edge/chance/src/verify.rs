//! Checks that a record's dice are the ones that were committed to.

use bonecup_games::{AnyOutcome, draw};
use bonecup_referee::fair::{command_message, is_signed_by, receipt_message};
use bonecup_referee::{
    By, CommandRefusal, Event, EventFault, Hex32, LinkFault, Links, Next, Record, RecordError, Scheme, Seq,
    Table,
};
use bonecup_rules::{Cup, Reason, Seat, Turn};
use rolling_dice::{EngineId, Origin, RollingDice, Thrower};

use crate::{GameKey, Seed, SeededCup};

/// What a record was found to be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// Events that follow the rules: all of them.
    pub events: usize,
    /// Rolls that were recomputed and are the same.
    pub drawn: usize,
    /// Rolls typed in from real dice, of which nothing can be proved.
    pub by_hand: usize,
    /// Rolls that a practice took over from another game: they are not looked at here.
    pub given: usize,
    /// Rolls of a practice that fell as in the other game: they are taken from there and not looked at here, either.
    pub taken: usize,
    /// The engines that computed throws, in the order in which the record names them.
    pub engines: Vec<EngineThrows>,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// Which version of the dice it was played with.
    pub scheme: Scheme,
    /// Drawn rolls that the host could have known before they were cast.
    pub known_to_host: usize,
    /// Who vouches for what.
    pub vouched: Vouchers,
}

/// Who vouches for a record, besides its dice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Vouchers {
    /// The key of the server that signed what was agreed and the order of all events.
    pub server: Option<Hex32>,
    /// How many commands each seat gave, as far as they can be told apart, and how many of them it signed.
    pub seats: Vec<SignedCommands>,
}

/// The commands of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SignedCommands {
    /// Events of the seat: moves, throws, real dice entered.
    pub events: usize,
    /// How many of them a signature of the seat's device covers.
    pub signed: usize,
}

/// The throws of one engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineThrows {
    /// Its name and version.
    pub engine: EngineId,
    /// How many throws it computed.
    pub throws: usize,
    /// Whether they were computed again. If the engine is not at hand, only their noise was checked.
    pub recomputed: bool,
}

impl Proof {
    /// Throws whose landing is taken from the record, because their engine is not at hand.
    pub fn not_recomputed(&self) -> usize {
        self.engines.iter().filter(|engine| !engine.recomputed).map(|engine| engine.throws).sum()
    }

    fn count_throw(&mut self, engine: EngineId, recomputed: bool) {
        match self.engines.iter_mut().find(|counted| counted.engine == engine) {
            Some(counted) => counted.throws += 1,
            None => self.engines.push(EngineThrows { engine, throws: 1, recomputed }),
        }
    }
}

/// Why a record does not hold.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// It is no possible game, dice aside.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The seed is not published, so there is nothing to compare with.
    #[error("the seed is not published yet: the dice cannot be checked before the game is over")]
    NoSeed,
    /// Real dice have no seed.
    #[error("all dice were real, but the record has a seed")]
    IdleSeed,
    /// Another seed than the one committed to.
    #[error("the seed does not belong to the commitment")]
    Commitment,
    /// Another order or other events than those that were hashed.
    #[error("the events do not lead to the hash that the record ends with")]
    Head,
    /// The server did not sign this.
    #[error("the receipt is not the server's signature of this record")]
    Receipt,
    /// A seat did not sign this.
    #[error("event {seq}: the signature is not one of this command by the key of the seat")]
    Signature {
        /// The event.
        seq: Seq,
    },
    /// A throw by another engine than was agreed.
    #[error("event {seq}: the throw was computed by {found}, but the table agreed on {agreed}")]
    Engine {
        /// The event.
        seq: Seq,
        /// The engine of the record.
        found: String,
        /// The engine of the agreement.
        agreed: String,
    },
    /// A roll that the seed does not give.
    #[error("event {seq}, roll {roll}: the seed gives {expected}, the record says {found}")]
    Roll {
        /// The event.
        seq: Seq,
        /// The number of the roll.
        roll: u64,
        /// What the seed gives.
        expected: String,
        /// What the record says.
        found: String,
    },
}

/// Replays the record by the rules and recomputes every drawn outcome; stops at the first that does not fit.
///
/// A throw is computed by the engine that the record names: the thrower, or one of the older ones.
pub fn verify(record: &Record, thrower: &dyn Thrower, older: &[&dyn Thrower]) -> Result<Proof, VerifyError> {
    let mut checker = Checker::new(record, thrower, older)?;
    let table = record.replay_with(|table, event| checker.check(table, event))?;
    let server = check_head(record, &table)?;
    record.check_result(&table)?;
    let finished = record.result.is_some();
    let vouched = Vouchers { server, ..checker.proof.vouched };
    Ok(Proof { events: record.events.len(), finished, scheme: record.plan.scheme, vouched, ..checker.proof })
}

/// The server that signed the end of the record, if one did.
fn check_head(record: &Record, table: &Table) -> Result<Option<Hex32>, VerifyError> {
    if table.head() != record.head {
        return Err(VerifyError::Head);
    }
    let (Some(head), Some(vouched)) = (record.head, record.vouched) else { return Ok(None) };
    if is_signed_by(&vouched.server, &receipt_message(&head), &vouched.receipt) {
        Ok(Some(vouched.server))
    } else {
        Err(VerifyError::Receipt)
    }
}

struct Checker<'a> {
    /// None if all dice are real.
    key: Option<GameKey>,
    thrower: &'a dyn Thrower,
    older: &'a [&'a dyn Thrower],
    proof: Proof,
    /// The moves since anything else happened, each with its seat and the hash before it: what a signature may cover.
    moves: Vec<(Seat, Hex32, String)>,
    /// Whether all people at the table are on one device.
    one_device: bool,
}

impl<'a> Checker<'a> {
    fn new(
        record: &Record,
        thrower: &'a dyn Thrower,
        older: &'a [&'a dyn Thrower],
    ) -> Result<Checker<'a>, VerifyError> {
        let key = match (record.plan.commitment, record.seed) {
            (None, None) => None,
            (None, Some(_)) => return Err(VerifyError::IdleSeed),
            (Some(_), None) => return Err(VerifyError::NoSeed),
            (Some(commitment), Some(seed)) => {
                let seed = Seed::from(seed);
                if seed.commitment(record.plan.scheme) != commitment {
                    return Err(VerifyError::Commitment);
                }
                Some(GameKey::new(&seed, &record.plan))
            }
        };
        record.plan.check_dice().map_err(RecordError::from)?;
        let seats = vec![SignedCommands::default(); record.plan.seats.len()];
        let proof = Proof { vouched: Vouchers { server: None, seats }, ..Proof::default() };
        let one_device = record.plan.seats.iter().filter_map(|seat| seat.device).max() == Some(0);
        Ok(Checker { key, thrower, older, proof, moves: Vec::new(), one_device })
    }

    /// Checks an event before the table takes it in: whether it is due, its dice, and who signed it.
    fn check(&mut self, table: &Table, event: &Event) -> Result<(), VerifyError> {
        let seq = table.seq().next();
        // Whatever else is wrong, a roll comes right after its cast.
        let comes_between = table.cast().is_some() && !matches!(event, Event::Rolled { .. });
        let due = if comes_between { Err(CommandRefusal::Uncast) } else { table.check_due(event) };
        due.map_err(|refusal| RecordError::Event { seq, fault: refusal.into() })?;
        if let Event::Rolled { by, outcome, link, .. } = event {
            self.check_roll(table, *by, outcome, *link)?;
        }
        self.check_signed(table, event)
    }

    /// Compares a drawn outcome with what the seed gives.
    fn check_roll(
        &mut self,
        table: &Table,
        by: By,
        outcome: &AnyOutcome,
        link: Option<Hex32>,
    ) -> Result<(), VerifyError> {
        if table.plan().from.as_ref().is_some_and(|from| table.seq().0 < from.given) {
            self.proof.given += 1;
            return Ok(());
        }
        if by == By::Taken {
            self.proof.taken += 1;
            return Ok(());
        }
        let (By::Drawn, Turn::Chance(request), Some(key)) = (by, table.game().turn(), &self.key) else {
            self.proof.by_hand += 1;
            return Ok(());
        };
        let links = table.cast().map(|cast| cast.links(link)).unwrap_or_default();
        let mut cup = SeededCup::new(key, table.roll_place(), &links);
        let mut thrower = self.thrower;
        self.count_known(&links);
        if let Some((engine, noise)) = computed(outcome) {
            agreed_engine(table, engine)?;
            let known = self.engine(engine);
            self.proof.count_throw(engine, known.is_some());
            let Some(known) = known else {
                return agree(table, format!("noise {:016x}", cup.noise()), format!("noise {noise:016x}"));
            };
            thrower = known;
        }
        self.proof.drawn += 1;
        let expected = draw(&request, &mut cup, thrower);
        agree(table, expected.to_string(), outcome.to_string())
    }

    /// A roll that nobody but the host, or a host who rolled it himself, has added to.
    fn count_known(&mut self, links: &Links) {
        let hidden = links.asked.is_some() || (links.caster.is_some() && self.one_device);
        self.proof.known_to_host += usize::from(!hidden);
    }

    /// Checks a signature against the command that it ends.
    fn check_signed(&mut self, table: &Table, event: &Event) -> Result<(), VerifyError> {
        let Some(head) = table.head() else { return Ok(()) };
        let (seat, signed, text) = match event {
            Event::Moved { seat, action, signed } => (*seat, signed, action.to_string()),
            Event::Cast { cast, signed } => (cast.seat, signed, "throw".to_owned()),
            Event::Rolled { by: By::Hand, outcome, signed, .. } => {
                (table.game().roller(), signed, format!("enter {outcome}"))
            }
            Event::Rolled { by: By::Drawn | By::Taken, .. } | Event::Chained { .. } => {
                self.moves.clear();
                return Ok(());
            }
        };
        let is_move = matches!(event, Event::Moved { .. });
        if is_move {
            self.moves.push((seat, head, text.clone()));
        } else {
            self.moves.clear();
        }
        // A cast that a move calls for is part of that move's command.
        let is_part_of_move = matches!(table.next(), Next::Throw(..)) && !table.game().begins_turn();
        if !is_part_of_move {
            self.count_events(seat, |counted| counted.events += 1);
        }
        let Some(signed) = signed else { return Ok(()) };
        let seq = table.seq().next();
        let covered = match (is_move, usize::from(signed.moves)) {
            (false, 0) => Some((head, text, 1)),
            (true, moves @ 1..) => self.covered(seat, moves),
            (true, 0) | (false, 1..) => None,
        };
        let (head, text, covered) = covered.ok_or(VerifyError::Signature { seq })?;
        let message = command_message(&head, seat, &text);
        let key = table.signing_key(seat);
        if !key.is_some_and(|key| is_signed_by(key, &message, &signed.signature)) {
            return Err(VerifyError::Signature { seq });
        }
        self.moves.clear();
        self.count_events(seat, |counted| counted.signed += covered);
        Ok(())
    }

    /// The last so many moves as one command of the seat.
    fn covered(&self, seat: Seat, moves: usize) -> Option<(Hex32, String, usize)> {
        let command = &self.moves[self.moves.len().checked_sub(moves)?..];
        let is_own = command.iter().all(|(mover, ..)| *mover == seat);
        let text = command.iter().map(|(_, _, action)| action.as_str()).collect::<Vec<_>>().join("\n");
        Some((command.first().filter(|_| is_own)?.1, text, moves))
    }

    fn count_events(&mut self, seat: Seat, count: impl FnOnce(&mut SignedCommands)) {
        if let Some(counted) = self.proof.vouched.seats.get_mut(seat.index()) {
            count(counted);
        }
    }

    fn engine(&self, name: EngineId) -> Option<&'a dyn Thrower> {
        let mut known = [self.thrower].into_iter().chain(self.older.iter().copied());
        known.find(|thrower| thrower.engine() == name)
    }
}

/// The engine and the noise of a throw that was computed.
fn computed(outcome: &AnyOutcome) -> Option<(EngineId, u64)> {
    match outcome.of::<RollingDice>()?.origin {
        Origin::Engine { engine, noise } => Some((engine, noise)),
        Origin::Hand => None,
    }
}

/// The engine is the one that the table agreed on, if it did.
fn agreed_engine(table: &Table, engine: EngineId) -> Result<(), VerifyError> {
    let found = engine.to_string();
    match &table.plan().engine {
        Some(agreed) if agreed.as_str() != found => {
            let agreed = agreed.to_string();
            Err(VerifyError::Engine { seq: table.seq().next(), found, agreed })
        }
        Some(_) | None => Ok(()),
    }
}

/// What the seed gives and what the record says, written out, are the same.
fn agree(table: &Table, expected: String, found: String) -> Result<(), VerifyError> {
    if expected == found {
        return Ok(());
    }
    Err(VerifyError::Roll { seq: table.seq().next(), roll: table.rolls(), expected, found })
}

impl VerifyError {
    /// The event that does not fit, if it is one.
    pub fn event(&self) -> Option<Seq> {
        match self {
            VerifyError::Record(RecordError::Event { seq, .. })
            | VerifyError::Signature { seq }
            | VerifyError::Engine { seq, .. }
            | VerifyError::Roll { seq, .. } => Some(*seq),
            VerifyError::Record(_)
            | VerifyError::NoSeed
            | VerifyError::IdleSeed
            | VerifyError::Commitment
            | VerifyError::Head
            | VerifyError::Receipt => None,
        }
    }
}

/// The code of what is wrong with the dice of an event; all that only the rules can tell has one code.
#[expect(clippy::wildcard_enum_match_arm, reason = "most refusals are not about the dice")]
fn event_code(error: &RecordError) -> &'static str {
    let RecordError::Event { fault: EventFault::Refused(refusal), .. } = error else { return error.code() };
    match refusal {
        CommandRefusal::Link(LinkFault::UsedUp) => "verify-chain-used-up",
        CommandRefusal::Link(LinkFault::Foreign) => "verify-link",
        CommandRefusal::Link(LinkFault::NoChain | LinkFault::Unused | LinkFault::TooManyChains)
        | CommandRefusal::Uncast
        | CommandRefusal::LinkAwaited(_) => "verify-cast",
        CommandRefusal::CannotAsk(_) | CommandRefusal::NotAsked(_) => "verify-asked",
        _ => error.code(),
    }
}

impl Reason for VerifyError {
    fn code(&self) -> &'static str {
        match self {
            VerifyError::Record(error) => event_code(error),
            VerifyError::NoSeed => "verify-no-seed",
            VerifyError::IdleSeed => "verify-idle-seed",
            VerifyError::Commitment => "verify-commitment",
            VerifyError::Head => "verify-head",
            VerifyError::Receipt => "verify-receipt",
            VerifyError::Signature { .. } => "verify-signature",
            VerifyError::Engine { .. } => "verify-engine",
            VerifyError::Roll { .. } => "verify-roll",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            VerifyError::Record(error) => error.facts(),
            VerifyError::Roll { seq, roll, expected, found } => vec![
                ("seq", seq.to_string()),
                ("roll", roll.to_string()),
                ("expected", expected.clone()),
                ("found", found.clone()),
            ],
            VerifyError::Signature { seq } => vec![("seq", seq.to_string())],
            VerifyError::Engine { seq, found, agreed } => {
                vec![("seq", seq.to_string()), ("found", found.clone()), ("agreed", agreed.clone())]
            }
            VerifyError::NoSeed
            | VerifyError::IdleSeed
            | VerifyError::Commitment
            | VerifyError::Head
            | VerifyError::Receipt => Vec::new(),
        }
    }
}
