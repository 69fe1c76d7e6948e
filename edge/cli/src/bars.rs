//! Bars of text: how often or how likely each score is.

use bonecup_rules::Points;
use bonecup_words::Words;

/// Bars of a histogram at most.
const CLASSES: i32 = 14;
/// The characters of the longest bar.
const LONGEST: f64 = 46.0;

/// A bar per class of scores, which are given in ascending order with their weights; the fullest class has the longest.
pub(crate) fn histogram(scores: &[(Points, f64)], words: &Words) -> String {
    let classes = classes(scores, CLASSES);
    let fullest = classes.iter().map(|(_, weight)| *weight).fold(f64::MIN_POSITIVE, f64::max);
    let total: f64 = classes.iter().map(|(_, weight)| weight).sum();
    let bar = |(from, weight): &(Points, f64)| {
        let share = words.percent(weight / total.max(f64::MIN_POSITIVE), 1);
        format!("  {:>6}  {} {share}\n", from.to_string(), blocks(weight / fullest * LONGEST))
    };
    classes.iter().map(bar).collect()
}

/// A bar for a part of one.
pub(crate) fn part(part: f64) -> String {
    blocks(part.clamp(0.0, 1.0) * LONGEST)
}

/// A bar of this length, to an eighth of a character.
fn blocks(length: f64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a length is small and positive"
    )]
    let eighths = (length * 8.0).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

/// The scores in at most `bars` classes of equal width: the first score of each class, and the weight in it.
fn classes(scores: &[(Points, f64)], bars: i32) -> Vec<(Points, f64)> {
    let (Some(&(Points(low), _)), Some(&(Points(high), _))) = (scores.first(), scores.last()) else {
        return Vec::new();
    };
    let width = class_width(high - low + 1, bars);
    let first = low.div_euclid(width) * width;
    let starts = (first..=high).step_by(usize::try_from(width).unwrap_or(1));
    let mut classes: Vec<(Points, f64)> = starts.map(|start| (Points(start), 0.0)).collect();
    for (points, weight) in scores {
        let class = usize::try_from((points.0 - first) / width).unwrap_or(0);
        classes[class].1 += weight;
    }
    classes
}

/// The smallest round width that needs no more than `bars` classes.
fn class_width(range: i32, bars: i32) -> i32 {
    let round = [1, 2, 5].into_iter();
    let widths = (0..8).flat_map(|power| round.clone().map(move |digit| digit * 10_i32.pow(power)));
    widths.into_iter().find(|width| range <= width * (bars - 1)).unwrap_or(range)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_cover_every_score_once() {
        let scores = [-7, -1, 0, 3, 99, 100].map(|points| (Points(points), 1.0));
        let classes = classes(&scores, 12);
        assert_eq!(classes.iter().map(|(_, weight)| weight).sum::<f64>(), 6.0);
        assert_eq!(classes.first().map(|(from, _)| *from), Some(Points(-10)));
        assert!(classes.len() <= 12);
    }
}
