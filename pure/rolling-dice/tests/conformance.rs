//! Rolling Dice keeps every promise of a game, in 20,000 random games.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bonecup_rules::conformance::{Source, Subject, conform, playthrough};
use bonecup_rules::{Cup, Game, Points, Seat};
use rolling_dice::{
    Aim, AimPart, Colour, ColourList, DICE, DiceOptions, Landing, Length, Move, Origin, Place, Rest,
    RollingDice, Scatter, Spot, Throw, Thrower, Yaw,
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
            4 => {
                landing.thrown[i] =
                    Rest { place: Place::Floe, y: Length::mm(420), level: 0, ..landing.thrown[i] }
            }
            5 => landing.thrown[i] = Rest { place: Place::Outside, y: Length::mm(420), ..landing.thrown[i] },
            _ => landing.thrown[i].level = 10,
        }
        landing
    }

    fn any_move(source: &mut Source) -> Move {
        match source.below(3) {
            0 => Move::Throw(any_aim(source)),
            1 => Move::Choose(source.fair(7)),
            _ => Move::Place {
                spot: Spot {
                    x: Length::hundredths(within(source, -1_000, 31_000)),
                    y: Length::hundredths(within(source, -1_000, 44_000)),
                    turn: Yaw::hundredths(u16::try_from(source.below(9_000)).unwrap()),
                },
                patch: (source.below(2) == 0).then(|| Points(within(source, -9, 9))),
            },
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

/// The same with dice that a person reads off, mostly on a floe of his own.
struct RealDice;

impl Subject for RealDice {
    type Game = RollingDice;

    const MOST_STEPS: usize = Floe::MOST_STEPS;
    const LISTS_ALL: bool = Floe::LISTS_ALL;

    fn table(source: &mut Source) -> (DiceOptions, usize) {
        Floe::table(source)
    }

    fn answer(throw: &Throw, source: &mut Source) -> Landing {
        let mut landing = Landing { origin: Origin::Hand, ..Floe::answer(throw, source) };
        let scoring = landing.scoring.iter_mut().map(|(_, rest)| rest);
        for rest in landing.thrown.iter_mut().chain(scoring).filter(|rest| rest.on_floe() && rest.level == 0)
        {
            rest.patch = source.one_in(2).then(|| Points(within(source, -6, 8)));
        }
        landing
    }

    fn nonsense(throw: &Throw, source: &mut Source) -> Landing {
        let mut landing = Floe::answer(throw, source);
        let i = source.below(landing.thrown.len());
        landing.thrown[i].patch = Some(Points(source.pick(&[-7, 0, 9])));
        if landing.thrown[i].patch != Some(Points(0)) {
            landing.origin = Origin::Hand;
        }
        landing
    }

    fn any_move(source: &mut Source) -> Move {
        Floe::any_move(source)
    }

    /// On a floe of one's own every die tells, and elsewhere none.
    fn audit(game: &RollingDice) {
        Floe::audit(game);
        let scoring = game.resting().map(|(_, rest)| rest);
        for rest in scoring.chain(game.thrown().iter().copied()) {
            assert_eq!(rest.patch.is_some(), game.is_own_floe() && rest.on_floe(), "{rest}");
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
fn random_games_with_real_dice() {
    conform::<RealDice>(20_000, 3_000);
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
