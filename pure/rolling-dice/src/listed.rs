//! What the list of games asks of Rolling Dice.

use bonecup_rules::{OLDEST_RULES, RULES_VERSION, Seat, TableGame};
use serde::{Deserialize, Deserializer};

use crate::{DiceOptions, Edition, RollingDice};

impl TableGame for RollingDice {
    const TITLE: &'static str = "Rolling Dice";

    fn roller(&self) -> Seat {
        self.seat_of(self.thrower())
    }

    fn read_options<'de, D: Deserializer<'de>>(rules: u64, written: D) -> Result<DiceOptions, D::Error> {
        let options = DiceOptions::deserialize(written)?;
        let edition = if rules == OLDEST_RULES { Edition::First } else { options.edition };
        Ok(DiceOptions { edition, ..options })
    }

    fn rules_of(options: &DiceOptions) -> u64 {
        match options.edition {
            Edition::First => OLDEST_RULES,
            Edition::Second => RULES_VERSION,
        }
    }
}
