//! Chances to win, wherever they come from.

use bonecup_games::{AnyGame, AnyMove, AnyOptions};
use bonecup_rules::Seat;

use crate::list;
use crate::refusal::CoachRefusal;
use crate::values::Kind;

/// Knows the chance to win of the seat whose turn it is, ties shared.
pub trait Chances {
    /// How far to trust the chances.
    fn kind(&self) -> Kind {
        Kind::Exact
    }

    /// The chance in this position; `None` if it is not known.
    fn win(&self, game: &AnyGame) -> Option<f64>;

    /// The chance of every seat in this position, one win in all; `None` if it is not known. That of two seats follows from
    /// the chance of one.
    fn of_all(&self, game: &AnyGame) -> Option<Vec<f64>> {
        of_two(game, self.win(game)?)
    }

    /// The chance of every seat after a legal move, by the same knowledge as the position's; `None` if it is not known.
    fn of_all_after(&self, game: &AnyGame, action: &AnyMove) -> Option<Vec<f64>> {
        let moves = self.moves(game)?;
        of_two(game, moves.into_iter().find(|(known, _)| known == action)?.1)
    }

    /// The chance of any seat.
    fn win_of(&self, game: &AnyGame, seat: Seat) -> Option<f64> {
        self.of_all(game)?.get(seat.index()).copied()
    }

    /// The chance after each legal move; `None` if it is not known.
    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>>;

    /// How much the chance varies over the roll that is due; `None` if it is not known. In Rolling Bones the opening
    /// roll stands for the whole turn.
    fn variance(&self, game: &AnyGame) -> Option<f64>;
}

/// The chances of both seats, if there are two.
fn of_two(game: &AnyGame, win: f64) -> Option<Vec<f64>> {
    let chance = |seat| if seat == game.roller() { win } else { 1.0 - win };
    (game.seats() == 2).then(|| Seat::all(2).map(chance).collect())
}

/// What the chances of a game are taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChancesFrom {
    /// KnochenMAX for two: a solved [`Duel`](bonecup_solver::knochenmax::Duel).
    Duel,
    /// KnochenMAX for more: a [`CrowdBook`](crate::knochenmax::CrowdBook), which estimates.
    Crowd,
    /// Rolling Bones for two: a [`RaceBook`](crate::rolling_bones::RaceBook).
    Race,
    /// Rolling Bones for more, with finished rounds or a far target: a [`FieldBook`](crate::rolling_bones::FieldBook), which estimates.
    Field,
}

impl ChancesFrom {
    /// Where the chances of a whole game with so many seats come from. Near its end there may be more: see
    /// [`CoachRefusal::WonOnSheets`].
    ///
    /// # Errors
    /// Nobody can lose, or chances are not known for such games.
    ///
    /// ```
    /// use bonecup_coach::{ChancesFrom, CoachRefusal};
    /// use bonecup_games::{AnyOptions, GameId};
    /// let options = AnyOptions::new(GameId::KnochenMax);
    /// assert_eq!(ChancesFrom::of(&options, 2), Ok(ChancesFrom::Duel));
    /// assert_eq!(ChancesFrom::of(&options, 1), Err(CoachRefusal::WonAlone));
    /// ```
    pub fn of(options: &AnyOptions, seats: usize) -> Result<ChancesFrom, CoachRefusal> {
        (list::entry(options.game())?.chances_from)(options, seats)
    }
}
