//! Checks that a record's dice are the ones that were committed to.

use bonecup_games::{AnyOutcome, draw};
use bonecup_referee::{By, Event, Next, Record, RecordError, Seq, Table};
use bonecup_rules::{Cup, Reason};
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
    /// The engines that computed throws, in the order in which the record names them.
    pub engines: Vec<EngineThrows>,
    /// Whether the game was played to its end.
    pub finished: bool,
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
    record.replay_with(|table, event| checker.check_roll(table, event))?;
    let finished = record.result.is_some();
    Ok(Proof { events: record.events.len(), finished, ..checker.proof })
}

struct Checker<'a> {
    /// None if all dice are real.
    key: Option<GameKey>,
    thrower: &'a dyn Thrower,
    older: &'a [&'a dyn Thrower],
    proof: Proof,
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
                if seed.commitment() != commitment {
                    return Err(VerifyError::Commitment);
                }
                Some(GameKey::new(&seed, &record.plan))
            }
        };
        Ok(Checker { key, thrower, older, proof: Proof::default() })
    }

    /// Compares a drawn outcome with what the seed gives; whether this roll is due at all, the table will say.
    fn check_roll(&mut self, table: &Table, event: &Event) -> Result<(), VerifyError> {
        let Event::Rolled { roll, by, outcome } = event else { return Ok(()) };
        if *roll != table.rolls() {
            return Ok(());
        }
        let (By::Drawn, Next::Draw(request), Some(key)) = (by, table.next(), &self.key) else {
            self.proof.by_hand += 1;
            return Ok(());
        };
        let mut cup = SeededCup::new(key, table.rolls());
        let mut thrower = self.thrower;
        if let Some((engine, noise)) = computed(outcome) {
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

/// What the seed gives and what the record says, written out, are the same.
fn agree(table: &Table, expected: String, found: String) -> Result<(), VerifyError> {
    if expected == found {
        return Ok(());
    }
    Err(VerifyError::Roll { seq: table.seq().next(), roll: table.rolls(), expected, found })
}

impl Reason for VerifyError {
    fn code(&self) -> &'static str {
        match self {
            VerifyError::Record(error) => error.code(),
            VerifyError::NoSeed => "verify-no-seed",
            VerifyError::IdleSeed => "verify-idle-seed",
            VerifyError::Commitment => "verify-commitment",
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
            VerifyError::NoSeed | VerifyError::IdleSeed | VerifyError::Commitment => Vec::new(),
        }
    }
}
