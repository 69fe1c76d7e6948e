//! The games, in the order in which they are shown. Adding one is adding a line.

use crate::any::{draw_from, has_physics, list_games, shown, typed, wrap};

// name in the code, key in records, addresses and at the command line, position, where its outcomes come from:
// `cup` for faces, `physics` for dice that are thrown through space (a roll takes milliseconds and can be watched)
list_games! {
    RollingBones, "rolling-bones", rolling_bones::RollingBones, cup;
    KnochenMax, "knochenmax", knochenmax::KnochenMax, cup;
    RollingDice, "rolling-dice", rolling_dice::RollingDice, physics;
}
