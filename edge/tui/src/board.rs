//! How one game is shown and played in the terminal.

use std::sync::Arc;
use std::time::Duration;

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRequest, GameId, Listed};
use bonecup_referee::{Entry, Event};
use bonecup_rules::{Game, Seat};
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;

use crate::hits::Hits;
use crate::input::TurnInput;
use crate::paper::Paper;

/// Somebody else does something.
pub(crate) const MOVE: Duration = Duration::from_millis(500);

/// The board of a game, written for its own types.
pub(crate) trait Board {
    /// The game.
    type Game: Listed;

    /// Draws a position that somebody watches, and says what is left of the area.
    fn draw(
        &self,
        game: &Self::Game,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect;

    /// Where in the game it is, in a few words.
    fn moment(&self, game: &Self::Game, paper: &Paper<'_>) -> String;

    /// The input of the seat that has to move; none if there is nothing to choose.
    fn move_input(&self, game: &Self::Game, seat: Seat, history: History<'_>) -> Option<Box<dyn TurnInput>>;

    /// The input of real dice that a seat threw.
    fn dice_input(&self, game: &Self::Game, request: &<Self::Game as Game>::Request) -> Box<dyn TurnInput>;

    /// Dice that can be watched until they show the outcome.
    fn flight(
        &self,
        _before: &Self::Game,
        _outcome: &<Self::Game as Game>::Outcome,
    ) -> Option<Box<dyn Flight>> {
        None
    }

    /// How long the position before somebody else's move stays on the screen.
    fn pause(&self, _action: &<Self::Game as Game>::Move) -> Duration {
        MOVE
    }

    /// Whether the coach may have a column beside the board on a wide screen; else the board has room for the coach.
    fn gives_coach_a_column(&self) -> bool {
        true
    }
}

/// The board of a game whose types are not known here.
pub(crate) trait AnyBoard {
    /// The game; none if the board fits any.
    fn game(&self) -> Option<GameId>;

    fn draw(
        &self,
        game: &AnyGame,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect;

    fn moment(&self, game: &AnyGame, paper: &Paper<'_>) -> String;

    fn move_input(
        &self,
        game: &AnyGame,
        seat: Seat,
        history: History<'_>,
        words: &Words,
    ) -> Option<Box<dyn TurnInput>>;

    fn dice_input(
        &self,
        game: &AnyGame,
        seat: Seat,
        request: &AnyRequest,
        words: &Arc<Words>,
    ) -> Option<Box<dyn TurnInput>>;

    fn flight(&self, before: &AnyGame, outcome: &AnyOutcome) -> Option<Box<dyn Flight>>;

    fn pause(&self, action: &AnyMove) -> Duration;

    fn gives_coach_a_column(&self) -> bool;
}

impl<B: Board> AnyBoard for B {
    fn game(&self) -> Option<GameId> {
        Some(B::Game::ID)
    }

    fn draw(
        &self,
        game: &AnyGame,
        paper: &Paper<'_>,
        frame: &mut Frame<'_>,
        area: Rect,
        hits: &mut Hits,
    ) -> Rect {
        game.of::<B::Game>().map_or(area, |game| Board::draw(self, game, paper, frame, area, hits))
    }

    fn moment(&self, game: &AnyGame, paper: &Paper<'_>) -> String {
        game.of::<B::Game>().map(|game| Board::moment(self, game, paper)).unwrap_or_default()
    }

    fn move_input(
        &self,
        game: &AnyGame,
        seat: Seat,
        history: History<'_>,
        _words: &Words,
    ) -> Option<Box<dyn TurnInput>> {
        Board::move_input(self, game.of::<B::Game>()?, seat, history)
    }

    fn dice_input(
        &self,
        game: &AnyGame,
        _seat: Seat,
        request: &AnyRequest,
        _words: &Arc<Words>,
    ) -> Option<Box<dyn TurnInput>> {
        Some(Board::dice_input(self, game.of::<B::Game>()?, request.of::<B::Game>()?))
    }

    fn flight(&self, before: &AnyGame, outcome: &AnyOutcome) -> Option<Box<dyn Flight>> {
        Board::flight(self, before.of::<B::Game>()?, outcome.of::<B::Game>()?)
    }

    fn pause(&self, action: &AnyMove) -> Duration {
        action.of::<B::Game>().map_or(MOVE, |action| Board::pause(self, action))
    }

    fn gives_coach_a_column(&self) -> bool {
        Board::gives_coach_a_column(self)
    }
}

/// Dice on their way.
pub(crate) trait Flight {
    fn advance(&mut self, time: Duration);

    fn is_over(&self) -> bool;

    /// Draws the board with the dice where they are now, and says what is left of the area.
    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect;
}

/// Everything that has happened at the table.
#[derive(Clone, Copy)]
pub(crate) struct History<'a>(pub(crate) &'a [Entry]);

impl<'a> History<'a> {
    /// The moves with their seats, the last one first.
    pub(crate) fn moves<G: Listed>(self) -> impl Iterator<Item = (Seat, &'a G::Move)>
    where
        G::Move: 'a,
    {
        self.0.iter().rev().filter_map(|entry| match &entry.event {
            Event::Moved { seat, action, .. } => Some((*seat, action.of::<G>()?)),
            Event::Cast { .. } | Event::Rolled { .. } | Event::Chained { .. } => None,
        })
    }
}
