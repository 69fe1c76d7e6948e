//! The one list of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_rules::Reason;

use crate::Bot;
use crate::best::Best;
use crate::erring::{Erring, knochenmax, rolling_bones};
use crate::random::Random;
use crate::rolling_dice::{MasterRollingDice, SteadyRollingDice, Trembling, tremor};
use crate::rule_of_thumb::RuleOfThumb;
use crate::steady::{SteadyKnochenMax, SteadyRollingBones};
use crate::weigh::{ByPoints, KnochenMaxChances, RollingBonesChances};

/// Every bot. A new one is an entry here and two sentences, one per language, for its description.
static BOTS: &[BotInfo] = &[
    BotInfo {
        name: BotName("random"),
        description: "bot-random",
        players: Players::EveryGame(|seed, _| Box::new(Random::new(seed))),
    },
    BotInfo {
        name: BotName("novice"),
        description: "bot-novice",
        players: Players::Games(&[
            (GameId::RollingBones, |seed, _| Box::new(Erring::<ByPoints>::new(rolling_bones::NOVICE, seed))),
            (GameId::KnochenMax, |seed, _| Box::new(Erring::<ByPoints>::new(knochenmax::NOVICE, seed))),
            (GameId::RollingDice, |seed, _| Box::new(Trembling::new(tremor::NOVICE, seed))),
        ]),
    },
    BotInfo {
        name: BotName("casual"),
        description: "bot-casual",
        players: Players::Games(&[
            (GameId::RollingBones, |seed, _| Box::new(Erring::<ByPoints>::new(rolling_bones::CASUAL, seed))),
            (GameId::KnochenMax, |seed, _| Box::new(Erring::<ByPoints>::new(knochenmax::CASUAL, seed))),
            (GameId::RollingDice, |seed, _| Box::new(Trembling::new(tremor::CASUAL, seed))),
        ]),
    },
    BotInfo {
        name: BotName("skilled"),
        description: "bot-skilled",
        players: Players::Games(&[
            (GameId::RollingBones, |seed, _| Box::new(Erring::<ByPoints>::new(rolling_bones::SKILLED, seed))),
            (GameId::KnochenMax, |seed, _| Box::new(Erring::<ByPoints>::new(knochenmax::SKILLED, seed))),
            (GameId::RollingDice, |seed, _| Box::new(Trembling::new(tremor::SKILLED, seed))),
        ]),
    },
    BotInfo {
        name: BotName("steady"),
        description: "bot-steady",
        players: Players::GamesAndRules(&[
            (GameId::RollingBones, |_, _| Box::new(SteadyRollingBones::new())),
            (GameId::KnochenMax, |_, _| Box::new(SteadyKnochenMax::new())),
            (GameId::RollingDice, |_, _| Box::new(SteadyRollingDice)),
        ]),
    },
    BotInfo {
        name: BotName("master"),
        description: "bot-master",
        players: Players::Games(&[
            (GameId::RollingBones, |_, _| Box::new(Best::<ByPoints>::default())),
            (GameId::KnochenMax, |_, _| Box::new(Best::<ByPoints>::default())),
            (GameId::RollingDice, |seed, time| Box::new(MasterRollingDice::new(seed, time))),
        ]),
    },
    BotInfo {
        name: BotName("champion"),
        description: "bot-champion",
        players: Players::Games(&[
            (GameId::RollingBones, |_, _| Box::new(Best::<RollingBonesChances>::default())),
            (GameId::KnochenMax, |_, _| Box::new(Best::<KnochenMaxChances>::default())),
        ]),
    },
];

/// A bot that was made for one game: how it errs and weighs is tuned for that one, so it moves in no other.
struct PlayerOf {
    game: GameId,
    player: Box<dyn Bot + Send>,
}

impl Bot for PlayerOf {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        if position.id() == self.game { self.player.choose(position) } else { None }
    }
}

fn listed(games: &[(GameId, Maker)], game: GameId) -> Option<Maker> {
    games.iter().find(|&&(played, _)| played == game).map(|&(_, maker)| maker)
}

/// Makes a player from a seed, which settles what it leaves to chance, and the time that it may think about a move.
type Maker = fn(u64, Duration) -> Box<dyn Bot + Send>;

/// How long a bot thinks about a move at most, unless it is given another time.
pub const THINKING: Duration = Duration::from_secs(1);

