//! The estimated value of moves.

use bonecup_outlook::{
    Effort, Estimate, Noise, Playout, ThrowAll, play_on, play_out, search, weigh_choices, weigh_spots,
};
use rolling_dice::{Move, RollingDice, Task, Thrower};

/// Trials of each move.
const TRIALS: usize = 60;

/// Aims and spots of which there are too many: so many of the best are tried.
const SHOWN: usize = 3;

/// The search for aims that are worth trials: some thirty-six, about 280 throws.
const EFFORT: Effort = Effort { first: 2, rounds: 4 };

/// A move and what trials have shown of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The move.
    pub action: Move,
    /// How many points it brings the seat ahead of the others in this round and the next: its own points, less the
    /// mean of the others', if everybody goes on with the standard throw.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
    /// All that the trials have shown.
    pub playout: Playout,
}

/// What the moves of a position are worth to the seat to move.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Trials {
    /// As much as the best move; in the air, what the throw is worth. Nothing after the end.
    pub value: Estimate,
    /// The best first. Every die that may be chosen; of aims and spots only the best, and what was asked about.
    pub moves: Vec<Judged>,
    /// The move that was asked about.
    pub asked: Option<Move>,
}

/// Estimates what the moves of a position are worth, with noises from the seed. A legal move that is asked about
/// is tried too.
pub fn try_out(game: &RollingDice, asked: Option<Move>, thrower: &dyn Thrower, seed: u64) -> Trials {
    let mut noise = Noise::new(seed);
    let search_noise = noise.next().unwrap_or_default();
    let noises: Vec<u64> = noise.take(TRIALS).collect();
    let mut moves = worth_trying(game, thrower, search_noise);
    moves.extend(asked.filter(|asked| !moves.contains(asked)));
    let judged = moves.into_iter().filter_map(|action| {
        let playout = play_out(game, &action, &noises, thrower).ok()?;
        Some(Judged { action, value: playout.lead.mean(), error: playout.lead.error(), playout })
    });
    let mut moves: Vec<Judged> = judged.collect();
    moves.sort_by(|one, other| other.value.total_cmp(&one.value));
    let value = match (game.task(), moves.first()) {
        (Task::Land { .. }, _) => play_on(game, &noises, thrower).lead,
        (_, Some(best)) => best.playout.lead,
        (_, None) => Estimate::default(),
    };
    Trials { value, moves, asked }
}

fn worth_trying(game: &RollingDice, thrower: &dyn Thrower, noise: u64) -> Vec<Move> {
    let throw_all: &ThrowAll = &|throws| thrower.throw_all(throws);
    match game.task() {
        Task::Aim { .. } => {
            let tried = search(game, EFFORT, noise, throw_all, &|| true);
            tried.into_iter().take(SHOWN).map(|tried| Move::Throw(tried.aim)).collect()
        }
        Task::Choose { .. } => {
            weigh_choices(game).into_iter().map(|(number, _)| Move::Choose(number)).collect()
        }
        Task::Place { .. } => {
            let mut spots = weigh_spots(game);
            spots.sort_by(|one, other| other.1.total_cmp(&one.1));
            spots.into_iter().take(SHOWN).map(|(spot, _)| Move::place(spot)).collect()
        }
        Task::Land { .. } | Task::Over => Vec::new(),
    }
}
