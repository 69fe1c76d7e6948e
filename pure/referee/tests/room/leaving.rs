//! Leaving and coming back: the game goes on with a bot, and the seat stays its person's.

use bonecup_referee::room::{PersonAction, RoomEvent, STAND_IN, Why};
use bonecup_rules::Seat;

use crate::kit::{Evening, bot_plays, come_back, leave, mind, mind_after, play, who};

#[test]
fn a_bot_plays_on_for_whoever_leaves_until_they_return() {
    let mut evening = Evening::playing("anna, bert");
    let events = evening.does("anna", leave(0));
    assert!(matches!(&events[..], [RoomEvent::Minded { seat: Seat(0), why: Why::Left, .. }]));
    assert_eq!(evening.room.bot_to_move().unwrap().1.as_str(), STAND_IN);
    let action = evening.legal();
    evening.accept(bot_plays(0, action));
    evening.does("anna", come_back(0));
    assert!(evening.room.bot_to_move().is_none());
    assert_eq!(evening.room.seats()[0].person(), Some(&who("anna")));
}

#[test]
fn a_persons_own_move_takes_the_seat_back() {
    let mut evening = Evening::playing("anna, bert");
    evening.does("anna", leave(0));
    let action = evening.legal();
    let events = evening.does("anna", play(0, action));
    assert!(matches!(events[0], RoomEvent::Returned { seat: Seat(0) }));
    assert!(matches!(events[1], RoomEvent::Moved { .. }));
    assert!(evening.room.seats()[0].minder.is_none());
}

#[test]
fn the_owner_lets_a_bot_play_for_those_who_are_away_only() {
    let mut evening = Evening::playing("anna, bert, bot");
    assert_eq!(evening.refused("carl", mind(0, false)), "room-not-owner", "he only watches");
    assert_eq!(evening.refused("anna", mind(1, true)), "room-present");
    assert_eq!(evening.refused("anna", mind_after(1, Some(9))), "room-not-long-away", "back in a moment");
    assert_eq!(evening.refused("anna", mind(2, false)), "room-minded");
    evening.does("anna", mind(1, false));
    assert_eq!(evening.refused("anna", mind(1, false)), "room-minded");
    evening.does("anna", mind(0, true));
    assert_eq!(evening.room.seats()[0].bot().unwrap().as_str(), "random", "the owner may replace herself");
}

#[test]
fn the_others_let_a_bot_play_only_for_those_who_have_been_away_for_a_while() {
    let mut evening = Evening::playing("anna, bert, carl");
    assert_eq!(evening.refused("bert", mind_after(0, None)), "room-present");
    assert_eq!(evening.refused("bert", mind_after(1, None)), "room-present", "whoever goes leaves");
    assert_eq!(evening.refused("bert", mind_after(0, Some(29))), "room-not-long-away");
    assert_eq!(evening.refused("dora", mind_after(0, Some(3600))), "room-not-owner", "she only watches");
    let events = evening.does("bert", mind_after(0, Some(30)));
    assert!(matches!(&events[..], [RoomEvent::Minded { seat: Seat(0), why: Why::Away, .. }]));
    assert_eq!(evening.refused("carl", mind_after(0, Some(60))), "room-minded");
    evening.does("anna", come_back(0));
}

#[test]
fn one_leaves_once_and_returns_once() {
    let mut evening = Evening::playing("anna, bert");
    assert_eq!(evening.refused("bert", leave(0)), "room-not-your-seat");
    assert_eq!(evening.refused("bert", come_back(1)), "room-not-minded");
    evening.does("bert", leave(1));
    assert_eq!(evening.refused("bert", leave(1)), "room-minded");
    assert_eq!(evening.refused("anna", come_back(1)), "room-not-your-seat");
    evening.does("bert", come_back(1));
}

#[test]
fn a_table_is_looked_after_while_bots_or_clocks_need_it() {
    let mut evening = Evening::gathering("anna, bert");
    assert!(!evening.room.needs_worker());
    evening.does("anna", PersonAction::Start);
    assert!(!evening.room.needs_worker(), "two people without a clock need nobody");
    evening.does("anna", leave(0));
    assert!(evening.room.needs_worker());
    evening.does("anna", come_back(0));
    assert!(!evening.room.needs_worker());
}

#[test]
fn whoever_is_invited_may_say_no_and_the_seat_is_free() {
    let mut evening = Evening::gathering("anna, kept-bert");
    assert_eq!(evening.refused("carl", leave(1)), "room-not-your-seat");
    let events = evening.does("bert", leave(1));
    assert!(matches!(&events[..], [RoomEvent::Unseated { seat: Seat(1) }]));
    assert!(evening.room.seats()[1].name().is_none());
    assert_eq!(evening.refused("bert", leave(1)), "room-not-your-seat", "he has said so");
}
