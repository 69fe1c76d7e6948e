//! Rolling Dice: the arena from above with the entrance at the foot, and the seals beside it.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use bonecup_rules::{Points, Seat};
use bonecup_words::{Value, Words};
use rolling_dice::arena::{BLOCKS, BOX_DEPTH, BOX_WIDTH, PATCHES, Patch, PatchKind, in_box, on_floe};
use rolling_dice::{Colour, Face, Length, Place, Point, Rest, RollingDice, Task, geometry};

use super::layout::{beside, clip, pad, pad_left, paint, rule};
use super::{BOLD, DIM};

/// A column is 6 mm wide and a row about twice that, as letters are.
const COLUMNS: usize = 50;
const ROWS: usize = 31;
/// Where the right half begins.
const PANEL: usize = COLUMNS + 6;
/// The columns of a seat's name beside its colour.
const NAME: usize = 8;

const NET_SIGN: char = '#';
const HOLE_SIGN: char = '░';
const WATER: Style = AnsiColor::Blue.on_default();
const NET: Style = AnsiColor::Green.on_default();
const HOLE: Style = AnsiColor::Red.on_default();

pub(super) fn lines(game: &RollingDice, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![rule(&due(game, names, words))];
    lines.extend(beside(&arena(game, words), PANEL, &panel(game, names, words)));
    lines
}

/// What is due, and from whom.
fn due(game: &RollingDice, names: &[String], words: &Words) -> String {
    let task = game.task();
    let (colour, count) = match task {
        Task::Aim { colour, dice } => (colour, dice),
        Task::Place { colour, face } => (colour, face.pips()),
        Task::Land { colour, .. } | Task::Choose { colour } => (colour, 0),
        Task::Over => return words.say("picture-over", &[]),
    };
    let values = [
        ("name", Value::from(name_of(game.seat_of(colour), names))),
        ("colour", words.name("colour", colour).into()),
        ("count", count.into()),
    ];
    words.say(&format!("picture-rd-{}", task.name()), &values)
}

fn name_of(seat: Seat, names: &[String]) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}

/// A letter of the map and how it is painted.
type Cell = (char, Style);

fn arena(game: &RollingDice, words: &Words) -> Vec<String> {
    let mut map: Vec<Vec<Cell>> =
        (0..ROWS).map(|row| (0..COLUMNS).map(|column| ground(middle(column, row))).collect()).collect();
    for (number, rest) in (1..).zip(game.thrown()) {
        let label = [raised(number), digit(rest.face.pips().into())];
        write(&mut map, rest.centre(), &label, colour_style(game.thrower()).underline());
    }
    for (colour, rest) in game.resting() {
        let label = [letter(colour), digit(rest.face.pips().into())];
        write(&mut map, rest.centre(), &label, colour_style(colour).invert());
    }
    PATCHES.iter().for_each(|patch| label_patch(&mut map, patch));
    framed(&map, game, words)
}

/// What a net gives or a hole takes, in its middle or, if a die lies there, just before or behind it.
fn label_patch(map: &mut [Vec<Cell>], patch: &Patch) {
    let Points(points) = patch.points;
    let sign = if points < 0 { '−' } else { '+' };
    let spots = [0, 14, -14].map(|y| Point { x: patch.centre.x, y: patch.centre.y + Length::mm(y) });
    let is_free = |spot: &&Point| {
        let (row, column) = place_of(**spot);
        map[row][column..column + 2].iter().all(|cell| [' ', NET_SIGN, HOLE_SIGN].contains(&cell.0))
    };
    if let Some(&spot) = spots.iter().find(is_free) {
        write(map, spot, &[sign, digit(points.unsigned_abs())], patch_style(patch).bold());
    }
}

