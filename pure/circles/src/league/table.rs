//! The league table.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use bonecup_games::GameId;
use bonecup_ratings::ResultRating;

use super::game::{LeagueGame, LeagueSeat, Member};
use super::strength::Strengths;

/// Parts of a win are counted in these: each of one to twelve who share it has a whole number of them, so that sums are exact.
const WHOLE_WIN: f64 = 27_720.0;

/// A member in the table.
#[derive(Clone, PartialEq, Debug)]
pub struct LeagueLine {
    /// The place, from 1; who is level shares one.
    pub place: usize,
    /// Who.
    pub member: Member,
    /// The games.
    pub played: u32,
    /// The sum of the parts of the wins.
    pub won: f64,
    /// The mean of the points.
    pub points: f64,
    /// The games that were analysed.
    pub analysed: u32,
    /// The mean of the luck in those.
    pub luck: Option<f64>,
    /// What a real decision loses on average, as a rating by mistakes tells it.
    pub loss: Option<f64>,
    /// The real decisions behind that.
    pub decisions: u32,
    /// The rating by results.
    pub rating: Option<ResultRating>,
}

/// What a member's games add up to.
#[derive(Clone, Copy, Default)]
struct Sums {
    played: u32,
    won: i64,
    points: i64,
    analysed: u32,
    luck: f64,
}

impl Sums {
    fn add(&mut self, seat: &LeagueSeat) {
        self.played += 1;
        self.won += whole(seat.won * WHOLE_WIN);
        self.points += i64::from(seat.points.0);
        if let Some(luck) = seat.luck {
            self.analysed += 1;
            self.luck += luck;
        }
    }

    /// Who has won more is before; then the points per game, then fewer games. Less comes first.
    fn order(&self, other: &Sums) -> Ordering {
        let per_game = (other.points * i64::from(self.played)).cmp(&(self.points * i64::from(other.played)));
        other.won.cmp(&self.won).then(per_game).then(self.played.cmp(&other.played))
    }
}

/// The table of these games, which are in their order.
pub(super) fn lines(game: GameId, games: &[LeagueGame]) -> Vec<LeagueLine> {
    let mut sums: BTreeMap<Member, Sums> = BTreeMap::new();
    for (member, seat) in games.iter().flat_map(LeagueGame::members) {
        sums.entry(member).or_default().add(seat);
    }
    let strengths = Strengths::of(game, games);
    let mut ordered: Vec<(Member, Sums)> = sums.into_iter().collect();
    // The sort keeps those who are level in the order of their numbers.
    ordered.sort_by(|(_, one), (_, other)| one.order(other));
    let before = |own: &Sums| ordered.iter().filter(|(_, sums)| sums.order(own) == Ordering::Less).count();
    ordered.iter().map(|(member, sums)| line(1 + before(sums), *member, sums, &strengths)).collect()
}

fn line(place: usize, member: Member, sums: &Sums, strengths: &Strengths) -> LeagueLine {
    let known = strengths.member(member);
    let skill = known.and_then(|player| player.skill);
    LeagueLine {
        place,
        member,
        played: sums.played,
        won: sums.won as f64 / WHOLE_WIN,
        points: sums.points as f64 / f64::from(sums.played),
        analysed: sums.analysed,
        luck: (sums.analysed > 0).then(|| sums.luck / f64::from(sums.analysed)),
        loss: skill.map(|skill| skill.loss),
        decisions: skill.map_or(0, |skill| skill.decisions),
        rating: known.and_then(|player| player.result),
    }
}

#[allow(clippy::cast_possible_truncation, reason = "a part of a win is small")]
fn whole(number: f64) -> i64 {
    number.round() as i64
}
