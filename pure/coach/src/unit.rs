//! What values are counted in.

/// What values are counted in: what the coach speaks of, and what a game is taken apart in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Unit {
    /// Points, of which everybody tries to get most.
    #[default]
    Points,
    /// The chance to win, ties shared.
    Winning,
}

impl Unit {
    /// What clients call it.
    ///
    /// ```
    /// use bonecup_coach::Unit;
    /// assert_eq!(Unit::read(Unit::Winning.key()), Some(Unit::Winning));
    /// assert_eq!(Unit::read("money"), None);
    /// ```
    pub fn key(self) -> &'static str {
        match self {
            Unit::Points => "points",
            Unit::Winning => "winning",
        }
    }

    /// The unit that clients call so.
    pub fn read(key: &str) -> Option<Unit> {
        [Unit::Points, Unit::Winning].into_iter().find(|unit| unit.key() == key)
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Unit {
        match self {
            Unit::Points => Unit::Winning,
            Unit::Winning => Unit::Points,
        }
    }
}
