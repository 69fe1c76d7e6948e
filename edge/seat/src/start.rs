//! How a game begins: a seed, a plan, and bots on their seats.

use bonecup_bots::{Bot, UnknownBot};
use bonecup_chance::Seed;
use bonecup_games::AnyOptions;
use bonecup_referee::{
    CommandRefusal, Contribution, DiceSource, Hex32, Plan, PlanError, Player, Scheme, SeatPlan, TextError,
};
use bonecup_rules::Reason;

/// A bot on its seat; none where a person sits.
pub type Bots = Vec<Option<Box<dyn Bot + Send>>>;

/// Why a game cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The system has no random numbers to give.
    #[error("the system gives no random numbers: {0}")]
    NoChance(String),
    /// The plan makes no sense.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A contribution that cannot be one.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A bot that does not play this game.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The first dice were refused: a defect of ours.
    #[error(transparent)]
    Refused(#[from] CommandRefusal),
}

impl Reason for StartError {
    fn code(&self) -> &'static str {
        match self {
            StartError::NoChance(_) => "start-no-chance",
            StartError::Plan(error) => error.code(),
            StartError::Text(error) => error.code(),
            StartError::Bot(error) => error.code(),
            StartError::Refused(refusal) => refusal.code(),
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            StartError::NoChance(error) => vec![("error", error.clone())],
            StartError::Plan(error) => error.facts(),
            StartError::Text(error) => error.facts(),
            StartError::Bot(error) => error.facts(),
            StartError::Refused(refusal) => refusal.facts(),
        }
    }
}

/// Draws a seed and plans a table with it. People whose dice are drawn and who have not contributed anything of their
/// own add 32 random bytes.
///
/// # Errors
/// If the system gives no random numbers. Whether the plan makes sense is seen by [`Host::new`](crate::Host::new).
pub fn plan(options: AnyOptions, mut seats: Vec<SeatPlan>) -> Result<(Plan, Seed), StartError> {
    let seed = Seed::new(random_bytes()?);
    let drawn = |seat: &SeatPlan| seat.dice == DiceSource::Drawn;
    for seat in seats.iter_mut().filter(|seat| drawn(seat) && seat.player == Player::Human) {
        if seat.contribution == Contribution::default() {
            seat.contribution = Hex32(random_bytes()?).to_string().parse()?;
        }
    }
    // Eight bytes tell the tables of one person apart.
    let id = Hex32(random_bytes()?).to_string();
    let table = format!("play-{}", &id[..16]).parse()?;
    let commitment = seats.iter().any(drawn).then(|| seed.commitment(Scheme::One));
    Ok((Plan { table, options, seats, commitment, scheme: Scheme::One, engine: None, from: None }, seed))
}

/// A bot for each seat that has one.
///
/// # Errors
/// If there is no bot of that name, or no random number for it.
pub fn bots(plan: &Plan) -> Result<Bots, StartError> {
    let game = plan.options.game();
    let bot = |seat: &SeatPlan| match &seat.player {
        Player::Human => Ok(None),
        Player::Bot(name) => {
            let [a, b, c, d, e, f, g, h, ..] = random_bytes()?;
            let seed = u64::from_be_bytes([a, b, c, d, e, f, g, h]);
            Ok(Some(bonecup_bots::make(game, name.as_str(), seed)?))
        }
    };
    plan.seats.iter().map(bot).collect()
}

fn random_bytes() -> Result<[u8; 32], StartError> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => Err(StartError::NoChance(error.to_string())),
    }
}
