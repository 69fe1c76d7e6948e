//! In how many ways dice show what is wanted.

use crate::rolling_bones::states::shapes::PerKind;

/// Most dice of a kind.
const DICE: u8 = 6;
/// Faces of a die.
const FACES: u8 = 6;

/// What dice of a kind do, for each number of faces that they need and that they lack, as digits of base eight.
pub(crate) type Ways = [f64; 64];

/// What a roll shows of the bones: so many faces of each kind are needed, each at least once, and so many may not be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) needs: PerKind,
    /// How many faces are needed in all.
    pub(crate) faces: u8,
    /// Where the ways of the dice of each kind are listed.
    places: [u8; 3],
}

impl Shown {
    pub(crate) fn new(needs: PerKind, lacks: PerKind) -> Shown {
        let places = [0, 1, 2].map(|kind| needs[kind] << 3 | lacks[kind]);
        Shown { needs, faces: needs.iter().sum(), places }
    }

    /// The same, and some bones more that may not be there.
    pub(crate) fn and_lacks(mut self, more: PerKind) -> Shown {
        for (place, more) in self.places.iter_mut().zip(more) {
            *place += more;
        }
        self
    }
}

/// By number of dice: the ways in which they show each of the needed faces at least once and none of the lacking. All are
/// whole numbers up to 6⁶, so sums and differences are exact. The last are those of dice that are not there: none.
static WAYS: [Ways; 8] = ways_table();

#[inline(always)]
const fn place(needs: u8, lacks: u8) -> usize {
    ((needs as usize) << 3 | lacks as usize) & 63
}

/// By inclusion and exclusion of the needed faces that are missing.
const fn ways_table() -> [Ways; 8] {
    let mut table = [[0.0; 64]; 8];
    let mut n = 0;
    while n <= DICE {
        let mut needs = 0;
        while needs <= FACES {
            let mut lacks = 0;
            while needs + lacks <= FACES {
                table[n as usize][place(needs, lacks)] = count(n, needs, lacks);
                lacks += 1;
            }
            needs += 1;
        }
        n += 1;
    }
    table
}

const fn count(n: u8, needs: u8, lacks: u8) -> f64 {
    let (mut sum, mut missing, mut choose) = (0.0, 0, 1.0);
    while missing <= needs {
        let ways = choose * power((FACES - lacks - missing) as f64, n);
        sum += if missing % 2 == 0 { ways } else { -ways };
        choose = choose * (needs - missing) as f64 / (missing + 1) as f64;
        missing += 1;
    }
    sum
}

const fn power(base: f64, exponent: u8) -> f64 {
    let (mut product, mut i) = (1.0, 0);
    while i < exponent {
        product *= base;
        i += 1;
    }
    product
}

/// How many rolls of this many dice there are.
pub(crate) fn all_ways(dice: u8) -> f64 {
    power(FACES as f64, dice)
}

/// The ways of so many dice of a kind; of none, if there are not even zero.
pub(crate) fn ways_of(dice: Option<u8>) -> &'static Ways {
    &WAYS[usize::from(dice.unwrap_or(7)) & 7]
}

/// The ways in which left and right dice show all needed faces and none of the lacking.
#[inline(always)]
pub(crate) fn ways(left: &Ways, right: &Ways, shown: &Shown) -> f64 {
    left[usize::from(shown.places[0] & 63)] * right[usize::from(shown.places[1] & 63)]
}

/// What centre dice do, for each number of bones that they need and that they lack, in four cases.
pub(crate) type CentreWays = [[f64; 4]; 64];

/// Bones that centre dice can show.
const CENTRE_BONES: u8 = 4;

/// The ways of so many centre dice, by what else they show: nothing, a hat, a grave, both.
pub(crate) fn centre_ways_of(dice: Option<u8>) -> &'static CentreWays {
    static TABLE: [CentreWays; 8] = centre_table(Case::Any);
    &TABLE[usize::from(dice.unwrap_or(7)) & 7]
}

/// The ways of so many centre dice without a grave and without a hat that counts: with a bone to spare without and with a
/// hat, then the same if all bones are needed.
pub(crate) fn mishap_ways_of(dice: u8, hat_counts: bool) -> &'static CentreWays {
    static TABLES: [[CentreWays; 8]; 2] =
        [centre_table(Case::Mishap { hat_counts: false }), centre_table(Case::Mishap { hat_counts: true })];
    &TABLES[usize::from(hat_counts)][usize::from(dice & 7)]
}

