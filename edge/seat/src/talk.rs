//! What people say to each other at a table: by name, never in words of their own.

use bonecup_rules::Seat;
use bonecup_views::Cast;
use bonecup_words::Words;
use serde::{Deserialize, Serialize};

/// What can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// That was funny.
    Laugh,
    /// Well done.
    Clap,
    /// Astonishment.
    Wow,
    /// That went wrong.
    Oops,
    /// That went well after all.
    Phew,
    /// Regret.
    Sad,
    /// Doubt.
    Think,
    /// Delight.
    Heart,
    /// Before a game.
    GoodLuck,
    /// To another player.
    WellPlayed,
    /// Whoever thinks asks for patience.
    OneMoment,
    /// Thanks.
    Thanks,
    /// Whether the others play once more.
    Again,
    /// After a game.
    GoodGame,
}

impl Phrase {
    /// All of them, reactions first.
    pub const ALL: [Phrase; 14] = [
        Phrase::Laugh,
        Phrase::Clap,
        Phrase::Wow,
        Phrase::Oops,
        Phrase::Phew,
        Phrase::Sad,
        Phrase::Think,
        Phrase::Heart,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::OneMoment,
        Phrase::Thanks,
        Phrase::Again,
        Phrase::GoodGame,
    ];

    /// Its name, as it travels.
    pub fn key(self) -> &'static str {
        match self {
            Phrase::Laugh => "laugh",
            Phrase::Clap => "clap",
            Phrase::Wow => "wow",
            Phrase::Oops => "oops",
            Phrase::Phew => "phew",
            Phrase::Sad => "sad",
            Phrase::Think => "think",
            Phrase::Heart => "heart",
            Phrase::GoodLuck => "good-luck",
            Phrase::WellPlayed => "well-played",
            Phrase::OneMoment => "one-moment",
            Phrase::Thanks => "thanks",
            Phrase::Again => "again",
            Phrase::GoodGame => "good-game",
        }
    }

    /// What it says.
    pub fn in_words(self, words: &Words) -> String {
        words.say(&format!("talk-{}", self.key()), &[])
    }

    /// The phrase that somebody types, by its name or by what it says, whatever the capitals and marks.
    pub fn read(typed: &str, words: &Words) -> Option<Phrase> {
        let typed = plain(typed);
        let is_meant =
            |phrase: &Phrase| [plain(phrase.key()), plain(&phrase.in_words(words))].contains(&typed);
        Phrase::ALL.into_iter().find(is_meant).filter(|_| !typed.is_empty())
    }
}

/// Letters alone.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Something that was said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// By a seat.
    Said {
        /// Whose words they are.
        seat: Seat,
        /// What was said.
        what: Phrase,
    },
    /// One seat asks another, which is waited for, to play.
    Nudged {
        /// Who asks.
        by: Seat,
        /// Who is waited for.
        seat: Seat,
    },
}

/// What was said, as a person should read it.
pub fn heard_in_words(heard: Heard, cast: &Cast, words: &Words) -> String {
    match heard {
        Heard::Said { seat, what } => {
            let (who, what) = (cast.name(seat).into(), what.in_words(words).into());
            words.say("talk-said", &[("who", who), ("what", what)])
        }
        Heard::Nudged { by, seat } => {
            let (who, whom) = (cast.name(by).into(), cast.name(seat).into());
            words.say("talk-nudged", &[("who", who), ("whom", whom)])
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use bonecup_words::Language;

    use super::*;

    #[test]
    fn phrases_are_read_as_people_type_them() {
        let (english, german) = (Words::new(Language::English), Words::new(Language::German));
        for phrase in Phrase::ALL {
            assert_eq!(serde_json::to_string(&phrase).unwrap(), format!("\"{}\"", phrase.key()));
            for words in [&english, &german] {
                assert_eq!(Phrase::read(phrase.key(), words), Some(phrase));
                assert_eq!(Phrase::read(&phrase.in_words(words), words), Some(phrase), "{phrase:?}");
            }
        }
        assert_eq!(Phrase::read(" WELL played! ", &english), Some(Phrase::WellPlayed));
        assert_eq!(Phrase::read("gut gespielt", &german), Some(Phrase::WellPlayed));
        assert_eq!(Phrase::read("…", &english), None);
        assert_eq!(Phrase::read("you cheat", &english), None);
    }
}
