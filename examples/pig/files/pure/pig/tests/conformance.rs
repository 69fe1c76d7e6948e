//! Pig keeps every promise of a game, in 20,000 random games.

use bonecup_rules::conformance::{Source, Subject, conform};
use bonecup_rules::{Game, Options, Points, Shake, Turn};
use pig::{Die, Face, MOST_SEATS, Move, Pig, PigOptions};

struct PigSubject;

impl Subject for PigSubject {
    type Game = Pig;

    const MOST_STEPS: usize = 100_000;
    const LISTS_ALL: bool = true;

    fn table(source: &mut Source) -> (PigOptions, usize) {
        let mut options = PigOptions::default();
        let target = source.pick(&["10", "25", "50"]);
        assert!(options.set("target", target).is_ok());
        (options, 1 + source.below(usize::from(MOST_SEATS)))
    }

    fn answer(request: &Die, source: &mut Source) -> Face {
        request.shake(source)
    }

    fn nonsense(_request: &Die, source: &mut Source) -> Face {
        source.pick(&[Face(0), Face(7)])
    }

    fn any_move(source: &mut Source) -> Move {
        source.pick(&[Move::Roll, Move::Hold])
    }

    fn audit(game: &Pig) {
        let has_won = |points: &&Points| **points >= game.target();
        assert_eq!(game.totals().iter().filter(has_won).count() == 1, matches!(game.turn(), Turn::Over(_)));
    }
}

#[test]
fn random_games() {
    conform::<PigSubject>(0, 20_000);
}

#[test]
fn pig_1_whoever_holds_has_rolled() {
    let game = Pig::start(&PigOptions::default(), 2);
    assert_eq!(game.map(|game| game.legal_moves()), Ok(vec![Move::Roll]));
}

#[test]
fn pig_2_a_one_loses_the_points_of_the_turn_only() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Pig::start(&PigOptions::default(), 1)?;
    for face in [6, 0, 5, 1] {
        game.play(if face == 0 { &Move::Hold } else { &Move::Roll })?;
        if face > 0 {
            game.resolve(&Face(face))?;
        }
    }
    assert_eq!((game.totals(), game.at_risk()), (&[Points(6)][..], Points(0)));
    Ok(())
}
