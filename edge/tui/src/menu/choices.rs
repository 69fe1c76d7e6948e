//! The values that the menu offers for an option. The command line takes any that the rules allow.

use bonecup_games::AnyOptions;
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
    let offered = offered(info);
    let at = offered.iter().position(|offer| offer == value).unwrap_or(0);
    if let Some(next) = offered.get(step(at, by, offered.len())) {
        // What is offered is allowed; a test tries all of it.
        let _ = options.set(key, next);
    }
}

pub(super) fn offered(info: &OptionInfo) -> Vec<&'static str> {
    match info.key {
        "target" => vec!["25", "50", "75", "100", "150", "200"],
        "bones" => knochenmax::Profile::NAMED.iter().map(|(name, _)| *name).collect(),
        "sheets" | "begins" => vec!["1", "2", "3", "4", "5", "6"],
        _ => info.allowed.split(", ").collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bonecup_games::GameId;

    #[test]
    fn every_value_that_is_offered_is_allowed() {
        for game in GameId::ALL {
            for info in AnyOptions::list(game) {
                for value in offered(info) {
                    assert_eq!(AnyOptions::new(game).set(info.key, value), Ok(()), "{}", info.key);
                }
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
