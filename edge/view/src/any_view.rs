//! The view of any game, behind one type.

use bonecup_games::{AnyGame, AnyMove, AnyOutcome, AnyRequest, GameId, Listed};
use bonecup_referee::Event;
use bonecup_rules::Seat;
use bonecup_words::{Language, Words};
use serde_json::value::RawValue;

use crate::facts::written;
use crate::{Cast, Choices, Look, Objection, Question, Teller, Topic, View, spoken};

/// What a [`View`] says, asked with positions and moves of any game. Whoever asks about another game than the view's own
/// hears nothing: `view(game.id())` is the right one to ask.
pub trait AnyView: Sync {
    /// Which game it shows.
    fn id(&self) -> GameId;
    /// See [`View::rules_page`].
    fn rules_page(&self, language: Language) -> &'static str;
    /// See [`View::facts`]; with the key of the game.
    fn facts(&self, game: &AnyGame) -> Option<Box<RawValue>>;
    /// See [`View::note`].
    fn note(&self, game: &AnyGame, action: &AnyMove) -> Option<&'static str>;
    /// The name of the type of the facts, which is declared.
    #[cfg(feature = "typescript")]
    fn facts_type(&self, types: &mut crate::Types) -> String;
    /// See [`View::picture`].
    fn picture(&self, game: &AnyGame, names: &[String], words: &Words) -> Vec<String>;
    /// See [`View::remarks`].
    fn remarks(&self, game: &AnyGame, words: &Words) -> Vec<String>;
    /// See [`View::landed`].
    fn landed(
        &self,
        before: &AnyGame,
        outcome: &AnyOutcome,
        after: &AnyGame,
        names: &[String],
        words: &Words,
    ) -> Vec<String>;
    /// See [`View::state`].
    fn state(&self, game: &AnyGame, cast: &Cast, words: &Words) -> String;
    /// See [`View::state_tells_dice`].
    fn state_tells_dice(&self) -> bool;
    /// See [`View::topic`].
    fn topic(&self, topic: Topic, game: &AnyGame, cast: &Cast, words: &Words) -> Vec<String>;
    /// An event for those who listen, a sentence each; the games are those before and after it.
    fn speak(&self, teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> Vec<String>;
    /// See [`View::choices`].
    fn choices(&self, game: &AnyGame, words: &Words) -> Choices;
    /// See [`View::question`].
    fn question(&self, game: &AnyGame, earlier: &[&AnyMove], words: &Words) -> Box<dyn Question>;
    /// See [`View::can_take_back`].
    fn can_take_back(&self) -> bool;
    /// See [`View::move_by_hand`].
    fn move_by_hand(&self, game: &AnyGame) -> Option<AnyMove>;
    /// See [`View::deed`].
    fn deed(&self, action: &AnyMove, game: &AnyGame, words: &Words) -> String;
    /// See [`View::brief`].
    fn brief(&self, action: &AnyMove, game: &AnyGame, is_own: bool, words: &Words) -> String;
    /// An event as a sentence; the games are those before and after it.
    fn told(&self, teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String;
    /// See [`View::consequences`].
    fn consequences(
        &self,
        teller: &Teller<'_>,
        before: &AnyGame,
        event: &Event,
        after: &AnyGame,
    ) -> Vec<String>;
    /// See [`View::look`].
    fn look(&self, before: &AnyGame, event: &Event, after: &AnyGame) -> Look;
    /// See [`View::wanted`].
    fn wanted(&self, seat: Seat, request: &AnyRequest, cast: &Cast, words: &Words) -> String;
    /// See [`View::read_dice`].
    ///
    /// # Errors
    /// If it is nothing that these dice can show.
    fn read_dice(&self, request: &AnyRequest, typed: &str, words: &Words) -> Result<AnyOutcome, Objection>;
    /// See [`View::dice_help`].
    fn dice_help(&self) -> &'static str;
    /// See [`View::shows_before_dice`].
    fn shows_before_dice(&self) -> bool;
    /// See [`View::hint`].
    fn hint(&self, is_drawn: bool) -> &'static str;
}

impl<V: View> AnyView for V {
    fn id(&self) -> GameId {
        V::Game::ID
    }

    fn rules_page(&self, language: Language) -> &'static str {
        View::rules_page(self, language)
    }

    fn facts(&self, game: &AnyGame) -> Option<Box<RawValue>> {
        Some(written(game.id(), &View::facts(self, game.of()?)))
    }

    fn note(&self, game: &AnyGame, action: &AnyMove) -> Option<&'static str> {
        View::note(self, game.of()?, action.of::<V::Game>()?)
    }

    #[cfg(feature = "typescript")]
    fn facts_type(&self, types: &mut crate::Types) -> String {
        types.name_of::<V::Facts>()
    }

    fn picture(&self, game: &AnyGame, names: &[String], words: &Words) -> Vec<String> {
        game.of().map(|game| View::picture(self, game, names, words)).unwrap_or_default()
    }

    fn remarks(&self, game: &AnyGame, words: &Words) -> Vec<String> {
        game.of().map(|game| View::remarks(self, game, words)).unwrap_or_default()
    }

    fn landed(
        &self,
        before: &AnyGame,
        outcome: &AnyOutcome,
        after: &AnyGame,
        names: &[String],
        words: &Words,
    ) -> Vec<String> {
        let games = before.of().zip(after.of());
        let all = games.zip(outcome.of::<V::Game>());
        all.map(|((before, after), outcome)| View::landed(self, before, outcome, after, names, words))
            .unwrap_or_default()
    }

