//! Games taken apart in chances to win: result = start value + luck − loss, for every seat of every game.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bonecup_coach::knochenmax::{CrowdBook, KnochenMaxBook};
use bonecup_coach::rolling_bones::{FieldBook, RaceBook, RollingBonesBook};
use bonecup_coach::{
    Analysis, Book, Chances, ChancesFrom, CoachRefusal, Kind, SeatAnalysis, Unit, What, analyse_winning,
};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId};
use bonecup_referee::{Event, Record};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Seat, Turn};
use bonecup_solver::knochenmax::{Duel, KnochenMaxGame};
use bonecup_solver::race::{Race, Watch};
use bonecup_solver::rolling_bones::{BonesRacer, TurnPlan};
use knochenmax::{Bones, KnochenMax, Side, Thrown};
use rolling_bones::{BonesOptions, RollingBones};

use crate::kit;

#[track_caller]
fn check(analysis: &Analysis, record: &Record) {
    assert_eq!(analysis.unit, Unit::Winning);
    assert_eq!(analysis.finished, record.result.is_some());
    for (number, seat) in analysis.seats.iter().enumerate() {
        assert!((seat.result - (seat.start + seat.luck - seat.loss)).abs() < 1e-9, "{seat:?}");
        assert!((seat.luck - (seat.luck_of_dice + seat.gifts)).abs() < 1e-12, "{seat:?}");
        let own = analysis.steps.iter().filter(|step| step.seat.index() == number);
        assert!((own.map(|step| step.loss()).sum::<f64>() - seat.loss).abs() < 1e-9);
        if let Some(result) = &record.result {
            let wins = result.winners.iter().any(|winner| winner.index() == number);
            let share = if wins { 1.0 / result.winners.len() as f64 } else { 0.0 };
            assert!((seat.result - share).abs() < 1e-9, "{share}: {seat:?}");
        }
    }
    assert!(analysis.steps.iter().all(|step| step.loss() >= 0.0));
    let last = analysis.steps.last().map_or(&analysis.before, |step| &step.values);
    assert_eq!(*last, analysis.seats.iter().map(|seat| seat.result).collect::<Vec<_>>());
}

/// What holds for two: one win in all, and what one loses the other gets.
#[track_caller]
fn check_two(analysis: &Analysis) {
    let [one, other] = analysis.seats.as_slice() else { panic!("not two seats") };
    assert!((one.start + other.start - 1.0).abs() < 1e-9 && (one.result + other.result - 1.0).abs() < 1e-9);
    assert!((one.luck_of_dice + other.luck_of_dice).abs() < 1e-9);
    assert!((one.gifts - other.loss).abs() < 1e-9 && (other.gifts - one.loss).abs() < 1e-9);
    assert_eq!(one.luck_error, other.luck_error);
    for step in &analysis.steps {
        assert!((step.values[0] + step.values[1] - 1.0).abs() < 1e-9);
    }
}

