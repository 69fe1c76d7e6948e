//! The rest of a round in which somebody has reached the target (RB-10): one last turn for each who comes later.

use super::plays::{Play, Plays};
use crate::rolling_bones::values::utility::HIGHEST;

/// What the leaders get together, then the first who comes after them, and the second.
pub(super) type Shares = [f64; 3];

/// Who wins the round, by what those who still come need to draw level.
#[derive(Clone, Debug)]
pub(super) struct LastRound {
    /// One still comes, against one, two or three leaders.
    one: [Vec<Shares>; 3],
    /// Two still come, against one or two leaders: what the first needs, then the second.
    two: [Vec<Vec<Shares>>; 2],
}

/// One more than any turn scores.
const OUT_OF_REACH: i32 = HIGHEST + 1;

impl LastRound {
    pub(super) fn solve(plays: &Plays) -> LastRound {
        let one = [1, 2, 3].map(|leaders| needs().map(|need| with_one(plays, leaders, need)).collect());
        let mut last = LastRound { one, two: [Vec::new(), Vec::new()] };
        last.two = [1, 2].map(|leaders| {
            let of_second =
                |first| needs().map(|second| last.with_two(plays, leaders, first, second)).collect();
            needs().map(of_second).collect()
        });
        last
    }

    /// The shares if these still come, at most two, and so many lead.
    pub(super) fn shares(&self, leaders: usize, later: &[i32]) -> Shares {
        match *later {
            [] => [1.0, 0.0, 0.0],
            [need, ..] if need < 0 => self.passed(leaders, later),
            [need] => self.one[leaders - 1][place(need)],
            [first, second, ..] if second >= 0 => self.two[leaders - 1][place(first)][place(second)],
            [first, ..] => self.two[leaders - 1][place(first)][0],
        }
    }

    /// Nobody reaches the target with a lead on somebody who has more than he. It is a position that no play leads to.
    fn passed(&self, leaders: usize, later: &[i32]) -> Shares {
        self.shares(leaders, &later.iter().map(|&need| need.max(0)).collect::<Vec<i32>>())
    }

    /// What each score is worth to whoever is on turn in such a round: its own share, the leaders' and those of the later.
    pub(super) fn after_score(&self, leaders: usize, need: i32, score: i32, later: &[i32]) -> (f64, Shares) {
        let higher = (score - need).max(0);
        let later: Vec<i32> = later.iter().map(|later| later + higher).collect();
        let sharers = leaders + usize::from(score == need);
        let shares = self.shares(if score > need { 1 } else { sharers }, &later);
        match score.cmp(&need) {
            std::cmp::Ordering::Less => (0.0, shares),
            std::cmp::Ordering::Equal => {
                let own = shares[0] / sharers as f64;
                (own, [shares[0] - own, shares[1], shares[2]])
            }
            std::cmp::Ordering::Greater => (shares[0], [0.0, shares[1], shares[2]]),
        }
    }

    fn with_two(&self, plays: &Plays, leaders: usize, first: i32, second: i32) -> Shares {
        best(plays, |play| {
            let mut sum = [0.0; 3];
            for (score, chance) in play.scores() {
                let (own, others) = self.after_score(leaders, first, score, &[second]);
                add(&mut sum, chance, [others[0], own, others[1]]);
            }
            sum
        })
    }
}

fn with_one(plays: &Plays, leaders: usize, need: i32) -> Shares {
    best(plays, |play| {
        let mut sum = [0.0; 3];
        for (score, chance) in play.scores() {
            let level = 1.0 / (leaders + 1) as f64;
            let own = if score > need { 1.0 } else { f64::from(score == need) * level };
            add(&mut sum, chance, [1.0 - own, own, 0.0]);
        }
        sum
    })
}

/// What comes of the play that is best for the first who comes.
fn best(plays: &Plays, shares: impl Fn(&Play) -> Shares) -> Shares {
    let all = plays.plays.iter().map(shares);
    all.max_by(|one, other| one[1].total_cmp(&other[1])).unwrap_or([1.0, 0.0, 0.0])
}

fn add(sum: &mut Shares, chance: f64, shares: Shares) {
    sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += chance * share);
}

fn needs() -> impl Iterator<Item = i32> {
    0..=OUT_OF_REACH
}

fn place(need: i32) -> usize {
    usize::try_from(need.min(OUT_OF_REACH)).unwrap_or(0)
}
