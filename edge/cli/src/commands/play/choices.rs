//! What a person can do, numbered.

use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_rules::{Game, Points};
use bonecup_telling::{box_in_words, dice_in_words};
use bonecup_words::{Value, Words};
use knochenmax::{BONES, Bones, KnochenMax};
use rolling_bones::{Move, RollingBones, score};

use crate::pictures::{BOLD, DIM, Grid, paint};

/// The moves of a position in groups; numbers run through all of them.
pub(super) struct Choices {
    groups: Vec<Group>,
}

struct Group {
    heading: String,
    entries: Vec<Entry>,
}

struct Entry {
    /// The move in words; empty where its notation says it as well.
    text: String,
    action: AnyMove,
}

/// Entries of a group that has more than this are shown in notation alone, so that they fit on a screen.
const MOST_IN_WORDS: usize = 16;

impl Choices {
    pub(super) fn of(game: &AnyGame, words: &Words) -> Choices {
        let groups = match game {
            AnyGame::RollingBones(game) => bones_groups(game, words),
            AnyGame::KnochenMax(game) => sheet_groups(game, words),
            // On the floe nothing is chosen from a list.
            AnyGame::RollingDice(_) => Vec::new(),
        };
        Choices { groups: groups.into_iter().filter(|group| !group.entries.is_empty()).collect() }
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.groups.iter().flat_map(|group| &group.entries)
    }

    /// The groups under their headings, in columns where they fit.
    pub(super) fn lines(&self) -> Vec<String> {
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

    /// The moves that were typed: numbers of the list, moves in notation, or both with commas between them.
    pub(super) fn read(&self, game: GameId, typed: &str, words: &Words) -> Result<Vec<AnyMove>, String> {
        let mut moves = Vec::new();
        for part in typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            if part.starts_with(|first: char| first.is_ascii_digit() || first == '-') {
                for number in part.split_whitespace() {
                    moves.push(self.numbered(number, words)?);
                }
            } else {
                moves.push(AnyMove::read(game, part).map_err(|error| words.reason(&error))?);
            }
        }
        Ok(moves)
    }

    fn numbered(&self, typed: &str, words: &Words) -> Result<AnyMove, String> {
        let index = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let entry = index.and_then(|index| self.entries().nth(index));
        entry.map(|entry| entry.action.clone()).ok_or_else(|| {
            let shown: String = typed.chars().take(20).collect();
            let values = [("number", Value::from(shown)), ("most", self.entries().count().into())];
            words.say("play-no-such-number", &values)
        })
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

/// Bones, the hat, and how the turn goes on, in this order.
fn bones_groups(game: &RollingBones, words: &Words) -> Vec<Group> {
    let moves = game.legal_moves();
    let group = |heading: &str, belongs: fn(&Move) -> bool| {
        let chosen: Vec<_> = moves.iter().filter(|action| belongs(action)).collect();
        let in_words = chosen.len() <= MOST_IN_WORDS;
        let entry = |action: &&Move| Entry {
            text: if in_words { bones_text(game, action, words) } else { String::new() },
            action: AnyMove::RollingBones(**action),
        };
        Group { heading: words.say(heading, &[]), entries: chosen.iter().map(entry).collect() }
    };
    vec![
        group("choice-head-lay", |action| matches!(action, Move::Lay(_))),
        group("choice-head-false", |action| matches!(action, Move::LayFalse { .. })),
        group("choice-head-hat", |action| matches!(action, Move::PutOnHat | Move::TakeOffHat)),
        group("choice-head-turn", |action| matches!(action, Move::Bury | Move::Roll { .. } | Move::Leave)),
    ]
}

fn bones_text(game: &RollingBones, action: &Move, words: &Words) -> String {
    let face = |bone| words.name("face", bone);
    match *action {
        Move::Lay(bone) => face(bone),
        Move::LayFalse { bone, place } => {
            words.say("choice-rb-false", &[("bone", face(bone).into()), ("place", face(place).into())])
        }
        Move::PutOnHat => words.say("choice-rb-hat-on", &[]),
        Move::TakeOffHat => words.say("choice-rb-hat-off", &[]),
        Move::Bury => {
            let Points(points) = score::burial(game.current_turn().skeleton());
            words.say("choice-rb-bury", &[("points", points.into())])
        }
        Move::Roll { paying } => {
            let dice = dice_in_words(paying, words);
            words.say("choice-rb-roll", &[("dice", dice.into()), ("count", paying.total().into())])
        }
        Move::Leave => words.say("choice-rb-leave", &[]),
    }
}

/// Boxes that score, the best first; boxes to strike; then what can be kept, by the number of bones thrown.
fn sheet_groups(game: &KnochenMax, words: &Words) -> Vec<Group> {
    let mut fills = Group { heading: words.say("choice-head-fill", &[]), entries: Vec::new() };
    let mut strikes = Group { heading: words.say("choice-head-strike", &[]), entries: Vec::new() };
    let mut keeps: Vec<Group> = (1..=BONES)
        .map(|thrown| Group {
            heading: words.say("choice-head-keep", &[("thrown", thrown.into())]),
            entries: Vec::new(),
        })
        .collect();
    let mut moves = game.legal_moves();
    moves.sort_by_key(|action| std::cmp::Reverse(worth(game, action)));
    let fill_count = moves.iter().filter(|action| matches!(action, knochenmax::Move::Fill { .. })).count();
    let in_words = fill_count <= MOST_IN_WORDS;
    for action in moves {
        let text = sheet_text(game, &action, in_words, words);
        let group = match action {
            knochenmax::Move::Keep(kept) => &mut keeps[usize::from(BONES - kept.number() - 1)],
            knochenmax::Move::Fill { .. } if worth(game, &action) == Points(0) => &mut strikes,
            knochenmax::Move::Fill { .. } => &mut fills,
        };
        group.entries.push(Entry { text, action: AnyMove::KnochenMax(action) });
    }
    [fills, strikes].into_iter().chain(keeps).collect()
}

/// What filling the box gives; nothing for bones that are kept.
fn worth(game: &KnochenMax, action: &knochenmax::Move) -> Points {
    let knochenmax::Move::Fill { sheet, entry } = *action else { return Points(0) };
    let own = game.sheets(game.to_move()).get(sheet.map_or(0, |sheet| sheet.index()));
    own.map_or(Points(0), |own| own.worth(entry, game.throw(), game.options()))
}

fn sheet_text(game: &KnochenMax, action: &knochenmax::Move, in_words: bool, words: &Words) -> String {
    match *action {
        knochenmax::Move::Keep(Bones::NONE) => words.say("choice-km-keep-none", &[]),
        knochenmax::Move::Keep(kept) => kept.to_string(),
        knochenmax::Move::Fill { sheet, entry } => {
            let name = box_in_words(sheet, entry, words);
            match worth(game, action) {
                Points(0) if in_words => name,
                Points(0) => String::new(),
                Points(points) if !in_words => points.to_string(),
                Points(points) => {
                    words.say("choice-km-fill", &[("box", name.into()), ("points", points.into())])
                }
            }
        }
    }
}
