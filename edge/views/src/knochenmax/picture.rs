//! KnochenMAX: the bones on top, and below them every sheet beside the others.

use anstyle::{AnsiColor, Style};
use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_words::{Value, Words};
use knochenmax::{BONES, Bones, KnochenMax, Sheet, SheetBox, Side, THROWS};

use bonecup_view::layout::{BOLD, DIM, WIDTH, beside, centre, clip, pad, pad_left, paint, rule};

/// The columns of the names of the boxes.
const LABEL: usize = 16;
/// The columns of a bone with the name of its side below it.
const BONE: usize = 9;
/// The columns of a sheet that stands alone, and of one among several of a seat.
const WIDE: usize = 14;
const NARROW: usize = 5;
/// The first box of the lower part.
const LOWER: usize = 4;

pub(super) fn lines(game: &KnochenMax, names: &[String], words: &Words) -> Vec<String> {
    let over = matches!(game.turn(), Turn::Over(_));
    let name = names.get(game.to_move().index()).map_or("", String::as_str);
    let made = THROWS - game.throws_left();
    let title = [("name", Value::from(name)), ("number", made.into()), ("all", THROWS.into())];
    let key = if over { "picture-over" } else { "picture-km-title" };
    let mut lines = vec![rule(&words.say(key, &title))];
    if game.throw() != Bones::NONE {
        lines.extend(bones(game, words));
        lines.push(String::new());
    }
    let sheets = usize::from(game.options().sheets.get());
    let per_table = ((WIDTH - LABEL) / seat_columns(sheets)).max(1);
    let seats: Vec<Seat> = Seat::all(game.seats()).collect();
    for (i, seats) in seats.chunks(per_table).enumerate() {
        if i > 0 {
            lines.push(String::new());
        }
        lines.extend(Table { game, over, names, words }.lines(seats));
    }
    lines
}

/// What lies, and what is in the cup.
fn bones(game: &KnochenMax, words: &Words) -> Vec<String> {
    let mut rows = vec![String::from(" "); 4];
    for side in game.throw().sides() {
        let body = ["╭───╮".to_owned(), format!("│ {side} │"), "╰───╯".to_owned()];
        for (row, part) in rows.iter_mut().zip(&body) {
            row.push_str(&centre(&paint(side_style(side), part), BONE));
        }
        rows[3].push_str(&centre(&words.name("side", side), BONE));
    }
    for _ in game.throw().number()..BONES {
        for (row, part) in rows.iter_mut().zip(["╭┄┄┄╮", "┆   ┆", "╰┄┄┄╯"]) {
            row.push_str(&centre(&paint(DIM, part), BONE));
        }
    }
    let left = game.throws_left();
    let throws = format!(
        "{}{}",
        paint(BOLD, &"●".repeat(usize::from(THROWS - left))),
        paint(DIM, &"○".repeat(usize::from(left)))
    );
    let note = [String::new(), throws, words.say("picture-km-throws-left", &[("left", left.into())])];
    beside(&rows, 2 + BONE * usize::from(BONES) + 2, &note)
}

fn side_style(side: Side) -> Style {
    let colour = match side {
        Side::Hund => AnsiColor::Blue,
        Side::Ruecken => AnsiColor::Cyan,
        Side::Bauch => AnsiColor::Yellow,
        Side::Chios => AnsiColor::Magenta,
    };
    colour.on_default().bold()
}

fn seat_columns(sheets: usize) -> usize {
    if sheets == 1 { WIDE } else { sheets * NARROW + 1 }
}

/// The sheets of some seats.
struct Table<'a> {
    game: &'a KnochenMax,
    over: bool,
    names: &'a [String],
    words: &'a Words,
}

impl Table<'_> {
    fn lines(&self, seats: &[Seat]) -> Vec<String> {
        let line = self.line(seats);
        let mut lines = vec![self.header(seats)];
        if self.sheets() > 1 {
            lines.push(self.sheet_numbers(seats));
        }
        lines.push(line.clone());
        for (i, entry) in SheetBox::ALL.into_iter().enumerate() {
            if i == LOWER {
                lines.push(line.clone());
            }
            let label = pad(&self.words.name("box", entry), LABEL - 2);
            lines.push(self.row(&label, seats, |seat, sheet| self.cell(seat, sheet, entry)));
        }
        lines.push(line);
        lines.push(self.totals(seats));
        lines
    }

    fn sheets(&self) -> usize {
        usize::from(self.game.options().sheets.get())
    }

    fn sheet_columns(&self) -> usize {
        if self.sheets() == 1 { WIDE } else { NARROW }
    }

    fn line(&self, seats: &[Seat]) -> String {
        let columns = LABEL - 2 + seats.len() * seat_columns(self.sheets());
        format!("  {}", paint(DIM, &"─".repeat(columns)))
    }

    fn is_moving(&self, seat: Seat) -> bool {
        !self.over && seat == self.game.to_move()
    }

    fn header(&self, seats: &[Seat]) -> String {
        let columns = seat_columns(self.sheets());
        let names = seats.iter().map(|&seat| {
            let name = clip(self.names.get(seat.index()).map_or("", String::as_str), columns - 4);
            let mark = if self.is_moving(seat) { "▸ " } else { "" };
            let style = if self.is_moving(seat) { BOLD } else { Style::new() };
            pad_left(&format!("{} ", paint(style, &format!("{mark}{name}"))), columns)
        });
        format!("{}{}", " ".repeat(LABEL), names.collect::<String>())
    }

    fn sheet_numbers(&self, seats: &[Seat]) -> String {
        let number = |_: Seat, sheet: usize| format!("{} ", paint(DIM, &(sheet + 1).to_string()));
        self.row(&" ".repeat(LABEL - 2), seats, number)
    }

    /// A label and a cell for each sheet.
    fn row(&self, label: &str, seats: &[Seat], cell: impl Fn(Seat, usize) -> String) -> String {
        let mut row = format!("  {label}");
        for &seat in seats {
            if self.sheets() > 1 {
                row.push(' ');
            }
            for sheet in 0..self.sheets() {
                row.push_str(&pad_left(&cell(seat, sheet), self.sheet_columns()));
            }
        }
        row
    }

    /// What stands in the box: points, a dash if it is struck, in brackets what the throw would give.
    fn cell(&self, seat: Seat, sheet: usize, entry: SheetBox) -> String {
        let Some(sheet) = self.game.sheets(seat).get(sheet) else { return String::new() };
        match sheet.value(entry) {
            Some(Points(0)) => "– ".to_owned(),
            Some(Points(points)) => format!("{points} "),
            None if self.is_moving(seat) && self.game.throw().number() == BONES => self.offer(sheet, entry),
            None => format!("{} ", paint(DIM, "·")),
        }
    }

    fn offer(&self, sheet: &Sheet, entry: SheetBox) -> String {
        let Points(points) = sheet.worth(entry, self.game.throw(), self.game.options());
        paint(DIM, &format!("({points})"))
    }

    fn totals(&self, seats: &[Seat]) -> String {
        let mut row = format!("  {}", paint(BOLD, &pad(&self.words.say("picture-km-total", &[]), LABEL - 2)));
        for &seat in seats {
            let Points(total) = self.game.sheets(seat).iter().map(Sheet::total).sum();
            row.push_str(&pad_left(
                &format!("{} ", paint(BOLD, &total.to_string())),
                seat_columns(self.sheets()),
            ));
        }
        row
    }
}
