//! Games taken apart in chances to win.

use bonecup_coach::{Analysis, Book, CoachRefusal, RaceBook, Unit, analyse_winning};
use bonecup_games::{AnyOptions, GameId};
use bonecup_rules::conformance::Source;
use bonecup_solver::bones::{BonesRacer, TurnPlan};
use bonecup_solver::race::{Race, Watch};
use std::sync::atomic::AtomicBool;

use crate::kit;

fn check(analysis: &Analysis) {
    assert_eq!(analysis.unit, Unit::Winning);
    for seat in &analysis.seats {
        let sum = seat.start + seat.luck - seat.loss + seat.gift;
        assert!((seat.result - sum).abs() < 1e-8, "{seat:?}");
    }
    assert!((analysis.seats.iter().map(|seat| seat.result).sum::<f64>() - 1.0).abs() < 1e-8);
}

/// The shortest race: whoever has a point first. What is below zero counts as zero, so there is one pair of totals.
#[test]
fn a_race_of_rolling_bones_adds_up() {
    let options = kit::options(GameId::RollingBones, &["target=1"]);
    let AnyOptions::RollingBones(own) = &options else { panic!("another game") };
    let plan = TurnPlan::new();
    let racer = BonesRacer::new(plan.clone(), own);
    let watch = Watch { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    let race = Race::solve(&racer, 0, 1, &watch).unwrap();
    let first = race.chance(0, 0);
    let chances = RaceBook::new(race, plan, own).unwrap();
    let book = Book::solve(&options).unwrap();
    for number in 0..6 {
        let record = kit::record(&options, 2, &book, 4, 400, &mut Source::new(number));
        let analysis = analyse_winning(&record, &chances).unwrap();
        check(&analysis);
        assert!((analysis.seats[0].start - first).abs() < 1e-8);
    }
    let three = kit::record(&options, 3, &book, 4, 40, &mut Source::new(1));
    assert_eq!(analyse_winning(&three, &chances).err(), Some(CoachRefusal::NoChances));
}
