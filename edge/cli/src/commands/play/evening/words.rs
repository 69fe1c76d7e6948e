//! The words that work at every prompt of a game.

use bonecup_coach::{CoachRefusal, Unit};
use bonecup_games::AnyGame;
use bonecup_rules::{Seat, Turn};
use bonecup_seat::{
    Advised, AdvisedMove, Heard, Phrase, Staged, chances_in_words, consult, solving, solving_in_words,
};
use bonecup_views::{Question, Topic, view};
use bonecup_words::{Value, Words};

use super::super::prompt::{Stop, Style};
use super::Evening;
use crate::speech;

/// What somebody asks for instead of answering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::commands::play) enum Word {
    Help,
    Moves,
    Coach,
    /// The coach, who counts in this from now on.
    CoachIn(Unit),
    State,
    Rules,
    Proof,
    Back,
    About(Topic),
    /// To say something to the others; none if it is not known what, or only asked for what can be said.
    Say(Option<Phrase>),
}

/// The words, in both languages.
#[rustfmt::skip] // a line per word
const WORDS: [(Word, &[&str]); 12] = [
    (Word::Help, &["h", "help", "hilfe"]),
    (Word::Moves, &["m", "moves", "züge"]),
    (Word::Coach, &["?", "coach", "trainer"]),
    (Word::CoachIn(Unit::Winning), &["coach chances", "chances", "trainer chancen", "chancen"]),
    (Word::CoachIn(Unit::Points), &["coach points", "trainer punkte"]),
    (Word::State, &["state", "stellung"]),
    (Word::Rules, &["rules", "regeln"]),
    (Word::Proof, &["p", "proof"]),
    (Word::Back, &["u", "undo", "zurück"]),
    (Word::About(Topic::Score), &["score", "punkte"]),
    (Word::About(Topic::Sheet), &["sheet", "blatt", "skeleton", "skelett"]),
    (Word::About(Topic::Floe), &["floe", "scholle"]),
];

/// What stands before something that is to be said, in both languages.
const SAY: [&str; 2] = ["say", "sag"];

impl Word {
    /// The word that was typed; none if it is an answer.
    pub(in crate::commands::play) fn read(typed: &str, words: &Words) -> Option<Word> {
        let typed = typed.to_lowercase();
        let (first, rest) = typed.split_once(' ').unwrap_or((&typed, ""));
        if SAY.contains(&first) {
            return Some(Word::Say(Phrase::read(rest, words)));
        }
        WORDS.iter().find(|(_, names)| names.contains(&typed.as_str())).map(|(word, _)| *word)
    }
}

/// What a prompt asks for, where it asks for a move.
pub(super) struct Asked<'a> {
    pub(super) question: &'a dyn Question,
    pub(super) staged: &'a Staged,
}

