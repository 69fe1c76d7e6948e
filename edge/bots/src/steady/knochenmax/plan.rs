//! A turn of up to three throws, planned exactly for any worth of the final throw.

use std::sync::LazyLock;

use knochenmax::{BONES, Bones, Profile, Side};

/// The ways in which none to five bones can lie: C(9, 4).
const CHOICES: usize = 126;

/// Sums of rounded products differ by less where nothing is to be gained, and then the turn ends.
const ROUNDING: f64 = 1e-9;

/// A value for each choice of bones.
type Values = [f64; CHOICES];

/// What every choice of bones is worth when the others are thrown, with one and with two throws to come.
pub(super) struct Plan {
    stopping: Values,
    throwing_once: Values,
    throwing_twice: Values,
}

impl Plan {
    /// The plan for bones that fall by the profile, if a turn that ends with a throw is worth `worth` of it.
    pub(super) fn new(profile: &Profile, worth: impl Fn(Bones) -> f64) -> Plan {
        let mut stopping = [f64::NEG_INFINITY; CHOICES];
        for place in LATTICE.throws() {
            stopping[place] = worth(LATTICE.bones[place]);
        }
        let odds = odds(profile);
        let throwing_once = expected(&stopping, odds);
        let throwing_twice = expected(&best_part(&throwing_once), odds);
        Plan { stopping, throwing_once, throwing_twice }
    }

    /// The bones to keep, or `None` if the turn had better end with this throw.
    pub(super) fn keep(&self, throw: Bones, throws_left: u8) -> Option<Bones> {
        let values = match throws_left {
            0 => return None,
            1 => &self.throwing_once,
            _ => &self.throwing_twice,
        };
        let mut best = (self.stopping[LATTICE.place(throw)], None);
        for (&kept, &value) in LATTICE.bones.iter().zip(values) {
            if value > best.0 + ROUNDING && kept.number() < BONES && is_part(kept, throw) {
                best = (value, Some(kept));
            }
        }
        best.1
    }

    /// What a turn is worth before its first throw.
    pub(super) fn value(&self, profile: &Profile) -> f64 {
        expected(&best_part(&self.throwing_twice), odds(profile))[LATTICE.place(Bones::NONE)]
    }
}

/// The probability of each side.
fn odds(profile: &Profile) -> [f64; 4] {
    let weights = profile.weights();
    let sum: u64 = weights.iter().sum();
    // Weights are at most a billion each, far below the integers that an f64 cannot hold.
    weights.map(|weight| weight as f64 / sum as f64)
}

/// What each choice is worth if the missing bones are thrown and five bones are worth `values`. Bones may as well
/// fall one after the other, so that each choice is the mean of the four with one bone more.
fn expected(values: &Values, odds: [f64; 4]) -> Values {
    let mut means = *values;
    for place in LATTICE.fewer_than_five() {
        let more = LATTICE.with[place];
        means[place] = more.iter().zip(odds).map(|(&more, odds)| odds * means[more]).sum();
    }
    means
}

/// The best that can be kept of each choice, up to all of it.
fn best_part(values: &Values) -> Values {
    let mut best = *values;
    for place in 0..CHOICES {
        for side in Side::ALL {
            if let Some(less) = LATTICE.without[place][side.index()] {
                best[place] = best[place].max(best[less]);
            }
        }
    }
    best
}

fn is_part(part: Bones, whole: Bones) -> bool {
    Side::ALL.into_iter().all(|side| part.count(side) <= whole.count(side))
}

/// All choices of bones, those with fewer bones first, and their neighbours with a bone more or less.
struct Lattice {
    bones: Vec<Bones>,
    /// Valid for choices of fewer than five.
    with: Vec<[usize; 4]>,
    without: Vec<[Option<usize>; 4]>,
    places: [usize; 6 * 6 * 6 * 6],
}

static LATTICE: LazyLock<Lattice> = LazyLock::new(Lattice::new);

impl Lattice {
    fn new() -> Lattice {
        let mut bones: Vec<Bones> = all_choices().collect();
        bones.sort_by_key(|choice| choice.number());
        let mut places = [0; 6 * 6 * 6 * 6];
        for (place, &choice) in bones.iter().enumerate() {
            places[key(choice.counts())] = place;
        }
        let with = bones.iter().map(|&choice| {
            Side::ALL.map(|side| changed(choice, side, 1).map_or(0, |more| places[key(more.counts())]))
        });
        let without = bones.iter().map(|&choice| {
            Side::ALL.map(|side| changed(choice, side, -1).map(|less| places[key(less.counts())]))
        });
        Lattice { with: with.collect(), without: without.collect(), places, bones }
    }