/// What is asked of centre dice.
#[derive(Clone, Copy)]
enum Case {
    Any,
    Mishap { hat_counts: bool },
}

const fn centre_table(case: Case) -> [CentreWays; 8] {
    let mut table = [[[0.0; 4]; 64]; 8];
    let mut dice = 0;
    while dice <= DICE {
        let mut needs = 0;
        while needs <= CENTRE_BONES {
            let mut lacks = 0;
            while needs + lacks <= CENTRE_BONES {
                table[dice as usize][place(needs, lacks)] = match case {
                    Case::Any => centre_ways(dice, needs, lacks),
                    Case::Mishap { hat_counts } => mishap_ways(dice, needs, lacks, hat_counts),
                };
                lacks += 1;
            }
            needs += 1;
        }
        dice += 1;
    }
    table
}

const fn centre_ways(dice: u8, needs: u8, lacks: u8) -> [f64; 4] {
    let one_of_them = count(dice, needs + 1, lacks + 1);
    [count(dice, needs, lacks + 2), one_of_them, one_of_them, count(dice, needs + 2, lacks)]
}

const fn mishap_ways(dice: u8, bones: u8, lacks: u8, hat_counts: bool) -> [f64; 4] {
    let no_hat = count(dice, bones, lacks + 2);
    let hat = if hat_counts { 0.0 } else { count(dice, bones + 1, lacks + 1) };
    // If all bones are needed, the other centre dice show hats.
    let lean = ways_without_spare(dice, bones);
    let [no_hat_lean, hat_lean] = if dice > bones { [0.0, lean.min(hat)] } else { [lean.min(no_hat), 0.0] };
    [no_hat - no_hat_lean, hat - hat_lean, no_hat_lean, hat_lean]
}

/// The ways in which centre dice show these bones once each and hats otherwise: any die may show the first bone, any other
/// the second, and so on.
const fn ways_without_spare(dice: u8, bones: u8) -> f64 {
    let (mut shown, mut ways) = (0, 1.0);
    while shown < bones {
        ways *= dice.saturating_sub(shown) as f64;
        shown += 1;
    }
    ways
}

/// The ways of centre dice in each case.
#[inline(always)]
pub(crate) fn cases<'a>(table: &'a CentreWays, shown: &Shown) -> &'a [f64; 4] {
    &table[usize::from(shown.places[2] & 63)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rolls of the dice, as faces from 0 to 5.
    fn rolls(dice: u8) -> impl Iterator<Item = Vec<u8>> {
        let digit = |number: u32, i: u8| (number / 6u32.pow(u32::from(i)) % 6).try_into().unwrap();
        (0..6u32.pow(u32::from(dice))).map(move |number| (0..dice).map(|i| digit(number, i)).collect())
    }

    #[test]
    fn ways_are_what_counting_finds() {
        for (dice, needs, lacks) in
            [(0, 0, 2), (1, 1, 5), (3, 2, 1), (4, 0, 3), (5, 4, 2), (6, 6, 0), (2, 3, 0)]
        {
            let shows = |roll: &Vec<u8>| {
                (0..needs).all(|face| roll.contains(&face))
                    && (needs..needs + lacks).all(|face| !roll.contains(&face))
            };
            let counted = rolls(dice).filter(shows).count();
            let shown = Shown::new([needs, 0, 0], [lacks, 0, 0]);
            assert_eq!(ways(ways_of(Some(dice)), ways_of(Some(0)), &shown), counted as f64);
        }
    }

    #[test]
    fn without_spare_are_the_bones_in_any_order_and_hats() {
        let hat = 4;
        for (dice, bones) in [(3, 2), (2, 2), (4, 0), (1, 2)] {
            let exact = |roll: &Vec<u8>| {
                (0..bones).all(|face| roll.iter().filter(|&&shown| shown == face).count() == 1)
                    && roll.iter().all(|&shown| shown < bones || shown == hat)
            };
            let counted = rolls(dice).filter(exact).count();
            assert_eq!(ways_without_spare(dice, bones), counted as f64);
        }
    }

    #[test]
    fn hat_and_grave_share_the_rolls_of_a_centre_die() {
        for dice in 0..=6 {
            assert_eq!(
                cases(centre_ways_of(Some(dice)), &Shown::new([0; 3], [0; 3])).iter().sum::<f64>(),
                all_ways(dice)
            );
        }
    }
}
