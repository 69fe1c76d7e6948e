//! Everybody against everybody.

use std::collections::BTreeMap;

use bonecup_circles::{MOST_TABLES, Round, Schedule, round_robin};

use crate::kit::pairs;

fn plan(players: usize, games: u8) -> Vec<Round> {
    round_robin(&(0..players).collect::<Vec<_>>(), games)
}

#[test]
fn three_play_in_three_rounds_as_the_page_says() {
    let rounds = plan(3, 1);
    assert_eq!(rounds.iter().map(|round| round.bye).collect::<Vec<_>>(), [Some(2), Some(1), Some(0)]);
    assert_eq!(rounds.iter().flat_map(pairs).collect::<Vec<_>>(), [[0, 1], [2, 0], [1, 2]]);
    let turned: Vec<[usize; 2]> = plan(3, 2)[3..].iter().flat_map(pairs).collect();
    assert_eq!(turned, [[1, 0], [0, 2], [2, 1]], "the other one begins");
}

#[test]
fn everybody_meets_everybody_as_often_and_nobody_plays_twice_in_a_round() {
    for players in 2..=32 {
        for games in 1..=4 {
            let (rounds, mut met) = (plan(players, games), BTreeMap::new());
            for round in &rounds {
                let mut busy: Vec<usize> = pairs(round).concat();
                busy.extend(round.bye);
                busy.sort_unstable();
                assert_eq!(busy, (0..players).collect::<Vec<_>>(), "{players} players");
                for [one, other] in pairs(round) {
                    *met.entry([one.min(other), one.max(other)]).or_insert(0) += 1;
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(met.values().all(|times| *times == games));
        }
    }
}

#[test]
fn nobody_begins_or_sits_out_more_often_than_they_have_to() {
    for players in 2..=32 {
        for games in 1..=4 {
            let rounds = plan(players, games);
            for player in 0..players {
                let of = |place: usize| {
                    let begun = rounds.iter().flat_map(pairs).filter(|pair| pair[place] == player);
                    i32::try_from(begun.count()).unwrap()
                };
                let odd = (players - 1) * usize::from(games) % 2;
                assert!(
                    (of(0) - of(1)).unsigned_abs() as usize <= odd,
                    "{player} of {players}, {games} games"
                );
                let byes = rounds.iter().filter(|round| round.bye == Some(player)).count();
                assert_eq!(byes, players % 2 * usize::from(games));
            }
        }
    }
}

#[test]
fn whoever_begins_alternates() {
    for players in [3, 5, 9, 31] {
        for player in 0..players {
            let begins = plan(players, 1).into_iter().flat_map(|round| pairs(&round));
            let own: Vec<bool> =
                begins.filter(|pair| pair.contains(&player)).map(|pair| pair[0] == player).collect();
            let repeated = own.windows(2).filter(|two| two[0] == two[1]).count();
            assert!(repeated <= 1, "{player} of {players}: {own:?}");
        }
    }
}

#[test]
fn there_are_as_many_tables_as_are_counted_before() {
    for players in 2..=32 {
        for games in 1..=4 {
            let schedule = Schedule::RoundRobin { games };
            let tables: usize = plan(players, games).iter().map(|round| round.pairings.len()).sum();
            assert_eq!(tables, schedule.tables(players));
            assert_eq!(schedule.check(players).is_ok(), tables <= MOST_TABLES);
        }
    }
}
