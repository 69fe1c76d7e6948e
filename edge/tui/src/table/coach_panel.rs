//! The coach beside the table. The coach thinks on a thread; closing the panel is all it takes to stop listening.

use std::sync::Arc;

use bonecup_coach::{CoachRefusal, Unit};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};

use crate::ink::{put, put_lines};
use crate::input::CoachQuestion;
use crate::paper::Paper;
use crate::scroll::Scroll;
use crate::text::{fit, fit_right, width, wrap};
use bonecup_seat::{
    Advised, AdvisedMove, Job, Progress, Threads, UnitChoice, chances_in_words, consult, solving,
    solving_in_words,
};

/// Lines that a key scrolls.
const PAGE: usize = 5;

type Answer = Result<Advised, CoachRefusal>;

pub(super) struct CoachPanel {
    words: Arc<Words>,
    threads: Threads,
    unit: UnitChoice,
    is_open: bool,
    about: Option<(AnyGame, Unit)>,
    job: Option<Job<Answer>>,
    answer: Option<Answer>,
    /// What part of the exact chances is solved meanwhile, if that takes minutes.
    solving: Option<f64>,
    scroll: Scroll,
}

impl CoachPanel {
    pub(super) fn new(words: Arc<Words>, threads: Threads, unit: UnitChoice) -> CoachPanel {
        CoachPanel {
            words,
            threads,
            unit,
            is_open: false,
            about: None,
            job: None,
            answer: None,
            solving: None,
            scroll: Scroll::default(),
        }
    }

    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    pub(super) fn toggle(&mut self) {
        self.is_open = !self.is_open;
        self.forget();
    }

    /// Shows lines further down, or further up.
    pub(super) fn scroll(&mut self, is_down: bool) {
        if is_down { self.scroll.down(PAGE) } else { self.scroll.up(PAGE) }
    }

    /// The move that the coach would play, if the panel is open and has advice.
    pub(super) fn best(&self) -> Option<&AnyMove> {
        let Some(Ok(advised)) = self.answer.as_ref().filter(|_| self.is_open) else { return None };
        advised.moves.iter().find(|valued| valued.is_best).map(|valued| &valued.action)
    }

    /// The unit that could be counted in instead, if the panel is open and the game has both.
    pub(super) fn other_unit(&self) -> Option<Unit> {
        let Some(Ok(advised)) = self.answer.as_ref().filter(|_| self.is_open) else { return None };
        advised.no_chances.is_none().then(|| advised.unit.other())
    }

    /// Counts in the other unit from now on, if there is one.
    pub(super) fn switch_unit(&mut self) {
        if let Some(other) = self.other_unit() {
            self.unit.choose(other);
        }
    }

    /// The rows that all of the advice needs in so many columns, with the frame.
    pub(super) fn rows(&self, paper: &Paper<'_>, columns: u16) -> usize {
        2 + self.content(paper, Rect::new(0, 0, columns.saturating_sub(2), 1)).rows()
    }

    /// Asks about the position, unless that was asked before, and hears what has been found.
    pub(super) fn look_at(&mut self, question: Option<CoachQuestion>) {
        if !self.is_open {
            return;
        }
        let Some(CoachQuestion { game, asked }) = question else {
            self.forget();
            return;
        };
        let about = Some((game, self.unit.unit()));
        if self.about != about {
            self.about = about;
            self.ask(asked);
        }
        let progress = self.job.as_ref().map(Job::poll);
        match progress {
            Some(Progress::Done(answer)) => (self.answer, self.job) = (Some(answer), None),
            Some(Progress::Broken) => {
                (self.answer, self.job) = (Some(Err(CoachRefusal::NotSolved)), None);
            }
            Some(Progress::Waiting) | None => self.look_at_solving(),
        }
    }

    /// Whoever counts in chances and is told an estimate is told how far the exact ones are, and those once they are there.
    fn look_at_solving(&mut self) {
        let Some(Ok(advised)) = &self.answer else { return };
        let counts_in_chances = advised.unit == Unit::Winning;
        let game = self.about.as_ref().map(|(game, _)| game).filter(|_| counts_in_chances);
        let before = std::mem::replace(&mut self.solving, game.and_then(solving));
        if before.is_some() && self.solving.is_none() {
            self.about = None;
        }
    }

    fn forget(&mut self) {
        self.scroll = Scroll::default();
        self.about = None;
        self.job = None;
        self.answer = None;
        self.solving = None;
    }

    fn ask(&mut self, asked: Option<AnyMove>) {
        let Some((game, unit)) = self.about.clone() else { return };
        self.answer = None;
        self.solving = None;
        self.scroll = Scroll::default();
        let words = Arc::clone(&self.words);
        self.job = Some(Job::start(self.threads, move || consult(&game, asked.as_ref(), unit, &words)));
    }

