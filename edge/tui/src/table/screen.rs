//! How a table is laid out: a title, the game, what happened, and the coach where there is room.

use bonecup_referee::{Next, Player};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::TableScreen;
use crate::hints;
use crate::hits::Hits;
use crate::ink::{below, put};
use crate::paper::Paper;
use crate::text::{clip, fit, fit_right, width, wrap};
use crate::theme::Theme;

/// From this width on the coach can have a column of its own.
const WIDE: u16 = 112;
/// The columns of the coach there.
const COACH: u16 = 39;
/// The columns that the coach needs at least, to be read.
const LEAST: u16 = 34;
/// The rows that it always has, so that the screen does not jump while it thinks.
const ROWS: u16 = 10;

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
        let (x, columns) = if rest.width >= LEAST {
            (rest.x, rest.width)
        } else {
            (body.x + body.width.saturating_sub(COACH), COACH.min(body.width))
        };
        let needed = u16::try_from(self.coach.rows(paper, columns)).unwrap_or(u16::MAX);
        let height = needed.max(ROWS).max(rest.height / 2).min(body.height);
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
        let watching = if self.is_watching() {
            format!(" · {}", paper.say("tui-watching", &[]))
        } else {
            String::new()
        };
        let left = format!(" {game} · {}{watching}", seats.collect::<Vec<_>>().join(", "));
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

    /// Whom everybody waits for, unless that is somebody here.
    fn waited_for(&self, paper: &Paper<'_>) -> Option<String> {
        let is_elsewhere = self.venue.is_thinking() && self.is_settled() && self.input.is_none();
        let seat = match self.shown.next() {
            Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) => seat,
            Next::Link(cast) => cast.asks.unwrap_or(cast.seat),
            Next::Draw(_) | Next::Over(_) => return None,
        };
        let is_own = self.venue.is_own(seat);
        (is_elsewhere && !is_own).then(|| paper.say("tui-waiting", &[("name", self.cast.name(seat).into())]))
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
        let columns = usize::from(area.width);
        let (text, style) = match (&self.notice, self.waited_for(paper)) {
            // Over what stands there, in letters of its own.
            _ if self.talking => (self.choices(), Style::reset()),
            (Some(notice), _) => (format!("× {notice}"), paper.theme.bad()),
            (None, Some(waiting)) => (format!("{} {waiting}", paper.turning()), paper.theme.dim()),
            (None, None) => (String::new(), Style::new()),
        };
        // What does not fit into a line takes the one above as well.
        for (up, line) in wrap(&text, columns.saturating_sub(2)).iter().rev().enumerate() {
            if !line.is_empty() {
                put(frame, area, 0, rows.saturating_sub(2 + up), &fit(&format!(" {line}"), columns), style);
            }
        }
        let line = Rect { y: area.y + area.height.saturating_sub(1), height: 1.min(area.height), ..area };
        hints::draw(&self.hints(), paper.words, paper.theme, frame, line, hits);
    }
}

fn theme_bar(theme: Theme) -> Style {
    theme.focus()
}
