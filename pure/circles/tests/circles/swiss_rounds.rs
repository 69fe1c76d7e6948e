//! Rounds of Swiss evenings, beside all that there could be.

use bonecup_circles::swiss::{Before, Paired, pair};
use bonecup_circles::{Evening, EveningPhase, MOST_TABLES, Pairing, PairingState, Round, Schedule};
use proptest::prelude::*;

use crate::kit::{Dice, ENDS, LOST, WON, begun, leave, pairs, play_out, play_round};

/// Every way to pair these.
fn all_pairings(players: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let Some((first, others)) = players.split_first() else { return vec![Vec::new()] };
    let with = |other: &usize| {
        let rest: Vec<usize> = others.iter().copied().filter(|player| player != other).collect();
        let pair = [*first, *other];
        all_pairings(&rest).into_iter().map(move |pairs| [vec![pair], pairs].concat())
    };
    others.iter().flat_map(with).collect()
}

/// What the rules say, tried on everything that there is.
fn by_trying(ranking: &[usize], before: &Before) -> Paired {
    let rank = |player: usize| ranking.iter().position(|own| *own == player).unwrap();
    let fewest = ranking.iter().map(|player| before.byes(*player)).min();
    let byes: Vec<Option<usize>> = if ranking.len().is_multiple_of(2) {
        vec![None]
    } else {
        ranking.iter().filter(|player| Some(before.byes(**player)) == fewest).map(|bye| Some(*bye)).collect()
    };
    let all = byes.into_iter().flat_map(|bye| {
        let rest: Vec<usize> = ranking.iter().copied().filter(|player| Some(*player) != bye).collect();
        all_pairings(&rest).into_iter().map(move |pairs| Paired { pairs, bye })
    });
    all.min_by_key(|paired| {
        let met = |pair: &[usize; 2]| before.meetings(pair[0], pair[1]);
        let again = paired.pairs.iter().filter(|pair| met(pair) > 0).count();
        let bye = paired.bye.map(|bye| std::cmp::Reverse(rank(bye)));
        let opponents: Vec<(u32, usize)> =
            paired.pairs.iter().map(|pair| (met(pair), rank(pair[1]))).collect();
        (again, bye, opponents)
    })
    .unwrap()
}

/// A round in which these met, whoever is left over sat out.
fn met(order: &[usize]) -> Round {
    let pairing = |pair: &[usize]| Pairing { players: [pair[0], pair[1]], state: PairingState::Planned };
    let bye = order.chunks_exact(2).remainder().first().copied();
    Round { begun: true, bye, pairings: order.chunks_exact(2).map(pairing).collect() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn a_round_is_the_best_of_all_that_there_are(
        orders in (2usize..=8).prop_flat_map(|players| {
            prop::collection::vec(Just((0..players).collect::<Vec<_>>()).prop_shuffle(), 1..8)
        })
    ) {
        let (ranking, rounds) = orders.split_first().unwrap();
        let rounds: Vec<Round> = rounds.iter().map(|order| met(order)).collect();
        let before = Before::of(&rounds, ranking.len());
        prop_assert_eq!(pair(ranking, &before), by_trying(ranking, &before));
    }
}

#[test]
fn two_odd_circles_cannot_be_paired_anew() {
    // After these rounds 0, 2 and 4 have not met each other, nor have 1, 3 and 5: one pair has to meet again.
    let rounds = [met(&[0, 1, 2, 3, 4, 5]), met(&[0, 3, 2, 5, 4, 1]), met(&[0, 5, 2, 1, 4, 3])];
    let before = Before::of(&rounds, 6);
    let paired = pair(&[0, 1, 2, 3, 4, 5], &before);
    assert_eq!(paired.pairs, [[0, 2], [1, 3], [4, 5]]);
}

fn random_end(dice: &mut Dice) -> impl FnMut([usize; 2]) -> bonecup_circles::Outcome {
    |_| ENDS[dice.below(3)]
}

#[test]
fn nobody_meets_again_while_that_can_be_avoided_and_nobody_sits_out_twice_first() {
    for players in 2..=32 {
        // Half of them can always be met anew (Dirac); more rounds may lead where they cannot.
        let rounds = u8::try_from((players / 2).min(MOST_TABLES / (players / 2))).unwrap();
        for seed in 0..5 {
            let mut dice = Dice(seed * 1_000 + players as u64);
            let mut evening = begun(players, Schedule::Swiss { rounds });
            play_out(&mut evening, random_end(&mut dice));
            let before = Before::of(evening.rounds(), players);
            assert_eq!(evening.rounds().len(), usize::from(rounds));
            for one in 0..players {
                assert!((0..players).all(|other| one == other || before.meetings(one, other) <= 1));
                assert!(before.byes(one) <= 1);
            }
        }
    }
}

#[test]
fn whoever_begins_is_spread_evenly() {
    for players in 2..=32 {
        let mut dice = Dice(players as u64);
        let rounds = u8::try_from((players - 1).min(9)).unwrap();
        let mut evening = begun(players, Schedule::Swiss { rounds });
        play_out(&mut evening, random_end(&mut dice));
        for player in 0..players {
            let of = |place: usize| {
                evening.rounds().iter().flat_map(pairs).filter(|pair| pair[place] == player).count()
            };
            assert!(of(0).abs_diff(of(1)) <= 3, "{player} of {players}");
        }
    }
}

#[test]
fn five_play_four_rounds_and_four_of_them_sit_out() {
    let mut evening = begun(5, Schedule::Swiss { rounds: 4 });
    assert_eq!(pairs(&evening.rounds()[0]), [[0, 1], [2, 3]]);
    assert_eq!(evening.rounds()[0].bye, Some(4), "the last sits out");
    play_round(&mut evening, |_| WON);
    assert_eq!(
        evening.rounds()[1].bye,
        Some(3),
        "the last of those who have not, of two who lost the one with fewer points against"
    );
    play_out(&mut evening, |_| LOST);
    let mut byes: Vec<usize> = evening.rounds().iter().filter_map(|round| round.bye).collect();
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 4);
    assert_eq!(evening.phase(), EveningPhase::Over);
}

#[test]
fn two_who_are_left_meet_again_and_the_other_begins() {
    let mut evening: Evening = begun(4, Schedule::Swiss { rounds: 3 });
    leave(&mut evening, 2);
    leave(&mut evening, 3);
    play_round(&mut evening, |_| WON);
    assert_eq!(pairs(&evening.rounds()[1]), [[1, 0]]);
    play_round(&mut evening, |_| WON);
    assert_eq!(pairs(&evening.rounds()[2]), [[0, 1]]);
}
