//! `bonecup rules`: the rules page of a game.

use std::path::Path;

use bonecup_games::GameId;
use bonecup_views::{rolling_dice, view};
use bonecup_words::{Language, Words};

use crate::args::RulesArgs;
use crate::commands::throw::plan;
use crate::failure::Failure;
use crate::markdown;
use crate::output;
use crate::seating::read_game;
use crate::speech;

/// The picture of the floe on the page of Rolling Dice.
const PLAN: &str = "floe.svg";

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 80;

pub(crate) fn run(args: &RulesArgs, words: &Words) -> Result<(), Failure> {
    let game = read_game(&args.game, words)?;
    if let Some(path) = &args.svg {
        return write_plan(path, game, words);
    }
    if args.plain {
        let said = speech::page(page(game, words.language()), words);
        return said.iter().try_for_each(|line| output::print_line(line));
    }
    let width = terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0).min(WIDEST));
    output::print(&markdown::render(page(game, words.language()), width, &|file| drawn(file, words)))
}

fn write_plan(path: &Path, game: GameId, words: &Words) -> Result<(), Failure> {
    if game != GameId::RollingDice {
        return Err(Failure::Usage(words.say("plan-other-game", &[])));
    }
    std::fs::write(path, plan(words)).map_err(|error| Failure::file(path, &error, words))
}

/// What the terminal shows for a picture of the pages: it draws the same arena with letters.
fn drawn(file: &str, words: &Words) -> Vec<String> {
    if file == PLAN { rolling_dice::plan(words) } else { Vec::new() }
}

/// The one source of the rules for people, in our own words.
fn page(game: GameId, language: Language) -> &'static str {
    view(game).rules_page(language)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

    use std::path::PathBuf;

    use ::rolling_dice::arena::{PATCHES, Patch, PatchKind};

    use super::*;

    fn pages(language: Language) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(language.to_string())
    }

    /// A plan of other measures is written as snapshots are, with `INSTA_UPDATE=always`.
    #[test]
    fn the_picture_of_the_page_is_the_plan_of_the_arena() {
        let is_update = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
        for language in Language::ALL {
            let (file, drawn) = (pages(language).join(PLAN), plan(&Words::new(language)));
            if is_update {
                std::fs::write(&file, &drawn).unwrap();
            }
            assert!(std::fs::read_to_string(&file).unwrap() == drawn, "{}", file.display());
        }
    }

    /// The cells of the table as the page has them, one row per net and hole.
    fn row(patch: &Patch, language: Language) -> String {
        let (net, hole) = match language {
            Language::German => ("Fischnetz", "Eisloch"),
            Language::English => ("fish net", "ice hole"),
        };
        let (kind, sign) = match patch.kind {
            PatchKind::Net => (net, '+'),
            PatchKind::Hole => (hole, '−'),
        };
        let (x, y) = (patch.centre.x.in_mm(), patch.centre.y.in_mm());
        let across = (patch.radius + patch.radius).in_mm();
        format!("|{kind}|{sign}{}|{x}|{y}|{across}|", patch.points.0.abs())
    }

    #[test]
    fn the_page_has_every_net_and_hole_with_its_value_and_measures() {
        for language in Language::ALL {
            let page = page(GameId::RollingDice, language);
            let tight = |line: &str| line.split('|').map(str::trim).collect::<Vec<_>>().join("|");
            let rows: Vec<String> = page.lines().map(tight).collect();
            for patch in &PATCHES {
                let row = row(patch, language);
                assert!(rows.contains(&row), "{language}: {row}");
            }
        }
    }

    #[test]
    fn the_terminal_draws_the_plan_where_the_page_has_its_picture() {
        let words = Words::new(Language::English);
        let page = page(GameId::RollingDice, Language::English);
        let shown = markdown::render(page, WIDEST, &|file| drawn(file, &words));
        let shown = anstream::adapter::strip_str(&shown).to_string();
        for value in ["+3", "+4", "+5", "+6", "−2", "−4", "[★ ]", "entrance"] {
            assert!(shown.contains(value), "{value}");
        }
        assert!(!shown.contains(PLAN));
    }
}
