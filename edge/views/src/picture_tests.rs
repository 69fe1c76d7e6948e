//! Pictures of fixed positions, in both languages and without colours.

use bonecup_games::{AnyGame, WrittenPosition};
use bonecup_rules::Game;
use bonecup_words::{Language, Words};

use crate::picture;
use crate::rolling_dice::{landed, standing_lines};
use bonecup_view::layout::{WIDTH, joined};

fn read(json: &str) -> AnyGame {
    let written: WrittenPosition = serde_json::from_str(json).unwrap();
    written.read().unwrap()
}

fn plain(game: &AnyGame, names: &[&str], language: Language) -> String {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let text = picture(game, &names, &Words::new(language));
    anstream::adapter::strip_str(&text).to_string()
}

/// Both pictures of a position, compared with the stored ones.
fn check(name: &str, names: &[&str], json: &str) {
    let game = read(json);
    for language in Language::ALL {
        let text = plain(&game, names, language);
        check_form(&text);
        insta::assert_snapshot!(format!("{name}_{}", language.key()), text);
    }
}

fn check_form(text: &str) {
    for line in text.lines() {
        assert!(textwrap::core::display_width(line) <= WIDTH, "too long: {line}");
        assert!(!line.contains(['<', '\u{1b}']), "a text is missing, or a colour is left: {line}");
    }
}

#[test]
fn a_skeleton_with_hat_and_a_false_bone() {
    check(
        "bones_false",
        &["Anna", "steady"],
        r#"{"game":"rolling-bones","position":{"skeleton":["SK","RI","LA1","PE","SP","RL3"],"false":{"LA2":"RL5"},
            "hat":true,"roll":["LA1","LA3","LA3","LL3","RA1","RL4","RL5","RL5","GR"],
            "out":{"left":1},"supplementary":1,"laid_this_roll":true,"totals":[34,-51]}}"#,
    );
}

#[test]
fn bones_on_places_of_the_trunk_fit_their_cells() {
    check(
        "bones_false_trunk",
        &["Anna"],
        r#"{"game":"rolling-bones","position":{"skeleton":["RI","RA1"],"false":{"SP":"RL5","LA1":"PE"},
            "roll":["LA1","LA3","LA3","LL3","RA1","RL4","RL4","RL4","SP","HA","HA"],
            "out":{"left":2,"centre":1},"supplementary":2}}"#,
    );
}

#[test]
fn dice_in_the_cup_before_the_opening_roll() {
    check(
        "bones_cup",
        &["Anna", "Ein sehr langer Name, der nirgends passt", "Cem"],
        r#"{"game":"rolling-bones","options":{"target":1000},
            "position":{"rolling":true,"totals":[0,999,3],"to_move":1}}"#,
    );
}

#[test]
fn the_end_of_rolling_bones() {
    check(
        "bones_over",
        &["Anna", "Ben"],
        r#"{"game":"rolling-bones","position":{"rolling":true,"totals":[96,104],"to_move":0}}"#,
    );
}

#[test]
fn sheets_beside_each_other() {
    check(
        "sheets",
        &["Anna", "steady", "Maximiliane-Josephine"],
        r#"{"game":"knochenmax","position":{"seats":[
            {"sheets":[{"hund":2,"venuswurf":40,"knochenmax":0}]},
            {"sheets":[{"chios":18,"full_house":25}]},{"sheets":[{"bauch":12}]}],
            "to_move":0,"throw":[1,3,3,4,6],"throws_left":2}}"#,
    );
}

#[test]
fn bones_in_the_cup_and_parallel_sheets() {
    check(
        "sheets_parallel",
        &["Anna", "Ben", "Cem"],
        r#"{"game":"knochenmax","options":{"sheets":6},"position":{"seats":[
            {"sheets":[{"hund":2},{},{},{},{},{}]},{"sheets":[{},{},{"venuswurf":40},{},{},{}]},
            {"sheets":[{},{},{},{},{},{"knochenmax":50,"chios":80}]}],
            "to_move":2,"throw":[6,6],"throws_left":1}}"#,
    );
}

#[test]
fn the_floe_with_scoring_dice_and_a_full_block() {
    check(
        "floe",
        &["Anna", "Ben", "Cem"],
        r#"{"game":"rolling-dice","position":{"seats":3,"starter":"orange","turns":2,"seals":{"green":12,"purple":7},
            "floe":{"orange":{"face":4,"x":120.5,"y":210}},"blocks":[{"colour":"green","face":5}]}}"#,
    );
}

#[test]
fn thrown_dice_to_choose_from() {
    check(
        "floe_thrown",
        &["Anna", "Ben"],
        r#"{"game":"rolling-dice","position":{"seats":2,"starter":"green","turns":1,
            "floe":{"green":{"face":6,"x":196,"y":372}},
            "thrown":[{"face":2,"x":95,"y":130},{"face":5,"x":160,"y":250,"turn":80.5},
            {"face":6,"x":8,"y":300,"place":"water"},{"face":1,"x":150,"y":500,"place":"outside"}]}}"#,
    );
}

#[test]
fn a_marked_die_wears_the_ring() {
    check("floe_ring", &["Anna", "Ben", "Cem"], RINGED);
}

/// Orange is to beat its four.
const RINGED: &str = r#"{"game":"rolling-dice","position":{"seats":3,"starter":"orange","seals":{"green":12,"purple":7},
    "floe":{"orange":{"face":4,"x":120.5,"y":210},"green":{"face":6,"x":196,"y":372},"purple":{"face":2,"x":92,"y":128}}}}"#;

#[test]
fn a_throw_that_knocked_dice_off() {
    let AnyGame::RollingDice(mut game) = read(RINGED) else { panic!("another game") };
    game.play(&"throw at 150.0 direction 0 strength 900 loft 50 spin 12.0".parse().unwrap()).unwrap();
    let landing = "hand; thrown 5 floe 190.00 390.00 0.00 0; thrown 1 water 8.00 300.00 0.00 0; \
                   thrown 3 outside 150.00 500.00 0.00 0; orange 4 floe 120.50 210.00 0.00 0; \
                   green 2 water 210.00 420.00 30.00 0; purple 2 floe 92.00 128.00 0.00 0"
        .parse()
        .unwrap();
    let names = ["Anna", "Ben", "Cem"].map(str::to_owned);
    let before = game.clone();
    game.resolve(&landing).unwrap();
    for language in Language::ALL {
        let words = Words::new(language);
        let lines = [landed(&before, &landing, &names, &words), standing_lines(&game, &words)].concat();
        let text = anstream::adapter::strip_str(&joined(&lines)).to_string();
        check_form(&text);
        insta::assert_snapshot!(format!("floe_landed_{}", language.key()), text);
    }
}
