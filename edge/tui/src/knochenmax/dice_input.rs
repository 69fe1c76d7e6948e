//! Real bones: one key for each.

use bonecup_games::Listed;
use knochenmax::{KnochenMax, Side, Thrown};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use super::scene::{self, Scene};
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{InputResult, TurnInput};
use crate::paper::Paper;

/// The bones of a throw that somebody reads off.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DiceInput {
    game: KnochenMax,
    wanted: usize,
    typed: Vec<Side>,
}

impl DiceInput {
    pub(crate) fn new(game: &KnochenMax, wanted: u8) -> DiceInput {
        DiceInput { game: game.clone(), wanted: usize::from(wanted), typed: Vec::new() }
    }

    pub(crate) fn typed(&self) -> &[Side] {
        &self.typed
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.typed.len() == self.wanted
    }
}

impl TurnInput for DiceInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let scene = Scene { game: &self.game, move_input: None, dice_input: Some(self) };
        scene::draw(&scene, paper, frame, area, hits)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    fn key(&mut self, key: KeyEvent) -> InputResult {
        match key.code {
            KeyCode::Char(digit @ '0'..='9') if !self.is_complete() => {
                let side = Side::from_pips(i64::from(digit as u8 - b'0'));
                let Some(side) = side else { return InputResult::Notice("tui-km-no-such-side") };
                self.typed.push(side);
                InputResult::Changed
            }
            KeyCode::Backspace | KeyCode::Char('u') => match self.typed.pop() {
                Some(_) => InputResult::Changed,
                None => InputResult::Notice("tui-nothing-to-take-back"),
            },
            KeyCode::Enter if !self.is_complete() => InputResult::Notice("tui-dice-missing"),
            KeyCode::Enter => match Thrown::new(self.typed.iter().copied()) {
                Some(thrown) => InputResult::Enter(KnochenMax::into_outcome(thrown)),
                None => InputResult::Ignored,
            },
            _ => InputResult::Ignored,
        }
    }

    fn click(&mut self, _target: Target) -> InputResult {
        InputResult::Ignored
    }

    fn hints(&self) -> Vec<Hint> {
        let mut hints = Vec::new();
        if self.is_complete() {
            hints.push(Hint::enter("tui-hint-confirm"));
        } else {
            hints.push(Hint::keys("1 3 4 6", "tui-hint-side"));
        }
        if !self.typed.is_empty() {
            hints.push(Hint::new("⌫", KeyCode::Backspace, "tui-hint-correct"));
        }
        hints
    }
}