/// What is known of a bot before it sits down.
#[derive(Clone, Debug)]
pub struct BotInfo {
    /// Its name.
    pub name: BotName,
    /// The key of the sentence that the language files have about it.
    pub description: &'static str,
    players: Players,
}

/// Which games a bot plays.
#[derive(Clone, Copy, Debug)]
enum Players {
    /// Whatever game there is, by its rules alone.
    EveryGame(Maker),
    /// Some games, each in its own way.
    Games(&'static [(GameId, Maker)]),
    /// The same, and every other game that has a rule of thumb.
    GamesAndRules(&'static [(GameId, Maker)]),
}

impl BotInfo {
    /// The games that it plays.
    pub fn games(&self) -> impl Iterator<Item = GameId> {
        GameId::ALL.into_iter().filter(|&game| self.plays(game))
    }

    /// Whether it plays the game.
    fn plays(&self, game: GameId) -> bool {
        self.maker(game).is_some()
    }

    /// The bot as a player of the game; `None` if it does not play it.
    fn make(&self, game: GameId, seed: u64, time: Duration) -> Option<Box<dyn Bot + Send>> {
        let player = self.maker(game)?(seed, time);
        Some(Box::new(PlayerOf { game, player }))
    }

    fn maker(&self, game: GameId) -> Option<Maker> {
        match self.players {
            Players::EveryGame(maker) => Some(maker),
            Players::Games(games) => listed(games, game),
            Players::GamesAndRules(games) => {
                let by_rule: Maker = |_, _| Box::new(RuleOfThumb);
                listed(games, game).or_else(|| game.has_rule_of_thumb().then_some(by_rule))
            }
        }
    }
}

/// Every bot of this list, the weakest first.
pub fn all_bots() -> impl Iterator<Item = &'static BotInfo> {
    BOTS.iter()
}

/// The bots of this list that play the game, the weakest first.
pub fn bots_for(game: GameId) -> impl Iterator<Item = &'static BotInfo> {
    all_bots().filter(move |bot| bot.plays(game))
}

/// The bot of this name as a player of the game. The same seed plays the same, as long as [`THINKING`] is enough:
/// on a very slow machine a bot that searches stops with what it has found.
///
/// # Errors
/// No bot of this name plays the game; the error says which do.
pub fn make(game: GameId, name: &str, seed: u64) -> Result<Box<dyn Bot + Send>, UnknownBot> {
    make_thinking(game, name, seed, THINKING)
}

/// The same, with another time to think about a move. More than is needed changes nothing.
///
/// # Errors
/// No bot of this name plays the game; the error says which do.
pub fn make_thinking(
    game: GameId,
    name: &str,
    seed: u64,
    time: Duration,
) -> Result<Box<dyn Bot + Send>, UnknownBot> {
    let named = all_bots().find(|bot| bot.name.0 == name);
    named.and_then(|bot| bot.make(game, seed, time)).ok_or_else(|| UnknownBot::new(name, &[game]))
}

/// The name of a bot in the list.
///
/// ```
/// use bonecup_bots::BotName;
/// let name: BotName = "steady".parse().unwrap();
/// assert_eq!(name.to_string(), "steady");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotName(&'static str);

impl BotName {
    /// The name as text.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Reads the name of a bot that plays any game.
impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        let found = all_bots().find(|bot| bot.name.0 == text);
        found.map(|bot| bot.name).ok_or_else(|| UnknownBot::new(text, &GameId::ALL))
    }
}

/// A bot that the game, or none of the games, has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot '{name}' for {}; there are: {known}", joined(.games, GameId::key))]
pub struct UnknownBot {
    name: String,
    games: Vec<GameId>,
    known: String,
}

impl UnknownBot {
    fn new(name: &str, games: &[GameId]) -> UnknownBot {
        const SHOWN: usize = 60;
        let plays = |bot: &&BotInfo| games.iter().any(|&game| bot.plays(game));
        let known: Vec<_> = all_bots().filter(plays).map(|bot| bot.name.0).collect();
        UnknownBot {
            name: name.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect(),
            games: games.to_vec(),
            known: known.join(", "),
        }
    }
}

impl Reason for UnknownBot {
    fn code(&self) -> &'static str {
        "unknown-bot"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        vec![
            ("name", self.name.clone()),
            ("game", joined(&self.games, GameId::title)),
            ("known", self.known.clone()),
        ]
    }
}

fn joined(games: &[GameId], word: fn(GameId) -> &'static str) -> String {
    games.iter().map(|&game| word(game)).collect::<Vec<_>>().join(", ")
}
