//! What bots achieve over many games, with numbered dice.

use std::sync::Arc;
use std::time::Duration;

use bonecup_arena::Arena;
use bonecup_bots::{Bot, make, make_thinking};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId, draw};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Seat, Turn};
use bonecup_solver::knochenmax::ExpectedPoints;
use bonecup_solver::rolling_bones::{SolvedTurn, TurnPlan, Utility};
use knochenmax::KnochenMaxOptions;
use rayon::prelude::*;
use rolling_bones::BonesOptions;

/// Who shares the machine with others must not play worse for it.
const PATIENCE: Duration = Duration::from_secs(1000);

/// A mean of many numbers.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    pub(crate) fn value(&self) -> f64 {
        self.sum / self.count
    }

    /// The standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        ((self.squares / self.count - self.value().powi(2)) / self.count).sqrt()
    }

    /// How many standard errors the mean is above this number.
    pub(crate) fn errors_above(&self, number: f64) -> f64 {
        (self.value() - number) / self.error()
    }

    /// How many standard errors of both the mean is above the other.
    pub(crate) fn errors_above_mean(&self, other: &Mean) -> f64 {
        (self.value() - other.value()) / self.error().hypot(other.error())
    }

    fn merge(self, other: Mean) -> Mean {
        Mean {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }
}

/// Adds up what `each` adds for all numbers, on all cores.
pub(crate) fn over(count: u64, each: impl Fn(u64, &mut Mean) + Sync) -> Mean {
    let add = |mut mean: Mean, number| {
        each(number, &mut mean);
        mean
    };
    (0..count).into_par_iter().fold(Mean::default, add).reduce(Mean::default, Mean::merge)
}

/// Rolls the dice that are due; those of Rolling Dice fly and slide as they do at a table.
fn shake(game: &mut AnyGame, source: &mut Source) {
    if let Turn::Chance(request) = game.turn() {
        game.resolve(&draw(&request, source, &Arena)).unwrap();
    }
}

/// Plays on while `goes_on`, and shows every position in which a seat moves together with its move.
pub(crate) fn play_on(
    game: &mut AnyGame,
    bots: &mut [Box<dyn Bot + Send>],
    source: &mut Source,
    goes_on: impl Fn(&AnyGame) -> bool,
    mut see: impl FnMut(&AnyGame, &AnyMove),
) {
    while goes_on(game) {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance(_) => shake(game, source),
            Turn::Seat(seat) => {
                let action = bots[seat.index()].choose(game).unwrap();
                see(game, &action);
                game.play(&action).unwrap();
            }
        }
    }
}

/// A sheet of KnochenMAX, or the first turn of a game of Rolling Bones.
pub(crate) fn play_alone(
    options: &AnyOptions,
    bot: &str,
    number: u64,
    see: impl FnMut(&AnyGame, &AnyMove),
) -> f64 {
    let mut game = AnyGame::start(options, 1).unwrap();
    let mut bots = [make(options.game(), bot, number).unwrap()];
    let mut source = Source::new(number);
    shake(&mut game, &mut source);
    play_on(&mut game, &mut bots, &mut source, is_first_turn_or_sheet, see);
    f64::from(game.standings().points()[0].0)
}

fn is_first_turn_or_sheet(game: &AnyGame) -> bool {
    match game {
        AnyGame::RollingBones(game) => *game.current_turn() != rolling_bones::BonesTurn::new(),
        AnyGame::KnochenMax(_) | AnyGame::RollingDice(_) => true,
    }
}

/// The points of a sheet of KnochenMAX, or of a turn of Rolling Bones.
pub(crate) fn points(options: &AnyOptions, bot: &str, count: u64) -> Mean {
    over(count, |number, mean| mean.add(play_alone(options, bot, number, |_, _| {})))
}

/// Exact values of all moves, from the solver and not from a bot.
#[derive(Clone)]
pub(crate) enum Values {
    Bones(Arc<SolvedTurn>),
    Sheets(Arc<ExpectedPoints>),
}

impl Values {
    /// With the usual options.
    pub(crate) fn of(game: GameId) -> Values {
        match game {
            GameId::RollingBones => {
                let turn = TurnPlan::new().solve(&BonesOptions::default(), Utility::points());
                Values::Bones(Arc::new(turn))
            }
            GameId::KnochenMax | GameId::RollingDice => {
                Values::Sheets(Arc::new(ExpectedPoints::solve(&KnochenMaxOptions::default())))
            }
        }
    }

    pub(crate) fn moves(&self, game: &AnyGame) -> Vec<(AnyMove, f64)> {
        match (self, game) {
            (Values::Bones(turn), AnyGame::RollingBones(game)) => {
                let moves = turn.moves(game.current_turn()).into_iter();
                moves.map(|(action, value)| (AnyMove::RollingBones(action), value)).collect()
            }
            (Values::Sheets(points), AnyGame::KnochenMax(game)) => {
                let moves = points.moves(game).into_iter();
                moves.map(|found| (AnyMove::KnochenMax(found.action), found.value)).collect()
            }
            (_, _) => Vec::new(),
        }
    }

    /// What the move loses against the best one; `None` if there is no other move.
    pub(crate) fn loss(&self, game: &AnyGame, action: &AnyMove) -> Option<f64> {
        let moves = self.moves(game);
        let best = moves.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
        let chosen = moves.iter().find(|(listed, _)| listed == action)?.1;
        (moves.len() > 1).then_some(best - chosen)
    }
}

/// What a decision loses that is not forced.
pub(crate) fn loss(values: &Values, options: &AnyOptions, bot: &str, count: u64) -> Mean {
    over(count, |number, mean| {
        play_alone(options, bot, number, |game, action| {
            if let Some(loss) = values.loss(game, action) {
                mean.add(loss);
            }
        });
    })
}

/// The share of the games that the first bot wins against the second from a position, from both seats in turn.
pub(crate) fn wins(start: &AnyGame, bots: [&str; 2], games: u64) -> Mean {
    over(games, |number, mean| {
        let seat = usize::from(number % 2 == 1);
        let names = if seat == 0 { bots } else { [bots[1], bots[0]] };
        let mut players = names.map(|name| make_thinking(start.id(), name, number, PATIENCE).unwrap());
        let mut game = start.clone();
        // Two games with the same dice, seats exchanged.
        play_on(&mut game, &mut players, &mut Source::new(number / 2), |_| true, |_, _| {});
        mean.add(game.standings().share(Seat(u8::try_from(seat).unwrap())));
    })
}
