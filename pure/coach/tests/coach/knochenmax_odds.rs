//! Chances of bones, counted over ordered throws.

use bonecup_coach::knochenmax::{KnochenMaxBook, chance_to_make, par};
use bonecup_rules::Options;
use knochenmax::{Bones, KnochenMaxOptions, Sheet, SheetBox, Side};

/// The chance of each side.
fn sides(options: &KnochenMaxOptions) -> [f64; 4] {
    let weights = options.bones.weights().map(|weight| f64::from(u32::try_from(weight).unwrap()));
    weights.map(|weight| weight / weights.iter().sum::<f64>())
}

/// All ways in which so many bones can lie.
pub(crate) fn multisets(bones: u8) -> Vec<Bones> {
    let mut all = vec![Bones::NONE];
    for _ in 0..bones {
        let longer = all
            .iter()
            .flat_map(|bones| Side::ALL.map(|side| Bones::showing(bones.sides().chain([side])).unwrap()));
        let mut next: Vec<Bones> = Vec::new();
        longer.for_each(|bones| {
            if !next.contains(&bones) {
                next.push(bones);
            }
        });
        all = next;
    }
    all
}

/// The chance that thrown bones lie so, over all orders.
pub(crate) fn chance(options: &KnochenMaxOptions, bones: Bones) -> f64 {
    let factorial = |number: u8| (1..=number).map(f64::from).product::<f64>();
    let orders = factorial(bones.number()) / bones.counts().map(factorial).iter().product::<f64>();
    orders
        * Side::ALL
            .iter()
            .map(|side| sides(options)[side.index()].powi(bones.count(*side).into()))
            .product::<f64>()
}

/// The best average of the last throw's worth: bone by bone for the throw, choice by choice between throws.
pub(crate) fn slow(
    options: &KnochenMaxOptions,
    worth: &dyn Fn(Bones) -> f64,
    kept: Bones,
    throws: u8,
) -> f64 {
    let fives = multisets(5);
    // What lies there after the last throw, then after the one before, and so on.
    let mut lying: Vec<f64> = fives.iter().map(|&throw| worth(throw)).collect();
    for _ in 1..throws {
        let thrown: Vec<(Bones, f64)> = (0..5)
            .flat_map(multisets)
            .map(|kept| (kept, throw_rest(options, kept, &fives, &lying)))
            .collect();
        let best = |(throw, stay): (&Bones, &f64)| {
            let within = |part: &Bones| Side::ALL.iter().all(|&side| part.count(side) <= throw.count(side));
            thrown.iter().filter(|(part, _)| within(part)).map(|(_, value)| *value).fold(*stay, f64::max)
        };
        lying = fives.iter().zip(&lying).map(best).collect();
    }
    throw_rest(options, kept, &fives, &lying)
}

fn throw_rest(options: &KnochenMaxOptions, kept: Bones, fives: &[Bones], lying: &[f64]) -> f64 {
    let mut mean = 0.0;
    for (five, value) in fives.iter().zip(lying) {
        let mut rest = [0; 4];
        let fits = Side::ALL.iter().all(|&side| {
            rest[side.index()] = five.count(side).saturating_sub(kept.count(side));
            five.count(side) >= kept.count(side)
        });
        if fits {
            mean += value * chance(options, Bones::new(rest).unwrap());
        }
    }
    mean
}

#[test]
fn single_boxes_are_what_ordered_throws_make_of_them() {
    for bones in ["antique", "fair", "9,1,3,2"] {
        let mut options = KnochenMaxOptions::default();
        options.set("bones", bones).unwrap();
        let book = KnochenMaxBook::solve(&options);
        for entry in SheetBox::ALL {
            let points = |throw| f64::from(Sheet::BLANK.worth(entry, throw, &options).0);
            let made = |throw| f64::from(points(throw) > 0.0);
            assert!(
                (par(&book, &Sheet::BLANK, entry) - slow(&options, &points, Bones::NONE, 3)).abs() < 1e-9
            );
            for kept in ["3 3", "1 4 6", "6"] {
                let kept: Bones = kept.parse().unwrap();
                for throws in 1..=2 {
                    let fast = chance_to_make(&book, &Sheet::BLANK, entry, kept, throws);
                    assert!((fast - slow(&options, &made, kept, throws)).abs() < 1e-9, "{entry:?} {kept}");
                }
            }
        }
    }
}

/// KM-5: the chances of one throw that the rules page states.
#[test]
fn one_throw_makes_a_venuswurf_as_often_as_the_rules_say() {
    for (bones, venus, alike) in [("antique", 0.0960, 0.0205), ("fair", 0.2344, 0.0039)] {
        let mut options = KnochenMaxOptions::default();
        options.set("bones", bones).unwrap();
        let book = KnochenMaxBook::solve(&options);
        let once = |entry| chance_to_make(&book, &Sheet::BLANK, entry, Bones::NONE, 1);
        assert!((once(SheetBox::Venuswurf) - venus).abs() < 5e-5);
        assert!((once(SheetBox::KnochenMax) - alike).abs() < 5e-5);
    }
}
