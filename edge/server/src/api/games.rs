//! What can be played.

use axum::Json;
use bonecup_games::{AnyGame, AnyOptions, Colour, GameId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ErrorBody;
use crate::language;

/// A game of the list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GameView {
    /// Its key.
    #[schema(value_type = String)]
    game: GameId,
    /// Its name.
    title: &'static str,
    /// The fewest seats.
    least_seats: u8,
    /// The most seats.
    most_seats: u8,
    /// Whether its dice are thrown, and an engine computes how they fall.
    physics: bool,
    /// The colours that people choose from; none in games without colours.
    #[schema(value_type = Vec<String>)]
    colours: Vec<Colour>,
    /// How many colours each seat plays, for the fewest seats, then one more, and so on.
    colours_each: Vec<usize>,
    /// Its options with their usual values.
    options: Vec<OptionView>,
    /// The bots that play it, the weakest first.
    bots: Vec<BotView>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OptionView {
    /// Its key.
    key: &'static str,
    /// The values that it may have, in words.
    allowed: &'static str,
    /// The ruling that it is about.
    ruling: &'static str,
    /// Its usual value.
    usual: String,
}

/// A bot.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct BotView {
    /// Its name.
    name: &'static str,
    /// How it plays, in the asker's language.
    description: String,
}

/// The games, their options and bots.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, body = Vec<GameView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn games() -> Json<Vec<GameView>> {
    Json(GameId::ALL.into_iter().map(GameView::of).collect())
}

impl GameView {
    fn of(game: GameId) -> GameView {
        let usual = AnyOptions::new(game);
        let has = |seats: &u8| AnyGame::start(&usual, usize::from(*seats)).is_ok();
        let values = usual.values();
        let value = |key: &str| values.iter().find(|(name, _)| *name == key).map(|(_, value)| value.clone());
        let least = (1..=u8::MAX).find(has).unwrap_or(1);
        let most = (1..=bonecup_rules::MAX_SEATS).rev().find(has).unwrap_or(1);
        let colours_each: Vec<usize> =
            (least..=most).filter_map(|seats| Some(usual.seating(seats)?.each())).collect();
        GameView {
            game,
            title: game.title(),
            least_seats: least,
            most_seats: most,
            physics: game.has_physics(),
            colours: if colours_each.is_empty() { Vec::new() } else { Colour::ALL.to_vec() },
            colours_each,
            options: AnyOptions::list(game)
                .iter()
                .map(|option| OptionView {
                    key: option.key,
                    allowed: option.allowed,
                    ruling: option.ruling,
                    usual: value(option.key).unwrap_or_default(),
                })
                .collect(),
            bots: bonecup_bots::bots_for(game)
                .map(|bot| BotView {
                    name: bot.name.as_str(),
                    description: language::current().say(bot.description, &[]),
                })
                .collect(),
        }
    }
}
