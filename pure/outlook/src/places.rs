//! Spots that are worth a look for a knocked-off die.

use std::sync::LazyLock;

use rolling_dice::geometry::Footprint;
use rolling_dice::{Length, Spot, Yaw, arena};

/// A raster of all places where a die lies wholly on the floe, fine enough to touch every net.
pub(crate) static PLACES: LazyLock<Vec<(Spot, Footprint)>> = LazyLock::new(|| {
    const RASTER: usize = 14;
    let steps = |most: Length| (0..most.in_hundredths() / 100).step_by(RASTER);
    let spots = steps(arena::BOX_DEPTH).flat_map(|y| {
        steps(arena::BOX_WIDTH).map(move |x| Spot {
            x: Length::mm(x),
            y: Length::mm(y),
            turn: Yaw::default(),
        })
    });
    let on_floe = spots.filter(|&spot| arena::wholly_on_floe(spot));
    on_floe.map(|spot| (spot, Footprint::of(spot))).collect()
});
