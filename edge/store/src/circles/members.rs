//! Who joins a circle, and who leaves it.

use bonecup_referee::{Name, PersonId};

use super::CircleId;
use super::host::delete_ended;
use crate::error::StoreError;
use crate::people::LOCK_PERSON;
use crate::store::{Store, first};
use crate::value::values;
use crate::write::{Write, Written};

/// How many there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CircleLimits {
    /// Members of a circle.
    pub members: u32,
    /// Circles of a person.
    pub circles: u32,
}

/// What became of somebody who was to join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// They are a member.
    Done,
    /// They were one already, and stay as they are.
    Already,
    /// The circle has as many members as it may.
    Full,
    /// The person is in as many circles as they may.
    TooMany,
    /// The person is not known, or has gone.
    NoPerson,
    /// The link leads nowhere.
    NoCircle,
}

/// This locks the circle, too.
const TAKE_NUMBER: &str = "update circles set last_member = last_member + 1 where link = $1";
const JOIN: &str = "insert into circle_members (circle, member, person, name, since)
    select id, last_member, $2, $3, $4 from circles where link = $1
        and (select count(*) from circle_members where circle = id) < $5
        and (select count(*) from circle_members where person = $2) < $6
    on conflict do nothing";
const COUNT_CIRCLES: &str = "select count(*) from circle_members where person = $1";
const CALL: &str = "update circle_members set name = $3 where circle = $1 and member = $2";

/// What happens when members leave; the condition says which. Their circles are locked. Their games stay, as those of somebody who left. Of
/// the others whoever has been there longest follows a host; of a circle without others nothing is left.
macro_rules! leaving {
    ($who:literal) => {
        [
            concat!(
                "update circles set host = host where id in (select circle from circle_members where ",
                $who,
                ")"
            ),
            concat!(
                "update circle_seats set member = null
                    where (circle, member) in (select circle, member from circle_members where ",
                $who,
                ")"
            ),
            concat!(
                "update circles set host = coalesce(
                    (select min(member) from circle_members where circle = circles.id and not (",
                $who,
                ")), 0) where (id, host) in (select circle, member from circle_members where ",
                $who,
                ")"
            ),
            concat!(
                "update circle_evenings set version = version + 1, news = 1
                    where phase <> 'over' and (circle, evening) in
                        (select circle, evening from circle_evening_players
                         where (circle, member) in (select circle, member from circle_members where ",
                $who,
                "))"
            ),
            concat!(
                "update circle_evenings set planner = null
                    where (circle, planner) in (select circle, member from circle_members where ",
                $who,
                ")"
            ),
            concat!(
                "update circle_evening_players set member = null
                    where (circle, member) in (select circle, member from circle_members where ",
                $who,
                ")"
            ),
            concat!("delete from circle_members where ", $who),
        ]
    };
}

const LEAVE: [&str; 7] = leaving!("circle = $1 and member = $2");
const LEAVE_ALL: [&str; 7] = leaving!("person = $1");

impl Store {
    /// Makes a person a member of the circle to which the link leads.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn join_circle(
        &self,
        link: &str,
        person: &PersonId,
        called: &Name,
        at: i64,
        limits: CircleLimits,
    ) -> Result<Joined, StoreError> {
        let row = values![link, person.as_str(), called.as_str(), at, limits.members, limits.circles];
        let write = Write::default()
            .only_if(LOCK_PERSON, values![person.as_str()])
            .only_if(TAKE_NUMBER, values![link])
            .only_if(JOIN, row);
        match self.write(write).await? {
            Written::Done(_) => Ok(Joined::Done),
            Written::Undone => self.why_not_joined(link, person, limits).await,
        }
    }

    async fn why_not_joined(
        &self,
        link: &str,
        person: &PersonId,
        limits: CircleLimits,
    ) -> Result<Joined, StoreError> {
        let Some(circle) = self.circle_by_link(link).await? else { return Ok(Joined::NoCircle) };
        if self.member_of(&circle.id, person).await?.is_some() {
            return Ok(Joined::Already);
        }
        if !self.is_known(person).await? {
            return Ok(Joined::NoPerson);
        }
        Ok(if circle.members >= limits.members { Joined::Full } else { Joined::TooMany })
    }

    pub(super) async fn count_circles(&self, person: &PersonId) -> Result<u32, StoreError> {
        let rows = self.read(COUNT_CIRCLES, values![person.as_str()]).await?;
        Ok(first(rows, |mut row| row.number())?.unwrap_or(0))
    }

    /// Calls a member otherwise; `false` if there is no such member.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn call_member(&self, circle: &CircleId, member: u32, name: &Name) -> Result<bool, StoreError> {
        let row = values![circle.as_str(), member, name.as_str()];
        self.happened(Write::default().only_if(CALL, row)).await
    }

    /// A member leaves; `false` if there is no such member. Nothing of them is kept in the circle, and with the last one the circle
    /// is deleted.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn leave_circle(&self, circle: &CircleId, member: u32) -> Result<bool, StoreError> {
        self.happened(leaving(Write::default(), circle, member)).await
    }
}

/// Takes a member out of a circle.
pub(super) fn leaving(write: Write, circle: &CircleId, member: u32) -> Write {
    let who = || values![circle.as_str(), member];
    let [lock, others @ ..] = LEAVE;
    let write = write.only_if(lock, who());
    delete_ended(others.into_iter().fold(write, |write, sql| write.and(sql, who())))
}

/// Takes somebody out of all circles.
pub(crate) fn leaving_all_circles(write: Write, person: &PersonId) -> Write {
    let write = LEAVE_ALL.into_iter().fold(write, |write, sql| write.and(sql, values![person.as_str()]));
    delete_ended(write)
}
