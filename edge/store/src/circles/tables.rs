//! The tables of circles, and the games that were played there to the end.

use bonecup_games::GameId;
use bonecup_referee::{PersonId, TableId};

use super::CircleId;
use crate::error::StoreError;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// For which circle a table was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CircleTable {
    /// The circle.
    pub circle: CircleId,
    /// The evening of the circle to which it belongs, if to any.
    pub evening: Option<u32>,
}

/// A table of a circle that has not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenCircleTable {
    /// Its id.
    pub table: TableId,
    /// When something last happened, in milliseconds since 1970; up to a minute behind.
    pub touched: i64,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// The evening to which it belongs.
    pub evening: Option<u32>,
    /// The members who sit there, or for whom a seat is kept.
    pub members: Vec<u32>,
}

/// A game of a circle that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct CircleGame {
    /// The table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// The season that was on when it ended.
    pub season: u32,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// Whether two members or more had a seat each.
    pub counts: bool,
    /// The evening to which it belongs.
    pub evening: Option<u32>,
    /// The seats of people, in their order.
    pub seats: Vec<CircleSeat>,
}

/// How somebody did in a game of a circle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CircleSeat {
    /// The seat, from 0.
    pub seat: u8,
    /// Which member had it; none for who was none, has left since, or held several seats.
    pub member: Option<u32>,
    /// The points.
    pub score: f64,
    /// 1 for a win, ½ for a tie at the top, 0 otherwise.
    pub won: f64,
    /// What luck gave, once the game is analysed.
    pub luck: Option<f64>,
    /// What mistakes cost, once the game is analysed.
    pub loss: Option<f64>,
}

/// Notes the circle of a new table, if its owner is a member.
pub(crate) const NOTE_CIRCLE: &str = "insert into circle_tables (table_id, circle, evening)
    select $1, circle, $4 from circle_members where circle = $2 and person = $3";
const CIRCLE_OF: &str = "select circle, evening from circle_tables where table_id = $1";
const OPEN: &str = "select t.id, t.touched, t.summary, t.evening, m.member from
        (select id, touched, summary, evening from circle_tables join tables on id = table_id
         where circle = $1 and ended is null and phase in ('gathering', 'settled', 'playing')
         order by touched desc, id limit $2) as t
    left join seats s on s.table_id = t.id
    left join circle_members m on m.circle = $1 and m.person = s.person
    order by t.touched desc, t.id, m.member";
/// The number of somebody who left in the moment in which the game ended means nothing any more.
const GAMES: &str =
    "select g.table_id, r.game, g.season, g.ended, g.counts, g.evening, r.seat, m.member, r.score, r.won, r.luck, r.loss
    from (select table_id, season, ended, counts, evening from circle_tables
          where circle = $1 and ended < $2 and (season = $3 or $3 = 0) order by ended desc, table_id limit $4) as g
    join results r on r.table_id = g.table_id
    left join circle_seats s on s.table_id = g.table_id and s.seat = r.seat
    left join circle_members m on m.circle = $1 and m.member = s.member
    order by g.ended desc, g.table_id, r.seat";

const LOCK_CIRCLE: &str =
    "update circles set host = host where id in (select circle from circle_tables where table_id = $1)";
/// Whoever held several seats has none here.
const NOTE_SEATS: &str = "insert into circle_seats (table_id, seat, circle, member)
    select r.table_id, r.seat, t.circle, m.member
    from results r join circle_tables t on t.table_id = r.table_id
    left join circle_members m on m.circle = t.circle and m.person = r.person
        and 1 = (select count(*) from results o where o.table_id = r.table_id and o.person = r.person)
    where r.table_id = $1 on conflict do nothing";
const NOTE_END: &str = "update circle_tables set ended = $2,
        season = (select max(season) from circle_seasons where circle = circle_tables.circle),
        counts = case when (select count(member) from circle_seats where table_id = $1) > 1 then 1 else 0 end
    where table_id = $1 and ended is null";

impl Store {
    /// For which circle a table was opened, if for any.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn circle_of_table(&self, table: &TableId) -> Result<Option<CircleTable>, StoreError> {
        first(self.read(CIRCLE_OF, values![table.as_str()]).await?, |mut row| {
            Ok(CircleTable { circle: row.parsed()?, evening: row.maybe_number()? })
        })
    }

    /// The same, if the person is a member of that circle.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn own_circle_of_table(
        &self,
        table: &TableId,
        person: &PersonId,
    ) -> Result<Option<CircleTable>, StoreError> {
        let Some(of) = self.circle_of_table(table).await? else { return Ok(None) };
        Ok(self.member_of(&of.circle, person).await?.map(|_| of))
    }

    /// The tables of a circle that gather or play, the last touched first.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn open_circle_tables(
        &self,
        circle: &CircleId,
        limit: u32,
    ) -> Result<Vec<OpenCircleTable>, StoreError> {
        let rows = self.read(OPEN, values![circle.as_str(), capped(limit)]).await?;
        let mut tables: Vec<OpenCircleTable> = Vec::new();
        for (table, member) in each(rows, open_table)? {
            match tables.last_mut().filter(|last| last.table == table.table) {
                Some(last) => last.members.extend(member),
                None => tables.push(OpenCircleTable { members: member.into_iter().collect(), ..table }),
            }
        }
        Ok(tables)
    }

    /// The games of a circle that were played to their end, the newest first: those of a season, or all. To read on, pass the
    /// `at` of the last one as `before`.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn circle_games(
        &self,
        circle: &CircleId,
        season: Option<u32>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<CircleGame>, StoreError> {
        let before = before.unwrap_or(i64::MAX);
        // No season has the number 0.
        let which = values![circle.as_str(), before, season.unwrap_or(0), capped(limit)];
        let mut games: Vec<CircleGame> = Vec::new();
        for (game, seat) in each(self.read(GAMES, which).await?, game_and_seat)? {
            match games.last_mut().filter(|last| last.table == game.table) {
                Some(last) => last.seats.push(seat),
                None => games.push(CircleGame { seats: vec![seat], ..game }),
            }
        }
        Ok(games)
    }
}

/// Notes that a game has ended, if its table is of a circle. Its results are there.
pub(crate) fn game_ended(write: Write, table: &str, at: i64) -> Write {
    write.and(LOCK_CIRCLE, values![table]).and(NOTE_SEATS, values![table]).and(NOTE_END, values![table, at])
}

fn open_table(mut row: Row) -> Result<(OpenCircleTable, Option<u32>), StoreError> {
    let table = OpenCircleTable {
        table: row.parsed()?,
        touched: row.int()?,
        summary: row.text()?,
        evening: row.maybe_number()?,
        members: Vec::new(),
    };
    Ok((table, row.maybe_number()?))
}

fn game_and_seat(mut row: Row) -> Result<(CircleGame, CircleSeat), StoreError> {
    let game = CircleGame {
        table: row.parsed()?,
        game: row.parsed()?,
        season: row.number()?,
        at: row.int()?,
        counts: row.truth()?,
        evening: row.maybe_number()?,
        seats: Vec::new(),
    };
    let seat = CircleSeat {
        seat: row.number()?,
        member: row.maybe_number()?,
        score: row.real()?,
        won: row.real()?,
        luck: row.maybe_real()?,
        loss: row.maybe_real()?,
    };
    Ok((game, seat))
}
