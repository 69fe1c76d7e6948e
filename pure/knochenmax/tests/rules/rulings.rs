//! One test or more per ruling, named after it.

use bonecup_rules::perft::all_outcomes;
use bonecup_rules::{Cup, Game, Points, Seat, SeatsError, Shake, Turn};
use knochenmax::{KnochenMax, Request, Side, Thrown};
use serde_json::{Value, json};

use crate::kit::{filled, filled_with, go, moves, options, position, position_with, sheet};

#[test]
fn km_1_every_free_box_may_be_filled_whatever_it_scores() {
    let game = position(json!({"sheets": [{"hund": 2}], "throw": [1, 3, 4, 6, 6], "throws_left": 0}));
    let free = [
        "fill ruecken",
        "fill bauch",
        "fill chios",
        "fill dreierpasch",
        "fill viererpasch",
        "fill full_house",
        "fill venuswurf",
        "fill knochenmax",
        "fill besser_als_nix",
    ];
    assert_eq!(moves(&game), free);
}

#[test]
fn km_1_a_box_may_be_struck_although_another_would_score() {
    assert_eq!(filled(json!({}), "1 3 4 6 6", "knochenmax"), 0);
}

#[test]
fn km_1_bonus_and_joker_need_not_be_used() {
    assert_eq!(filled(json!({"knochenmax": 50}), "3 3 3 3 3", "chios"), 0);
    assert_eq!(filled(json!({"knochenmax": 50}), "3 3 3 3 3", "besser_als_nix"), 15);
    assert_eq!(filled(json!({"knochenmax": 50, "ruecken": 9}), "3 3 3 3 3", "bauch"), 0);
}

#[test]
fn km_2_a_struck_knochenmax_gives_no_bonus() {
    assert_eq!(filled(json!({"knochenmax": 0}), "3 3 3 3 3", "ruecken"), 15);
}

#[test]
fn km_2_a_struck_knochenmax_gives_no_joker() {
    assert_eq!(filled(json!({"knochenmax": 0, "ruecken": 9}), "3 3 3 3 3", "venuswurf"), 0);
}

#[test]
fn km_2_a_free_knochenmax_box_gives_neither() {
    assert_eq!(filled(json!({}), "3 3 3 3 3", "ruecken"), 15);
    assert_eq!(filled(json!({"ruecken": 9}), "3 3 3 3 3", "venuswurf"), 0);
}

#[test]
fn km_2_as_an_option_a_struck_knochenmax_gives_both() {
    let agreed = json!({"struck_max_counts": true});
    assert_eq!(filled_with(agreed.clone(), json!({"knochenmax": 0}), "3 3 3 3 3", "ruecken"), 65);
    let joker = json!({"knochenmax": 0, "ruecken": 9});
    assert_eq!(filled_with(agreed.clone(), joker, "3 3 3 3 3", "venuswurf"), 40);
    assert_eq!(filled_with(agreed, json!({}), "3 3 3 3 3", "ruecken"), 15);
}

#[test]
fn km_3_five_alike_is_no_full_house() {
    assert_eq!(filled(json!({}), "4 4 4 4 4", "full_house"), 0);
}

#[test]
fn km_3_with_a_bonus_due_five_alike_is_no_full_house_either() {
    assert_eq!(filled(json!({"knochenmax": 50}), "4 4 4 4 4", "full_house"), 0);
    assert_eq!(filled(json!({"knochenmax": 50}), "4 4 4 4 4", "venuswurf"), 0);
}

#[test]
fn km_3_as_a_joker_five_alike_is_a_full_house() {
    assert_eq!(filled(json!({"knochenmax": 50, "bauch": 8}), "4 4 4 4 4", "full_house"), 25);
}

/// The value that the box of sheet 2 takes for five Rücken, beside a first sheet like this.
fn on_the_second_sheet(sheets: Value, key: &str) -> Option<Points> {
    let mut game = position_with(json!({"sheets": 2}), json!({ "sheets": sheets }));
    go(&mut game, &["3 3 3 3 3", &format!("fill 2:{key}")]);
    game.sheets(Seat(0))[1].value(key.parse().unwrap())
}

#[test]
fn km_4_the_knochenmax_of_another_sheet_gives_no_bonus() {
    assert_eq!(on_the_second_sheet(json!([{"knochenmax": 50}, {}]), "ruecken"), Some(Points(15)));
    assert_eq!(on_the_second_sheet(json!([{}, {"knochenmax": 50}]), "ruecken"), Some(Points(65)));
}

#[test]
fn km_4_the_side_box_of_another_sheet_makes_no_joker() {
    let no_joker = json!([{"knochenmax": 50, "ruecken": 9}, {"knochenmax": 50}]);
    assert_eq!(on_the_second_sheet(no_joker, "venuswurf"), Some(Points(0)));
    let joker = json!([{}, {"knochenmax": 50, "ruecken": 9}]);
    assert_eq!(on_the_second_sheet(joker, "venuswurf"), Some(Points(40)));
}

