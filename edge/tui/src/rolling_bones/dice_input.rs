//! Real dice: one key for each, with corrections until all are there.

use bonecup_games::Listed;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use rolling_bones::{DiceCount, Face, Kind, Roll, RollingBones};

use super::scene::{self, Scene};
use super::targets::{Clicked, clicked};
use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::input::{InputResult, TurnInput};
use crate::paper::Paper;

/// The dice of a roll that somebody reads off.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DiceInput {
    game: RollingBones,
    wanted: DiceCount,
    typed: Vec<Face>,
}

impl DiceInput {
    pub(crate) fn new(game: &RollingBones, wanted: DiceCount) -> DiceInput {
        DiceInput { game: game.clone(), wanted, typed: Vec::new() }
    }

    /// How many of the typed dice show the face.
    pub(crate) fn count(&self, face: Face) -> u8 {
        u8::try_from(self.typed.iter().filter(|typed| **typed == face).count()).unwrap_or(u8::MAX)
    }

    /// How many dice of the kind are still to be typed.
    pub(crate) fn left(&self, kind: Kind) -> u8 {
        self.wanted.of(kind) - DiceCount::of_faces(self.typed.iter().copied()).of(kind)
    }

    /// The kind that is read off now: left, then right, then centre.
    pub(crate) fn kind(&self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.left(kind) > 0)
    }
}

impl TurnInput for DiceInput {
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        scene::draw(&Scene::entering(&self.game, self), paper, frame, area, hits)
    }

    fn key(&mut self, key: KeyEvent) -> InputResult {
        match (key.code, self.kind()) {
            (KeyCode::Char(digit @ '1'..='6'), Some(kind)) => {
                self.typed.push(kind.faces()[digit as usize - '1' as usize]);
                InputResult::Changed
            }
            (KeyCode::Backspace | KeyCode::Char('u'), _) => match self.typed.pop() {
                Some(_) => InputResult::Changed,
                None => InputResult::Notice("tui-nothing-to-take-back"),
            },
            (KeyCode::Enter, Some(_)) => InputResult::Notice("tui-dice-missing"),
            (KeyCode::Enter, None) => match Roll::new(self.typed.iter().copied()) {
                Some(roll) => InputResult::Enter(RollingBones::into_outcome(roll)),
                None => InputResult::Ignored,
            },
            _ => InputResult::Ignored,
        }
    }

    fn click(&mut self, target: Target) -> InputResult {
        match clicked(target) {
            Some(Clicked::Face(face)) if self.left(face.kind()) > 0 => {
                self.typed.push(face);
                InputResult::Changed
            }
            Some(Clicked::Face(_) | Clicked::Place(_)) | None => InputResult::Ignored,
        }
    }

    fn hints(&self) -> Vec<Hint> {
        let mut hints = match self.kind() {
            Some(_) => vec![Hint::keys("1–6", "tui-hint-die")],
            None => vec![Hint::enter("tui-hint-confirm")],
        };
        if !self.typed.is_empty() {
            hints.push(Hint::new("⌫", KeyCode::Backspace, "tui-hint-correct"));
        }
        hints
    }
}
