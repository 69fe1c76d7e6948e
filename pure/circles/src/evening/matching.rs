//! As many pairs as possible, nobody in two: Edmonds' algorithm (*Paths, trees, and flowers*, 1965).
//!
//! From somebody who is alone, paths are searched that go out of pairs and into pairs in turn. One that ends at somebody else who is
//! alone makes one pair more when its pairs are exchanged. *Outer* are those who are reached by an even number of steps.
//! An odd circle of such steps, a *blossom*, makes everybody in it outer: it is taken for one player from then on, its *base*.

use std::collections::VecDeque;

/// How many pairs there can be among so many players.
pub(super) fn most_pairs(count: usize, may_meet: impl Fn(usize, usize) -> bool) -> usize {
    let neighbours =
        (0..count).map(|one| (0..count).filter(|other| *other != one && may_meet(one, *other)).collect());
    let mut pairs = Pairs { neighbours: neighbours.collect(), partner: vec![None; count] };
    (0..count).filter(|alone| pairs.partner[*alone].is_none() && pairs.grow_from(*alone)).count()
}

struct Pairs {
    neighbours: Vec<Vec<usize>>,
    partner: Vec<Option<usize>>,
}

impl Pairs {
    /// Makes one pair more, if that can be done with this player.
    fn grow_from(&mut self, alone: usize) -> bool {
        let mut search = Search::from(self, alone);
        let Some(mut end) = search.end() else { return false };
        let came_from = search.came_from;
        while let Some(before) = came_from[end] {
            let next = self.partner[before];
            (self.partner[end], self.partner[before]) = (Some(before), Some(end));
            let Some(next) = next else { break };
            end = next;
        }
        true
    }
}

/// A search for a path from somebody who is alone.
struct Search<'a> {
    pairs: &'a Pairs,
    root: usize,
    /// From whom a player was reached who is not outer, or through whom in a blossom.
    came_from: Vec<Option<usize>>,
    base: Vec<usize>,
    is_outer: Vec<bool>,
    waiting: VecDeque<usize>,
}

impl Search<'_> {
    fn from(pairs: &Pairs, root: usize) -> Search<'_> {
        let count = pairs.partner.len();
        let mut search = Search {
            pairs,
            root,
            came_from: vec![None; count],
            base: (0..count).collect(),
            is_outer: vec![false; count],
            waiting: VecDeque::new(),
        };
        search.reach(root);
        search
    }

    fn reach(&mut self, player: usize) {
        if !self.is_outer[player] {
            self.is_outer[player] = true;
            self.waiting.push_back(player);
        }
    }

    /// Somebody else who is alone, at the end of a path.
    fn end(&mut self) -> Option<usize> {
        let pairs = self.pairs;
        while let Some(here) = self.waiting.pop_front() {
            for &there in &pairs.neighbours[here] {
                if self.base[here] == self.base[there] || pairs.partner[here] == Some(there) {
                    continue;
                }
                if self.is_even(there) {
                    self.contract(here, there);
                } else if self.came_from[there].is_none() {
                    self.came_from[there] = Some(here);
                    let Some(partner) = pairs.partner[there] else { return Some(there) };
                    self.reach(partner);
                }
            }
        }
        None
    }

    /// Whether somebody is the root or was reached as the partner of another.
    fn is_even(&self, player: usize) -> bool {
        player == self.root
            || self.pairs.partner[player].is_some_and(|partner| self.came_from[partner].is_some())
    }

    /// Two outer players who may meet close a circle: everybody on it becomes outer and has one base.
    fn contract(&mut self, one: usize, other: usize) {
        let base = self.common_base(one, other);
        let mut in_circle = vec![false; self.base.len()];
        self.mark(one, base, other, &mut in_circle);
        self.mark(other, base, one, &mut in_circle);
        for player in 0..self.base.len() {
            if in_circle[self.base[player]] {
                self.base[player] = base;
                self.reach(player);
            }
        }
    }

    /// Where the ways back to the root meet.
    fn common_base(&self, one: usize, other: usize) -> usize {
        let on_the_way: Vec<usize> = self.bases_to_root(one).collect();
        self.bases_to_root(other).find(|base| on_the_way.contains(base)).unwrap_or(self.root)
    }

    fn bases_to_root(&self, player: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(self.base[player]), |here| {
            let before = self.came_from[self.pairs.partner[*here]?]?;
            Some(self.base[before])
        })
    }

    /// Marks the way back from a player to the base, and notes how its players are reached from the other side.
    fn mark(&mut self, mut player: usize, base: usize, mut from: usize, in_circle: &mut [bool]) {
        while self.base[player] != base {
            let Some(partner) = self.pairs.partner[player] else { return };
            in_circle[self.base[player]] = true;
            in_circle[self.base[partner]] = true;
            self.came_from[player] = Some(from);
            let Some(before) = self.came_from[partner] else { return };
            (from, player) = (partner, before);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Everybody in turn stays alone or is paired with each of the others.
    fn by_trying(alone: &[usize], may_meet: &impl Fn(usize, usize) -> bool) -> usize {
        let Some((first, others)) = alone.split_first() else { return 0 };
        let left_out = by_trying(others, may_meet);
        let paired = others.iter().filter(|other| may_meet(*first, **other)).map(|other| {
            let rest: Vec<usize> = others.iter().copied().filter(|player| player != other).collect();
            1 + by_trying(&rest, may_meet)
        });
        paired.max().unwrap_or(0).max(left_out)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn there_are_as_many_pairs_as_by_trying(count in 0usize..9, edges in prop::collection::vec(any::<bool>(), 64)) {
            let may_meet = |one: usize, other: usize| edges[one.min(other) * 8 + one.max(other) - 1];
            let all: Vec<usize> = (0..count).collect();
            prop_assert_eq!(most_pairs(count, may_meet), by_trying(&all, &may_meet));
        }
    }

    #[test]
    fn two_odd_circles_are_paired_over_their_bridge() {
        let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 5), (5, 3)];
        let may_meet = |one, other| edges.contains(&(one, other)) || edges.contains(&(other, one));
        assert_eq!(most_pairs(6, may_meet), 3);
        assert_eq!(most_pairs(6, |one, other| may_meet(one, other) && one.min(other) != 2), 2);
    }
}
