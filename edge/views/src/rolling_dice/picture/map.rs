//! The arena from above, a letter for each 6 mm by about twice that, with the entrance at the foot.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use bonecup_rules::Points;
use bonecup_words::Words;
use rolling_dice::arena::{BLOCKS, BOX_DEPTH, BOX_WIDTH, Patch, PatchKind, in_box, on_floe};
use rolling_dice::{Colour, Face, Length, Point, Rest, geometry};

use bonecup_view::layout::{BOLD, DIM, paint};

/// A column is 6 mm wide and a row about twice that, as letters are.
pub(super) const COLUMNS: usize = 50;
const ROWS: usize = 31;

pub(super) const NET_SIGN: char = '#';
pub(super) const HOLE_SIGN: char = '░';
const WATER: Style = AnsiColor::Blue.on_default();
const NET: Style = AnsiColor::Green.on_default();
const HOLE: Style = AnsiColor::Red.on_default();

/// A letter of the map and how it is painted.
type Cell = (char, Style);

/// The arena and what lies in it.
pub struct Map {
    cells: Vec<Vec<Cell>>,
    patches: &'static [Patch],
}

impl Map {
    /// The empty arena with these nets and holes.
    pub fn empty(patches: &'static [Patch]) -> Map {
        let row = |row| (0..COLUMNS).map(|column| ground(middle(column, row), patches)).collect();
        Map { cells: (0..ROWS).map(row).collect(), patches }
    }

    /// A thrown die with its number.
    pub fn put_thrown(&mut self, number: usize, thrower: Colour, rest: &Rest) {
        let label = [raised(number), digit(rest.face.pips().into())];
        self.write(rest.centre(), &label, colour_style(thrower).underline());
    }

    /// A scoring die with the letter of its colour.
    pub fn put_scoring(&mut self, colour: Colour, rest: &Rest) {
        let label = [letter(colour), digit(rest.face.pips().into())];
        self.write(rest.centre(), &label, colour_style(colour).invert());
    }

    /// The ring about the die that has to be beaten.
    pub fn put_ring(&mut self, rest: &Rest) {
        let (row, column) = place_of(rest.centre());
        let sides = [(column.checked_sub(1), '('), (Some(column + 2), ')')];
        for (column, sign) in sides {
            if let Some(cell) = column.and_then(|column| self.cells[row].get_mut(column)) {
                *cell = (sign, BOLD);
            }
        }
    }

    /// How many dice came to rest in each cell, as digits: 9 is the most.
    pub fn put_counts(&mut self, points: impl Iterator<Item = Point>) {
        let mut counts = vec![vec![0_u32; COLUMNS]; ROWS];
        for point in points.filter(|point| in_box(*point)) {
            let row = cell_of(BOX_DEPTH - point.y, BOX_DEPTH, ROWS).min(ROWS - 1);
            counts[row][column_of(point.x).min(COLUMNS - 1)] += 1;
        }
        let most = counts.iter().flatten().copied().max().unwrap_or(0);
        for (cells, counts) in self.cells.iter_mut().zip(counts) {
            for (cell, count) in cells.iter_mut().zip(counts).filter(|(_, count)| *count > 0) {
                *cell = (digit((count * 9).div_ceil(most.max(1))), BOLD);
            }
        }
    }

    /// What nets give and holes take, each in its middle or, if a die lies there, just before or behind it.
    pub fn label_patches(&mut self) {
        for patch in self.patches {
            let Points(points) = patch.points;
            let sign = if points < 0 { '−' } else { '+' };
            let spots = [0, 14, -14].map(|y| Point { x: patch.centre.x, y: patch.centre.y + Length::mm(y) });
            if let Some(&spot) = spots.iter().find(|spot| self.is_bare(**spot)) {
                self.write(spot, &[sign, digit(points.unsigned_abs())], patch_style(patch).bold());
            }
        }
    }

    fn is_bare(&self, spot: Point) -> bool {
        let (row, column) = place_of(spot);
        self.cells[row][column..column + 2].iter().all(|cell| [' ', NET_SIGN, HOLE_SIGN].contains(&cell.0))
    }

    /// The map within its walls, the entrance below.
    pub fn framed(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![format!("  {}", paint(DIM, &format!("┌{}┐", "─".repeat(COLUMNS))))];
        let wall = paint(DIM, "│");
        lines.extend(self.cells.iter().map(|row| format!("  {wall}{}{wall}", painted(row))));
        let entrance = format!(" {} ", words.say("picture-rd-entrance", &[]));
        let rest = COLUMNS.saturating_sub(entrance.chars().count());
        let (left, right) = ("┄".repeat(rest / 2), "┄".repeat(rest - rest / 2));
        lines.push(format!("  {}", paint(DIM, &format!("╵{left}{entrance}{right}╵"))));
        lines
    }

