//! Reads the game, its options and its bots as they are typed.

use bonecup_bots::{Bot, make};
use bonecup_games::{AnyOptions, GameId, UnknownGame};
use bonecup_referee::{BotName, DiceSource, Name, Player, SeatPlan};
use bonecup_words::{Value, Words};

use crate::failure::Failure;

/// The game of this key or title, in capitals or not.
pub(crate) fn read_game(typed: &str, words: &Words) -> Result<GameId, Failure> {
    let plain = typed.trim().to_lowercase().replace([' ', '_'], "-");
    let titled = GameId::ALL.into_iter().find(|game| game.title().to_lowercase().replace(' ', "-") == plain);
    let known = titled.map_or_else(|| plain.parse(), Ok).or_else(|_: UnknownGame| typed.parse());
    known.map_err(|unknown: UnknownGame| Failure::reason_usage(&unknown, words))
}

/// The options, each typed as `key=value`.
pub(crate) fn read_options(game: GameId, typed: &[String], words: &Words) -> Result<AnyOptions, Failure> {
    let mut options = AnyOptions::new(game);
    for pair in typed {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(Failure::Usage(words.say("cli-error-option", &[("given", Value::from(pair))])));
        };
        options.set(key, value).map_err(|error| Failure::reason_usage(&error, words))?;
    }
    Ok(options)
}

/// The words of a list with commas; an empty list has none.
pub(crate) fn split_seats(typed: &str) -> Vec<&str> {
    if typed.trim().is_empty() { Vec::new() } else { typed.split(',').map(str::trim).collect() }
}

/// The plan of a bot's seat: it draws its dice and adds nothing to them.
pub(crate) fn bot_seat(name: &str) -> Option<SeatPlan> {
    let player = Player::Bot(name.parse::<BotName>().ok()?);
    Some(SeatPlan::new(name.parse::<Name>().ok()?, player, DiceSource::Drawn))
}

/// The bots of these names. Each seat's own seed makes equal bots play differently.
pub(crate) fn make_bots(
    game: GameId,
    names: &[&str],
    seed: u64,
    words: &Words,
) -> Result<Vec<Box<dyn Bot + Send>>, Failure> {
    let seeds = (0..).map(|seat: u64| seed.wrapping_mul(31).wrapping_add(seat));
    let bots = names.iter().zip(seeds).map(|(name, seed)| make(game, name, seed));
    bots.collect::<Result<_, _>>().map_err(|unknown| Failure::reason_usage(&unknown, words))
}
