//! `bonecup rules`: the rules page of a game.

use std::io::Write;

use bonecup_games::GameId;
use bonecup_words::{Language, Words};

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::markdown;
use crate::seating::read_game;

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 80;

pub(crate) fn run(args: &RulesArgs, words: &Words) -> Result<(), Failure> {
    let game = read_game(&args.game, words)?;
    let width = terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0).min(WIDEST));
    // A reader who closed the pipe has read enough.
    let _ = anstream::stdout().write_all(markdown::render(page(game, words.language()), width).as_bytes());
    Ok(())
}

/// The one source of the rules for people, in our own words.
fn page(game: GameId, language: Language) -> &'static str {
    macro_rules! page {
        ($language:literal, $game:literal) => {
            include_str!(concat!("../../../../docs/rules/", $language, "/", $game, ".md"))
        };
    }
    match (language, game) {
        (Language::German, GameId::RollingBones) => page!("de", "rolling-bones"),
        (Language::German, GameId::KnochenMax) => page!("de", "knochenmax"),
        (Language::German, GameId::RollingDice) => page!("de", "rolling-dice"),
        (Language::English, GameId::RollingBones) => page!("en", "rolling-bones"),
        (Language::English, GameId::KnochenMax) => page!("en", "knochenmax"),
        (Language::English, GameId::RollingDice) => page!("en", "rolling-dice"),
    }
}
