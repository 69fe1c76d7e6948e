//! What the end of a round comes to.

use bonecup_rules::Points;

use crate::colour::Colour;
use crate::moves::Move;
use crate::position::RollingDice;
use crate::score::{Contender, Line, next_starter, score_round};
use crate::throw::Landing;

/// A round that is scored.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scored {
    /// The colours in the order of scoring, and after them those who earn nothing.
    pub lines: Vec<Line>,
    /// Whether the goal is reached, so that the game is over.
    pub over: bool,
    /// Who reaches so many points ends the game.
    pub goal: Points,
    /// Who starts the next round; none if there is none.
    pub next_starter: Option<Colour>,
}

impl Scored {
    /// Scores a round of these contenders, who come in its turn order.
    pub fn of(contenders: &[Contender], goal: Points) -> Scored {
        let lines = score_round(contenders);
        let over = lines.iter().any(|line| line.to >= goal);
        // The next starter is found after the seals have moved.
        let moved = |own: &Contender| Contender {
            seal: lines.iter().find(|line| line.colour == own.colour).map_or(own.seal, |line| line.to),
            ..*own
        };
        let after: Vec<Contender> = contenders.iter().map(moved).collect();
        let next_starter = if over { None } else { next_starter(&after) };
        Scored { lines, over, goal, next_starter }
    }
}

impl RollingDice {
    /// What the round would come to if it ended as the dice lie now.
    pub fn as_it_lies(&self) -> Scored {
        Scored::of(&self.contenders(), self.goal())
    }

    /// The contenders at the end of the round, before it is scored, if the move ends it.
    pub fn round_end_by(&self, action: &Move) -> Option<Vec<Contender>> {
        let mut after = self.clone();
        after.check_move(action).ok()?;
        after.play_unscored(action);
        after.is_over().then(|| after.contenders())
    }

    /// The same for a landing.
    pub fn round_end_after(&self, landing: &Landing) -> Option<Vec<Contender>> {
        let mut after = self.clone();
        after.check_landing(landing).ok()?;
        after.land(landing);
        after.is_over().then(|| after.contenders())
    }
}
