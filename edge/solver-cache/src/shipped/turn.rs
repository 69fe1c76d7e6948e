//! The turn of Rolling Bones by the default rules, played for points.
//!
//! What every cup is worth is all that has to be known: the best moves between two rolls are found again in some milliseconds.

use bonecup_solver::rolling_bones::{SolvedTurn, TurnPlan, Utility};
use rolling_bones::BonesOptions;

use crate::files::turn_key;
use crate::format;

const BYTES: &[u8] = include_bytes!("../../resources/rolling-bones-turn.table");

/// The turn with these options, played for points, if it is shipped.
pub(crate) fn turn(options: &BonesOptions, plan: &TurnPlan) -> Option<SolvedTurn> {
    let (key, length) = (turn_key(options).to_string(), BYTES.len() as u64);
    let cups = is_shipped(options).then(|| format::read(BYTES, length, &key, plan.cups()))?.ok()?;
    plan.with_cups(options, Utility::points(), &cups)
}

/// How the game ends does not matter within a turn.
fn is_shipped(options: &BonesOptions) -> bool {
    let default = BonesOptions::default();
    (options.hat_duty, options.hat_off) == (default.hat_duty, default.hat_off)
}

/// Solves the turn again, and writes it as it is shipped.
pub(crate) fn resource(plan: &TurnPlan) -> std::io::Result<Vec<u8>> {
    let options = BonesOptions::default();
    let mut bytes = Vec::new();
    let cups = plan.solve(&options, Utility::points()).cups();
    format::write(&mut bytes, &turn_key(&options).to_string(), &cups)?;
    Ok(bytes)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_rules::conformance::Source;
    use bonecup_rules::{Game, Points, Shake, Turn};
    use rolling_bones::{BonesTurn, HatDuty, HatOff, RollingBones};
    use xxhash_rust::xxh3::xxh3_64;

    use super::*;

    #[test]
    fn the_turn_is_the_one_that_was_solved() {
        assert_eq!(format!("{:016x}", xxh3_64(BYTES)), "a6ee0d61d84678ea");
        let turn = turn(&BonesOptions::default(), &TurnPlan::new()).unwrap();
        assert!((turn.value(&BonesTurn::new()) - 12.617_857_489_753).abs() < 1e-11);
    }

    /// Positions of random play, the chances of all scores, and every cup: as if it were solved now.
    #[test]
    fn it_agrees_with_the_turn_solved_now() {
        let (options, plan) = (BonesOptions::default(), TurnPlan::new());
        let (shipped, now) = (turn(&options, &plan).unwrap(), plan.solve(&options, Utility::points()));
        let cups = shipped.cups().into_iter().zip(now.cups());
        assert!(cups.into_iter().all(|(one, other)| (one - other).abs() < 1e-11));
        let scores = now.distribution();
        for (score, chance) in shipped.distribution().iter() {
            assert!((chance - scores.of(score)).abs() < 1e-11, "{score}");
        }
        let mut source = Source::new(5);
        let mut game = RollingBones::start(&options, 2).unwrap();
        for _ in 0..300 {
            match game.turn() {
                Turn::Chance(request) => game.resolve(&request.shake(&mut source)).unwrap(),
                Turn::Seat(_) => {
                    let turn = game.current_turn();
                    for ((action, one), (_, other)) in shipped.moves(turn).into_iter().zip(now.moves(turn)) {
                        assert!((one - other).abs() < 1e-11, "{action} in {turn:?}");
                    }
                    let action = source.pick(&game.legal_moves());
                    game.play(&action).unwrap();
                }
                Turn::Over(_) => break,
            }
        }
    }

    #[test]
    fn other_rules_are_not_shipped() {
        let default = BonesOptions::default();
        assert!(is_shipped(&BonesOptions { target: Points(50), finish_round: true, ..default }));
        assert!(!is_shipped(&BonesOptions { hat_duty: HatDuty::Always, ..default }));
        assert!(!is_shipped(&BonesOptions { hat_off: HatOff::AfterDuty, ..default }));
    }
}
