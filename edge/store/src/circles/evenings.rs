//! Evenings of circles. What an evening says is for the server to know; here it is text, with what queries need beside it.
//!
//! Whoever changes an evening locks its circle's row first, and names the version that they have read: of two nodes that begin the
//! next round one does it, with its tables in the same transaction. What an evening has to take in – a table that ended, a
//! member who left – is noted in the transaction in which it happens, and makes a new version.

use bonecup_games::GameId;
use bonecup_referee::{Name, PersonId, TableId};

use super::CircleId;
use super::tables::NOTE_CIRCLE;
use crate::error::StoreError;
use crate::steps::{CREATE_TABLE, NewTable, check_size, opening, row_of};
use crate::store::{MOST_ROWS, Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::{Write, Written};

/// An evening to be planned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvening {
    /// Its circle.
    pub circle: CircleId,
    /// What it is called.
    pub name: Name,
    /// Which game is played.
    pub game: GameId,
    /// The member who plans it.
    pub planner: u32,
    /// The members who take part, all different.
    pub players: Vec<u32>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What its tables are opened with, as JSON.
    pub terms: String,
    /// How far it is.
    pub progress: EveningProgress,
}

/// How far an evening is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningProgress {
    /// `planned`, `playing` or `over`.
    pub phase: &'static str,
    /// All of it, as JSON.
    pub state: String,
    /// What lists show of it, as JSON.
    pub summary: String,
}

/// How many there may be in a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveningLimits {
    /// Evenings that are not over.
    pub not_over: u32,
    /// Evenings that are kept.
    pub kept: u32,
}

/// What became of an evening that was to be planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EveningPlanned {
    /// It is there, under this number.
    Done(u32),
    /// As many are not over as may be.
    TooMany,
    /// Somebody of them is no member.
    NoMember,
}

/// An evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningRow {
    /// Its number in the circle.
    pub evening: u32,
    /// What it is called.
    pub name: Name,
    /// Which game is played.
    pub game: GameId,
    /// The member who planned it; none if they have left.
    pub planner: Option<u32>,
    /// The member who is host of the circle.
    pub host: u32,
    /// When it was planned, in milliseconds since 1970.
    pub created: i64,
    /// Every change makes another.
    pub version: i64,
    /// Whether it has something to take in: somebody left, or one of its tables ended.
    pub has_news: bool,
    /// What its tables are opened with, as JSON.
    pub terms: String,
    /// How far it is, as JSON.
    pub state: String,
    /// Who takes part, by their numbers in the evening.
    pub players: Vec<Option<EveningPlayer>>,
}

/// Somebody who takes part and is a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EveningPlayer {
    /// Which member.
    pub member: u32,
    /// Who that is.
    pub person: PersonId,
    /// What they are called outside of the circle.
    pub name: Name,
}

impl EveningRow {
    /// Who takes part under this number, unless they have left.
    pub fn player(&self, player: usize) -> Option<&EveningPlayer> {
        self.players.get(player)?.as_ref()
    }

    /// Which member that is.
    pub fn member(&self, player: usize) -> Option<u32> {
        self.player(player).map(|player| player.member)
    }

    /// Who has left, by their numbers in the evening.
    pub fn left(&self) -> Vec<usize> {
        (0..self.players.len()).filter(|player| self.player(*player).is_none()).collect()
    }
}

/// How somebody did at a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EveningSeat {
    /// Which member it was; none for who was none, has left since, or held several seats.
    pub member: Option<u32>,
    /// The points.
    pub score: f64,
    /// 1 for a win, ½ for a tie at the top, 0 otherwise.
    pub won: f64,
}

/// An evening in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedEvening {
    /// Its number in the circle.
    pub evening: u32,
    /// What it is called.
    pub name: Name,
    /// Which game is played.
    pub game: GameId,
    /// `planned`, `playing` or `over`.
    pub phase: String,
    /// When it was planned, in milliseconds since 1970.
    pub created: i64,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// Who takes part, by their numbers in the evening; none is who has left.
    pub players: Vec<Option<u32>>,
}

const LOCK: &str = "update circles set host = host where id = $1";
const TAKE_NUMBER: &str = "update circles set last_evening = last_evening + 1 where id = $1
    and (select count(*) from circle_evenings where circle = $1 and phase <> 'over') < $2";
const PLAN: &str = "insert into circle_evenings
    (circle, evening, name, game, planner, created, phase, version, news, terms, state, summary)
    select $1, last_evening, $2, $3, m.member, $5, $6, 1, 0, $7, $8, $9
    from circles join circle_members m on m.circle = id and m.member = $4 where id = $1";
