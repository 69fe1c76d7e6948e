//! Reasons and moves in words.

use bonecup_coach::{Fact, Why};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points};
use bonecup_words::{Value, Words};
use knochenmax::{BONES, Bones, KnochenMax, SheetNo};
use rolling_bones::{RollingBones, score};

use crate::telling::{box_in_words, dice_in_words};

/// The sentence of a reason that was given in this position.
pub(crate) fn sentence(why: &Why, game: &AnyGame, words: &Words) -> String {
    let facts = why.facts();
    let values: Vec<_> = facts.iter().map(|(name, fact)| (*name, value(fact, game, words))).collect();
    capitalised(&words.say(why.key(), &values))
}

fn value<'a>(fact: &'a Fact, game: &AnyGame, words: &Words) -> Value<'a> {
    match fact {
        Fact::Count(count) => (*count).into(),
        Fact::Average(average) => points(*average, words).into(),
        Fact::Chance(chance) => percent(*chance, words).into(),
        Fact::Key(key) => key.into(),
        Fact::Move(action) => deed(action, game, words).into(),
    }
}

/// Points with one decimal; with more, if they would look like nothing.
pub(crate) fn points(average: f64, words: &Words) -> String {
    let decimals = match average.abs() {
        size if !(1e-9..0.095).contains(&size) => 1,
        size if size >= 0.0095 => 2,
        _ => 4,
    };
    words.number(average, decimals)
}

/// A chance in hundredths; with a decimal or two, if it would look like never or always.
pub(crate) fn percent(chance: f64, words: &Words) -> String {
    let edge = chance.min(1.0 - chance);
    let decimals = match edge {
        edge if !(1e-9..0.015).contains(&edge) => 0,
        edge if edge >= 0.001 => 1,
        _ => 2,
    };
    words.percent(chance, decimals)
}

/// A move as something one can do in this position.
pub(crate) fn deed(action: &AnyMove, game: &AnyGame, words: &Words) -> String {
    match (game, action) {
        (AnyGame::RollingBones(game), AnyMove::RollingBones(action)) => bones_deed(action, game, words),
        (AnyGame::KnochenMax(game), AnyMove::KnochenMax(action)) => sheet_deed(action, game, words),
        // The coach has refused the third game before.
        _ => action.to_string(),
    }
}

fn bones_deed(action: &rolling_bones::Move, game: &RollingBones, words: &Words) -> String {
    use rolling_bones::Move;
    match *action {
        Move::Lay(bone) => words.say("coach-do-lay", &[("bone", bone.to_string().into())]),
        Move::LayFalse { bone, place } => {
            let place = words.name("face", place);
            words.say("coach-do-false", &[("bone", bone.to_string().into()), ("place", place.into())])
        }
        Move::PutOnHat => words.say("coach-do-hat-on", &[]),
        Move::TakeOffHat => words.say("coach-do-hat-off", &[]),
        Move::Bury => {
            let Points(points) = score::burial(game.current_turn().skeleton());
            words.say("coach-do-bury", &[("points", points.into())])
        }
        Move::Roll { paying } => words.say("coach-do-roll", &[("dice", dice_in_words(paying, words).into())]),
        Move::Leave => words.say("coach-do-leave", &[]),
    }
}

fn sheet_deed(action: &knochenmax::Move, game: &KnochenMax, words: &Words) -> String {
    use knochenmax::Move;
    match *action {
        Move::Keep(Bones::NONE) => words.say("coach-do-keep-none", &[]),
        Move::Keep(kept) => {
            let thrown = BONES - kept.number();
            words.say("coach-do-keep", &[("kept", kept.to_string().into()), ("thrown", thrown.into())])
        }
        Move::Fill { sheet, entry } => {
            let own = game.sheets(game.to_move()).get(sheet.map_or(0, SheetNo::index));
            let worth = own.map(|own| own.worth(entry, game.throw(), game.options()));
            let Points(points) = worth.unwrap_or_default();
            let key = if points == 0 { "coach-do-strike" } else { "coach-do-fill" };
            let place = box_in_words(sheet, entry, words);
            words.say(key, &[("box", place.into()), ("points", points.into())])
        }
    }
}

/// A sentence may begin with a name that does not.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let quoted = sentence.starts_with(['„', '“']);
    match letters.next() {
        Some(first) if !quoted => first.to_uppercase().chain(letters).collect(),
        Some(_) | None => sentence.to_owned(),
    }
}
