//! The tables of an evening: both seats are kept for the two who play.

use bonecup_circles::Evening;
use bonecup_games::{GameId, RULES_VERSION};
use bonecup_referee::room::{Offer, Opening, PersonAction, PersonRequest, SeatOffer};
use bonecup_referee::{DiceSource, Name, PersonId, Scheme, TableId};
use bonecup_store::{EveningPlayer, EveningRow, NewTable};
use tracing::warn;

use super::stored::Terms;
use crate::api::new_table;
use crate::app::App;
use crate::error::ApiError;
use crate::random;

/// The tables that are due, which the evening has from now on.
pub(super) fn open_due(
    app: &App,
    row: &EveningRow,
    evening: &mut Evening,
) -> Result<Vec<NewTable>, ApiError> {
    let mut tables = Vec::new();
    for due in evening.due() {
        // Who has left is paired no more.
        let [Some(first), Some(second)] = due.players.map(|player| row.player(player)) else { continue };
        let table = table_of(app, row, [first, second])?;
        evening.opened(due.at, table.id.clone());
        tables.push(table);
    }
    Ok(tables)
}

/// The first of the two owns the table.
fn table_of(app: &App, row: &EveningRow, players: [&EveningPlayer; 2]) -> Result<NewTable, ApiError> {
    let terms = Terms::of(row)?;
    let two = players.map(|player| (player.person.clone(), player.name.clone()));
    let owner = &players[0].person;
    new_table(app, owner, |table| opening(row.game, &terms, two.clone(), table))
}

/// What a table of an evening is opened with. Names are those that people have outside of the circle.
pub(crate) fn opening(game: GameId, terms: &Terms, two: [(PersonId, Name); 2], table: TableId) -> Opening {
    let dice = if terms.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
    let owner = two[0].0.clone();
    let seats = two.map(|(person, name)| SeatOffer { offer: Offer::Reserved { person, name }, dice });
    Opening {
        table,
        game,
        rules: RULES_VERSION,
        options: terms.options.clone(),
        owner,
        public: false,
        deadline: terms.deadline,
        coach: terms.coach,
        commitment: None,
        scheme: Scheme::Two,
        engine: None,
        from: None,
        ahead: Vec::new(),
        seats: seats.to_vec(),
    }
}

/// Closes tables that have no say any more. Where that fails, those who sit there may play on: it counts nothing in the evening.
pub(super) async fn close(app: &App, tables: Vec<TableId>) {
    for table in tables {
        if let Err(error) = close_one(app, &table).await {
            warn!(%table, code = error.code(), "a table that was given up stays open");
        }
    }
}

async fn close_one(app: &App, table: &TableId) -> Result<(), ApiError> {
    let (owner, has_ended) =
        app.rooms.read(table, |room| (room.opening().owner.clone(), room.phase().has_ended())).await?;
    if has_ended {
        return Ok(());
    }
    let close =
        PersonRequest { person: owner, key: random::key()?, expected: None, action: PersonAction::Close };
    app.submit_uncancelled(table, close).await.map(drop)
}
