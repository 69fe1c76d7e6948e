//! The distribution of totals, and play as it predicts.

use std::collections::HashMap;

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points, Seat, Shake, Turn};
use bonecup_solver::knochenmax::{ExpectedPoints, Outlook};
use knochenmax::{Bones, KnochenMax, Move, Sheet, SheetBox};

use crate::kit::{best, late, options, with_sheets};

fn check(solved: &ExpectedPoints, game: &KnochenMax) -> Outlook {
    let outlook = solved.outlook(game).unwrap();
    assert!((outlook.points.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!((outlook.mean() - solved.value(game).value).abs() < 1e-9, "{game:?}");
    assert!(outlook.struck.iter().all(|&chance| (0.0..=2.0).contains(&chance)));
    outlook
}

#[test]
fn chances_add_up_and_their_mean_is_the_value() {
    for struck_max_counts in [false, true] {
        let options = options("antique", struck_max_counts);
        let solved = ExpectedPoints::solve(&options);
        for free in 1..=10 {
            check(&solved, &late(&options, 1, free, 7));
        }
    }
}

#[test]
fn they_do_for_two_sheets_as_well() {
    let options = with_sheets(options("antique", false), 2);
    let solved = ExpectedPoints::solve(&options);
    for free in 1..=8 {
        check(&solved, &late(&options, 1, free, 3));
    }
}

#[test]
fn games_of_best_play_are_as_predicted() {
    const GAMES: u32 = 200_000;
    let options = options("antique", false);
    let solved = ExpectedPoints::solve(&options);
    let outlook = check(&solved, &KnochenMax::start(&options, 1).unwrap());
    let mut player = Player::new(&solved);
    let mut source = Source::new(5);
    let (mut sum, mut struck) = (0.0, [0u32; 10]);
    for _ in 0..GAMES {
        let sheet = player.game(&mut source);
        let Points(total) = sheet.total();
        sum += f64::from(total);
        for entry in SheetBox::ALL {
            struck[entry.index()] += u32::from(sheet.value(entry) == Some(Points(0)));
        }
    }
    let games = f64::from(GAMES);
    assert!((sum / games - outlook.mean()).abs() < 4.0 * outlook.deviation() / games.sqrt());
    for (count, chance) in struck.into_iter().zip(outlook.struck) {
        let error = (chance * (1.0 - chance) / games).sqrt();
        assert!((f64::from(count) / games - chance).abs() <= 4.0 * error + 1e-12);
    }
}

/// Plays the best move of every position, and remembers it.
struct Player<'a> {
    solved: &'a ExpectedPoints,
    known: HashMap<(usize, Bones, u8), Move>,
}

impl Player<'_> {
    fn new(solved: &ExpectedPoints) -> Player<'_> {
        Player { solved, known: HashMap::new() }
    }

    fn best(&mut self, game: &KnochenMax) -> Move {
        let card = self.solved.game().card(&game.sheets(Seat(0))[0]);
        let key = (card, game.throw(), game.throws_left());
        *self.known.entry(key).or_insert_with(|| best(&self.solved.moves(game)))
    }

    fn game(&mut self, source: &mut Source) -> Sheet {
        let mut game = KnochenMax::start(self.solved.game().options(), 1).unwrap();
        loop {
            match game.turn() {
                Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
                Turn::Seat(_) => {
                    let action = self.best(&game);
                    game.play(&action).unwrap();
                }
                Turn::Over(_) => return game.sheets(Seat(0))[0],
            }
        }
    }
}
