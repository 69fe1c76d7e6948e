//! The key with which this server signs.

use axum::Json;
use axum::extract::State;
use bonecup_referee::Hex32;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

/// The key with which this server signs.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct KeyView {
    /// Always `Ed25519`.
    algorithm: &'static str,
    /// The public key, as 64 hexadecimal digits.
    #[schema(value_type = String)]
    key: Hex32,
    /// What people compare: the first 20 hexadecimal digits of the SHA-256 of the key.
    fingerprint: String,
}

/// The key with which this server signs what was agreed and what happens at its tables. It stays the same over restarts and
/// backups; note it, so that you know the server again.
#[utoipa::path(get, path = "/api/key", tag = "records", responses((status = 200, body = KeyView)))]
pub(crate) async fn key(State(app): State<App>) -> Json<KeyView> {
    let (key, fingerprint) = (app.keys.public(), app.keys.fingerprint());
    Json(KeyView { algorithm: "Ed25519", key, fingerprint })
}