    /// Draws the advice. What does not fit is below or above, and the frame says with which key it comes.
    pub(super) fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::bordered()
            .title(format!(" {} ", paper.say("tui-coach", &[])))
            .border_style(paper.theme.frame());
        let inner = block.inner(area);
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        let content = self.content(paper, inner);
        let most = content.rows().saturating_sub(usize::from(inner.height));
        let scroll = self.scroll.within(most);
        for (place, lines) in content.columns(inner) {
            put_lines(frame, place, 0, lines.get(scroll..).unwrap_or_default());
        }
        let (left, below) =
            (usize::from(area.width).saturating_sub(11), usize::from(area.height).saturating_sub(1));
        if scroll > 0 {
            put(frame, area, left, 0, " ↑ PgUp ", paper.theme.key());
        }
        if scroll < most {
            put(frame, area, left, below, " ↓ PgDn ", paper.theme.key());
        }
    }

    fn content(&self, paper: &Paper<'_>, area: Rect) -> Content {
        let Some(Ok(advised)) = &self.answer else {
            return Content { moves: self.instead(paper, usize::from(area.width)), reasons: Vec::new() };
        };
        let (left, right) = halves(area);
        Content {
            moves: moves(advised, paper, usize::from(left.width)),
            reasons: reasons(advised, self.solving, paper, usize::from(right.width)),
        }
        .stacked_unless(left != right)
    }

    /// What is shown while there is no advice.
    fn instead(&self, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
        match &self.answer {
            None if self.about.is_none() => vec![paper.dim(paper.say("tui-coach-nothing", &[]))],
            None => vec![Line::raw(format!("{} {}", paper.turning(), paper.say("tui-coach-thinks", &[])))],
            Some(Err(refusal)) => {
                wrap(&paper.words.reason(refusal), columns).into_iter().map(Line::raw).collect()
            }
            Some(Ok(_)) => Vec::new(),
        }
    }
}

/// Where there is room, moves and reasons stand beside each other.
fn halves(area: Rect) -> (Rect, Rect) {
    if area.width < 70 {
        return (area, area);
    }
    let half = area.width / 2 - 1;
    let right = Rect { x: area.x + half + 2, width: area.width - half - 2, ..area };
    (Rect { width: half, ..area }, right)
}

/// What the panel says: moves with their values, and why.
struct Content {
    moves: Vec<Line<'static>>,
    reasons: Vec<Line<'static>>,
}

impl Content {
    /// One below the other, where there is no room beside each other.
    fn stacked_unless(mut self, is_wide: bool) -> Content {
        if !is_wide {
            self.moves.append(&mut self.reasons);
        }
        self
    }

    fn rows(&self) -> usize {
        self.moves.len().max(self.reasons.len())
    }

    fn columns(&self, area: Rect) -> [(Rect, &[Line<'static>]); 2] {
        let (left, right) = halves(area);
        [(left, &self.moves), (right, &self.reasons)]
    }
}

fn moves(advised: &Advised, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
    let value_columns = advised.moves.iter().map(|valued| width(&valued.value)).max().unwrap_or(0);
    advised.moves.iter().flat_map(|valued| valued_lines(valued, value_columns, paper, columns)).collect()
}

/// The move, on as many lines as it takes, with its value at the end of the last.
fn valued_lines(
    valued: &AdvisedMove,
    value_columns: usize,
    paper: &Paper<'_>,
    columns: usize,
) -> Vec<Line<'static>> {
    let style = if valued.is_best { paper.theme.legal() } else { Style::new() };
    let room = columns.saturating_sub(value_columns + 3);
    let texts = wrap(&valued.text, room);
    let last = texts.len().saturating_sub(1);
    let line = |(row, text): (usize, &String)| {
        let mark = if valued.is_best && row == 0 { "★ " } else { "  " };
        let value = if row == last { fit_right(&valued.value, value_columns) } else { String::new() };
        Line::from(vec![Span::styled(format!("{mark}{} {value}", fit(text, room)), style)])
    };
    texts.iter().enumerate().map(line).collect()
}

/// Where points and winning part comes first: it says which of the two these numbers are about.
fn reasons(advised: &Advised, solving: Option<f64>, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
    let plain = |text: &str| wrap(text, columns).into_iter().map(Line::raw).collect::<Vec<_>>();
    let dim = |text: &str| wrap(text, columns).into_iter().map(|text| paper.dim(text)).collect::<Vec<_>>();
    let chances = advised.chances.as_ref().map(|chances| chances_in_words(chances, paper.cast, paper.words));
    let mut lines = chances.as_deref().map(plain).unwrap_or_default();
    let parting = advised.parting.iter().flat_map(|text| wrap(text, columns));
    lines.extend(parting.map(|text| crate::text::line(text, paper.theme.title())));
    lines.extend(plain(&advised.reasons.join(" ")));
    lines.extend(dim(&advised.note));
    lines.extend(solving.iter().flat_map(|part| dim(&solving_in_words(*part, paper.words))));
    if advised.no_chances == Some(CoachRefusal::WonOnSheets) {
        lines.extend(dim(&paper.say("coach-only-points", &[])));
    }
    lines
}
