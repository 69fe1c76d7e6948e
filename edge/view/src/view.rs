//! What a game shows and asks.

use bonecup_games::Listed;
use bonecup_rules::{Game, Points, Seat, TableGame, Turn};
use bonecup_words::{Language, Words};

use crate::{Cast, Choices, Facts, Objection, Question, Teller, Topic, speech};

/// When a replay shows the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Not at this event.
    No,
    /// As it was before the event.
    Before,
    /// As it is after the event.
    After,
}

type Move<V> = <<V as View>::Game as Game>::Move;
type Request<V> = <<V as View>::Game as Game>::Request;
type Outcome<V> = <<V as View>::Game as Game>::Outcome;

/// Everything that people see of one game, and how they answer, where there are only letters. Words come from the
/// Fluent files beside the game's crate. It holds no rules: what may be done and what it brings is asked of the game.
pub trait View: Sync + Sized + 'static {
    /// Which game.
    type Game: Listed;
    /// What the web app is told of a position: [`NoFacts`](crate::NoFacts) if the position says everything.
    type Facts: Facts;

    /// What follows from a position, so that the web app needs no rules.
    fn facts(&self, game: &Self::Game) -> Self::Facts;

    /// A word for what is special about a legal move, for those who choose between several.
    fn note(&self, _game: &Self::Game, _action: &Move<Self>) -> Option<&'static str> {
        None
    }

    /// The rules for people, in Markdown.
    fn rules_page(&self, language: Language) -> &'static str;

    /// The position, a line each; `names` are those of the seats.
    fn picture(&self, game: &Self::Game, names: &[String], words: &Words) -> Vec<String>;

    /// What is worth knowing below the picture of a position.
    fn remarks(&self, _game: &Self::Game, _words: &Words) -> Vec<String> {
        Vec::new()
    }

    /// A picture of an outcome that the position after it no longer shows.
    fn landed(
        &self,
        _before: &Self::Game,
        _outcome: &Outcome<Self>,
        _after: &Self::Game,
        _names: &[String],
        _words: &Words,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What whoever has to act has before them, in one line for those who listen.
    fn state(&self, game: &Self::Game, cast: &Cast, words: &Words) -> String {
        let seat = match game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(_) => Some(game.roller()),
            Turn::Over(_) => None,
        };
        speech::to_move(seat, cast, words)
    }

    /// What there is to say about the topic for those who listen, a sentence each; nothing if the game has no such thing.
    fn topic(&self, topic: Topic, game: &Self::Game, cast: &Cast, words: &Words) -> Vec<String> {
        match topic {
            Topic::Score => vec![speech::standing(&game.standings(), cast, words)],
            Topic::Sheet | Topic::Floe => Vec::new(),
        }
    }

    /// Dice that fell, for those who listen: what the picture shows has words too.
    fn spoken_outcome(
        &self,
        teller: &Teller<'_>,
        before: &Self::Game,
        outcome: &Outcome<Self>,
        _after: &Self::Game,
    ) -> String {
        self.told_outcome(teller, before, outcome)
    }

    /// What else came of an event, for those who listen.
    fn spoken_consequences(
        &self,
        teller: &Teller<'_>,
        before: &Self::Game,
        outcome: Option<&Outcome<Self>>,
        after: &Self::Game,
    ) -> Vec<String> {
        self.consequences(teller, before, outcome, after)
    }

    /// Whether a move is told to those who listen; what is told with the dice that follow need not be.
    fn speaks_of(&self, _action: &Move<Self>) -> bool {
        true
    }

    /// Whether the state tells what the dice show, so that those who listen need not hear it twice.
    fn state_tells_dice(&self) -> bool {
        false
    }

    /// What a person can do, numbered.
    fn choices(&self, game: &Self::Game, words: &Words) -> Choices {
        Choices::all(self, game, words)
    }

    /// How a person is asked for a move. `earlier` are the moves that the seat has made, the newest last.
    fn question(&self, game: &Self::Game, _earlier: &[&Move<Self>], words: &Words) -> Box<dyn Question> {
        Box::new(self.choices(game, words))
    }

    /// Whether moves within a turn can be taken back until dice roll.
    fn can_take_back(&self) -> bool {
        false
    }

    /// The move that nobody is asked for because real dice are thrown by a hand.
    fn move_by_hand(&self, _game: &Self::Game) -> Option<Move<Self>> {
        None
    }

    /// A move as something one can do in this position.
    fn deed(&self, action: &Move<Self>, game: &Self::Game, words: &Words) -> String;

    /// The same in few words, for a narrow column; `is_own` if it is what the reader thinks of.
    fn brief(&self, action: &Move<Self>, game: &Self::Game, _is_own: bool, words: &Words) -> String {
        self.deed(action, game, words)
    }

    /// A move that was made, as a sentence. `total` are the points of the seat after it.
    fn told_move(
        &self,
        teller: &Teller<'_>,
        before: &Self::Game,
        by: (Seat, &Move<Self>),
        total: Points,
    ) -> String;

    /// Dice that fell, as a sentence.
    fn told_outcome(&self, teller: &Teller<'_>, before: &Self::Game, outcome: &Outcome<Self>) -> String;

    /// What else came of an event, a line each.
    fn consequences(
        &self,
        _teller: &Teller<'_>,
        _before: &Self::Game,
        _outcome: Option<&Outcome<Self>>,
        _after: &Self::Game,
    ) -> Vec<String> {
        Vec::new()
    }

    /// Whether a replay shows the table at this event; `action` is none for dice.
    fn look(&self, before: &Self::Game, action: Option<&Move<Self>>, after: &Self::Game) -> Look;

    /// Which real dice are to be thrown, and how they are typed.
    fn wanted(&self, seat: Seat, request: &Request<Self>, cast: &Cast, words: &Words) -> String;

    /// What real dice show, as it was typed.
    ///
    /// # Errors
    /// If it is nothing that these dice can show.
    fn read_dice(
        &self,
        _request: &Request<Self>,
        typed: &str,
        words: &Words,
    ) -> Result<Outcome<Self>, Objection> {
        faces(typed).join(" ").parse().map_err(|error| Objection(words.reason(&error)))
    }

    /// The key of the text with more about typing dice.
    fn dice_help(&self) -> &'static str {
        "play-help-dice"
    }

    /// Whether the position is worth a look before real dice are typed.
    fn shows_before_dice(&self) -> bool {
        false
    }

    /// The key of the text that says at the beginning how to answer.
    fn hint(&self, _is_drawn: bool) -> &'static str {
        "play-hint"
    }
}

/// What was typed, die by die.
pub fn faces(typed: &str) -> Vec<&str> {
    let parts = typed.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
    parts.filter(|face| !face.is_empty()).collect()
}
