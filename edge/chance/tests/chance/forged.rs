//! Whatever is changed afterwards is found, and the first event that does not fit is named.

use bonecup_chance::{Seed, VerifyError};
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{By, Entry, Event, EventFault, Hex32, Record, RecordError, Scheme, Table};
use bonecup_rules::{Points, Reason, Seat};

use crate::kit::{check, drawn, honest, other_face, outcome, plan, play, record, set_outcome, with};

fn all() -> impl Iterator<Item = (GameId, Record)> {
    GameId::ALL.into_iter().map(|id| (id, honest(id, "drawn, drawn")))
}

/// The place among the events of the first that does not fit.
#[track_caller]
fn first_misfit(record: &Record) -> usize {
    match check(record) {
        Err(VerifyError::Roll { seq, .. } | VerifyError::Record(RecordError::Event { seq, .. })) => {
            seq.0 as usize - 1
        }
        other => panic!("no event is named: {other:?}"),
    }
}

/// The roll from which on the dice are others.
#[track_caller]
fn first_other_roll(record: &Record) -> u64 {
    match check(record) {
        Err(VerifyError::Roll { roll, .. }) => roll,
        other => panic!("{other:?}"),
    }
}

#[test]
fn any_changed_face_is_found_at_its_event() {
    for (id, honest) in all() {
        for place in drawn(&honest) {
            let forged = with(&honest, |record| {
                let text = other_face(id, &outcome(&record.events[place]));
                set_outcome(record, place, &text);
            });
            assert_eq!(first_misfit(&forged), place, "{id}");
        }
    }
}

#[test]
fn the_error_says_what_the_seed_gives() {
    let honest = honest(GameId::KnochenMax, "drawn, drawn");
    let (true_throw, forged_throw) = (outcome(&honest.events[0]), "6 6 6 6 6");
    let error = check(&with(&honest, |record| set_outcome(record, 0, forged_throw))).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("event 1, roll 0: the seed gives {true_throw}, the record says {forged_throw}")
    );
    assert_eq!(error.code(), "verify-roll");
}

#[test]
fn dice_of_one_roll_cannot_change_places() {
    for id in [GameId::RollingBones, GameId::KnochenMax] {
        let honest = honest(id, "drawn, drawn");
        let forged = with(&honest, |record| {
            let text = outcome(&record.events[0]);
            let mut words: Vec<&str> = text.split(' ').collect();
            words.sort_unstable();
            set_outcome(record, 0, &words.join(" "));
        });
        assert_eq!(first_misfit(&forged), 0, "{id}");
    }
}

#[test]
fn another_seed_or_commitment_is_found() {
    for (id, honest) in all() {
        let other = Seed::new([9; 32]);
        let seed = with(&honest, |record| record.seed = Some(other.publish()));
        assert!(matches!(check(&seed), Err(VerifyError::Commitment)), "{id}");
        let one_bit = with(&honest, |record| record.seed.as_mut().unwrap().0[31] ^= 1);
        assert!(matches!(check(&one_bit), Err(VerifyError::Commitment)), "{id}");
        let commitment = with(&honest, |record| record.plan.commitment = Some(Hex32([0; 32])));
        assert!(matches!(check(&commitment), Err(VerifyError::Commitment)), "{id}");
        let both = with(&honest, |record| {
            (record.seed, record.plan.commitment) =
                (Some(other.publish()), Some(other.commitment(Scheme::One)));
        });
        assert_eq!(first_other_roll(&both), 0, "{id}");
    }
}

#[test]
fn what_the_key_is_made_of_cannot_change() {
    for (id, honest) in all() {
        let changes: [fn(&mut Record); 5] = [
            |record| record.plan.seats[0].contribution = "other luck".parse().unwrap(),
            |record| record.plan.seats[1].contribution = "".parse().unwrap(),
            |record| record.plan.table = "table-2".parse().unwrap(),
            |record| {
                let first = record.plan.seats[0].contribution.clone();
                record.plan.seats[0].contribution =
                    std::mem::replace(&mut record.plan.seats[1].contribution, first);
            },
            |record| record.plan.seats.swap(0, 1),
        ];
        for change in changes {
            assert_eq!(first_other_roll(&with(&honest, change)), 0, "{id}");
        }
    }
}

