//! Time for a move: it runs for people, a bot takes over when it is up, and pauses of the server are nobody's fault.

use bonecup_games::GameId;
use bonecup_referee::room::{Deadline, Millis, RoomEvent, TableRequest, Why};
use bonecup_rules::Seat;

use crate::kit::{Evening, leave, opening, play};

/// A table with half a minute for a move; it began at 1000.
fn hasty(seats: &str) -> Evening {
    let opening = opening(GameId::KnochenMax, seats);
    Evening::open(bonecup_referee::room::Opening { deadline: Deadline::HalfMinute, ..opening }).started()
}

#[test]
fn without_a_deadline_nothing_is_due() {
    let evening = Evening::playing("anna, bert");
    assert_eq!(evening.room.due(), None);
    assert_eq!(evening.code(TableRequest::Expire), "room-not-due");
    assert_eq!(evening.code(TableRequest::RestartClock), "room-not-due");
}

#[test]
fn when_the_time_is_up_a_bot_takes_over() {
    let mut evening = hasty("anna, bert");
    assert_eq!(evening.room.due(), Some(Millis(31_000)));
    evening.now = 30_999;
    assert_eq!(evening.code(TableRequest::Expire), "room-not-due");
    evening.now = 31_000;
    let events = evening.accept(TableRequest::Expire);
    assert!(matches!(&events[..], [RoomEvent::Minded { seat: Seat(0), why: Why::Time, .. }]));
    assert_eq!(evening.room.due(), None, "a bot has no deadline");
    assert!(evening.room.bot_to_move().is_some());
}

#[test]
fn every_move_begins_the_time_anew() {
    let mut evening = hasty("anna, bert");
    evening.now = 20_000;
    let action = evening.legal();
    evening.does("anna", play(0, action));
    assert_eq!(evening.room.due(), Some(Millis(50_000)));
}

/// Whoever measures a clock knows it by this, for the times of two steps may be the same.
#[test]
fn a_clock_is_known_by_the_step_with_which_it_began() {
    let mut evening = hasty("anna, bert");
    let first = evening.room.clock_from();
    evening.does("bert", leave(1));
    assert_eq!(evening.room.clock_from(), first, "anna's time goes on");
    evening.accept(TableRequest::RestartClock);
    assert_eq!(evening.room.clock_from(), evening.room.seq());
    evening.does("bert", crate::kit::come_back(1));
    let action = evening.legal();
    evening.does("anna", play(0, action));
    assert_eq!(evening.room.clock_from(), evening.room.seq());
    assert_eq!(evening.room.time_limit(), Some(30_000));
}

#[test]
fn somebody_elses_leaving_gives_no_more_time_than_a_move() {
    let mut evening = hasty("anna, bert");
    evening.now = 20_000;
    evening.does("bert", leave(1));
    assert_eq!(evening.room.due(), Some(Millis(31_000)), "anna's time goes on");
}

#[test]
fn after_a_pause_of_the_server_the_time_begins_anew() {
    let mut evening = hasty("anna, bert");
    evening.now = 500_000;
    assert_eq!(evening.accept(TableRequest::RestartClock), [RoomEvent::ClockRestarted]);
    assert_eq!(evening.room.due(), Some(Millis(530_000)));
}

#[test]
fn a_clock_that_is_put_back_does_not_put_the_log_back() {
    let mut evening = hasty("anna, bert");
    evening.now = 20_000;
    evening.accept(TableRequest::RestartClock);
    evening.now = 5_000;
    evening.accept(TableRequest::RestartClock);
    assert_eq!(evening.room.last_at(), Millis(20_000));
}
