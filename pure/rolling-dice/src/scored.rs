//! What the end of a round comes to.

use bonecup_rules::{Game, Points, Seat, Standings};
use serde::Serialize;

use crate::colour::Colour;
use crate::moves::Move;
use crate::position::{DICE, RollingDice};
use crate::score::{Contender, Line, Ranked, next_starter, score_round};
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
    /// The throws of the next round in their order; none if there is none.
    pub next_round: Vec<NextThrow>,
    /// The points of each seat, its colours together, from the first seat on.
    pub totals: Vec<Points>,
    /// Who has won, several if they share it (RD-12); nobody while the game goes on.
    pub winners: Vec<Seat>,
}

/// A colour's throw in the round to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextThrow {
    /// Who throws.
    pub colour: Colour,
    /// With how many dice.
    pub dice: u8,
    /// Whether its scoring die stays on the floe and has to be beaten. A die on a block returns to its owner.
    pub stays: bool,
}

impl Scored {
    /// Scores a round of these contenders, who come in its turn order, at this table.
    pub fn of<D: Ranked + Copy>(contenders: &[Contender<D>], table: &RollingDice) -> Scored {
        let lines = score_round(contenders);
        let over = lines.iter().any(|line| line.to >= table.goal());
        // The next starter is found after the seals have moved.
        let moved = |own: &Contender<D>| Contender { seal: seal_after(&lines, own.colour), ..*own };
        let after: Vec<Contender<D>> = contenders.iter().map(moved).collect();
        let next_starter = if over { None } else { next_starter(&after) };
        let standings = standings(&after, table);
        Scored {
            over,
            goal: table.goal(),
            next_starter,
            next_round: next_starter.map_or(Vec::new(), |starter| next_round(&after, starter)),
            totals: standings.points().to_vec(),
            winners: if over { standings.winners().collect() } else { Vec::new() },
            lines,
        }
    }
}

fn seal_after(lines: &[Line], colour: Colour) -> Points {
    lines.iter().find(|line| line.colour == colour).map_or(Points(0), |line| line.to)
}

fn standings<D>(contenders: &[Contender<D>], table: &RollingDice) -> Standings {
    let total = |seat| {
        let own = contenders.iter().filter(|own| table.seat_of(own.colour) == seat);
        own.map(|own| own.seal).sum()
    };
    Standings::new(Seat::all(table.seats()).map(total))
}

/// Play goes round from the starter on, as it did before.
fn next_round<D>(contenders: &[Contender<D>], starter: Colour) -> Vec<NextThrow> {
    let first = contenders.iter().position(|own| own.colour == starter).unwrap_or(0);
    let throw = |own: &Contender<D>| {
        let stays = own.die.on_floe().is_some();
        NextThrow { colour: own.colour, dice: if stays { DICE - 1 } else { DICE }, stays }
    };
    contenders.iter().cycle().skip(first).take(contenders.len()).map(throw).collect()
}

impl RollingDice {
    /// What the round would come to if it ended as the dice lie now.
    pub fn as_it_lies(&self) -> Scored {
        Scored::of(&self.contenders(), self)
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
