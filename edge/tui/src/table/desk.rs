//! Whoever has to act at this keyboard, whatever the game.

use bonecup_games::{AnyGame, AnyRequest};
use bonecup_referee::{Next, Table};
use knochenmax::Bones;
use ratatui::crossterm::event::KeyEvent;
use rolling_dice::Aim;

use crate::bones::{BonesDesk, BonesEntry};
use crate::deed::Deed;
use crate::floe::{FloeDesk, FloeEntry};
use crate::hints::Hint;
use crate::hits::Target;
use crate::sheets::{SheetsDesk, SheetsEntry};
use bonecup_seat::Venue;

pub(super) enum Desk {
    /// Others act, or nobody.
    Watch,
    Bones(Box<BonesDesk>),
    Sheets(Box<SheetsDesk>),
    Floe(Box<FloeDesk>),
    BonesEntry(BonesEntry),
    SheetsEntry(SheetsEntry),
    FloeEntry(FloeEntry),
}

impl Desk {
    /// The desk for what is due at the table, if somebody here has to do it. Nobody has while
    /// what was sent is on its way.
    pub(super) fn of(table: &Table, venue: &dyn Venue, aim: Option<Aim>, kept: Bones) -> Desk {
        if venue.is_thinking() || venue.is_closed() {
            return Desk::Watch;
        }
        match table.next() {
            Next::Move(seat) if venue.is_own(seat) => match table.game() {
                AnyGame::RollingBones(game) => Desk::Bones(Box::new(BonesDesk::new(game))),
                AnyGame::KnochenMax(game) => Desk::Sheets(Box::new(SheetsDesk::new(game, kept))),
                AnyGame::RollingDice(game) => {
                    FloeDesk::new(game, aim).map_or(Desk::Watch, |desk| Desk::Floe(Box::new(desk)))
                }
            },
            Next::Enter(seat, request) if venue.enters_for(seat) => match request {
                AnyRequest::RollingBones(dice) => Desk::BonesEntry(BonesEntry::new(dice)),
                AnyRequest::KnochenMax(request) => Desk::SheetsEntry(SheetsEntry::new(request.bones())),
                AnyRequest::RollingDice(throw) => {
                    let is_own_floe =
                        matches!(table.game(), AnyGame::RollingDice(game) if game.is_own_floe());
                    Desk::FloeEntry(FloeEntry::new(&throw, is_own_floe))
                }
            },
            Next::Move(_) | Next::Enter(..) | Next::Draw(_) | Next::Over(_) => Desk::Watch,
        }
    }

    /// The position that a coach can be asked about, and the aim that somebody thinks of.
    pub(super) fn question(&self) -> Option<(AnyGame, Option<Aim>)> {
        match self {
            Desk::Bones(desk) => Some((AnyGame::RollingBones(desk.game().clone()), None)),
            Desk::Sheets(desk) => Some((AnyGame::KnochenMax(desk.game().clone()), None)),
            Desk::Floe(desk) => Some((AnyGame::RollingDice(desk.game().clone()), desk.aim())),
            Desk::Watch | Desk::BonesEntry(_) | Desk::SheetsEntry(_) | Desk::FloeEntry(_) => None,
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Deed {
        match self {
            Desk::Watch => Deed::Unknown,
            Desk::Bones(desk) => desk.key(key.code),
            Desk::Sheets(desk) => desk.key(key.code),
            Desk::Floe(desk) => desk.key(key),
            Desk::BonesEntry(entry) => entry.key(key.code),
            Desk::SheetsEntry(entry) => entry.key(key.code),
            Desk::FloeEntry(entry) => entry.key(key),
        }
    }

    pub(super) fn click(&mut self, target: Target) -> Deed {
        match self {
            Desk::Watch | Desk::SheetsEntry(_) => Deed::Unknown,
            Desk::Bones(desk) => desk.click(target),
            Desk::Sheets(desk) => desk.click(target),
            Desk::Floe(desk) => desk.click(target),
            Desk::BonesEntry(entry) => entry.click(target),
            Desk::FloeEntry(entry) => entry.click(target),
        }
    }

    pub(super) fn hints(&self) -> Vec<Hint> {
        match self {
            Desk::Watch => Vec::new(),
            Desk::Bones(desk) => desk.hints(),
            Desk::Sheets(desk) => desk.hints(),
            Desk::Floe(desk) => desk.hints(),
            Desk::BonesEntry(entry) => entry.hints(),
            Desk::SheetsEntry(entry) => entry.hints(),
            Desk::FloeEntry(entry) => entry.hints(),
        }
    }
}
