//! A throw for programs.

use bonecup_arena::{Path, Track};
use rolling_dice::{Rest, Which};
use serde_json::{Value, json};

use super::Thrown;

/// With `path` also how the dice moved.
pub(super) fn throw(thrown: &Thrown<'_>, path: bool) -> Value {
    let landing = &thrown.watched.landing;
    let loose = (1..).zip(&landing.thrown).map(|(number, rest)| die(Which::Thrown(number), rest));
    let scoring = landing.scoring.iter().map(|(colour, rest)| die(Which::Scoring(*colour), rest));
    let off = landing.scoring.iter().filter(|(_, rest)| !rest.on_floe());
    let mut json = json!({
        "engine": bonecup_arena::Arena::ENGINE.to_string(),
        "noise": thrown.noise,
        "colour": thrown.throw.colour,
        "aim": thrown.throw.aim,
        "dice": loose.chain(scoring).collect::<Vec<_>>(),
        "pushed_off": off.map(|(colour, _)| colour).collect::<Vec<_>>(),
        "landing": landing.to_string(),
        "digest": thrown.watched.digest.to_string(),
        "seconds": seconds(&thrown.watched.path),
    });
    if path {
        json["path"] = frames(&thrown.watched.path);
    }
    json
}

/// How long the dice moved.
pub(super) fn seconds(path: &Path) -> f64 {
    let frames = u32::try_from(path.len().saturating_sub(1)).unwrap_or(u32::MAX);
    f64::from(frames) / f64::from(Path::FRAMES_PER_SECOND)
}

fn die(which: Which, rest: &Rest) -> Value {
    let patch = rest.touched_patch();
    json!({
        "die": which.to_string(), "face": rest.face, "x": rest.x, "y": rest.y, "turn": rest.turn,
        "level": rest.level, "place": rest.place, "patch": patch.map(|patch| patch.points),
    })
}

/// Every die that moved, a pose a frame: x, y, z in millimetres and the quaternion x, y, z, w.
fn frames(path: &Path) -> Value {
    let track = |track: &Track| {
        let poses: Vec<_> = (0..path.len()).map(|frame| track.pose(frame).numbers()).collect();
        json!({"die": track.die().to_string(), "wet": track.wet(), "poses": poses})
    };
    json!({
        "frames_per_second": Path::FRAMES_PER_SECOND,
        "frames": path.len(),
        "dice": path.tracks().iter().map(track).collect::<Vec<_>>(),
    })
}
