//! How a person is asked for moves: from a list, or on the floe.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_words::Words;
use rolling_dice::Aim;

use super::choices::Choices;
use super::floe::Floe;

pub(super) enum Asking {
    List(Choices),
    Floe(Box<Floe>),
}

impl Asking {
    /// `last` is how the seat threw before, for a game in which throws are aimed.
    pub(super) fn of(game: &AnyGame, last: Option<Aim>, words: &Words) -> Asking {
        match game {
            AnyGame::RollingDice(game) => Asking::Floe(Box::new(Floe::of(game, last))),
            AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) => Asking::List(Choices::of(game, words)),
        }
    }

    /// Whether the position is shown before the question, if dice were the last that was told: then the floe was
    /// shown already, unless it has been cleared since.
    pub(super) fn shows_position(&self, rolled: bool) -> bool {
        match self {
            Asking::List(_) => rolled,
            Asking::Floe(floe) => !rolled || floe.is_aim(),
        }
    }

    /// The question.
    pub(super) fn lines(&self, words: &Words) -> Vec<String> {
        match self {
            Asking::List(choices) => choices.lines(),
            Asking::Floe(floe) => floe.lines(words),
        }
    }

    /// How it can be answered.
    pub(super) fn help(&self, words: &Words) -> Vec<String> {
        match self {
            Asking::List(_) => vec![words.say("play-help", &[])],
            Asking::Floe(floe) => floe.help(words),
        }
    }

    /// The moves that were typed; an empty line is an answer only where something is usual.
    pub(super) fn read(&self, game: &AnyGame, typed: &str, words: &Words) -> Result<Vec<AnyMove>, String> {
        match self {
            Asking::List(choices) => choices.read(game.id(), typed, words),
            Asking::Floe(floe) => floe.read(typed, words).map(|action| vec![AnyMove::RollingDice(action)]),
        }
    }

    /// Whether just Enter is an answer.
    pub(super) fn takes_enter(&self) -> bool {
        matches!(self, Asking::Floe(floe) if floe.is_aim())
    }
}
