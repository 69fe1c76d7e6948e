//! `master` plays perfectly: it loses nothing, and its mean is the one predicted.

use bonecup_games::{AnyGame, AnyOptions, GameId};
use bonecup_rules::Game;
use bonecup_solver::knochenmax::ExpectedPoints;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::BonesTurn;

use crate::kit::options;
use crate::measure::{Mean, Values, loss, points};

fn is_predicted(mean: &Mean, predicted: f64) {
    assert!(mean.errors_above(predicted).abs() < 4.0, "{mean:?} instead of {predicted}");
}

/// A million turns are played by the example `strength`.
#[test]
fn turns_of_rolling_bones_have_the_predicted_mean() {
    let Values::Bones(solved) = Values::of(GameId::RollingBones) else { panic!("not Rolling Bones") };
    let mean = points(&AnyOptions::new(GameId::RollingBones), "master", 100_000);
    is_predicted(&mean, solved.value(&BonesTurn::new()));
}

fn predicted(options: &AnyOptions) -> f64 {
    let AnyGame::KnochenMax(game) = AnyGame::start(options, 1).unwrap() else { panic!("not KnochenMAX") };
    let options: &KnochenMaxOptions = game.options();
    ExpectedPoints::solve(options).value(&KnochenMax::start(options, 1).unwrap()).value
}

#[test]
fn sheets_of_knochenmax_have_the_predicted_mean() {
    for (set, count) in [(vec![], 20_000), (vec![("bones", "fair")], 5000)] {
        let options = options(GameId::KnochenMax, &set);
        is_predicted(&points(&options, "master", count), predicted(&options));
    }
}

#[test]
fn parallel_sheets_of_knochenmax_have_the_predicted_mean() {
    let options = options(GameId::KnochenMax, &[("sheets", "2")]);
    is_predicted(&points(&options, "master", 2000), predicted(&options));
}

#[test]
fn no_decision_loses_anything() {
    for game in [GameId::RollingBones, GameId::KnochenMax] {
        let lost = loss(&Values::of(game), &AnyOptions::new(game), "master", 500);
        assert!(lost.value() < 1e-12, "{lost:?}");
    }
}
