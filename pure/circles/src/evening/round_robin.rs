//! Everybody against everybody: the circle method, with the order of Berger's tables.

use super::round::Round;

/// The rounds in which these players meet so many times each. With an odd number one sits out in every round, each as often.
///
/// With `m` (the number of players, or one less if that is even) players in the circle, those meet in round `r` whose numbers add up to
/// `r` modulo `m`; whose double is `r` is left over, and sits out or meets the last player. Who begins follows from the
/// parity of the difference, so that nobody begins more than once more often than not.
pub fn round_robin(players: &[usize], games: u8) -> Vec<Round> {
    let circle = players.len().saturating_sub(1) | 1;
    let cycles = 0..games;
    let turns = cycles.flat_map(|cycle| (1..=circle).map(move |turn| (cycle, turn)));
    turns.map(|(cycle, turn)| round(players, circle, turn, cycle % 2 == 1)).collect()
}

fn round(players: &[usize], circle: usize, turn: usize, is_turned: bool) -> Round {
    let opponent = |seat: usize| (circle + turn % circle - seat) % circle;
    let mut pairs: Vec<[usize; 2]> = Vec::with_capacity(players.len() / 2);
    let mut bye = None;
    for seat in 0..circle {
        let other = opponent(seat);
        if seat < other {
            let is_even = (circle + seat - other).is_multiple_of(2);
            pairs.push(if is_even { [seat, other] } else { [other, seat] });
        } else if seat == other {
            match players.len() > circle {
                true if turn.is_multiple_of(2) => pairs.push([circle, seat]),
                true => pairs.push([seat, circle]),
                false => bye = Some(players[seat]),
            }
        }
    }
    let named = pairs.into_iter().map(|[first, second]| {
        let pair = [players[first], players[second]];
        if is_turned { [pair[1], pair[0]] } else { pair }
    });
    Round::planned(named, bye)
}
