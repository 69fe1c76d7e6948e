//! What the first edition of the rules did otherwise. Games that began under it are played and replayed by it, so none
//! of this ever changes.

use bonecup_rules::Points;

use crate::arena::{self, PATCHES, Patch};
use crate::dice::Rest;
use crate::geometry;
use crate::options::Edition;
use crate::spot::Point;

/// Where nets and holes were; two holes lay so close to a net that a die could touch both.
const FIRST_PATCHES: [Patch; 6] = [
    PATCHES[0],
    PATCHES[1],
    PATCHES[2],
    PATCHES[3],
    Patch::hole(Point::mm(190, 216), 17, 2),
    Patch::hole(Point::mm(180, 331), 19, 4),
];

impl Edition {
    /// The nets and holes.
    pub fn patches(self) -> &'static [Patch; 6] {
        match self {
            Edition::First => &FIRST_PATCHES,
            Edition::Second => &arena::PATCHES,
        }
    }

    /// The net or hole that a die on the floe touches (RD-5). In the first edition a die that stood on another touched
    /// what it covered, and of two that it touched the one whose rim was nearest its centre counted.
    pub fn touched_patch(self, rest: &Rest) -> Option<&'static Patch> {
        match self {
            Edition::First => {
                let touched = FIRST_PATCHES.iter().filter(|patch| patch.is_touched_by(rest.spot()));
                touched.min_by(|a, b| rim_from(a, rest).total_cmp(&rim_from(b, rest)))
            }
            Edition::Second => rest.touched_patch(),
        }
    }

    /// What the net gives or the hole takes that a die on the floe touches: as it was told, else by the arena's geometry.
    pub fn touched_points(self, rest: &Rest) -> Points {
        let by_geometry = || self.touched_patch(rest).map_or(Points(0), |patch| patch.points);
        rest.patch.unwrap_or_else(by_geometry)
    }

    /// Whether a player who knocks off the die of his own other colour loses it (RD-15). In the first edition he
    /// put it back like anybody else's.
    pub(crate) fn loses_other_colour(self) -> bool {
        self == Edition::Second
    }
}

/// From a die's centre to the rim; negative inside.
fn rim_from(patch: &Patch, rest: &Rest) -> f64 {
    geometry::distance(rest.centre(), patch.centre) - f64::from(patch.radius.in_hundredths())
}
