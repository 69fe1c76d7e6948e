//! Every fault of a written position, provoked; and what JSON cannot say at all.

use bonecup_rules::{Game, Points, Reason, SeatsError};
use rolling_dice::{AimPart, Colour, ColourList, DiceOptions, Fault, Misfit, RollingDice, Setup, Which};
use serde_json::{Value, json};

use crate::kit::at;

#[track_caller]
fn faulty(setup: Value, expected: Fault) {
    let setup: Setup = serde_json::from_value(setup).expect("the JSON is a setup");
    assert!(expected.code().starts_with("rd-") || expected.code() == "seats-out-of-range");
    assert_eq!(RollingDice::from_setup(&DiceOptions::default(), &setup), Err(expected));
}

fn unreadable(json: &str) -> String {
    serde_json::from_str::<Setup>(json).expect_err("no setup").to_string()
}

/// A die on the floe at y = 60.
fn lying(x: i32) -> Value {
    json!({"face": 3, "x": x, "y": 60})
}

fn on_block(colour: &str) -> Value {
    json!({"colour": colour, "face": 3})
}

#[test]
fn a_small_position_is_easy_to_write() {
    assert_eq!(
        at(json!({"seats": 4})),
        RollingDice::start(&DiceOptions::default(), 4).expect("four can play")
    );
}

#[test]
fn seats() {
    for given in [0, 1, 7, 1_000_000] {
        faulty(json!({"seats": given}), Fault::Seats(SeatsError { given, least: 2, most: 6 }));
    }
}

#[test]
fn lists_that_are_too_long() {
    let many = |list, given, most| Fault::TooMany { list, given, most };
    faulty(json!({"seats": 3, "thrown": vec![lying(60); 10_000]}), many("thrown", 10_000, 4));
    faulty(json!({"seats": 3, "blocks": vec![on_block("green"); 7]}), many("blocks", 7, 6));
    let line = json!({"colour": "green", "from": 0, "to": 0});
    faulty(json!({"seats": 3, "last_round": vec![line; 7]}), many("last_round", 7, 6));
}

#[test]
fn colours_that_do_not_play() {
    let playing = ColourList::default().filled(3);
    let red = || Fault::NotInPlay { colour: Colour::Red, playing };
    faulty(json!({"seats": 3, "starter": "red"}), red());
    faulty(json!({"seats": 3, "seals": {"red": 1}}), red());
    faulty(json!({"seats": 3, "floe": {"red": lying(60)}}), red());
    faulty(json!({"seats": 3, "blocks": [on_block("red")]}), red());
    faulty(json!({"seats": 3, "adrift": {"red": 1}}), red());
    faulty(json!({"seats": 3, "last_round": [{"colour": "red", "from": 0, "to": 0}]}), red());
    faulty(
        json!({"seats": 2, "starter": "blue"}),
        Fault::NotInPlay { colour: Colour::Blue, playing: ColourList::default().filled(4) },
    );
}

#[test]
fn turns() {
    faulty(json!({"seats": 3, "turns": 4}), Fault::Turns { given: 4, most: 3 });
}

#[test]
fn seals() {
    let seal = |field| Fault::Seal { colour: Colour::Green, field: Points(field) };
    faulty(json!({"seats": 3, "seals": {"green": -1}}), seal(-1));
    faulty(json!({"seats": 3, "seals": {"green": i32::MAX}}), seal(i32::MAX));
    faulty(json!({"seats": 3, "seals": {"green": 103}}), seal(103));
    faulty(json!({"seats": 3, "seals": {"green": 5, "purple": 5}}), Fault::SharedField { field: Points(5) });
}

#[test]
fn the_goal_and_the_end_belong_together() {
    faulty(json!({"seats": 3, "seals": {"green": 75}}), Fault::RoundNotOver { goal: Points(75) });
    faulty(json!({"seats": 6, "turns": 6}), Fault::RoundOver { goal: Points(100) });
    let over = json!({"seats": 3, "turns": 3, "seals": {"green": 75}, "thrown": [lying(60)]});
    faulty(over, Fault::Phase);
}

#[test]
fn scoring_dice() {
    let green = Colour::Green;
    let twice = json!({"seats": 3, "turns": 2, "floe": {"green": lying(60)}, "blocks": [on_block("green")]});
    faulty(twice, Fault::TwoDice { colour: green });
    let twice = json!({"seats": 3, "turns": 2, "blocks": [on_block("green"), on_block("green")]});
    faulty(twice, Fault::TwoDice { colour: green });
    faulty(json!({"seats": 3, "turns": 1}), Fault::NoDie { colour: Colour::Orange });
    faulty(json!({"seats": 3, "blocks": [on_block("green")]}), Fault::Block { colour: green });
    let swapped = json!({"seats": 3, "turns": 2, "blocks": [on_block("green"), on_block("orange")]});
    faulty(swapped, Fault::Block { colour: Colour::Orange });
    let wet = json!({"seats": 3, "floe": {"green": {"face": 1, "x": 60, "y": 60, "place": "water"}}});
    faulty(wet, Fault::OffFloe { colour: green });
}