const TAKES_PART: &str = "insert into circle_evening_players (circle, evening, player, member)
    select $1, last_evening, $2, m.member
    from circles join circle_members m on m.circle = id and m.member = $3 where id = $1";
const NUMBER: &str = "update circles set last_evening = last_evening where id = $1 returning last_evening";
/// If there are more than are kept, the oldest that is over.
macro_rules! too_old {
    ($what:literal) => {
        concat!(
            $what,
            " where circle = $1 and evening = (select min(evening) from circle_evenings where circle = $1 and phase = 'over')
                and (select count(*) from circle_evenings where circle = $1) > $2"
        )
    };
}
const TRIM: [&str; 3] = [
    too_old!("delete from circle_evening_players"),
    too_old!("update circle_tables set evening = null"),
    too_old!("delete from circle_evenings"),
];
const NOT_OVER: &str = "select count(*) from circle_evenings where circle = $1 and phase <> 'over'";

const EVENING: &str =
    "select e.evening, e.name, e.game, e.planner, c.host, e.created, e.version, e.news, e.terms, e.state
    from circle_evenings e join circles c on c.id = e.circle where e.circle = $1 and e.evening = $2";
const PLAYERS: &str = "select m.member, m.person, n.name from circle_evening_players p
    left join circle_members m on m.circle = p.circle and m.member = p.member
    left join people n on n.id = m.person
    where p.circle = $1 and p.evening = $2 order by p.player";
const LIST: &str = "select e.evening, e.name, e.game, e.phase, e.created, e.summary, p.member from
        (select evening, name, game, phase, created, summary from circle_evenings where circle = $1
         order by evening desc limit $2) as e
    join circle_evening_players p on p.circle = $1 and p.evening = e.evening order by e.evening desc, p.player";
/// The number of somebody who left in the moment in which the game ended means nothing any more.
const RESULT: &str = "select m.member, r.score, r.won from results r
    left join circle_seats s on s.table_id = r.table_id and s.seat = r.seat
    left join circle_members m on m.circle = s.circle and m.member = s.member
    where r.table_id = $1 order by r.seat";
const WITH_NEWS: &str =
    "select circle, evening from circle_evenings where news = 1 order by circle, evening limit $1";

const CHANGE: &str = "update circle_evenings
    set version = version + 1, news = 0, phase = $4, state = $5, summary = $6
    where circle = $1 and evening = $2 and version = $3";
const NOT_ON: &str = "update circle_evenings set version = version + 1
    where circle = $1 and evening = $2 and phase <> 'playing'";
const DELETE: [&str; 3] = [
    "delete from circle_evening_players where circle = $1 and evening = $2",
    "update circle_tables set evening = null where circle = $1 and evening = $2",
    "delete from circle_evenings where circle = $1 and evening = $2",
];

/// Notes that a table has ended, if it is one of an evening.
pub(crate) const NOTE_TABLE_ENDED: &str = "update circle_evenings set version = version + 1, news = 1
    where phase <> 'over' and (circle, evening) in
        (select circle, evening from circle_tables where table_id = $1 and evening is not null)";

impl Store {
    /// Plans an evening. If more are there then than are kept, the oldest that is over is deleted.
    ///
    /// # Errors
    /// If the database cannot, or a text is too large.
    pub async fn plan_evening(
        &self,
        new: NewEvening,
        limits: EveningLimits,
    ) -> Result<EveningPlanned, StoreError> {
        check_size(&new.terms)?;
        check_size(&new.progress.state)?;
        match self.write(planning(&new, limits)).await? {
            Written::Done(rows) => {
                let number = first(rows, |mut row| row.number())?;
                Ok(number.map_or(EveningPlanned::NoMember, EveningPlanned::Done))
            }
            Written::Undone if self.evenings_not_over(&new.circle).await? >= limits.not_over => {
                Ok(EveningPlanned::TooMany)
            }
            Written::Undone => Ok(EveningPlanned::NoMember),
        }
    }

    async fn evenings_not_over(&self, circle: &CircleId) -> Result<u32, StoreError> {
        let rows = self.read(NOT_OVER, values![circle.as_str()]).await?;
        Ok(first(rows, |mut row| row.number())?.unwrap_or(0))
    }

