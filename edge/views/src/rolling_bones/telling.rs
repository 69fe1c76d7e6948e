//! Moves and rolls in words.

use bonecup_rules::{Points, Seat};
use bonecup_words::{Value, Words};
use rolling_bones::{Face, Kind, Move, Roll, RollingBones, score};

use super::dice_in_words;
use bonecup_view::Teller;

pub(super) fn deed(action: &Move, game: &RollingBones, words: &Words) -> String {
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

pub(super) fn brief(action: &Move, game: &RollingBones, words: &Words) -> String {
    let Move::Roll { paying } = *action else { return deed(action, game, words) };
    words.say("tui-coach-roll", &[("dice", dice_in_words(paying, words).into())])
}

pub(super) fn told_move(
    teller: &Teller<'_>,
    game: &RollingBones,
    seat: Seat,
    action: &Move,
    total: Points,
) -> String {
    let bone = |bone: rolling_bones::Bone| ("bone", Value::from(bone.to_string()));
    match *action {
        Move::Lay(laid) => teller.say("tell-rb-lay", seat, &[bone(laid)]),
        Move::LayFalse { bone: laid, place } => {
            let place = ("place", teller.words.name("face", place).into());
            teller.say("tell-rb-false", seat, &[bone(laid), place])
        }
        Move::PutOnHat => teller.say("tell-rb-hat-on", seat, &[]),
        Move::TakeOffHat => teller.say("tell-rb-hat-off", seat, &[]),
        Move::Bury => {
            let points = score::burial(game.current_turn().skeleton()).0.into();
            teller.say("tell-rb-bury", seat, &[("points", points), ("total", total.0.into())])
        }
        Move::Roll { paying } => {
            let dice = ("dice", dice_in_words(paying, teller.words).into());
            teller.say("tell-rb-roll", seat, &[dice, ("count", paying.total().into())])
        }
        Move::Leave => teller.say("tell-rb-leave", seat, &[]),
    }
}

/// `2×LA1 LL5 · RA1 · SK 2×GR`: a roll sorted by kind and face.
pub(super) fn in_groups(roll: &Roll) -> String {
    let count = |face: &Face| roll.faces().iter().filter(|rolled| *rolled == face).count();
    let shown = |face: &Face| match count(face) {
        0 => None,
        1 => Some(face.to_string()),
        times => Some(format!("{times}×{face}")),
    };
    let group = |kind: Kind| kind.faces().iter().filter_map(shown).collect::<Vec<_>>().join(" ");
    let groups: Vec<_> = Kind::ALL.into_iter().map(group).filter(|group| !group.is_empty()).collect();
    groups.join(" · ")
}
