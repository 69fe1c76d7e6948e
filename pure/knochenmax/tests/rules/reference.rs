//! Scoring a second time: five literal bones in order, one plain sentence per box.

use bonecup_rules::Points;
use knochenmax::{Bones, SheetBox, Side};
use serde_json::{Value, json};

use crate::kit::{options, position_with, sheet};

/// A sheet as far as it changes what a throw is worth.
#[derive(Clone, Copy, Debug)]
struct State {
    /// What stands in the KnochenMAX box.
    max: Option<i32>,
    /// Whether the boxes of 1, 3, 4 and 6 are filled.
    upper: [bool; 4],
    struck_max_counts: bool,
}

const PIPS: [i32; 4] = [1, 3, 4, 6];

fn all_states() -> impl Iterator<Item = State> {
    let upper = |mask: usize| [0, 1, 2, 3].map(|side| mask >> side & 1 == 1);
    let maxes = [None, Some(0), Some(50)];
    maxes.into_iter().flat_map(move |max| {
        (0..32).map(move |mask| State { max, upper: upper(mask), struck_max_counts: mask >= 16 })
    })
}

fn all_throws() -> impl Iterator<Item = [i32; 5]> {
    (0..1024).map(|code: usize| [0, 1, 2, 3, 4].map(|bone| PIPS[code >> (2 * bone) & 3]))
}

fn how_many(bones: [i32; 5], pips: i32) -> usize {
    bones.iter().filter(|&&bone| bone == pips).count()
}

fn so_many_alike(bones: [i32; 5], number: usize) -> bool {
    bones.iter().any(|&bone| how_many(bones, bone) >= number)
}

fn is_full_house(mut bones: [i32; 5]) -> bool {
    bones.sort();
    let [a, b, c, d, e] = bones;
    a == b && d == e && a != e && (b == c || c == d)
}

fn without_extras(key: &str, bones: [i32; 5]) -> i32 {
    let sum = bones.iter().sum();
    let upper = |pips| bones.iter().filter(|&&bone| bone == pips).sum();
    let if_met = |met: bool, points| if met { points } else { 0 };
    match key {
        "hund" => upper(1),
        "ruecken" => upper(3),
        "bauch" => upper(4),
        "chios" => upper(6),
        "dreierpasch" => if_met(so_many_alike(bones, 3), sum),
        "viererpasch" => if_met(so_many_alike(bones, 4), sum),
        "full_house" => if_met(is_full_house(bones), 25),
        "venuswurf" => if_met(PIPS.iter().all(|pips| bones.contains(pips)), 40),
        "knochenmax" => if_met(so_many_alike(bones, 5), 50),
        _ => sum,
    }
}

fn expected(key: &str, bones: [i32; 5], state: State) -> i32 {
    let plain = without_extras(key, bones);
    let already_filled = state.max == Some(50) || state.max == Some(0) && state.struck_max_counts;
    if !so_many_alike(bones, 5) || !already_filled {
        return plain;
    }
    let side = PIPS.iter().position(|&pips| pips == bones[0]).unwrap();
    let own_box = ["hund", "ruecken", "bauch", "chios"][side];
    match (state.upper[side], key) {
        (false, _) if key == own_box => plain + 50,
        (false, _) => plain,
        (true, "full_house") => 25,
        (true, "venuswurf") => 40,
        (true, _) => plain,
    }
}

fn written(state: State) -> Value {
    let mut boxes = serde_json::Map::new();
    for (side, _) in Side::ALL.iter().zip(state.upper).filter(|(_, filled)| *filled) {
        boxes.insert(SheetBox::of(*side).to_string(), json!(0));
    }
    if let Some(points) = state.max {
        boxes.insert("knochenmax".into(), json!(points));
    }
    json!({ "sheets": [boxes] })
}

fn lying(bones: [i32; 5]) -> Bones {
    bones.map(|bone| bone.to_string()).join(" ").parse().unwrap()
}

#[test]
fn scoring_agrees_with_the_reference_on_every_throw_and_sheet() {
    let throws: Vec<_> = all_throws().map(|bones| (bones, lying(bones))).collect();
    for state in all_states() {
        let agreed = json!({"struck_max_counts": state.struck_max_counts});
        let sheet = sheet(&position_with(agreed.clone(), written(state)));
        let options = options(agreed);
        for &(bones, throw) in &throws {
            for entry in sheet.free() {
                let Points(points) = sheet.worth(entry, throw, &options);
                assert_eq!(points, expected(entry.key(), bones, state), "{bones:?} in {entry} on {state:?}");
            }
        }
    }
}
