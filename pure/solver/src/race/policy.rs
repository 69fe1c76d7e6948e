//! A plan of play for every pair of totals, and what it is worth if both follow it.

use super::BestTurn;

/// The totals of the player to move and of the other, each from the floor to one below the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Totals {
    pub(super) floor: i32,
    pub(super) target: i32,
}

impl Totals {
    /// How many totals a player can have before the end.
    pub(super) fn count(self) -> usize {
        usize::try_from(self.target - self.floor).unwrap_or(0)
    }

    /// All pairs of places, the lower one first and high sums before low ones: most scores lead there.
    pub(super) fn pairs(self) -> impl Iterator<Item = (usize, usize)> {
        (0..2 * self.count() - 1).rev().flat_map(move |sum| self.diagonal(sum))
    }

    /// The pairs of places with this sum, the lower one first.
    pub(super) fn diagonal(self, sum: usize) -> impl Iterator<Item = (usize, usize)> {
        (sum.saturating_sub(self.count() - 1)..=sum / 2).map(move |own| (own, sum - own))
    }

    /// The pairs that stand for their neighbours in a round of samples; those of the next round lie between. Pairs with the
    /// same own total are most alike: the same score wins. The nearer the other is to the target, the more each point matters.
    pub(super) fn samples(self, round: usize) -> impl Iterator<Item = (usize, usize)> {
        let is_sample = move |&other: &usize| {
            let to_go = self.count() - 1 - other;
            let spacing =
                SPACINGS.into_iter().find(|(from, _)| to_go >= *from).map_or(1, |(_, spacing)| spacing);
            to_go % spacing == round % 2 * (spacing / 2)
        };
        (0..self.count())
            .flat_map(move |own| (0..self.count()).filter(is_sample).map(move |other| (own, other)))
    }

    /// The place of a total in lists; one below the floor counts as the floor. `None` if the target is reached.
    pub(super) fn index(self, total: i32) -> Option<usize> {
        if total >= self.target { None } else { Some(usize::try_from(total - self.floor).unwrap_or(0)) }
    }
}

/// A pair of places and its mirror; only one of them if they are the same.
pub(super) fn both((own, other): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    [(own, other), (other, own)].into_iter().take(if own == other { 1 } else { 2 })
}

/// The chances of the player to move, by own and other total, and the plan they come from.
pub(super) struct Policy {
    pub(super) totals: Totals,
    pub(super) lowest_score: i32,
    /// The chance to win: own total first.
    pub(super) chances: Vec<f64>,
    /// The scores of each turn.
    turns: Vec<Sparse>,
}

/// The scores of a turn that can happen: index of the score and probability.
pub(super) type Sparse = Vec<(u16, f64)>;

/// Leaves out the scores that cannot happen.
pub(super) fn sparse(best: &BestTurn) -> Sparse {
    (0..).zip(best.scores.iter().copied()).filter(|&(_, probability)| probability > 0.0).collect()
}

/// Repetitions fade with every turn that scores, so a few hundred rounds settle all digits.
const MOST_ROUNDS: usize = 10_000;
/// From so many points to go on: the points from one sample to the next.
const SPACINGS: [(usize, usize); 3] = [(36, 8), (12, 4), (0, 2)];
/// Neighbours are at most so far away: there are samples among them.
const NEAR: usize = 8;
/// Far below what is asked of the result.
const SETTLED: f64 = 1e-15;

impl Policy {
    /// The same turn everywhere.
    pub(super) fn new(totals: Totals, lowest_score: i32, turn: &Sparse) -> Policy {
        let pairs = totals.count().pow(2);
        let mut policy =
            Policy { totals, lowest_score, chances: vec![0.5; pairs], turns: vec![turn.clone(); pairs] };
        policy.settle();
        policy
    }

    /// What each score is worth to a player with these totals.
    pub(super) fn utility(&self, own: usize, other: usize, scores: usize) -> Vec<f64> {
        (0..scores).map(|score| self.worth(own, other, score)).collect()
    }

    /// The chance after a score: to have won, or that the other does not win.
    fn worth(&self, own: usize, other: usize, score: usize) -> f64 {
        match self.total_after(own, score) {
            None => 1.0,
            Some(total) => 1.0 - self.chances[self.at(other, total)],
        }
    }

