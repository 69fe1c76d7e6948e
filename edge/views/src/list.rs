//! The views of the games, in the order of the list of games. Adding one is adding a line.

use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_referee::Event;
use bonecup_words::Words;

use bonecup_view::layout::joined;
use bonecup_view::{AnyView, Teller};

#[rustfmt::skip] // a line per game
const VIEWS: [&dyn AnyView; GameId::COUNT] = [
    &crate::rolling_bones::BonesView,
    &crate::knochenmax::KnochenMaxView,
    &crate::rolling_dice::DiceView,
];

/// What people see of the game.
pub fn view(game: GameId) -> &'static dyn AnyView {
    VIEWS[game as usize]
}

/// A move as something one can do in this position.
pub fn deed(action: &AnyMove, game: &AnyGame, words: &Words) -> String {
    view(game.id()).deed(action, game, words)
}

/// What happened, in words. The games are those before and after it.
pub fn told(teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
    view(before.id()).told(teller, before, event, after)
}

/// What else came of it, a line each: dice that go to ice blocks, a round that is scored.
pub fn consequences(teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> Vec<String> {
    view(before.id()).consequences(teller, before, event, after)
}

/// The position as text of several lines; `names` are those of the seats.
pub fn picture(game: &AnyGame, names: &[String], words: &Words) -> String {
    joined(&view(game.id()).picture(game, names, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_own_view() {
        for game in GameId::ALL {
            assert_eq!(view(game).id(), game);
        }
    }
}
