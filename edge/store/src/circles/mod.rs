//! Circles: people who play together, and what they have played. Whom a member stands for is known here alone, and no longer than
//! they are one.
//!
//! Whoever adds a member to a circle, takes one away or counts its members locks the circle's row first, and before it the
//! person's where that is needed, too: in this order always.

mod evenings;
mod host;
mod league;
mod members;
mod tables;

use std::fmt;
use std::str::FromStr;

use bonecup_referee::{Key, Name, PersonId};

pub(crate) use self::evenings::NOTE_TABLE_ENDED;
pub use self::evenings::{
    EveningLimits, EveningPlanned, EveningPlayer, EveningProgress, EveningRow, EveningSeat, ListedEvening,
    NewEvening,
};
pub use self::league::{CountedGame, CountedSeat};
pub(crate) use self::members::leaving_all_circles;
pub use self::members::{CircleLimits, Joined};
pub use self::tables::{CircleGame, CircleSeat, CircleTable, OpenCircleTable};
pub(crate) use self::tables::{NOTE_CIRCLE, game_ended};
use crate::error::StoreError;
use crate::people::LOCK_PERSON;
use crate::store::{MOST_ROWS, Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::{Write, Written};

/// No id is longer.
const LONGEST_ID: usize = 40;

/// The id of a circle, which only its members learn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CircleId(String);

/// This is no id of a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id of a circle has 1 to {LONGEST_ID} letters and digits")]
pub struct NoCircleId;

impl FromStr for CircleId {
    type Err = NoCircleId;

    fn from_str(text: &str) -> Result<CircleId, NoCircleId> {
        let fits = (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
        if fits { Ok(CircleId(text.to_owned())) } else { Err(NoCircleId) }
    }
}

impl CircleId {
    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CircleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A circle to be made. Whoever makes it is its first member and its host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewCircle {
    /// Its id.
    pub id: CircleId,
    /// What it is called.
    pub name: Name,
    /// The secret by which one joins.
    pub link: String,
    /// Who makes it.
    pub person: PersonId,
    /// What they are called in it.
    pub called: Name,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Their name for the command. Under the same one no other circle is made.
    pub key: Option<Key>,
}

/// What became of a circle that was to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CircleMade {
    /// It is there.
    Done,
    /// The person has made this circle under the key before. Nothing was written.
    Repeated(CircleId),
    /// The person is in as many circles as they may.
    TooMany,
    /// The person is not known, or has gone.
    NoPerson,
    /// There is a circle with this id or this link already.
    Taken,
}

/// A circle in the list of a member's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CircleRow {
    /// Its id.
    pub id: CircleId,
    /// What it is called.
    pub name: Name,
    /// How many members it has.
    pub members: u32,
    /// Which of them asks.
    pub you: u32,
    /// Which of them is the host.
    pub host: u32,
}

/// What whoever has the link learns of a circle, but for the id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The circle's id.
    pub id: CircleId,
    /// What it is called.
    pub name: Name,
    /// How many members it has.
    pub members: u32,
}

/// Everything about a circle but its tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Circle {
    /// Its id.
    pub id: CircleId,
    /// What it is called.
    pub name: Name,
    /// The secret by which one joins.
    pub link: String,
    /// The number of the member who is the host.
    pub host: u32,
    /// Its members, those first who have been there longest.
    pub members: Vec<Member>,
    /// Its seasons, the first one first; the last one is on.
    pub seasons: Vec<Season>,
}

/// A member of a circle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The number, which is never given again.
    pub member: u32,
    /// Who that is.
    pub person: PersonId,
    /// What they are called in the circle.
    pub name: Name,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A season of a circle. It lasts until the next one begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// The number, from 1.
    pub season: u32,
    /// What it is called.
    pub name: Name,
    /// When it began, in milliseconds since 1970.
    pub begun: i64,
}

const MAKE: &str = "insert into circles (id, name, link, host, last_member) select $1, $2, $3, 1, 1
    where (select count(*) from circle_members where person = $4) < $5 on conflict do nothing";
const FIRST_MEMBER: &str = "insert into circle_members (circle, member, person, name, since, key)
    values ($1, 1, $2, $3, $4, $5) on conflict do nothing";
const FIRST_SEASON: &str = "insert into circle_seasons (circle, season, name, begun) values ($1, 1, '1', $2)";
const MADE_UNDER: &str = "select circle from circle_members where person = $1 and key = $2";
const CIRCLES_OF: &str =
    "select c.id, c.name, (select count(*) from circle_members where circle = c.id), m.member, c.host
    from circle_members m join circles c on c.id = m.circle where m.person = $1 order by m.since, c.id limit $2";
const BY_LINK: &str = "select id, name, (select count(*) from circle_members where circle = id)
    from circles where link = $1";
