//! `docs/verify.py`, the verifier that players can read in a minute, agrees with ours.

use std::path::PathBuf;
use std::process::Command;

use bonecup_games::GameId;
use bonecup_referee::{By, Event, Origin, Record};
use bonecup_rules::Reason;

use crate::kit::{check, drawn, honest, other_face, outcome, plan, play, set_outcome, with};

/// Whether the script finds that the record holds, and what it says; `None` without Python.
fn script(name: &str, record: &Record) -> Option<(bool, String)> {
    script_on(name, record.write().unwrap().as_bytes())
}

fn script_on(name: &str, bytes: &[u8]) -> Option<(bool, String)> {
    let file = std::env::temp_dir().join(format!("bonecup-{}-{name}.json", std::process::id()));
    std::fs::write(&file, bytes).unwrap();
    let script: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/verify.py"].iter().collect();
    let output = Command::new("python3").arg(script).arg(&file).output();
    std::fs::remove_file(&file).unwrap();
    let Ok(output) = output else {
        println!("python3 is missing: docs/verify.py is not tested");
        return None;
    };
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!text.contains("Traceback"), "{text}");
    Some((output.status.success(), text))
}

#[track_caller]
pub(crate) fn says(name: &str, record: &Record, holds: bool, words: &str) {
    let Some((found, text)) = script(name, record) else { return };
    assert_eq!(found, holds, "{text}");
    assert!(text.contains(words), "{text}");
}

#[test]
fn the_script_confirms_honest_records() {
    for id in GameId::ALL {
        for dice in ["drawn, drawn", "drawn, hand"] {
            let record = honest(id, dice);
            says(&format!("honest-{id}"), &record, true, &format!("(drawn: {},", drawn(&record).len()));
        }
        says(&format!("real-{id}"), &honest(id, "hand, hand"), true, "all dice were real");
    }
}

#[test]
fn the_script_confirms_bones_of_any_weights() {
    for bones in ["shagai", "fair", "999999937,1000000000,999999999,1"] {
        let mut plan = plan(GameId::KnochenMax, "drawn, drawn");
        plan.options.set("bones", bones).unwrap();
        says("weights", &play(plan, 30), true, "every drawn roll follows");
    }
}

#[test]
fn the_script_names_the_first_roll_that_differs() {
    for id in [GameId::RollingBones, GameId::KnochenMax] {
        let honest = honest(id, "drawn, drawn");
        let place = drawn(&honest)[2];
        let forged = with(&honest, |record| {
            let text = other_face(id, &outcome(&record.events[place]));
            set_outcome(record, place, &text);
        });
        says(&format!("forged-{id}"), &forged, false, &format!("verify-roll: event {}:", place + 1));
    }
    let honest = honest(GameId::RollingDice, "drawn, drawn");
    let place = drawn(&honest)[1];
    let forged = with(&honest, |record| {
        let text = outcome(&record.events[place]);
        let landing = text.split_once(';').unwrap().1;
        set_outcome(record, place, &format!("scatter/1 noise 0123456789abcdef;{landing}"));
    });
    says("forged-noise", &forged, false, &format!("verify-roll: event {}:", place + 1));
}

#[test]
fn neither_believes_a_net_that_a_computed_throw_claims() {
    let honest = honest(GameId::RollingDice, "drawn, drawn");
    let place = drawn(&honest)[1];
    let claimed = with(&honest, |record| {
        let text = outcome(&record.events[place]);
        set_outcome(record, place, &format!("{text} patch 0"));
    });
    says("claimed", &claimed, false, &format!("verify-roll: event {}:", place + 1));
    assert!(check(&claimed).is_err());
}

#[test]
fn the_script_finds_what_the_key_was_made_of() {
    let honest = honest(GameId::KnochenMax, "drawn, drawn");
    type Change = fn(&mut Record);
    let changes: [(Change, &str); 6] = [
        (|record| record.seed.as_mut().unwrap().0[0] ^= 1, "does not belong to the commitment"),
        (|record| record.seed = None, "not published"),
        (|record| record.plan.seats[0].contribution = "x".parse().unwrap(), "verify-roll: event 1:"),
        (|record| record.plan.seats.swap(0, 1), "verify-roll: event 1:"),
        (|record| record.plan.table = "other".parse().unwrap(), "verify-roll: event 1:"),
        (
            |record| {
                let rolled = |event: &Event| matches!(event, Event::Rolled { .. });
                let place = record.events.iter().position(rolled).unwrap();
                record.events.remove(place);
            },
            "record-event: event 1:",
        ),
    ];
    for (i, (change, words)) in changes.into_iter().enumerate() {
        says(&format!("key-{i}"), &with(&honest, change), false, words);
    }
    let text = honest.write().unwrap().replacen("\"by\":\"drawn\"", "\"by\":\"hand\"", 1);
    let Some((holds, text)) = script_on("by", text.as_bytes()) else { return };
    assert!(!holds && text.contains("record-event: event 1:"), "{text}");
}

#[test]
fn the_script_reads_nonsense_without_harm() {
    let honest = honest(GameId::KnochenMax, "drawn, drawn").write().unwrap();
    let huge = honest.replace("\"weights\": [\n      1,", "\"weights\": [\n      99999999999999999999999,");
    assert_ne!(huge, honest);
    let nonsense = ["", "[]", "{}", "{\"format\": 1}", &honest[..honest.len() / 2], "\u{0}\u{ff}", &huge];
    for (i, text) in nonsense.into_iter().enumerate() {
        let Some((holds, text)) = script_on(&format!("nonsense-{i}"), text.as_bytes()) else { return };
        assert!(!holds, "{text}");
    }
    let Some((holds, _)) = script_on("bytes", &[0xff, 0xfe, 0x00]) else { return };
    assert!(!holds);
}

/// A practice may take rolls from the game that it comes from; no other record may.
#[test]
fn rolls_that_fell_as_then_are_not_computed_again() {
    for id in [GameId::RollingBones, GameId::KnochenMax] {
        let honest = honest(id, "drawn, drawn");
        let place = drawn(&honest)[1];
        let practice = with(&honest, |record| {
            record.plan.from = Some(Origin { table: "oak".parse().unwrap(), event: 0, given: 0 });
            record.events.truncate(place + 1);
            record.result = None;
            let other = other_face(id, &outcome(&record.events[place]));
            set_outcome(record, place, &other);
        });
        assert!(check(&practice).is_err(), "{id}");
        says("as-drawn", &practice, false, "the seed gives");
        let taken = with(&practice, |record| {
            let Event::Rolled { by, .. } = &mut record.events[place] else { panic!("no roll") };
            *by = By::Taken;
        });
        let proof = check(&taken).unwrap();
        assert_eq!((proof.drawn, proof.taken, proof.by_hand), (1, 1, 0), "{id}");
        says("taken", &taken, true, "rolls after them that fell as there: 1");
        let alone = with(&taken, |record| record.plan.from = None);
        assert_eq!(check(&alone).unwrap_err().code(), "record-event", "{id}");
        says("alone", &alone, false, "the dice of this seat come from elsewhere");
    }
}
