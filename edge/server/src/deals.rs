//! Deals: the same dice for several people, each at a table of their own. While a deal goes on, nobody sees a table but the one who
//! plays there: its dice are those that others will roll.

use std::net::IpAddr;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use bonecup_chance::Seed;
use bonecup_referee::fair::{deal_of, dealt_table};
use bonecup_referee::room::{
    Deadline, Offer, Opening, PersonAction, PersonRequest, Phase, SeatOffer, TableRequest,
};
use bonecup_referee::{DiceSource, PersonId, Scheme, TableId};
use bonecup_store::{DealRow, Dealt, DealtPlayer, StoreError};
use tracing::warn;

use crate::api::{TablePath, open_dealt};
use crate::app::App;
use crate::error::{ApiError, Refused};
use crate::identity::known;
use crate::random;
use crate::rooms::SubmitError;

/// Deals that are looked after in one go.
const LOOKED_AFTER: u32 = 100;

/// Refuses whoever asks about a table of a deal that goes on and does not play there.
pub(crate) async fn guard(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    if let Ok(TablePath(table)) = TablePath::from_request_parts(&mut parts, &app).await
        && let Some(deal) = deal_of(&table)
        && let Some(row) = app.store.deal(&deal).await?
        && row.ended.is_none()
    {
        let (person, _) = known(&parts.headers, &app).await?.ok_or(Refused::DealRuns)?;
        let dealt = app.store.dealt(&deal).await?;
        let own = dealt.iter().find(|dealt| dealt.player == DealtPlayer::Person(person.id.clone()));
        if own.is_none_or(|own| dealt_table(&deal, own.number) != table) {
            return Err(Refused::DealRuns.into());
        }
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Whether somebody's game is over, or was given up.
pub(crate) fn is_through(dealt: &Dealt) -> bool {
    dealt.phase.is_some_and(Phase::has_ended)
}

/// The deal as it is now, and who plays in it: it ends when everybody it is for is through, or when its time is up.
pub(crate) async fn current(app: &App, id: &TableId) -> Result<(DealRow, Vec<Dealt>), ApiError> {
    let mut row = app.store.deal(id).await?.ok_or(Refused::NoDeal)?;
    let mut dealt = app.store.dealt(id).await?;
    let now = app.rooms.clock.now().0;
    let is_full = dealt.len() >= usize::from(row.players);
    if row.ended.is_none() && (row.closes <= now || is_full && dealt.iter().all(is_through)) {
        app.store.end_deal(id, now).await?;
        row = app.store.deal(id).await?.ok_or(Refused::NoDeal)?;
    }
    if row.ended.is_some() && !row.settled {
        settle(app, row.clone(), dealt).await?;
        dealt = app.store.dealt(id).await?;
    }
    Ok((row, dealt))
}

/// Tells the tables that the deal has ended. Whoever asked may go away meanwhile.
async fn settle(app: &App, row: DealRow, dealt: Vec<Dealt>) -> Result<(), ApiError> {
    let app = app.clone();
    let told = tokio::spawn(async move {
        let mut all = true;
        for dealt in dealt {
            // Bots play after the end, and to theirs.
            if matches!(dealt.player, DealtPlayer::Bot(_)) && !is_through(&dealt) {
                all = false;
                continue;
            }
            let table = dealt_table(&row.id, dealt.number);
            match app.rooms.submit(&table, TableRequest::EndDeal).await {
                Ok(_) | Err(SubmitError::NoTable | SubmitError::Refused { .. }) => {}
                Err(SubmitError::Store(error)) => return Err(error.into()),
                Err(error) => {
                    warn!(%table, %error, "a table cannot be told that its deal has ended");
                    all = false;
                }
            }
        }
        if all {
            app.store.settle_deal(&row.id).await?;
        }
        Ok::<(), ApiError>(())
    });
    told.await.unwrap_or_else(|_| Err(Refused::Internal.into()))
}

/// Ends deals whose time is up, and tells tables that have not been told.
pub(crate) async fn look_after(app: &App) -> Result<(), StoreError> {
    for deal in app.store.unsettled_deals(app.rooms.clock.now().0, LOOKED_AFTER).await? {
        if let Err(error) = current(app, &deal).await {
            warn!(%deal, %error, "a deal cannot be ended");
        }
    }
    Ok(())
}

/// Opens the table of a place and begins, unless that is done: whoever was interrupted just asks again.
pub(crate) async fn seat(
    app: &App,
    (person, address): (&PersonId, IpAddr),
    row: &DealRow,
    number: u16,
    offer: Offer,
) -> Result<TableId, ApiError> {
    let table = dealt_table(&row.id, number);
    let phase = app.store.table(&table).await?.map(|table| table.phase);
    if phase.is_none() {
        open_dealt(app, (person, address), opening(row, &table, person, offer)?, &seed(app, row).await?)
            .await?;
    }
    if phase.is_none_or(|phase| phase == Phase::Gathering) {
        let (key, action) = (random::key()?, PersonAction::Start);
        let start = PersonRequest { person: person.clone(), key, expected: None, action };
        app.submit(table.clone(), start).await?;
    }
    Ok(table)
}

/// A deal may have ended while somebody sat down: then their table, too, has to hear of it.
pub(crate) async fn stop_if_ended(app: &App, deal: &TableId) -> Result<(), ApiError> {
    match app.store.deal(deal).await? {
        Some(row) if row.ended.is_some() => {
            let dealt = app.store.dealt(deal).await?;
            settle(app, row, dealt).await
        }
        Some(_) | None => Ok(()),
    }
}

fn opening(row: &DealRow, table: &TableId, owner: &PersonId, offer: Offer) -> Result<Opening, ApiError> {
    Ok(Opening {
        table: table.clone(),
        game: row.game,
        rules: row.rules,
        options: serde_json::from_str(&row.options).map_err(|_| Refused::Internal)?,
        owner: owner.clone(),
        public: false,
        deadline: Deadline::None,
        coach: false,
        commitment: Some(row.commitment),
        scheme: Scheme::Three,
        engine: None,
        from: None,
        ahead: Vec::new(),
        seats: vec![SeatOffer { offer, dice: DiceSource::Drawn }],
    })
}

/// The seed of the deal, if the server still has it.
pub(crate) async fn seed(app: &App, row: &DealRow) -> Result<Seed, ApiError> {
    let encrypted = app.store.deal_seed(&row.id).await?.ok_or(Refused::NoDeal)?;
    let seed = app.keys.decrypt_seed(&row.id, &encrypted).map(Seed::new);
    let fits = seed.filter(|seed| seed.commitment(Scheme::Three) == row.commitment);
    fits.ok_or_else(|| {
        warn!(deal = %row.id, "the seed of a deal is missing or cannot be decrypted");
        Refused::Internal.into()
    })
}