fn first_throw(bones: &str) -> Request {
    let game = KnochenMax::start(&options(json!({ "bones": bones })), 1).unwrap();
    let Turn::Chance(request) = game.turn() else { unreachable!("a game begins with a throw") };
    request
}

/// The probability that one throw of five bones is such, summed over all ordered outcomes.
fn chance_of(bones: &str, such: impl Fn(&Thrown) -> bool) -> f64 {
    let request = first_throw(bones);
    let weights = request.profile().weights();
    let sum = weights.iter().sum::<u64>() as f64;
    let probability = |side: &Side| weights[side.index()] as f64 / sum;
    let outcomes = all_outcomes(&request);
    assert_eq!(outcomes.len(), 4 * 4 * 4 * 4 * 4);
    outcomes.iter().filter(|o| such(o)).map(|o| o.sides().iter().map(probability).product::<f64>()).sum()
}

fn venuswurf(thrown: &Thrown) -> bool {
    Side::ALL.iter().all(|side| thrown.sides().contains(side))
}

fn five_alike(thrown: &Thrown) -> bool {
    thrown.sides().iter().all(|side| *side == thrown.sides()[0])
}

#[test]
fn km_5_antique_bones_fall_so() {
    assert_eq!(format!("{:.4}", chance_of("antique", venuswurf)), "0.0960");
    assert_eq!(format!("{:.4}", chance_of("antique", five_alike)), "0.0205");
}

#[test]
fn km_5_fair_bones_fall_so() {
    assert_eq!(format!("{:.4}", chance_of("fair", venuswurf)), "0.2344");
    assert_eq!(format!("{:.4}", chance_of("fair", five_alike)), "0.0039");
}

#[test]
fn km_5_the_profiles_are_those_that_were_measured() {
    let shares = |bones| first_throw(bones).profile().weights().map(|weight| weight as f64);
    assert_eq!(shares("antique").map(|weight| weight / 10.0), [0.10, 0.40, 0.40, 0.10]);
    assert_eq!(shares("shagai").map(|weight| weight / 200.0), [0.135, 0.385, 0.385, 0.095]);
    assert_eq!(shares("fair").map(|weight| weight / 4.0), [0.25; 4]);
}

/// A cup that shows the sides in turn and remembers by which weights it was asked.
#[derive(Default)]
struct InTurn {
    asked: Vec<Vec<u64>>,
}

impl Cup for InTurn {
    fn fair(&mut self, _faces: u8) -> u8 {
        unreachable!("bones are drawn by weight")
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        self.asked.push(weights.to_vec());
        (self.asked.len() - 1) % weights.len()
    }

    fn noise(&mut self) -> u64 {
        unreachable!("bones do not tremble")
    }
}

#[test]
fn km_5_every_profile_is_drawn_by_weight_one_bone_after_the_other() {
    for (bones, weights) in [("antique", [1, 4, 4, 1]), ("shagai", [27, 77, 77, 19]), ("fair", [1, 1, 1, 1])]
    {
        let mut cup = InTurn::default();
        assert_eq!(first_throw(bones).shake(&mut cup).to_string(), "1 3 4 6 1");
        assert_eq!(cup.asked, [weights; 5]);
    }
}

#[test]
fn km_6_ties_share_the_win() {
    let sheet = |chios: i64| {
        json!({"sheets": [{"hund": 0, "ruecken": 0, "bauch": 0, "chios": chios, "dreierpasch": 0,
            "viererpasch": 0, "full_house": 0, "venuswurf": 0, "knochenmax": 0, "besser_als_nix": 5}]})
    };
    let game = position(json!({"seats": [sheet(18), sheet(12), sheet(18)]}));
    let Turn::Over(standings) = game.turn() else { panic!("every box is filled") };
    assert_eq!(standings.points(), [Points(23), Points(17), Points(23)]);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!(standings.share(Seat(2)), 0.5);
}

#[test]
fn km_6_the_sum_over_parallel_sheets_decides() {
    let seats = json!([{"sheets": [{"chios": 30}, {}]}, {"sheets": [{"chios": 18}, {"chios": 18}]}]);
    let game = position_with(json!({"sheets": 2}), json!({ "seats": seats }));
    assert_eq!(game.standings().points(), [Points(30), Points(36)]);
    assert_eq!(game.standings().winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn km_6_one_to_four_play() {
    for seats in 1..=4 {
        assert!(KnochenMax::start(&options(json!({})), seats).is_ok());
    }
    for seats in [0, 5, 300] {
        let refused = KnochenMax::start(&options(json!({})), seats).unwrap_err();
        assert_eq!(refused, SeatsError { given: seats, least: 1, most: 4 }.into());
    }
}

#[test]
fn a_bonus_counts_in_the_total() {
    let mut game = position(json!({"sheets": [{"knochenmax": 50}]}));
    go(&mut game, &["3 3 3 3 3", "fill ruecken"]);
    assert_eq!(sheet(&game).total(), Points(115));
}
