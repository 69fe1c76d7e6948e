//! The atomic moves.

use crate::{Bone, DiceCount};

/// One decision of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lays a bone of the roll on its own place.
    Lay(Bone),
    /// Lays a bone of the roll on a place where it does not belong.
    LayFalse {
        /// The bone.
        bone: Bone,
        /// Where it is laid.
        place: Bone,
    },
    /// Puts a hat of the roll on the skull.
    PutOnHat,
    /// Takes the hat off; it joins the unlaid dice without a face.
    TakeOffHat,
    /// Lays a gravestone: the turn ends and the skeleton scores.
    Bury,
    /// Pays these unlaid dice and rolls all others: a supplementary roll.
    Roll {
        /// The dice that leave the turn.
        paying: DiceCount,
    },
    /// Ends the turn with the skeleton unburied: no points.
    Leave,
}
