//! Rolling Dice before people's eyes.

pub mod aiming;
mod earning;
mod facts;
pub mod lying;
mod picture;
mod question;
mod speech;
mod spots;
mod telling;

use bonecup_rules::{Points, Seat};
use bonecup_words::{Language, Words};
use rolling_dice::{Aim, Landing, Move, RollingDice, Task, Throw};

use bonecup_view::{Cast, Choices, Look, Objection, Question, Teller, Topic, View};

pub use earning::{earned, gain_of, if_chosen, standing};
pub use picture::{Map, PANEL, colour_style, landed, letter, plan, raised, standing_lines};
pub use spots::good_spots;

pub use facts::{RollingDiceFacts, ScoreStep};

/// The view of Rolling Dice.
pub struct DiceView;

impl View for DiceView {
    type Game = RollingDice;
    type Facts = RollingDiceFacts;

    fn facts(&self, game: &RollingDice) -> RollingDiceFacts {
        RollingDiceFacts::of(game)
    }

    fn rules_page(&self, language: Language) -> &'static str {
        match language {
            Language::German => include_str!("../../../../docs/rules/de/rolling-dice.md"),
            Language::English => include_str!("../../../../docs/rules/en/rolling-dice.md"),
        }
    }

    fn picture(&self, game: &RollingDice, names: &[String], words: &Words) -> Vec<String> {
        picture::lines(game, names, words)
    }

    fn remarks(&self, game: &RollingDice, words: &Words) -> Vec<String> {
        standing_lines(game, words)
    }

    /// Where a throw left everything, and what the scoring dice would earn now.
    fn landed(
        &self,
        before: &RollingDice,
        outcome: &Landing,
        after: &RollingDice,
        names: &[String],
        words: &Words,
    ) -> Vec<String> {
        let mut lines = landed(before, outcome, names, words);
        let standing = if after.thrown().is_empty() { Vec::new() } else { standing_lines(after, words) };
        if !standing.is_empty() {
            lines.push(String::new());
            lines.extend(standing);
        }
        lines
    }

    fn state(&self, game: &RollingDice, cast: &Cast, words: &Words) -> String {
        speech::state(game, cast, words)
    }

    fn topic(&self, topic: Topic, game: &RollingDice, cast: &Cast, words: &Words) -> Vec<String> {
        speech::topic(topic, game, cast, words)
    }

    fn spoken_outcome(
        &self,
        teller: &Teller<'_>,
        before: &RollingDice,
        landing: &Landing,
        _after: &RollingDice,
    ) -> String {
        speech::landing(teller, before, landing)
    }

    fn spoken_consequences(
        &self,
        teller: &Teller<'_>,
        before: &RollingDice,
        outcome: Option<&Landing>,
        after: &RollingDice,
    ) -> Vec<String> {
        speech::consequences(teller, before, outcome, after)
    }

    /// A throw is told with its landing.
    fn speaks_of(&self, action: &Move) -> bool {
        !matches!(action, Move::Throw(_))
    }

    /// On the floe nothing is chosen from a list.
    fn choices(&self, _game: &RollingDice, _words: &Words) -> Choices {
        Choices::new([])
    }

    fn question(&self, game: &RollingDice, earlier: &[&Move], _words: &Words) -> Box<dyn Question> {
        Box::new(question::Floe::of(game, last_aim(earlier)))
    }

    /// A hand that throws aims by itself.
    fn move_by_hand(&self, game: &RollingDice) -> Option<Move> {
        matches!(game.task(), Task::Aim { .. }).then_some(Move::Throw(aiming::USUAL))
    }

    fn deed(&self, action: &Move, _game: &RollingDice, _words: &Words) -> String {
        action.to_string()
    }

    fn brief(&self, action: &Move, _game: &RollingDice, is_own: bool, words: &Words) -> String {
        telling::brief(action, is_own, words)
    }

    fn told_move(
        &self,
        teller: &Teller<'_>,
        before: &RollingDice,
        (seat, action): (Seat, &Move),
        _total: Points,
    ) -> String {
        telling::told_move(teller, before, seat, action)
    }

    fn told_outcome(&self, teller: &Teller<'_>, before: &RollingDice, landing: &Landing) -> String {
        let outcome = telling::landing(teller, landing);
        teller.say("tell-rd-rolled", before.seat_of(before.thrower()), &[("outcome", outcome.into())])
    }

    fn consequences(
        &self,
        teller: &Teller<'_>,
        before: &RollingDice,
        outcome: Option<&Landing>,
        after: &RollingDice,
    ) -> Vec<String> {
        telling::consequences(teller, before, outcome, after)
    }

    /// The floe is worth a look when a turn is over.
    fn look(&self, before: &RollingDice, _action: Option<&Move>, after: &RollingDice) -> Look {
        if before.turns() == after.turns() { Look::No } else { Look::After }
    }

    fn wanted(&self, seat: Seat, throw: &Throw, cast: &Cast, words: &Words) -> String {
        let mut values = cast.subject(seat);
        values.push(("count", throw.dice.into()));
        values.push(("colour", words.name("colour", throw.colour).into()));
        words.say("play-roll-rd", &values)
    }

    fn read_dice(&self, throw: &Throw, typed: &str, words: &Words) -> Result<Landing, Objection> {
        lying::read_landing(typed, throw).map_err(|error| Objection(words.reason(&error)))
    }

    fn dice_help(&self) -> &'static str {
        "play-help-landing"
    }

    fn shows_before_dice(&self) -> bool {
        true
    }

    fn hint(&self, is_drawn: bool) -> &'static str {
        if is_drawn { "play-hint-rd" } else { "play-help-landing" }
    }
}

/// How the seat threw last.
fn last_aim(earlier: &[&Move]) -> Option<Aim> {
    earlier.iter().rev().find_map(|action| match action {
        Move::Throw(aim) => Some(*aim),
        Move::Choose(_) | Move::Place { .. } => None,
    })
}
