//! Races.
//!
//! Only the points that both still need matter in a race, so that of 100 holds those to every nearer target too.
//! A test looks whether they keep Bellman's equation.

use std::sync::LazyLock;

use bonecup_rules::Points;
use rolling_bones::BonesOptions;

use crate::files::race_key;
use crate::format;
use crate::race::RaceTable;

/// The farthest target of the races that are shipped.
pub const SHIPPED_TARGET: Points = Points(100);

const BYTES: &[u8] = include_bytes!("../../resources/rolling-bones-race.table");

/// The rules of the race that is shipped.
pub fn shipped_options() -> BonesOptions {
    BonesOptions { target: SHIPPED_TARGET, finish_round: false, ..BonesOptions::default() }
}

/// The race with these options, if it is shipped.
pub(crate) fn race(options: &BonesOptions) -> Option<RaceTable> {
    static SHIPPED: LazyLock<Option<RaceTable>> = LazyLock::new(read);
    let farthest = shipped_options();
    let is_shipped = *options == BonesOptions { target: options.target, ..farthest };
    SHIPPED.as_ref().filter(|_| is_shipped)?.to_nearer_target(options.target)
}

fn read() -> Option<RaceTable> {
    let options = shipped_options();
    let (key, length) = (race_key(&options).to_string(), BYTES.len() as u64);
    let values = format::read(BYTES, length, &key, RaceTable::len(&options)).ok()?;
    RaceTable::from_values(&options, values)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_solver::rolling_bones::TurnPlan;
    use rolling_bones::{BonesTurn, HatDuty};
    use xxhash_rust::xxh3::xxh3_64;

    use super::*;

    fn to(target: i32) -> BonesOptions {
        BonesOptions { target: Points(target), ..shipped_options() }
    }

    #[test]
    fn the_race_to_100_is_the_one_that_was_solved() {
        assert_eq!(format!("{:016x}", xxh3_64(BYTES)), "389ccabc5f15ef25");
        let race = race(&to(100)).unwrap();
        assert!((race.chance(Points(0), Points(0)) - 0.577_732_671_2).abs() < 1e-9);
        assert!(race.error() < 1e-9);
    }

    /// Whoever is to move has the chance that the best turn brings, each score being worth what the other then lacks.
    #[test]
    fn it_keeps_bellmans_equation() {
        let (race, plan) = (race(&to(100)).unwrap(), TurnPlan::new());
        for (own, other) in [(0, 0), (-12, 40), (31, 87), (55, 12), (72, 72), (88, 99), (94, 61), (99, 99)] {
            let (own, other) = (Points(own), Points(other));
            let best = race.turn(&plan, own, other).value(&BonesTurn::new());
            let chance = race.chance(own, other);
            assert!((best - chance).abs() < 1e-9, "{own} to {other}: {best}, not {chance}");
        }
    }

    /// As solved for a race to three with the floor at −10.
    #[test]
    fn nearer_targets_are_in_it() {
        let race = race(&to(3)).unwrap();
        assert!((race.chance(Points(0), Points(0)) - 0.983_126_838_180).abs() < 1e-9);
        assert_eq!((race.chance(Points(3), Points(0)), race.chance(Points(0), Points(3))), (1.0, 0.0));
    }

    #[test]
    fn other_rules_are_not_shipped() {
        assert_eq!(race(&to(101)), None);
        assert_eq!(race(&BonesOptions { finish_round: true, ..to(100) }), None);
        assert_eq!(race(&BonesOptions { hat_duty: HatDuty::Always, ..to(100) }), None);
    }
}
