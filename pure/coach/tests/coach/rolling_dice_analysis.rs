//! A game of Rolling Dice, taken apart: sums add up, luck is nothing on average, and what is much worse is called so.

use bonecup_coach::{Analysis, Book, Kind, Step, Unit, What, analyse};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId};
use bonecup_outlook::{Estimate, Noise, review_choices, standard_move};
use bonecup_referee::{By, Event, Record, RecordedResult};
use bonecup_rules::{Game, Turn};
use rolling_dice::{DiceOptions, Move, RollingDice, Scatter, Task, Thrower};

use crate::kit;

/// A game of at most so many events in which everybody plays as `choose` says.
fn record(seats: usize, seed: u64, most: usize, choose: impl Fn(&RollingDice, usize) -> Move) -> Record {
    let mut game = RollingDice::start(&DiceOptions::default(), seats).unwrap();
    let mut noise = Noise::new(seed);
    let (mut events, mut rolls) = (Vec::new(), 0);
    while events.len() < most {
        match game.turn() {
            Turn::Seat(seat) => {
                let action = choose(&game, events.len());
                game.play(&action).unwrap();
                events.push(Event::moved(seat, AnyMove::RollingDice(action)));
            }
            Turn::Chance(throw) => {
                let landing = Scatter.throw(&throw, noise.next().unwrap());
                game.resolve(&landing).unwrap();
                events.push(Event::rolled(rolls, By::Hand, AnyOutcome::RollingDice(landing)));
                rolls += 1;
            }
            Turn::Over(_) => break,
        }
    }
    let result = match AnyGame::RollingDice(game).turn() {
        Turn::Over(standings) => Some(RecordedResult::new(&standings)),
        Turn::Seat(_) | Turn::Chance(_) => None,
    };
    let plan = kit::plan(&AnyOptions::new(GameId::RollingDice), seats);
    Record { plan, seed: None, events, result, head: None, vouched: None }
}

fn standard(game: &RollingDice, _: usize) -> Move {
    standard_move(game).unwrap()
}

fn analysis(record: &Record) -> Analysis {
    let book = Book::solve(&record.plan.options).unwrap();
    analyse(record, &book, &Scatter).unwrap()
}

#[track_caller]
fn adds_up(record: &Record, analysis: &Analysis) {
    assert_eq!(analysis.unit, Unit::Points);
    assert!(
        matches!(analysis.kind, Kind::Estimate { error } if error > 0.0 && error < 3.0),
        "{:?}",
        analysis.kind
    );
    assert_eq!(analysis.finished, record.result.is_some());
    assert_eq!(analysis.steps.len(), record.events.len());
    for (number, seat) in analysis.seats.iter().enumerate() {
        let own = || analysis.steps.iter().filter(|step| step.seat.index() == number);
        assert!((seat.result - (seat.start + seat.luck - seat.loss)).abs() < 1e-9, "{seat:?}");
        assert!((seat.luck - (seat.luck_of_dice + seat.others_turns)).abs() < 1e-9);
        assert!((seat.luck_of_dice - own().map(Step::luck).sum::<f64>()).abs() < 1e-9);
        assert!((seat.loss - own().map(Step::loss).sum::<f64>()).abs() < 1e-9);
        if analysis.finished {
            assert!((seat.result - f64::from(seat.points.0)).abs() < 1e-9, "{seat:?}");
        }
    }
    assert!(analysis.steps.iter().all(|step| step.loss() >= 0.0));
}

#[test]
fn sums_add_up_in_whole_games_and_in_broken_ones() {
    for (seats, seed, most) in [(2, 1, 1000), (3, 2, 1000), (4, 3, 40), (2, 4, 7), (5, 5, 0)] {
        let record = record(seats, seed, most, standard);
        let whole = analysis(&record);
        if most > 0 {
            adds_up(&record, &whole);
        }
        assert_eq!(whole, analysis(&record), "the same record, the same analysis");
    }
}

/// Whoever throws every day the same throws luckily and unluckily alike.
#[test]
fn luck_is_nothing_on_average() {
    let mut luck = Estimate::default();
    for seed in 0..6 {
        let whole = analysis(&record(3, 100 + seed, 1000, standard));
        let rolls = whole.steps.iter().filter(|step| matches!(step.what, What::Roll(_)));
        rolls.for_each(|step| luck.add(step.luck()));
    }
    assert!(luck.count() > 100.0);
    assert!(luck.mean().abs() < 4.0 * luck.error(), "{} ± {}", luck.mean(), luck.error());
}

#[test]
fn a_throw_into_the_wall_is_a_mistake_and_a_better_aim_is_named() {
    let wall: Move = "throw at 30.0 direction -600 strength 2000 loft 0 spin 0.0".parse().unwrap();
    let record = record(2, 7, 30, |game, event| {
        if event < 6 && matches!(game.task(), Task::Aim { .. }) { wall } else { standard(game, event) }
    });
    let whole = analysis(&record);
    adds_up(&record, &whole);
    let aims = whole.steps.iter().filter_map(|step| match &step.what {
        What::Decision { played, best, loss, .. } => Some((played, best, *loss)),
        What::Roll(_) | What::Forced { .. } => None,
    });
    let of_wall: Vec<_> = aims.filter(|(played, _, _)| **played == AnyMove::RollingDice(wall)).collect();
    assert!(!of_wall.is_empty());
    for (played, best, loss) in of_wall {
        assert!(loss > 2.0 && best != played, "{loss} for {best}");
    }
}

/// The die that is worth most by the same yardstick loses nothing, the one that is worth least as much as it is worth less.
#[test]
fn a_choice_loses_what_the_best_is_worth_more() {
    let worths = |game: &RollingDice| {
        let mut worths = review_choices(game);
        worths.sort_by(|one, other| other.1.total_cmp(&one.1));
        worths
    };
    for best in [true, false] {
        let choose = |game: &RollingDice, event| {
            if !matches!(game.task(), Task::Choose { .. }) {
                return standard(game, event);
            }
            let worths = worths(game);
            Move::Choose(if best { worths[0].0 } else { worths[worths.len() - 1].0 })
        };
        let record = record(3, 9, 60, choose);
        let whole = analysis(&record);
        let choices = whole.steps.iter().filter(|step| {
            matches!(&step.what, What::Decision { played: AnyMove::RollingDice(Move::Choose(_)), .. })
        });
        let lost: Vec<f64> = choices.map(Step::loss).collect();
        assert!(lost.len() > 5);
        let total: f64 = lost.iter().sum();
        assert!(if best { total == 0.0 } else { total > 5.0 }, "{lost:?}");
    }
}
