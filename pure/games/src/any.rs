//! Any game of the list, behind one type. The types are made from the list, so that nothing here names a game.

/// Makes [`GameId`](crate::GameId), [`AnyGame`](crate::AnyGame) and the types beside it from the list of games.
macro_rules! list_games {
    ($($name:ident, $key:literal, $game:ty, $source:ident;)*) => {
        use ::std::fmt;

        use ::bonecup_rules::{
            Cup, Game, NotationError, OptionError, OptionInfo, Options, Reason, Seat, Standings, StartError, TableGame,
            Turn,
        };
        use ::rolling_dice::Thrower;
        use ::serde::{Deserialize, Serialize};
        use ::serde_json::Value;
        use ::serde_json::value::{RawValue, to_raw_value};

        use crate::listed::Listed;
        use crate::written::read_game;
        use crate::{PositionError, WrittenPosition};

        /// A game of the list.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum GameId {
            $(#[doc = $key] #[serde(rename = $key)] $name,)*
        }

        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyGame {
            $(#[doc = $key] $name($game),)*
        }

        /// A move of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyMove {
            $(#[doc = $key] $name(<$game as Game>::Move),)*
        }

        /// What any game may ask of chance.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyRequest {
            $(#[doc = $key] $name(<$game as Game>::Request),)*
        }

        /// What chance may answer any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyOutcome {
            $(#[doc = $key] $name(<$game as Game>::Outcome),)*
        }

        /// Why any game refuses.
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        pub enum AnyRefusal {
            $(#[doc = $key] #[error(transparent)] $name(<$game as Game>::Refusal),)*
            /// The move or outcome is of another game.
            #[error("this belongs to another game than {0}")]
            OtherGame(GameId),
        }

        /// The options of any game. As JSON they are the options of the game itself, so that the game must be known to
        /// read them.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum AnyOptions {
            $(#[doc = $key] $name(<$game as Game>::Options),)*
        }

        /// What the games write as JSON, by key; there is no such value, only the types of its fields are asked for.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[expect(non_snake_case, dead_code, reason = "the fields are made from the names of the games")]
        pub struct Positions {
            $(#[doc = $key] #[ts(rename = $key)] $name: <$game as Game>::Setup,)*
        }

        /// The options of the games, by key; in the same way.
        #[cfg(feature = "typescript")]
        #[derive(ts_rs::TS)]
        #[expect(non_snake_case, dead_code, reason = "the fields are made from the names of the games")]
        pub struct GameOptions {
            $(#[doc = $key] #[ts(rename = $key)] $name: <$game as Game>::Options,)*
        }

        impl GameId {
            /// How many games there are.
            pub const COUNT: usize = [$($key),*].len();

            /// All games, in the order in which they are shown.
            pub const ALL: [GameId; GameId::COUNT] = [$(GameId::$name),*];

            /// The key of the game at the command line, in records and addresses.
            pub const fn key(self) -> &'static str {
                match self {
                    $(GameId::$name => $key,)*
                }
            }

            /// The name of the game, the same in every language.
            pub const fn title(self) -> &'static str {
                match self {
                    $(GameId::$name => <$game as TableGame>::TITLE,)*
                }
            }

            /// Whether the game has a rule of thumb to play by.
            pub const fn has_rule_of_thumb(self) -> bool {
                match self {
                    $(GameId::$name => <$game as TableGame>::RULE_OF_THUMB.is_some(),)*
                }
            }

            /// Whether its dice are thrown through space, so that a roll takes milliseconds to compute and can be watched.
            pub const fn has_physics(self) -> bool {
                match self {
                    $(GameId::$name => has_physics!($source),)*
                }
            }
        }

        impl AnyGame {
            /// The position before the first roll.
            pub fn start(options: &AnyOptions, seats: usize) -> Result<AnyGame, StartError> {
                match options {
                    $(AnyOptions::$name(options) => <$game>::start(options, seats).map(AnyGame::$name),)*
                }
            }

            /// Reads options and a position as they are written, straight into the game's types: what JSON allows and the
            /// game does not, such as a box that is listed twice, is noticed.
            pub fn read(game: GameId, options: &RawValue, position: &RawValue) -> Result<AnyGame, PositionError> {
                match game {
                    $(GameId::$name => read_game::<$game>(options, position).map(AnyGame::$name),)*
                }
            }

            /// Which game it is.
            pub fn id(&self) -> GameId {
                match self {
                    $(AnyGame::$name(_) => GameId::$name,)*
                }
            }

            /// The agreed options.
            pub fn options(&self) -> AnyOptions {
                match self {
                    $(AnyGame::$name(game) => AnyOptions::$name(Clone::clone(game.options())),)*
                }
            }

            /// How many seats play.
            pub fn seats(&self) -> u8 {
                match self {
                    $(AnyGame::$name(game) => game.seats(),)*
                }
            }

            /// Who acts next.
            pub fn turn(&self) -> Turn<AnyRequest> {
                match self {
                    $(AnyGame::$name(game) => wrap(game.turn(), AnyRequest::$name),)*
                }
            }

            /// The seat whose turn it is as people see it: the one that moves, or whose dice are in the cup. After the
            /// end, a seat without meaning.
            pub fn roller(&self) -> Seat {
                match self {
                    $(AnyGame::$name(game) => game.roller(),)*
                }
            }

            /// Whether the roll that is due is the first of a turn, so that no move of the one who rolls has called for it.
            pub fn begins_turn(&self) -> bool {
                match self {
                    $(AnyGame::$name(game) => game.begins_turn(),)*
                }
            }

            /// The points so far.
            pub fn standings(&self) -> Standings {
                match self {
                    $(AnyGame::$name(game) => game.standings(),)*
                }
            }

            /// The legal moves; a sample of them where they are a continuum.
            pub fn legal_moves(&self) -> Vec<AnyMove> {
                match self {
                    $(AnyGame::$name(game) => game.legal_moves().into_iter().map(AnyMove::$name).collect(),)*
                }
            }

            /// What the game's rule of thumb would do, if it has one and it is a seat's turn.
            pub fn rule_of_thumb(&self) -> Option<AnyMove> {
                let Turn::Seat(_) = self.turn() else { return None };
                match self {
                    $(AnyGame::$name(game) => <$game>::RULE_OF_THUMB.map(|rule| AnyMove::$name(rule(game))),)*
                }
            }

            /// Plays a move of the seat whose turn it is.
            pub fn play(&mut self, action: &AnyMove) -> Result<(), AnyRefusal> {
                let id = self.id();
                match (self, action) {
                    $((AnyGame::$name(game), AnyMove::$name(action)) => game.play(action).map_err(AnyRefusal::$name),)*
                    #[allow(unreachable_patterns, reason = "a list of one game has no other")]
                    _ => Err(AnyRefusal::OtherGame(id)),
                }
            }

            /// Hands in the outcome that chance owes.
            pub fn resolve(&mut self, outcome: &AnyOutcome) -> Result<(), AnyRefusal> {
                let id = self.id();
                match (self, outcome) {
                    $((AnyGame::$name(game), AnyOutcome::$name(outcome)) => {
                        game.resolve(outcome).map_err(AnyRefusal::$name)
                    })*
                    #[allow(unreachable_patterns, reason = "a list of one game has no other")]
                    _ => Err(AnyRefusal::OtherGame(id)),
                }
            }
        }

        impl AnyMove {
            /// Reads a move in the notation of the game.
            pub fn read(game: GameId, text: &str) -> Result<AnyMove, NotationError> {
                match game {
                    $(GameId::$name => text.parse().map(AnyMove::$name),)*
                }
            }
        }

        impl AnyOutcome {
            /// Reads an outcome in the notation of the game.
            pub fn read(game: GameId, text: &str) -> Result<AnyOutcome, NotationError> {
                match game {
                    $(GameId::$name => text.parse().map(AnyOutcome::$name),)*
                }
            }
        }

        impl AnyOptions {
            /// The options that the rules begin with.
            pub fn new(game: GameId) -> AnyOptions {
                match game {
                    $(GameId::$name => AnyOptions::$name(Default::default()),)*
                }
            }

            /// Reads the options of a game from JSON.
            pub fn from_json(game: GameId, json: Value) -> Result<AnyOptions, serde_json::Error> {
                match game {
                    $(GameId::$name => serde_json::from_value(json).map(AnyOptions::$name),)*
                }
            }

            /// Reads the options of a game that was agreed on under some version of the rules, which is kept.
            pub fn of_rules(rules: u64, game: GameId, json: Value) -> Result<AnyOptions, serde_json::Error> {
                match game {
                    $(GameId::$name => <$game>::read_options(rules, json).map(AnyOptions::$name),)*
                }
            }

            /// The version of the rules that games with these options are played by.
            pub fn rules(&self) -> u64 {
                match self {
                    $(AnyOptions::$name(options) => <$game>::rules_of(options),)*
                }
            }

            /// How the game's dice fall, where they are not fair.
            pub fn weights(&self) -> Option<[u64; 4]> {
                match self {
                    $(AnyOptions::$name(options) => <$game>::weights(options),)*
                }
            }

            /// Whose options they are.
            pub fn game(&self) -> GameId {
                match self {
                    $(AnyOptions::$name(_) => GameId::$name,)*
                }
            }

            /// Every option that the game has.
            pub fn list(game: GameId) -> &'static [OptionInfo] {
                match game {
                    $(GameId::$name => <<$game as Game>::Options as Options>::LIST,)*
                }
            }

            /// Sets one option from text.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
                match self {
                    $(AnyOptions::$name(options) => options.set(key, value),)*
                }
            }

            /// Every option's value as text.
            pub fn values(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(AnyOptions::$name(options) => options.values(),)*
                }
            }
        }

        impl WrittenPosition {
            /// Writes a position.
            pub fn of(game: &AnyGame) -> Result<WrittenPosition, serde_json::Error> {
                let position = match game {
                    $(AnyGame::$name(game) => serde_json::to_value(game.setup())?,)*
                };
                Ok(WrittenPosition { game: game.id(), options: serde_json::to_value(game.options())?, position })
            }

            /// The position alone, as text: what is sent after every move.
            pub fn raw(game: &AnyGame) -> Result<Box<RawValue>, serde_json::Error> {
                match game {
                    $(AnyGame::$name(game) => to_raw_value(&game.setup()),)*
                }
            }

            /// The position, if it is possible.
            pub fn read(&self) -> Result<AnyGame, PositionError> {
                match AnyOptions::from_json(self.game, self.options.clone())? {
                    $(AnyOptions::$name(options) => self.as_game::<$game>(&options).map(AnyGame::$name),)*
                }
            }
        }

        /// Answers a request with what the cup gives: a face per die, or noise for the thrower of real-looking dice.
        /// The same cup and thrower give the same outcome.
        pub fn draw<C: Cup + ?Sized>(request: &AnyRequest, cup: &mut C, thrower: &dyn Thrower) -> AnyOutcome {
            match request {
                $(AnyRequest::$name(request) => AnyOutcome::$name(draw_from!($source, request, cup, thrower)),)*
            }
        }

        impl AnyRefusal {
            /// The refusal of the game itself, if it is one.
            fn inner(&self) -> Option<&dyn Reason> {
                match self {
                    $(AnyRefusal::$name(refusal) => Some(refusal),)*
                    AnyRefusal::OtherGame(_) => None,
                }
            }
        }

        impl Reason for AnyRefusal {
            fn code(&self) -> &'static str {
                self.inner().map_or("other-game", Reason::code)
            }

            fn ruling(&self) -> Option<&'static str> {
                self.inner().and_then(Reason::ruling)
            }

            fn facts(&self) -> Vec<(&'static str, String)> {
                match self {
                    AnyRefusal::OtherGame(game) => vec![("game", game.title().to_owned())],
                    $(AnyRefusal::$name(refusal) => refusal.facts(),)*
                }
            }
        }

        shown!(AnyMove, $($name),*);
        shown!(AnyRequest, $($name),*);
        shown!(AnyOutcome, $($name),*);

        $(impl Listed for $game {
            const ID: GameId = GameId::$name;

            typed!(game, into_game, AnyGame, $name, Self);
            typed!(action, into_move, AnyMove, $name, Self::Move);
            typed!(request, into_request, AnyRequest, $name, Self::Request);
            typed!(outcome, into_outcome, AnyOutcome, $name, Self::Outcome);
            typed!(options_in, into_options, AnyOptions, $name, Self::Options);
        })*
    };
}

