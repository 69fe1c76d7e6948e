//! A round of a Swiss evening: those who stand alike, and nobody against the same opponent again while that can be avoided.

use super::matching::most_pairs;
use super::round::Round;

/// What came before a round, of all who ever took part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    meetings: Vec<Vec<u32>>,
    byes: Vec<u32>,
    /// How many more times somebody began than not.
    begins: Vec<i32>,
    began_last: Vec<bool>,
}

/// Who plays whom, and who sits out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paired {
    /// The pairs, the one with the first player first.
    pub pairs: Vec<[usize; 2]>,
    /// Who sits out, if their number is odd.
    pub bye: Option<usize>,
}

impl Before {
    /// The rounds so far, of so many players.
    pub fn of(rounds: &[Round], players: usize) -> Before {
        let mut before = Before {
            meetings: vec![vec![0; players]; players],
            byes: vec![0; players],
            begins: vec![0; players],
            began_last: vec![false; players],
        };
        for round in rounds {
            before.take(round);
        }
        before
    }

    fn take(&mut self, round: &Round) {
        for [first, second] in round.pairings.iter().map(|pairing| pairing.players) {
            self.meetings[first][second] += 1;
            self.meetings[second][first] += 1;
            self.begins[first] += 1;
            self.begins[second] -= 1;
            (self.began_last[first], self.began_last[second]) = (true, false);
        }
        if let Some(bye) = round.bye {
            self.byes[bye] += 1;
        }
    }

    /// How often two have met.
    pub fn meetings(&self, one: usize, other: usize) -> u32 {
        self.meetings[one][other]
    }

    /// How often somebody sat out.
    pub fn byes(&self, player: usize) -> u32 {
        self.byes[player]
    }

    /// How many of these have to meet somebody again, at the least, if all are paired: those who cannot be paired anew, each with another of
    /// them.
    fn repeats(&self, players: &[usize]) -> usize {
        let is_new = |one: usize, other: usize| self.meetings(players[one], players[other]) == 0;
        players.len() / 2 - most_pairs(players.len(), is_new)
    }

    /// Who of the two begins: who has begun less often, or else who did not begin last, or else the first.
    fn in_order(&self, [one, other]: [usize; 2]) -> [usize; 2] {
        let reason = |player: usize| (self.begins[player], self.began_last[player]);
        if reason(other) < reason(one) { [other, one] } else { [one, other] }
    }
}

/// Pairs these players, who are given in the order of their standings, the first first.
///
/// Nobody sits out who did so more often than another. As few as possible meet again. Within that the last who can sits out, and
/// then, from the first on, everybody plays the next in the order – whom they have met less often before others.
pub fn pair(ranking: &[usize], before: &Before) -> Paired {
    let bye = sits_out(ranking, before);
    let mut rest: Vec<usize> = ranking.iter().copied().filter(|player| Some(*player) != bye).collect();
    let mut least = before.repeats(&rest);
    let mut pairs = Vec::with_capacity(rest.len() / 2);
    while let Some((first, others)) = rest.split_first() {
        let Some((pair, left, repeats)) = next_pair(*first, others, least, before) else { break };
        pairs.push(pair);
        (rest, least) = (left, repeats);
    }
    Paired { pairs, bye }
}

/// A pair, those who are left then, and how many of them meet again.
type Chosen = ([usize; 2], Vec<usize>, usize);

/// The opponent of the first player with whom it does not take more repeated meetings than it has to.
fn next_pair(first: usize, others: &[usize], least: usize, before: &Before) -> Option<Chosen> {
    let mut candidates = others.to_vec();
    // The sort keeps those in order whom the first has met as often.
    candidates.sort_by_key(|other| before.meetings(first, *other));
    candidates.into_iter().find_map(|other| {
        let left: Vec<usize> = others.iter().copied().filter(|player| *player != other).collect();
        let again = usize::from(before.meetings(first, other) > 0);
        let repeats = before.repeats(&left);
        (again + repeats == least).then_some(([first, other], left, repeats))
    })
}

fn sits_out(ranking: &[usize], before: &Before) -> Option<usize> {
    if ranking.len().is_multiple_of(2) {
        return None;
    }
    let fewest = ranking.iter().map(|player| before.byes(*player)).min()?;
    let candidates = ranking.iter().rev().copied().filter(|player| before.byes(*player) == fewest);
    candidates.min_by_key(|bye| {
        let rest: Vec<usize> = ranking.iter().copied().filter(|player| player != bye).collect();
        before.repeats(&rest)
    })
}

/// The next round of these players, who are given in the order of their standings.
pub(super) fn next_round(ranking: &[usize], rounds: &[Round], players: usize) -> Round {
    let before = Before::of(rounds, players);
    let Paired { pairs, bye } = pair(ranking, &before);
    Round::planned(pairs.into_iter().map(|pair| before.in_order(pair)), bye)
}
