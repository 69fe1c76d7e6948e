//! Who stands where in an evening.

use std::cmp::Ordering;

use super::round::{Pairing, Round};
use super::schedule::Schedule;

/// Where somebody stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The place, from 1; who is level shares one.
    pub place: usize,
    /// Who, by their number in this evening.
    pub player: usize,
    /// 1 for a win, ½ for a shared one, in Swiss 1 for sitting out.
    pub points: f64,
    /// How many pairings are decided that were not given up for both.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many of them were shared.
    pub shared: usize,
    /// How often they sat out.
    pub byes: usize,
    /// The sum of the points of their opponents.
    pub buchholz: f64,
    /// The points of those whom they beat, and half of those with whom they shared.
    pub sonneborn_berger: f64,
}

/// By what those are told apart who have as many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The points of their opponents.
    Buchholz,
    /// The points of those whom they beat and half of those with whom they shared.
    SonnebornBerger,
    /// Their games against each other.
    Direct,
}

impl TieBreak {
    /// Those of a schedule, in their order.
    pub fn of(schedule: Schedule) -> &'static [TieBreak] {
        match schedule {
            Schedule::RoundRobin { .. } => &[TieBreak::SonnebornBerger, TieBreak::Direct],
            Schedule::Swiss { .. } => &[TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::Direct],
        }
    }

    /// A short key that never changes.
    pub fn key(self) -> &'static str {
        match self {
            TieBreak::Buchholz => "buchholz",
            TieBreak::SonnebornBerger => "sonneborn-berger",
            TieBreak::Direct => "direct",
        }
    }
}

/// A decided pairing as one of the two sees it.
struct Met {
    opponent: usize,
    won: u8,
}

/// The standings after these rounds, the first first. Those of whom `has_left` is true add nothing to the tie-breaks of others, and are
/// left out if they have not played.
pub(super) fn standings(schedule: Schedule, rounds: &[Round], has_left: &[bool]) -> Vec<Standing> {
    let players = 0..has_left.len();
    let mut table: Vec<Standing> = players.map(|player| sums(schedule, rounds, player)).collect();
    let points: Vec<f64> = table.iter().map(|own| own.points).collect();
    for own in &mut table {
        for met in met_by(rounds, own.player).filter(|met| !has_left[met.opponent]) {
            own.buchholz += points[met.opponent];
            own.sonneborn_berger += points[met.opponent] * f64::from(met.won) / 2.0;
        }
    }
    table.retain(|own| own.played > 0 || !has_left[own.player]);
    in_places(schedule, rounds, table)
}

fn sums(schedule: Schedule, rounds: &[Round], player: usize) -> Standing {
    let met: Vec<Met> = met_by(rounds, player).collect();
    let byes = rounds.iter().filter(|round| round.begun && round.bye == Some(player)).count();
    let halves: u32 = met.iter().map(|met| u32::from(met.won)).sum();
    let for_byes = match schedule {
        Schedule::RoundRobin { .. } => 0.0,
        Schedule::Swiss { .. } => byes as f64,
    };
    Standing {
        place: 0,
        player,
        points: f64::from(halves) / 2.0 + for_byes,
        played: met.len(),
        won: met.iter().filter(|met| met.won == 2).count(),
        shared: met.iter().filter(|met| met.won == 1).count(),
        byes,
        buchholz: 0.0,
        sonneborn_berger: 0.0,
    }
}

/// What was decided of somebody; what was given up for both is nothing.
fn met_by(rounds: &[Round], player: usize) -> impl Iterator<Item = Met> {
    let pairings = rounds.iter().flat_map(|round| &round.pairings);
    pairings
        .filter(|pairing| pairing.won() != Some([0, 0]))
        .filter_map(move |pairing| met_in(pairing, player))
}

fn met_in(pairing: &Pairing, player: usize) -> Option<Met> {
    let won = pairing.won()?;
    let own = pairing.players.iter().position(|of_two| *of_two == player)?;
    Some(Met { opponent: pairing.players[1 - own], won: won[own] })
}

fn in_places(schedule: Schedule, rounds: &[Round], table: Vec<Standing>) -> Vec<Standing> {
    let level = |one: &Standing, other: &Standing| before_direct(schedule, one, other) == Ordering::Equal;
    // What everybody won against those who are level with them but for that.
    let direct = |own: &Standing| -> u32 {
        let is_level =
            |met: &Met| table.iter().any(|other| other.player == met.opponent && level(own, other));
        met_by(rounds, own.player).filter(is_level).map(|met| u32::from(met.won)).sum()
    };
    let mut ordered: Vec<(Standing, u32)> = table.iter().map(|own| (*own, direct(own))).collect();
    let order = |one: &(Standing, u32), other: &(Standing, u32)| {
        before_direct(schedule, &one.0, &other.0).then(other.1.cmp(&one.1))
    };
    // The sort keeps those who are still level in the order of their numbers.
    ordered.sort_by(order);
    let place = |own| 1 + ordered.iter().filter(|other| order(other, own) == Ordering::Less).count();
    ordered.iter().map(|own| Standing { place: place(own), ..own.0 }).collect()
}

/// The order by points and by the tie-breaks that are numbers. All of them are quarters, so that they are equal or not.
fn before_direct(schedule: Schedule, one: &Standing, other: &Standing) -> Ordering {
    let by_points = other.points.total_cmp(&one.points);
    TieBreak::of(schedule).iter().fold(by_points, |order, tie_break| {
        order.then(match tie_break {
            TieBreak::Buchholz => other.buchholz.total_cmp(&one.buchholz),
            TieBreak::SonnebornBerger => other.sonneborn_berger.total_cmp(&one.sonneborn_berger),
            TieBreak::Direct => Ordering::Equal,
        })
    })
}
