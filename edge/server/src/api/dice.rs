//! What devices send for dice of version 2. The same goes over the table's WebSocket, as far as it happens in a game.

use axum::Json;
use axum::extract::State;
use bonecup_referee::room::{PersonAction, PersonRequest, Sealed};
use bonecup_referee::{Action, Hex32, Seq, Signature};
use bonecup_rules::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use super::play::{AnswerView, answer, submit};
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::identity::Me;

/// A seal of what will be added to the dice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct SealBody {
    /// For which seat of yours, from 0.
    seat: u8,
    /// The seal.
    #[schema(value_type = String)]
    seal: Hex32,
    /// The public Ed25519 key that your device signs with.
    #[schema(value_type = Option<String>)]
    signing_key: Option<Hex32>,
    /// Your name for this command.
    key: Option<String>,
}

/// What was sealed.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct RevealBody {
    /// For which seat of yours, from 0.
    seat: u8,
    /// The anchor of its chain.
    #[schema(value_type = String)]
    anchor: Hex32,
    /// What it adds to the dice.
    #[schema(max_length = 256)]
    contribution: String,
    /// Your name for this command.
    key: Option<String>,
}

/// A link that a roll waits for.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkBody {
    /// Your seat that was asked, from 0.
    pub(crate) seat: u8,
    /// For which roll.
    pub(crate) roll: u64,
    /// The link.
    #[schema(value_type = String)]
    pub(crate) link: Hex32,
}

/// A new chain.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct ChainBody {
    /// For which seat of yours, from 0.
    pub(crate) seat: u8,
    /// The anchor of the chain.
    #[schema(value_type = String)]
    pub(crate) anchor: Hex32,
    /// The public Ed25519 key that your device signs with.
    #[schema(value_type = Option<String>)]
    pub(crate) signing_key: Option<Hex32>,
    /// Your name for this command.
    pub(crate) key: Option<String>,
}

/// The first roll of a turn.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct ThrowBody {
    /// Your seat, from 0.
    pub(crate) seat: u8,
    /// The last step that you have seen.
    pub(crate) expected: u32,
    /// Your name for this command.
    pub(crate) key: String,
    /// Your link for the roll.
    #[schema(value_type = Option<String>)]
    pub(crate) link: Option<Hex32>,
    /// Your device's signature of the command.
    #[schema(value_type = Option<String>)]
    pub(crate) signature: Option<Signature>,
}

/// Seals what you will add to dice of version 2, before the game.
#[utoipa::path(post, path = "/api/tables/{id}/seal", tag = "commands", params(("id" = String, Path)),
    request_body = SealBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn seal(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<SealBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let sealed = Sealed { seal: body.seal, signing_key: body.signing_key };
    let action = PersonAction::Seal { seat: Seat(body.seat), sealed };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Reveals what you sealed, once the table is settled.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "commands", params(("id" = String, Path)),
    request_body = RevealBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn reveal(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<RevealBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let (seat, contribution) = (Seat(body.seat), body.contribution.parse()?);
    let action = PersonAction::Reveal { seat, anchor: body.anchor, contribution };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Gives the link that a roll waits for.
#[utoipa::path(post, path = "/api/tables/{id}/link", tag = "commands", params(("id" = String, Path)),
    request_body = LinkBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn link(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<LinkBody>,
) -> Result<Json<AnswerView>, ApiError> {
    submit(&app, table, &person.id, Some(&body.key()), body.action()).await
}

/// Commits to a new chain, from another device or because the old one is used up.
#[utoipa::path(post, path = "/api/tables/{id}/chain", tag = "commands", params(("id" = String, Path)),
    request_body = ChainBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn chain(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<ChainBody>,
) -> Result<Json<AnswerView>, ApiError> {
    submit(&app, table, &person.id, body.key.as_deref(), body.action()).await
}

/// Rolls the first dice of your turn.
#[utoipa::path(post, path = "/api/tables/{id}/throw", tag = "commands", params(("id" = String, Path)),
    request_body = ThrowBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn throw(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<ThrowBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let (key, expected) = (body.key.parse()?, Some(Seq(body.expected)));
    answer(&app, table, PersonRequest { person: person.id, key, expected, action: body.action() }).await
}

impl ThrowBody {
    /// What is asked of the room.
    pub(crate) fn action(&self) -> PersonAction {
        let (link, signature) = (self.link, self.signature);
        PersonAction::Act { seat: Seat(self.seat), action: Action::Throw, link, signature }
    }
}

impl LinkBody {
    /// What is asked of the room.
    pub(crate) fn action(&self) -> PersonAction {
        PersonAction::Link { seat: Seat(self.seat), roll: self.roll, link: self.link }
    }

    /// The name of the command: there is only one link of a seat for a roll.
    pub(crate) fn key(&self) -> String {
        format!("link-{}-{}", self.seat, self.roll)
    }
}

impl ChainBody {
    /// What is asked of the room.
    pub(crate) fn action(&self) -> PersonAction {
        PersonAction::Chain { seat: Seat(self.seat), anchor: self.anchor, signing_key: self.signing_key }
    }
}
