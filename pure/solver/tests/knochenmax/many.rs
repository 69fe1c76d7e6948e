//! Three and more sheets: how far the estimate is from exact values and from play.

use std::collections::HashMap;

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points, Seat, Shake, Turn};
use bonecup_solver::knochenmax::{ExpectedPoints, KnochenMaxGame, SheetGame};
use knochenmax::{KnochenMax, Sheet};

use crate::kit::{best, late, options, with_sheets};

/// Exact values of any number of sheets, for ends of the game.
struct Exact<'a> {
    game: &'a KnochenMaxGame,
    known: HashMap<Vec<usize>, f64>,
}

impl Exact<'_> {
    fn value(&mut self, mut cards: Vec<usize>) -> f64 {
        cards.sort_unstable();
        if let Some(&known) = self.known.get(&cards) {
            return known;
        }
        let mut values = vec![[f64::NEG_INFINITY]; self.game.turn().lattice().len()];
        for place in 0..cards.len() {
            for way in self.game.ways(cards[place]) {
                let mut next = cards.clone();
                next[place] = way.next;
                let rest = self.value(next);
                let throws = &mut values[self.game.turn().lattice().throws()];
                for (value, points) in throws.iter_mut().zip(self.game.rows()[way.row].points()) {
                    value[0] = value[0].max(points + rest);
                }
            }
        }
        let [value] = self.game.turn().value(&mut values);
        let value = value.max(0.0);
        self.known.insert(cards, value);
        value
    }
}

fn cards(game: &KnochenMaxGame, position: &KnochenMax) -> Vec<usize> {
    position.sheets(Seat(0)).iter().map(|sheet| game.card(sheet)).collect()
}

/// The estimate of a position between turns, and how many of its standard errors it is off.
fn deviation(solved: &ExpectedPoints, number: u64) -> f64 {
    let options = *solved.game().options();
    let mut position = late(&options, 1, 9, number);
    let setup = serde_json::json!({ "sheets": position.setup().sheets });
    position = crate::kit::position(&options, &setup.to_string());
    let exact = Exact { game: solved.game(), known: HashMap::new() }.value(cards(solved.game(), &position));
    let estimate = solved.value(&position);
    if estimate.is_exact() {
        assert!((estimate.value - exact).abs() < 1e-9);
        return 0.0;
    }
    (estimate.value - exact) / estimate.error
}

#[test]
fn the_estimate_is_as_good_as_it_says() {
    for (bones, sheets) in [("antique", 3), ("fair", 4)] {
        let solved = ExpectedPoints::solve(&with_sheets(options(bones, false), sheets));
        let deviations: Vec<f64> = (0..25).map(|number| deviation(&solved, number)).collect();
        let square = deviations.iter().map(|deviation| deviation * deviation).sum::<f64>() / 25.0;
        assert!(square.sqrt() < 1.0, "{deviations:?}");
        assert!(deviations.iter().all(|deviation| deviation.abs() < 3.0), "{deviations:?}");
    }
}

/// Who plays by the estimate gets what it says.
#[test]
fn play_on_three_sheets_brings_what_was_estimated() {
    const GAMES: u32 = 1_000;
    let options = with_sheets(options("antique", false), 3);
    let solved = ExpectedPoints::solve(&options);
    let start = KnochenMax::start(&options, 1).unwrap();
    let estimate = solved.value(&start);
    let mut source = Source::new(11);
    let totals: Vec<f64> =
        (0..GAMES).map(|_| f64::from(total(&solved, start.clone(), &mut source).0)).collect();
    let mean = totals.iter().sum::<f64>() / f64::from(GAMES);
    let square = totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>();
    let error = square.sqrt() / f64::from(GAMES);
    assert!((mean - estimate.value).abs() < 4.0 * error + estimate.error);
}

fn total(solved: &ExpectedPoints, mut game: KnochenMax, source: &mut Source) -> Points {
    loop {
        match game.turn() {
            Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
            Turn::Seat(_) => {
                let action = best(&solved.moves(&game));
                game.play(&action).unwrap();
            }
            Turn::Over(_) => return game.sheets(Seat(0)).iter().map(Sheet::total).sum(),
        }
    }
}
