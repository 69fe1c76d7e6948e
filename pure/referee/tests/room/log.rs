//! The log: what is stored is read back, what cannot have happened is refused, and nobody else learns who people are.

use bonecup_referee::Seq;
use bonecup_referee::room::{History, PersonAction, Room, RoomEvent, Step};
use bonecup_rules::{Reason, Seat};

use crate::kit::{Evening, join, leave, opening, rematch};

#[test]
fn nobody_is_told_who_people_are() {
    let mut evening = Evening::gathering("anna, open, kept-bert");
    evening.does("bert", join(None));
    evening.does("carl", join(None));
    let offer = bonecup_referee::room::NewOffer::Mine("Otto".parse().unwrap());
    evening.does("anna", PersonAction::Offer { seat: Seat(0), offer });
    let mut evening = evening.started();
    evening.does("carl", leave(1));
    evening.does("anna", PersonAction::Close);
    evening.does("bert", rematch("elm"));
    // Their ids are their names here; what seats are called is not secret.
    for event in evening.steps.iter().flat_map(|step| &step.events) {
        let told = serde_json::to_string(&event.for_all()).unwrap();
        for id in [r#""person":"anna""#, r#""person":"bert""#, r#""person":"carl""#, r#""owner":"anna""#] {
            assert!(!told.contains(id), "{told}");
        }
    }
}

#[test]
fn a_step_is_read_back_as_it_was_written() {
    let evening = Evening::playing("anna, bot").played_out();
    assert_eq!(*evening.rebuilt().room(), evening.room);
}

/// Tables that were opened under the first rules are played on by them (RB-3).
#[test]
fn a_table_of_the_first_rules_is_still_open() {
    let opening = opening(bonecup_games::GameId::RollingBones, "anna, bot");
    let mut stored = serde_json::to_value(&opening).unwrap();
    stored.as_object_mut().unwrap().remove("rules");
    for (options, duty) in [("{}", "always"), (r#"{"hat_fulfils_duty":false}"#, "never")] {
        stored["options"] = options.parse().unwrap();
        let opening: bonecup_referee::room::Opening = serde_json::from_value(stored.clone()).unwrap();
        assert_eq!(opening.options().unwrap().values()[1], ("hat_duty", duty.to_owned()));
        assert_eq!(opening.options_of_today()["hat_duty"], duty);
    }
}

#[test]
fn a_gap_a_repetition_and_another_number_are_noticed() {
    let evening = Evening::playing("anna, bert");
    let mut steps = evening.steps.clone();
    let text = steps[1].write().unwrap();
    assert_eq!(Step::read(Seq(3), &text).unwrap_err().code(), "step-gap");
    assert_eq!(Step::read(Seq(2), &text[1..]).unwrap_err().code(), "step-form");
    assert_eq!(evening.room.clone().evolve(&steps[1]).unwrap_err().code(), "step-gap");
    steps.remove(0);
    assert!(History::of(&steps).is_err());
    assert!(History::of(&[]).is_err());
}

#[test]
fn what_cannot_have_happened_is_refused() {
    let evening = Evening::playing("anna, bert");
    let impossible = |event: RoomEvent| {
        let step = Step {
            seq: evening.room.seq().next(),
            at: evening.room.last_at(),
            asked: None,
            events: vec![event],
        };
        evening.room.clone().evolve(&step).unwrap_err().code()
    };
    let opened = RoomEvent::Opened(Box::new(opening(bonecup_games::GameId::KnochenMax, "anna, bot")));
    assert_eq!(impossible(opened), "step-impossible");
    assert_eq!(
        impossible(RoomEvent::Moved { seat: Seat(1), action: "keep".to_owned(), signed: None }),
        "step-impossible"
    );
    assert_eq!(
        impossible(RoomEvent::Moved { seat: Seat(0), action: "dance".to_owned(), signed: None }),
        "step-impossible"
    );
    assert_eq!(impossible(RoomEvent::Returned { seat: Seat(9) }), "step-impossible");
    let gathering = Evening::gathering("anna, open");
    assert!(Room::opened(&Step { events: vec![RoomEvent::Started], ..gathering.steps[0].clone() }).is_err());
}
