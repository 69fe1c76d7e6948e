//! Positions of a game where somebody erred.

use bonecup_coach::{Analysis, Book, What, analyse};
use bonecup_games::{GameId, WrittenPosition};
use bonecup_referee::{Event, Record, RecordError, Seq};
use bonecup_rules::Seat;
use bonecup_training::{LEAST_LOSS, Mistake, mistakes, solve};
use rolling_dice::Scatter;

use crate::kit::{book, record};

const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

fn played(game: GameId, seed: u64) -> (Record, Book, Analysis) {
    let (record, book) = (record(game, "oak", &["Anna", "Bert"], 4, seed), book(game));
    let analysis = analyse(&record, &book, &Scatter).unwrap();
    (record, book, analysis)
}

/// The position before an event, by the referee.
fn before(record: &Record, wanted: Seq) -> WrittenPosition {
    let mut found = None;
    let replayed = record.replay_with(|table, _| {
        if table.seq().next() == wanted {
            found = Some(WrittenPosition::of(table.game()).unwrap());
        }
        Ok::<(), RecordError>(())
    });
    replayed.unwrap();
    found.unwrap()
}

#[test]
fn each_is_the_position_before_a_decision_that_lost() {
    for (game, seed) in [(GameId::KnochenMax, 1), (GameId::RollingBones, 2)] {
        let (record, book, analysis) = played(game, seed);
        let found = mistakes(&record, &analysis, &book, &BOTH, 100);
        assert!(found.len() > 5, "{game}: {}", found.len());
        for Mistake { event, seat, loss, puzzle, .. } in &found {
            let index = usize::try_from(event.0).unwrap() - 1;
            let Event::Moved { seat: mover, action, .. } = &record.events[index] else { panic!("no move") };
            assert_eq!((mover, Some(&action.to_string())), (seat, puzzle.played.as_ref()));
            assert_eq!(puzzle.position, before(&record, *event));
            assert!(puzzle.choices.contains(&action.to_string()) && puzzle.choices.len() >= 2);
            let position = puzzle.read().unwrap();
            let solution = solve(&position, action, &book).unwrap();
            assert!((solution.loss - loss).abs() < 1e-9 && *loss >= LEAST_LOSS && !solution.is_right);
            assert!(position.choices.contains(&solution.best.action));
        }
        let lost = |step: &&bonecup_coach::Step| step.loss() >= LEAST_LOSS;
        assert_eq!(found.len(), analysis.steps.iter().filter(lost).count(), "none is left out");
    }
}

#[test]
fn the_worst_of_each_seat_are_taken_in_the_order_of_the_game() {
    let (record, book, analysis) = played(GameId::KnochenMax, 3);
    let two = mistakes(&record, &analysis, &book, &BOTH, 2);
    assert!(two.is_sorted_by_key(|mistake| mistake.event));
    for seat in BOTH {
        let mut worst: Vec<f64> = analysis.of(seat).map(bonecup_coach::Step::loss).collect();
        worst.sort_by(|one, other| other.total_cmp(one));
        let mut own: Vec<f64> =
            two.iter().filter(|mistake| mistake.seat == seat).map(|mistake| mistake.loss).collect();
        own.sort_by(|one, other| other.total_cmp(one));
        assert_eq!(own, worst[..2]);
    }
    let one_seat = mistakes(&record, &analysis, &book, &[Seat(1)], 2);
    assert!(one_seat.len() == 2 && one_seat.iter().all(|mistake| mistake.seat == Seat(1)));
    assert_eq!(mistakes(&record, &analysis, &book, &[], 2), []);
}

#[test]
fn whoever_plays_best_has_nothing_to_learn() {
    let book = book(GameId::KnochenMax);
    let record = record(GameId::KnochenMax, "oak", &["Anna"], 1_000_000, 5);
    let analysis = analyse(&record, &book, &Scatter).unwrap();
    assert!(analysis.steps.iter().any(|step| matches!(step.what, What::Decision { .. })));
    assert_eq!(mistakes(&record, &analysis, &book, &[Seat(0)], 5), []);
}

#[test]
fn it_is_read_as_it_was_written() {
    let (record, book, analysis) = played(GameId::RollingBones, 4);
    let found = mistakes(&record, &analysis, &book, &BOTH, 3);
    let written = serde_json::to_string(&found).unwrap();
    let read: Vec<Mistake> = serde_json::from_str(&written).unwrap();
    assert_eq!(read.len(), found.len());
    for (read, mistake) in read.iter().zip(&found) {
        assert_eq!((&read.puzzle, read.event, read.seat), (&mistake.puzzle, mistake.event, mistake.seat));
        assert!((read.loss - mistake.loss).abs() < 1e-12);
    }
}
