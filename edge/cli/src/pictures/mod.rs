//! Positions as text pictures: at most [`WIDTH`] columns, coloured, and readable without colours.

mod knochenmax;
mod layout;
mod rolling_bones;
mod rolling_dice;
#[cfg(test)]
mod tests;

use anstyle::{AnsiColor, Style};
use bonecup_games::AnyGame;
use bonecup_words::Words;

pub(crate) use layout::{Grid, WIDTH, beside_or_below, columns, pad, pad_left, paint, rule};
pub(crate) use rolling_dice::{Map, PANEL, colour_style, landed, letter, plan, raised, standing};

/// What is there but does not matter now.
pub(crate) const DIM: Style = Style::new().dimmed();
/// What the eye should find first.
pub(crate) const BOLD: Style = Style::new().bold();
/// What costs points.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// What brings points.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();

/// The position as text of several lines; `names` are those of the seats.
pub(crate) fn picture(game: &AnyGame, names: &[String], words: &Words) -> String {
    let lines = match game {
        AnyGame::RollingBones(game) => rolling_bones::lines(game, names, words),
        AnyGame::KnochenMax(game) => knochenmax::lines(game, names, words),
        AnyGame::RollingDice(game) => rolling_dice::lines(game, names, words),
    };
    joined(&lines)
}

/// The lines one below the other, without blanks at their ends.
pub(crate) fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}
