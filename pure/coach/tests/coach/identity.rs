//! Result = start value + luck − loss, for every seat of every game.

use bonecup_coach::{Analysis, Book, CoachRefusal, Kind, Unit, What, analyse};
use bonecup_games::{AnyGame, AnyOptions, GameId};
use bonecup_rules::conformance::Source;
use rolling_dice::Scatter;

use crate::kit;

#[track_caller]
fn check(analysis: &Analysis, name: &str) {
    assert_eq!(analysis.unit, Unit::Points);
    for (number, seat) in analysis.seats.iter().enumerate() {
        let sum = seat.start + seat.luck - seat.loss;
        assert!((seat.result - sum).abs() < 1e-9, "{name}, seat {number}: {} is not {sum}", seat.result);
        if analysis.finished {
            assert!((seat.result - f64::from(seat.points.0)).abs() < 1e-9, "{name}: {seat:?}");
        }
        let own = analysis.steps.iter().filter(|step| step.seat.index() == number);
        let (luck, loss) =
            own.clone().fold((0.0, 0.0), |sum, step| (sum.0 + step.luck(), sum.1 + step.loss()));
        assert!((luck - seat.luck).abs() < 1e-9 && (loss - seat.loss).abs() < 1e-9);
        assert_eq!((seat.luck, seat.gifts, seat.others_turns), (seat.luck_of_dice, 0.0, 0.0));
        let decisions = own.filter(|step| matches!(step.what, What::Decision { moves: 2.., .. })).count();
        assert_eq!(decisions, usize::try_from(seat.decisions).unwrap());
    }
    assert!(analysis.steps.iter().all(|step| step.loss() >= 0.0));
}

/// Analyses so many games; the last of each five is broken off somewhere.
fn check_games(options: &AnyOptions, games: u64, seats: &[usize]) {
    let book = Book::solve(options).unwrap();
    for number in 0..games {
        let mut source = Source::new(number + 1);
        let seats = source.pick(seats);
        let blunders = source.pick(&[1, 2, 10, 1000]);
        let most = if number % 5 == 4 { source.below(60) } else { 100_000 };
        // Whoever plays at random never reaches a hundred points.
        let most = if blunders == 1 && options.game() == GameId::RollingBones { most.min(400) } else { most };
        let record = kit::record(options, seats, &book, blunders, most, &mut source);
        let analysis = analyse(&record, &book, &Scatter).unwrap();
        assert_eq!(analysis.finished, record.result.is_some());
        assert_eq!(analysis.steps.len(), record.events.len());
        check(&analysis, &format!("game {number}"));
    }
}

#[test]
fn rolling_bones_adds_up_with_all_options() {
    for hat in ["hat_duty=printed", "hat_duty=always", "hat_duty=never"] {
        for off in ["hat_off=any_time", "hat_off=after_duty"] {
            let more = if hat.ends_with("printed") { "finish_round=false" } else { "finish_round=true" };
            let options = kit::options(GameId::RollingBones, &[hat, off, more, "target=40"]);
            check_games(&options, 40, &[1, 2, 3, 5]);
        }
    }
}

#[test]
fn knochenmax_adds_up_with_all_options() {
    for bones in ["bones=antique", "bones=fair", "bones=1,7,2,3"] {
        for struck in ["struck_max_counts=true", "struck_max_counts=false"] {
            check_games(&kit::options(GameId::KnochenMax, &[bones, struck]), 40, &[1, 2, 3, 4]);
        }
    }
}

#[test]
fn parallel_sheets_add_up_and_say_when_they_are_estimates() {
    let options = kit::options(GameId::KnochenMax, &["sheets=2"]);
    check_games(&options, 6, &[1, 2]);
    let book = Book::solve(&kit::options(GameId::KnochenMax, &["sheets=3"])).unwrap();
    let record =
        kit::record(&kit::options(GameId::KnochenMax, &["sheets=3"]), 1, &book, 5, 1000, &mut Source::new(1));
    let analysis = analyse(&record, &book, &Scatter).unwrap();
    check(&analysis, "three sheets");
    assert!(matches!(analysis.kind, Kind::Estimate { error } if error > 0.0));
}

/// Whoever plays best loses nothing, and over many games luck is nothing on average.
#[test]
fn luck_is_nothing_on_average_and_scatters_as_stated() {
    for (game, games) in [(GameId::KnochenMax, 60), (GameId::RollingBones, 30)] {
        let options = AnyOptions::new(game);
        let book = Book::solve(&options).unwrap();
        let (mut luck, mut variance) = (0.0, 0.0);
        for number in 0..games {
            let record = kit::record(&options, 1, &book, usize::MAX, 100_000, &mut Source::new(100 + number));
            let analysis = analyse(&record, &book, &Scatter).unwrap();
            assert!(analysis.seats[0].loss < 1e-9 && analysis.mistakes().is_empty());
            luck += analysis.seats[0].luck;
            variance += analysis.seats[0].luck_error.unwrap().powi(2);
        }
        assert!(luck.abs() < 4.0 * f64::sqrt(variance), "{game}: {luck} ± {}", f64::sqrt(variance));
    }
}

#[test]
fn what_the_coach_does_not_know_it_says() {
    let dice = AnyOptions::new(GameId::RollingDice);
    let thrown = AnyGame::start(&dice, 2).unwrap();
    assert_eq!(Book::solve(&dice).unwrap().values(&thrown).err(), Some(CoachRefusal::NotSolved));
    let fair = Book::solve(&kit::options(GameId::KnochenMax, &["bones=fair"])).unwrap();
    let antique = AnyOptions::new(GameId::KnochenMax);
    let record =
        kit::record(&kit::options(GameId::KnochenMax, &["bones=fair"]), 1, &fair, 1, 5, &mut Source::new(3));
    let mut other = record.clone();
    other.plan.options = antique;
    assert_eq!(analyse(&other, &fair, &Scatter).err(), Some(CoachRefusal::OtherBook));
    let mut bad = record;
    bad.events.swap(0, 1);
    assert_eq!(analyse(&bad, &fair, &Scatter).err(), Some(CoachRefusal::BadRecord));
}