#[test]
fn swapped_events_are_found() {
    for (id, honest) in all() {
        let rolls = drawn(&honest);
        let place = rolls[rolls.len() / 2];
        let with_its_move = with(&honest, |record| record.events.swap(place - 1, place));
        assert_eq!(first_misfit(&with_its_move), place - 1, "{id}");
        let two_rolls = with(&honest, |record| {
            let (first, second) = (outcome(&record.events[rolls[0]]), outcome(&record.events[rolls[1]]));
            set_outcome(record, rolls[0], &second);
            set_outcome(record, rolls[1], &first);
        });
        assert_eq!(first_misfit(&two_rolls), rolls[0], "{id}");
    }
}

#[test]
fn a_missing_or_doubled_roll_is_found() {
    for (id, honest) in all() {
        for place in drawn(&honest) {
            let missing = with(&honest, |record| drop(record.events.remove(place)));
            assert!(first_misfit(&missing) >= place, "{id}");
            let doubled = with(&honest, |record| record.events.insert(place, record.events[place].clone()));
            assert_eq!(first_misfit(&doubled), place + 1, "{id}");
        }
    }
}

#[test]
fn a_drawn_roll_cannot_be_passed_off_as_a_real_one() {
    for (id, honest) in all() {
        let place = drawn(&honest)[1];
        let forged = with(&honest, |record| match &mut record.events[place] {
            Event::Rolled { by, .. } => *by = By::Hand,
            Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => {}
        });
        assert_eq!(first_misfit(&forged), place, "{id}");
    }
}

/// What was cut off with its result is a game that was given up, and the proof says so; no scheme could tell more.
#[test]
fn a_dropped_end_is_found_or_at_least_not_called_finished() {
    for (id, honest) in all() {
        let with_result = with(&honest, |record| drop(record.events.pop()));
        assert!(matches!(check(&with_result), Err(VerifyError::Record(RecordError::Result))), "{id}");
        let without = with(&with_result, |record| record.result = None);
        assert!(!check(&without).unwrap().finished, "{id}");
        let only_result = with(&honest, |record| record.result = None);
        assert!(matches!(check(&only_result), Err(VerifyError::Record(RecordError::Result))), "{id}");
    }
}

#[test]
fn another_result_is_found() {
    for (id, honest) in all() {
        let more = with(&honest, |record| record.result.as_mut().unwrap().points[1] += Points(1));
        assert!(matches!(check(&more), Err(VerifyError::Record(RecordError::Result))), "{id}");
        let winner = with(&honest, |record| {
            let winners = &mut record.result.as_mut().unwrap().winners;
            *winners = if *winners == [Seat(0)] { vec![Seat(1)] } else { vec![Seat(0)] };
        });
        assert!(matches!(check(&winner), Err(VerifyError::Record(RecordError::Result))), "{id}");
    }
}

/// The record with another legal move at the place, one for each that there is.
fn other_moves(honest: &Record, place: usize) -> Vec<Record> {
    let mut table = Table::new(honest.plan.clone()).unwrap();
    for event in &honest.events[..place] {
        table.evolve(&Entry { seq: table.seq().next(), event: event.clone() }).unwrap();
    }
    let Event::Moved { seat, action, .. } = &honest.events[place] else { return Vec::new() };
    let others = table.game().legal_moves().into_iter().filter(|other| other != action);
    let changed = |action| with(honest, |record| record.events[place] = Event::moved(*seat, action));
    others.map(changed).collect()
}

