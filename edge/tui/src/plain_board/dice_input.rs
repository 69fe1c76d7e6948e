//! Real dice, typed as a line.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyRequest};
use bonecup_rules::Seat;
use bonecup_views::{Objection, view};
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::picture;
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::ink::{below, put, put_lines};
use crate::input::{InputResult, TurnInput};
use crate::paper::Paper;
use crate::text::wrap;

/// More does not fit on a line, and no throw needs it.
const LONGEST: usize = 200;

/// What is wanted, and what was typed of it.
pub(super) struct DiceInput {
    game: AnyGame,
    seat: Seat,
    request: AnyRequest,
    words: Arc<Words>,
    typed: String,
}

impl DiceInput {
    pub(super) fn new(game: &AnyGame, seat: Seat, request: &AnyRequest, words: &Arc<Words>) -> DiceInput {
        DiceInput {
            game: game.clone(),
            seat,
            request: request.clone(),
            words: Arc::clone(words),
            typed: String::new(),
        }
    }

    fn type_letter(&mut self, letter: char) -> InputResult {
        if self.typed.chars().count() < LONGEST {
            self.typed.push(letter);
        }
        InputResult::Changed
    }

    fn enter(&self) -> InputResult {
        match view(self.game.id()).read_dice(&self.request, &self.typed, &self.words) {
            Ok(outcome) => InputResult::Enter(outcome),
            Err(Objection(why)) => InputResult::Objection(why),
        }
    }
}

impl TurnInput for DiceInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, _hits: &mut Hits) -> Rect {
        let wanted = view(self.game.id()).wanted(self.seat, &self.request, paper.cast, paper.words);
        let wanted: Vec<Line<'_>> =
            wrap(&wanted, usize::from(area.width)).into_iter().map(Line::raw).collect();
        let area = picture::draw(&self.game, wanted.len() + 1, paper, frame, area);
        let row = put_lines(frame, area, 0, &wanted);
        put(frame, area, 0, row, &format!("▸ {}▁", self.typed), paper.theme.title());
        below(area, row + 2)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn key(&mut self, key: KeyEvent) -> InputResult {
        match key.code {
            KeyCode::Char(letter) => self.type_letter(letter),
            KeyCode::Backspace if !self.typed.is_empty() => {
                self.typed.pop();
                InputResult::Changed
            }
            KeyCode::Esc if !self.typed.is_empty() => {
                self.typed.clear();
                InputResult::Changed
            }
            KeyCode::Enter => self.enter(),
            _ => InputResult::Ignored,
        }
    }

    fn click(&mut self, _target: Target) -> InputResult {
        InputResult::Ignored
    }

    fn hints(&self) -> Vec<Hint> {
        let mut hints = vec![Hint::enter("tui-hint-confirm")];
        if !self.typed.is_empty() {
            hints.push(Hint::new("⌫", KeyCode::Backspace, "tui-hint-correct"));
        }
        hints
    }

    fn is_typing(&self) -> bool {
        true
    }
}
