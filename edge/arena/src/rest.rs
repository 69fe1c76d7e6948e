//! How dice that an engine has stopped are said to lie.
//!
//! Whatever an engine leaves – a leaning die, one on top of another, two that stick in one another by a hair – becomes
//! a landing that the rules accept: every die flat, each in its place, none too deep in another.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::arena::{self, TABLE};
use rolling_dice::geometry::Footprint;
use rolling_dice::{Landing, Length, Origin, Place, Point, Rest, Throw, Yaw, settle};

use crate::cube;
use crate::matter::{self, EDGE, HALF};

/// A die that moves no more, or was stopped at the bound of time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Still {
    pub(crate) position: Vector,
    /// With its faces where they are painted.
    pub(crate) rotation: Rotation,
    pub(crate) is_wet: bool,
}

/// A resting die that moved by less than this, in millimetres, was not touched: it lies as it lay, bit by bit.
const UNTOUCHED: f64 = 0.2;

/// Nor was one that turned by less than this, in hundredths of a degree.
const UNTURNED: u16 = 100;

/// Dice side by side that stick in one another deeper than this are parted, in hundredths of a millimetre. The rules
/// allow a little more.
const DEEP: f64 = 30.0;

/// Parting two dice can press one of them into a third, so it is tried this often. What is left then lies on top.
const PARTINGS: u8 = 8;

/// The landing of the dice: first those that lay there, then the thrown ones.
pub(crate) fn landing(throw: &Throw, origin: Origin, dice: &[Still]) -> Landing {
    let mut rests = lie(throw, dice);
    let thrown = rests.split_off(throw.resting.len());
    let colours = throw.resting.iter().map(|&(colour, _)| colour);
    Landing { origin, thrown, scoring: colours.zip(rests).collect() }
}

/// The landing of a throw that cannot be thrown: nothing moves, and the hand is outside the box.
pub(crate) fn nothing_thrown(throw: &Throw, origin: Origin) -> Landing {
    let face = cube::face_up(Rotation::IDENTITY);
    let in_hand = Rest {
        face,
        x: Length::mm(0),
        y: Length::mm(-20),
        turn: Yaw::default(),
        level: 0,
        place: Place::Outside,
        patch: None,
    };
    Landing { origin, thrown: vec![in_hand; usize::from(throw.dice)], scoring: throw.untold() }
}

fn lie(throw: &Throw, dice: &[Still]) -> Vec<Rest> {
    let mut rests: Vec<Rest> = dice.iter().map(flat).collect();
    let mut untouched = vec![false; rests.len()];
    for (index, (_, before)) in throw.resting.iter().enumerate() {
        if is_untouched(before, &rests[index], &dice[index]) {
            rests[index] = before.untold();
            untouched[index] = true;
        }
    }
    part(&mut rests, dice, &untouched);
    stack(&mut rests, dice);
    rests
}

/// The die put down flat where it is.
fn flat(die: &Still) -> Rest {
    let reach = |length: Length| length.clamp(Length::mm(0) - TABLE, TABLE);
    let Point { x, y } = matter::point(die.position);
    let lying = Rest {
        face: cube::face_up(die.rotation),
        x: reach(x),
        y: reach(y),
        turn: cube::turn_of(die.rotation),
        level: 0,
        place: Place::Water,
        patch: None,
    };
    placed(lying, die)
}

/// What the die lies on, judged from the rounded coordinates; a wet one is in the water wherever it lies.
fn placed(lying: Rest, die: &Still) -> Rest {
    let centre = lying.centre();
    let place = match (die.is_wet, arena::on_floe(centre), arena::in_box(centre)) {
        (false, true, _) => Place::Floe,
        (true, _, _) | (_, _, true) => Place::Water,
        (false, false, false) => Place::Outside,
    };
    Rest { place, ..lying }
}

fn is_untouched(before: &Rest, after: &Rest, die: &Still) -> bool {
    let moved = (before.x - after.x).in_mm().abs().max((before.y - after.y).in_mm().abs());
    let turned = before.turn.in_hundredths().abs_diff(after.turn.in_hundredths());
    let turned = turned.min(9_000 - turned);
    let sunk = (matter::height(before.level) - die.position.z).abs();
    !die.is_wet && before.face == after.face && moved < UNTOUCHED && turned < UNTURNED && sunk < EDGE / 10.0
}

/// Moves dice apart that lie beside each other and too deep in one another, as a leaning one does that is put down.
fn part(rests: &mut [Rest], dice: &[Still], untouched: &[bool]) {
    for _ in 0..PARTINGS {
        let mut is_parted = true;
        for j in 1..rests.len() {
            for i in 0..j {
                let deep = depth(rests, dice, i, j);
                if deep <= DEEP || (untouched[i] && untouched[j]) {
                    continue;
                }
                let leans = dice[i].position.z > dice[j].position.z + EDGE / 100.0;
                let (moves, stays) = if untouched[j] || leans { (i, j) } else { (j, i) };
                rests[moves] = placed(shifted(&rests[moves], &rests[stays], deep), &dice[moves]);
                is_parted = false;
            }
        }
        if is_parted {
            return;
        }
    }
}

