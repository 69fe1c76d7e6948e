//! What people choose when they sit down, in games that let them choose: colours, and who begins (RD-17).

use bonecup_rules::Seat;
use rolling_dice::{Colour, ColourList, DiceOptions, RollingDice, Seating};

use crate::{AnyGame, AnyOptions, Listed};

impl AnyOptions {
    /// The colours that the seats have so far; none if the game has no colours.
    pub fn seating(&self, seats: u8) -> Option<Seating> {
        self.of::<RollingDice>().map(|options| Seating::new(options, seats))
    }

    /// The seat that begins; none if the game always begins with the first.
    pub fn begins(&self) -> Option<Seat> {
        self.of::<RollingDice>().map(|options| options.begins)
    }

    /// The same with everything that was chosen. While nobody has chosen a colour the rules hand them out.
    #[must_use]
    pub fn seated(self, seating: &Seating, begins: Seat) -> AnyOptions {
        let Some(&options) = self.of::<RollingDice>() else { return self };
        let colours = if seating.is_empty() { ColourList::default() } else { seating.colours() };
        RollingDice::into_options(DiceOptions { colours, begins, ..options })
    }
}

impl AnyGame {
    /// The colours that the seat plays, in the order in which it throws them; none in games without colours.
    pub fn colours_of(&self, seat: Seat) -> Vec<Colour> {
        let Some(game) = self.of::<RollingDice>() else { return Vec::new() };
        game.colours().iter().copied().filter(|&colour| game.seat_of(colour) == seat).collect()
    }
}
