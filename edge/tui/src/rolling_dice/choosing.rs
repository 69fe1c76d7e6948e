//! Choosing the scoring die among thrown ones.

use bonecup_views::rolling_dice::if_chosen;
use ratatui::crossterm::event::KeyCode;
use rolling_dice::RollingDice;

use crate::input::InputResult;

/// A click so near to a die means it, in millimetres.
const NEAR: f64 = 15.0;

/// The dice that may be chosen, and the one that the keys are at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choosing {
    dice: Vec<u8>,
    at: usize,
}

impl Choosing {
    pub(super) fn new(game: &RollingDice) -> Choosing {
        let dice: Vec<u8> = game.choices().collect();
        let worth = |at: &usize| if_chosen(game, dice[*at]).map(|gain| gain.earned());
        // The keys begin at the die that would earn most now, the first of several.
        let at = (0..dice.len()).rev().max_by_key(worth).unwrap_or(0);
        Choosing { dice, at }
    }

    /// The keys go to the die of this number.
    pub(super) fn go_to(&mut self, number: u8) {
        self.at = self.dice.iter().position(|&die| die == number).unwrap_or(self.at);
    }

    /// The number of the die that the keys are at.
    pub(crate) fn chosen(&self) -> Option<u8> {
        self.dice.get(self.at).copied()
    }

    pub(crate) fn dice(&self) -> &[u8] {
        &self.dice
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing here")]
    pub(super) fn key(&mut self, code: KeyCode) -> InputResult {
        let count = self.dice.len().max(1);
        match code {
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => self.at = (self.at + 1) % count,
            KeyCode::Left | KeyCode::Up => self.at = (self.at + count - 1) % count,
            KeyCode::Char(digit @ '1'..='4') => {
                let number = digit as u8 - b'0';
                match self.dice.iter().position(|&die| die == number) {
                    Some(at) => self.at = at,
                    None => return InputResult::Notice("tui-rd-not-that-die"),
                }
            }
            _ => return InputResult::Ignored,
        }
        InputResult::Changed
    }

    pub(super) fn click(&mut self, x: f64, y: f64, game: &RollingDice) -> InputResult {
        let distance = |number: &u8| {
            let rest = usize::from(*number).checked_sub(1).and_then(|index| game.thrown().get(index));
            rest.map_or(f64::INFINITY, |rest| (rest.x.in_mm() - x).hypot(rest.y.in_mm() - y))
        };
        let nearest = (0..self.dice.len())
            .min_by(|&one, &other| distance(&self.dice[one]).total_cmp(&distance(&self.dice[other])));
        match nearest.filter(|&at| distance(&self.dice[at]) <= NEAR) {
            Some(at) => {
                self.at = at;
                InputResult::Changed
            }
            None => InputResult::Ignored,
        }
    }
}
