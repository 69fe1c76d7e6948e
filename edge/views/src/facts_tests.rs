#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bonecup_games::{AnyGame, WrittenPosition};
use bonecup_rules::Turn;
use serde_json::{Value, json};

use crate::view;

fn position(game: &str, position: Value) -> AnyGame {
    let written = json!({"game": game, "position": position});
    serde_json::from_value::<WrittenPosition>(written).unwrap().read().unwrap()
}

fn facts(game: &AnyGame) -> Value {
    serde_json::from_str(view(game.id()).facts(game).unwrap().get()).unwrap()
}

fn notes(game: &AnyGame) -> Vec<(String, &'static str)> {
    let moves = game.legal_moves();
    moves
        .iter()
        .filter_map(|action| Some((action.to_string(), view(game.id()).note(game, action)?)))
        .collect()
}

#[test]
fn a_skeleton_shows_what_it_is_worth_and_what_the_next_roll_costs() {
    let game = position(
        "rolling-bones",
        json!({"skeleton": ["SK", "RI", "SP", "PE", "LA1"], "hat": true,
            "roll": ["LL3", "LL3", "LL3", "LL3", "LL3", "RA1", "RA1", "RA1", "RA1", "RA1", "RA1"],
            "out": {"left": 0, "right": 0, "centre": 1}, "supplementary": 1, "laid_this_roll": false}),
    );
    assert_eq!(
        facts(&game),
        json!({"game": "rolling-bones", "score": 12, "price": 2, "duty": true,
            "sections": {"left_arm": false, "right_arm": false, "left_leg": false, "right_leg": false, "trunk": true},
            "places": ["LA2", "LL3", "RA1", "RL3"]})
    );
}

#[test]
fn a_roll_that_cannot_be_paid_has_no_price() {
    // Of eighteen dice eleven are laid and three are paid; the next roll costs three.
    let price = |hat: bool, laid: bool| {
        let roll = if hat { json!(["LA1", "LA1", "RI"]) } else { json!(["LA1", "LA1", "RI", "SK"]) };
        let game = position(
            "rolling-bones",
            json!({"skeleton": ["LA1", "LA2", "LA3", "RI", "RA1", "RA2", "RA3", "SP", "SK", "PE", "LL3"], "hat": hat,
                "roll": roll, "out": {"left": 0, "right": 3, "centre": 0}, "supplementary": 2, "laid_this_roll": laid}),
        );
        facts(&game)["price"].clone()
    };
    assert_eq!(price(false, true), 3, "one of the four dice would roll");
    assert_eq!(price(false, false), Value::Null, "one of the four is still owed");
    assert_eq!(price(true, true), 3, "the hat can come off");
}

#[test]
fn before_the_first_roll_the_next_one_has_a_price_too() {
    let game =
        AnyGame::start(&bonecup_games::AnyOptions::new(bonecup_games::GameId::RollingBones), 2).unwrap();
    assert!(matches!(game.turn(), Turn::Chance(_)));
    let facts = facts(&game);
    assert_eq!((&facts["price"], &facts["duty"], &facts["score"]), (&json!(1), &json!(false), &json!(0)));
    assert_eq!(facts["places"].as_array().unwrap().len(), 16);
}

#[test]
fn sheets_have_sums_and_a_further_knochenmax_is_noted() {
    let sixes = |sheet: Value| {
        position(
            "knochenmax",
            json!({"seats": [{"sheets": [sheet]}, {"sheets": [{"hund": 2}]}], "to_move": 0,
            "throw": [6, 6, 6, 6, 6], "throws_left": 1}),
        )
    };
    let bonus = sixes(json!({"knochenmax": 50}));
    assert_eq!(facts(&bonus), json!({"game": "knochenmax", "totals": [[50], [2]], "weights": [1, 4, 4, 1]}));
    assert_eq!(notes(&bonus), [("fill chios".to_owned(), "bonus")]);
    let joker = sixes(json!({"knochenmax": 50, "chios": 30, "venuswurf": 40, "hund": 1}));
    let jokers: Vec<String> = notes(&joker).into_iter().map(|(action, _)| action).collect();
    assert_eq!(jokers, ["fill dreierpasch", "fill viererpasch", "fill full_house", "fill besser_als_nix"]);
    assert_eq!(notes(&sixes(json!({"hund": 1}))), [], "the first is nothing further");
}

#[test]
fn the_floe_shows_who_beats_what_and_what_the_round_would_earn() {
    let game = position(
        "rolling-dice",
        json!({"seats": 3, "starter": "orange", "turns": 1, "seals": {"orange": 12, "green": 5},
            "floe": {"orange": {"face": 4, "x": 150, "y": 210.0}, "green": {"face": 3, "x": 80, "y": 95.25}},
            "thrown": [{"face": 5, "x": 60, "y": 60}, {"face": 1, "x": 60, "y": 260}, {"face": 6, "x": 8, "y": 300, "place": "water"}]}),
    );
    let seen = facts(&game);
    assert_eq!(
        (&seen["task"], &seen["colour"], &seen["dice"]),
        (&json!("choose"), &json!("green"), &json!(3))
    );
    assert_eq!(seen["marked"], true);
    assert_eq!(
        seen["beating"],
        json!([{"die": 1, "higher": true, "further": false}, {"die": 2, "higher": false, "further": true}])
    );
    let standing = seen["standing"].as_array().unwrap();
    assert_eq!(
        standing[0],
        json!({"colour": "orange", "seat": 0, "place": 1, "own": 4, "behind": 3, "blocks": 0, "ground": 0, "earned": 7,
            "from": 12, "to": 19})
    );
    assert_eq!((&standing[1]["colour"], &standing[1]["place"]), (&json!("green"), &json!(2)));
    assert_eq!((&standing[2]["colour"], &standing[2]["place"]), (&json!("purple"), &Value::Null));
    assert_eq!(seen["starter_next"], "green");
    assert_eq!((&seen["thrower"], &seen["goal"]), (&json!("green"), &json!(75)));
    assert_eq!(seen["seats"], json!({"orange": 0, "green": 1, "purple": 2}));
}
