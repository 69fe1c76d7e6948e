//! Whether the coach speaks in points or in chances of winning: what a person chose, until they choose otherwise.

use std::sync::{Arc, Mutex, PoisonError};

use bonecup_coach::Unit;

use crate::Home;

/// The choice. Clones share it, and the home folder keeps it for the next evening.
#[derive(Clone, Debug, Default)]
pub struct UnitChoice {
    unit: Arc<Mutex<Unit>>,
    home: Option<Home>,
}

impl UnitChoice {
    /// What was chosen last, or points.
    pub fn of(home: Option<Home>) -> UnitChoice {
        let unit = home.as_ref().and_then(Home::unit).unwrap_or_default();
        UnitChoice { unit: Arc::new(Mutex::new(unit)), home }
    }

    /// What is counted in.
    pub fn unit(&self) -> Unit {
        *self.unit.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Chooses a unit, and keeps the choice if there is a folder for it.
    pub fn choose(&self, unit: Unit) {
        *self.unit.lock().unwrap_or_else(PoisonError::into_inner) = unit;
        // What cannot be kept holds until the end of the program.
        let _ = self.home.as_ref().map(|home| home.keep_unit(unit));
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_there_the_next_evening_and_nonsense_is_points() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::at(folder.path().join("not there yet"));
        let choice = UnitChoice::of(Some(home.clone()));
        assert_eq!(choice.unit(), Unit::Points);
        let other = choice.clone();
        choice.choose(Unit::Winning);
        assert_eq!(other.unit(), Unit::Winning);
        assert_eq!(UnitChoice::of(Some(home.clone())).unit(), Unit::Winning);
        std::fs::write(home.folder().join("coach"), "money").unwrap();
        assert_eq!(UnitChoice::of(Some(home)).unit(), Unit::Points);
    }
}
