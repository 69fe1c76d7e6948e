//! A table for bots, and positions as people write them.

use std::time::Duration;

use bonecup_bots::{Bot, make, make_thinking};
use bonecup_games::{AnyGame, AnyOptions, GameId, WrittenPosition, draw};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Standings, Turn};
use rolling_dice::Scatter;

pub(crate) type Player = Box<dyn Bot + Send>;

/// No game of these tests has more moves and outcomes.
const MOST_STEPS: usize = 100_000;

/// A game that was played.
pub(crate) struct Played {
    pub(crate) standings: Standings,
    /// The moves, in notation.
    pub(crate) moves: Vec<String>,
}

pub(crate) fn options(game: GameId, set: &[(&str, &str)]) -> AnyOptions {
    let mut options = AnyOptions::new(game);
    for (key, value) in set {
        options.set(key, value).unwrap();
    }
    options
}

/// Tests are run on busy machines, and what they see must not depend on the time.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1000);

/// One player per seat; the number names the dice and the players' seeds.
pub(crate) fn play(options: &AnyOptions, names: &[&str], number: u64) -> Played {
    let seeds = (0..).map(|seat| number * 100 + seat);
    let player = |(name, seed): (&&str, u64)| make_thinking(options.game(), name, seed, PATIENCE).unwrap();
    play_with(options, &mut names.iter().zip(seeds).map(player).collect::<Vec<_>>(), number)
}

pub(crate) fn play_with(options: &AnyOptions, players: &mut [Player], number: u64) -> Played {
    let mut game = AnyGame::start(options, players.len()).unwrap();
    let (mut source, mut moves) = (Source::new(number), Vec::new());
    for _ in 0..MOST_STEPS {
        match game.turn() {
            Turn::Over(standings) => {
                assert!(players.iter_mut().all(|player| player.choose(&game).is_none()), "the game is over");
                return Played { standings, moves };
            }
            Turn::Chance(request) => {
                let outcome = draw(&request, &mut source, &Scatter);
                game.resolve(&outcome).unwrap();
            }
            Turn::Seat(seat) => {
                let action = players[seat.index()].choose(&game).expect("a seat must move");
                game.play(&action).unwrap_or_else(|refusal| panic!("{action} is refused: {refusal}"));
                moves.push(action.to_string());
            }
        }
    }
    panic!("game {number} does not end");
}

/// The position, written as JSON.
pub(crate) fn position(json: &str) -> AnyGame {
    let written: WrittenPosition = serde_json::from_str(json).unwrap();
    written.read().unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// What `steady` does next.
pub(crate) fn steady(json: &str) -> String {
    let game = position(json);
    make(game.id(), "steady", 0).unwrap().choose(&game).unwrap().to_string()
}

/// What `steady` does up to the next roll or the end of the turn.
pub(crate) fn steady_roll(json: &str) -> Vec<String> {
    let mut game = position(json);
    let mut bot = make(game.id(), "steady", 0).unwrap();
    let mut moves = Vec::new();
    while let (Turn::Seat(_), Some(action)) = (game.turn(), bot.choose(&game)) {
        game.play(&action).unwrap();
        moves.push(action.to_string());
    }
    moves
}