    fn place(&self, choice: Bones) -> usize {
        self.places[key(choice.counts())]
    }

    fn throws(&self) -> impl Iterator<Item = usize> {
        (0..self.bones.len()).filter(|&place| self.bones[place].number() == BONES)
    }

    /// From many bones to none.
    fn fewer_than_five(&self) -> impl Iterator<Item = usize> {
        (0..self.bones.len()).rev().filter(|&place| self.bones[place].number() < BONES)
    }
}

fn all_choices() -> impl Iterator<Item = Bones> {
    let count = || 0..=BONES;
    count().flat_map(move |hund| {
        count().flat_map(move |ruecken| {
            count().flat_map(move |bauch| {
                count().filter_map(move |chios| Bones::new([hund, ruecken, bauch, chios]))
            })
        })
    })
}

fn changed(choice: Bones, side: Side, by: i8) -> Option<Bones> {
    let mut counts = choice.counts();
    counts[side.index()] = counts[side.index()].checked_add_signed(by)?;
    Bones::new(counts)
}

/// The counts as digits of a number to base six.
fn key(counts: [u8; 4]) -> usize {
    counts.into_iter().fold(0, |key, count| 6 * key + usize::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any worth that has no symmetry to hide behind.
    fn worth(throw: Bones) -> f64 {
        let [hund, ruecken, bauch, chios] = throw.counts().map(f64::from);
        hund * hund - 2.0 * ruecken + bauch * chios + if ruecken == 3.0 { 7.0 } else { 0.0 }
    }

    /// All ways in which so many bones fall one by one, with their probabilities.
    fn falls(bones: u8, odds: [f64; 4]) -> Vec<(Vec<Side>, f64)> {
        (0..bones).fold(vec![(Vec::new(), 1.0)], |falls, _| {
            let one_more = |(sides, chance): &(Vec<Side>, f64), side: Side| {
                ([sides.as_slice(), &[side]].concat(), chance * odds[side.index()])
            };
            falls.iter().flat_map(|fall| Side::ALL.map(|side| one_more(fall, side))).collect()
        })
    }

    /// The best over all subsets of five individual bones, by the mean of all their falls.
    fn slow(throw: &[Side], values: &dyn Fn(Bones) -> f64, odds: [f64; 4]) -> f64 {
        let means = (0..1_u8 << BONES).map(|mask| {
            let kept: Vec<Side> =
                (0..).zip(throw).filter(|(i, _)| mask & 1 << i != 0).map(|(_, &side)| side).collect();
            let thrown = BONES - u8::try_from(kept.len()).unwrap();
            let value = |fall: &[Side]| values(Bones::showing([&kept, fall].concat()).unwrap());
            falls(thrown, odds).iter().map(|(fall, chance)| chance * value(fall)).sum()
        });
        means.fold(f64::NEG_INFINITY, f64::max)
    }

    #[test]
    fn the_plan_is_the_best_over_all_subsets_and_ordered_throws() {
        let profile: Profile = "5,1,3,2".parse().unwrap();
        let (plan, odds) = (Plan::new(&profile, worth), odds(&profile));
        let (one, two) = (best_part(&plan.throwing_once), best_part(&plan.throwing_twice));
        for throw in Bones::throws() {
            let (sides, place) = (throw.sides().collect::<Vec<_>>(), LATTICE.place(throw));
            let one_throw = slow(&sides, &worth, odds);
            assert!((one[place] - one_throw).abs() < 1e-9, "{throw}");
            let two_throws = slow(&sides, &|throw| one[LATTICE.place(throw)], odds);
            assert!((two[place] - two_throws).abs() < 1e-9, "{throw}");
        }
    }

    #[test]
    fn five_alike_alone_come_as_often_as_the_odds_say() {
        let five = |throw: Bones| f64::from(u8::from(throw.five_alike().is_some()));
        let plan = Plan::new(&Profile::ANTIQUE, five);
        // 0.0205 with one throw (KM-5); a turn has three.
        let first = expected(&plan.stopping, odds(&Profile::ANTIQUE))[LATTICE.place(Bones::NONE)];
        assert!((first - 0.0205).abs() < 1e-12);
        assert!(plan.value(&Profile::ANTIQUE) > 0.3);
    }
}