#[test]
fn a_throw_in_the_air() {
    let fast = "at 150.0 direction 0 strength 2001 loft 0 spin 0.0";
    faulty(json!({"seats": 3, "aim": fast}), Fault::Aim { part: AimPart::Strength, given: 2001 });
    let aim = "at 150.0 direction 0 strength 900 loft 0 spin 0.0";
    faulty(json!({"seats": 3, "aim": aim, "thrown": [lying(60)]}), Fault::Phase);
    faulty(json!({"seats": 3, "aim": aim, "adrift": {"green": 1}}), Fault::Adrift { colour: Colour::Green });
    assert_eq!(at(json!({"seats": 3, "aim": aim})).task().name(), "landing");
}

#[test]
fn a_throw_to_be_judged() {
    let four = [lying(60), lying(90), lying(120), lying(150)];
    faulty(json!({"seats": 3, "thrown": four[..3]}), Fault::ThrownCount { given: 3, expected: 4 });
    let marked = json!({"orange": {"face": 6, "x": 60, "y": 300}});
    faulty(json!({"seats": 3, "floe": marked, "thrown": four}), Fault::ThrownCount { given: 4, expected: 3 });
    faulty(json!({"seats": 3, "floe": marked, "thrown": four[..3]}), Fault::NothingToDecide);
    let own = json!({"seats": 3, "adrift": {"orange": 1}, "thrown": four[..3]});
    faulty(own, Fault::Adrift { colour: Colour::Orange });
    faulty(json!({"seats": 3, "adrift": {"green": 1}}), Fault::Adrift { colour: Colour::Green });
    let other_colour = json!({"seats": 2, "adrift": {"green": 1, "purple": 1}, "thrown": four});
    faulty(other_colour, Fault::Adrift { colour: Colour::Purple });
    assert_eq!(at(json!({"seats": 3, "thrown": four})).task().name(), "choose");
}

#[test]
fn dice_that_cannot_lie_so() {
    let green = Which::Scoring(Colour::Green);
    let two = json!({"seats": 3, "floe": {"orange": lying(60), "green": lying(65)}});
    faulty(two, Fault::Misfit(Misfit::Overlap(Which::Scoring(Colour::Orange), green)));
    faulty(json!({"seats": 3, "floe": {"green": lying(5)}}), Fault::Misfit(Misfit::OffFloe(green)));
    let far = json!({"seats": 3, "floe": {"green": lying(999_999)}});
    faulty(far, Fault::Misfit(Misfit::OffTable(green)));
}

#[test]
fn the_last_round() {
    let line = |colour: &str, to: i32| json!({"colour": colour, "from": 0, "to": to});
    let with = |lines: Value| json!({"seats": 3, "last_round": lines});
    faulty(with(json!([line("orange", 0)])), Fault::LastRound);
    faulty(with(json!([line("orange", 0), line("orange", 0), line("green", 0)])), Fault::LastRound);
    let orange = || Fault::Line { colour: Colour::Orange };
    faulty(with(json!([line("orange", 4), line("green", 0), line("purple", 0)])), orange());
    let gain = |own: i64, behind: i64, patch: i64| {
        let gain = json!({"own": own, "behind": behind, "blocks": 0, "patch": patch});
        let orange = json!({"colour": "orange", "gain": gain, "from": 0, "to": 9});
        json!({"seats": 3, "seals": {"orange": 9}, "last_round": [orange, line("green", 0), line("purple", 0)]})
    };
    for (own, behind, patch) in [(3, 7, 0), (3, 3, 0), (3, i32::MAX.into(), 0), (0, 9, 0), (6, 10, -7)] {
        faulty(gain(own, behind, patch), orange());
    }
    let extreme = |key: &str, field: i32| {
        let mut setup = gain(3, 6, 0);
        setup["last_round"][0][key] = json!(field);
        setup
    };
    for field in [i32::MIN, -1, i32::MAX] {
        faulty(extreme("from", field), orange());
        faulty(extreme("to", field), orange());
    }
    assert_eq!(at(gain(3, 6, 0)).last_round().len(), 3);
    assert_eq!(at(gain(3, 4, 0)).last_round().len(), 3, "pushed on past two seals");
}

#[test]
fn what_json_cannot_say() {
    assert!(unreadable(r#"{"seats": 3, "goal": 50}"#).contains("unknown field `goal`"));
    assert!(unreadable(r#"{"seats": 3, "starter": "pink"}"#).contains("unknown variant `pink`"));
    assert!(
        unreadable(r#"{"seats": 3, "seals": {"green": 1, "green": 2}}"#).contains("green is given twice")
    );
    assert!(unreadable(r#"{"seats": 3, "adrift": {"green": 7}}"#).contains("'7' is not a face"));
    assert!(
        unreadable(r#"{"seats": 3, "floe": {"green": {"face": 1, "x": 1.001, "y": 1}}}"#)
            .contains("two digits")
    );
    assert!(
        unreadable(r#"{"seats": 3, "floe": {"green": {"face": 1, "x": 1e300, "y": 1}}}"#)
            .contains("two digits")
    );
    let turned = r#"{"seats": 3, "floe": {"green": {"face": 1, "x": 1, "y": 1, "turn": 90}}}"#;
    assert!(unreadable(turned).contains("two digits"));
    assert!(unreadable(r#"{"seats": 3, "aim": "hard"}"#).contains("'hard' is not an aim"));
}
