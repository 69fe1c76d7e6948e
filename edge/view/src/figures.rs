//! Averages and chances with as many digits as they deserve.

use bonecup_words::Words;

/// Points with one decimal; with more, if they would look like nothing.
pub fn points(average: f64, words: &Words) -> String {
    let decimals = match average.abs() {
        size if !(1e-9..0.095).contains(&size) => 1,
        size if size >= 0.0095 => 2,
        _ => 4,
    };
    words.number(average, decimals)
}

/// A chance in hundredths; with a decimal or two, if it would look like never or always.
pub fn percent(chance: f64, words: &Words) -> String {
    let edge = chance.min(1.0 - chance);
    let decimals = match edge {
        edge if !(1e-9..0.015).contains(&edge) => 0,
        edge if edge >= 0.001 => 1,
        _ => 2,
    };
    words.percent(chance, decimals)
}

/// A chance of winning in hundredths: with a decimal if it is exact, without if it is estimated. What is not certain never
/// looks as if it were.
pub fn winning(chance: f64, is_exact: bool, words: &Words) -> String {
    let decimals = usize::from(is_exact);
    let smallest = if is_exact { 0.001 } else { 0.01 };
    match chance {
        chance if chance > TINY && chance < smallest / 2.0 => {
            format!("< {}", words.percent(smallest, decimals))
        }
        chance if chance < 1.0 - TINY && chance > 1.0 - smallest / 2.0 => {
            format!("> {}", words.percent(1.0 - smallest, decimals))
        }
        chance => words.percent(chance, decimals),
    }
}

/// What is nearer to never or always differs from it by the last digits of an `f64`.
const TINY: f64 = 1e-9;
