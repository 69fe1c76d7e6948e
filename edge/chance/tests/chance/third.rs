//! Version 3 of the dice: a deal. Vectors come from a small Python program written from the steps in `docs/fairness.md`.

use bonecup_chance::{GameKey, SeededDice};
use bonecup_games::{AnyRequest, GameId};
use bonecup_referee::fair::{deal_id_of, dealt_table};
use bonecup_referee::{Event, Links, Plan, Record, RollPlace, Scheme, TableDice as _};
use bonecup_rules::{Reason, Turn};
use rolling_bones::DiceCount;
use rolling_dice::Scatter;

use crate::kit::{check, drawn, plan, play, seed, set_outcome, with};

fn dealt(game: GameId, number: u16) -> Plan {
    let commitment = seed().commitment(Scheme::Three);
    let mut plan = plan(game, "drawn");
    plan.seats[0].contribution = "".parse().unwrap();
    Plan {
        table: dealt_table(&deal_id_of(&commitment), number),
        commitment: Some(commitment),
        scheme: Scheme::Three,
        ..plan
    }
}

fn roll(turn: u64, in_turn: u64, request: &AnyRequest) -> String {
    let place = RollPlace { number: 77, turn, in_turn };
    let mut dice = SeededDice::new(GameKey::dealt(&seed()), Scatter);
    dice.roll(place, &Links::default(), request).unwrap().to_string()
}

fn bones(left: u8, right: u8, centre: u8) -> AnyRequest {
    AnyRequest::RollingBones(DiceCount { left, right, centre })
}

#[test]
fn the_vectors_of_the_documentation() {
    let text = include_str!("../../../../docs/fairness.md");
    let commitment = seed().commitment(Scheme::Three);
    let key: String = GameKey::dealt(&seed()).bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let Turn::Chance(five) = dealt(GameId::KnochenMax, 1).start().unwrap().turn() else {
        panic!("the first throw is due");
    };
    let told = [
        ("commitment of the deal", commitment.to_string()),
        ("id of the deal", deal_id_of(&commitment).to_string()),
        ("key of the deal", key),
        ("turn 0, roll 0: all 18 of Rolling Bones", roll(0, 0, &bones(6, 6, 6))),
        ("turn 0, roll 1: two left dice and one centre die", roll(0, 1, &bones(2, 0, 1))),
        ("turn 0, roll 1: one left, one right and two centre dice", roll(0, 1, &bones(1, 1, 2))),
        ("turn 7, roll 0: five bones, weights 1 4 4 1", roll(7, 0, &five)),
    ];
    for (what, value) in told {
        assert!(text.contains(&format!("| {what} | `{value}` |")), "| {what} | `{value}` |");
    }
}

#[test]
fn every_die_has_a_stream_of_its_own() {
    let (many, few) = (roll(3, 1, &bones(6, 6, 6)), roll(3, 1, &bones(1, 2, 3)));
    let of = |text: &str, from: usize, count: usize| {
        text.split(' ').skip(from).take(count).collect::<Vec<_>>().join(" ")
    };
    let expected = [of(&many, 0, 1), of(&many, 6, 2), of(&many, 12, 3)].join(" ");
    assert_eq!(few, expected, "the other dice of the roll do not matter");
    assert_ne!(roll(3, 1, &bones(6, 6, 6)), roll(3, 2, &bones(6, 6, 6)));
    assert_ne!(roll(3, 1, &bones(6, 6, 6)), roll(4, 1, &bones(6, 6, 6)));
}

/// The first rolls of the turns.
fn openings(record: &Record) -> Vec<String> {
    let mut rolls = Vec::new();
    let noted = record.replay_with(|table, event| {
        if let (Event::Rolled { outcome, .. }, 0) = (event, table.roll_place().in_turn) {
            rolls.push(outcome.to_string());
        }
        Ok::<(), bonecup_referee::RecordError>(())
    });
    assert_eq!(noted.unwrap().turns(), u64::try_from(rolls.len()).unwrap());
    rolls
}

#[test]
fn every_turn_begins_with_the_same_roll_however_one_plays() {
    for game in [GameId::RollingBones, GameId::KnochenMax] {
        let whole = play(dealt(game, 1), 400);
        let other = {
            let mut plan = dealt(game, 2);
            if game == GameId::RollingBones {
                plan.options.set("target", "90").unwrap();
            }
            play(plan, 300)
        };
        assert_ne!(whole.plan.table, other.plan.table);
        let (one, two) = (openings(&whole), openings(&other));
        let both = one.len().min(two.len());
        assert!(both > 2 && one[..both] == two[..both], "{one:?} {two:?}");
        check(&whole).unwrap();
        check(&other).unwrap();
    }
}

#[test]
fn a_record_of_a_deal_reads_back_and_says_its_version() {
    for game in [GameId::RollingBones, GameId::KnochenMax] {
        let record = play(dealt(game, 3), usize::MAX);
        let text = record.write().unwrap();
        assert!(text.contains("\"version\": 3") && text.contains("\"scheme\": \"bonecup/3\""));
        assert_eq!(Record::read(text.as_bytes()).unwrap(), record);
        crate::script::says("deal", &record, true, "every table of the deal");
    }
}

#[test]
fn a_forged_deal_is_found_by_us_and_by_the_script() {
    let record = play(dealt(GameId::KnochenMax, 3), usize::MAX);
    let refused = |name: &str, forged: &Record, code: &str| {
        assert_eq!(check(forged).unwrap_err().code(), code, "{name}");
        crate::script::says(name, forged, false, code);
    };
    let roll = with(&record, |record| {
        let place = drawn(record)[4];
        set_outcome(record, place, "1 1 1 1 1");
    });
    if check(&roll).unwrap_err().code() == "verify-roll" {
        crate::script::says("deal-roll", &roll, false, "verify-roll");
    }
    refused(
        "deal-seed",
        &with(&record, |record| record.seed.as_mut().unwrap().0[0] ^= 1),
        "verify-commitment",
    );
    refused("deal-sealed", &with(&record, |record| record.seed = None), "verify-no-seed");
    for table in ["table-1", "00000000000000000000-3", "00000000000000000000"] {
        refused(
            "deal-table",
            &with(&record, |record| record.plan.table = table.parse().unwrap()),
            "verify-table-id",
        );
    }
    // A table of another number of the same deal has the same dice, and so holds.
    let moved = with(&record, |record| {
        let deal = deal_id_of(&record.plan.commitment.unwrap());
        record.plan.table = dealt_table(&deal, 4);
    });
    check(&moved).unwrap();
}

#[test]
fn at_a_table_of_a_deal_one_seat_plays_alone_and_adds_nothing() {
    let plan = dealt(GameId::KnochenMax, 1);
    let mut two = plan.clone();
    two.seats.push(two.seats[0].clone());
    assert_eq!(two.start().unwrap_err().code(), "record-form");
    let mut added = plan.clone();
    added.seats[0].contribution = "luck".parse().unwrap();
    assert_eq!(added.start().unwrap_err().code(), "record-form");
    plan.start().unwrap();
}
