//! How strong the bots are: fixed, so that ratings mean the same wherever people play.

use bonecup_games::GameId;
use bonecup_referee::BotName;

use crate::result::START;

/// The strength of each bot in each game, by the keys of both. Measured in duels under the usual options, as
/// `docs/ratings.md` tells; `steady` is where everybody begins.
const ANCHORS: &[(&str, &[(&str, f64)])] = &[
    (
        "rolling-bones",
        &[
            ("random", 0.0),
            ("novice", 16.8),
            ("casual", 22.2),
            ("skilled", 24.8),
            ("steady", 25.0),
            ("master", 26.5),
            ("champion", 26.5),
        ],
    ),
    (
        "knochenmax",
        &[
            ("random", 0.0),
            ("novice", 16.6),
            ("casual", 22.5),
            ("skilled", 24.7),
            ("steady", 25.0),
            ("master", 26.5),
            ("champion", 26.5),
        ],
    ),
    (
        "rolling-dice",
        &[
            ("random", 12.5),
            ("novice", 15.5),
            ("casual", 18.2),
            ("skilled", 22.0),
            ("steady", 25.0),
            ("master", 36.9),
        ],
    ),
];

/// How strong a bot is. One that is not known is as strong as whoever begins.
pub fn anchor(game: GameId, bot: &BotName) -> f64 {
    let of_game = ANCHORS.iter().find(|(key, _)| *key == game.key()).map(|(_, bots)| *bots);
    let own = of_game.and_then(|bots| bots.iter().find(|(name, _)| *name == bot.as_str()));
    own.map_or(START, |(_, strength)| *strength)
}
