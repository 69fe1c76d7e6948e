//! Evenings from plan to end.

use bonecup_circles::{Ending, Evening, EveningPhase, EveningRefusal, PairingState, Place, Schedule};
use bonecup_rules::Reason;

use crate::kit::{
    SHARED, WON, begun, by_number, closed, leave, open, pairs, play_out, play_round, played, table,
};

const ONCE: Schedule = Schedule::RoundRobin { games: 1 };
const FIRST: Place = Place { round: 0, pairing: 0 };

fn state(evening: &Evening, at: Place) -> &PairingState {
    &evening.rounds()[at.round].pairings[at.pairing].state
}

#[test]
fn a_round_begins_when_the_last_table_of_the_one_before_is_in() {
    let mut evening = begun(4, ONCE);
    assert_eq!((evening.rounds_begun(), evening.open_tables().len()), (1, 2));
    let first = evening.open_tables()[0].0.clone();
    played(&mut evening, &first, WON);
    assert_eq!((evening.rounds_begun(), evening.due().len()), (1, 0));
    let second = evening.open_tables()[0].0.clone();
    played(&mut evening, &second, SHARED);
    assert_eq!((evening.rounds_begun(), evening.due().len()), (2, 2));
    // Asked once more, nothing else is due, and nothing that is in changes.
    played(&mut evening, &second, WON);
    assert!(
        matches!(state(&evening, Place { round: 0, pairing: 1 }), PairingState::Over { outcome, .. } if *outcome == SHARED)
    );
    open(&mut evening);
    assert_eq!(evening.due(), []);
    play_out(&mut evening, by_number);
    assert_eq!(
        (evening.phase(), evening.rounds_begun(), evening.rounds_in_all()),
        (EveningPhase::Over, 3, 3)
    );
}

#[test]
fn a_closed_table_waits_until_somebody_says_what_becomes_of_it() {
    let mut evening = begun(2, Schedule::RoundRobin { games: 2 });
    assert_eq!(evening.again(FIRST), Err(EveningRefusal::PairingIn), "its table is on");
    let lost = evening.open_tables()[0].0.clone();
    closed(&mut evening, &lost);
    assert_eq!((evening.due().len(), evening.open_tables().len()), (0, 0));
    evening.again(FIRST).unwrap();
    assert_eq!(evening.due()[0].at, FIRST);
    evening.opened(FIRST, table("second"));
    played(&mut evening, &lost, WON);
    assert!(matches!(state(&evening, FIRST), PairingState::Open { .. }), "the old table has no say");
    closed(&mut evening, &table("second"));
    assert_eq!(evening.give_up(FIRST, Some(1)), Ok(None), "nothing has to be closed");
    assert_eq!(evening.rounds_begun(), 2);
    assert_eq!(evening.give_up(FIRST, None), Err(EveningRefusal::PairingIn));
}

#[test]
fn a_table_that_is_on_is_given_up_with_its_pairing() {
    let mut evening = begun(2, ONCE);
    let open = evening.open_tables()[0].0.clone();
    assert_eq!(evening.give_up(FIRST, Some(2)), Err(EveningRefusal::NoPairing));
    assert_eq!(evening.give_up(Place { round: 1, pairing: 0 }, None), Err(EveningRefusal::NoPairing));
    assert_eq!(evening.give_up(Place { round: 0, pairing: 1 }, None), Err(EveningRefusal::NoPairing));
    assert_eq!(evening.give_up(FIRST, None), Ok(Some(open)));
    assert_eq!(evening.phase(), EveningPhase::Over);
    assert_eq!(evening.winners(), [] as [usize; 0], "nobody has won anything");
}

#[test]
fn a_game_to_come_can_be_given_up_before_its_round() {
    let mut evening = begun(3, ONCE);
    let last = Place { round: 2, pairing: 0 };
    assert_eq!(evening.give_up(last, Some(evening.rounds()[2].pairings[0].players[0])), Ok(None));
    play_round(&mut evening, by_number);
    play_round(&mut evening, by_number);
    assert_eq!(evening.phase(), EveningPhase::Over, "nothing was left to play");
    assert!(evening.rounds().iter().all(|round| round.begun));
}

#[test]
fn who_leaves_before_the_beginning_is_not_paired() {
    let mut evening = Evening::plan(4, ONCE).unwrap();
    leave(&mut evening, 1);
    assert_eq!(evening.rounds().iter().flat_map(pairs).collect::<Vec<_>>(), [[0, 2], [3, 0], [2, 3]]);
    evening.begin().unwrap();
    open(&mut evening);
    play_out(&mut evening, by_number);
    let players: Vec<usize> = evening.standings().iter().map(|own| own.player).collect();
    assert_eq!(players, [0, 2, 3]);
}

