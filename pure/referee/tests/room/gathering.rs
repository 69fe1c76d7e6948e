//! Before the game: seats are taken, given back and offered.

use bonecup_games::GameId;
use bonecup_referee::room::{Holder, Millis, NewOffer, PersonAction, Phase, Room, RoomEvent, TableRequest};
use bonecup_rules::{Reason, Seat};

use crate::kit::{Evening, come_back, contribute, join, leave, mind, offer_bot, opening, rematch, who};

#[test]
fn a_table_gathers_plays_and_ends() {
    let mut evening = Evening::gathering("anna, open");
    assert_eq!(evening.room.phase(), Phase::Gathering);
    evening.does("bert", join(None));
    evening.does("anna", PersonAction::Start);
    assert_eq!(evening.room.phase(), Phase::Playing);
    let evening = evening.played_out();
    assert_eq!(evening.room.seed(), Some(crate::kit::seed().publish()));
}

#[test]
fn whoever_comes_gets_the_first_free_seat_and_adds_to_the_dice() {
    let mut evening = Evening::gathering("anna, bot, open, open");
    let events = evening.does("bert", join(None));
    assert!(matches!(&events[0], RoomEvent::Seated { seat: Seat(2), .. }), "{events:?}");
    assert!(matches!(&events[1], RoomEvent::Contributed { seat: Seat(2), .. }), "{events:?}");
    assert!(evening.room.seats()[2].has_contributed());
}

#[test]
fn a_kept_seat_is_for_its_person_only() {
    let mut evening = Evening::gathering("anna, open, kept-bert");
    assert_eq!(evening.refused("carl", join(Some(2))), "room-seat-taken");
    evening.does("bert", join(None));
    assert_eq!(evening.room.seats()[2].person(), Some(&who("bert")), "his own before an open one");
    evening.does("carl", join(None));
    assert_eq!(evening.refused("dora", join(None)), "room-full");
}

#[test]
fn a_taken_seat_is_refused_and_so_is_one_that_is_not_there() {
    let mut evening = Evening::gathering("anna, open");
    assert_eq!(evening.refused("bert", join(Some(0))), "room-seat-taken");
    assert_eq!(evening.refused("bert", join(Some(2))), "room-no-such-seat");
}

#[test]
fn one_person_may_hold_several_seats() {
    let mut evening = Evening::gathering("anna, open");
    let offer = NewOffer::Mine("Otto".parse().unwrap());
    evening.does("anna", PersonAction::Offer { seat: Seat(1), offer });
    assert_eq!(evening.room.seats_of(&who("anna")).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(evening.room.seats()[1].name(), Some("Otto"));
}

#[test]
fn a_seat_given_back_before_the_game_is_free_and_forgets_its_contribution() {
    let mut evening = Evening::gathering("anna, open");
    evening.does("bert", join(None));
    evening.does("bert", leave(1));
    assert_eq!(evening.room.seats()[1].holder, Holder::Open);
    assert!(!evening.room.seats()[1].has_contributed());
}

#[test]
fn only_the_owner_offers_starts_and_closes() {
    let mut evening = Evening::gathering("anna, bert");
    assert_eq!(evening.refused("bert", offer_bot(1)), "room-not-owner");
    assert_eq!(evening.refused("bert", PersonAction::Start), "room-not-owner");
    assert_eq!(evening.refused("bert", PersonAction::Close), "room-not-owner");
}

#[test]
fn before_the_game_the_owner_may_send_somebody_away_who_is_told_so() {
    let mut evening = Evening::gathering("anna, open, open");
    evening.does("bert", join(None));
    let events = evening.does("anna", offer_bot(1));
    assert!(matches!(&events[0], RoomEvent::Unseated { seat: Seat(1) }), "{events:?}");
    assert!(matches!(&evening.room.seats()[1].holder, Holder::Bot(_)), "and somebody else has the seat");
    let events = evening.does("anna", PersonAction::Offer { seat: Seat(1), offer: NewOffer::Open });
    assert!(matches!(&events[..], [RoomEvent::Offered { .. }]), "a bot is not told: {events:?}");
    evening.does("bert", join(None));
    assert_eq!(evening.room.seats()[1].person(), Some(&who("bert")));
    evening.does("anna", offer_bot(2));
    evening.does("anna", PersonAction::Offer { seat: Seat(2), offer: NewOffer::Open });
    assert_eq!(evening.refused("anna", offer_bot(3)), "room-no-such-seat");
}

#[test]
fn a_table_with_an_empty_seat_does_not_start() {
    assert_eq!(Evening::gathering("anna, open").refused("anna", PersonAction::Start), "room-seat-open");
    assert_eq!(Evening::gathering("anna, kept-bert").refused("anna", PersonAction::Start), "room-seat-open");
}

#[test]
fn people_contribute_for_their_own_seats() {
    let mut evening = Evening::gathering("anna, bert");
    evening.does("bert", contribute(1));
    assert_eq!(evening.refused("bert", contribute(0)), "room-not-your-seat");
    let mut begun = evening.started();
    assert_eq!(begun.refused("bert", contribute(1)), "room-begun");
}

#[test]
fn what_belongs_to_the_game_waits_for_it() {
    let mut evening = Evening::gathering("anna, bert");
    assert_eq!(evening.refused("bert", come_back(1)), "room-not-begun");
    assert_eq!(evening.refused("anna", mind(1, false)), "room-not-begun");
    assert_eq!(evening.refused("anna", rematch("elm")), "room-not-ended");
    assert_eq!(evening.code(TableRequest::Expire), "room-not-begun");
}

#[test]
fn after_the_start_nobody_gathers_any_more() {
    let mut evening = Evening::playing("anna, bert");
    assert_eq!(evening.refused("carl", join(None)), "room-begun");
    assert_eq!(evening.refused("anna", offer_bot(1)), "room-begun");
    assert_eq!(evening.refused("anna", PersonAction::Start), "room-begun");
}

#[test]
fn a_table_that_the_game_does_not_have_is_not_opened() {
    let refused = |opening| Room::open(opening, who("anna"), "k".parse().unwrap(), Millis(0)).unwrap_err();
    let crowd = vec!["anna"; 13].join(", ");
    assert_eq!(refused(opening(GameId::KnochenMax, &crowd)).code(), "seats-out-of-range");
    let mut odd = opening(GameId::KnochenMax, "anna, bot");
    odd.options = r#"{"bones":"wooden"}"#.parse().unwrap();
    assert_eq!(refused(odd).code(), "opening-options");
}
