//! A test per ruling, named after it.

use bonecup_rules::{Game, Points, Seat, Turn};
use rolling_dice::arena::PATCHES;
use rolling_dice::geometry::distance;
use rolling_dice::{
    Block, Colour, Edition, Face, Misfit, Place, Refusal, Rest, RollingDice, ScoringDie, Stock, Task, Which,
};
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

/// What a die that lies there touches.
fn touched(edition: Edition, die: &Rest) -> Option<i32> {
    edition.touched_patch(die).map(|patch| patch.points.0)
}

#[test]
fn rd_5_rims_are_further_apart_than_a_die_reaches() {
    for (i, patch) in PATCHES.iter().enumerate() {
        for other in &PATCHES[..i] {
            let rims = f64::from((patch.radius + other.radius).in_hundredths());
            let apart = distance(patch.centre, other.centre) - rims;
            assert!(apart > 1700.0, "{patch:?} and {other:?}: {apart}");
        }
    }
}

#[test]
fn rd_5_a_corner_is_enough_to_touch_a_net() {
    let second = |die: &str| touched(Edition::Second, &crate::kit::die(die));
    // The net of +3 reaches from 71 to 113 mm across.
    assert_eq!(second("1 92 128"), Some(3));
    assert_eq!(second("1 119 128"), Some(3), "the rim itself is touched");
    assert_eq!(second("1 119.01 128"), None);
    assert_eq!(second("1 120 60"), None);
}

#[test]
fn rd_5_a_die_that_stands_on_another_touches_no_net() {
    let mut game = start(3);
    play(&mut game, crate::kit::AIM);
    let mut tower = landing(&game, "2 92 128, 5 93 129, 1 water, 1 water");
    tower.thrown[1].level = 1;
    game.resolve(&tower).expect("a die on another");
    let with = |number: usize| {
        let die = ScoringDie::Floe(game.thrown()[number]);
        game.contender(Colour::Orange, die).patch.0
    };
    assert_eq!((with(0), with(1)), (3, 0));
    // Once it is chosen the lower one leaves, and it comes down into the net.
    play(&mut game, "choose 2");
    assert_eq!(game.contenders()[0].patch, Points(3));
}

#[test]
fn rd_5_two_scoring_dice_in_a_tower_in_a_net_only_the_lower_gets_the_bonus() {
    let mut game = at(json!({"seats": 3, "turns": 2, "floe": {
        "orange": {"face": 2, "x": 92, "y": 128}, "green": {"face": 5, "x": 93, "y": 126, "level": 1}}}));
    throws_and_chooses(&mut game, "1 200 40, 1 water, 1 water, 1 water");
    let patches: Vec<i32> = game.last_round().iter().filter_map(|line| Some(line.gain?.patch.0)).collect();
    assert_eq!(patches, [3, 0, 0], "orange, green, purple");
}

