//! Who stands where, by figures that were added up by hand.

use bonecup_circles::{Evening, Place, Schedule, Standing, TieBreak};

use crate::kit::{LOST, SHARED, WON, begun, by_number, leave, play_out, play_round};

fn of(evening: &Evening, player: usize) -> Standing {
    evening.standings().into_iter().find(|own| own.player == player).unwrap()
}

fn places(evening: &Evening) -> Vec<(usize, usize)> {
    evening.standings().iter().map(|own| (own.place, own.player)).collect()
}

#[test]
fn a_round_robin_is_told_apart_by_those_whom_one_beat() {
    // 0 beats 1, 1 beats 2 and 3, 2 beats 0, 3 beats 0 and 2: 1 and 3 have two, 0 and 2 have one.
    let beats = [[0, 1], [1, 2], [1, 3], [2, 0], [3, 0], [3, 2]];
    let mut evening = begun(4, Schedule::RoundRobin { games: 1 });
    play_out(&mut evening, |pair| if beats.contains(&pair) { WON } else { LOST });
    let berger = [2.0, 3.0, 1.0, 2.0];
    for (player, expected) in berger.into_iter().enumerate() {
        assert_eq!(of(&evening, player).sonneborn_berger, expected, "{player}");
    }
    assert_eq!(places(&evening), [(1, 1), (2, 3), (3, 0), (4, 2)]);
    assert_eq!(evening.winners(), [1]);
}

#[test]
fn those_who_are_level_but_for_their_own_game_are_told_apart_by_it() {
    let mut evening = begun(2, Schedule::RoundRobin { games: 2 });
    play_round(&mut evening, |_| WON);
    play_round(&mut evening, |_| WON);
    assert_eq!(places(&evening), [(1, 0), (1, 1)], "one game each: they share the place");
    assert_eq!(evening.winners(), [0, 1]);
    let mut evening = begun(2, Schedule::RoundRobin { games: 3 });
    play_round(&mut evening, |_| SHARED);
    play_round(&mut evening, |_| SHARED);
    play_round(&mut evening, |_| WON);
    assert_eq!(places(&evening), [(1, 0), (2, 1)]);
}

#[test]
fn a_swiss_evening_is_told_apart_by_the_points_of_opponents() {
    let mut evening = begun(4, Schedule::Swiss { rounds: 2 });
    play_out(&mut evening, by_number);
    // 0 beat 1 and 2, 2 beat 3, 1 beat 3.
    let expected = [(0, 2.0, 2.0, 2.0), (1, 1.0, 2.0, 0.0), (2, 1.0, 2.0, 0.0), (3, 0.0, 2.0, 0.0)];
    for (player, points, buchholz, berger) in expected {
        let own = of(&evening, player);
        assert_eq!((own.points, own.buchholz, own.sonneborn_berger), (points, buchholz, berger), "{player}");
    }
    assert_eq!(places(&evening), [(1, 0), (2, 1), (2, 2), (4, 3)]);
}

#[test]
fn sitting_out_is_a_point_in_swiss_that_no_tie_break_counts() {
    let mut evening = begun(3, Schedule::Swiss { rounds: 2 });
    assert_eq!((of(&evening, 2).points, of(&evening, 2).byes), (1.0, 1));
    play_round(&mut evening, |_| WON);
    let own = of(&evening, 2);
    assert_eq!((own.played, own.won, own.buchholz), (0, 0, 0.0));
    let mut evening = begun(3, Schedule::RoundRobin { games: 1 });
    assert_eq!((of(&evening, 2).points, of(&evening, 2).byes), (0.0, 1), "in a round robin it is nothing");
    play_out(&mut evening, by_number);
    assert_eq!(of(&evening, 2).byes, 1);
}

#[test]
fn who_has_left_adds_nothing_to_the_tie_breaks_of_others() {
    let mut evening = begun(4, Schedule::Swiss { rounds: 3 });
    play_round(&mut evening, by_number);
    assert_eq!((of(&evening, 1).buchholz, of(&evening, 0).sonneborn_berger), (1.0, 0.0));
    leave(&mut evening, 0);
    assert_eq!(of(&evening, 1).buchholz, 0.0);
    assert_eq!(of(&evening, 2).won, 2, "who was to meet them has won");
    assert_eq!(of(&evening, 0).points, 1.0, "their own points stay");
}

#[test]
fn what_was_given_up_for_both_is_nothing_and_for_one_a_win() {
    let mut evening = begun(4, Schedule::RoundRobin { games: 1 });
    let [first, second] = [evening.rounds()[0].pairings[0].players, evening.rounds()[0].pairings[1].players];
    evening.give_up(Place { round: 0, pairing: 0 }, None).unwrap();
    evening.give_up(Place { round: 0, pairing: 1 }, Some(second[1])).unwrap();
    assert!(first.iter().all(|player| of(&evening, *player).played == 0));
    assert_eq!((of(&evening, second[1]).won, of(&evening, second[0]).played), (1, 1));
    assert_eq!(evening.rounds_begun(), 2);
}

#[test]
fn tie_breaks_have_their_names_in_their_order() {
    let keys = |schedule| TieBreak::of(schedule).iter().map(|tie_break| tie_break.key()).collect::<Vec<_>>();
    assert_eq!(keys(Schedule::Swiss { rounds: 1 }), ["buchholz", "sonneborn-berger", "direct"]);
    assert_eq!(keys(Schedule::RoundRobin { games: 1 }), ["sonneborn-berger", "direct"]);
}
