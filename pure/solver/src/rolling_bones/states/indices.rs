//! Where the shapes of a page are found in the lists of its level.

use std::sync::{Arc, LazyLock};

use super::shape_set::{SHAPE_ROOM, ShapeSet};
use super::shapes::ShapeId;

/// The number of a spot within its level.
pub(crate) type Spot = u32;
/// The books do not fit the shape.
pub(crate) const NO_SPOT: Spot = Spot::MAX;

/// The shapes to which some dice can belong, and the place of each in the lists of all pages with these dice.
pub(crate) struct Rack {
    shapes: Vec<ShapeId>,
    /// All others share the place behind the last.
    places: [u16; SHAPE_ROOM],
}

impl Rack {
    pub(crate) fn new(set: ShapeSet) -> Rack {
        let shapes: Vec<ShapeId> = set.iter().collect();
        let mut places = [u16::try_from(shapes.len()).unwrap_or(u16::MAX); SHAPE_ROOM];
        for (place, &id) in (0..).zip(&shapes) {
            places[usize::from(id)] = place;
        }
        Rack { shapes, places }
    }
}

/// The spots of those shapes that a page has. They are few of all, and a list with room for every shape would be several
/// times as long: fetching memory takes longer than looking into the rack, which is shared by many pages.
pub(crate) struct SpotList {
    rack: Arc<Rack>,
    /// The last is that of shapes which are not in the rack.
    spots: Vec<Spot>,
}

impl SpotList {
    /// Asks for the spot of each shape in the rack.
    pub(crate) fn new(rack: Arc<Rack>, spot: impl FnMut(ShapeId) -> Spot) -> SpotList {
        let mut spots = Vec::with_capacity(rack.shapes.len() + 1);
        spots.extend(rack.shapes.iter().copied().map(spot));
        spots.push(NO_SPOT);
        SpotList { rack, spots }
    }

    /// No shape has a spot.
    pub(crate) fn none() -> &'static SpotList {
        static NONE: LazyLock<SpotList> =
            LazyLock::new(|| SpotList::new(Arc::new(Rack::new(ShapeSet::NONE)), |_| NO_SPOT));
        &NONE
    }

    /// The spot of a shape, or [`NO_SPOT`].
    #[inline(always)]
    pub(crate) fn get(&self, id: ShapeId) -> Spot {
        let place = self.rack.places.get(usize::from(id));
        place.and_then(|&place| self.spots.get(usize::from(place))).copied().unwrap_or(NO_SPOT)
    }

    /// All shapes that have spots.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (ShapeId, Spot)> {
        let all = self.rack.shapes.iter().copied().zip(self.spots.iter().copied());
        all.filter(|&(_, spot)| spot != NO_SPOT)
    }
}
