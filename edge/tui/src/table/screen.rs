//! How a table is laid out: a title, the game, what happened, and the coach where there is room.

use bonecup_referee::{Next, Player};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::TableScreen;
use super::coach_panel;
use crate::hints;
use crate::hits::Hits;
use crate::ink::{below, put};
use crate::paper::Paper;
use crate::text::{clip, fit, fit_right, width};
use crate::theme::Theme;

/// From this width on the coach can have a column of its own.
const WIDE: u16 = 112;
/// The columns of the coach there.
const COACH: u16 = 39;
/// What the coach needs at least, to be read: columns, and rows where there are few columns and many.
const LEAST: u16 = 34;
const ROWS: u16 = 14;
const ROWS_IF_WIDE: u16 = 10;

impl TableScreen {
    pub(crate) fn draw(&self, theme: Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        let beat = usize::try_from(self.age.as_millis() / 120).unwrap_or(0);
        let paper = Paper { words: &self.words, theme, cast: &self.cast, looked_at: self.looked_at, beat };
        self.title(&paper, frame, area);
        let body = Rect { height: area.height.saturating_sub(3), ..below(area, 1) };
        let is_wide = area.width >= WIDE && self.coach.is_open() && self.board.gives_coach_a_column();
        let main = if is_wide { Rect { width: body.width - COACH - 1, ..body } } else { body };
        let main = Rect { x: main.x + 1, width: main.width.saturating_sub(2), ..main };
        let rest = self.draw_board(&paper, frame, main, hits);
        if is_wide {
            let column = Rect { x: body.x + body.width - COACH - 1, width: COACH, ..body };
            self.log.draw(&paper, frame, rest);
            self.coach.draw(&paper, frame, column);
        } else if self.coach.is_open() {
            self.coach_and_log(&paper, frame, rest, body);
        } else {
            self.log.draw(&paper, frame, rest);
        }
        self.foot(&paper, frame, area, hits);
    }

    /// Below the log if there is room; else over it and over as much of the game as the coach needs.
    fn coach_and_log(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, rest: Rect, body: Rect) {
        let needed = if coach_panel::is_wide(rest) { ROWS_IF_WIDE } else { ROWS };
        let (x, columns) = if rest.width >= LEAST {
            (rest.x, rest.width)
        } else {
            (body.x + body.width.saturating_sub(COACH), COACH.min(body.width))
        };
        let height = needed.max(rest.height / 2).min(body.height);
        if rest.height > height + 2 {
            self.log.draw(paper, frame, Rect { height: rest.height - height, ..rest });
        }
        let over = Rect { x, y: body.y + body.height - height, width: columns, height };
        self.coach.draw(paper, frame, over);
    }

    fn title(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        let game = self.shown.plan().options.game().title();
        let seats =
            self.shown.plan().seats.iter().zip(&self.cast.names).map(|(seat, name)| match seat.player {
                Player::Human => name.clone(),
                Player::Bot(_) => paper.say("play-bot", &[("name", name.into())]),
            });
        let left = format!(" {game} · {}", seats.collect::<Vec<_>>().join(", "));
        let right = format!("{} ", self.moment(paper));
        let columns = usize::from(area.width);
        let room = columns.saturating_sub(width(&right) + 1);
        let text = format!("{}{}", fit(&clip(&left, room), room), fit_right(&right, columns - room));
        put(frame, area, 0, 0, &text, theme_bar(paper.theme));
    }

    /// Where in the game it is.
    fn moment(&self, paper: &Paper<'_>) -> String {
        if let Next::Over(_) = self.shown.next() {
            return paper.say("picture-over", &[]);
        }
        if self.venue.is_closed() {
            return paper.say("tui-closed", &[]);
        }
        let text = self.board.moment(self.shown.game(), paper);
        match self.venue.unreachable() {
            Some(server) => paper.say("tui-unreachable", &[("server", server.into())]),
            None if self.venue.is_thinking() => format!("{} {text}", paper.turning()),
            None => text,
        }
    }

    /// Dice in flight, else whoever acts here, else what there is to watch.
    fn draw_board(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        match (&self.flight, &self.input) {
            (Some(flight), _) => flight.draw(paper, frame, area, hits),
            (None, Some(input)) => input.draw(paper, frame, area, hits),
            (None, None) => self.board.draw(self.shown.game(), paper, frame, area, hits),
        }
    }

    /// What a person should read, and the keys.
    fn foot(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
        let rows = usize::from(area.height);
        if let Some(notice) = &self.notice {
            let text = format!(" × {notice}");
            put(
                frame,
                area,
                0,
                rows.saturating_sub(2),
                &clip(&text, usize::from(area.width)),
                paper.theme.bad(),
            );
        }
        let line = Rect { y: area.y + area.height.saturating_sub(1), height: 1.min(area.height), ..area };
        hints::draw(&self.hints(), paper.words, paper.theme, frame, line, hits);
    }
}

fn theme_bar(theme: Theme) -> Style {
    theme.focus()
}