#[test]
fn rd_6_a_total_below_zero_counts_as_zero_and_the_seal_stays() {
    let mut game = at(json!({"seats": 3, "turns": 2, "seals": {"purple": 7}, "floe": {
        "orange": {"face": 1, "x": 60, "y": 340}, "green": {"face": 1, "x": 120, "y": 340}}}));
    throws_and_chooses(&mut game, "1 188 317, 1 water, 1 water, 1 water");
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

#[test]
fn rd_13_a_die_that_juts_out_over_the_edge_is_on_the_floe_while_its_centre_is() {
    // Where the right rim begins at the entrance: the floe ends at 272 mm there.
    let lands_at = |x: &str| {
        let mut game = start(3);
        play(&mut game, crate::kit::AIM);
        let landed = landing(&game, &format!("6 {x} 0, 1 water, 1 water, 1 water"));
        game.resolve(&landed).map(|()| game.choices().count())
    };
    assert_eq!(lands_at("271.99"), Ok(1));
    assert_eq!(lands_at("272"), Ok(1), "on the very edge");
    assert_eq!(lands_at("272.01"), Err(Refusal::Misfit(Misfit::OffFloe(Which::Thrown(1)))));
}

/// A landing of four dice that lie or stand so: pips, place and level.
fn lands(dice: [(&str, u8); 4]) -> Result<RollingDice, Refusal> {
    let mut game = start(3);
    play(&mut game, crate::kit::AIM);
    let mut landed = landing(&game, &dice.map(|(text, _)| text).join(","));
    for (rest, (_, level)) in landed.thrown.iter_mut().zip(dice) {
        rest.level = level;
    }
    game.resolve(&landed)?;
    Ok(game)
}

#[test]
fn rd_13_a_die_on_another_is_on_the_floe_if_the_lower_one_is() {
    // The floe ends at 281 mm there. The second and third die have their centres beside it, each on the one below.
    let game = lands([("2 276 134", 0), ("5 283 134", 1), ("6 290 134", 2), ("1 water", 0)])
        .expect("a tower of three");
    assert_eq!(game.choices().collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn rd_13_a_die_on_another_is_in_the_water_if_the_lower_one_is() {
    // The lower one rolled back onto the ice after it had got wet: nothing that stands on it is on the floe.
    let mut game = start(3);
    play(&mut game, crate::kit::AIM);
    let mut landed = landing(&game, "2 200 134, 5 201 134, 6 202 134, 1 water");
    (landed.thrown[0].place, landed.thrown[1].level, landed.thrown[2].level) = (Place::Water, 1, 2);
    let in_the_air = |number| Err(Refusal::Misfit(Misfit::InTheAir(Which::Thrown(number))));
    assert_eq!(game.resolve(&landed), in_the_air(2));
    landed.thrown[1].place = Place::Water;
    assert_eq!(game.resolve(&landed), in_the_air(3));
    landed.thrown[2].place = Place::Water;
    assert_eq!(game.resolve(&landed), Ok(()));
    assert_eq!(block_of(&game, Colour::Orange), Some(6));
}

#[test]
fn rd_13_a_die_over_the_water_comes_down_on_the_rim_when_the_lower_one_leaves() {
    let mut game =
        lands([("2 276 134", 0), ("5 283 134", 1), ("1 water", 0), ("1 water", 0)]).expect("a tower");
    play(&mut game, "choose 2");
    let kept = *game.scoring_die(Colour::Orange).on_floe().expect("it was chosen");
    assert!(rolling_dice::arena::on_floe(kept.centre()), "{kept:?}");
    assert_eq!((kept.face.pips(), kept.level, kept.place), (5, 0, Place::Floe));
    assert!((kept.x.in_mm() - 283.0).abs() < 4.0 && (kept.y.in_mm() - 134.0).abs() < 4.0, "{kept:?}");
}

#[test]
fn rd_14_knocked_off_dice_are_put_back_clockwise_from_the_throwers_left_neighbour() {
    let mut game = at(json!({"seats": 4, "starter": "purple", "floe": {
        "orange": {"face": 1, "x": 60, "y": 60}, "green": {"face": 2, "x": 90, "y": 60},
        "purple": {"face": 3, "x": 120, "y": 60}, "red": {"face": 4, "x": 150, "y": 60}}}));
    throws(&mut game, "6 200 100, 1 water, 1 water; green 2 water, orange 1 outside, red 4 water");
    for (owner, spot) in [(Colour::Red, "150 200"), (Colour::Orange, "60 200"), (Colour::Green, "90 200")] {
        let Task::Place { colour, .. } = game.task() else {
            panic!("a die is to be placed: {:?}", game.task())
        };
        assert_eq!(colour, owner);
        play(&mut game, &format!("place {spot} turn 0.00"));
    }
    assert_eq!(game.task(), Task::Choose { colour: Colour::Purple });
}

/// Two players: orange and purple against green and red. Purple throws as the third of the round.
fn purple_throws() -> RollingDice {
    at(json!({"seats": 2, "turns": 2, "floe": {
        "orange": {"face": 4, "x": 60, "y": 200}, "green": {"face": 2, "x": 90, "y": 200},
        "purple": {"face": 3, "x": 120, "y": 200}, "red": {"face": 1, "x": 150, "y": 200}}}))
}

#[test]
fn rd_15_the_other_colour_goes_to_the_first_free_block_if_it_has_thrown() {
    let mut game = purple_throws();
    throws(&mut game, "6 200 100, 1 water, 1 water; orange 5 water");
    assert_eq!(game.task(), Task::Choose { colour: Colour::Purple }, "nobody puts it back");
    assert_eq!(game.blocks(), [(Colour::Orange, Face::ALL[4])]);
    play(&mut game, "choose 1");
    throws(&mut game, "6 250 100, 1 water, 1 water");
    play(&mut game, "choose 1");
    let orange = game.last_round().last().expect("four lines");
    assert_eq!((orange.colour, orange.gain), (Colour::Orange, None), "no points");
    assert_eq!(orange.block, Some(Block { number: 1, face: Face::ALL[4] }));
    assert_eq!(
        game.task(),
        Task::Aim { colour: Colour::Orange, dice: 4 },
        "and four dice, as it lay on the first block"
    );
}

#[test]
fn rd_15_the_other_colour_returns_to_the_hand_and_throws_four_if_it_has_not_thrown() {
    let mut game = at(json!({"seats": 2, "floe": {
        "orange": {"face": 4, "x": 60, "y": 200}, "purple": {"face": 3, "x": 120, "y": 200}}}));
    throws(&mut game, "6 200 100, 1 water, 1 water; purple 5 outside");
    assert_eq!(game.task(), Task::Choose { colour: Colour::Orange });
    assert_eq!((game.scoring_die(Colour::Purple), game.blocks().len()), (ScoringDie::None, 0));
    assert_eq!(game.stock(Colour::Purple).hand, 4);
    play(&mut game, "choose 1");
    throws_and_chooses(&mut game, "6 220 100, 1 water, 1 water, 1 water");
    assert_eq!(game.task(), Task::Aim { colour: Colour::Purple, dice: 4 });
}

/// The blocks after purple's throw, with all dice that were knocked off put back.
fn blocks_after(landed: &str) -> Vec<(Colour, u8)> {
    let mut game = purple_throws();
    throws(&mut game, landed);
    for spot in ["40 100", "60 100"] {
        if let Task::Place { .. } = game.task() {
            play(&mut game, &format!("place {spot} turn 0.00"));
        }
    }
    game.blocks().into_iter().map(|(colour, face)| (colour, face.pips())).collect()
}

#[test]
fn rd_15_of_two_dice_lost_by_one_throw_the_throwers_own_is_on_the_first_block() {
    let both = [(Colour::Purple, 3), (Colour::Orange, 5)];
    let mishap = "6 200 300, 1 water, 1 water; ";
    assert_eq!(blocks_after(&format!("{mishap}orange 5 water, purple 3 water")), both);
    assert_eq!(blocks_after(&format!("{mishap}purple 3 water, orange 5 water")), both);
    let miss = "1 water, 1 water, 1 water; ";
    assert_eq!(blocks_after(&format!("{miss}orange 5 water")), both);
    assert_eq!(blocks_after(&format!("{miss}orange 5 water, red 6 water, green 1 water")), both);
    let all_wet = {
        let mut game = at(json!({"seats": 2, "turns": 2, "floe": {
            "orange": {"face": 4, "x": 60, "y": 200}, "green": {"face": 2, "x": 90, "y": 200}}}));
        throws(&mut game, "2 water, 6 water, 1 water, 6 outside; orange 5 water, green 3 water");
        assert_eq!(game.stock(Colour::Purple), Stock { hand: 0, thrown: 3, scoring: 1, aside: 0 });
        play(&mut game, "place 40 100 turn 0.00");
        game.blocks()
    };
    assert_eq!(all_wet, [(Colour::Purple, Face::ALL[5]), (Colour::Orange, Face::ALL[4])]);
}

#[test]
fn rd_15_a_round_can_cost_a_player_both_colours_in_any_order_of_blocks() {
    let written = |blocks: [&str; 3]| {
        let blocks: Vec<Value> = blocks.iter().map(|colour| json!({"colour": colour, "face": 1})).collect();
        let floe = json!({"red": {"face": 1, "x": 150, "y": 200}});
        crate::kit::read(json!({"seats": 2, "turns": 3, "floe": floe, "blocks": blocks})).is_ok()
    };
    assert!(written(["orange", "green", "purple"]), "each by its own throw");
    assert!(written(["green", "purple", "orange"]), "orange by the throw of purple, after purple's own");
    assert!(!written(["green", "orange", "purple"]), "purple's own comes first");
    assert!(!written(["purple", "green", "orange"]), "green threw before purple");
    assert!(!written(["orange", "purple", "green"]), "and red has not thrown");
}

#[test]
fn rd_15_dice_of_the_other_player_are_put_back_as_ever() {
    let mut game = purple_throws();
    throws(&mut game, "6 200 100, 1 water, 1 water; red 1 water, green 2 water");
    let Task::Place { colour, .. } = game.task() else { panic!("red places first (RD-14)") };
    assert_eq!((colour, mover(&game)), (Colour::Red, 1));
}

#[test]
fn rd_16_the_colour_that_threw_earlier_in_the_round_goes_first() {
    // All level, all seals at the start; green began this round, so it scores first and begins the next.
    let mut game = at(json!({"seats": 3, "starter": "green", "turns": 2, "floe": {
        "green": {"face": 4, "x": 60, "y": 50}, "purple": {"face": 4, "x": 90, "y": 50}}}));
    throws_and_chooses(&mut game, "4 150 50, 1 water, 1 water, 1 water");
    assert_eq!(
        crate::kit::seal_moves(game.last_round()),
        [(Colour::Green, 0, 4), (Colour::Purple, 0, 5), (Colour::Orange, 0, 6)]
    );
    assert_eq!(game.task(), Task::Aim { colour: Colour::Green, dice: 3 });
}
