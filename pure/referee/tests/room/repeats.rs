//! A request sent twice is done once.

use bonecup_referee::room::{Ask, Asker, Request, Verdict};

use crate::kit::{Evening, contribute, join, play, who};

fn again(evening: &Evening, ask: &Ask) -> u32 {
    match evening.decide(ask) {
        Ok(Verdict::Repeated(seq)) => seq.0,
        other => panic!("{ask:?} should be known: {other:?}"),
    }
}

#[test]
fn a_repeated_key_answers_the_same_also_later() {
    let mut evening = Evening::gathering("anna, open");
    let ask = evening.by("bert", join(None));
    evening.accept(&ask);
    assert_eq!(again(&evening, &ask), 2);
    evening.does("anna", Request::Start);
    assert_eq!(again(&evening, &ask), 2, "though nobody may join any more");
}

#[test]
fn a_repeated_move_is_not_stale() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    let ask = evening.by("anna", play(0, action));
    evening.accept(&ask);
    let seq = evening.room.seq().0;
    evening.goes_on();
    assert_eq!(again(&evening, &ask), seq);
}

#[test]
fn another_request_under_the_same_key_is_refused() {
    let mut evening = Evening::gathering("anna, open");
    let ask = evening.by("bert", join(None));
    evening.accept(&ask);
    for request in [join(Some(1)), contribute(1), Request::Close] {
        assert_eq!(evening.refused_ask(&Ask { request, ..ask.clone() }), "command-key-reused");
    }
}

#[test]
fn other_people_may_use_the_same_key() {
    let mut evening = Evening::gathering("anna, open, open");
    let ask = evening.by("bert", join(None));
    evening.accept(&ask);
    let Asker::Person(_, key) = ask.by.clone() else { panic!("a person asked") };
    evening.accept(&Ask { by: Asker::Person(who("carl"), key), ..ask });
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
        evening.accept(&Ask { by: Asker::Person(who(person), key.clone()), ..ask });
    }
}
