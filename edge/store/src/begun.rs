//! How many of the games that were begun were played to their end. Results alone would not tell: whoever closes a table when
//! the dice do not suit leaves none.

use bonecup_games::GameId;
use bonecup_referee::PersonId;

use crate::error::StoreError;
use crate::store::{Store, each, first};
use crate::value::{Row, values};

/// What became of games that were begun.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Begun {
    /// How many were begun.
    pub begun: u32,
    /// How many of them were played to their end.
    pub finished: u32,
    /// How many of them the person closed as the owner of the table.
    pub closed: u32,
}

/// Counts games that were begun; what follows says which.
macro_rules! count_begun {
    ($first:literal, $rest:literal) => {
        concat!(
            "select ",
            $first,
            "count(*), count(case when phase = 'over' then 1 end),
             count(case when closed = 'owner' and owner = $1 then 1 end) from tables where begun = 1 and ",
            $rest
        )
    };
}

const PLAYED: &str = count_begun!(
    "game, ",
    "id in (select table_id from players where person = $1) group by game order by game"
);
const OPENED: &str = count_begun!("", "owner = $1");

impl Store {
    /// What became of the games that the person played, game by game.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn begun_by(&self, player: &PersonId) -> Result<Vec<(GameId, Begun)>, StoreError> {
        each(self.read(PLAYED, values![player.as_str()]).await?, |mut row| {
            Ok((row.parsed()?, begun(&mut row)?))
        })
    }

    /// What became of the games at tables that the person opened, whether they played there or not.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn begun_at_tables_of(&self, owner: &PersonId) -> Result<Begun, StoreError> {
        let rows = self.read(OPENED, values![owner.as_str()]).await?;
        Ok(first(rows, |mut row| begun(&mut row))?.unwrap_or_default())
    }
}

fn begun(row: &mut Row) -> Result<Begun, StoreError> {
    Ok(Begun { begun: row.number()?, finished: row.number()?, closed: row.number()? })
}
