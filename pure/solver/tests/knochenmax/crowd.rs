//! Three and four players: how far the estimate is from exact duels, and from play.

use std::ops::ControlFlow;

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points, Seat, Shake, Turn};
use bonecup_solver::knochenmax::{Crowd, Duel, ExpectedPoints, KnochenMaxGame};
use knochenmax::{KnochenMax, Sheet};

use crate::kit::{best, late, options};

/// With two players the exact probability is known, and the estimate can be judged.
#[test]
fn against_one_other_the_estimate_is_near_the_duel() {
    let options = options("antique", false);
    let (points, game) = (ExpectedPoints::solve(&options), KnochenMaxGame::new(&options));
    let mut square = 0.0;
    for number in 0..24 {
        let position = late(&options, 2, 10, number);
        let duel = Duel::solve_from(&game, &position, &|_| ControlFlow::Continue(())).unwrap();
        let exact = duel.win(&position).unwrap();
        let estimate = Crowd::solve(&points, &position).unwrap().win(&position);
        assert!((estimate.value - exact).abs() < 3.0 * estimate.error, "{exact} {estimate:?}");
        square += ((estimate.value - exact) / estimate.error).powi(2);
    }
    assert!((square / 24.0).sqrt() < 1.0);
}

/// Against three players who play for points the estimate is no estimate.
#[test]
fn against_players_for_points_the_chance_is_as_told() {
    const GAMES: u32 = 4_000;
    let options = options("fair", false);
    let points = ExpectedPoints::solve(&options);
    let position = late(&options, 4, 8, 5);
    let crowd = Crowd::solve(&points, &position).unwrap();
    let seat = position.to_move();
    let mut source = Source::new(3);
    let won: f64 = (0..GAMES).map(|_| share(&crowd, &points, position.clone(), seat, &mut source)).sum();
    let chance = crowd.win(&position).value;
    let error = (chance * (1.0 - chance) / f64::from(GAMES)).sqrt();
    assert!((won / f64::from(GAMES) - chance).abs() < 4.0 * error, "{won} of {GAMES}, {chance}");
    assert!(0.01 < chance && chance < 0.99, "{chance}");
}

/// What part of the win the seat gets in one game.
fn share(
    crowd: &Crowd<'_>,
    points: &ExpectedPoints,
    mut game: KnochenMax,
    seat: Seat,
    source: &mut Source,
) -> f64 {
    loop {
        match game.turn() {
            Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
            Turn::Seat(mover) => {
                let moves = if mover == seat { crowd.moves(&game) } else { points.moves(&game) };
                game.play(&best(&moves)).unwrap();
            }
            Turn::Over(_) => return share_at_end(&game, seat),
        }
    }
}

fn share_at_end(game: &KnochenMax, seat: Seat) -> f64 {
    let totals: Vec<Points> =
        Seat::all(game.seats()).map(|seat| game.sheets(seat).iter().map(Sheet::total).sum()).collect();
    let most = totals.iter().max().copied().unwrap();
    let winners = totals.iter().filter(|&&total| total == most).count();
    if totals[seat.index()] == most { 1.0 / f64::from(u32::try_from(winners).unwrap()) } else { 0.0 }
}
