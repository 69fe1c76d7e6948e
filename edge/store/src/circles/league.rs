//! What the league of a circle is computed from.

use std::collections::HashMap;

use bonecup_games::GameId;
use bonecup_referee::TableId;

use super::CircleId;
use crate::error::StoreError;
use crate::store::{Store, each};
use crate::value::{Row, values};

/// A game of a circle that counts.
#[derive(Clone, PartialEq, Debug)]
pub struct CountedGame {
    /// The table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The seats of people, in their order.
    pub seats: Vec<CountedSeat>,
    /// What ratings need of it, as it was stored, once it is known.
    pub rated: Option<String>,
}

/// How somebody did in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CountedSeat {
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
}

/// The newest games that count; what follows says what is asked of them.
macro_rules! of_counted {
    ($what:literal, $rest:literal) => {
        concat!(
            "select ",
            $what,
            " from (select table_id, ended from circle_tables
                where circle = $1 and counts = 1 and ended is not null and (season = $2 or $2 = 0)
                order by ended desc, table_id limit $3) as g ",
            $rest
        )
    };
}
const SEATS: &str = of_counted!(
    "g.table_id, r.game, g.ended, r.seat, m.member, r.score, r.won, r.luck",
    "join results r on r.table_id = g.table_id
    left join circle_seats s on s.table_id = g.table_id and s.seat = r.seat
    left join circle_members m on m.circle = $1 and m.member = s.member
    order by g.ended, g.table_id, r.seat"
);
const RATED: &str = of_counted!("g.table_id, f.rated", "join findings f on f.table_id = g.table_id");

impl Store {
    /// The newest games of a circle that count, those of a season or all, in the order in which they ended.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn counted_games(
        &self,
        circle: &CircleId,
        season: Option<u32>,
        limit: u32,
    ) -> Result<Vec<CountedGame>, StoreError> {
        // No season has the number 0.
        let which = || values![circle.as_str(), season.unwrap_or(0), limit];
        let mut games: Vec<CountedGame> = Vec::new();
        for (game, seat) in each(self.read(SEATS, which()).await?, game_and_seat)? {
            match games.last_mut().filter(|last| last.table == game.table) {
                Some(last) => last.seats.push(seat),
                None => games.push(CountedGame { seats: vec![seat], ..game }),
            }
        }
        let rated = each(self.read(RATED, which()).await?, |mut row| Ok((row.parsed()?, row.text()?)))?;
        let mut rated: HashMap<TableId, String> = rated.into_iter().collect();
        for game in &mut games {
            game.rated = rated.remove(&game.table);
        }
        Ok(games)
    }
}

fn game_and_seat(mut row: Row) -> Result<(CountedGame, CountedSeat), StoreError> {
    let game = CountedGame {
        table: row.parsed()?,
        game: row.parsed()?,
        at: row.int()?,
        seats: Vec::new(),
        rated: None,
    };
    let seat = CountedSeat {
        seat: row.number()?,
        member: row.maybe_number()?,
        score: row.real()?,
        won: row.real()?,
        luck: row.maybe_real()?,
    };
    Ok((game, seat))
}
