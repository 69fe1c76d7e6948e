//! A test per ruling, named after it.

use bonecup_rules::{Game, Points, Seat, Turn};
use rolling_dice::arena::touched_patch;
use rolling_dice::{Colour, Face, Length, Rest, RollingDice, Spot, Task, Yaw};
use serde_json::{Value, json};

use crate::kit::{
    at, block_of, die, floe_of, landing, mover, play, refused, start, throws, throws_and_chooses,
};

#[test]
fn rd_1_the_goal_is_75_for_up_to_four_and_100_for_five_and_six() {
    let goals: Vec<i32> = (2..=6).map(|seats| start(seats).goal().0).collect();
    assert_eq!(goals, [75, 75, 75, 100, 100]);
}

#[test]
fn rd_1_the_round_in_which_the_goal_is_reached_is_played_to_its_end() {
    let mut game = at(json!({"seats": 3, "seals": {"orange": 74, "green": 70}}));
    throws_and_chooses(&mut game, "6 60 50, 1 water, 1 water, 1 water");
    throws_and_chooses(&mut game, "6 60 80, 1 water, 1 water, 1 water");
    assert!(matches!(game.turn(), Turn::Seat(Seat(2))));
    throws_and_chooses(&mut game, "2 150 90, 1 water, 1 water, 1 water");
    // Purple 2+6+6 = 14, green 70+12 = 82, orange 74+6 = 80: all earn before the game ends.
    assert_eq!(game.task(), Task::Over);
    assert_eq!(game.standings().points(), [80, 82, 14].map(Points));
}

#[test]
fn rd_2_a_die_is_further_if_its_centre_is_more_than_a_millimetre_ahead() {
    let marked = die("4 120 200");
    assert!(!die("4 60 200.5").further_than(&marked));
    assert!(!die("4 60 201").further_than(&marked), "a millimetre is still equal height");
    assert!(die("4 60 201.01").further_than(&marked));
}

#[test]
fn rd_2_dice_at_equal_height_do_not_count_as_behind_each_other() {
    let mut game = at(json!({"seats": 3, "turns": 2, "floe": {
        "orange": {"face": 5, "x": 60, "y": 60}, "green": {"face": 4, "x": 120, "y": 61}}}));
    throws_and_chooses(&mut game, "3 200 62, 1 water, 1 water, 1 water");
    // Purple is 2 mm before orange but only 1 mm before green; green is 1 mm before orange.
    assert_eq!(game.standings().points(), [5, 4, 8].map(Points));
}

#[test]
fn rd_3_the_marked_die_is_compared_as_it_lies_after_the_throw() {
    let before = json!({"seats": 3, "floe": {"orange": {"face": 2, "x": 120, "y": 200}}});
    let mut pushed_back = at(before.clone());
    throws(&mut pushed_back, "1 60 150, 1 water, 1 water; orange 2 120 100");
    assert_eq!(pushed_back.choices().collect::<Vec<_>>(), [1]);

    let mut turned_to_six = at(before);
    throws(&mut turned_to_six, "5 60 150, 1 water, 1 water; orange 6 120 200");
    assert_eq!(block_of(&turned_to_six, Colour::Orange), Some(6), "five does not beat the six it has become");
}

#[test]
fn rd_4_a_tilted_die_shows_the_face_that_points_most_upwards() {
    let shown = |up| Face::most_upward(up).pips();
    for (face, up) in [(1, [1., 0., 0.]), (2, [0., 1., 0.]), (3, [0., 0., 1.])] {
        assert_eq!(shown(up), face);
        assert_eq!(shown(up.map(|x: f64| -x)), 7 - face, "opposite faces add up to seven");
    }
    assert_eq!(shown([0.6, 0.3, -0.74]), 4);
    assert_eq!(shown([-0.71, 0.704, 0.0]), 6);
    assert_eq!(shown([0.5, 0.5, 0.0]), 1, "of equal faces the lowest");
}

#[test]
fn rd_5_of_several_nets_and_holes_the_one_nearest_the_centre_counts() {
    let touched = |x, y| {
        let spot = Spot { x: Length::nearest(x), y: Length::nearest(y), turn: Yaw::default() };
        let both = rolling_dice::arena::PATCHES.iter().filter(|patch| patch.is_touched_by(spot)).count();
        (both, touched_patch(spot).map(|patch| patch.points.0))
    };
    // Between the hole of −4 and the net of +6 behind it.
    assert_eq!(touched(188.0, 351.0), (2, Some(-4)));
    assert_eq!(touched(188.5, 353.0), (2, Some(6)));
    assert_eq!(touched(196.0, 372.0), (1, Some(6)));
    assert_eq!(touched(120.0, 60.0), (0, None));
}

#[test]
fn rd_6_a_total_below_zero_counts_as_zero_and_the_seal_stays() {
    let mut game = at(json!({"seats": 3, "turns": 2, "seals": {"purple": 7}, "floe": {
        "orange": {"face": 1, "x": 60, "y": 340}, "green": {"face": 1, "x": 120, "y": 340}}}));
    throws_and_chooses(&mut game, "1 180 331, 1 water, 1 water, 1 water");
    let purple = game.last_round()[2];
    assert_eq!(purple.gain.map(|gain| (gain.total(), gain.earned())), Some((Points(-3), Points(0))));
    assert_eq!((purple.from, purple.to), (Points(7), Points(7)));
}

