//! A seed in a log would be a seed in the open.

use bonecup_chance::{GameKey, SeededCup};
use bonecup_referee::Links;
use bonecup_rules::Cup;

use crate::kit::seed;

#[test]
fn debug_output_tells_neither_seed_nor_key_nor_coming_dice() {
    let key = GameKey::from_parts(&seed(), "t", ["a"]);
    let mut cup = SeededCup::new(&key, 4, &Links::default());
    cup.fair(6);
    assert_eq!(format!("{:?}", seed()), "Seed(…)");
    assert_eq!(format!("{:#?}", seed()), "Seed(…)");
    assert_eq!(format!("{key:?}"), "GameKey(…)");
    assert_eq!(format!("{cup:?}"), "SeededCup(roll 4, …)");
}
