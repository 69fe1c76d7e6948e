//! A request sent twice is done once.

use bonecup_referee::room::{PersonAction, PersonRequest, RoomDecision};

use crate::kit::{Evening, contribute, join, play, who};

fn again(evening: &Evening, ask: &PersonRequest) -> u32 {
    match evening.decide(ask.clone()) {
        Ok(RoomDecision::Repeated(seq)) => seq.0,
        other => panic!("{ask:?} should be known: {other:?}"),
    }
}

#[test]
fn a_repeated_key_answers_the_same_also_later() {
    let mut evening = Evening::gathering("anna, open");
    let ask = evening.by("bert", join(None));
    evening.accept(ask.clone());
    assert_eq!(again(&evening, &ask), 2);
    evening.does("anna", PersonAction::Start);
    assert_eq!(again(&evening, &ask), 2, "though nobody may join any more");
}

#[test]
fn a_repeated_move_is_not_stale() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    let ask = evening.by("anna", play(0, action));
    evening.accept(ask.clone());
    let seq = evening.room.seq().0;
    evening.goes_on();
    assert_eq!(again(&evening, &ask), seq);
}

#[test]
fn another_request_under_the_same_key_is_refused() {
    let mut evening = Evening::gathering("anna, open");
    let ask = evening.by("bert", join(None));
    evening.accept(ask.clone());
    for action in [join(Some(1)), contribute(1), PersonAction::Close] {
        assert_eq!(evening.code(PersonRequest { action, ..ask.clone() }), "command-key-reused");
    }
}

#[test]
fn other_people_may_use_the_same_key() {
    let mut evening = Evening::gathering("anna, open, open");
    let ask = evening.by("bert", join(None));
    evening.accept(ask.clone());
    evening.accept(PersonRequest { person: who("carl"), ..ask });
    assert_eq!(evening.room.seats()[2].person(), Some(&who("carl")));
}

#[test]
fn two_people_may_move_under_the_same_key() {
    let mut evening = Evening::playing("anna, bert");
    let key = "same".parse::<bonecup_referee::Key>().unwrap();
    for person in ["anna", "bert"] {
        while evening.room.waited_for() != evening.room.seats_of(&who(person)).next() {
            evening.goes_on();
        }
        let action = evening.legal();
        let seat = evening.room.waited_for().unwrap();
        let ask = evening.by(person, play(seat.0, action));
        evening.accept(PersonRequest { key: key.clone(), ..ask });
    }
}
