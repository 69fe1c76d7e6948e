//! The record: what is written is read, what is read is replayed, and what does not fit is named.

use bonecup_games::GameId;
use bonecup_referee::{
    By, CommandRefusal, Event, EventFault, Hex32, MOST_BYTES, MOST_EVENTS, PlanError, Record, RecordError,
};
use bonecup_rules::{Points, Reason, Seat};
use serde_json::{Value, json};

use crate::kit::{Game, plan};

fn records() -> impl Iterator<Item = (Game, Record)> {
    let games = GameId::ALL.into_iter().flat_map(|id| {
        let begin = move |seats| Game::begin(plan(id, seats));
        [begin("human drawn, bot hand").played_out(), begin("human hand, human hand").steps(9)]
    });
    games.map(|game| {
        let record = game.record();
        (game, record)
    })
}

fn finished(id: GameId) -> Record {
    Game::begin(plan(id, "human drawn, bot drawn")).played_out().record()
}

/// The record as JSON, with this change.
fn edited(id: GameId, edit: impl FnOnce(&mut Value)) -> Result<Record, RecordError> {
    let mut json: Value = serde_json::from_str(&finished(id).write().unwrap()).unwrap();
    edit(&mut json);
    Record::read(json.to_string().as_bytes())
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    for (_, record) in records() {
        let text = record.write().unwrap();
        let read = Record::read(text.as_bytes()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.write().unwrap(), text);
    }
}

#[test]
fn a_record_before_the_first_event_reads_back_too() {
    let mut record = finished(GameId::KnochenMax);
    (record.events, record.result, record.seed) = (Vec::new(), None, None);
    assert_eq!(Record::read(record.write().unwrap().as_bytes()).unwrap(), record);
}

#[test]
fn names_cannot_reach_out_of_their_quotes() {
    let mut record = finished(GameId::KnochenMax);
    record.plan.seats[0].name = r#"", "events": [], "x"#.parse().unwrap();
    record.plan.seats[0].contribution = r#""events": []"#.parse().unwrap();
    assert_eq!(Record::read(record.write().unwrap().as_bytes()).unwrap(), record);
}

#[test]
fn a_record_has_one_event_a_line() {
    let record = finished(GameId::RollingDice);
    let text = record.write().unwrap();
    let events = text.lines().filter(|line| line.starts_with("    {\"seq\":")).count();
    assert_eq!(events, record.events.len());
}

#[test]
fn replaying_a_record_gives_the_table() {
    for (game, record) in records() {
        let replayed = record.replay().unwrap();
        assert_eq!(replayed.game(), game.table.game());
        assert_eq!(replayed.plan(), game.table.plan());
        assert_eq!((replayed.seq(), replayed.rolls()), (game.table.seq(), game.table.rolls()));
    }
}

#[test]
fn a_finished_game_has_its_result_and_another_has_none() {
    for (game, record) in records() {
        let over = matches!(game.table.next(), bonecup_referee::Next::Over(_));
        assert_eq!(record.result.is_some(), over);
    }
    for id in GameId::ALL {
        let record = finished(id);
        let points = &record.result.as_ref().unwrap().points;
        let most = points.iter().max().unwrap();
        let best = (0..).zip(points).filter(|(_, p)| *p == most).map(|(i, _)| Seat(i));
        assert_eq!(record.result.as_ref().unwrap().winners, best.collect::<Vec<_>>());
    }
}

#[test]
fn another_result_is_found() {
    for id in GameId::ALL {
        let honest = finished(id);
        let changes: [fn(&mut Record); 4] = [
            |record| record.result = None,
            |record| record.result.as_mut().unwrap().points[0] = Points(i32::MAX),
            |record| record.result.as_mut().unwrap().winners = vec![Seat(255)],
            |record| record.result.as_mut().unwrap().points.push(Points(0)),
        ];
        for change in changes {
            let mut record = honest.clone();
            change(&mut record);
            assert!(matches!(record.replay(), Err(RecordError::Result)));
        }
    }
}

