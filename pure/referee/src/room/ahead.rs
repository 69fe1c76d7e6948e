//! The same dice as then: what a practice rolls again as it fell in the game that it comes from.

use bonecup_games::{AnyOutcome, AnyRequest, GameId};
use serde::{Deserialize, Serialize};

use crate::{Event, Links, NoSeed, Record, RecordError, RollPlace, TableDice};

/// A roll of the other game that came after the position from which a practice goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// The how-manieth turn of the game it belonged to, from 0.
    pub turn: u64,
    /// The how-manieth roll of that turn it was, from 0.
    pub in_turn: u64,
    /// What the dice showed, in the notation of the game.
    pub outcome: String,
}

impl Ahead {
    /// At most so many are kept.
    pub const MOST: usize = 2000;

    /// The rolls of a game after so many of its events.
    ///
    /// # Errors
    /// If the record is of no game.
    pub fn after(record: &Record, event: usize) -> Result<Vec<Ahead>, RecordError> {
        let mut ahead = Vec::new();
        let mut happened = 0;
        record.replay_with(|table, played| {
            if let Event::Rolled { outcome, .. } = played
                && happened >= event
                && ahead.len() < Ahead::MOST
            {
                let RollPlace { turn, in_turn, .. } = table.roll_place();
                ahead.push(Ahead { turn, in_turn, outcome: outcome.to_string() });
            }
            happened += 1;
            Ok::<_, RecordError>(())
        })?;
        Ok(ahead)
    }
}

/// The dice of a practice that know what fell then.
pub(super) struct DiceOfThen<'a> {
    pub(super) game: GameId,
    pub(super) ahead: &'a [Ahead],
    pub(super) dice: Box<dyn TableDice + 'a>,
}

impl TableDice for DiceOfThen<'_> {
    fn roll(&mut self, place: RollPlace, links: &Links, request: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
        self.dice.roll(place, links, request)
    }

    fn taken(&self, place: RollPlace) -> Option<AnyOutcome> {
        let then = self.ahead.iter().find(|then| (then.turn, then.in_turn) == (place.turn, place.in_turn))?;
        AnyOutcome::read(self.game, &then.outcome).ok()
    }
}