/// The solved race to a small target. What is below zero counts as zero, so there are few pairs of totals.
fn race_to(target: i32) -> (AnyOptions, BonesOptions, TurnPlan, Race) {
    let options = kit::options(GameId::RollingBones, &[&format!("target={target}")]);
    let AnyOptions::RollingBones(own) = options else { panic!("another game") };
    let plan = TurnPlan::new();
    let watch = Watch { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    let race = Race::solve(&BonesRacer::new(plan.clone(), &own), 0, target, &watch).unwrap();
    (options, own, plan, race)
}

fn check_races(target: i32, games: u64) {
    let (options, own, plan, race) = race_to(target);
    let chances = RaceBook::new(
        &own,
        |utility| Arc::new(plan.solve(&own, utility.clone())),
        |own, other| race.chance(own.0, other.0),
    )
    .unwrap();
    let book = Book::solve(&options).unwrap();
    for number in 0..games {
        let mut source = Source::new(number);
        let blunders = source.pick(&[1, 4, 1000]);
        let most = if number % 5 == 4 { source.below(40) } else { 400 };
        let record = kit::record(&options, 2, &book, blunders, most, &mut source);
        let analysis = analyse_winning(&record, &chances, &|_| {}).unwrap();
        check(&analysis, &record);
        check_two(&analysis);
        assert!((analysis.seats[0].start - race.chance(0, 0)).abs() < 1e-8);
        assert!(analysis.seats[0].luck_error.is_some() && analysis.kind == Kind::Exact);
    }
    let three = kit::record(&options, 3, &book, 4, 40, &mut Source::new(1));
    assert_eq!(analyse_winning(&three, &chances, &|_| {}).err(), Some(CoachRefusal::NoChances));
}

#[test]
fn the_shortest_race_of_rolling_bones_adds_up() {
    check_races(1, 12);
}

#[test]
fn a_race_of_rolling_bones_adds_up() {
    check_races(2, 4);
}

/// In the shortest race a turn either wins, with chance p, or leaves the other with the chance c: c = p + (1 − p)(1 − c).
/// So one turn has the variance p(1 − p)c².
#[test]
fn the_luck_of_a_turn_scatters_as_stated() {
    let (options, own, plan, race) = race_to(1);
    let chances = RaceBook::new(
        &own,
        |utility| Arc::new(plan.solve(&own, utility.clone())),
        |own, other| race.chance(own.0, other.0),
    )
    .unwrap();
    let game = AnyGame::start(&options, 2).unwrap();
    let c = race.chance(0, 0);
    let p = (2.0 * c - 1.0) / c;
    let variance = chances.variance(&game).unwrap();
    assert!((variance - p * (1.0 - p) * c * c).abs() < 1e-9, "{variance}");
}

/// A duel of KnochenMAX that is known only from some late turn on. Before, both seats have half a win.
struct LateDuel(Duel);

impl Chances for LateDuel {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        Chances::win(&self.0, game).or(Some(0.5))
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let early = || game.legal_moves().into_iter().map(|action| (action, 0.5)).collect();
        Some(Chances::moves(&self.0, game).unwrap_or_else(early))
    }

    fn variance(&self, game: &AnyGame) -> Option<f64> {
        Chances::variance(&self.0, game).or(Some(0.0))
    }
}

fn free(game: &KnochenMax, seat: Seat) -> usize {
    game.sheets(seat).iter().map(|sheet| sheet.free().count()).sum()
}

/// Every position of a record before an event.
fn positions(record: &Record) -> Vec<AnyGame> {
    let mut game = AnyGame::start(&record.plan.options, record.plan.seats.len()).unwrap();
    let mut positions = Vec::new();
    for event in &record.events {
        positions.push(game.clone());
        match event {
            Event::Moved { action, .. } => game.play(action).unwrap(),
            Event::Rolled { outcome, .. } => game.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
    }
    positions
}

/// The end of the duel of a record, from where the seat to move has so many boxes left.
fn late_duel(record: &Record, boxes: usize) -> LateDuel {
    let late = positions(record).into_iter().find_map(|game| match game {
        AnyGame::KnochenMax(game) if free(&game, game.to_move()) <= boxes => Some(game),
        AnyGame::KnochenMax(_) | AnyGame::RollingBones(_) | AnyGame::RollingDice(_) => None,
    });
    let late = late.unwrap_or_else(|| panic!("the game ended before"));
    let game = KnochenMaxGame::new(late.options());
    LateDuel(Duel::solve_from(&game, &late, &|_| ControlFlow::Continue(())).unwrap())
}

#[test]
fn duels_of_knochenmax_add_up_with_all_options() {
    for bones in ["bones=antique", "bones=fair", "bones=1,7,2,3"] {
        for struck in ["struck_max_counts=true", "struck_max_counts=false"] {
            let options = kit::options(GameId::KnochenMax, &[bones, struck]);
            let book = Book::solve(&options).unwrap();
            for number in 0..12 {
                let mut source = Source::new(number);
                let blunders = source.pick(&[1, 3, 1000]);
                let record = kit::record(&options, 2, &book, blunders, 10_000, &mut source);
                let analysis = analyse_winning(&record, &late_duel(&record, 3), &|_| {}).unwrap();
                check(&analysis, &record);
                check_two(&analysis);
            }
        }
    }
}

/// Over many games luck is nothing on average, and a roll scatters as stated.
#[test]
fn luck_is_nothing_on_average_in_duels() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let (mut luck, mut squares, mut variance) = (0.0, 0.0, 0.0);
    for number in 0..150 {
        let record = kit::record(&options, 2, &book, 5, 10_000, &mut Source::new(500 + number));
        let chances = late_duel(&record, 2);
        let analysis = analyse_winning(&record, &chances, &|_| {}).unwrap();
        for (step, game) in analysis.steps.iter().zip(positions(&record)) {
            let What::Roll(roll) = &step.what else { continue };
            // Before the first known roll the game was not really worth half a win.
            if Chances::win(&chances.0, &game).is_some_and(|win| (win - roll.before).abs() < 1e-9) {
                luck += roll.luck;
                squares += roll.luck.powi(2);
                variance += chances.variance(&game).unwrap();
            }
        }
    }
    assert!(luck.abs() < 4.0 * f64::sqrt(variance), "{luck} ± {}", f64::sqrt(variance));
    assert!((squares / variance - 1.0).abs() < 0.2, "{squares} is not about {variance}");
}