    /// Writes two letters about the point; what lies outside the box is not on the map.
    fn write(&mut self, point: Point, letters: &[char; 2], style: Style) {
        let (row, column) = place_of(point);
        if in_box(point) {
            self.cells[row][column] = (letters[0], style);
            self.cells[row][column + 1] = (letters[1], style);
        }
    }
}

/// The letters of a row; neighbours in the same style are painted together.
fn painted(row: &[Cell]) -> String {
    row.chunk_by(|a, b| a.1 == b.1)
        .map(|run| paint(run[0].1, &run.iter().map(|cell| cell.0).collect::<String>()))
        .collect()
}

/// The row of ice blocks with the dice on them; the first block has the start symbol.
pub(super) fn blocks(lying: &[(Colour, Face)]) -> String {
    let mut line = String::from("   ");
    let mut end = 0;
    for (i, block) in BLOCKS.iter().enumerate() {
        let start = column_of(block.x).saturating_sub(1);
        line.push_str(&" ".repeat(start.saturating_sub(end)));
        end = start + 4;
        line.push_str(&match lying.get(i) {
            Some((colour, face)) => format!("[{}]", die(*colour, *face)),
            None if i == 0 => "[★ ]".to_owned(),
            None => paint(DIM, "[  ]"),
        });
    }
    line
}

/// A scoring die: the letter of its colour and its pips.
pub(super) fn die(colour: Colour, face: Face) -> String {
    paint(colour_style(colour).invert(), &format!("{}{face}", letter(colour)))
}

/// What a point of the arena is made of.
fn ground(point: Point, patches: &[Patch]) -> Cell {
    if !on_floe(point) {
        return ('~', WATER);
    }
    let covers =
        |patch: &&Patch| geometry::distance(point, patch.centre) <= f64::from(patch.radius.in_hundredths());
    match patches.iter().find(covers) {
        Some(patch) if patch.kind == PatchKind::Net => (NET_SIGN, patch_style(patch)),
        Some(patch) => (HOLE_SIGN, patch_style(patch)),
        None => (' ', Style::new()),
    }
}

fn patch_style(patch: &Patch) -> Style {
    match patch.kind {
        PatchKind::Net => NET,
        PatchKind::Hole => HOLE,
    }
}

/// The middle of a cell.
fn middle(column: usize, row: usize) -> Point {
    let part = |index: usize, of: usize, length: Length| {
        // Indices below a hundred are exact in every number type.
        let (index, of) = (u32::try_from(index).unwrap_or(0), u32::try_from(of).unwrap_or(1));
        Length::nearest((f64::from(index) + 0.5) / f64::from(of) * length.in_mm())
    };
    Point { x: part(column, COLUMNS, BOX_WIDTH), y: BOX_DEPTH - part(row, ROWS, BOX_DEPTH) }
}

fn column_of(x: Length) -> usize {
    cell_of(x, BOX_WIDTH, COLUMNS)
}

/// The row and the first column of two letters about a point.
fn place_of(point: Point) -> (usize, usize) {
    let row = cell_of(BOX_DEPTH - point.y, BOX_DEPTH, ROWS).min(ROWS - 1);
    (row, column_of(point.x - Length::mm(3)).min(COLUMNS - 2))
}

fn cell_of(length: Length, most: Length, cells: usize) -> usize {
    let length = usize::try_from(length.in_hundredths().max(0)).unwrap_or(0);
    let most = usize::try_from(most.in_hundredths()).unwrap_or(1);
    length * cells / most
}

fn digit(number: u32) -> char {
    char::from_digit(number, 10).unwrap_or('?')
}

/// The number as a small raised digit.
pub fn raised(number: usize) -> char {
    number.checked_sub(1).and_then(|index| ['¹', '²', '³', '⁴'].get(index).copied()).unwrap_or('°')
}

/// The colour's letter in notation.
pub fn letter(colour: Colour) -> char {
    colour.name().chars().next().unwrap_or('?')
}

/// How dice of the colour are painted.
pub fn colour_style(colour: Colour) -> Style {
    let colour: Color = match colour {
        Colour::Orange => Ansi256Color(208).into(),
        Colour::Green => AnsiColor::Green.into(),
        Colour::Purple => AnsiColor::Magenta.into(),
        Colour::Red => AnsiColor::Red.into(),
        Colour::Blue => AnsiColor::Blue.into(),
        Colour::Yellow => AnsiColor::Yellow.into(),
    };
    Style::new().fg_color(Some(colour)).bold()
}