#[test]
fn who_leaves_midway_has_lost_the_rest() {
    let mut evening = begun(4, ONCE);
    play_round(&mut evening, by_number);
    let on: Vec<_> = evening.open_tables().into_iter().filter(|(_, pair)| pair.contains(&3)).collect();
    let theirs = vec![on[0].0.clone()];
    assert_eq!(leave(&mut evening, 3), theirs);
    assert_eq!(leave(&mut evening, 3), [], "once is enough");
    play_out(&mut evening, by_number);
    assert_eq!(evening.phase(), EveningPhase::Over);
    let won: Vec<(usize, usize)> = evening.standings().iter().map(|own| (own.player, own.won)).collect();
    assert_eq!(won, [(0, 3), (1, 2), (2, 1), (3, 0)]);
}

#[test]
fn a_swiss_evening_goes_on_without_those_who_left() {
    let mut evening = begun(5, Schedule::Swiss { rounds: 4 });
    leave(&mut evening, 0);
    play_round(&mut evening, by_number);
    assert!(pairs(&evening.rounds()[1]).concat().iter().all(|player| *player != 0));
    assert_eq!(evening.rounds()[1].bye, None, "four are left");
    for player in [1, 2, 3] {
        leave(&mut evening, player);
    }
    assert_eq!(evening.phase(), EveningPhase::Over, "nobody is left to be paired");
}

#[test]
fn an_evening_that_is_ended_counts_what_is_in() {
    let mut evening = begun(4, ONCE);
    let (first, pair) = (evening.open_tables()[0].0.clone(), evening.open_tables()[0].1);
    played(&mut evening, &first, WON);
    evening.end().unwrap();
    assert_eq!(evening.winners(), [pair[0]]);
    assert_eq!(evening.open_tables(), []);
    assert_eq!(evening.rounds_begun(), 1);
    assert_eq!(evening.end(), Err(EveningRefusal::Phase));
    assert_eq!(evening.give_up(FIRST, None), Err(EveningRefusal::Phase));
}

#[test]
fn an_evening_begins_once_and_with_two_at_least() {
    let mut evening = Evening::plan(2, ONCE).unwrap();
    assert_eq!(evening.end(), Err(EveningRefusal::Phase));
    assert_eq!(evening.due(), []);
    let mut alone = evening.clone();
    leave(&mut alone, 0);
    assert_eq!(alone.begin(), Err(EveningRefusal::Players));
    evening.begin().unwrap();
    assert_eq!(evening.begin(), Err(EveningRefusal::Phase));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |players, schedule: Schedule| Evening::plan(players, schedule).unwrap_err();
    for players in [0, 1, 33] {
        assert_eq!(refused(players, ONCE), EveningRefusal::Players);
    }
    assert_eq!(refused(3, Schedule::RoundRobin { games: 0 }), EveningRefusal::Schedule);
    assert_eq!(refused(3, Schedule::RoundRobin { games: 5 }), EveningRefusal::Schedule);
    assert_eq!(refused(21, ONCE), EveningRefusal::Schedule, "210 tables");
    assert_eq!(
        refused(4, Schedule::Swiss { rounds: 4 }),
        EveningRefusal::Schedule,
        "there are three opponents"
    );
    assert_eq!(refused(32, Schedule::Swiss { rounds: 21 }), EveningRefusal::Schedule);
    assert_eq!(refused(32, Schedule::Swiss { rounds: 13 }).code(), "evening-schedule");
    assert!(Evening::plan(32, Schedule::Swiss { rounds: 12 }).is_ok());
}

#[test]
fn an_evening_that_was_stored_is_the_same() {
    let mut evening = begun(5, Schedule::Swiss { rounds: 4 });
    play_round(&mut evening, by_number);
    evening.give_up(Place { round: 1, pairing: 0 }, None).unwrap();
    let waiting = evening.open_tables()[0].0.clone();
    closed(&mut evening, &waiting);
    let stored = serde_json::to_string(&evening).unwrap();
    assert_eq!(serde_json::from_str::<Evening>(&stored).unwrap(), evening);
    let schedule = serde_json::to_string(&Schedule::RoundRobin { games: 2 }).unwrap();
    assert_eq!(schedule, r#"{"kind":"round_robin","games":2}"#);
}

/// What ended before somebody left counts as it was played, and they are not in the round that begins with it.
#[test]
fn who_leaves_as_the_last_table_ends_is_not_paired_again() {
    let mut evening = begun(4, Schedule::Swiss { rounds: 3 });
    let ended: Vec<_> = evening
        .open_tables()
        .into_iter()
        .map(|(table, players)| (table.clone(), Ending::Played(by_number(players))))
        .collect();
    evening.take_in(&ended, &[0]);
    assert!(pairs(&evening.rounds()[1]).concat().iter().all(|player| *player != 0));
    assert_eq!(evening.standings().iter().find(|own| own.player == 0).map(|own| own.won), Some(1));
}
