//! Whoever has to act at this keyboard: what keys and clicks do, and what comes of them.

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRefusal};
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;

use crate::hints::Hint;
use crate::hits::{Hits, Target};
use crate::paper::Paper;

/// A move in the making, or real dice that are read off.
pub(crate) trait TurnInput {
    /// Draws the position with what was chosen or typed so far, and says what is left of the area.
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect;

    fn key(&mut self, key: KeyEvent) -> InputResult;

    fn click(&mut self, target: Target) -> InputResult;

    /// The keys that do something now, the most important first.
    fn hints(&self) -> Vec<Hint>;

    /// What a coach can be asked about.
    fn question(&self) -> Option<CoachQuestion> {
        None
    }

    /// Takes a move over that the coach would play, so far that a key plays it or takes it back.
    fn suggest(&mut self, _action: &AnyMove) -> InputResult {
        InputResult::Ignored
    }

    /// Whether letters go into a text, those too that mean something everywhere else.
    fn is_typing(&self) -> bool {
        false
    }
}

/// What comes of a key or a click.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum InputResult {
    /// It says nothing here.
    Ignored,
    /// The input has changed; nothing is for the table yet.
    Changed,
    /// These moves are for the table, all together.
    Play(Vec<AnyMove>),
    /// The first dice of the turn are rolled.
    Throw,
    /// Real dice showed this.
    Enter(AnyOutcome),
    /// The rules do not allow it.
    Refused(AnyRefusal),
    /// It cannot be done; the text with this key says why.
    Notice(&'static str),
    /// It cannot be done, for this reason in the person's language.
    Objection(String),
}

/// A position for the coach.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct CoachQuestion {
    /// With the staged moves.
    pub(crate) game: AnyGame,
    /// A move that somebody thinks of, which is judged too.
    pub(crate) asked: Option<AnyMove>,
}

impl CoachQuestion {
    /// A position in which nothing is thought of yet.
    pub(crate) fn about(game: AnyGame) -> CoachQuestion {
        CoachQuestion { game, asked: None }
    }
}
