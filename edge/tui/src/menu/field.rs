//! The lines of the menu.

/// A line: something to do, or something to set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Resume,
    Set(Setting),
    Start,
    Host,
    Join,
}

/// A line whose value the arrow keys change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    Game,
    Seats,
    Seat(usize),
    /// The colour at this place in the order of play.
    Colour(usize),
    Option(usize),
    RealDice,
}
