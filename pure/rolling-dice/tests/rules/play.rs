//! The course of play: throws with four and three dice, misses, mishaps, dice knocked off, rounds and their end.

use bonecup_rules::{Game, Points, Turn};
use rolling_dice::{Colour, RollingDice, Stock, Task};
use serde_json::json;

use crate::kit::{AIM, at, block_of, die, floe_of, mover, play, start, throws, throws_and_chooses};

const ONE_STAYS: &str = "1 water, 1 water, 1 water";

fn aims(colour: Colour, dice: u8) -> Task {
    Task::Aim { colour, dice }
}

fn choices(game: &RollingDice) -> Vec<u8> {
    game.choices().collect()
}

#[test]
fn the_first_round_is_thrown_with_four_dice_each() {
    let mut game = start(4);
    for colour in game.colours().to_vec() {
        assert_eq!(game.task(), aims(colour, 4));
        let x = 60 + 20 * colour.index();
        throws_and_chooses(&mut game, &format!("2 {x} 80, {ONE_STAYS}"));
    }
    assert_eq!(game.turns(), 0);
    assert_eq!(game.last_round().len(), 4);
}

#[test]
fn with_four_dice_any_die_on_the_floe_may_be_chosen() {
    let mut game = start(3);
    throws(&mut game, "1 60 50, 6 water, 3 150 200, 2 outside");
    assert_eq!(choices(&game), [1, 3]);
    play(&mut game, "choose 3");
    assert_eq!(floe_of(&game, Colour::Orange), Some((3, 200)));
    assert_eq!(game.task(), aims(Colour::Green, 4));
}

fn against_a_four() -> RollingDice {
    at(json!({"seats": 3, "floe": {"orange": {"face": 4, "x": 120, "y": 200}}}))
}

#[test]
fn with_a_scoring_die_three_dice_are_thrown_to_beat_it() {
    let mut game = against_a_four();
    assert_eq!(game.task(), aims(Colour::Orange, 3));
    throws(&mut game, "5 60 60, 1 150 260, 4 200 150");
    assert_eq!(choices(&game), [1, 2], "higher, further, neither");
    play(&mut game, "choose 2");
    assert_eq!(floe_of(&game, Colour::Orange), Some((1, 260)));
    assert_eq!(game.resting().count(), 1, "the old scoring die has left");
}

#[test]
fn a_die_in_the_water_beats_nothing() {
    let mut game = against_a_four();
    throws(&mut game, "6 water, 6 outside, 1 60 60");
    assert_eq!(block_of(&game, Colour::Orange), Some(4));
}

#[test]
fn a_miss_sends_the_marked_die_to_the_first_free_block() {
    let mut game = against_a_four();
    throws(&mut game, "4 60 60, 3 60 90, 1 water");
    assert_eq!(game.blocks(), [(Colour::Orange, die("4 0 0").face)]);
    assert_eq!(game.resting().count(), 0);
    throws(&mut game, "2 water, 1 water, 1 water, 1 water");
    assert_eq!(game.blocks()[1], (Colour::Green, die("2 0 0").face));
}

#[test]
fn a_mishap_costs_the_marked_die_whatever_was_thrown() {
    let mut game = against_a_four();
    throws(&mut game, "6 120 300, 6 60 60, 6 150 60; orange 2 water");
    assert_eq!(block_of(&game, Colour::Orange), Some(2), "with the pips it shows then");
    assert_eq!(game.task(), aims(Colour::Green, 4));
    assert_eq!(game.resting().count(), 0, "the thrown dice have left");
}

#[test]
fn dice_knocked_off_are_placed_clockwise_before_the_thrower_chooses() {
    let mut game = at(json!({"seats": 4, "starter": "purple", "floe": {
        "orange": {"face": 1, "x": 60, "y": 60}, "green": {"face": 1, "x": 90, "y": 60},
        "purple": {"face": 1, "x": 120, "y": 60}, "red": {"face": 1, "x": 150, "y": 60}}}));
    throws(&mut game, "5 60 200, 1 water, 1 water; orange 2 water, green 3 outside, red 4 water");
    for (owner, spot) in
        [(Colour::Red, "60.00 60.00"), (Colour::Orange, "90.00 60.00"), (Colour::Green, "150.00 60.00")]
    {
        assert!(matches!(game.task(), Task::Place { colour, .. } if colour == owner), "{:?}", game.task());
        assert_eq!(mover(&game), game.seat_of(owner).0);
        play(&mut game, &format!("place {spot} turn 0.00"));
    }
    assert_eq!(game.task(), Task::Choose { colour: Colour::Purple });
    let pips: Vec<u8> = game.resting().map(|(_, rest)| rest.face.pips()).collect();
    assert_eq!(pips, [2, 3, 1, 4]);
}

