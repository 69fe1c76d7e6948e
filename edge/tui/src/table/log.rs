//! What happened, newest last.

use std::collections::VecDeque;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ink::{below, put};
use crate::paper::Paper;
use crate::text::wrap;

/// More is not kept: the record has it all.
const KEPT: usize = 200;

#[derive(Default, Debug)]
pub(super) struct Log {
    lines: VecDeque<String>,
}

impl From<Vec<String>> for Log {
    fn from(lines: Vec<String>) -> Log {
        Log { lines: lines.into() }
    }
}

impl Log {
    pub(super) fn add(&mut self, line: String) {
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// As much of it as the area holds; what came last stands at the foot and is brightest.
    pub(super) fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
        if area.height == 0 || area.width < 10 {
            return;
        }
        let area = if area.height > 3 {
            put(frame, area, 0, 0, &"─".repeat(usize::from(area.width)), paper.theme.frame());
            let title = format!(" {} ", paper.say("tui-log", &[]));
            put(frame, area, 2, 0, &title, paper.theme.dim());
            below(area, 1)
        } else {
            area
        };
        let rows = usize::from(area.height);
        let mut shown: Vec<(String, bool)> = Vec::new();
        for (age, line) in self.lines.iter().rev().enumerate() {
            let wrapped = wrap(line, usize::from(area.width));
            if shown.len() + wrapped.len() > rows && !shown.is_empty() {
                break;
            }
            shown.extend(wrapped.into_iter().rev().map(|part| (part, age == 0)));
        }
        shown.truncate(rows);
        for (row, (text, is_last)) in shown.iter().rev().enumerate() {
            put(frame, area, 0, row, text, if *is_last { Style::new() } else { paper.theme.dim() });
        }
    }
}
