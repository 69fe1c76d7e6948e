//! The sheets of all seats beside each other.

use bonecup_rules::{Game, Points, Seat, Turn};
use knochenmax::score::Further;
use knochenmax::{BONES, Sheet, SheetBox};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Scene, targets};
use crate::hits::Hits;
use crate::ink::{cell, put};
use crate::paper::Paper;
use crate::text::{fit, fit_right};

/// Names, ten boxes, three rules and a total; numbers of sheets where there are several.
pub(super) const ROWS: usize = 16;

/// The columns of the names of the boxes.
const LABEL: usize = 16;
/// The columns of a sheet that stands alone, and of one among several of a seat.
const WIDE: usize = 13;
const NARROW: usize = 6;
/// The first box of the lower part.
const LOWER: usize = 4;

/// Draws as many seats as fit, always the one that is looked at; says how many columns that took.
pub(super) fn draw(
    scene: &Scene<'_>,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) -> usize {
    let table = Table { scene, paper };
    let seats = table.seats_in(usize::from(area.width));
    let width = LABEL + seats.len() * table.seat_columns();
    let mut row = 0;
    for (number, seat) in seats.iter().enumerate() {
        table.name(*seat, LABEL + number * table.seat_columns(), frame, area);
    }
    row += 1;
    if table.count() > 1 {
        table.numbers(&seats, row, frame, area);
        row += 1;
    }
    for (index, entry) in SheetBox::ALL.into_iter().enumerate() {
        if index == 0 || index == LOWER {
            put(frame, area, 1, row, &"─".repeat(width - 1), paper.theme.frame());
            row += 1;
        }
        table.entry(entry, &seats, row, frame, area, hits);
        row += 1;
    }
    put(frame, area, 1, row, &"─".repeat(width - 1), paper.theme.frame());
    table.totals(&seats, row + 1, frame, area);
    width
}

struct Table<'a> {
    scene: &'a Scene<'a>,
    paper: &'a Paper<'a>,
}

impl Table<'_> {
    /// How many sheets each seat has.
    fn count(&self) -> usize {
        usize::from(self.scene.game.options().sheets.get())
    }

    fn sheet_columns(&self) -> usize {
        if self.count() == 1 { WIDE } else { NARROW }
    }

    fn seat_columns(&self) -> usize {
        if self.count() == 1 { WIDE } else { self.count() * NARROW + 1 }
    }

    /// The seats that fit beside each other: the page on which the one is that is looked at.
    fn seats_in(&self, columns: usize) -> Vec<Seat> {
        let most = (columns.saturating_sub(LABEL) / self.seat_columns()).max(1);
        let seats: Vec<Seat> = Seat::all(self.scene.game.seats()).collect();
        let page = seats.chunks(most).find(|page| page.contains(&self.scene.looked_at(self.paper)));
        page.unwrap_or(&seats).to_vec()
    }

    fn is_moving(&self, seat: Seat) -> bool {
        !matches!(self.scene.game.turn(), Turn::Over(_)) && seat == self.scene.game.to_move()
    }

    fn name(&self, seat: Seat, column: usize, frame: &mut Frame<'_>, area: Rect) {
        let mark = if self.is_moving(seat) { "▸ " } else { "" };
        let style = if self.is_moving(seat) { self.paper.theme.title() } else { Style::new() };
        let name = format!("{mark}{}", self.paper.cast.name(seat));
        let columns = self.seat_columns() - 1;
        put(frame, area, column, 0, &fit_right(&name, columns), style);
    }

    fn numbers(&self, seats: &[Seat], row: usize, frame: &mut Frame<'_>, area: Rect) {
        for number in 0..seats.len() {
            for sheet in 0..self.count() {
                let text = fit_right(&format!("{} ", sheet + 1), NARROW);
                put(frame, area, self.column(number, sheet), row, &text, self.paper.theme.dim());
            }
        }
    }

    fn column(&self, seat: usize, sheet: usize) -> usize {
        let gap = usize::from(self.count() > 1);
        LABEL + seat * self.seat_columns() + gap + sheet * self.sheet_columns()
    }

    fn entry(
        &self,
        entry: SheetBox,
        seats: &[Seat],
        row: usize,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) {
        let is_focus = self.focus().is_some_and(|(_, at)| at == entry);
        let style = if is_focus { self.paper.theme.title() } else { Style::new() };
        let mark = if is_focus { '▸' } else { ' ' };
        let name = fit(&self.paper.words.name("box", entry), LABEL - 2);
        put(frame, area, 0, row, &format!("{mark}{name}"), style);
        for (number, &seat) in seats.iter().enumerate() {
            for (index, sheet) in self.scene.game.sheets(seat).iter().enumerate() {
                let column = self.column(number, index);
                let columns = self.sheet_columns();
                let (text, style) = self.look(seat, index, sheet, entry);
                put(frame, area, column, row, &fit_right(&text, columns), style);
                if let Some(region) = cell(area, column, row, columns).filter(|_| self.is_moving(seat)) {
                    hits.add(region, targets::box_of(index, entry));
                }
            }
        }
    }

    fn focus(&self) -> Option<(usize, SheetBox)> {
        self.scene.move_input.map(|input| input.focus())
    }

    /// What stands in the box: points, a dash if it is struck, in brackets what the throw would give.
    fn look(&self, seat: Seat, index: usize, sheet: &Sheet, entry: SheetBox) -> (String, Style) {
        let theme = self.paper.theme;
        let is_offered = self.is_moving(seat) && self.scene.game.throw().number() == BONES;
        match sheet.value(entry) {
            Some(Points(0)) => ("– ".to_owned(), theme.dim()),
            Some(Points(points)) => (format!("{points} "), theme.title()),
            None if is_offered => {
                let is_focus = self.focus() == Some((index, entry));
                (self.offer(sheet, entry), if is_focus { theme.focus() } else { theme.legal() })
            }
            None => ("· ".to_owned(), theme.dim()),
        }
    }

    /// What the throw would give: a star marks a bonus, a J a joker that helps.
    fn offer(&self, sheet: &Sheet, entry: SheetBox) -> String {
        let game = self.scene.game;
        let Points(points) = sheet.worth(entry, game.throw(), game.options());
        let mark = match sheet.further(game.throw(), game.options()) {
            Further::Bonus(side) if entry.side() == Some(side) => "★",
            Further::Joker if entry.side().is_none() => "J",
            Further::No | Further::Bonus(_) | Further::Joker => "",
        };
        format!("({points}{mark})")
    }

    fn totals(&self, seats: &[Seat], row: usize, frame: &mut Frame<'_>, area: Rect) {
        let theme = self.paper.theme;
        put(frame, area, 1, row, &self.paper.say("picture-km-total", &[]), theme.title());
        for (number, &seat) in seats.iter().enumerate() {
            let Points(total) = self.scene.game.sheets(seat).iter().map(Sheet::total).sum();
            let text = fit_right(&format!("{total} "), self.seat_columns());
            put(frame, area, LABEL + number * self.seat_columns(), row, &text, theme.title());
        }
    }
}
