//! Whole games: the rules accept every landing.

use bonecup_arena::{Arena, Lean};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Cup, Game, Turn};
use rolling_dice::{DiceOptions, Move, RollingDice, Throw, Thrower};

use crate::kit::{any_aim, any_throw, sensible};

/// Plays games of random players, of whom every fourth throws without thought.
fn play(engine: &impl Thrower, games: std::ops::Range<u64>) {
    for number in games {
        let mut source = Source::new(number);
        let mut game = RollingDice::start(&DiceOptions::default(), 2 + source.below(5)).unwrap();
        for _ in 0..3_000 {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Seat(_) => {
                    let mut choice = source.pick(&game.legal_moves());
                    if let Move::Throw(aim) = &mut choice {
                        *aim = if source.one_in(4) { any_aim(&mut source) } else { sensible(&mut source) };
                    }
                    game.play(&choice).unwrap();
                }
                Turn::Chance(throw) => resolve(&mut game, engine, &throw, source.noise()),
            }
        }
        assert!(matches!(game.turn(), Turn::Over(_)), "game {number} does not end");
    }
}

fn resolve(game: &mut RollingDice, engine: &impl Thrower, throw: &Throw, noise: u64) {
    let landing = engine.throw(throw, noise);
    let refused = game.resolve(&landing);
    assert_eq!(refused, Ok(()), "{throw}\n{landing}");
}

#[test]
fn games_on_the_judged_engine() {
    play(&Arena, 0..30);
}

#[test]
fn games_on_the_search_engine() {
    play(&Lean::default(), 1_000..1_200);
}

/// Not only what games lead to: any dice anywhere, with towers.
#[test]
fn any_throw_onto_any_floe_lands_where_dice_can_lie() {
    for number in 0..600 {
        let throw = any_throw(&mut Source::new(number));
        for landing in [Arena.throw(&throw, number), Lean::default().throw(&throw, number)] {
            let thrown = (1..).map(rolling_dice::Which::Thrown).zip(landing.thrown.iter().copied());
            let scoring =
                landing.scoring.iter().map(|&(colour, rest)| (rolling_dice::Which::Scoring(colour), rest));
            assert_eq!(rolling_dice::check_lying(thrown.chain(scoring)), Ok(()), "{throw}\n{landing}");
        }
    }
}

/// Far more games than `make test` has time for.
#[test]
#[ignore = "`make test-long`: takes many minutes"]
fn long_thousands_of_games() {
    play(&Arena, 10_000..11_000);
    play(&Lean::default(), 20_000..23_000);
}
