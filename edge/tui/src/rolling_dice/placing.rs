//! Putting a knocked-off die back with the cursor.

use bonecup_rules::Points;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rolling_dice::arena::{BOX_DEPTH, BOX_WIDTH};
use rolling_dice::{Colour, Face, Length, Move, RollingDice, Spot, Yaw};

use super::touching;
use crate::input::InputResult;
use bonecup_views::rolling_dice::good_spots;

/// Steps of the cursor, in millimetres.
const STEP: i32 = 5;
const FINE: i32 = 1;
/// Hundredths of a degree of a turn.
const TURN: u16 = 1500;

/// The die and where the cursor is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Placing {
    pub(crate) colour: Colour,
    pub(crate) face: Face,
    spot: Spot,
    /// Whether somebody has read real dice off, who can also tell what this one touches.
    by_hand: bool,
    touched: Option<Points>,
    /// Spots that are worth a look, and the one that is next.
    good: Vec<Spot>,
    next: usize,
}

impl Placing {
    pub(super) fn new(game: &RollingDice, colour: Colour, face: Face) -> Placing {
        let good: Vec<Spot> = good_spots(game, colour, face).into_iter().map(|(spot, _)| spot).collect();
        let middle = Spot { x: Length::mm(150), y: Length::mm(200), turn: Yaw::default() };
        let spot = good.first().copied().unwrap_or(middle);
        let touched = game.is_own_floe().then_some(Points(0));
        Placing { colour, face, spot, by_hand: game.is_by_hand(), touched, good, next: 1 }
    }

    /// Puts the cursor there.
    pub(super) fn go_to(&mut self, spot: Spot) {
        self.spot = spot;
    }

    pub(super) fn action(&self) -> Move {
        Move::Place { spot: self.spot, patch: self.touched }
    }

    pub(super) fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    pub(super) fn touched(&self) -> Option<Points> {
        self.touched
    }

    pub(crate) fn spot(&self) -> Spot {
        self.spot
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(super) fn key(&mut self, key: KeyEvent) -> InputResult {
        let step = if key.modifiers.contains(KeyModifiers::SHIFT) { FINE } else { STEP };
        match key.code {
            KeyCode::Left => self.shift(-step, 0),
            KeyCode::Right => self.shift(step, 0),
            KeyCode::Up => self.shift(0, step),
            KeyCode::Down => self.shift(0, -step),
            KeyCode::Char('t') => self.spot.turn = Yaw::hundredths(self.spot.turn.in_hundredths() + TURN),
            KeyCode::Char('+') if self.by_hand => self.touch(1),
            KeyCode::Char('-') if self.by_hand => self.touch(-1),
            KeyCode::Tab => {
                if let Some(&spot) = self.good.get(self.next % self.good.len().max(1)) {
                    self.spot = spot;
                    self.next += 1;
                }
            }
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    pub(super) fn click(&mut self, x: f64, y: f64) -> InputResult {
        self.spot = Spot { x: Length::nearest(x.round()), y: Length::nearest(y.round()), ..self.spot };
        InputResult::Changed
    }

    fn touch(&mut self, by: i32) {
        self.touched = Some(touching::changed(self.touched.unwrap_or_default(), by));
    }

    fn shift(&mut self, across: i32, forward: i32) {
        self.spot.x = (self.spot.x + Length::mm(across)).clamp(Length::mm(0), BOX_WIDTH);
        self.spot.y = (self.spot.y + Length::mm(forward)).clamp(Length::mm(0), BOX_DEPTH);
    }
}
