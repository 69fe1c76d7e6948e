//! Moves as something that one can do.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points};
use bonecup_words::Words;
use knochenmax::{BONES, Bones, KnochenMax, SheetBox, SheetNo};
use rolling_bones::{DiceCount, Kind, RollingBones, score};

/// A move as something one can do in this position.
pub fn deed(action: &AnyMove, game: &AnyGame, words: &Words) -> String {
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

/// A box, with its sheet where there are several.
pub fn box_in_words(sheet: Option<SheetNo>, entry: SheetBox, words: &Words) -> String {
    let name = words.name("box", entry);
    let Some(sheet) = sheet else { return name };
    let number = u32::try_from(sheet.index() + 1).unwrap_or(0);
    words.say("choice-km-box-of-sheet", &[("sheet", number.into()), ("box", name.into())])
}

/// `2 left, 1 centre`.
pub fn dice_in_words(count: DiceCount, words: &Words) -> String {
    let part = |kind| format!("{} {}", count.of(kind), words.name("kind", kind));
    let parts: Vec<_> = Kind::ALL.into_iter().filter(|&kind| count.of(kind) > 0).map(part).collect();
    parts.join(", ")
}
