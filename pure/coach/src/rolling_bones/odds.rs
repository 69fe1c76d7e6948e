//! What the next roll may show. The dice are independent, so each chance is a product.

use rolling_bones::{BoneSet, DiceCount, Face, Kind};

/// The chance that none of the dice shows one of these faces.
///
/// ```
/// use bonecup_coach::rolling_bones::chance_without;
/// use rolling_bones::{DiceCount, Face};
/// let two_centre = DiceCount { left: 3, right: 0, centre: 2 };
/// assert!((chance_without(two_centre, &[Face::Grave]) - 25.0 / 36.0).abs() < 1e-12);
/// ```
pub fn chance_without(dice: DiceCount, faces: &[Face]) -> f64 {
    let of_kind = |kind: Kind| {
        let named = kind.faces().iter().filter(|face| faces.contains(face)).count();
        let others = u8::try_from(6 - named).unwrap_or(0);
        (f64::from(others) / 6.0).powi(dice.of(kind).into())
    };
    Kind::ALL.into_iter().map(of_kind).product()
}

/// The chance that at least one of the dice shows the face.
pub fn chance_of_face(dice: DiceCount, face: Face) -> f64 {
    1.0 - chance_without(dice, &[face])
}

/// The chance that at least one of the dice shows a bone for one of these places.
pub fn chance_of_fit(dice: DiceCount, places: BoneSet) -> f64 {
    let faces: Vec<Face> = places.into_iter().map(Face::Bone).collect();
    1.0 - chance_without(dice, &faces)
}
