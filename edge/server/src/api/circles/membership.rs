//! Who asks about a circle, and which member that is.

use std::collections::HashMap;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use bonecup_store::{CircleId, Person};

use super::CircleRefusal;
use crate::app::App;
use crate::error::ApiError;
use crate::evenings::EveningRefused;
use crate::identity::Me;

/// A member who asks about the circle in the path. Everybody else is told that there is none.
pub(crate) struct Membership {
    pub(super) circle: CircleId,
    pub(super) member: u32,
    pub(super) person: Person,
}

impl FromRequestParts<App> for Membership {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Membership, ApiError> {
        let Me(person) = Me::from_request_parts(parts, app).await?;
        let circle: CircleId =
            in_path(parts, app, "circle").await.parse().map_err(|_| CircleRefusal::Unknown)?;
        let member = app.store.member_of(&circle, &person.id).await?.ok_or(CircleRefusal::Unknown)?;
        Ok(Membership { circle, member, person })
    }
}

/// The number of another member in the path.
pub(crate) struct MemberPath(pub(super) u32);

impl FromRequestParts<App> for MemberPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MemberPath, ApiError> {
        let number = in_path(parts, app, "member").await.parse();
        number.map(MemberPath).map_err(|_| CircleRefusal::NoMember.into())
    }
}

/// The number of an evening in the path.
pub(crate) struct EveningPath(pub(super) u32);

impl FromRequestParts<App> for EveningPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<EveningPath, ApiError> {
        let number = in_path(parts, app, "evening").await.parse();
        number.map(EveningPath).map_err(|_| EveningRefused::Unknown.into())
    }
}

/// What stands at this place of the path; nothing if it cannot be read.
async fn in_path(parts: &mut Parts, app: &App, name: &str) -> String {
    let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
    path.ok().and_then(|Path(mut path)| path.remove(name)).unwrap_or_default()
}