#[test]
fn the_first_event_that_does_not_fit_is_named() {
    for id in GameId::ALL {
        let honest = finished(id);
        let roll = honest.events.iter().rposition(|event| matches!(event, Event::Rolled { .. })).unwrap();
        let named = |edit: &dyn Fn(&mut Vec<Event>)| {
            let mut record = honest.clone();
            edit(&mut record.events);
            match record.replay() {
                Err(RecordError::Event { seq, .. }) => seq.0 as usize - 1,
                other => panic!("{id}: {other:?}"),
            }
        };
        assert_eq!(named(&|events| drop(events.remove(roll))), roll, "{id}: a roll is missing");
        assert_eq!(named(&|events| events.insert(roll, events[roll].clone())), roll + 1, "{id}: doubled");
        assert_eq!(named(&|events| events.swap(roll - 1, roll)), roll - 1, "{id}: swapped");
        assert_eq!(named(&|events| drop(events.remove(0))), 0, "{id}: the first is missing");
        let after_the_end = honest.events.len();
        assert_eq!(named(&|events| events.push(events[roll].clone())), after_the_end, "{id}: after the end");
    }
}

#[test]
fn a_forged_roll_number_or_source_is_named() {
    let honest = finished(GameId::KnochenMax);
    let forge = |edit: fn(&mut Event)| {
        let mut record = honest.clone();
        edit(&mut record.events[0]);
        match record.replay() {
            Err(RecordError::Event { seq, fault: EventFault::Refused(refusal) }) if seq.0 == 1 => refusal,
            other => panic!("{other:?}"),
        }
    };
    let number = forge(|event| match event {
        Event::Rolled { roll, .. } => *roll = 1,
        Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => {}
    });
    assert_eq!(number, CommandRefusal::OtherRoll(0));
    let source = forge(|event| match event {
        Event::Rolled { by, .. } => *by = By::Hand,
        Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => {}
    });
    assert_eq!(source, CommandRefusal::OtherSource(Seat(0)));
}

/// The code and the sentence of the error that the change leads to.
#[track_caller]
fn refuses(id: GameId, edit: impl FnOnce(&mut Value)) -> (&'static str, String) {
    let error = edited(id, edit).expect_err("the change should be found");
    (error.code(), error.to_string())
}

#[test]
fn other_versions_are_named_and_refused() {
    let id = GameId::KnochenMax;
    for (field, value, code, words) in [
        (
            "version",
            json!(2),
            "record-version",
            "the record has version 2, or its dice another; this program reads the versions 1 to 3",
        ),
        ("version", json!(0), "record-version", "version 0"),
        ("version", json!(u64::MAX), "record-version", "version 18446744073709551615"),
        ("version", json!("1"), "record-form", "invalid type: string \"1\""),
        ("version", json!(1.5), "record-form", "invalid type: floating point"),
        ("version", json!(-1), "record-form", "invalid value: integer `-1`"),
        ("version", json!(null), "record-form", "invalid type: null"),
        ("rules", json!(9), "record-rules", "version 9 of the rules; this program knows the versions 1 to 2"),
        ("rules", json!("1"), "record-form", "invalid type: string \"1\""),
        ("format", json!("chess"), "record-format", "the field 'format' must be \"bonecup-record\""),
        ("format", json!(1), "record-format", "'format'"),
        ("game", json!("poker"), "record-form", "unknown variant `poker`"),
    ] {
        let (found, message) = refuses(id, |json| json[field] = value);
        assert_eq!(found, code, "{message}");
        assert!(message.contains(words), "{message}");
    }
    for (field, code) in [("version", "record-form"), ("rules", "record-form"), ("format", "record-format")] {
        assert_eq!(refuses(id, |json| drop(json.as_object_mut().unwrap().remove(field))).0, code);
    }
}

#[test]
fn a_later_version_is_named_whatever_else_it_holds() {
    let later = br#"{"format":"bonecup-record","version":4,"rules":{"new":true},"moves":[]}"#;
    assert!(matches!(Record::read(later), Err(RecordError::Version(4))));
}

#[test]
fn too_large_a_file_is_not_read() {
    let mut bytes = finished(GameId::KnochenMax).write().unwrap().into_bytes();
    bytes.resize(MOST_BYTES, b' ');
    assert!(Record::read(&bytes).is_ok(), "blanks at the end do no harm");
    bytes.push(b' ');
    assert!(matches!(Record::read(&bytes), Err(RecordError::TooLarge)));
}