    fn state(&self, game: &AnyGame, cast: &Cast, words: &Words) -> String {
        game.of().map(|game| View::state(self, game, cast, words)).unwrap_or_default()
    }

    fn state_tells_dice(&self) -> bool {
        View::state_tells_dice(self)
    }

    fn topic(&self, topic: Topic, game: &AnyGame, cast: &Cast, words: &Words) -> Vec<String> {
        let said = game.of().map(|game| View::topic(self, topic, game, cast, words)).unwrap_or_default();
        said.iter().map(|text| spoken(text)).collect()
    }

    fn speak(&self, teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> Vec<String> {
        let Some((was, is)) = before.of::<V::Game>().zip(after.of::<V::Game>()) else { return Vec::new() };
        let (mut said, outcome) = match event {
            Event::Moved { action, .. } => {
                let is_told = action.of::<V::Game>().is_some_and(|action| self.speaks_of(action));
                let told = is_told.then(|| AnyView::told(self, teller, before, event, after));
                (told.into_iter().collect::<Vec<_>>(), None)
            }
            Event::Rolled { outcome, .. } => {
                let outcome = outcome.of::<V::Game>();
                let told = outcome.map(|outcome| self.spoken_outcome(teller, was, outcome, is));
                (told.into_iter().collect(), outcome)
            }
            Event::Cast { .. } | Event::Chained { .. } => (Vec::new(), None),
        };
        said.extend(self.spoken_consequences(teller, was, outcome, is));
        said.iter().map(|text| spoken(text)).collect()
    }

    fn choices(&self, game: &AnyGame, words: &Words) -> Choices {
        game.of().map_or_else(|| Choices::new([]), |game| View::choices(self, game, words))
    }

    fn question(&self, game: &AnyGame, earlier: &[&AnyMove], words: &Words) -> Box<dyn Question> {
        let earlier: Vec<_> = earlier.iter().filter_map(|action| action.of::<V::Game>()).collect();
        match game.of() {
            Some(game) => View::question(self, game, &earlier, words),
            None => Box::new(Choices::new([])),
        }
    }

    fn can_take_back(&self) -> bool {
        View::can_take_back(self)
    }

    fn move_by_hand(&self, game: &AnyGame) -> Option<AnyMove> {
        View::move_by_hand(self, game.of()?).map(V::Game::into_move)
    }

    fn deed(&self, action: &AnyMove, game: &AnyGame, words: &Words) -> String {
        let both = action.of::<V::Game>().zip(game.of());
        both.map(|(action, game)| View::deed(self, action, game, words)).unwrap_or_default()
    }

    fn brief(&self, action: &AnyMove, game: &AnyGame, is_own: bool, words: &Words) -> String {
        let both = action.of::<V::Game>().zip(game.of());
        both.map(|(action, game)| View::brief(self, action, game, is_own, words)).unwrap_or_default()
    }

    fn told(&self, teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
        let Some(game) = before.of() else { return String::new() };
        match event {
            Event::Moved { seat, action, .. } => {
                let total = after.standings().points().get(seat.index()).copied().unwrap_or_default();
                let told = |action| self.told_move(teller, game, (*seat, action), total);
                action.of::<V::Game>().map(told).unwrap_or_default()
            }
            Event::Rolled { outcome, .. } => {
                let told = |outcome| self.told_outcome(teller, game, outcome);
                outcome.of::<V::Game>().map(told).unwrap_or_default()
            }
            Event::Cast { .. } | Event::Chained { .. } => String::new(),
        }
    }

    fn consequences(
        &self,
        teller: &Teller<'_>,
        before: &AnyGame,
        event: &Event,
        after: &AnyGame,
    ) -> Vec<String> {
        let outcome = match event {
            Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => None,
            Event::Rolled { outcome, .. } => outcome.of::<V::Game>(),
        };
        let both = before.of().zip(after.of());
        both.map(|(before, after)| View::consequences(self, teller, before, outcome, after))
            .unwrap_or_default()
    }

    fn look(&self, before: &AnyGame, event: &Event, after: &AnyGame) -> Look {
        let action = match event {
            Event::Moved { action, .. } => action.of::<V::Game>(),
            Event::Cast { .. } | Event::Rolled { .. } | Event::Chained { .. } => None,
        };
        let both = before.of().zip(after.of());
        both.map_or(Look::No, |(before, after)| View::look(self, before, action, after))
    }

    fn wanted(&self, seat: Seat, request: &AnyRequest, cast: &Cast, words: &Words) -> String {
        let request = request.of::<V::Game>();
        request.map(|request| View::wanted(self, seat, request, cast, words)).unwrap_or_default()
    }

    fn read_dice(&self, request: &AnyRequest, typed: &str, words: &Words) -> Result<AnyOutcome, Objection> {
        let Some(request) = request.of::<V::Game>() else { return Err(Objection(String::new())) };
        View::read_dice(self, request, typed, words).map(V::Game::into_outcome)
    }

    fn dice_help(&self) -> &'static str {
        View::dice_help(self)
    }

    fn shows_before_dice(&self) -> bool {
        View::shows_before_dice(self)
    }

    fn hint(&self, is_drawn: bool) -> &'static str {
        View::hint(self, is_drawn)
    }
}
