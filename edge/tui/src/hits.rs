//! What lies under the mouse.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// Something on the screen that can be clicked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// Like pressing the key.
    Key(KeyCode),
    /// A line of a list, from 0.
    Row(usize),
    /// A thing on a game's board, which alone knows what the numbers mean.
    Item {
        /// The sort of thing.
        sort: u8,
        /// Which of them, from 0.
        number: usize,
    },
    /// A spot on a board that is drawn to scale, in its own measure.
    Spot {
        /// To the right.
        x: f64,
        /// Upwards.
        y: f64,
    },
}

/// Where everything is that can be clicked; found while drawing.
#[derive(Clone, Default, Debug)]
pub struct Hits {
    regions: Vec<(Rect, Target)>,
    plan: Option<(Rect, [f64; 2], [f64; 2])>,
}

impl Hits {
    pub(crate) fn add(&mut self, region: Rect, target: Target) {
        self.regions.push((region, target));
    }

    /// A region that is drawn to scale, with the measures at its edges: left and right, lower and upper.
    pub(crate) fn set_plan(&mut self, region: Rect, across: [f64; 2], upwards: [f64; 2]) {
        self.plan = Some((region, across, upwards));
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

    /// The middle of a cell.
    fn spot(&self, position: Position) -> Option<Target> {
        let (region, across, upwards) = self.plan.filter(|(region, ..)| region.contains(position))?;
        let share = |at: u16, from: u16, all: u16| (f64::from(at - from) + 0.5) / f64::from(all.max(1));
        let right = share(position.x, region.x, region.width);
        let down = share(position.y, region.y, region.height);
        Some(Target::Spot {
            x: across[0] + right * (across[1] - across[0]),
            y: upwards[1] - down * (upwards[1] - upwards[0]),
        })
    }
}
