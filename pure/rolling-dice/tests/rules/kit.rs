//! Positions and throws in few words.

use bonecup_rules::{Game, Points, Turn};
use rolling_dice::{
    Colour, DiceOptions, Face, Fault, Landing, Length, Line, Move, Origin, Place, Point, Refusal, Rest,
    RollingDice, Spot, Yaw,
};
use serde_json::Value;

pub(crate) const AIM: &str = "throw at 150.0 direction 0 strength 900 loft 50 spin 12.0";

/// A position from JSON.
#[track_caller]
pub(crate) fn at(setup: Value) -> RollingDice {
    read(setup).expect("the position is possible")
}

/// A position from JSON, if it is possible.
#[track_caller]
pub(crate) fn read(setup: Value) -> Result<RollingDice, Fault> {
    let setup = serde_json::from_value(setup).expect("the JSON is a setup");
    RollingDice::from_setup(&DiceOptions::default(), &setup)
}

pub(crate) fn start(seats: usize) -> RollingDice {
    RollingDice::start(&DiceOptions::default(), seats).expect("so many can play")
}

/// A die in the words of [`throws`].
#[track_caller]
pub(crate) fn die(text: &str) -> Rest {
    let words: Vec<&str> = text.split_whitespace().collect();
    let face = words[0].parse().expect("a face");
    match words[1..] {
        ["water"] => off_floe(face, Place::Water, Point::mm(8, 200)),
        ["outside"] => off_floe(face, Place::Outside, Point::mm(150, 500)),
        [x, y] => Rest::flat(face, spot(x, y)),
        [x, y, "patch", points] => {
            let patch = Some(Points(points.parse().expect("points")));
            Rest { patch, ..Rest::flat(face, spot(x, y)) }
        }
        _ => panic!("'{text}' is no die"),
    }
}

fn off_floe(face: Face, place: Place, centre: Point) -> Rest {
    Rest { face, x: centre.x, y: centre.y, turn: Yaw::default(), level: 0, place, patch: None }
}

fn spot(x: &str, y: &str) -> Spot {
    let mm = |text: &str| Length::nearest(text.parse().expect("millimetres"));
    Spot { x: mm(x), y: mm(y), turn: Yaw::default() }
}

/// The landing of a throw, as in `6 120 200, 3 water, 1 outside; green 5 water`: the thrown dice with their face
/// and millimetres, then the scoring dice that did not stay as they were.
#[track_caller]
pub(crate) fn landing(game: &RollingDice, text: &str) -> Landing {
    let (thrown, moved) = text.split_once(';').unwrap_or((text, ""));
    let thrown = thrown.split(',').map(die).collect();
    let mut scoring: Vec<(Colour, Rest)> = game.resting().collect();
    for moved in moved.split(',').filter(|moved| !moved.is_empty()) {
        let (colour, rest) = moved.trim().split_once(' ').expect("a colour and its die");
        let colour: Colour = colour.parse().expect("a colour");
        scoring.iter_mut().find(|(lying, _)| *lying == colour).expect("it lay there").1 = die(rest);
    }
    Landing { origin: Origin::Hand, thrown, scoring }
}

/// Aims and lets the dice come to rest as [`landing`] says.
#[track_caller]
pub(crate) fn throws(game: &mut RollingDice, text: &str) {
    play(game, AIM);
    let landing = landing(game, text);
    game.resolve(&landing).expect("the dice can lie so");
}

/// Throws and makes the first die the scoring die.
#[track_caller]
pub(crate) fn throws_and_chooses(game: &mut RollingDice, text: &str) {
    throws(game, text);
    play(game, "choose 1");
}

#[track_caller]
pub(crate) fn play(game: &mut RollingDice, text: &str) {
    let action: Move = text.parse().expect("a move");
    game.play(&action).unwrap_or_else(|refusal| panic!("'{text}': {refusal}"));
}

/// The refusal of a move, which must leave everything as it was.
#[track_caller]
pub(crate) fn refused(game: &RollingDice, text: &str) -> Refusal {
    let action: Move = text.parse().expect("a move");
    let mut after = game.clone();
    let refusal = after.play(&action).expect_err("the move is refused");
    assert_eq!(game.check(&action), Err(refusal));
    assert_eq!(&after, game, "a refused move changes nothing");
    refusal
}

/// The seat that is to move.
pub(crate) fn mover(game: &RollingDice) -> u8 {
    match game.turn() {
        Turn::Seat(seat) => seat.0,
        Turn::Chance(_) | Turn::Over(_) => panic!("no seat moves: {:?}", game.task()),
    }
}

/// What the colour's die on a block shows.
pub(crate) fn block_of(game: &RollingDice, colour: Colour) -> Option<u8> {
    game.scoring_die(colour).on_block().map(Face::pips)
}

/// What the colour's die on the floe shows, and how far forward it lies in whole millimetres.
pub(crate) fn floe_of(game: &RollingDice, colour: Colour) -> Option<(u8, i32)> {
    let die = game.scoring_die(colour);
    die.on_floe().map(|rest| (rest.face.pips(), rest.y.in_hundredths() / 100))
}

/// The last round in the order of scoring: who moved from where to where.
pub(crate) fn seal_moves(lines: &[Line]) -> Vec<(Colour, i32, i32)> {
    lines.iter().map(|line| (line.colour, line.from.0, line.to.0)).collect()
}