#[test]
fn too_many_events_are_not_read() {
    let repeat = |count| {
        edited(GameId::KnochenMax, |json| {
            let event = json!({"seq": 1, "seat": 0, "move": "keep"});
            json["events"] = Value::Array(vec![event; count]);
        })
    };
    let many = MOST_EVENTS + 1;
    assert!(matches!(repeat(many), Err(RecordError::TooManyEvents(given)) if given == many));
    let order = repeat(MOST_EVENTS);
    assert!(matches!(&order, Err(RecordError::Event { seq, fault: EventFault::Order(_) }) if seq.0 == 2));
}

#[test]
fn events_are_numbered_from_one_in_the_file() {
    let (code, message) = refuses(GameId::RollingBones, |json| {
        json["events"].as_array_mut().unwrap().remove(4);
    });
    assert_eq!((code, message.as_str()), ("record-event", "event 5: its number should be 5"));
}

#[test]
fn an_event_is_a_move_or_a_roll() {
    for event in [
        json!({"seq": 1}),
        json!({"seq": 1, "seat": 0}),
        json!({"seq": 1, "move": "keep"}),
        json!({"seq": 1, "roll": 0, "outcome": "1 1 1 1 1"}),
        json!({"seq": 1, "seat": 0, "move": "keep", "roll": 0, "by": "drawn", "outcome": "1 1 1 1 1"}),
        json!({"seq": 1, "seat": 0, "move": "keep", "by": "drawn"}),
    ] {
        let message = refuses(GameId::KnochenMax, |json| json["events"][0] = event).1;
        assert!(message.starts_with("event 1: it has not the fields of a move"), "{message}");
    }
}

#[test]
fn a_move_that_cannot_be_read_is_named() {
    let error = edited(GameId::KnochenMax, |json| json["events"][0]["outcome"] = json!("1 2 3 4 5"));
    assert_eq!(
        error.unwrap_err().to_string(),
        "event 1: '1 2 3 4 5' is not a throw of one to five bones, as in 1 3 3 4 6"
    );
}

#[test]
fn weights_are_those_of_the_bones() {
    for weights in [json!([1, 1, 1, 1]), json!([2, 8, 8, 2])] {
        let found = edited(GameId::KnochenMax, |json| json["dice"]["weights"] = weights);
        assert!(matches!(found, Err(RecordError::Weights)));
    }
    let idle = edited(GameId::RollingBones, |json| json["dice"]["weights"] = json!([1, 4, 4, 1]));
    assert!(matches!(idle, Err(RecordError::Weights)));
}

/// The text of a record with this change is refused for its form.
#[track_caller]
fn refuses_the_form(id: GameId, from: &str, to: &str) {
    let text = finished(id).write().unwrap();
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from}");
    let found = Record::read(changed.as_bytes());
    assert!(matches!(found, Err(RecordError::Form(_))), "{to}: {found:?}");
}

#[test]
fn nothing_is_given_twice_or_in_another_way() {
    for (from, to) in [
        ("\"sheets\": 1", "\"sheets\": 2, \"sheets\": 1"),
        ("\"seq\":1,", "\"seq\":1,\"seq\":1,"),
        ("\"seq\":1,", "\"seq\":1.0,"),
        ("\"seq\":1,", "\"seq\":1,\"seat\":null,"),
        ("\"player\": \"human\"", "\"player\": {\"human\": null}"),
        ("\"dice\": \"drawn\"", "\"dice\": {\"drawn\": null}"),
        ("\"by\":\"drawn\"", "\"by\":{\"drawn\":null}"),
        ("\"scheme\": \"bonecup/1\"", "\"scheme\": {\"bonecup/1\": null}"),
        ("\"bones\": \"antique\"", "\"bones\": [2, 8, 8, 2]"),
        ("\"bones\": \"antique\"", "\"bones\": \"2,8,8,2\""),
        ("\"bones\": \"antique\"", "\"bones\": [0.1, 0.4, 0.4, 0.1]"),
    ] {
        refuses_the_form(GameId::KnochenMax, from, to);
    }
    refuses_the_form(GameId::RollingBones, "\"scheme\"", "\"weights\": null, \"scheme\"");
    let json: Value = serde_json::from_str(&finished(GameId::KnochenMax).write().unwrap()).unwrap();
    let fields =
        ["format", "version", "rules", "table", "game", "options", "seats", "dice", "events", "result"];
    let list: Value = fields.iter().map(|&field| json[field].clone()).collect();
    assert!(matches!(Record::read(list.to_string().as_bytes()), Err(RecordError::Format)));
}

