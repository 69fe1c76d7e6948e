//! Bones, the hat, and how the turn goes on, in this order.

use bonecup_games::Listed;
use bonecup_rules::{Game, Points};
use bonecup_words::Words;
use rolling_bones::{Move, RollingBones, score};

use super::{dice_in_words, telling};
use bonecup_view::MOST_IN_WORDS;
use bonecup_view::{Choices, Entry, Group};

pub(super) fn choices(game: &RollingBones, words: &Words) -> Choices {
    let moves = game.legal_moves();
    let group = |heading: &str, belongs: fn(&Move) -> bool| {
        let chosen: Vec<_> = moves.iter().filter(|action| belongs(action)).collect();
        let in_words = chosen.len() <= MOST_IN_WORDS;
        let entry = |action: &&Move| Entry {
            text: if in_words { text(game, action, words) } else { String::new() },
            deed: telling::deed(action, game, words),
            action: RollingBones::into_move(**action),
        };
        Group { heading: words.say(heading, &[]), entries: chosen.iter().map(entry).collect() }
    };
    Choices::new([
        group("choice-head-lay", |action| matches!(action, Move::Lay(_))),
        group("choice-head-false", |action| matches!(action, Move::LayFalse { .. })),
        group("choice-head-hat", |action| matches!(action, Move::PutOnHat | Move::TakeOffHat)),
        group("choice-head-turn", |action| matches!(action, Move::Bury | Move::Roll { .. } | Move::Leave)),
    ])
}

fn text(game: &RollingBones, action: &Move, words: &Words) -> String {
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