/// The variance over all ordered throws.
fn slow_variance(game: &KnochenMax, duel: &Duel) -> f64 {
    let weights = game.options().bones.weights().map(|weight| weight as f64);
    let all: f64 = weights.iter().sum();
    let mut throws: Vec<(Vec<Side>, f64)> = vec![(Vec::new(), 1.0)];
    for _ in game.throw().number()..5 {
        let longer = throws.iter().flat_map(|(sides, chance)| {
            Side::ALL.map(|side| ([&sides[..], &[side]].concat(), chance * weights[side.index()] / all))
        });
        throws = longer.collect();
    }
    let values = throws.into_iter().map(|(sides, chance)| {
        let mut next = game.clone();
        next.resolve(&Thrown::new(Bones::showing(sides).unwrap().sides()).unwrap()).unwrap();
        (duel.win(&next).unwrap(), chance)
    });
    let values: Vec<(f64, f64)> = values.collect();
    let mean: f64 = values.iter().map(|(value, chance)| value * chance).sum();
    values.iter().map(|(value, chance)| (value - mean).powi(2) * chance).sum()
}

#[test]
fn a_throw_scatters_as_ordered_throws_do() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let record = kit::record(&options, 2, &book, 3, 10_000, &mut Source::new(9));
    let LateDuel(duel) = late_duel(&record, 2);
    let mut seen = 0;
    for game in positions(&record) {
        let AnyGame::KnochenMax(position) = &game else { panic!("another game") };
        if matches!(game.turn(), Turn::Chance(_)) && duel.win(position).is_some() {
            let fast = Chances::variance(&duel, &game).unwrap();
            assert!((fast - slow_variance(position, &duel)).abs() < 1e-12);
            seen += 1;
        }
    }
    assert!(seen >= 4, "{seen} throws");
}

/// All seats share one win, before and after every event.
#[track_caller]
fn check_many(analysis: &Analysis) {
    let sum = |values: &[f64]| values.iter().sum::<f64>();
    assert!((sum(&analysis.before) - 1.0).abs() < 1e-9, "{:?}", analysis.before);
    for step in &analysis.steps {
        assert!((sum(&step.values) - 1.0).abs() < 1e-9, "{step:?}");
        assert!(step.values.iter().all(|value| (-1e-6..1.0 + 1e-6).contains(value)), "{step:?}");
    }
    let all = |part: fn(&SeatAnalysis) -> f64| analysis.seats.iter().map(part).sum::<f64>();
    assert!(
        all(|seat| seat.luck_of_dice).abs() < 1e-9
            && analysis.seats.iter().all(|seat| seat.others_turns == 0.0)
    );
    assert!((all(|seat| seat.gifts) - all(|seat| seat.loss)).abs() < 1e-9);
    assert!(matches!(analysis.kind, Kind::Estimate { error } if error > 0.0));
    assert!(analysis.seats.iter().all(|seat| seat.luck_error.is_none()));
}

