//! Where the shapes of a page are found in the lists of its level.

use super::shape_set::{Ranks, ShapeSet};
use super::shapes::ShapeId;

/// The number of a spot within its level.
pub(super) type Spot = u32;
/// The books do not fit the shape.
pub(super) const NO_SPOT: Spot = Spot::MAX;

/// The spots of those shapes that a page has. They are few of all, so the shapes before one are counted to find its
/// spot: a list with room for every shape would be ten times as long, and fetching memory takes longer than counting.
pub(super) struct SpotList {
    shapes: Ranks,
    spots: Vec<Spot>,
}

impl SpotList {
    /// No shape has a spot.
    pub(super) const NONE: SpotList = SpotList { shapes: Ranks::NONE, spots: Vec::new() };

    /// Asks for the spot of each of these shapes.
    pub(super) fn new(shapes: ShapeSet, spot: impl FnMut(ShapeId) -> Spot) -> SpotList {
        SpotList { spots: shapes.iter().map(spot).collect(), shapes: Ranks::new(shapes) }
    }

    /// The spot of a shape, or [`NO_SPOT`].
    #[inline(always)]
    pub(super) fn get(&self, id: ShapeId) -> Spot {
        self.shapes.of(id).and_then(|rank| self.spots.get(rank)).copied().unwrap_or(NO_SPOT)
    }

    /// All shapes that have spots.
    pub(super) fn iter(&self) -> impl Iterator<Item = (ShapeId, Spot)> {
        self.shapes.set().iter().zip(self.spots.iter().copied())
    }
}
