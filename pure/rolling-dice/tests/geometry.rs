//! The geometry agrees with the slow and obvious way: try many points. And the arena is as it is described.

use proptest::prelude::*;
use rolling_dice::arena::{self, BOX_DEPTH, BOX_WIDTH, DIE_EDGE, FLOE, PATCHES, PatchKind};
use rolling_dice::geometry::{Footprint, contains, distance};
use rolling_dice::{DiceOptions, Length, Move, Point, RollingDice, Spot, Yaw};

/// Points of a die's square, edge to edge, a third of a millimetre apart.
fn points_of(spot: Spot) -> Vec<(f64, f64)> {
    let (sin, cos) = spot.turn.in_degrees().to_radians().sin_cos();
    let steps = || (-18..=18).map(|step| f64::from(step) / 3.0);
    let turned =
        |(u, v): (f64, f64)| (spot.x.in_mm() + u * cos - v * sin, spot.y.in_mm() + u * sin + v * cos);
    steps().flat_map(|u| steps().map(move |v| turned((u, v)))).collect()
}

/// How far inside the square of a die a point is, in millimetres; negative outside.
fn inside_die(spot: Spot, (x, y): (f64, f64)) -> f64 {
    let (sin, cos) = spot.turn.in_degrees().to_radians().sin_cos();
    let (dx, dy) = (x - spot.x.in_mm(), y - spot.y.in_mm());
    6.0 - (dx * cos + dy * sin).abs().max((dy * cos - dx * sin).abs())
}

/// The winding number of the outline round the point, by adding up angles.
fn winds_round(outline: &[Point], (x, y): (f64, f64)) -> bool {
    let angle = |point: &Point| (point.y.in_mm() - y).atan2(point.x.in_mm() - x);
    let turn = |from: &Point, to: &Point| {
        let turn = angle(to) - angle(from);
        turn - (turn / std::f64::consts::TAU).round() * std::f64::consts::TAU
    };
    let total: f64 = outline.iter().zip(outline.iter().cycle().skip(1)).map(|(a, b)| turn(a, b)).sum();
    total.abs() > 1.0
}

prop_compose! {
    fn spots()(x in -2_000..32_000, y in -2_000..45_000, turn in 0..9_000_u16) -> Spot {
        Spot { x: Length::hundredths(x), y: Length::hundredths(y), turn: Yaw::hundredths(turn) }
    }
}

