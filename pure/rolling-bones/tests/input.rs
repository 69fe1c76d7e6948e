//! What is typed in: notation, written positions, options, outcomes.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_rules::{Game, Options, Reason, Turn};
use proptest::prelude::*;
use rolling_bones::{BonesOptions, DiceCount, Face, Fault, Kind, Move, Refusal, Roll, RollingBones, Setup};

fn read(json: &str) -> Result<RollingBones, Fault> {
    let setup: Setup = serde_json::from_str(json).unwrap();
    RollingBones::from_setup(&BonesOptions::default(), &setup)
}

#[track_caller]
fn fault(json: &str, code: &str) {
    assert_eq!(read(json).expect_err(json).code(), code);
}

#[test]
fn the_position_of_the_design_is_read() {
    let game = read(
        r#"{"skeleton":["SK","RI","LA1"],"false":{"LA2":"RL5"},"hat":true,
        "roll":["LA1","LA1","LA1","LA1","RL5","RL5","RL5","RL5","RL5","PE","PE","GR"],
        "out":{"left":1,"right":0,"centre":0},"supplementary":1,"laid_this_roll":false}"#,
    );
    assert_eq!(game.unwrap().legal_moves()[0].to_string(), "take off hat");
}

#[test]
fn impossible_positions_are_told_apart() {
    fault(r#"{"skeleton":["LA1","LA3"]}"#, "rb-fault-gap");
    fault(r#"{"skeleton":["LA1","LA1"]}"#, "rb-fault-filled-twice");
    fault(r#"{"skeleton":["LA1"],"false":{"LA1":"LA2"}}"#, "rb-fault-filled-twice");
    fault(r#"{"skeleton":["LA1"],"false":{"LA2":"LA2"}}"#, "rb-fault-not-false");
    fault(r#"{"skeleton":["LA1"],"hat":true}"#, "rb-fault-hat-without-skull");
    fault(r#"{"skeleton":[],"roll":["LA1"]}"#, "rb-fault-dice-count");
    fault(r#"{"roll":["SK","SK","SK","SK","SK","SK","SK"]}"#, "rb-fault-dice-count");
    fault(r#"{"supplementary":6}"#, "rb-fault-too-many-rolls");
    fault(r#"{"supplementary":2,"out":{"left":1}}"#, "rb-fault-price");
    fault(r#"{"rolling":true,"roll":["SK"]}"#, "rb-fault-faces-in-cup");
    fault(r#"{"rolling":true,"totals":[]}"#, "rb-fault-seats");
    fault(r#"{"rolling":true,"totals":[2000000]}"#, "rb-fault-total");
    fault(r#"{"rolling":true,"to_move":1}"#, "rb-fault-no-such-seat");
    let arm = r#"{"skeleton":["LA1","LA2","LA3"],"roll":["LA1","LA1","LA1","RA1","RA1","RA1","RA1","RA1","RA1","SK","SK","SK","SK","SK","SK"],"totals":[100]}"#;
    fault(arm, "rb-fault-already-over");
}

#[test]
fn a_roll_of_no_dice_is_impossible() {
    let wrong = r#"{"skeleton":["LA1","LA2","LA3","LL3","LL4","LL5","RA1","RA2","RA3","RL3","RL4","RL5","SK","RI","SP","PE"],
        "hat":true,"out":{"centre":1},"supplementary":1,"rolling":true}"#;
    fault(wrong, "rb-fault-nothing-to-roll");
}

#[test]
fn what_json_cannot_say_is_refused_by_name() {
    for json in [
        r#"{"skeleton":["XX"]}"#,
        r#"{"skelton":[]}"#,
        r#"{"out":{"top":1}}"#,
        r#"{"hat":"yes"}"#,
        r#"{"supplementary":300}"#,
        r#"{"false":{"HA":"LA1"}}"#,
    ] {
        assert!(serde_json::from_str::<Setup>(json).is_err(), "{json}");
    }
}

#[test]
fn options_say_what_is_allowed() {
    let mut options = BonesOptions::default();
    let error = options.set("target", "0").unwrap_err();
    assert_eq!(error.to_string(), "option 'target' cannot be '0'; allowed: 1 to 1000");
    let error = options.set("hat", "on").unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no option 'hat'; there are: target, hat_duty, hat_off, finish_round"
    );
    let error = options.set("hat_duty", "true").unwrap_err();
    assert_eq!(error.to_string(), "option 'hat_duty' cannot be 'true'; allowed: printed, always, never");
    let error = options.set("hat_fulfils_duty", "true").unwrap_err();
    assert_eq!(error.code(), "option-renamed");
    let renamed = "the option 'hat_fulfils_duty' is now 'hat_duty'; allowed: printed, always, never";
    assert_eq!(error.to_string(), renamed);
    assert_eq!(options, BonesOptions::default(), "a refusal changes nothing");

    let unread = |json: &str| serde_json::from_str::<BonesOptions>(json).unwrap_err().to_string();
    assert!(unread(r#"{"hat_fulfils_duty":true}"#).starts_with(renamed));
    for given in ["true", "3", "null", r#""no""#, "[]", "{}"] {
        let error = unread(&format!(r#"{{"hat_duty":{given}}}"#));
        assert!(error.contains("option 'hat_duty' cannot be '"), "{error}");
        assert!(error.contains("allowed: printed, always, never"), "{error}");
    }
    assert!(unread(r#"{"target":0}"#).contains("allowed: 1 to 1000"));
    assert!(unread(r#"{"goal":1}"#).starts_with("there is no option 'goal'; there are: target, hat_duty"));
    assert_eq!(serde_json::from_str::<BonesOptions>("{}").unwrap(), BonesOptions::default());
}

#[test]
fn a_roll_must_have_the_dice_that_were_asked_for() {
    let mut game = RollingBones::start(&BonesOptions::default(), 1).unwrap();
    let before = game.clone();
    let refusal = game.resolve(&"SK SK".parse().unwrap()).unwrap_err();
    assert_eq!(refusal, Refusal::WrongDice { kind: Kind::Left, wanted: 6, given: 0 });
    assert_eq!(game, before);
    assert_eq!(game.play(&Move::Bury), Err(Refusal::RollDue));
    assert_eq!(game.turn(), Turn::Chance(DiceCount::ALL));
}

#[test]
fn a_face_that_no_die_has_is_named() {
    let error = "LA1 LA9".parse::<Roll>().unwrap_err();
    assert!(error.to_string().starts_with("'LA9' is not a face: LA1 LA2"), "{error}");
    let error = "lay HA".parse::<Move>().unwrap_err();
    assert!(error.to_string().starts_with("'HA' is not a bone"), "{error}");
    assert!(vec!["SK"; 19].join(" ").parse::<Roll>().is_err());
}

#[test]
fn refusals_of_laying_name_the_place() {
    let game = read(
        r#"{"skeleton":["RI","SP"],"roll":["LA1","LA2","LA1","LA1","LA1","LA1","RA1","RA1","RA1","RA1","RA1","RA1","RI","SK","HA","HA"]}"#,
    )
    .unwrap();
    let refusal = |text: &str| game.check(&text.parse().unwrap()).unwrap_err();
    assert_eq!(refusal("lay RI").to_string(), "the place RI is taken");
    assert_eq!(refusal("lay LA2").to_string(), "the place LA2 is not next to the skeleton");
    assert_eq!(refusal("lay PE").to_string(), "no die of the roll shows PE");
    assert_eq!(refusal("lay LA1 on LA1").code(), "rb-own-place");
    assert_eq!(refusal("put on hat"), Refusal::NoSkull);
    assert_eq!(refusal("take off hat"), Refusal::NoHatWorn);
    assert_eq!(refusal("bury"), Refusal::NoGrave);
    let mut hatted = game.clone();
    for action in ["lay SK", "put on hat"] {
        hatted.play(&action.parse().unwrap()).unwrap();
    }
    assert_eq!(hatted.check(&Move::PutOnHat), Err(Refusal::HatWorn));
    assert_eq!(hatted.resolve(&Roll::default()), Err(Refusal::NoRollDue));
}

proptest! {
    #[test]
    fn no_text_makes_the_notation_panic(text in ".{0,80}") {
        let _ = text.parse::<Move>();
        let _ = text.parse::<Roll>();
        let _ = text.parse::<Face>();
    }

    #[test]
    fn no_words_of_the_notation_make_it_panic(
        words in proptest::collection::vec("lay|on|off|put|take|hat|roll|paying|[LRC][0-9]{1,4}|[LR][AL][0-9]|SK|GR", 0..9),
    ) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Move>() {
            prop_assert_eq!(action.to_string().parse::<Move>(), Ok(action));
        }
    }

    #[test]
    fn no_written_position_makes_the_rules_panic(
        bones in proptest::collection::vec(0usize..18, 0..20),
        roll in proptest::collection::vec(0usize..18, 0..300),
        wrong in proptest::collection::btree_map(0usize..16, 0usize..16, 0..4),
        out in any::<[u8; 3]>(),
        flags in any::<[bool; 3]>(),
        supplementary in 0u8..8,
        totals in proptest::collection::vec(any::<i32>(), 0..14),
    ) {
        let face = |i: usize| Face::ALL[i].to_string();
        let wrong: serde_json::Map<_, _> = wrong.into_iter().map(|(k, v)| (face(k), face(v).into())).collect();
        let json = serde_json::json!({
            "skeleton": bones.into_iter().map(face).collect::<Vec<_>>(),
            "false": wrong,
            "roll": roll.into_iter().map(face).collect::<Vec<_>>(),
            "out": {"left": out[0], "right": out[1], "centre": out[2]},
            "hat": flags[0], "laid_this_roll": flags[1], "rolling": flags[2],
            "supplementary": supplementary, "totals": totals,
        });
        if let Ok(setup) = serde_json::from_value::<Setup>(json)
            && let Ok(game) = RollingBones::from_setup(&BonesOptions::default(), &setup)
        {
            prop_assert!(!matches!(game.turn(), Turn::Seat(_)) || !game.legal_moves().is_empty());
        }
    }
}
