//! The dice of a table.

use bonecup_games::{AnyOutcome, AnyRequest, draw};
use bonecup_referee::{Links, NoSeed, RollPlace, TableDice};
use rolling_dice::Thrower;

use crate::{GameKey, SeededCup};

/// Dice that follow from the key of the game; throws on the floe are computed by the thrower.
pub struct SeededDice<T> {
    key: GameKey,
    thrower: T,
}

impl<T: Thrower> SeededDice<T> {
    /// The dice of the game with this key.
    pub fn new(key: GameKey, thrower: T) -> SeededDice<T> {
        SeededDice { key, thrower }
    }
}

impl<T: Thrower> TableDice for SeededDice<T> {
    fn roll(&mut self, place: RollPlace, links: &Links, request: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
        Ok(draw(request, &mut SeededCup::new(&self.key, place, links), &self.thrower))
    }
}
