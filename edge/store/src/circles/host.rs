//! What the host of a circle may do. That it is still the host who asks is looked at where it is written.

use bonecup_referee::Name;

use super::CircleId;
use super::members::leaving;
use crate::error::StoreError;
use crate::store::Store;
use crate::value::values;
use crate::write::Write;

const RENAME: &str = "update circles set name = $3 where id = $1 and host = $2";
const NEW_LINK: &str = "update circles set link = $3 where id = $1 and host = $2";
const LOCK_AS_HOST: &str = "update circles set host = host where id = $1 and host = $2";
const HAND_OVER: &str = "update circles set host = $2
    where id = $1 and exists (select 1 from circle_members where circle = $1 and member = $2)";
/// No season begins before the one that it ends.
const BEGIN_SEASON: &str = "insert into circle_seasons (circle, season, name, begun)
    select $1, 1 + max(season), $2, case when max(begun) > $3 then max(begun) else $3 end
    from circle_seasons where circle = $1 having count(*) < $4";
const END: &str = "update circles set host = 0 where id = $1 and host = $2";
const DROP_MEMBERS: &str = "delete from circle_members where circle = $1";
/// What refers to circles that have ended, and then the circles.
const DELETE_ENDED: [&str; 6] = [
    "delete from circle_evening_players where circle in (select id from circles where host = 0)",
    "delete from circle_evenings where circle in (select id from circles where host = 0)",
    "delete from circle_seats where circle in (select id from circles where host = 0)",
    "delete from circle_tables where circle in (select id from circles where host = 0)",
    "delete from circle_seasons where circle in (select id from circles where host = 0)",
    "delete from circles where host = 0",
];

impl Store {
    /// Calls a circle otherwise; `false` if this member is not its host.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn rename_circle(&self, circle: &CircleId, host: u32, name: &Name) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(RENAME, values![circle.as_str(), host, name.as_str()])).await
    }

    /// Gives a circle another link; the one before leads nowhere. `false` if this member is not its host.
    ///
    /// # Errors
    /// If the database cannot, or the link is taken.
    pub async fn set_circle_link(
        &self,
        circle: &CircleId,
        host: u32,
        link: &str,
    ) -> Result<bool, StoreError> {
        self.happened(Write::default().only_if(NEW_LINK, values![circle.as_str(), host, link])).await
    }

    /// Makes another member the host; `false` if this member is not, or there is no other of that number.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn hand_over_circle(&self, circle: &CircleId, host: u32, to: u32) -> Result<bool, StoreError> {
        let write = Write::default()
            .only_if(LOCK_AS_HOST, values![circle.as_str(), host])
            .only_if(HAND_OVER, values![circle.as_str(), to]);
        self.happened(write).await
    }

    /// Begins a season, which ends the one before; `false` if this member is not the host, or there are `most` already.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn begin_season(
        &self,
        circle: &CircleId,
        host: u32,
        name: &Name,
        at: i64,
        most: u32,
    ) -> Result<bool, StoreError> {
        let write = Write::default()
            .only_if(LOCK_AS_HOST, values![circle.as_str(), host])
            .only_if(BEGIN_SEASON, values![circle.as_str(), name.as_str(), at, most]);
        self.happened(write).await
    }

    /// Removes a member, who leaves nothing in the circle; `false` if it is not the host who wants that, or there is no such member.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn remove_member(&self, circle: &CircleId, host: u32, member: u32) -> Result<bool, StoreError> {
        let write = Write::default().only_if(LOCK_AS_HOST, values![circle.as_str(), host]);
        self.happened(leaving(write, circle, member)).await
    }

    /// Deletes a circle; `false` if this member is not its host. Its tables stay, as tables of no circle.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn end_circle(&self, circle: &CircleId, host: u32) -> Result<bool, StoreError> {
        let write = Write::default()
            .only_if(END, values![circle.as_str(), host])
            .and(DROP_MEMBERS, values![circle.as_str()]);
        self.happened(delete_ended(write)).await
    }
}

/// Deletes circles that have lost their host in the same transaction.
pub(super) fn delete_ended(write: Write) -> Write {
    DELETE_ENDED.into_iter().fold(write, |write, sql| write.and(sql, values![]))
}
