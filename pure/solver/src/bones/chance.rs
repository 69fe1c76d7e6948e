//! In how many ways dice show what is wanted.

/// Most dice of a kind.
const DICE: u8 = 6;
/// Faces of a die.
const FACES: u8 = 6;

/// What dice of a kind do, for each number of faces that they need and that they lack, as digits of base eight.
pub(super) type Ways = [f64; 64];

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
pub(super) fn all_ways(dice: u8) -> f64 {
    power(FACES as f64, dice)
}

/// The ways of so many dice of a kind; of none, if there are not even zero.
pub(super) fn ways_of(dice: Option<u8>) -> &'static Ways {
    &WAYS[usize::from(dice.unwrap_or(7)) & 7]
}

/// The ways in which dice of one kind show all needed faces and none of the lacking.
#[inline(always)]
pub(super) fn ways(table: &Ways, needs: u8, lacks: u8) -> f64 {
    table[place(needs, lacks)]
}

/// The ways of centre dice, by what else they show: nothing, a hat, a grave, both.
#[inline(always)]
pub(super) fn centre_ways(table: &Ways, needs: u8, lacks: u8) -> [f64; 4] {
    let one_of_them = ways(table, needs + 1, lacks + 1);
    [ways(table, needs, lacks + 2), one_of_them, one_of_them, ways(table, needs + 2, lacks)]
}

/// The ways in which centre dice show these bones once each and hats otherwise.
#[inline(always)]
pub(super) fn ways_without_spare(dice: u8, bones: u8) -> f64 {
    WITHOUT_SPARE[usize::from(dice & 7)][usize::from(bones & 7)]
}

/// By number of dice and bones: any die may show the first bone, any other the second, and so on.
static WITHOUT_SPARE: [[f64; 8]; 8] = {
    let mut table = [[0.0; 8]; 8];
    let mut dice = 0;
    while dice < 8 {
        let (mut bones, mut ways) = (0, 1.0);
        while bones <= dice {
            table[dice][bones] = ways;
            ways *= (dice - bones) as f64;
            bones += 1;
        }
        dice += 1;
    }
    table
};

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
            assert_eq!(ways(ways_of(Some(dice)), needs, lacks), counted as f64);
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
            assert_eq!(centre_ways(ways_of(Some(dice)), 0, 0).iter().sum::<f64>(), all_ways(dice));
        }
    }
}