/// How deep two dice lie in one another, if both are on the floe and side by side.
fn depth(rests: &[Rest], dice: &[Still], i: usize, j: usize) -> f64 {
    let beside = (dice[i].position.z - dice[j].position.z).abs() < HALF;
    let (a, b) = (&rests[i], &rests[j]);
    if !beside || !a.on_floe() || !b.on_floe() {
        return 0.0;
    }
    let (a, b) = (Footprint::of(a.spot()), Footprint::of(b.spot()));
    if a.touches(&b) { a.depth(&b) } else { 0.0 }
}

/// Away from the other, centre from centre. The normal that parts them is at most half a right angle from there, so √2
/// times the depth is enough.
fn shifted(die: &Rest, other: &Rest, deep: f64) -> Rest {
    let (dx, dy) = ((die.x - other.x).in_mm(), (die.y - other.y).in_mm());
    let length = (dx * dx + dy * dy).sqrt();
    let (dx, dy) = if length > 0.0 { (dx / length, dy / length) } else { (0.0, -1.0) };
    let way = deep / 100.0 * std::f64::consts::SQRT_2;
    Rest {
        x: Length::nearest(die.x.in_mm() + way * dx),
        y: Length::nearest(die.y.in_mm() + way * dy),
        ..*die
    }
}

/// Gives every die on the floe its level: from the lowest up, each lies on those already there that it covers.
fn stack(rests: &mut [Rest], dice: &[Still]) {
    let mut order: Vec<(f32, &mut Rest)> =
        dice.iter().map(|die| die.position.z).zip(rests).filter(|(_, rest)| rest.on_floe()).collect();
    order.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    for (rank, (_, rest)) in (0..).zip(&mut order) {
        rest.level = rank;
    }
    settle(order.into_iter().map(|(_, rest)| rest).collect());
}

#[cfg(test)]
mod tests {
    use rolling_dice::{Aim, Colour, Which, check_lying};

    use super::*;

    fn die(x: f32, y: f32, z: f32) -> Still {
        Still { position: Vector::new(x, y, z), rotation: Rotation::IDENTITY, is_wet: false }
    }

    fn lying(dice: &[Still]) -> Vec<Rest> {
        let aim: Aim = "at 150.0 direction 0 strength 900 loft 50 spin 12.0".parse().unwrap();
        let throw = Throw { colour: Colour::Orange, dice: 4, aim, resting: Vec::new() };
        let rests = lie(&throw, dice);
        let named = (1..).map(Which::Thrown).zip(rests.iter().copied());
        assert_eq!(check_lying(named), Ok(()), "{rests:?}");
        rests
    }

    #[test]
    fn a_die_on_two_others_is_a_level_higher() {
        let tower =
            lying(&[die(10.0, 10.0, 0.6), die(11.25, 10.0, 0.6), die(10.6, 10.0, 1.8), die(10.6, 10.1, 3.0)]);
        assert_eq!(tower.iter().map(|rest| rest.level).collect::<Vec<_>>(), [0, 0, 1, 2]);
    }

    #[test]
    fn a_leaning_die_is_put_down_beside_what_it_leans_on() {
        let tilt = Rotation::from_rotation_y(0.5);
        let rests = lying(&[die(10.0, 10.0, 0.6), Still { rotation: tilt, ..die(11.0, 10.0, 0.8) }]);
        assert_eq!(rests.iter().map(|rest| rest.level).collect::<Vec<_>>(), [0, 0]);
        assert_eq!(rests[0].x, Length::mm(100));
        assert!(rests[1].x >= Length::mm(112), "{:?}", rests[1]);
    }

    #[test]
    fn dice_in_one_point_end_as_a_tower_or_apart() {
        lying(&[die(10.0, 10.0, 0.6); 10]);
        let crowd: Vec<Still> = (0..10_u8).map(|i| die(10.0 + 0.3 * f32::from(i), 10.0, 0.6)).collect();
        lying(&crowd);
    }

    #[test]
    fn places_are_judged_by_the_centre_and_water_sticks() {
        let wet = Still { is_wet: true, ..die(15.0, 15.0, 0.6) };
        let rests = lying(&[
            die(15.0, 15.0, 0.6),
            wet,
            die(0.7, 20.0, 0.6),
            die(15.0, -1.0, 0.6),
            die(15.0, 50.0, 0.6),
        ]);
        let places: Vec<Place> = rests.iter().map(|rest| rest.place).collect();
        assert_eq!(places, [Place::Floe, Place::Water, Place::Water, Place::Outside, Place::Outside]);
    }

    #[test]
    fn what_is_lost_is_found_on_the_table() {
        for far in [1e9, -1e9, f32::NAN, f32::INFINITY] {
            lying(&[die(far, far, far)]);
        }
    }
}
