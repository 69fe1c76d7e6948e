//! The path of a throw.

use bonecup_arena::{Arena, Path, PathError, Pose, Watched};
use bonecup_rules::conformance::Source;
use proptest::prelude::*;
use rolling_dice::{Face, Length, Rest, Thrower, Which, Yaw};

use crate::kit::{any_throw, onto, onto_empty, straight};

fn watched(number: u64) -> (rolling_dice::Throw, Watched) {
    let throw = any_throw(&mut Source::new(number));
    let watched = Arena.watch(&throw, number);
    (throw, watched)
}

fn rest_of(watched: &Watched, die: Which) -> Rest {
    match die {
        Which::Thrown(number) => watched.landing.thrown[usize::from(number) - 1],
        Which::Scoring(colour) => {
            watched.landing.scoring.iter().find(|(other, _)| *other == colour).unwrap().1
        }
    }
}

/// The direction up as the die sees it, and how far an axis of it that lies flat is turned.
fn shown(pose: &Pose) -> (Face, f64) {
    let [x, y, z, w] = pose.rotation;
    let rows = [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - z * w), 2.0 * (x * z + y * w)],
        [2.0 * (x * y + z * w), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - x * w)],
        [2.0 * (x * z - y * w), 2.0 * (y * z + x * w), 1.0 - 2.0 * (x * x + y * y)],
    ];
    let flat = (0..3).min_by(|&a, &b| f64::total_cmp(&rows[2][a].abs(), &rows[2][b].abs())).unwrap();
    (Face::most_upward(rows[2]), libm::atan2(rows[1][flat], rows[0][flat]).to_degrees())
}

#[test]
fn watching_changes_nothing() {
    for number in 0..60 {
        let (throw, watched) = watched(number);
        assert_eq!(watched.landing, Arena.throw(&throw, number));
    }
}

#[test]
fn the_last_frame_is_the_landing() {
    for number in 0..100 {
        let (throw, watched) = watched(number);
        let moved = watched.path.tracks().len();
        let still =
            watched.landing.scoring.iter().zip(&throw.resting).filter(|(after, before)| after == before);
        assert_eq!(moved + still.count(), usize::from(throw.dice) + throw.resting.len());
        for (die, pose) in watched.path.frames().last().unwrap() {
            let rest = rest_of(&watched, die);
            assert_eq!(
                (Length::nearest(pose.x), Length::nearest(pose.y)),
                (rest.x, rest.y),
                "{number} {die}"
            );
            let (face, turn) = shown(&pose);
            assert_eq!(face, rest.face, "{number} {die}");
            let off = Yaw::nearest(turn).in_hundredths().abs_diff(rest.turn.in_hundredths());
            assert!(off.min(9_000 - off) <= 2, "{number} {die}: {turn} {}", rest.turn);
            if rest.on_floe() {
                assert!(
                    (pose.z - 12.0 * f64::from(rest.level) - 6.0).abs() < 0.01,
                    "{number} {die}: {pose:?}"
                );
            }
        }
    }
}

#[test]
fn dice_move_like_dice() {
    let watched = Arena.watch(&onto_empty(straight(900)), 5);
    assert!((30..120).contains(&watched.path.len()), "{}", watched.path.len());
    for track in watched.path.tracks() {
        for frame in 1..watched.path.len() {
            let (a, b) = (track.pose(frame - 1), track.pose(frame));
            let way = ((a.x - b.x).powi(2) + (a.y - b.y).powi(2) + (a.z - b.z).powi(2)).sqrt();
            assert!(way < 40.0, "{way}");
            let length: f64 = b.rotation.iter().map(|part| part * part).sum();
            assert!((length - 1.0).abs() < 1e-3, "{length}");
        }
    }
}

#[test]
fn dice_get_wet_on_the_way() {
    let watched = Arena.watch(&onto_empty(straight(2000)), 1);
    for track in watched.path.tracks() {
        let frame = track.wet().expect("such a throw ends in the water");
        assert!(frame > 5 && frame < watched.path.len());
    }
    let dry = Arena.watch(&onto_empty(straight(600)), 1);
    assert!(dry.path.tracks().iter().all(|track| track.wet().is_none()));
}

#[test]
fn dice_that_never_move_have_no_track() {
    let watched = Arena.watch(&onto(straight(400), &[(40, 300), (250, 300)]), 1);
    assert!(watched.path.tracks().iter().all(|track| matches!(track.die(), Which::Thrown(_))));
}

#[test]
fn bytes_read_back_and_are_few() {
    let mut bytes = 0;
    for number in 0..100 {
        let (_, watched) = watched(number);
        let written = watched.path.to_bytes();
        assert_eq!(Path::from_bytes(&written), Ok(watched.path));
        bytes += written.len();
    }
    assert!(bytes / 100 < 5_000, "{} bytes per throw", bytes / 100);
}

#[test]
fn cut_bytes_are_refused() {
    let bytes = watched(3).1.path.to_bytes();
    for end in (0..bytes.len()).step_by(7) {
        assert_eq!(Path::from_bytes(&bytes[..end]), Err(PathError));
    }
    assert_eq!(Path::from_bytes(&[bytes, vec![0]].concat()), Err(PathError));
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(path) = Path::from_bytes(&bytes) {
            prop_assert_eq!(Path::from_bytes(&path.to_bytes()), Ok(path));
        }
    }

    #[test]
    fn changed_bytes_are_read_or_refused(at in 0..2_000_usize, by in any::<u8>()) {
        let mut bytes = Arena.watch(&onto_empty(straight(500)), 1).path.to_bytes();
        let at = at % bytes.len();
        bytes[at] = by;
        if let Ok(path) = Path::from_bytes(&bytes) {
            prop_assert_eq!(path.frames().count(), path.len());
        }
    }
}
