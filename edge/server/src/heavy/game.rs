//! Answers about the whole game of a table.

use std::net::IpAddr;
use std::sync::Arc;

use bonecup_referee::room::{History, Phase, Step};
use bonecup_referee::{Record, TableId};

use super::answer::{Answer, Packer};
use super::answers::{Key, What};
use crate::app::App;
use crate::error::{ApiError, Refused};
use crate::log;
use crate::rooms::SubmitError;

/// Everything that has happened at a table.
pub(crate) struct GameLog {
    pub(crate) steps: Vec<Step>,
    pub(crate) past: History,
}

impl GameLog {
    /// The record of the game so far.
    pub(crate) fn record(&self) -> Result<Record, ApiError> {
        Ok(self.past.record().ok_or(Refused::NoRecord)?)
    }

    /// The last step if there may be more; none if nothing about the game can change.
    fn head(&self) -> Option<u32> {
        let room = self.past.room();
        match room.phase() {
            // The seed of a deal is published later.
            Phase::Over | Phase::Closed if room.is_dealt() && room.seed().is_none() => Some(room.seq().0),
            Phase::Over | Phase::Closed => None,
            Phase::Gathering | Phase::Settled | Phase::Playing => Some(room.seq().0),
        }
    }
}

/// An answer about a table's game, written if there is none that is right.
pub(crate) async fn of_game(
    app: &App,
    address: IpAddr,
    table: &TableId,
    what: What,
    write: impl FnOnce(&GameLog, &mut Packer) -> Result<(), ApiError> + Send + 'static,
) -> Result<Answer, ApiError> {
    let key = Key::Table(table.clone(), what);
    if let Some(answer) = kept(app, table, &key).await? {
        return Ok(answer);
    }
    let (app, table) = (app.clone(), table.clone());
    let heavy = Arc::clone(&app.heavy);
    // The log is read by the thread that goes through it, so that no more are in memory than threads there are.
    let work = async move {
        // Somebody else may have asked for the same meanwhile.
        if let Some(answer) = kept(&app, &table, &key).await? {
            return Ok(answer);
        }
        let steps = log::steps(&app.store, &table).await?;
        if steps.is_empty() {
            return Err(Refused::NoTable.into());
        }
        let past = History::of(&steps).map_err(SubmitError::from)?;
        let game = GameLog { steps, past };
        let answer = app.heavy.answers.pack(|packer| write(&game, packer))?;
        app.heavy.answers.keep(key, &answer, game.head());
        Ok(answer)
    };
    heavy.run(address, work).await
}

/// The answer that is kept, if it is right.
async fn kept(app: &App, table: &TableId, key: &Key) -> Result<Option<Answer>, ApiError> {
    let answers = &app.heavy.answers;
    if let Some(answer) = answers.final_one(key) {
        return Ok(Some(answer));
    }
    if !answers.has(key) {
        return Ok(None);
    }
    let heads = app.store.heads(std::slice::from_ref(table)).await?;
    Ok(heads.first().and_then(|(_, head)| answers.after(key, *head)))
}
