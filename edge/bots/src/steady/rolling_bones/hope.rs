//! The chance of a gravestone in rolls to come.

const CENTRE: usize = 6;
const SIDES: usize = 12;
/// Eighteen dice pay for five supplementary rolls, so that after the sixth nothing is left.
const ROLLS: usize = 6;

/// By centre dice, side dice and supplementary rolls made.
static HOPE: [[[f64; ROLLS + 1]; SIDES + 1]; CENTRE + 1] = {
    let mut table = [[[0.0; ROLLS + 1]; SIDES + 1]; CENTRE + 1];
    let mut rolls = ROLLS;
    while rolls > 0 {
        rolls -= 1;
        let mut centre = 0;
        while centre <= CENTRE {
            let mut sides = 0;
            while sides <= SIDES {
                table[centre][sides][rolls] = chance(&table, centre, sides, rolls);
                sides += 1;
            }
            centre += 1;
        }
    }
    table
};

/// Side dice pay first, and a roll without a gravestone uses up one more of them for the duty.
const fn chance(
    table: &[[[f64; ROLLS + 1]; SIDES + 1]; CENTRE + 1],
    centre: usize,
    sides: usize,
    rolls: usize,
) -> f64 {
    let price = rolls + 1;
    if centre + sides <= price {
        return 0.0;
    }
    let centre = centre - price.saturating_sub(sides);
    let sides = sides.saturating_sub(price);
    let mut miss = 1.0;
    let mut die = 0;
    while die < centre {
        miss *= 5.0 / 6.0;
        die += 1;
    }
    1.0 - miss + miss * table[centre][sides.saturating_sub(1)][price]
}

/// The chance to see a gravestone in some later roll, with so many dice unlaid after so many supplementary rolls.
/// Side dice may be an expected number.
pub(super) fn hope(centre: u32, sides: f64, rolls: u8) -> f64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 12 after rounding and clamping"
    )]
    let sides = sides.round().clamp(0.0, 12.0) as usize;
    HOPE[(centre as usize).min(CENTRE)][sides][usize::from(rolls).min(ROLLS)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_centre_die_that_can_be_rolled_once_hopes_for_a_sixth() {
        assert!((hope(1, 1.0, 0) - 1.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn there_is_no_hope_without_a_centre_die_or_without_the_price() {
        assert_eq!(hope(0, 12.0, 0), 0.0);
        assert_eq!(hope(2, 1.0, 2), 0.0);
    }

    #[test]
    fn every_die_more_gives_more_hope() {
        for rolls in 0..4 {
            for centre in 1..6 {
                for sides in 0..12_u8 {
                    let sides = f64::from(sides);
                    assert!(hope(centre, sides, rolls) <= hope(centre + 1, sides, rolls));
                    assert!(hope(centre, sides, rolls) <= hope(centre, sides + 1.0, rolls));
                }
            }
        }
    }
}
