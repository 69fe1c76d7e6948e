//! The values that the menu offers for an option. The command line takes any that the rules allow.

use bonecup_games::{AnyOptions, GameId};
use bonecup_rules::OptionInfo;

/// The place after a step to either side, in a circle.
pub(super) fn step(at: usize, by: isize, count: usize) -> usize {
    let count = count.max(1);
    if by < 0 { (at + count - 1) % count } else { (at + 1) % count }
}

/// Sets the option of this number to its next or former value.
pub(super) fn change(options: &mut AnyOptions, number: usize, by: isize) {
    let values = options.values();
    let Some((key, value)) = values.get(number) else { return };
    let Some(info) = AnyOptions::list(options.game()).get(number) else { return };
    let offered = offered(options.game(), info);
    let at = offered.iter().position(|offer| offer == value).unwrap_or(0);
    if let Some(next) = offered.get(step(at, by, offered.len())) {
        // What is offered is allowed; a test tries all of it.
        let _ = options.set(key, next);
    }
}

/// Of a range that is too wide for a list, these.
const ROUND: [u32; 6] = [25, 50, 75, 100, 150, 200];
/// More numbers than this are too many to step through.
const MOST: usize = 12;

/// The values of an option that the arrow keys step through: those that the rules list by name, or numbers of their range.
fn offered(game: GameId, info: &OptionInfo) -> Vec<String> {
    let named = info.allowed.split(", ").map(str::to_owned);
    let values = range(info.allowed).unwrap_or_else(|| named.collect());
    // A list may end with a description of further values.
    values.into_iter().filter(|value| AnyOptions::new(game).set(info.key, value).is_ok()).collect()
}

/// The numbers to offer from a range such as `1 to 6`.
fn range(allowed: &str) -> Option<Vec<String>> {
    let (least, most) = allowed.split_once(" to ")?;
    let range = least.parse::<u32>().ok()?..=most.parse().ok()?;
    let numbers: Vec<u32> = if range.clone().count() <= MOST { range.collect() } else { ROUND.to_vec() };
    Some(numbers.iter().map(u32::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(game: GameId, key: &str, expected: &[&str]) {
        let info = AnyOptions::list(game).iter().find(|info| info.key == key).unwrap();
        assert_eq!(offered(game, info), expected);
    }

    #[test]
    fn named_values_and_numbers_of_a_range_are_offered() {
        check(GameId::RollingBones, "target", &["25", "50", "75", "100", "150", "200"]);
        check(GameId::RollingBones, "hat_off", &["any_time", "after_duty"]);
        check(GameId::KnochenMax, "bones", &["antique", "shagai", "fair"]);
        check(GameId::KnochenMax, "sheets", &["1", "2", "3", "4", "5", "6"]);
    }

    #[test]
    fn every_option_can_be_changed_and_begins_with_a_value_that_is_offered() {
        for game in GameId::ALL {
            let values = AnyOptions::new(game).values();
            for (info, (_, value)) in AnyOptions::list(game).iter().zip(values) {
                let offered = offered(game, info);
                assert!(offered.len() > 1 && offered.contains(&value), "{}: {offered:?}", info.key);
            }
        }
    }

    #[test]
    fn values_go_round_in_a_circle() {
        let mut options = AnyOptions::new(GameId::RollingBones);
        change(&mut options, 0, 1);
        assert_eq!(options.values()[0].1, "150");
        (0..6).for_each(|_| change(&mut options, 0, -1));
        assert_eq!(options.values()[0].1, "150");
    }
}