#[test]
fn rd_7_only_the_start_field_holds_several_seals() {
    let mut game = at(json!({"seats": 4, "turns": 3, "blocks": [
        {"colour": "orange", "face": 1}, {"colour": "green", "face": 1}, {"colour": "purple", "face": 1}]}));
    throws_and_chooses(&mut game, "1 150 60, 1 water, 1 water, 1 water");
    assert_eq!(game.standings().points(), [0, 0, 0, 4].map(Points));

    let mut game = at(json!({"seats": 3, "turns": 2, "seals": {"orange": 3, "green": 4},
        "blocks": [{"colour": "orange", "face": 1}, {"colour": "green", "face": 1}]}));
    throws_and_chooses(&mut game, "1 150 60, 1 water, 1 water, 1 water");
    assert_eq!(game.standings().points(), [3, 4, 5].map(Points), "3 and 4 are taken");
}

#[test]
fn rd_8_two_players_alternate_with_two_colours_each() {
    let order = |starter: &str| -> Vec<(Colour, u8)> {
        let game = at(json!({"seats": 2, "starter": starter}));
        game.order().map(|colour| (colour, game.seat_of(colour).0)).collect()
    };
    let [orange, green, purple, red, ..] = Colour::ALL;
    assert_eq!(order("orange"), [(orange, 0), (green, 1), (purple, 0), (red, 1)]);
    assert_eq!(order("red"), [(red, 1), (orange, 0), (green, 1), (purple, 0)]);
}

#[test]
fn rd_9_of_four_dice_in_the_water_the_highest_goes_to_the_block() {
    let mut game = start(3);
    throws(&mut game, "2 water, 5 water, 5 outside, 1 water");
    assert_eq!(block_of(&game, Colour::Orange), Some(5), "either five: they are equal");
    assert_eq!(game.task(), Task::Aim { colour: Colour::Green, dice: 4 });
}

fn green_is_knocked_off() -> RollingDice {
    let mut game = at(json!({"seats": 3, "floe": {
        "orange": {"face": 2, "x": 120, "y": 200}, "green": {"face": 2, "x": 60, "y": 60}}}));
    throws(&mut game, "3 200 100, 1 water, 1 water; green 4 outside");
    game
}

#[test]
fn rd_10_a_free_spot_is_wholly_on_the_floe_and_touches_no_die() {
    let game = green_is_knocked_off();
    for taken in ["120.00 212.00 turn 0.00", "203.00 110.00 turn 45.00", "8.00 200.00 turn 0.00"] {
        refused(&game, &format!("place {taken}"));
    }
    for free in ["120.00 212.01 turn 0.00", "203.00 116.00 turn 45.00", "150.00 6.00 turn 0.00"] {
        play(&mut game.clone(), &format!("place {free}"));
    }
    // At the entrance a die may lie flush with the line, not over it; at a bay the rim cuts in between its corners.
    refused(&game, "place 150.00 5.99 turn 0.00");
    refused(&game, "place 180.00 391.00 turn 0.00");
    refused(&game, "place 150.00 6.00 turn 10.00");
}

#[test]
fn rd_10_the_owner_places_it_with_the_pips_it_shows_then() {
    let mut game = green_is_knocked_off();
    assert_eq!((game.task().name(), mover(&game)), ("place", 1));
    play(&mut game, "place 92.00 128.00 turn 30.00");
    assert_eq!(floe_of(&game, Colour::Green), Some((4, 128)));
    assert_eq!(game.scoring_die(Colour::Green).on_floe().map(Rest::on_floe), Some(true));
}

#[test]
fn rd_11_dice_not_chosen_leave_and_only_scoring_dice_stay() {
    let mut game = start(3);
    throws(&mut game, "3 200 100, 4 200 150, 5 60 100, 1 water");
    play(&mut game, "choose 2");
    assert!(game.thrown().is_empty());
    assert_eq!(game.resting().collect::<Vec<_>>(), [(Colour::Orange, die("4 200 150"))]);
    assert_eq!(game.stock(Colour::Orange).aside, 3);
}

#[test]
fn rd_11_a_die_that_stood_on_one_that_leaves_is_put_down_below() {
    let mut game = at(json!({"seats": 3, "floe": {"green": {"face": 2, "x": 60, "y": 60}}}));
    play(&mut game, crate::kit::AIM);
    let mut tower = landing(&game, "3 200 100, 4 200 102, 1 water, 1 water; green 5 198 104");
    tower.thrown[1].level = 1;
    tower.scoring[0].1.level = 2;
    game.resolve(&tower).expect("a tower of three");
    play(&mut game, "choose 2");
    let levels: Vec<u8> = game.resting().map(|(_, rest)| rest.level).collect();
    assert_eq!(levels, [0, 1], "the chosen die comes down to the ice, and green's die with it");
}

#[test]
fn rd_12_equal_sums_share_the_win() {
    let over: Value = json!({"seats": 2, "turns": 4, "seals": {"orange": 75, "green": 70, "purple": 40, "red": 45},
        "floe": {
            "orange": {"face": 1, "x": 60, "y": 50}, "green": {"face": 1, "x": 90, "y": 50},
            "purple": {"face": 1, "x": 120, "y": 50}, "red": {"face": 1, "x": 150, "y": 50}}});
    let Turn::Over(standings) = at(over).turn() else { panic!("the game is over") };
    assert_eq!(standings.points(), [115, 115].map(Points));
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}
