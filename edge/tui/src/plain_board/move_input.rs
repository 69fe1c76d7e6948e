//! A move chosen from a list of all of them.

use std::ops::Range;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_views::view;
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::picture;
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::ink::{below, cell, put};
use crate::input::{CoachQuestion, InputResult, TurnInput};
use crate::paper::Paper;
use crate::text::fit;

/// The most rows of moves on the screen: the picture and what happened are worth some too.
const ROWS: usize = 9;

/// The moves, and the one that the keys are at.
pub(super) struct MoveInput {
    game: AnyGame,
    /// The moves and what they are in words.
    moves: Vec<(AnyMove, String)>,
    at: usize,
    /// The digits of a number that is being typed.
    typed: usize,
}

impl MoveInput {
    pub(super) fn new(game: &AnyGame, words: &Words) -> MoveInput {
        let choices = view(game.id()).choices(game, words);
        let moves = choices.entries().map(|entry| {
            let notation = || entry.action.to_string();
            let text = if entry.text.is_empty() { notation() } else { entry.text.clone() };
            (entry.action.clone(), text)
        });
        MoveInput { game: game.clone(), moves: moves.collect(), at: 0, typed: 0 }
    }

    /// Goes so far down the list, which is a circle.
    fn step(&mut self, by: usize) -> InputResult {
        self.typed = 0;
        self.at = (self.at + by) % self.moves.len().max(1);
        InputResult::Changed
    }

    /// Goes to the move of a number that is typed digit by digit; one that leads nowhere begins a new number.
    fn type_digit(&mut self, digit: usize) -> InputResult {
        let numbers = [self.typed * 10 + digit, digit];
        let found = numbers.into_iter().find(|number| (1..=self.moves.len()).contains(number));
        let Some(number) = found else { return InputResult::Notice("tui-plain-no-such-number") };
        (self.typed, self.at) = (number, number - 1);
        InputResult::Changed
    }

    fn play(&self) -> InputResult {
        match self.moves.get(self.at) {
            Some((action, _)) => InputResult::Play(vec![action.clone()]),
            None => InputResult::Ignored,
        }
    }

    /// The numbers of the moves that are on the screen.
    fn shown(&self, rows: usize) -> Range<usize> {
        let first = (self.at + 1).saturating_sub(rows);
        first..self.moves.len().min(first + rows)
    }

    fn draw_moves(
        &self,
        shown: Range<usize>,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) {
        let columns = usize::from(area.width);
        let digits = self.moves.len().to_string().len();
        for (row, number) in shown.enumerate() {
            let is_focus = number == self.at;
            let (mark, style) = if is_focus { ("▸", paper.theme.focus()) } else { (" ", Style::new()) };
            let (_, text) = &self.moves[number];
            let text = fit(&format!("{mark}{:>digits$}  {text}", number + 1), columns);
            put(frame, area, 0, row, &text, style);
            if let Some(region) = cell(area, 0, row, columns) {
                hits.add(region, Target::Row(number));
            }
        }
    }
}

impl TurnInput for MoveInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let shown = self.shown(ROWS.min(usize::from(area.height / 2)));
        let rows = shown.len();
        let area = picture::draw(&self.game, rows, paper, frame, area);
        self.draw_moves(shown, paper, frame, area, hits);
        below(area, rows + 1)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn key(&mut self, key: KeyEvent) -> InputResult {
        let last = self.moves.len().saturating_sub(1);
        match key.code {
            KeyCode::Down | KeyCode::Tab => self.step(1),
            KeyCode::Up | KeyCode::BackTab => self.step(last),
            KeyCode::Char(digit @ '0'..='9') => self.type_digit(digit as usize - '0' as usize),
            KeyCode::Enter => self.play(),
            _ => InputResult::Ignored,
        }
    }

    /// The first click chooses, the second plays.
    fn click(&mut self, target: Target) -> InputResult {
        match target {
            Target::Row(row) if row == self.at => self.play(),
            Target::Row(row) if row < self.moves.len() => {
                (self.typed, self.at) = (0, row);
                InputResult::Changed
            }
            Target::Row(_) | Target::Key(_) | Target::Item { .. } | Target::Spot { .. } => {
                InputResult::Ignored
            }
        }
    }

    fn hints(&self) -> Vec<Hint> {
        vec![
            Hint::enter("tui-hint-play"),
            Hint::keys("↑↓", "tui-hint-other-move"),
            Hint::keys("0–9", "tui-hint-number"),
        ]
    }

    fn question(&self) -> Option<CoachQuestion> {
        Some(CoachQuestion::about(self.game.clone()))
    }
}
