//! Where the shapes of a block are found in the lists of its layer.

use std::sync::{Arc, LazyLock};

use super::shape_set::{SHAPE_ROOM, ShapeSet};
use super::shapes::ShapeId;

/// The number of a state within its layer.
pub(crate) type StateIndex = u32;
/// The dice state does not fit the shape.
pub(crate) const NO_STATE: StateIndex = StateIndex::MAX;

/// The shapes to which some dice can belong, and the place of each in the lists of all blocks with these dice.
pub(crate) struct ShapeSlots {
    shapes: Vec<ShapeId>,
    /// All others share the place behind the last.
    places: [u16; SHAPE_ROOM],
}

impl ShapeSlots {
    pub(crate) fn new(set: ShapeSet) -> ShapeSlots {
        let shapes: Vec<ShapeId> = set.iter().collect();
        let mut places = [u16::try_from(shapes.len()).unwrap_or(u16::MAX); SHAPE_ROOM];
        for (place, &id) in (0..).zip(&shapes) {
            places[usize::from(id)] = place;
        }
        ShapeSlots { shapes, places }
    }
}

/// The states of those shapes that a block has. They are few of all, and a list with room for every shape would be several
/// times as long: fetching memory takes longer than looking into the slots, which are shared by many blocks.
pub(crate) struct StateList {
    slots: Arc<ShapeSlots>,
    /// The last is that of shapes which are not in the slots.
    states: Vec<StateIndex>,
}

impl StateList {
    /// Asks for the state of each shape in the slots.
    pub(crate) fn new(slots: Arc<ShapeSlots>, state: impl FnMut(ShapeId) -> StateIndex) -> StateList {
        let mut states = Vec::with_capacity(slots.shapes.len() + 1);
        states.extend(slots.shapes.iter().copied().map(state));
        states.push(NO_STATE);
        StateList { slots, states }
    }

    /// The memory it takes, with its part of the slots that it shares.
    pub(crate) fn bytes(&self) -> usize {
        let slots = size_of::<ShapeSlots>() + self.slots.shapes.len() * size_of::<ShapeId>();
        size_of_val(self.states.as_slice()) + slots / Arc::strong_count(&self.slots)
    }

    /// No shape has a state.
    pub(crate) fn none() -> &'static StateList {
        static NONE: LazyLock<StateList> =
            LazyLock::new(|| StateList::new(Arc::new(ShapeSlots::new(ShapeSet::NONE)), |_| NO_STATE));
        &NONE
    }

    /// The state of a shape, or [`NO_STATE`].
    #[inline(always)]
    pub(crate) fn get(&self, id: ShapeId) -> StateIndex {
        let place = self.slots.places.get(usize::from(id));
        place.and_then(|&place| self.states.get(usize::from(place))).copied().unwrap_or(NO_STATE)
    }

    /// All shapes that have states.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (ShapeId, StateIndex)> {
        let all = self.slots.shapes.iter().copied().zip(self.states.iter().copied());
        all.filter(|&(_, state)| state != NO_STATE)
    }
}