prop_compose! {
    fn pairs()(spot in spots(), dx in -1_800..1_800, dy in -1_800..1_800, turn in 0..9_000_u16) -> (Spot, Spot) {
        let (dx, dy) = (Length::hundredths(dx), Length::hundredths(dy));
        (spot, Spot { x: spot.x + dx, y: spot.y + dy, turn: Yaw::hundredths(turn) })
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn dice_overlap_where_they_have_points_in_common((a, b) in pairs()) {
        let depth = Footprint::of(a).depth(&Footprint::of(b)) / 100.0;
        let common = points_of(a).into_iter().map(|point| inside_die(b, point)).fold(f64::MIN, f64::max);
        // The points miss a corner that sticks in by less than their distance.
        prop_assert!(depth > -1e-9 || common < 1e-9, "depth {depth}, common {common}");
        prop_assert!(depth < 0.7 || common > 0.0, "depth {depth}, common {common}");
    }

    #[test]
    fn touching_is_mutual((a, b) in pairs()) {
        let (a, b) = (Footprint::of(a), Footprint::of(b));
        prop_assert_eq!(a.touches(&b), b.touches(&a));
        prop_assert_eq!(a.touches(&b), a.depth(&b) >= 0.0);
    }

    #[test]
    fn a_patch_is_touched_where_it_has_points_of_the_die(spot in spots(), patch in 0..PATCHES.len()) {
        let patch = &PATCHES[patch];
        let gap = |(x, y): (f64, f64)| {
            (x - patch.centre.x.in_mm()).hypot(y - patch.centre.y.in_mm()) - patch.radius.in_mm()
        };
        let nearest = points_of(spot).into_iter().map(gap).fold(f64::MAX, f64::min);
        prop_assert!(!patch.is_touched_by(spot) || nearest < 0.2);
        prop_assert!(patch.is_touched_by(spot) || nearest > -1e-9);
    }

    #[test]
    fn no_die_touches_two_patches(spot in spots()) {
        prop_assert!(PATCHES.iter().filter(|patch| patch.is_touched_by(spot)).count() <= 1);
    }

    #[test]
    fn the_floe_contains_what_its_outline_winds_round(spot in spots()) {
        let (x, y) = (spot.x.in_mm(), spot.y.in_mm());
        // On the very outline the angles are no help.
        prop_assume!(!winds_near(x, y));
        prop_assert_eq!(contains(&FLOE, spot.centre()), winds_round(&FLOE, (x, y)));
    }

}

proptest! {
    // Many points with many angles each: a quarter of the cases will do.
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_die_is_wholly_on_the_floe_if_all_its_points_are(spot in spots()) {
        let off = points_of(spot).into_iter().filter(|&point| !winds_round(&FLOE, point)).count();
        let wholly = arena::wholly_on_floe(spot);
        // A corner of the outline may stick in between the points, so a handful is no contradiction.
        prop_assert!(!wholly || off == 0, "{off} points are off the floe");
        prop_assert!(wholly || off > 0 || touches_outline(spot));
    }
}

fn winds_near(x: f64, y: f64) -> bool {
    [(-0.01, 0.0), (0.01, 0.0), (0.0, -0.01), (0.0, 0.01)]
        .iter()
        .any(|(dx, dy)| winds_round(&FLOE, (x + dx, y + dy)) != winds_round(&FLOE, (x, y)))
}

/// Whether a point of the outline, walked in small steps, is inside the die.
fn touches_outline(spot: Spot) -> bool {
    FLOE.iter().zip(FLOE.iter().cycle().skip(1)).any(|(from, to)| {
        (0..=1_000).map(|step| f64::from(step) / 1_000.0).any(|t| {
            let x = from.x.in_mm() + t * (to.x.in_mm() - from.x.in_mm());
            let y = from.y.in_mm() + t * (to.y.in_mm() - from.y.in_mm());
            inside_die(spot, (x, y)) > -1e-9
        })
    })
}

#[test]
fn the_corners_and_edges_of_an_outline_belong_to_it() {
    let square = [Point::mm(0, 0), Point::mm(10, 0), Point::mm(10, 10), Point::mm(0, 10)];
    for (x, y) in [(0, 0), (10, 10), (5, 0), (0, 5), (10, 3), (5, 5)] {
        assert!(contains(&square, Point::mm(x, y)), "{x} {y}");
    }
    for (x, y) in [(-1, 0), (11, 10), (5, -1), (5, 11), (-5, 5), (15, 10)] {
        assert!(!contains(&square, Point::mm(x, y)), "{x} {y}");
    }
}

#[test]
fn a_strip_of_water_runs_along_the_three_walls() {
    for corner in FLOE {
        let gaps = [corner.x, BOX_WIDTH - corner.x, BOX_DEPTH - corner.y];
        assert!(gaps.iter().all(|&gap| gap >= Length::mm(15)), "{corner:?}");
    }
    let reaches = |near: fn(&Point) -> Length| FLOE.iter().map(near).min().expect("the floe has corners");
    assert!(reaches(|corner| corner.x) <= Length::mm(35));
    assert!(reaches(|corner| BOX_WIDTH - corner.x) <= Length::mm(35));
    assert!(reaches(|corner| BOX_DEPTH - corner.y) <= Length::mm(35));
    assert_eq!(reaches(|corner| corner.y), Length::mm(0), "it begins at the entrance");
}

#[test]
fn four_nets_and_two_holes_lie_wholly_on_the_floe_and_apart() {
    let kinds = |kind| PATCHES.iter().filter(|patch| patch.kind == kind).count();
    assert_eq!((kinds(PatchKind::Net), kinds(PatchKind::Hole)), (4, 2));
    for (i, patch) in PATCHES.iter().enumerate() {
        assert_eq!(patch.points.0 > 0, patch.kind == PatchKind::Net);
        for degrees in 0..360 {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            let (x, y) = (patch.centre.x.in_mm(), patch.centre.y.in_mm());
            let rim = (x + patch.radius.in_mm() * cos, y + patch.radius.in_mm() * sin);
            assert!(winds_round(&FLOE, rim), "{patch:?} reaches into the water");
        }
        for other in &PATCHES[..i] {
            assert_ne!(patch.points, other.points);
            let radii = f64::from((patch.radius + other.radius).in_hundredths());
            assert!(distance(patch.centre, other.centre) > radii, "{patch:?} and {other:?} overlap");
        }
    }
}

/// On the way between any two of them, in two hundred steps, a little aside too, and turned by every fifth degree.
#[test]
fn no_spot_between_two_patches_touches_both() {
    for (i, one) in PATCHES.iter().enumerate() {
        for other in &PATCHES[..i] {
            for along in 0..=200 {
                let part = f64::from(along) / 200.0;
                let mm = |from: Length, to: Length| from.in_mm() + part * (to.in_mm() - from.in_mm());
                let (x, y) = (mm(one.centre.x, other.centre.x), mm(one.centre.y, other.centre.y));
                for (turn, aside) in
                    (0..90).step_by(5).flat_map(|turn| [-2.0, 0.0, 2.0].map(|aside| (turn, aside)))
                {
                    let (x, y) = (Length::nearest(x + aside), Length::nearest(y - aside));
                    let spot = Spot { x, y, turn: Yaw::hundredths(100 * turn) };
                    assert!(!one.is_touched_by(spot) || !other.is_touched_by(spot), "{spot:?}");
                }
            }
        }
    }
}

#[test]
fn there_are_far_more_listed_spots_than_dice_can_take() {
    use bonecup_rules::Game;
    let setup = r#"{"seats": 3, "adrift": {"green": 1}, "thrown":
        [{"face": 1, "x": 60, "y": 60}, {"face": 1, "x": 90, "y": 60},
         {"face": 1, "x": 120, "y": 60}, {"face": 1, "x": 150, "y": 60}]}"#;
    let game =
        RollingDice::from_setup(&DiceOptions::default(), &serde_json::from_str(setup).unwrap()).unwrap();
    let moves = game.legal_moves();
    assert!(moves.len() > 150, "{}", moves.len());
    assert!(moves.iter().all(|action| matches!(action, Move::Place { .. })));
    assert_eq!(DIE_EDGE, Length::mm(12));
}
