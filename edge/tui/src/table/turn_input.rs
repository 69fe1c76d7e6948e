//! Whoever has to act at this keyboard, whatever the game.

use bonecup_games::{AnyGame, AnyRequest};
use bonecup_referee::{Next, Table};
use knochenmax::Bones;
use ratatui::crossterm::event::KeyEvent;
use rolling_dice::Aim;

use crate::hints::Hint;
use crate::hits::Target;
use crate::input::InputResult;
use bonecup_seat::Venue;

pub(super) enum TurnInput {
    /// Others act, or nobody.
    Watch,
    Bones(Box<crate::rolling_bones::MoveInput>),
    Sheets(Box<crate::knochenmax::MoveInput>),
    Floe(Box<crate::rolling_dice::MoveInput>),
    BonesDice(crate::rolling_bones::DiceInput),
    SheetsDice(crate::knochenmax::DiceInput),
    FloeDice(crate::rolling_dice::DiceInput),
}

impl TurnInput {
    /// The input for what is due at the table, if somebody here has to do it. Nobody has while
    /// what was sent is on its way.
    pub(super) fn of(table: &Table, venue: &dyn Venue, aim: Option<Aim>, kept: Bones) -> TurnInput {
        if venue.is_thinking() || venue.is_closed() {
            return TurnInput::Watch;
        }
        match table.next() {
            Next::Move(seat) if venue.is_own(seat) => match table.game() {
                AnyGame::RollingBones(game) => {
                    TurnInput::Bones(Box::new(crate::rolling_bones::MoveInput::new(game)))
                }
                AnyGame::KnochenMax(game) => {
                    TurnInput::Sheets(Box::new(crate::knochenmax::MoveInput::new(game, kept)))
                }
                AnyGame::RollingDice(game) => crate::rolling_dice::MoveInput::new(game, aim)
                    .map_or(TurnInput::Watch, |input| TurnInput::Floe(Box::new(input))),
            },
            Next::Enter(seat, request) if venue.enters_for(seat) => match request {
                AnyRequest::RollingBones(dice) => {
                    TurnInput::BonesDice(crate::rolling_bones::DiceInput::new(dice))
                }
                AnyRequest::KnochenMax(request) => {
                    TurnInput::SheetsDice(crate::knochenmax::DiceInput::new(request.bones()))
                }
                AnyRequest::RollingDice(throw) => {
                    let is_own_floe =
                        matches!(table.game(), AnyGame::RollingDice(game) if game.is_own_floe());
                    TurnInput::FloeDice(crate::rolling_dice::DiceInput::new(&throw, is_own_floe))
                }
            },
            Next::Move(_) | Next::Enter(..) | Next::Draw(_) | Next::Over(_) => TurnInput::Watch,
        }
    }

    /// The position that a coach can be asked about, and the aim that somebody thinks of.
    pub(super) fn question(&self) -> Option<(AnyGame, Option<Aim>)> {
        match self {
            TurnInput::Bones(input) => Some((AnyGame::RollingBones(input.game().clone()), None)),
            TurnInput::Sheets(input) => Some((AnyGame::KnochenMax(input.game().clone()), None)),
            TurnInput::Floe(input) => Some((AnyGame::RollingDice(input.game().clone()), input.aim())),
            TurnInput::Watch
            | TurnInput::BonesDice(_)
            | TurnInput::SheetsDice(_)
            | TurnInput::FloeDice(_) => None,
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> InputResult {
        match self {
            TurnInput::Watch => InputResult::Ignored,
            TurnInput::Bones(input) => input.key(key.code),
            TurnInput::Sheets(input) => input.key(key.code),
            TurnInput::Floe(input) => input.key(key),
            TurnInput::BonesDice(entry) => entry.key(key.code),
            TurnInput::SheetsDice(entry) => entry.key(key.code),
            TurnInput::FloeDice(entry) => entry.key(key),
        }
    }

    pub(super) fn click(&mut self, target: Target) -> InputResult {
        match self {
            TurnInput::Watch | TurnInput::SheetsDice(_) => InputResult::Ignored,
            TurnInput::Bones(input) => input.click(target),
            TurnInput::Sheets(input) => input.click(target),
            TurnInput::Floe(input) => input.click(target),
            TurnInput::BonesDice(entry) => entry.click(target),
            TurnInput::FloeDice(entry) => entry.click(target),
        }
    }

    pub(super) fn hints(&self) -> Vec<Hint> {
        match self {
            TurnInput::Watch => Vec::new(),
            TurnInput::Bones(input) => input.hints(),
            TurnInput::Sheets(input) => input.hints(),
            TurnInput::Floe(input) => input.hints(),
            TurnInput::BonesDice(entry) => entry.hints(),
            TurnInput::SheetsDice(entry) => entry.hints(),
            TurnInput::FloeDice(entry) => entry.hints(),
        }
    }
}
