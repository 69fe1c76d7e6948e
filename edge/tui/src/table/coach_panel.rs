//! The coach beside the table. The coach thinks on a thread; closing the panel is all it takes to stop listening.

use std::sync::Arc;

use bonecup_coach::CoachRefusal;
use bonecup_games::{AnyGame, AnyMove};
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};

use crate::ink::put_lines;
use crate::input::CoachQuestion;
use crate::paper::Paper;
use crate::text::{fit, wrap};
use bonecup_seat::{Advised, Job, Progress, Threads, consult};

type Answer = Result<Advised, CoachRefusal>;

pub(super) struct CoachPanel {
    words: Arc<Words>,
    threads: Threads,
    is_open: bool,
    about: Option<AnyGame>,
    job: Option<Job<Answer>>,
    answer: Option<Answer>,
}

impl CoachPanel {
    pub(super) fn new(words: Arc<Words>, threads: Threads) -> CoachPanel {
        CoachPanel { words, threads, is_open: false, about: None, job: None, answer: None }
    }

    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    pub(super) fn toggle(&mut self) {
        self.is_open = !self.is_open;
        self.about = None;
        self.job = None;
        self.answer = None;
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
        if self.about.as_ref() != Some(&game) {
            self.ask(game, asked);
        }
        let progress = self.job.as_ref().map(Job::poll);
        match progress {
            Some(Progress::Done(answer)) => (self.answer, self.job) = (Some(answer), None),
            Some(Progress::Broken) => {
                (self.answer, self.job) = (Some(Err(CoachRefusal::NotSolved)), None);
            }
            Some(Progress::Waiting) | None => {}
        }
    }

    fn forget(&mut self) {
        self.about = None;
        self.job = None;
        self.answer = None;
    }

    fn ask(&mut self, game: AnyGame, asked: Option<AnyMove>) {
        self.about = Some(game.clone());
        self.answer = None;
        let words = Arc::clone(&self.words);
        self.job = Some(Job::start(self.threads, move || consult(&game, asked.as_ref(), &words)));
    }

    pub(super) fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::bordered()
            .title(format!(" {} ", paper.say("tui-coach", &[])))
            .border_style(paper.theme.frame());
        let inner = block.inner(area);
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        let Some(Ok(advised)) = &self.answer else {
            put_lines(frame, inner, 0, &self.instead(paper, usize::from(inner.width)));
            return;
        };
        let (left, right) = halves(inner);
        let row = put_lines(frame, left, 0, &moves(advised, paper, usize::from(left.width)));
        let reasons = reasons(advised, paper, usize::from(right.width));
        put_lines(frame, right, if is_wide(area) { 0 } else { row }, &reasons);
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

/// Whether moves and reasons stand beside each other.
pub(super) fn is_wide(area: Rect) -> bool {
    area.width >= 72
}

fn halves(area: Rect) -> (Rect, Rect) {
    if area.width < 70 {
        return (area, area);
    }
    let half = area.width / 2 - 1;
    let right = Rect { x: area.x + half + 2, width: area.width - half - 2, ..area };
    (Rect { width: half, ..area }, right)
}

fn moves(advised: &Advised, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
    let value_columns =
        advised.moves.iter().map(|valued| crate::text::width(&valued.value)).max().unwrap_or(0);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for valued in &advised.moves {
        let mark = if valued.is_best { "★ " } else { "  " };
        let style = if valued.is_best { paper.theme.legal() } else { Style::new() };
        let text = fit(&valued.text, columns.saturating_sub(value_columns + 3));
        lines.push(Line::from(vec![
            Span::styled(format!("{mark}{text}"), style),
            Span::styled(format!(" {}", crate::text::fit_right(&valued.value, value_columns)), style),
        ]));
    }
    lines
}

fn reasons(advised: &Advised, paper: &Paper<'_>, columns: usize) -> Vec<Line<'static>> {
    let reasons = wrap(&advised.reasons.join(" "), columns).into_iter().map(Line::raw);
    reasons.chain(wrap(&advised.note, columns).into_iter().map(|text| paper.dim(text))).collect()
}
