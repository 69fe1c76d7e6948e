//! How strong the bots of a game are: points of a sheet or turn alone, loss per decision, wins against the bot
//! before.
//!
//! `cargo run --release -p bonecup-bots --example strength -- GAME SHEETS MATCHES [BOT …]`, for instance
//! `rolling-bones 1000000 0 master`: a million turns. Losses are measured on a tenth of the sheets or turns.
//! Rolling Dice has neither sheets nor turns: `rolling-dice 0 1000` plays each bot against the one before, with the
//! judged engine.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    dead_code,
    reason = "it prints measurements and stops at the first surprise"
)]

#[path = "../tests/bots/measure.rs"]
mod measure;

use std::time::Instant;

use bonecup_bots::bots_for;
use bonecup_games::{AnyGame, AnyOptions, GameId};

use measure::{Values, loss, points, wins};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(usual, |text| text.parse().unwrap());
    let game = args.first().map_or(GameId::KnochenMax, |text| text.parse().unwrap());
    let named = args.get(3..).unwrap_or_default();
    let asked_for = |name: &str| named.is_empty() || named.iter().any(|bot| bot == name);
    let mut weaker = None;
    for bot in bots_for(game).map(|bot| bot.name.as_str()).filter(|name| asked_for(name)) {
        if game != GameId::RollingDice {
            alone(&Values::of(game), game, bot, number(1, 10_000));
        }
        if let Some(weaker) = weaker.replace(bot) {
            against(game, [bot, weaker], number(2, 1000));
        }
    }
}

fn alone(values: &Values, game: GameId, bot: &str, count: u64) {
    let options = AnyOptions::new(game);
    let began = Instant::now();
    let points = points(&options, bot, count);
    let took = began.elapsed().as_secs_f64();
    let loss = loss(values, &options, bot, count / 10);
    println!(
        "{bot}: {:.4} ± {:.4} points of {count} ({took:.1} s), {:.4} ± {:.4} lost per decision",
        points.value(),
        points.error(),
        loss.value(),
        loss.error()
    );
}

fn against(game: GameId, bots: [&str; 2], games: u64) {
    let start = AnyGame::start(&AnyOptions::new(game), 2).unwrap();
    let began = Instant::now();
    let share = wins(&start, bots, games);
    let took = began.elapsed().as_secs_f64();
    println!(
        "{} wins {:.4} ± {:.4} of {games} games against {} ({took:.1} s)",
        bots[0],
        share.value(),
        share.error(),
        bots[1]
    );
}
