//! Real dice: one key for each, with corrections until all are there.

use bonecup_games::AnyOutcome;
use ratatui::crossterm::event::KeyCode;
use rolling_bones::{DiceCount, Face, Kind, Roll};

use crate::hints::Hint;
use crate::hits::Target;
use crate::input::InputResult;

/// The dice of a roll that somebody reads off.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct DiceInput {
    wanted: DiceCount,
    typed: Vec<Face>,
}

impl DiceInput {
    pub(crate) fn new(wanted: DiceCount) -> DiceInput {
        DiceInput { wanted, typed: Vec::new() }
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

    pub(crate) fn key(&mut self, code: KeyCode) -> InputResult {
        match (code, self.kind()) {
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
                Some(roll) => InputResult::Enter(AnyOutcome::RollingBones(roll)),
                None => InputResult::Ignored,
            },
            _ => InputResult::Ignored,
        }
    }

    pub(crate) fn click(&mut self, target: Target) -> InputResult {
        match target {
            Target::Face(face) if self.left(face.kind()) > 0 => {
                self.typed.push(face);
                InputResult::Changed
            }
            Target::Face(_)
            | Target::Key(_)
            | Target::Row(_)
            | Target::Place(_)
            | Target::Bone(_)
            | Target::Box { .. }
            | Target::Spot { .. } => InputResult::Ignored,
        }
    }

    pub(crate) fn hints(&self) -> Vec<Hint> {
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