    /// An evening with those who take part.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn evening(&self, circle: &CircleId, evening: u32) -> Result<Option<EveningRow>, StoreError> {
        let which = || values![circle.as_str(), evening];
        // Who leaves meanwhile makes another version: what is read after the version is at least as new.
        let Some(row) = first(self.read(EVENING, which()).await?, evening_row)? else { return Ok(None) };
        let players = each(self.read(PLAYERS, which()).await?, player)?;
        Ok(Some(EveningRow { players, ..row }))
    }

    /// The evenings of a circle, the newest first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn evenings(&self, circle: &CircleId, limit: u32) -> Result<Vec<ListedEvening>, StoreError> {
        let mut list: Vec<ListedEvening> = Vec::new();
        let rows = self.read(LIST, values![circle.as_str(), capped(limit)]).await?;
        for (evening, member) in each(rows, listed)? {
            match list.last_mut().filter(|last| last.evening == evening.evening) {
                Some(last) => last.players.push(member),
                None => list.push(ListedEvening { players: vec![member], ..evening }),
            }
        }
        Ok(list)
    }

    /// How the seats of people did at a table of a circle, in their order; nothing before the game has ended.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn evening_result(&self, table: &TableId) -> Result<Vec<EveningSeat>, StoreError> {
        each(self.read(RESULT, values![table.as_str()]).await?, |mut row| {
            Ok(EveningSeat { member: row.maybe_number()?, score: row.real()?, won: row.real()? })
        })
    }

    /// Evenings that have something to take in.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn evenings_with_news(&self) -> Result<Vec<(CircleId, u32)>, StoreError> {
        each(self.read(WITH_NEWS, values![capped(MOST_ROWS)]).await?, |mut row| {
            Ok((row.parsed()?, row.number()?))
        })
    }

    /// Changes an evening from this version on, and opens tables for it in the same transaction; `false` if it is another version by now, the
    /// owner of a table is no member, or an id or code of a table is taken.
    ///
    /// # Errors
    /// If the database cannot, or a text is too large.
    pub async fn change_evening(
        &self,
        circle: &CircleId,
        (evening, version): (u32, i64),
        progress: EveningProgress,
        tables: Vec<NewTable>,
    ) -> Result<bool, StoreError> {
        check_size(&progress.state)?;
        let EveningProgress { phase, state, summary } = progress;
        let id = circle.as_str();
        let change = values![id, evening, version, phase, state, summary];
        let write = Write::default().only_if(LOCK, values![id]).only_if(CHANGE, change);
        let write = tables.into_iter().fold(write, |write, table| {
            let of_circle = values![table.id.as_str(), id, table.owner.as_str(), evening];
            let write = write.only_if(CREATE_TABLE, row_of(&table)).only_if(NOTE_CIRCLE, of_circle);
            opening(write, table)
        });
        self.happened(write).await
    }

    /// Deletes an evening; `false` if there is none, or it is on. Its tables stay with the circle.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn delete_evening(&self, circle: &CircleId, evening: u32) -> Result<bool, StoreError> {
        let which = || values![circle.as_str(), evening];
        let write = Write::default().only_if(LOCK, values![circle.as_str()]).only_if(NOT_ON, which());
        let write = DELETE.into_iter().fold(write, |write, sql| write.and(sql, which()));
        self.happened(write).await
    }
}

fn planning(new: &NewEvening, limits: EveningLimits) -> Write {
    let id = new.circle.as_str();
    let EveningProgress { phase, state, summary } = &new.progress;
    let row = values![
        id,
        new.name.as_str(),
        new.game.key(),
        new.planner,
        new.at,
        *phase,
        new.terms.as_str(),
        state.as_str(),
        summary.as_str(),
    ];
    let write = Write::default().only_if(TAKE_NUMBER, values![id, limits.not_over]).only_if(PLAN, row);
    let write = (0u32..)
        .zip(&new.players)
        .fold(write, |write, (player, member)| write.only_if(TAKES_PART, values![id, player, *member]));
    let write = TRIM.into_iter().fold(write, |write, sql| write.and(sql, values![id, limits.kept]));
    write.and(NUMBER, values![id])
}

fn evening_row(mut row: Row) -> Result<EveningRow, StoreError> {
    Ok(EveningRow {
        evening: row.number()?,
        name: row.parsed()?,
        game: row.parsed()?,
        planner: row.maybe_number()?,
        host: row.number()?,
        created: row.int()?,
        version: row.int()?,
        has_news: row.truth()?,
        terms: row.text()?,
        state: row.text()?,
        players: Vec::new(),
    })
}

fn player(mut row: Row) -> Result<Option<EveningPlayer>, StoreError> {
    let Some(member) = row.maybe_number()? else { return Ok(None) };
    Ok(Some(EveningPlayer { member, person: row.parsed()?, name: row.parsed()? }))
}

fn listed(mut row: Row) -> Result<(ListedEvening, Option<u32>), StoreError> {
    let evening = ListedEvening {
        evening: row.number()?,
        name: row.parsed()?,
        game: row.parsed()?,
        phase: row.text()?,
        created: row.int()?,
        summary: row.text()?,
        players: Vec::new(),
    };
    Ok((evening, row.maybe_number()?))
}