#[test]
fn a_throw_with_four_dice_also_knocks_dice_off() {
    let mut game = at(json!({"seats": 3, "floe": {"green": {"face": 1, "x": 90, "y": 60}}}));
    throws(&mut game, "6 water, 1 water, 1 water, 1 water; green 5 water");
    assert_eq!(game.task().name(), "place");
    play(&mut game, "place 90.00 60.00 turn 0.00");
    assert_eq!(block_of(&game, Colour::Orange), Some(6), "only then the wet six goes to the block");
    assert_eq!(game.task(), aims(Colour::Green, 3));
}

#[test]
fn after_a_mishap_others_still_place_their_dice() {
    let mut game = at(json!({"seats": 3, "floe": {
        "orange": {"face": 1, "x": 60, "y": 60}, "green": {"face": 1, "x": 90, "y": 60}}}));
    throws(&mut game, "6 200 200, 1 water, 1 water; orange 3 water, green 2 water");
    assert_eq!((game.task().name(), mover(&game)), ("place", 1));
    assert_eq!(block_of(&game, Colour::Orange), Some(3));
    play(&mut game, "place 90.00 60.00 turn 0.00");
    assert_eq!(game.task(), aims(Colour::Green, 3));
}

#[test]
fn two_players_add_up_both_colours() {
    let game = at(json!({"seats": 2, "seals": {"orange": 10, "green": 20, "purple": 5, "red": 7}}));
    assert_eq!(game.standings().points(), [15, 27].map(Points));
}

#[test]
fn two_players_end_when_one_colour_reaches_75() {
    let mut game =
        at(json!({"seats": 2, "turns": 3, "seals": {"orange": 74, "green": 60, "purple": 3, "red": 30},
        "floe": {"orange": {"face": 3, "x": 120, "y": 300}},
        "blocks": [{"colour": "green", "face": 1}, {"colour": "purple", "face": 2}]}));
    throws_and_chooses(&mut game, &format!("6 150 60, {ONE_STAYS}"));
    let Turn::Over(standings) = game.turn() else { panic!("orange has reached 75") };
    assert_eq!(standings.points(), [74 + 12 + 3, 60 + 30 + 9].map(Points));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn the_game_can_be_won_by_someone_who_overtakes_in_the_last_round() {
    let mut game = at(json!({"seats": 3, "turns": 2, "seals": {"orange": 73, "green": 70, "purple": 74},
        "floe": {"orange": {"face": 2, "x": 60, "y": 60}, "green": {"face": 6, "x": 196, "y": 372}}}));
    throws_and_chooses(&mut game, &format!("1 150 80, {ONE_STAYS}"));
    let Turn::Over(standings) = game.turn() else { panic!("all have reached 75") };
    assert_eq!(standings.points(), [75, 85, 77].map(Points));
}

#[test]
fn dice_on_blocks_return_and_scoring_dice_on_the_floe_stay() {
    let mut game = at(json!({"seats": 3, "turns": 2, "floe": {"orange": {"face": 2, "x": 60, "y": 60}},
        "blocks": [{"colour": "green", "face": 1}]}));
    throws_and_chooses(&mut game, &format!("1 150 80, {ONE_STAYS}"));
    assert!(game.blocks().is_empty());
    assert_eq!(game.order().collect::<Vec<_>>(), [Colour::Green, Colour::Purple, Colour::Orange]);
    let hands: Vec<u8> = game.colours().iter().map(|&colour| game.stock(colour).hand).collect();
    assert_eq!(hands, [3, 4, 3]);
}

#[test]
fn four_dice_of_a_colour_are_somewhere_at_every_moment() {
    let stock = |hand, thrown, scoring, aside| Stock { hand, thrown, scoring, aside };
    let mut game = start(3);
    assert_eq!(game.stock(Colour::Orange), stock(4, 0, 0, 0));
    throws(&mut game, "1 60 60, 1 water, 1 water, 1 water");
    assert_eq!(game.stock(Colour::Orange), stock(0, 4, 0, 0));
    play(&mut game, "choose 1");
    assert_eq!(game.stock(Colour::Orange), stock(0, 0, 1, 3));
    play(&mut game, AIM);
    assert_eq!(game.stock(Colour::Green), stock(4, 0, 0, 0));
}
