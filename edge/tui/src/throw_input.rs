//! The first roll of a turn, which waits for the one whose turn it is: dice of version 2.

use bonecup_games::AnyGame;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::board::AnyBoard;
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::ink::{below, put};
use crate::input::{InputResult, TurnInput};
use crate::paper::Paper;

/// Dice that somebody is about to roll.
pub(crate) struct ThrowInput {
    board: &'static dyn AnyBoard,
    game: AnyGame,
}

impl ThrowInput {
    pub(crate) fn new(board: &'static dyn AnyBoard, game: AnyGame) -> ThrowInput {
        ThrowInput { board, game }
    }
}

impl TurnInput for ThrowInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let rest = self.board.draw(&self.game, paper, frame, area, hits);
        put(frame, rest, 0, 0, &paper.say("tui-throw", &[]), paper.theme.legal());
        hits.add(Rect { height: 1.min(rest.height), ..rest }, Target::Key(KeyCode::Enter));
        below(rest, 1)
    }

    fn key(&mut self, key: KeyEvent) -> InputResult {
        let throws = matches!(key.code, KeyCode::Enter | KeyCode::Char('r' | 't' | ' '));
        if throws { InputResult::Throw } else { InputResult::Ignored }
    }

    fn click(&mut self, _target: Target) -> InputResult {
        InputResult::Ignored
    }

    fn hints(&self) -> Vec<Hint> {
        vec![Hint::enter("tui-hint-first-dice")]
    }
}
