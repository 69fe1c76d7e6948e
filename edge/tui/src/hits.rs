//! What lies under the mouse.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use rolling_bones::{Bone, Face};

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// Like pressing the key.
    Key(KeyCode),
    /// A line of a list, from 0.
    Row(usize),
    /// A face among the dice of Rolling Bones.
    Face(Face),
    /// A place of the skeleton.
    Place(Bone),
    /// A knucklebone, from 0.
    Bone(usize),
    /// A box of a sheet, both from 0.
    Box {
        /// Which sheet.
        sheet: usize,
        /// Which box.
        entry: usize,
    },
    /// A spot of the arena, in millimetres.
    Spot {
        /// Across the entrance.
        x: f64,
        /// Forward from it.
        y: f64,
    },
}

/// Where everything is that can be clicked; found while drawing.
#[derive(Clone, Default, Debug)]
pub struct Hits {
    regions: Vec<(Rect, Target)>,
    arena: Option<(Rect, [f64; 2], [f64; 2])>,
}

impl Hits {
    pub(crate) fn add(&mut self, region: Rect, target: Target) {
        self.regions.push((region, target));
    }

    /// The region of the arena with the millimetres at its edges.
    pub(crate) fn set_arena(&mut self, region: Rect, across: [f64; 2], forward: [f64; 2]) {
        self.arena = Some((region, across, forward));
    }

    /// What was drawn before and is now covered by something else.
    pub(crate) fn cover(&mut self) {
        *self = Hits::default();
    }

    /// What is there; of several the one drawn last.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let position = Position::new(column, row);
        let found = self.regions.iter().rev().find(|(region, _)| region.contains(position));
        found.map(|(_, target)| *target).or_else(|| self.spot(position))
    }

    /// The middle of a cell, in millimetres.
    fn spot(&self, position: Position) -> Option<Target> {
        let (region, across, forward) = self.arena.filter(|(region, ..)| region.contains(position))?;
        let share = |at: u16, from: u16, all: u16| (f64::from(at - from) + 0.5) / f64::from(all.max(1));
        let right = share(position.x, region.x, region.width);
        let down = share(position.y, region.y, region.height);
        Some(Target::Spot {
            x: across[0] + right * (across[1] - across[0]),
            y: forward[1] - down * (forward[1] - forward[0]),
        })
    }
}
