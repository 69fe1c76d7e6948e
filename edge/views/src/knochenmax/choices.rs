//! Boxes that score, the best first; boxes to strike; then what can be kept, by the number of bones thrown.

use bonecup_games::Listed;
use bonecup_rules::{Game, Points};
use bonecup_words::Words;
use knochenmax::{BONES, Bones, KnochenMax, Move};

use super::{box_in_words, telling};
use bonecup_view::MOST_IN_WORDS;
use bonecup_view::{Choices, Entry, Group};

pub(super) fn choices(game: &KnochenMax, words: &Words) -> Choices {
    let group = |heading| Group { heading, entries: Vec::new() };
    let mut fills = group(words.say("choice-head-fill", &[]));
    let mut strikes = group(words.say("choice-head-strike", &[]));
    let keep = |thrown: u8| group(words.say("choice-head-keep", &[("thrown", thrown.into())]));
    let mut keeps: Vec<Group> = (1..=BONES).map(keep).collect();
    let mut moves = game.legal_moves();
    moves.sort_by_key(|action| std::cmp::Reverse(worth(game, action)));
    let fill_count = moves.iter().filter(|action| matches!(action, Move::Fill { .. })).count();
    let in_words = fill_count <= MOST_IN_WORDS;
    for action in moves {
        let text = text(game, &action, in_words, words);
        let group = match action {
            Move::Keep(kept) => &mut keeps[usize::from(BONES - kept.number() - 1)],
            Move::Fill { .. } if worth(game, &action) == Points(0) => &mut strikes,
            Move::Fill { .. } => &mut fills,
        };
        let deed = telling::deed(&action, game, words);
        group.entries.push(Entry { text, deed, action: KnochenMax::into_move(action) });
    }
    Choices::new([fills, strikes].into_iter().chain(keeps))
}

/// What filling the box gives; nothing for bones that are kept.
fn worth(game: &KnochenMax, action: &Move) -> Points {
    match *action {
        Move::Fill { sheet, entry } => telling::worth(game, game.to_move(), sheet, entry),
        Move::Keep(_) => Points(0),
    }
}

fn text(game: &KnochenMax, action: &Move, in_words: bool, words: &Words) -> String {
    match *action {
        Move::Keep(Bones::NONE) => words.say("choice-km-keep-none", &[]),
        Move::Keep(kept) => kept.to_string(),
        Move::Fill { sheet, entry } => {
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