const CIRCLE: &str = "select name, link, host from circles where id = $1";
const MEMBERS: &str =
    "select member, person, name, since from circle_members where circle = $1 order by member limit $2";
const MEMBER: &str = "select member from circle_members where circle = $1 and person = $2";
const SEASON: &str = "select season from circle_seasons where circle = $1 and season = $2";
const SEASONS: &str =
    "select season, name, begun from circle_seasons where circle = $1 order by season limit $2";

impl Store {
    /// Makes a circle, with its first season, unless the person is in `most` already or has made it before.
    ///
    /// # Errors
    /// If the database cannot. Whether the circle was made after all is answered by asking again under the same key.
    pub async fn make_circle(&self, circle: NewCircle, most: u32) -> Result<CircleMade, StoreError> {
        if let Some(made) = self.made_under(&circle).await? {
            return Ok(CircleMade::Repeated(made));
        }
        let (id, person) = (circle.id.as_str(), circle.person.as_str());
        let row = values![id, circle.name.as_str(), circle.link.as_str(), person, most];
        let key = circle.key.as_ref().map(Key::as_str);
        let member = values![id, person, circle.called.as_str(), circle.at, key];
        let write = Write::default()
            .only_if(LOCK_PERSON, values![person])
            .only_if(MAKE, row)
            .only_if(FIRST_MEMBER, member)
            .and(FIRST_SEASON, values![id, circle.at]);
        match self.write(write).await? {
            Written::Done(_) => Ok(CircleMade::Done),
            Written::Undone => self.why_not_made(&circle, most).await,
        }
    }

    async fn made_under(&self, circle: &NewCircle) -> Result<Option<CircleId>, StoreError> {
        let Some(key) = &circle.key else { return Ok(None) };
        let rows = self.read(MADE_UNDER, values![circle.person.as_str(), key.as_str()]).await?;
        first(rows, |mut row| row.parsed())
    }

    async fn why_not_made(&self, circle: &NewCircle, most: u32) -> Result<CircleMade, StoreError> {
        if let Some(made) = self.made_under(circle).await? {
            return Ok(CircleMade::Repeated(made));
        }
        if !self.is_known(&circle.person).await? {
            return Ok(CircleMade::NoPerson);
        }
        let has_too_many = self.count_circles(&circle.person).await? >= most;
        Ok(if has_too_many { CircleMade::TooMany } else { CircleMade::Taken })
    }

    /// The circles of a person, those first in which they have been longest.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn circles_of(&self, person: &PersonId) -> Result<Vec<CircleRow>, StoreError> {
        each(self.read(CIRCLES_OF, values![person.as_str(), capped(MOST_ROWS)]).await?, circle_row)
    }

    /// The circle to which a link leads.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn circle_by_link(&self, link: &str) -> Result<Option<Invitation>, StoreError> {
        first(self.read(BY_LINK, values![link]).await?, |mut row| {
            Ok(Invitation { id: row.parsed()?, name: row.parsed()?, members: row.number()? })
        })
    }

    /// Which member of the circle the person is.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn member_of(&self, circle: &CircleId, person: &PersonId) -> Result<Option<u32>, StoreError> {
        first(self.read(MEMBER, values![circle.as_str(), person.as_str()]).await?, |mut row| row.number())
    }

    /// Whether the circle has a season of this number.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn has_season(&self, circle: &CircleId, season: u32) -> Result<bool, StoreError> {
        Ok(!self.read(SEASON, values![circle.as_str(), season]).await?.is_empty())
    }

    /// Everything about a circle but its tables.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn circle(&self, id: &CircleId) -> Result<Option<Circle>, StoreError> {
        let found = self.read(CIRCLE, values![id.as_str()]).await?;
        let Some((name, link, host)) =
            first(found, |mut row| Ok((row.parsed()?, row.text()?, row.number()?)))?
        else {
            return Ok(None);
        };
        let members = each(self.read(MEMBERS, values![id.as_str(), capped(MOST_ROWS)]).await?, member)?;
        let seasons = each(self.read(SEASONS, values![id.as_str(), capped(MOST_ROWS)]).await?, season)?;
        Ok(Some(Circle { id: id.clone(), name, link, host, members, seasons }))
    }
}

fn circle_row(mut row: Row) -> Result<CircleRow, StoreError> {
    Ok(CircleRow {
        id: row.parsed()?,
        name: row.parsed()?,
        members: row.number()?,
        you: row.number()?,
        host: row.number()?,
    })
}

fn member(mut row: Row) -> Result<Member, StoreError> {
    Ok(Member { member: row.number()?, person: row.parsed()?, name: row.parsed()?, since: row.int()? })
}

fn season(mut row: Row) -> Result<Season, StoreError> {
    Ok(Season { season: row.number()?, name: row.parsed()?, begun: row.int()? })
}
