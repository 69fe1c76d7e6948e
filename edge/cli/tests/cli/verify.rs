//! `bonecup verify`: throws of engines that are in this program are thrown again, those of others believed and named.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::kit::bonecup;

/// A game that the stand-in threw before there was an arena.
fn old_record() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/scatter.json");
    std::fs::read_to_string(path).unwrap()
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn write(&self, text: &str) -> PathBuf {
        let file = self.0.path().join("game.json");
        std::fs::write(&file, text).unwrap();
        file
    }
}

fn verify(file: &Path, more: &[&str]) -> (Option<i32>, String) {
    let output = bonecup(&[&["verify", file.to_str().unwrap()], more].concat());
    (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

fn json(file: &Path) -> Value {
    serde_json::from_str(verify(file, &["--json"]).1.lines().next().unwrap()).unwrap()
}

#[test]
fn a_new_game_is_thrown_again() {
    let folder = Folder::new();
    let file = folder.0.path().join("game.json");
    let made = bonecup(&["simulate", "rolling-dice", "--games", "1", "--record", file.to_str().unwrap()]);
    assert!(made.status.success());
    let (code, told) = verify(&file, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("thrown again by the engine rapier/1"), "{told}");
    let proof = json(&file);
    assert_eq!((&proof["verified"], &proof["not_recomputed"]), (&true.into(), &0.into()));

    // A die that is said to lie a hundredth of a millimetre further is found.
    let text = std::fs::read_to_string(&file).unwrap();
    let die = text.split("thrown ").nth(1).unwrap();
    let x = die.split(' ').nth(2).unwrap();
    let last = if x.ends_with('1') { "2" } else { "1" };
    let moved = text.replacen(x, &format!("{}{last}", &x[..x.len() - 1]), 1);
    let (code, told) = verify(&folder.write(&moved), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("the seed gives rapier/1 noise"), "{told}");
}

#[test]
fn a_game_of_the_old_engine_is_thrown_again_by_it() {
    let folder = Folder::new();
    let file = folder.write(&old_record());
    let (code, told) = verify(&file, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("30 were thrown again by the engine scatter/1"), "{told}");
    assert_eq!(bonecup(&["replay", file.to_str().unwrap()]).status.code(), Some(0));
}

#[test]
fn a_game_of_an_unknown_engine_replays_and_the_report_says_what_is_not_proved() {
    let folder = Folder::new();
    let text = old_record().replace("scatter/1", "arena/9");
    let file = folder.write(&text);
    let (code, told) = verify(&file, &[]);
    assert_eq!(code, Some(0), "{told}");
    assert!(
        told.contains("30 throws were computed by the engine arena/9, which is not in this program"),
        "{told}"
    );
    assert!(told.contains("not computed again") && !told.contains("Dice:"), "{told}");
    let german = verify(&file, &["--lang", "de"]).1;
    assert!(german.contains("vom Rechenwerk arena/9 berechnet, das dieses Programm nicht hat"), "{german}");
    let proof = json(&file);
    assert_eq!(proof["not_recomputed"], 30);
    assert_eq!(
        proof["engines"][0],
        serde_json::json!({"engine": "arena/9", "throws": 30, "recomputed": false})
    );
    assert_eq!(bonecup(&["replay", file.to_str().unwrap()]).status.code(), Some(0));

    // Its noise must follow from the seed all the same.
    let noise = text.split("noise ").nth(1).unwrap();
    let forged = text.replacen(&noise[..16], "0123456789abcdef", 1);
    let (code, told) = verify(&folder.write(&forged), &[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("the record says noise 0123456789abcdef"), "{told}");
}

/// Games of the first edition: with two players, who put back a die of their own other colour, and with three; in both a
/// scoring die touches a hole where it lay then.
#[test]
fn games_of_the_first_edition_replay_and_verify_as_they_were_played() {
    for name in ["first-edition-two.json", "first-edition-three.json"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name);
        let proof = json(&path);
        assert_eq!((&proof["verified"], &proof["not_recomputed"]), (&true.into(), &0.into()), "{name}");
        let replayed = bonecup(&["replay", path.to_str().unwrap()]);
        assert_eq!(replayed.status.code(), Some(0), "{name}");

        // By the rules of today the same moves lead elsewhere.
        let folder = Folder::new();
        let today = std::fs::read_to_string(&path).unwrap().replace("\"rules\": 1", "\"rules\": 2");
        assert_eq!(verify(&folder.write(&today), &[]).0, Some(1), "{name}");
    }
}