/// Written as the game writes it.
macro_rules! shown {
    ($type:ident, $($name:ident),*) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($type::$name(inner) => inner.fmt(f),)*
                }
            }
        }
    };
}

/// The two ways between a type of one game and the type of any game.
macro_rules! typed {
    ($get:ident, $put:ident, $any:ident, $name:ident, $type:ty) => {
        #[allow(unreachable_patterns, reason = "a list of one game has no other")]
        fn $get(any: &$any) -> Option<&$type> {
            match any {
                $any::$name(inner) => Some(inner),
                #[allow(clippy::wildcard_enum_match_arm, reason = "whatever the other games are")]
                _ => None,
            }
        }

        fn $put(inner: $type) -> $any {
            $any::$name(inner)
        }
    };
}

macro_rules! has_physics {
    (cup) => {
        false
    };
    (physics) => {
        true
    };
}

macro_rules! draw_from {
    (cup, $request:ident, $cup:ident, $thrower:ident) => {
        ::bonecup_rules::Shake::shake($request, $cup)
    };
    (physics, $request:ident, $cup:ident, $thrower:ident) => {
        $thrower.throw($request, $cup.noise())
    };
}

pub(crate) use {draw_from, has_physics, list_games, shown, typed};

use bonecup_rules::Turn;

use crate::AnyRequest;

pub(crate) fn wrap<R>(turn: Turn<R>, request: fn(R) -> AnyRequest) -> Turn<AnyRequest> {
    match turn {
        Turn::Seat(seat) => Turn::Seat(seat),
        Turn::Chance(asked) => Turn::Chance(request(asked)),
        Turn::Over(standings) => Turn::Over(standings),
    }
}
