//! How well a person plays, by the games that they played here: the same numbers as `bonecup rate` computes from the records.

use axum::Json;
use axum::extract::State;
use bonecup_games::GameId;
use bonecup_ratings::{Player, RatedGame, Ratings, ResultRating};
use bonecup_referee::{Name, TableId};
use bonecup_store::{FindingRow, MOST_ROWS};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody};
use crate::identity::Me;

/// Your ratings.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingsView {
    /// The games that you have played to their end.
    games: Vec<RatingView>,
    /// What your seats were called that count as you.
    #[schema(value_type = Vec<String>)]
    names: Vec<Name>,
    /// The tables that were counted, in this order: the newest thousand. Whoever gives their records in this order to
    /// `bonecup rate`, with `--same` for your earlier names, gets the same numbers.
    #[schema(value_type = Vec<String>)]
    tables: Vec<TableId>,
}

/// How well you play a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingView {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// By results; none if every game was played alone.
    result: Option<StrengthView>,
    /// By mistakes; none in a game without values.
    skill: Option<SkillView>,
}

/// How strong you are by results.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StrengthView {
    /// More is better; everybody begins with 25.
    rating: f64,
    /// How uncertain that is: the standard deviation.
    deviation: f64,
    /// The games behind it.
    games: u32,
}

/// How well you decide.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct SkillView {
    /// The points that a real decision loses on average; less is better.
    loss: f64,
    /// How uncertain that is: the standard error.
    deviation: f64,
    /// The real decisions behind it.
    decisions: u32,
    /// The games in which they were made.
    games: u32,
}

/// Your ratings in every game, by your games on this server. The formulas are in `docs/ratings.md`.
#[utoipa::path(get, path = "/api/me/ratings", tag = "people",
    responses((status = 200, body = RatingsView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn ratings(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
) -> Result<Json<RatingsView>, ApiError> {
    let store = app.store.clone();
    let work = async move {
        let rows = store.rated_games(&person.id, MOST_ROWS).await?;
        Ok(RatingsView::of(&person.name, &rows))
    };
    app.heavy.run(address, work).await.map(Json)
}

impl RatingsView {
    /// Rows come newest first, with one for each seat of the person.
    fn of(me: &Name, rows: &[FindingRow]) -> RatingsView {
        let (mut games, mut names) = (Vec::new(), vec![me.clone()]);
        let tables: Vec<&[FindingRow]> = rows.chunk_by(|one, next| one.table == next.table).collect();
        // Of the oldest of very many, some seats may be missing.
        let is_cut = rows.len() >= usize::try_from(MOST_ROWS).unwrap_or(usize::MAX);
        for seats in tables.into_iter().rev().skip(usize::from(is_cut)) {
            games.extend(counted(me, seats, &mut names));
        }
        let ratings = Ratings::of(&games);
        let own = |game: GameId| ratings.player(game, me).map(|player| RatingView::of(game, player));
        let of_games = GameId::ALL.into_iter().filter_map(own).collect();
        RatingsView { games: of_games, names, tables: games.into_iter().map(|game| game.table).collect() }
    }
}

/// The game with the person's seat under their present name. Whoever has one seat is who sits there; of several, such as on a
/// device that goes round, only the one that bears their name is theirs.
fn counted(me: &Name, seats: &[FindingRow], names: &mut Vec<Name>) -> Option<RatedGame> {
    let first = seats.first()?;
    let mut game: RatedGame = serde_json::from_str(&first.rated).ok()?;
    if let [only] = seats {
        let own = game.seats.get_mut(usize::from(only.seat))?;
        if !names.contains(&own.name) {
            names.push(own.name.clone());
        }
        own.name = me.clone();
    }
    Some(game)
}

impl StrengthView {
    pub(super) fn of(result: ResultRating) -> StrengthView {
        StrengthView { rating: result.rating, deviation: result.deviation, games: result.games }
    }
}

impl RatingView {
    fn of(game: GameId, player: &Player) -> RatingView {
        let result = player.result.map(StrengthView::of);
        let skill = player.skill.map(|skill| SkillView {
            loss: skill.loss,
            deviation: skill.deviation,
            decisions: skill.decisions,
            games: skill.games,
        });
        RatingView { game, result, skill }
    }
}