#[test]
fn games_of_three_and_four_add_up_as_estimates() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let sheets = &*book.of::<KnochenMaxBook>().unwrap();
    for (seats, most) in [(3, 10_000), (4, 12)] {
        let record = kit::record(&options, seats, &book, 3, most, &mut Source::new(4));
        let start = KnochenMax::start(sheets.options(), seats).unwrap();
        let chances = CrowdBook::new(sheets, &start).unwrap();
        let analysis = analyse_winning(&record, &chances, &|_| {}).unwrap();
        check(&analysis, &record);
        check_many(&analysis);
    }
}

/// Also with two seats, if the round is finished. The games with few events are not played to their end.
#[test]
fn races_of_many_add_up_as_estimates() {
    for (written, seats) in [("target=20", 3), ("target=15", 4), ("target=15", 6)] {
        check_fields(&[written], seats);
    }
    for seats in [2, 3, 4] {
        check_fields(&["target=15", "finish_round=true"], seats);
    }
}

fn field<'a>(bones: &'a RollingBonesBook, options: &AnyOptions, seats: usize) -> FieldBook<'a> {
    let AnyOptions::RollingBones(own) = options else { panic!("another game") };
    FieldBook::new(bones, &RollingBones::start(own, seats).unwrap())
}

fn check_fields(written: &[&str], seats: usize) {
    let options = kit::options(GameId::RollingBones, written);
    let book = Book::solve(&options).unwrap();
    let bones = &*book.of::<RollingBonesBook>().unwrap();
    for (number, most) in [(1, 400), (2, 400), (3, 9)] {
        let mut source = Source::new(number);
        let blunders = source.pick(&[1, 4, 1000]);
        let record = kit::record(&options, seats, &book, blunders, most, &mut source);
        let analysis = analyse_winning(&record, &field(bones, &options, seats), &|_| {}).unwrap();
        check(&analysis, &record);
        check_many(&analysis);
    }
}

/// An estimate knows who comes next: before the first turn the first seat is best off, the last worst.
#[test]
fn seats_that_come_later_have_less_of_a_race() {
    let options = kit::options(GameId::RollingBones, &["target=30"]);
    let bones = Book::solve(&options).unwrap().of::<RollingBonesBook>().unwrap();
    let game = AnyGame::start(&options, 3).unwrap();
    let book = field(&bones, &options, 3);
    let chances = [0, 1, 2].map(|seat| book.win_of(&game, Seat(seat)).unwrap());
    assert!(chances[0] > chances[1] && chances[1] > chances[2], "{chances:?}");
    let after_duty = kit::options(GameId::RollingBones, &["hat_off=after_duty"]);
    let other = AnyGame::start(&after_duty, 3).unwrap();
    assert_eq!([0, 1].map(|seat| book.win_of(&other, Seat(seat))), [None, None]);
}

#[test]
fn what_has_no_chances_is_refused_by_name() {
    use CoachRefusal::{NotSolved, WonAlone, WonOnSheets};
    let check = |game, written: &[&str], seats, expected| {
        assert_eq!(ChancesFrom::of(&kit::options(game, written), seats), expected);
    };
    check(GameId::KnochenMax, &[], 2, Ok(ChancesFrom::Duel));
    check(GameId::KnochenMax, &["bones=fair"], 4, Ok(ChancesFrom::Crowd));
    check(GameId::RollingBones, &[], 2, Ok(ChancesFrom::Race));
    check(GameId::KnochenMax, &[], 1, Err(WonAlone));
    check(GameId::RollingBones, &[], 1, Err(WonAlone));
    check(GameId::KnochenMax, &["sheets=2"], 2, Err(WonOnSheets));
    check(GameId::RollingBones, &["finish_round=true"], 2, Ok(ChancesFrom::Field));
    check(GameId::RollingBones, &["target=101"], 2, Ok(ChancesFrom::Field));
    check(GameId::RollingBones, &[], 3, Ok(ChancesFrom::Field));
    check(GameId::RollingDice, &[], 2, Err(NotSolved));
}
