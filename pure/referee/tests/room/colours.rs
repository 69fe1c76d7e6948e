//! Choosing colours, and who begins, before the game (RD-17).

use bonecup_games::{AnyGame, Colour, GameId};
use bonecup_referee::room::{Opening, PersonAction, RoomEvent};
use bonecup_rules::Seat;
use serde_json::json;

use crate::kit::{Evening, join, leave, offer_bot, opening};

use Colour::{Blue, Green, Orange, Purple, Red, Yellow};

fn gathering(seats: &str) -> Evening {
    Evening::open(opening(GameId::RollingDice, seats))
}

fn choose(seat: u8, colours: &[Colour]) -> PersonAction {
    PersonAction::ChooseColours { seat: Seat(seat), colours: colours.to_vec() }
}

fn begins(seat: u8) -> PersonAction {
    PersonAction::NameBeginner { seat: Seat(seat) }
}

fn join_with(seat: u8, wanted: &[Colour]) -> PersonAction {
    let mut request = join(Some(seat));
    if let PersonAction::Join { colours, .. } = &mut request {
        *colours = wanted.to_vec();
    }
    request
}

/// The colours in the order of this round.
fn order(evening: &Evening) -> Vec<Colour> {
    let AnyGame::RollingDice(game) = evening.room.table().unwrap().game() else {
        panic!("another game has no colours")
    };
    game.order().collect()
}

fn colours_of(evening: &Evening, seat: u8) -> Vec<Colour> {
    evening.room.colours_of(Seat(seat))
}

#[test]
fn whoever_sits_down_chooses_a_free_colour() {
    let mut evening = gathering("anna, open, bot");
    evening.does("anna", choose(0, &[Red]));
    evening.does("bert", join_with(1, &[Blue]));
    evening.does("anna", choose(2, &[Yellow]));
    assert_eq!(colours_of(&evening, 1), [Blue]);
    let evening = evening.started();
    assert_eq!(order(&evening), [Red, Blue, Yellow]);
    assert_eq!(*evening.rebuilt().room(), evening.room, "the log has it all");
    let options = serde_json::to_value(&evening.rebuilt().record().unwrap().plan.options).unwrap();
    assert_eq!(options, json!({"colours": ["red", "blue", "yellow"]}), "the record says who had which");
}

#[test]
fn a_colour_that_is_taken_is_refused_and_nothing_changes() {
    let mut evening = gathering("anna, open, open");
    evening.does("anna", choose(0, &[Red]));
    assert_eq!(evening.refused("bert", join_with(1, &[Red])), "rd-colour-taken");
    assert!(evening.room.seats()[1].person().is_none(), "nobody sat down");
    evening.does("bert", join_with(1, &[Blue]));
    let ask = evening.by("bert", choose(1, &[Red]));
    let refusal = evening.decide(ask).unwrap_err().to_string();
    assert_eq!(refusal, "red is taken by seat 1; free: orange, green, purple, blue, yellow");
    assert_eq!(evening.refused("bert", choose(1, &[Blue, Green])), "rd-colours-too-many");
    evening.does("anna", choose(0, &[Green]));
    evening.does("bert", choose(1, &[Red]));
    assert_eq!((colours_of(&evening, 0), colours_of(&evening, 1)), (vec![Green], vec![Red]));
}

#[test]
fn two_players_choose_two_colours_each() {
    let mut evening = gathering("anna, open");
    evening.does("anna", choose(0, &[Red, Blue]));
    assert_eq!(evening.refused("bert", join_with(1, &[Yellow, Blue])), "rd-colour-taken");
    assert_eq!(evening.refused("bert", join_with(1, &[Yellow, Yellow])), "rd-colour-twice");
    evening.does("bert", join_with(1, &[Yellow]));
    assert_eq!(order(&evening.started()), [Red, Yellow, Blue, Orange], "the second of bert is a free one");
}

#[test]
fn whoever_chooses_nothing_gets_a_free_colour() {
    let mut evening = gathering("anna, bert, bot");
    evening.does("bert", choose(1, &[Orange]));
    assert_eq!(order(&evening.started()), [Green, Orange, Purple]);
    let evening = gathering("anna, bert, bot").started();
    assert_eq!(order(&evening), [Orange, Green, Purple]);
    let options = serde_json::to_value(&evening.rebuilt().record().unwrap().plan.options).unwrap();
    assert_eq!(options, json!({}), "as records were before");
}

#[test]
fn everybody_chooses_for_themselves_and_the_owner_for_bots() {
    let mut evening = gathering("anna, bert, bot");
    assert_eq!(evening.refused("anna", choose(1, &[Red])), "room-not-your-seat");
    assert_eq!(evening.refused("bert", choose(2, &[Red])), "room-not-your-seat");
    assert_eq!(evening.refused("bert", choose(7, &[Red])), "room-no-such-seat");
    evening.does("anna", choose(2, &[Red]));
    let mut evening = evening.started();
    assert_eq!(evening.refused("bert", choose(1, &[Blue])), "room-begun");
}

#[test]
fn whoever_gets_up_or_is_sent_away_frees_the_colour() {
    let mut evening = gathering("anna, open, bot");
    evening.does("bert", join_with(1, &[Red]));
    evening.does("bert", leave(1));
    evening.does("anna", choose(0, &[Red]));
    evening.does("anna", choose(2, &[Blue]));
    evening.does("anna", offer_bot(2));
    assert!(colours_of(&evening, 2).is_empty());
    evening.does("carl", join_with(1, &[Blue]));
    evening.does("carl", choose(1, &[]));
    assert!(colours_of(&evening, 1).is_empty(), "and a choice can be taken back");
}

#[test]
fn what_was_meant_for_an_open_seat_is_free_for_all() {
    let options = json!({"colours": ["red", "blue", "green"], "begins": 1});
    let opened = || {
        Evening::open(Opening {
            options: options.clone(),
            ..opening(GameId::RollingDice, "anna, open, open")
        })
    };
    let mut evening = opened();
    evening.does("bert", join(Some(1)));
    evening.does("carl", join(Some(2)));
    assert_eq!(order(&evening.started()), [Blue, Green, Red], "seat two begins");
    let mut evening = opened();
    evening.does("bert", join_with(1, &[Green]));
    assert!(colours_of(&evening, 2).is_empty());
    evening.does("carl", join(Some(2)));
    assert_eq!(order(&evening.started()), [Green, Orange, Red]);
}

#[test]
fn the_owner_says_who_begins() {
    let mut evening = gathering("anna, bert, bot");
    assert_eq!(evening.refused("bert", begins(1)), "room-not-owner");
    assert_eq!(evening.refused("anna", begins(3)), "room-no-such-seat");
    assert_eq!(evening.does("anna", begins(2)), [RoomEvent::BeginnerNamed { seat: Seat(2) }]);
    let evening = evening.started();
    assert_eq!(evening.room.waited_for(), Some(Seat(2)));
    assert_eq!(*evening.rebuilt().room(), evening.room);
}

#[test]
fn other_games_have_no_colours_and_begin_with_the_first_seat() {
    let mut evening = Evening::gathering("anna, open");
    assert_eq!(evening.refused("anna", choose(0, &[Red])), "room-no-colours");
    assert_eq!(evening.refused("bert", join_with(1, &[Red])), "room-no-colours");
    assert_eq!(evening.refused("anna", begins(1)), "room-first-begins");
    assert_eq!((evening.room.colours_each(), evening.room.begins()), (None, None));
}
