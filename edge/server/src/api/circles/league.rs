//! The league of a circle.

use axum::Json;
use axum::extract::State;
use bonecup_circles::{
    HeadToHead, League, LeagueGame, LeagueLine, LeaguePlayer, LeagueRecord, LeagueSeat, Member,
};
use bonecup_games::GameId;
use bonecup_ratings::RatedGame;
use bonecup_referee::TableId;
use bonecup_rules::Points;
use bonecup_store::{CircleId, CountedGame, CountedSeat, Store};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{CircleRefusal, Membership};
use crate::api::body::QueryParams;
use crate::api::ratings::StrengthView;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody};

/// The newest games of a season are counted, up to so many.
const MOST_GAMES: u32 = 5_000;

/// The league of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeagueView {
    /// Of which season; 0 for all together.
    season: u32,
    /// The games that were played.
    games: Vec<GameLeagueView>,
}

/// The league in one game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameLeagueView {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// How many games were counted.
    played: usize,
    /// The members who played, the first first.
    table: Vec<LeagueLineView>,
    /// Every two members who met.
    head_to_head: Vec<HeadToHeadView>,
    /// The records that somebody holds.
    records: Vec<LeagueRecordView>,
}

/// A member in the league table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeagueLineView {
    /// The place, from 1; who is level shares one.
    place: usize,
    /// Who.
    member: u32,
    /// The games.
    played: u32,
    /// The sum of the parts of the wins.
    won: f64,
    /// The mean of the points.
    points: f64,
    /// The games that were analysed.
    analysed: u32,
    /// The mean of the luck in those.
    luck: Option<f64>,
    /// What a real decision loses on average; none while nothing is known.
    loss: Option<f64>,
    /// The real decisions behind that.
    decisions: u32,
    /// By results, from the games of the circle in this season alone; none while nothing is known.
    rating: Option<StrengthView>,
}

/// How two members did against each other.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HeadToHeadView {
    /// Who.
    members: [u32; 2],
    /// How often they sat at one table.
    played: u32,
    /// How often each was before the other.
    won: [u32; 2],
    /// How often they were level.
    shared: u32,
}

/// A record of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LeagueRecordView {
    /// `highest`, `luckiest`, `least-loss` or `greatest-lead`.
    #[cfg_attr(test, ts(type = "'highest' | 'luckiest' | 'least-loss' | 'greatest-lead'"))]
    kind: &'static str,
    /// Who holds it.
    member: u32,
    /// How much.
    value: f64,
    /// At which table.
    #[schema(value_type = String)]
    table: TableId,
    /// When that game ended, in milliseconds since 1970.
    at: i64,
}

/// Which season.
#[derive(Deserialize, IntoParams)]
pub(crate) struct LeagueQuery {
    /// The season that is on if left out, all together if 0.
    season: Option<u32>,
}

/// The league of a circle: what its games of a season come to, for each game apart.
#[utoipa::path(get, path = "/api/circles/{circle}/league", tag = "circles",
    params(("circle" = String, Path), LeagueQuery),
    responses((status = 200, body = LeagueView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn league(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    me: Membership,
    QueryParams(query): QueryParams<LeagueQuery>,
) -> Result<Json<LeagueView>, ApiError> {
    let store = app.store.clone();
    let work = async move {
        let season = season(&store, &me.circle, query.season).await?;
        let games = store.counted_games(&me.circle, (season > 0).then_some(season), MOST_GAMES).await?;
        Ok(LeagueView::of(season, &games))
    };
    app.heavy.run(address, work).await.map(Json)
}

/// The season that is meant.
async fn season(store: &Store, circle: &CircleId, wanted: Option<u32>) -> Result<u32, ApiError> {
    match wanted {
        Some(0) => Ok(0),
        Some(season) if store.has_season(circle, season).await? => Ok(season),
        Some(_) => Err(CircleRefusal::NoSeason.into()),
        None => {
            let circle = store.circle(circle).await?.ok_or(CircleRefusal::Unknown)?;
            Ok(circle.seasons.last().map_or(0, |season| season.season))
        }
    }
}

impl LeagueView {
    fn of(season: u32, games: &[CountedGame]) -> LeagueView {
        let of_game = |game: GameId| {
            let counted: Vec<LeagueGame> =
                games.iter().filter(|counted| counted.game == game).map(league_game).collect();
            (!counted.is_empty()).then(|| GameLeagueView::of(game, &League::of(game, counted)))
        };
        LeagueView { season, games: GameId::ALL.into_iter().filter_map(of_game).collect() }
    }
}

/// The seats of bots, and what decisions lost, are known once the game was looked at.
fn league_game(counted: &CountedGame) -> LeagueGame {
    let rated = counted.rated.as_deref().and_then(|rated| serde_json::from_str::<RatedGame>(rated).ok());
    let seats = match rated {
        Some(rated) => (0..)
            .zip(&rated.seats)
            .map(|(seat, of)| {
                let held = counted.seats.iter().find(|held| held.seat == seat);
                let player = match &of.bot {
                    Some(bot) => LeaguePlayer::Bot(bot.clone()),
                    None => player(held),
                };
                LeagueSeat {
                    player,
                    points: of.points,
                    won: held.map_or(0.0, |held| held.won),
                    luck: held.and_then(|held| held.luck),
                    decisions: of.decisions,
                }
            })
            .collect(),
        None => counted.seats.iter().map(seat_alone).collect(),
    };
    LeagueGame { table: counted.table.clone(), at: counted.at, seats }
}

/// Points are whole numbers wherever they come from.
#[allow(clippy::cast_possible_truncation, reason = "what does not fit is no result of a game")]
fn seat_alone(held: &CountedSeat) -> LeagueSeat {
    LeagueSeat {
        player: player(Some(held)),
        points: Points(held.score.round() as i32),
        won: held.won,
        luck: held.luck,
        decisions: None,
    }
}

fn player(held: Option<&CountedSeat>) -> LeaguePlayer {
    held.and_then(|held| held.member)
        .map_or(LeaguePlayer::Other, |member| LeaguePlayer::Member(Member(member)))
}

impl GameLeagueView {
    fn of(game: GameId, league: &League) -> GameLeagueView {
        GameLeagueView {
            game,
            played: league.played,
            table: league.table.iter().map(LeagueLineView::of).collect(),
            head_to_head: league.head_to_head.iter().map(HeadToHeadView::of).collect(),
            records: league.records.iter().map(LeagueRecordView::of).collect(),
        }
    }
}

impl LeagueLineView {
    fn of(line: &LeagueLine) -> LeagueLineView {
        LeagueLineView {
            place: line.place,
            member: line.member.0,
            played: line.played,
            won: line.won,
            points: line.points,
            analysed: line.analysed,
            luck: line.luck,
            loss: line.loss,
            decisions: line.decisions,
            rating: line.rating.map(StrengthView::of),
        }
    }
}

impl HeadToHeadView {
    fn of(of: &HeadToHead) -> HeadToHeadView {
        HeadToHeadView {
            members: of.members.map(|member| member.0),
            played: of.played,
            won: of.won,
            shared: of.shared,
        }
    }
}

impl LeagueRecordView {
    fn of(record: &LeagueRecord) -> LeagueRecordView {
        LeagueRecordView {
            kind: record.kind.key(),
            member: record.member.0,
            value: record.value,
            table: record.table.clone(),
            at: record.at,
        }
    }
}
