//! How likely dice are to show what is hoped for. Every die has six equal faces.

/// No more dice of one kind, and no more of its faces.
const MOST: usize = 6;

/// Powers of k/6 for k from 0 to 6 and so many dice: the chance that no die shows any of 6 − k faces.
const POWERS: [[f64; MOST + 1]; MOST + 1] = {
    let mut table = [[1.0; MOST + 1]; MOST + 1];
    let (mut faces, mut part) = (0, 0.0);
    while faces <= MOST {
        let mut dice = 1;
        while dice <= MOST {
            table[faces][dice] = table[faces][dice - 1] * part / 6.0;
            dice += 1;
        }
        faces += 1;
        part += 1.0;
    }
    table
};

/// Pascal's triangle, as far as the faces of a die go.
const BINOMIAL: [[f64; MOST + 1]; MOST + 1] = {
    let mut table = [[0.0; MOST + 1]; MOST + 1];
    let mut n = 0;
    while n <= MOST {
        table[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// The chance that each of `wanted` faces shows on some die and none of `unwanted` others does, indexed by dice,
/// wanted and unwanted; by inclusion and exclusion.
const EXACTLY: [[[f64; MOST + 1]; MOST + 1]; MOST + 1] = {
    let mut table = [[[0.0; MOST + 1]; MOST + 1]; MOST + 1];
    let mut dice = 0;
    while dice <= MOST {
        let mut wanted = 0;
        while wanted <= MOST {
            let mut unwanted = 0;
            while unwanted + wanted <= MOST {
                table[dice][wanted][unwanted] = inclusion_exclusion(dice, wanted, unwanted);
                unwanted += 1;
            }
            wanted += 1;
        }
        dice += 1;
    }
    table
};

const fn inclusion_exclusion(dice: usize, wanted: usize, unwanted: usize) -> f64 {
    let (mut sum, mut sign, mut missing) = (0.0, 1.0, 0);
    while missing <= wanted {
        sum += sign * BINOMIAL[wanted][missing] * POWERS[MOST - unwanted - missing][dice];
        sign = -sign;
        missing += 1;
    }
    sum
}

/// The chance that `dice` of one kind show each of `wanted` faces and none of `unwanted` others.
pub(super) fn exactly(dice: u8, wanted: u32, unwanted: u32) -> f64 {
    EXACTLY[usize::from(dice)][wanted as usize][unwanted as usize]
}

/// The chance that `dice` of one kind show each of `wanted` faces.
pub(super) fn all_of(dice: u8, wanted: u32) -> f64 {
    exactly(dice, wanted, 0)
}

/// The chance that `dice` of one kind show none of `unwanted` faces.
pub(super) fn none_of(dice: u8, unwanted: u32) -> f64 {
    exactly(dice, 0, unwanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts over all ways in which the dice can fall.
    fn counted(dice: u8, wanted: u32, unwanted: u32) -> f64 {
        let ways = 6_u32.pow(dice.into());
        let fits = |way: u32| {
            let shown = (0..dice).fold(0_u32, |shown, die| shown | 1 << (way / 6_u32.pow(die.into()) % 6));
            let avoided = ((1 << unwanted) - 1) << wanted;
            shown & ((1 << wanted) - 1) == (1 << wanted) - 1 && shown & avoided == 0
        };
        f64::from(u32::try_from((0..ways).filter(|&way| fits(way)).count()).unwrap()) / f64::from(ways)
    }

    #[test]
    fn the_odds_are_those_counted_over_all_rolls() {
        for dice in 0..=4 {
            for wanted in 0..=6 {
                for unwanted in 0..=6 - wanted {
                    let (fast, slow) = (exactly(dice, wanted, unwanted), counted(dice, wanted, unwanted));
                    assert!((fast - slow).abs() < 1e-12, "{dice} {wanted} {unwanted}: {fast} {slow}");
                }
            }
        }
    }
}