impl Evening<'_> {
    /// Tells what a word asks for; taking back is for the prompt itself. `wanted` is what the prompt said.
    pub(super) fn tell_word(
        &self,
        word: Word,
        asked: Option<&Asked<'_>>,
        wanted: Option<&str>,
    ) -> Result<(), Stop> {
        let game = asked.map_or_else(|| self.venue.table().game(), |asked| asked.staged.game());
        match word {
            Word::Help => self.help(asked, wanted),
            Word::Moves => match asked {
                Some(asked) => self.tell_choices(asked.question),
                None => self.tell_nothing_yet(wanted),
            },
            Word::Coach | Word::CoachIn(_) => {
                if let Word::CoachIn(unit) = word {
                    self.unit.choose(unit);
                }
                match asked {
                    Some(asked) => self.coach(asked.staged),
                    None => self.tell_nothing_yet(wanted),
                }
            }
            Word::State => {
                self.show_position(game)?;
                wanted.map_or(Ok(()), |wanted| self.prompt.say(wanted))
            }
            Word::Rules => {
                let page = view(game.id()).rules_page(self.words.language());
                let said = speech::page(page, self.words);
                said.iter().try_for_each(|line| self.prompt.say(line))
            }
            Word::Proof => self.tell_dice(),
            Word::Say(what) => self.say_to_others(what),
            Word::About(topic) => self.tell_topic(topic, game),
            Word::Back => self.prompt.object(&self.words.say("tui-nothing-to-take-back", &[])),
        }
    }

    /// Says something from the first seat that is ours.
    fn say_to_others(&self, what: Option<Phrase>) -> Result<(), Stop> {
        let own = Seat::all(self.venue.table().game().seats()).find(|&seat| self.venue.is_own(seat));
        match (own.filter(|_| self.venue.can_talk()), what) {
            (None, _) => self.prompt.object(&self.words.say("talk-nobody", &[])),
            (Some(seat), Some(what)) => {
                self.venue.say(seat, what);
                self.tell_said(Heard::Said { seat, what })
            }
            (Some(_), None) => {
                let all = Phrase::ALL.map(|phrase| phrase.in_words(self.words)).join(", ");
                self.prompt.say(&self.words.say("talk-choices", &[("all", all.into())]))
            }
        }
    }

    fn tell_nothing_yet(&self, wanted: Option<&str>) -> Result<(), Stop> {
        self.prompt.object(&self.words.say("speech-not-yet", &[]))?;
        wanted.map_or(Ok(()), |wanted| self.prompt.say(wanted))
    }

    /// Everything that can be chosen.
    fn tell_choices(&self, question: &dyn Question) -> Result<(), Stop> {
        match self.prompt.style {
            Style::Speech => question.spoken(self.words).iter().try_for_each(|line| self.prompt.say(line)),
            Style::Pictures => self.ask(question),
        }
    }

    pub(super) fn tell_topic(&self, topic: Topic, game: &AnyGame) -> Result<(), Stop> {
        let said = view(game.id()).topic(topic, game, &self.cast, self.words);
        if said.is_empty() {
            return self.prompt.object(&self.words.say(&format!("speech-no-{}", topic.name()), &[]));
        }
        said.iter().try_for_each(|line| self.prompt.say(line))
    }

    /// Shows everything again, and how to answer.
    fn help(&self, asked: Option<&Asked<'_>>, wanted: Option<&str>) -> Result<(), Stop> {
        let game = self.venue.table().game();
        self.show_position(asked.map_or(game, |asked| asked.staged.game()))?;
        if let Some(asked) = asked {
            if !asked.staged.moves().is_empty() {
                self.tell_staged(asked.staged)?;
            }
            if self.prompt.style == Style::Pictures {
                self.ask(asked.question)?;
            }
            for line in asked.question.help(self.words) {
                self.prompt.say(&line)?;
            }
        }
        if let Some(wanted) = wanted {
            self.prompt.say(wanted)?;
        }
        if let Turn::Chance(_) = game.turn()
            && asked.is_none()
        {
            self.prompt.say(&self.words.say(view(game.id()).dice_help(), &[]))?;
        }
        if self.venue.can_talk() {
            self.prompt.say(&self.words.say("talk-help", &[]))?;
        }
        if self.prompt.style == Style::Speech {
            self.prompt.say(&self.words.say("speech-help-words", &[]))?;
            return self.prompt.say(&self.words.say("speech-help-leave", &[self.left()]));
        }
        self.prompt.say(&self.words.say("play-help-always", &[self.left()]))
    }

    /// The best moves with their values, and why.
    fn coach(&self, staged: &Staged) -> Result<(), Stop> {
        let advised = match consult(staged.game(), None, self.unit.unit(), self.words) {
            Err(refusal) => return self.prompt.object(&self.words.reason(&refusal)),
            Ok(advised) => advised,
        };
        if let Some(chances) = &advised.chances {
            self.prompt.say(&chances_in_words(chances, &self.cast, self.words))?;
        }
        for valued in &advised.moves {
            match self.prompt.style {
                Style::Pictures => {
                    let mark = if valued.is_best { "★" } else { " " };
                    self.prompt
                        .show(&format!("  {mark} {}: {} ({})", valued.value, valued.text, valued.action))?;
                }
                Style::Speech => self.prompt.say(&self.spoken_move(valued, advised.unit))?,
            }
        }
        if let Some(parting) = &advised.parting {
            self.prompt.say(parting)?;
        }
        self.prompt.say(&advised.reasons.join(" "))?;
        self.prompt.say(&advised.note)?;
        let solving = (advised.unit == Unit::Winning).then(|| solving(staged.game())).flatten();
        solving.map_or(Ok(()), |part| self.prompt.say(&solving_in_words(part, self.words)))?;
        self.units(&advised).map_or(Ok(()), |text| self.prompt.say(&text))
    }

    fn spoken_move(&self, valued: &AdvisedMove, unit: Unit) -> String {
        let key = match (unit, valued.is_best) {
            (Unit::Points, true) => "speech-coach-best",
            (Unit::Points, false) => "speech-coach-also",
            (Unit::Winning, true) => "speech-coach-best-winning",
            (Unit::Winning, false) => "speech-coach-also-winning",
        };
        let values = [("move", Value::from(valued.text.as_str())), ("value", valued.value.as_str().into())];
        self.words.say(key, &values)
    }

    /// How to hear the numbers in the other unit, or why they are not in the one that was chosen. Nothing where there is
    /// nothing to choose.
    fn units(&self, advised: &Advised) -> Option<String> {
        match (advised.no_chances, advised.unit) {
            (None, Unit::Points) => Some(self.words.say("speech-coach-in-chances", &[])),
            (None, Unit::Winning) => Some(self.words.say("speech-coach-in-points", &[])),
            (Some(CoachRefusal::WonOnSheets), _) if self.unit.unit() == Unit::Winning => {
                Some(self.words.say("coach-only-points", &[]))
            }
            (Some(_), _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use bonecup_words::Language;

    use super::*;

    fn read(typed: &str) -> Option<Word> {
        Word::read(typed, &Words::new(Language::German))
    }

    #[test]
    fn words_are_known_in_both_languages_and_answers_are_none() {
        assert_eq!(read("Moves"), Some(Word::Moves));
        assert_eq!(read("SCHOLLE"), Some(Word::About(Topic::Floe)));
        assert_eq!(read("?"), Some(Word::Coach));
        assert_eq!(read("Trainer Chancen"), Some(Word::CoachIn(Unit::Winning)));
        assert_eq!(read("coach points"), Some(Word::CoachIn(Unit::Points)));
        assert_eq!(read("sag gut gespielt"), Some(Word::Say(Some(Phrase::WellPlayed))));
        assert_eq!(read("say well-played"), Some(Word::Say(Some(Phrase::WellPlayed))));
        assert_eq!(read("Sag"), Some(Word::Say(None)));
        assert_eq!(read("say you cheat"), Some(Word::Say(None)));
        for typed in ["1", "keep 3 3", "150 0 900", ""] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