    /// The index of the total after a score.
    pub(super) fn total_after(&self, own: usize, score: usize) -> Option<usize> {
        let (own, score) = (i32::try_from(own).ok()?, i32::try_from(score).ok()?);
        self.totals.index(self.totals.floor + own + self.lowest_score + score)
    }

    /// Whether a score leads below the floor.
    pub(super) fn falls(&self, own: usize, score: usize) -> bool {
        let sum = i32::try_from(own + score);
        sum.is_ok_and(|sum| sum + self.lowest_score < 0)
    }

    pub(super) fn at(&self, own: usize, other: usize) -> usize {
        own * self.totals.count() + other
    }

    /// The planned scores for these totals.
    pub(super) fn turn(&self, own: usize, other: usize) -> &[(u16, f64)] {
        &self.turns[self.at(own, other)]
    }

    /// Plans the turn for these totals.
    pub(super) fn plan(&mut self, own: usize, other: usize, turn: Sparse) {
        let at = self.at(own, other);
        self.turns[at] = turn;
    }

    /// Plans the best of the neighbours' turns everywhere.
    pub(super) fn spread_plays(&mut self, scores: usize) {
        for pair in self.totals.pairs() {
            for (own, other) in both(pair) {
                self.copy_neighbour(own, other, scores);
            }
            self.settle_pair(pair.0, pair.1);
        }
    }

    fn copy_neighbour(&mut self, own: usize, other: usize, scores: usize) {
        let utility = self.utility(own, other, scores);
        let worth = |turn: &[(u16, f64)]| -> f64 {
            turn.iter().map(|&(score, probability)| probability * utility[usize::from(score)]).sum()
        };
        let neighbours = other.saturating_sub(NEAR)..self.totals.count().min(other + NEAR + 1);
        let best = neighbours
            .map(|other| self.turn(own, other))
            .max_by(|one, other| worth(one).total_cmp(&worth(other)));
        if let Some(best) = best.map(<[_]>::to_vec) {
            self.plan(own, other, best);
        }
    }

    /// The chance to win of the player to move at these totals.
    pub(super) fn chance(&self, own: usize, other: usize) -> f64 {
        self.chances[self.at(own, other)]
    }

    /// The chances if both follow the plan: for a pair of totals and its mirror, everything else as it is.
    pub(super) fn settle_pair(&mut self, own: usize, other: usize) -> f64 {
        let (here, there) = (self.at(own, other), self.at(other, own));
        let (stay, won) = self.stay_and_win(own, other);
        let (stay_there, won_there) = self.stay_and_win(other, own);
        let chance = (won + stay * (1.0 - won_there - stay_there)) / (1.0 - stay * stay_there);
        let change = (chance - self.chances[here]).abs();
        self.chances[here] = chance;
        let chance = won_there + stay_there * (1.0 - chance);
        let change = change.max((chance - self.chances[there]).abs());
        self.chances[there] = chance;
        change
    }

    /// The probability that the turn changes nothing, and the chance that comes from all other scores.
    fn stay_and_win(&self, own: usize, other: usize) -> (f64, f64) {
        let (mut stay, mut won) = (0.0, 0.0);
        for &(score, probability) in self.turn(own, other) {
            if self.total_after(own, usize::from(score)) == Some(own) {
                stay += probability;
            } else {
                won += probability * self.worth(own, other, usize::from(score));
            }
        }
        (stay, won)
    }

    /// The chances if both follow the plan everywhere, and how much they still changed at the end.
    pub(super) fn settle(&mut self) -> f64 {
        let mut change = f64::INFINITY;
        let mut rounds = 0;
        while change > SETTLED && rounds < MOST_ROUNDS {
            change = 0.0;
            for (own, other) in self.totals.pairs() {
                change = self.settle_pair(own, other).max(change);
            }
            rounds += 1;
        }
        change
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_comes_once_and_is_near_a_sample() {
        let totals = Totals { floor: -2, target: 61 };
        let mut pairs: Vec<_> = totals.pairs().flat_map(both).collect();
        for round in 0..2 {
            let samples: Vec<_> = totals.samples(round).collect();
            for &(own, other) in &pairs {
                let near = other.saturating_sub(NEAR)..=other + NEAR;
                assert!(samples.iter().any(|(same, sample)| *same == own && near.contains(sample)));
            }
        }
        pairs.sort_unstable();
        let all: Vec<_> = (0..63).flat_map(|own| (0..63).map(move |other| (own, other))).collect();
        assert_eq!(pairs, all);
    }
}
