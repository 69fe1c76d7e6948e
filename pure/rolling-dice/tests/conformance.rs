//! Rolling Dice keeps every promise of a game, in 20,000 random games.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bonecup_rules::conformance::{Source, Subject, conform, playthrough};
use bonecup_rules::{Cup, Game, Seat};
use rolling_dice::{
    Aim, AimPart, Colour, ColourList, DICE, DiceOptions, Landing, Length, Move, Place, Rest, RollingDice,
    Scatter, Spot, Throw, Thrower, Yaw,
};

struct Floe;

impl Subject for Floe {
    type Game = RollingDice;

    // The rules have no bound: a table may throw everything into the water for ever. Random players do not.
    const MOST_STEPS: usize = 3_000;
    const LISTS_ALL: bool = false;

    fn table(source: &mut Source) -> (DiceOptions, usize) {
        let seats = 2 + source.below(5);
        let needed = if seats == 2 { 4 } else { seats };
        let mut free = Colour::ALL.to_vec();
        let chosen = (0..source.below(needed + 1)).map(|_| free.remove(source.below(free.len())));
        let colours = ColourList::new(chosen.collect::<Vec<_>>()).unwrap();
        let begins = Seat(source.fair(u8::try_from(seats).unwrap()));
        (DiceOptions { colours, begins, ..DiceOptions::default() }, seats)
    }

    fn answer(throw: &Throw, source: &mut Source) -> Landing {
        Scatter.throw(throw, source.noise())
    }

    fn nonsense(throw: &Throw, source: &mut Source) -> Landing {
        let mut landing = Scatter.throw(throw, source.noise());
        let i = source.below(landing.thrown.len());
        match source.below(7) {
            0 => landing.thrown.truncate(2),
            1 => landing.thrown.push(landing.thrown[0]),
            2 => spoil_scoring(&mut landing, source),
            3 => landing.thrown[i].x = Length::mm(5_000),
            4 => landing.thrown[i] = Rest { place: Place::Floe, y: Length::mm(420), ..landing.thrown[i] },
            5 => landing.thrown[i] = Rest { place: Place::Outside, y: Length::mm(420), ..landing.thrown[i] },
            _ => landing.thrown[i].level = 10,
        }
        landing
    }

    fn any_move(source: &mut Source) -> Move {
        match source.below(3) {
            0 => Move::Throw(any_aim(source)),
            1 => Move::Choose(source.fair(7)),
            _ => Move::Place(Spot {
                x: Length::hundredths(within(source, -1_000, 31_000)),
                y: Length::hundredths(within(source, -1_000, 44_000)),
                turn: Yaw::hundredths(u16::try_from(source.below(9_000)).unwrap()),
            }),
        }
    }

    fn audit(game: &RollingDice) {
        for &colour in game.colours() {
            let stock = game.stock(colour);
            assert_eq!(stock.hand + stock.thrown + stock.scoring + stock.aside, DICE, "{colour}: {stock:?}");
        }
        let seals: Vec<_> = game.colours().iter().map(|&colour| game.seal(colour).0).collect();
        for (i, seal) in seals.iter().enumerate() {
            assert!(*seal == 0 || !seals[..i].contains(seal), "two seals share field {seal}");
        }
    }
}

/// A scoring die too few, too many, or one that is not there.
fn spoil_scoring(landing: &mut Landing, source: &mut Source) {
    if landing.scoring.is_empty() || source.one_in(3) {
        landing.scoring.push((source.pick(&Colour::ALL), landing.thrown[0]));
    } else {
        landing.scoring.pop();
    }
}

fn any_aim(source: &mut Source) -> Aim {
    let mut part = |part: AimPart| {
        let range = part.range();
        let beyond = if source.one_in(20) { 1 } else { 0 };
        within(source, *range.start() - beyond, *range.end() + beyond)
    };
    Aim {
        place: part(AimPart::Place),
        direction: part(AimPart::Direction),
        strength: part(AimPart::Strength),
        loft: part(AimPart::Loft),
        spin: part(AimPart::Spin),
    }
}

fn within(source: &mut Source, least: i32, most: i32) -> i32 {
    let size = usize::try_from(most - least + 1).unwrap();
    least + i32::try_from(source.below(size)).unwrap()
}

#[test]
fn random_games_1() {
    conform::<Floe>(0, 5_000);
}

#[test]
fn random_games_2() {
    conform::<Floe>(5_000, 5_000);
}

#[test]
fn random_games_3() {
    conform::<Floe>(10_000, 5_000);
}

#[test]
fn random_games_4() {
    conform::<Floe>(15_000, 5_000);
}

#[test]
fn a_short_game_reads_like_this() {
    let setup = r#"{"seats": 3, "starter": "green", "seals": {"orange": 61, "green": 58, "purple": 66}, "floe": {
        "orange": {"face": 4, "x": 150, "y": 200}, "green": {"face": 2, "x": 105, "y": 160},
        "purple": {"face": 5, "x": 195, "y": 240}}}"#;
    let game =
        RollingDice::from_setup(&DiceOptions::default(), &serde_json::from_str(setup).unwrap()).unwrap();
    insta::assert_snapshot!(playthrough::<Floe>(game, 47, 40));
}