fn framed(map: &[Vec<Cell>], game: &RollingDice, words: &Words) -> Vec<String> {
    let mut lines = vec![format!("  {}", paint(DIM, &format!("┌{}┐", "─".repeat(COLUMNS))))];
    let wall = paint(DIM, "│");
    lines.extend(map.iter().map(|row| format!("  {wall}{}{wall}", painted(row))));
    let entrance = format!(" {} ", words.say("picture-rd-entrance", &[]));
    let side = "┄".repeat(COLUMNS.saturating_sub(entrance.chars().count()) / 2);
    lines.push(format!(
        "  {}",
        paint(DIM, &format!("╵{}╵", pad(&format!("{side}{entrance}{side}"), COLUMNS)))
    ));
    lines.push(blocks(game));
    lines
}

/// The letters of a row; neighbours in the same style are painted together.
fn painted(row: &[Cell]) -> String {
    row.chunk_by(|a, b| a.1 == b.1)
        .map(|run| paint(run[0].1, &run.iter().map(|cell| cell.0).collect::<String>()))
        .collect()
}

/// The row of ice blocks; the first one has the start symbol.
fn blocks(game: &RollingDice) -> String {
    let lying = game.blocks();
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

fn die(colour: Colour, face: Face) -> String {
    paint(colour_style(colour).invert(), &format!("{}{face}", letter(colour)))
}

/// What a point of the arena is made of.
fn ground(point: Point) -> Cell {
    if !on_floe(point) {
        return ('~', WATER);
    }
    let covers =
        |patch: &&Patch| geometry::distance(point, patch.centre) <= f64::from(patch.radius.in_hundredths());
    match PATCHES.iter().find(covers) {
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

/// Writes two letters about the point; what lies outside the box is not on the map.
fn write(map: &mut [Vec<Cell>], point: Point, letters: &[char; 2], style: Style) {
    let (row, column) = place_of(point);
    if in_box(point) {
        map[row][column] = (letters[0], style);
        map[row][column + 1] = (letters[1], style);
    }
}

fn digit(number: u32) -> char {
    char::from_digit(number, 10).unwrap_or('?')
}

fn raised(number: usize) -> char {
    ['¹', '²', '³', '⁴'].get(number - 1).copied().unwrap_or('°')
}

/// The colour's letter in notation.
fn letter(colour: Colour) -> char {
    colour.name().chars().next().unwrap_or('?')
}

fn colour_style(colour: Colour) -> Style {
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

fn panel(game: &RollingDice, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![paint(BOLD, &words.say("picture-rd-seals", &[("goal", game.goal().0.into())]))];
    lines.extend(game.colours().iter().map(|&colour| seal(game, colour, names, words)));
    lines.push(String::new());
    if !game.thrown().is_empty() {
        lines.push(paint(BOLD, &words.say("picture-rd-thrown", &[])));
        lines.extend((1..).zip(game.thrown()).map(|(number, rest)| thrown(number, rest, words)));
        lines.push(String::new());
    }
    for (sign, key) in [("##", "net"), ("░░", "hole"), ("~~", "water"), ("o5", "die"), ("¹5", "loose")] {
        let text = words.say(&format!("picture-rd-legend-{key}"), &[]);
        lines.push(paint(DIM, &format!("{sign} {text}")));
    }
    lines
}

/// A colour, its points, what the last round brought, and whose it is.
fn seal(game: &RollingDice, colour: Colour, names: &[String], words: &Words) -> String {
    let Points(points) = game.seal(colour);
    let last = game.last_round().iter().find(|line| line.colour == colour);
    let gain = last.map(|line| line.to - line.from).filter(|gain| gain.0 > 0);
    let gain = gain.map_or(String::new(), |gain| format!("+{}", gain.0));
    format!(
        "{} {}{} {}",
        paint(colour_style(colour), &format!("{} {}", letter(colour), pad(&words.name("colour", colour), 6))),
        pad_left(&points.to_string(), 3),
        paint(DIM, &pad_left(&gain, 4)),
        clip(name_of(game.seat_of(colour), names), NAME),
    )
}

fn thrown(number: usize, rest: &Rest, words: &Words) -> String {
    let place = match rest.place {
        Place::Floe => "floe",
        Place::Water => "water",
        Place::Outside => "outside",
    };
    let place = words.say(&format!("place-{place}"), &[]);
    format!("{}{} {place}", raised(number), rest.face)
}
