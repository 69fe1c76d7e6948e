//! Honest records hold, and the proof says how far.

use bonecup_chance::{EngineThrows, Proof, SignedCommands, VerifyError, Vouchers, verify};
use bonecup_games::GameId;
use bonecup_referee::{By, Event, Record, Scheme};
use rolling_dice::{EngineId, Landing, Scatter, Throw, Thrower};

use crate::kit::{check, drawn, honest, outcome, plan, play, set_outcome, with};

/// All throws of a game on the floe are computed by the one engine.
fn engines(id: GameId, throws: usize) -> Vec<EngineThrows> {
    let all = EngineThrows { engine: Scatter::ENGINE, throws, recomputed: true };
    if id == GameId::RollingDice { vec![all] } else { Vec::new() }
}

fn by_hand(record: &Record) -> usize {
    record.events.iter().filter(|event| matches!(event, Event::Rolled { by: By::Hand, .. })).count()
}

#[test]
fn honest_records_hold_and_everything_is_counted() {
    for id in GameId::ALL {
        for dice in ["drawn, drawn", "drawn, hand", "hand, drawn, drawn"] {
            let record = honest(id, dice);
            let expected = Proof {
                events: record.events.len(),
                drawn: drawn(&record).len(),
                by_hand: by_hand(&record),
                given: 0,
                taken: 0,
                engines: engines(id, drawn(&record).len()),
                finished: true,
                scheme: Scheme::One,
                // Who has the seed of version 1 knows every roll.
                known_to_host: drawn(&record).len(),
                vouched: Vouchers {
                    server: None,
                    seats: vec![SignedCommands::default(); record.plan.seats.len()],
                },
            };
            assert!(expected.drawn > 0 && (expected.by_hand > 0) == dice.contains("hand"));
            assert_eq!(check(&record).unwrap(), expected, "{id}: {dice}");
        }
    }
}

#[test]
fn a_written_record_holds_as_well() {
    for id in GameId::ALL {
        let record = honest(id, "drawn, hand");
        let read = Record::read(record.write().unwrap().as_bytes()).unwrap();
        assert_eq!(check(&read).unwrap(), check(&record).unwrap());
    }
}

#[test]
fn a_game_that_was_given_up_holds_but_is_not_finished() {
    for id in GameId::ALL {
        let proof = check(&play(plan(id, "drawn, drawn"), 7)).unwrap();
        assert!(!proof.finished && proof.drawn > 0, "{id}: {proof:?}");
    }
}

#[test]
fn records_of_real_dice_prove_the_rules_only() {
    for id in GameId::ALL {
        let record = honest(id, "hand, hand");
        let proof = check(&record).unwrap();
        assert_eq!((proof.drawn, proof.by_hand), (0, by_hand(&record)));
        assert!(proof.finished);
    }
}

#[test]
fn dice_cannot_be_checked_before_the_seed_is_published() {
    for id in GameId::ALL {
        let record = with(&honest(id, "drawn, hand"), |record| record.seed = None);
        assert!(matches!(check(&record), Err(VerifyError::NoSeed)));
    }
}

#[test]
fn a_seed_for_real_dice_is_no_seed() {
    let real = honest(GameId::KnochenMax, "hand, hand");
    let record = with(&real, |record| record.seed = honest(GameId::KnochenMax, "drawn, drawn").seed);
    assert!(matches!(check(&record), Err(VerifyError::IdleSeed)));
}

#[test]
fn throws_of_another_engine_are_checked_by_their_noise() {
    let record = honest(GameId::RollingDice, "drawn, drawn");
    let throws = drawn(&record);
    let other = with(&record, |record| {
        for &place in &throws[1..3] {
            let text = outcome(&record.events[place]).replace("scatter/1", "arena/9");
            set_outcome(record, place, &text);
        }
    });
    let proof = check(&other).unwrap();
    assert_eq!((proof.not_recomputed(), proof.drawn), (2, throws.len() - 2));

    for engine in ["arena/9", "scatter/1"] {
        let forged = with(&record, |record| {
            let text = outcome(&record.events[throws[1]]);
            let (_, landing) = text.split_once(';').unwrap();
            set_outcome(record, throws[1], &format!("{engine} noise 0123456789abcdef;{landing}"));
        });
        match check(&forged) {
            Err(VerifyError::Roll { seq, roll: 1, .. }) => assert_eq!(seq.0 as usize, throws[1] + 1),
            other => panic!("{other:?}"),
        }
    }
}

/// Throws nothing anywhere: an engine that came after the one of the record.
struct Newer;

impl Thrower for Newer {
    fn engine(&self) -> EngineId {
        EngineId::new("newer/1").unwrap()
    }

    fn throw(&self, throw: &Throw, noise: u64) -> Landing {
        Scatter.throw(throw, !noise)
    }
}

#[test]
fn throws_of_an_older_engine_are_recomputed_by_it_if_it_is_at_hand() {
    let record = honest(GameId::RollingDice, "drawn, drawn");
    let throws = drawn(&record).len();
    let proof = verify(&record, &Newer, &[&Scatter]).unwrap();
    assert_eq!((proof.drawn, proof.not_recomputed()), (throws, 0));
    assert_eq!(proof.engines, engines(GameId::RollingDice, throws));

    let without = verify(&record, &Newer, &[]).unwrap();
    assert_eq!((without.drawn, without.not_recomputed()), (0, throws));

    let renamed = with(&record, |record| {
        for place in drawn(record) {
            let text = outcome(&record.events[place]).replace("scatter/1", "newer/1");
            set_outcome(record, place, &text);
        }
    });
    assert!(matches!(verify(&renamed, &Newer, &[&Scatter]), Err(VerifyError::Roll { roll: 0, .. })));
}