#[test]
fn moves_and_outcomes_are_written_in_one_way() {
    for text in ["lay  RI", " lay RI", "lay RI "] {
        let found = edited(GameId::RollingBones, |json| {
            json["events"][1] = json!({"seq": 2, "seat": 0, "move": text});
        });
        assert!(matches!(found, Err(RecordError::Event { fault: EventFault::Notation(_), .. })), "{text:?}");
    }
    let unsorted = edited(GameId::KnochenMax, |json| {
        json["events"][1] = json!({"seq": 2, "seat": 0, "move": "keep 6 1"});
    });
    assert!(matches!(unsorted, Err(RecordError::Event { fault: EventFault::Notation(_), .. })));
}

#[test]
fn a_record_of_a_table_that_could_not_begin_is_refused() {
    let no_seats = edited(GameId::KnochenMax, |json| json["seats"] = json!([]));
    assert_eq!(no_seats.unwrap_err().code(), "seats-out-of-range");
    let uncommitted = edited(GameId::KnochenMax, |json| json["dice"]["commitment"] = json!(null));
    assert!(matches!(uncommitted, Err(RecordError::Plan(PlanError::NoCommitment(Seat(0))))));
    let lucky_bot = edited(GameId::KnochenMax, |json| json["seats"][1]["contribution"] = json!("luck"));
    assert!(matches!(lucky_bot, Err(RecordError::Plan(PlanError::BotContributes(Seat(1))))));
}

#[test]
fn texts_of_a_record_are_checked_like_any_other() {
    for (pointer, value, words) in [
        ("/seats/0/name", json!("a\u{1b}[2Jb"), "a name must be 1 to 40 characters"),
        ("/seats/0/name", json!(""), "a name must be"),
        ("/seats/0/contribution", json!("a\u{0}b"), "a contribution to the dice must be"),
        ("/seats/0/contribution", json!("x".repeat(257)), "at most 256 bytes"),
        ("/seats/1/player", json!({"bot": "HAL 9000"}), "a bot's name must be"),
        ("/table", json!("../etc"), "a table's id must be"),
        ("/dice/seed", json!("00"), "a seed or commitment must be 64 hexadecimal digits"),
        ("/dice/scheme", json!("bonecup/4"), "unknown variant `bonecup/4`"),
        ("/options/bones", json!([0, 1, 1, 1]), "four positive weights"),
    ] {
        let message = refuses(GameId::KnochenMax, |json| *json.pointer_mut(pointer).unwrap() = value).1;
        assert!(message.contains(words), "{pointer}: {message}");
    }
}

#[test]
fn an_error_is_one_short_line_whatever_the_file_holds() {
    let flood = format!("\u{1b}[2J\n{}", "x".repeat(100_000));
    for pointer in ["/game", "/dice/scheme", "/events/0/by", "/options/bones", "/events/0/outcome"] {
        let message =
            refuses(GameId::KnochenMax, |json| *json.pointer_mut(pointer).unwrap() = json!(flood)).1;
        assert!(message.len() < 400 && !message.contains(char::is_control), "{pointer}: {message:?}");
    }
    let (_, message) = refuses(GameId::KnochenMax, |json| json[&flood] = json!(1));
    assert!(message.len() < 400 && !message.contains(char::is_control), "{message:?}");
    assert!(message.contains("at line "), "{message}");
}

#[test]
fn a_seed_is_optional_and_kept() {
    let mut record = finished(GameId::RollingBones);
    record.seed = None;
    assert_eq!(Record::read(record.write().unwrap().as_bytes()).unwrap().seed, None);
    record.seed = Some(Hex32([0xab; 32]));
    assert!(record.write().unwrap().contains(&"ab".repeat(32)));
}
