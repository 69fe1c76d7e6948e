//! What people choose when they sit down, in games that let them choose: colours, and who begins (RD-17).

use bonecup_rules::Seat;
use rolling_dice::{Colour, ColourList, DiceOptions, Seating};

use crate::{AnyGame, AnyOptions};

impl AnyOptions {
    /// The colours that the seats have so far; none if the game has no colours.
    pub fn seating(&self, seats: u8) -> Option<Seating> {
        match self {
            AnyOptions::RollingDice(options) => Some(Seating::new(options, seats)),
            AnyOptions::RollingBones(_) | AnyOptions::KnochenMax(_) => None,
        }
    }

    /// The seat that begins; none if the game always begins with the first.
    pub fn begins(&self) -> Option<Seat> {
        match self {
            AnyOptions::RollingDice(options) => Some(options.begins),
            AnyOptions::RollingBones(_) | AnyOptions::KnochenMax(_) => None,
        }
    }

    /// The same with everything that was chosen. While nobody has chosen a colour the rules hand them out.
    #[must_use]
    pub fn seated(self, seating: &Seating, begins: Seat) -> AnyOptions {
        match self {
            AnyOptions::RollingDice(options) => {
                let colours = if seating.is_empty() { ColourList::default() } else { seating.colours() };
                AnyOptions::RollingDice(DiceOptions { colours, begins, ..options })
            }
            AnyOptions::RollingBones(_) | AnyOptions::KnochenMax(_) => self,
        }
    }
}

impl AnyGame {
    /// The colours that the seat plays, in the order in which it throws them; none in games without colours.
    pub fn colours_of(&self, seat: Seat) -> Vec<Colour> {
        match self {
            AnyGame::RollingDice(game) => {
                let own = game.colours().iter().filter(|&&colour| game.seat_of(colour) == seat);
                own.copied().collect()
            }
            AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) => Vec::new(),
        }
    }
}
