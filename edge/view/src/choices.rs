//! What a person can do, numbered.

use bonecup_games::{AnyGame, AnyMove, Listed};
use bonecup_rules::Game;
use bonecup_words::{Value, Words};

use crate::layout::{BOLD, DIM, Grid, paint};
use crate::{Objection, Question, View};

/// The moves of a position in groups; numbers run through all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Choices {
    groups: Vec<Group>,
}

/// Moves under a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// What they have in common.
    pub heading: String,
    /// The moves.
    pub entries: Vec<Entry>,
}

/// A move that can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The move in words; empty where its notation says it as well.
    pub text: String,
    /// The move as something one can do, also to be heard.
    pub deed: String,
    /// The move.
    pub action: AnyMove,
}

/// Entries of a group that has more than this are shown in notation alone, so that they fit on a screen.
pub const MOST_IN_WORDS: usize = 16;

impl Choices {
    /// These groups; empty ones are left out.
    pub fn new(groups: impl IntoIterator<Item = Group>) -> Choices {
        Choices { groups: groups.into_iter().filter(|group| !group.entries.is_empty()).collect() }
    }

    /// Every legal move in one group.
    pub fn all<V: View>(view: &V, game: &V::Game, words: &Words) -> Choices {
        let entry = |action| {
            let deed = view.deed(&action, game, words);
            Entry { text: deed.clone(), deed, action: V::Game::into_move(action) }
        };
        let entries = game.legal_moves().into_iter().map(entry).collect();
        Choices::new([Group { heading: words.say("choice-head-any", &[]), entries }])
    }

    /// All entries, in the order of their numbers.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.groups.iter().flat_map(|group| &group.entries)
    }

    fn numbered(&self, typed: &str, words: &Words) -> Result<AnyMove, Objection> {
        let index = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let entry = index.and_then(|index| self.entries().nth(index));
        entry.map(|entry| entry.action.clone()).ok_or_else(|| {
            let shown: String = typed.chars().take(20).collect();
            let values = [("number", Value::from(shown)), ("most", self.entries().count().into())];
            Objection(words.say("play-no-such-number", &values))
        })
    }
}

impl Question for Choices {
    fn shows_position(&self, rolled: bool) -> bool {
        rolled
    }

    /// The groups under their headings, in columns where they fit.
    fn lines(&self, _words: &Words) -> Vec<String> {
        let grid = Grid { indent: 2, gap: 3, most_columns: 3 };
        let mut number = 0;
        let mut lines = Vec::new();
        for group in &self.groups {
            lines.push(paint(BOLD, &group.heading));
            let entries: Vec<_> = group
                .entries
                .iter()
                .map(|entry| {
                    number += 1;
                    entry.line(number)
                })
                .collect();
            lines.extend(grid.rows(&entries));
        }
        lines
    }

    fn spoken(&self, words: &Words) -> Vec<String> {
        let line = |(number, entry): (usize, &Entry)| {
            let values = [("number", Value::from(number)), ("move", entry.deed.as_str().into())];
            words.say("speech-choice", &values)
        };
        (1..).zip(self.entries()).map(line).collect()
    }

    fn spoken_briefly(&self, words: &Words) -> String {
        words.say("speech-choices", &[("count", self.entries().count().into())])
    }

    fn help(&self, words: &Words) -> Vec<String> {
        vec![words.say("play-help", &[])]
    }

    /// Numbers of the list, moves in notation, or both with commas between them.
    fn read(&self, game: &AnyGame, typed: &str, words: &Words) -> Result<Vec<AnyMove>, Objection> {
        let mut moves = Vec::new();
        for part in typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            if part.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
                for number in part.split_whitespace() {
                    moves.push(self.numbered(number, words)?);
                }
            } else {
                let read = AnyMove::read(game.id(), part);
                moves.push(read.map_err(|error| Objection(words.reason(&error)))?);
            }
        }
        Ok(moves)
    }
}

impl Entry {
    fn line(&self, number: usize) -> String {
        let number = paint(BOLD, &format!("{number:>2}"));
        if self.text.is_empty() {
            return format!("{number}  {}", self.action);
        }
        format!("{number}  {} {}", self.text, paint(DIM, &format!("({})", self.action)))
    }
}
