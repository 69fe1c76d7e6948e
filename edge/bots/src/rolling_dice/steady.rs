//! `steady` for Rolling Dice: one good aim, and the die that earns most now.

use bonecup_outlook::{best, gain_now};
use bonecup_rules::Game;
use rolling_dice::{Aim, Colour, Move, Rest, RollingDice, Task};

use super::Mind;

/// Throws the same throw every day and counts what lies there.
pub(crate) struct SteadyRollingDice;

impl Mind for SteadyRollingDice {
    fn decide(&mut self, game: &RollingDice) -> Option<Move> {
        match game.task() {
            // With four dice at least one nearly always stays, most of them in the last third.
            Task::Aim { .. } => Some(Move::Throw(Aim::USUAL)),
            Task::Choose { .. } | Task::Place { .. } => {
                best(game.legal_moves().into_iter().map(|action| (action, worth(game, &action))))
            }
            Task::Land { .. } | Task::Over => None,
        }
    }
}

/// The points that the die would earn if the round were scored now; of equals the one that is easier to beat in the
/// next.
fn worth(game: &RollingDice, action: &Move) -> f64 {
    match (*action, game.task()) {
        (Move::Choose(number), Task::Choose { colour }) => {
            let die = game.thrown()[usize::from(number) - 1];
            earned(game, colour, die)
        }
        (Move::Place { spot, patch }, Task::Place { colour, face }) => {
            earned(game, colour, game.put_back(face, spot, patch))
        }
        (Move::Throw(_) | Move::Choose(_) | Move::Place { .. }, _) => 0.0,
    }
}

fn earned(game: &RollingDice, colour: Colour, die: Rest) -> f64 {
    /// Less than a point, whatever it shows.
    const PIP: f64 = 0.1;
    let points = gain_now(game, colour, die).map_or(0, |gain| gain.earned().0);
    f64::from(points) - PIP * f64::from(die.face.pips())
}