/// Every sheet has each box once, so a box filled instead is filled twice later, or its points are others.
#[test]
fn another_box_is_found() {
    let honest = honest(GameId::KnochenMax, "drawn, drawn");
    let mut tried = 0;
    for place in 0..honest.events.len() {
        let is_fill = |event: &Event| matches!(event, Event::Moved { action, .. } if action.to_string().starts_with("fill"));
        if !is_fill(&honest.events[place]) {
            continue;
        }
        for forged in other_moves(&honest, place) {
            assert!(first_misfit(&forged) > place);
            tried += 1;
        }
    }
    assert!(tried > 50);
}

#[test]
fn another_aim_is_found_at_the_landing() {
    let honest = honest(GameId::RollingDice, "drawn, drawn");
    for place in drawn(&honest).into_iter().step_by(5) {
        for forged in other_moves(&honest, place - 1).into_iter().step_by(9) {
            assert_eq!(first_misfit(&forged), place);
        }
    }
}

#[test]
fn another_end_of_a_turn_is_found() {
    let honest = honest(GameId::RollingBones, "drawn, drawn");
    let mut tried = 0;
    for place in 0..honest.events.len() {
        let is = |words: &str| matches!(&honest.events[place], Event::Moved { action, .. } if action.to_string() == words);
        if !is("bury") && !is("leave") {
            continue;
        }
        for forged in other_moves(&honest, place) {
            let error = check(&forged).expect_err("another move ends no turn");
            assert!(!matches!(error, VerifyError::Commitment | VerifyError::NoSeed));
            tried += 1;
        }
    }
    assert!(tried > 5);
}

#[test]
fn a_move_of_another_seat_is_found() {
    for (id, honest) in all() {
        let place = honest.events.iter().rposition(|event| matches!(event, Event::Moved { .. })).unwrap();
        let forged = with(&honest, |record| match &mut record.events[place] {
            Event::Moved { seat, .. } => *seat = Seat(1 - seat.0),
            Event::Rolled { .. } | Event::Cast { .. } | Event::Chained { .. } => {}
        });
        let VerifyError::Record(RecordError::Event { seq, fault: EventFault::Refused(refusal) }) =
            check(&forged).unwrap_err()
        else {
            panic!("{id}")
        };
        assert_eq!((seq.0 as usize, refusal.code()), (place + 1, "command-not-your-turn"));
    }
}

#[test]
fn other_bones_or_another_target_are_found() {
    let bones = with(&honest(GameId::KnochenMax, "drawn, drawn"), |record| {
        record.plan.options.set("bones", "fair").unwrap();
    });
    assert_eq!(first_other_roll(&bones), 0);
    let target = with(&honest(GameId::RollingBones, "drawn, drawn"), |record| {
        record.plan.options.set("target", "1000").unwrap();
    });
    check(&target).expect_err("the game would have gone on");
    let other_game = with(&honest(GameId::KnochenMax, "drawn, drawn"), |record| {
        record.plan.options = AnyOptions::new(GameId::RollingBones);
    });
    assert_eq!(first_misfit(&other_game), 0);
}

/// The dice prove the dice. A whole other game told about the same dice holds as well: moves are not signed.
#[test]
fn moves_that_fit_the_same_dice_are_not_proved() {
    let honest = play(plan(GameId::KnochenMax, "drawn, drawn"), usize::MAX);
    let fills: Vec<usize> = (0..honest.events.len())
        .filter(|&i| matches!(&honest.events[i], Event::Moved { seat: Seat(0), action, .. } if action.to_string().starts_with("fill")))
        .collect();
    let mut events = honest.events.clone();
    events.swap(fills[0], fills[1]);
    let mut table = Table::new(honest.plan.clone()).unwrap();
    let mut entries = Vec::new();
    for event in events {
        let entry = Entry { seq: table.seq().next(), event };
        table.evolve(&entry).unwrap();
        entries.push(entry);
    }
    assert!(check(&record(&table, &entries)).is_ok());
}
