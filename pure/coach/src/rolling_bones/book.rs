//! A solved turn, and what else is asked about it.

use std::sync::OnceLock;

use bonecup_games::AnyMove;
use bonecup_rules::{Game, Points, Turn};
use bonecup_solver::rolling_bones::{Distribution, Pack, Plays, SolvedTurn, TurnPlan, Utility};
use rolling_bones::{BonesOptions, BonesTurn, Move, Progress, RollingBones};

use crate::values::{Kind, Valued, Values};

/// The values of every position of a turn, played for points.
pub struct RollingBonesBook {
    options: BonesOptions,
    plan: TurnPlan,
    solved: SolvedTurn,
    start: f64,
    /// Solved when it is first asked for: the same turn, with a grain less for scoring nothing.
    grained: OnceLock<SolvedTurn>,
    scores: OnceLock<Distribution>,
    plays: OnceLock<Plays>,
    /// By seats from two on, and whether rounds are finished.
    packs: [[OnceLock<Option<Pack>>; 2]; MOST_IN_PACK - 1],
}

/// Races of more seats are not solved.
const MOST_IN_PACK: usize = 5;

/// What scoring nothing is fined in the grained turn. It is far too little to change how the turn is played unless two
/// moves are as good as equal, and far more than the last digits of an `f64`.
const GRAIN: f64 = 1e-5;

impl RollingBonesBook {
    /// Solves a turn with these options.
    pub fn solve(options: &BonesOptions) -> RollingBonesBook {
        let plan = TurnPlan::new();
        let solved = plan.solve(options, Utility::points());
        RollingBonesBook::of_turn(options, plan, solved)
    }

    /// From a turn with these options that was solved for points, and its plan.
    pub fn of_turn(options: &BonesOptions, plan: TurnPlan, solved: SolvedTurn) -> RollingBonesBook {
        let start = solved.value(&BonesTurn::new());
        let (grained, scores, plays) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        let packs = Default::default();
        RollingBonesBook { options: *options, plan, solved, start, grained, scores, plays, packs }
    }

    /// Whether the values are those of a game with these options: target and end of the game do not matter for them.
    pub fn fits(&self, options: &BonesOptions) -> bool {
        (self.options.hat_duty, self.options.hat_off) == (options.hat_duty, options.hat_off)
    }

    /// The turn is solved once more when the chance of nothing is first asked for.
    pub(crate) fn memory(&self) -> usize {
        self.plan.bytes() + 2 * self.solved.bytes() + size_of::<Distribution>()
    }

    /// The options that were solved.
    pub fn options(&self) -> &BonesOptions {
        &self.options
    }

    /// The positions that can arise in a turn, to solve them for other purposes.
    pub fn plan(&self) -> &TurnPlan {
        &self.plan
    }

    /// What a turn is worth before its opening roll.
    pub fn start(&self) -> f64 {
        self.start
    }

    /// How probable each score of a turn is under best play.
    pub fn scores(&self) -> &Distribution {
        self.scores.get_or_init(|| self.solved.distribution())
    }

    /// The race of so many seats, solved when it is first asked for; `None` if there are too many for that.
    pub fn pack(&self, seats: usize, finish_round: bool) -> Option<&Pack> {
        let pack = &self.packs.get(seats.checked_sub(2)?)?[usize::from(finish_round)];
        let plays = || self.plays.get_or_init(|| Plays::solve(&self.plan, &self.options, self.scores()));
        pack.get_or_init(|| Pack::solve(plays(), seats, finish_round)).as_ref()
    }

    /// The standard deviation of a turn's score under best play.
    pub fn deviation(&self) -> f64 {
        let mean = self.scores().mean();
        let square = |(score, chance): (Points, f64)| (f64::from(score.0) - mean).powi(2) * chance;
        self.scores().iter().map(square).sum::<f64>().sqrt()
    }

    /// What a position of a turn is worth: its final score on average.
    pub fn value(&self, turn: &BonesTurn) -> f64 {
        if *turn == BonesTurn::new() { self.start } else { self.solved.value(turn) }
    }

    /// What each legal move is worth.
    pub fn moves(&self, turn: &BonesTurn) -> Vec<(Move, f64)> {
        self.solved.moves(turn)
    }

    /// The chance that the turn ends without points (with none, or with less than none) if it is played best from
    /// here on.
    ///
    /// Fining such an end by a grain lowers the value of the best play by the grain times its chance.
    pub fn chance_of_nothing(&self, turn: &BonesTurn) -> f64 {
        let grained = self.grained.get_or_init(|| {
            let fine = |score: Points| if score <= Points(0) { GRAIN } else { 0.0 };
            self.plan.solve(&self.options, Utility::from_fn(|score| f64::from(score.0) - fine(score)))
        });
        ((self.solved.value(turn) - grained.value(turn)) / GRAIN).clamp(0.0, 1.0)
    }

    /// The turn after a move; `None` if the move ends it or is not legal.
    pub fn after(&self, turn: &BonesTurn, action: &Move) -> Option<BonesTurn> {
        let mut next = *turn;
        match next.play(action, &self.options) {
            Ok(Progress::On) => Some(next),
            Ok(Progress::Ended(_)) | Err(_) => None,
        }
    }

    pub(crate) fn of_game(&self, game: &RollingBones) -> Values {
        let turn = game.current_turn();
        let moves = self.moves(turn).into_iter();
        let moves: Vec<_> =
            moves.map(|(action, value)| Valued { action: AnyMove::RollingBones(action), value }).collect();
        let best = moves.iter().map(|valued| valued.value).fold(f64::NEG_INFINITY, f64::max);
        let value = match game.turn() {
            Turn::Seat(_) => best,
            Turn::Chance(_) => self.value(turn),
            Turn::Over(_) => 0.0,
        };
        Values { value, kind: Kind::Exact, moves }
    }
}
