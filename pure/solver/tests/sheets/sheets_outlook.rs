//! The distribution of totals, and play as it predicts.

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points, Seat, Shake, Turn};
use bonecup_solver::sheets::{ExpectedPoints, Outlook};
use knochenmax::{KnochenMax, Sheet, SheetBox};

use crate::kit::{late, options, with_sheets};

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
    let player = Player::new(&solved);
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

/// Plays the best move of every position.
struct Player<'a> {
    solved: &'a ExpectedPoints,
}

impl Player<'_> {
    fn new(solved: &ExpectedPoints) -> Player<'_> {
        Player { solved }
    }

    fn game(&self, source: &mut Source) -> Sheet {
        let mut game = KnochenMax::start(self.solved.game().options(), 1).unwrap();
        loop {
            match game.turn() {
                Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
                Turn::Seat(_) => {
                    let moves = self.solved.moves(&game);
                    let best = moves.iter().max_by(|one, other| one.value.total_cmp(&other.value)).unwrap();
                    game.play(&best.action).unwrap();
                }
                Turn::Over(_) => return game.sheets(Seat(0))[0],
            }
        }
    }
}
