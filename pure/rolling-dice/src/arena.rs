//! The arena: the one description of its geometry, for the rules, for physics and for every picture of it.
//!
//! The box, the number of nets and holes and the values +6 and −2 are those of the printed game; outline,
//! positions, the size of a die and the other values are this project's own. A throw that just arrives has the
//! +3 before it. The +4 is beside a hole, the +5 close to the rim, and the +6 lies far out before a bay with the
//! worst hole on the way to it. All of them are further apart than a die is wide from corner to corner, so no die
//! touches two (RD-5).

use bonecup_rules::Points;

use crate::geometry::{self, Footprint};
use crate::spot::{Length, Point, Spot};

/// The edge of a die.
pub const DIE_EDGE: Length = Length::mm(12);

/// The radius of a die's rounded edges and corners.
pub const DIE_ROUNDING: Length = Length::mm(1);

/// The inner width of the box, which is the width of the entrance.
pub const BOX_WIDTH: Length = Length::mm(300);

/// The inner depth of the box, from the entrance line to the wall opposite.
pub const BOX_DEPTH: Length = Length::mm(430);

/// The height of the three walls above the ice.
pub const WALL_HEIGHT: Length = Length::mm(30);

/// How thick the walls are.
pub const WALL_THICKNESS: Length = Length::mm(4);

/// The outline of the floe, against the clock from the left end of its side at the entrance. Between it and
/// the three walls there is water.
pub const FLOE: [Point; 23] = [
    Point::mm(28, 0),
    Point::mm(272, 0),
    Point::mm(280, 40),
    Point::mm(271, 86),
    Point::mm(281, 134),
    Point::mm(278, 186),
    Point::mm(264, 226),
    Point::mm(275, 268),
    Point::mm(281, 322),
    Point::mm(266, 364),
    Point::mm(232, 390),
    Point::mm(204, 406),
    Point::mm(180, 393),
    Point::mm(146, 408),
    Point::mm(96, 404),
    Point::mm(54, 382),
    Point::mm(26, 344),
    Point::mm(19, 290),
    Point::mm(31, 246),
    Point::mm(21, 198),
    Point::mm(18, 146),
    Point::mm(28, 98),
    Point::mm(19, 48),
];

/// What a patch of the floe is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PatchKind {
    /// A fish net gives points.
    Net,
    /// An ice hole costs points.
    Hole,
}

/// A net or a hole: a disc on the floe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Net or hole.
    pub kind: PatchKind,
    /// Its middle.
    pub centre: Point,
    /// From the middle to the rim.
    pub radius: Length,
    /// What a scoring die that touches it gets; no two patches have the same.
    pub points: Points,
}

impl Patch {
    pub(crate) const fn net(centre: Point, radius: i32, bonus: i32) -> Patch {
        Patch { kind: PatchKind::Net, centre, radius: Length::mm(radius), points: Points(bonus) }
    }

    pub(crate) const fn hole(centre: Point, radius: i32, penalty: i32) -> Patch {
        Patch { kind: PatchKind::Hole, centre, radius: Length::mm(radius), points: Points(-penalty) }
    }

    /// Whether a die on the spot touches it, even with a corner.
    pub fn is_touched_by(&self, spot: Spot) -> bool {
        Footprint::of(spot).touches_disc(self.centre, self.radius)
    }
}

/// The four nets and the two holes, their rims more than 17 mm apart (RD-5).
pub const PATCHES: [Patch; 6] = [
    Patch::net(Point::mm(92, 128), 21, 3),
    Patch::net(Point::mm(230, 204), 19, 4),
    Patch::net(Point::mm(50, 314), 17, 5),
    Patch::net(Point::mm(196, 372), 16, 6),
    Patch::hole(Point::mm(175, 214), 17, 2),
    Patch::hole(Point::mm(188, 317), 19, 4),
];

/// The middles of the ice blocks in the order in which they are filled; the first has the start symbol. They lie
/// before the entrance, where no die comes to rest on the floe.
pub const BLOCKS: [Point; 6] = [
    Point::mm(75, -28),
    Point::mm(105, -28),
    Point::mm(135, -28),
    Point::mm(165, -28),
    Point::mm(195, -28),
    Point::mm(225, -28),
];

/// The edge of an ice block.
pub const BLOCK_EDGE: Length = Length::mm(18);

/// Dice are looked for on the table round the box, up to this far from its left corner at the entrance.
pub const TABLE: Length = Length::mm(2000);

/// Whether a point is on the ice. A die that lies there is on the floe as long as its centre is, however far it juts
/// out over the edge (RD-13).
pub fn on_floe(point: Point) -> bool {
    in_box(point) && geometry::contains(&FLOE, point)
}

/// Whether a point is within the walls and behind the entrance line.
pub fn in_box(point: Point) -> bool {
    (Length::mm(0)..=BOX_WIDTH).contains(&point.x) && (Length::mm(0)..=BOX_DEPTH).contains(&point.y)
}

/// Whether a point is on the table.
pub fn on_table(point: Point) -> bool {
    let table = Length::mm(0) - TABLE..=TABLE;
    table.contains(&point.x) && table.contains(&point.y)
}

/// Whether a die on the spot lies wholly on the floe (RD-10).
pub fn wholly_on_floe(spot: Spot) -> bool {
    on_floe(spot.centre()) && Footprint::of(spot).lies_within(&FLOE)
}

/// The net or hole that a die touches which lies there on the ice itself; there is at most one (RD-5).
pub fn touched_patch(spot: Spot) -> Option<&'static Patch> {
    PATCHES.iter().find(|patch| patch.is_touched_by(spot))
}
