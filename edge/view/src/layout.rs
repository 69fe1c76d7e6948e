//! Lines, columns and colours of text pictures: at most [`WIDTH`] columns, coloured, and readable without colours.

use anstyle::{AnsiColor, Style};

/// What is there but does not matter now.
pub const DIM: Style = Style::new().dimmed();
/// What the eye should find first.
pub const BOLD: Style = Style::new().bold();
/// What costs points.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// What brings points.
pub const GOOD: Style = AnsiColor::Green.on_default();

/// No line is longer: a terminal has 80 columns, and a quoting mail takes two.
pub const WIDTH: usize = 78;

/// The columns that are there: fewer in a narrow terminal. Whoever reads from a pipe has them all.
pub fn columns() -> usize {
    let terminal = terminal_size::terminal_size_of(std::io::stdout()).filter(|_| !cfg!(test));
    terminal.map_or(WIDTH, |(width, _)| usize::from(width.0).clamp(NARROWEST, WIDTH))
}

/// Below this nothing can be read anyway.
const NARROWEST: usize = 40;

/// The text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// How many columns a text takes, its colours aside.
pub fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// The text with blanks up to the column.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", blanks(text, columns))
}

/// The text with blanks before it, so that it ends at the column.
pub fn pad_left(text: &str, columns: usize) -> String {
    format!("{}{text}", blanks(text, columns))
}

/// The text in the middle of the columns, half a column to the left if need be.
pub fn centre(text: &str, columns: usize) -> String {
    let before = columns.saturating_sub(width(text)) / 2;
    pad(&format!("{}{text}", " ".repeat(before)), columns)
}

fn blanks(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width(text)))
}

/// A plain text cut to so many columns, with an ellipsis where it was cut.
pub fn clip(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if width(&cut) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        cut.push(letter);
    }
    cut + "…"
}

/// The lines one below the other, without blanks at their ends.
pub fn joined(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Two blocks of lines beside each other.
pub fn beside(left: &[String], columns: usize, right: &[String]) -> Vec<String> {
    let line = |block: &[String], i: usize| block.get(i).cloned().unwrap_or_default();
    let rows = left.len().max(right.len());
    (0..rows).map(|i| format!("{}{}", pad(&line(left, i), columns), line(right, i))).collect()
}

/// The same where they fit, else one below the other.
pub fn beside_or_below(left: &[String], at: usize, right: &[String]) -> Vec<String> {
    if columns() < WIDTH { [left, right].concat() } else { beside(left, at, right) }
}

/// A line across the picture that begins with its title.
pub fn rule(title: &str) -> String {
    let title = clip(title, columns() - 8);
    let rest = columns().saturating_sub(width(&title) + 5);
    format!("{} {} {}", paint(DIM, "───"), paint(BOLD, &title), paint(DIM, &"─".repeat(rest)))
}

/// Entries of equal width in as many columns as fit.
pub struct Grid {
    /// Blanks before each row.
    pub indent: usize,
    /// Blanks between two columns.
    pub gap: usize,
    /// More columns than this are hard to read.
    pub most_columns: usize,
}

impl Grid {
    /// The rows, filled from left to right.
    pub fn rows(&self, entries: &[String]) -> Vec<String> {
        let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0);
        let fitting = (WIDTH - self.indent + self.gap) / (widest + self.gap).max(1);
        let columns = fitting.clamp(1, self.most_columns);
        entries.chunks(columns).map(|row| self.row(row, widest)).collect()
    }

    fn row(&self, entries: &[String], widest: usize) -> String {
        let cells: Vec<_> = entries.iter().map(|entry| pad(entry, widest)).collect();
        let row = format!("{}{}", " ".repeat(self.indent), cells.join(&" ".repeat(self.gap)));
        row.trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width(&paint(BOLD, "Rücken")), 6);
        assert_eq!(width(&pad(&paint(BOLD, "ab"), 5)), 5);
        assert_eq!(pad_left("7", 3), "  7");
        assert_eq!(centre("ab", 5), " ab  ");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(clip("Maximiliane", 8), "Maximil…");
        assert_eq!(clip("Max", 8), "Max");
        assert_eq!(clip("骨骨骨骨骨", 6), "骨骨…");
    }

    #[test]
    fn a_grid_has_as_many_columns_as_fit() {
        let grid = Grid { indent: 2, gap: 2, most_columns: 3 };
        let entries = ["a", "bb", "c", "d"].map(str::to_owned);
        assert_eq!(grid.rows(&entries), ["  a   bb  c", "  d"]);
        let wide = ["x".repeat(60), "y".to_owned()];
        assert_eq!(grid.rows(&wide).len(), 2);
        assert!(grid.rows(&[]).is_empty());
    }
}
