//! How a cube can be turned: from a lying die to a rotation, and back to the face and the turn that it shows.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::{Face, Yaw};

/// Half of √2.
const DIAGONAL: f32 = std::f32::consts::FRAC_1_SQRT_2;

/// Turns the face of a die straight up, by the shortest way.
pub(crate) fn upright(face: Face) -> Rotation {
    let [x, y, z, w] = match face.pips() {
        1 => [0.0, -DIAGONAL, 0.0, DIAGONAL],
        2 => [DIAGONAL, 0.0, 0.0, DIAGONAL],
        3 => [0.0, 0.0, 0.0, 1.0],
        4 => [1.0, 0.0, 0.0, 0.0],
        5 => [-DIAGONAL, 0.0, 0.0, DIAGONAL],
        _ => [0.0, DIAGONAL, 0.0, DIAGONAL],
    };
    Rotation::from_xyzw(x, y, z, w)
}

/// A die that lies flat. Which side face looks where is not known of a resting die: it is the same for all that show
/// the same face.
pub(crate) fn lying(face: Face, turn: Yaw) -> Rotation {
    about_vertical(turn.in_degrees()) * upright(face)
}

/// One of the 24 rotations that turn a cube into itself.
pub(crate) fn symmetry(face: Face, quarters: u8) -> Rotation {
    about_vertical(90.0 * f64::from(quarters)) * upright(face)
}

#[expect(clippy::cast_possible_truncation, reason = "the engine computes with f32")]
fn about_vertical(degrees: f64) -> Rotation {
    let (sin, cos) = libm::sincos(degrees.to_radians() / 2.0);
    Rotation::from_xyzw(0.0, 0.0, sin as f32, cos as f32)
}

/// The face that points most upwards (RD-4).
pub(crate) fn face_up(rotation: Rotation) -> Face {
    let up = rotation.inverse() * Vector::Z;
    Face::most_upward(up.to_array().map(f64::from))
}

/// The turn about the vertical, of a tilted die as of one put down flat.
pub(crate) fn turn_of(rotation: Rotation) -> Yaw {
    let axes = [Vector::X, Vector::Y, Vector::Z].map(|axis| rotation * axis);
    let flattest = axes.into_iter().min_by(|a, b| a.z.abs().total_cmp(&b.z.abs())).unwrap_or(Vector::X);
    Yaw::nearest(libm::atan2(f64::from(flattest.y), f64::from(flattest.x)).to_degrees())
}

/// The rotation of a die lying flat with this turn that is nearest to the given one: its side faces look where they
/// did.
pub(crate) fn laid_flat(rotation: Rotation, turn: Yaw) -> Rotation {
    let upright = upright(face_up(rotation));
    let ways = [0.0, 90.0, 180.0, 270.0].map(|quarter| about_vertical(turn.in_degrees() + quarter) * upright);
    let nearness = |way: &Rotation| way.dot(rotation).abs();
    ways.into_iter().max_by(|a, b| nearness(a).total_cmp(&nearness(b))).unwrap_or(upright)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lying_die_shows_its_face_and_turn() {
        for face in Face::ALL {
            for turn in (0..9_000).step_by(7).map(Yaw::hundredths) {
                let rotation = lying(face, turn);
                assert_eq!((face_up(rotation), turn_of(rotation)), (face, turn));
                assert_eq!(laid_flat(rotation, turn), rotation);
            }
        }
    }

    #[test]
    fn a_cube_has_24_symmetries() {
        let all: Vec<Rotation> =
            Face::ALL.iter().flat_map(|&face| (0..4).map(move |turn| symmetry(face, turn))).collect();
        for (i, one) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|other| one.dot(*other).abs() < 0.99));
            let axes = [Vector::X, Vector::Y, Vector::Z].map(|axis| *one * axis);
            assert!(axes.iter().all(|axis| (axis.abs().max_element() - 1.0).abs() < 1e-6));
        }
    }

    #[test]
    fn a_tilted_die_is_put_down_as_it_leans() {
        let leaning =
            Rotation::from_xyzw(0.2, 0.0, 0.0, 0.98).normalize() * lying(Face::ALL[4], Yaw::hundredths(0));
        assert_eq!((face_up(leaning), turn_of(leaning)), (Face::ALL[4], Yaw::hundredths(0)));
    }
}
