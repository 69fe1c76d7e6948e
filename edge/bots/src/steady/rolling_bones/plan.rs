//! What to do with a roll as a whole.

use bonecup_rules::Game;
use rolling_bones::{Bone, BoneSet, BonesTurn, Dice, Duty, Move, RollingBones};

use super::ending::{Ending, ending};
use super::forecast::grow;

/// What may be done with hats once the bones lie: nothing; put one on; take it off to roll it; put a new one in the
/// place of the old; put one on for the duty alone, on a bare skull or in the place of the old (RB-5).
const HATS: [&[Move]; 6] = [
    &[],
    &[Move::PutOnHat],
    &[Move::TakeOffHat],
    &[Move::TakeOffHat, Move::PutOnHat],
    &[Move::PutOnHat, Move::TakeOffHat],
    &[Move::TakeOffHat, Move::PutOnHat, Move::TakeOffHat],
];

/// Moves up to the next roll or the end of the turn, the first of them last.
pub(super) fn plan(game: &RollingBones) -> Vec<Move> {
    let layouts = beginnings(game).into_iter().filter_map(|start| best_layout(game, start));
    let mut steps = match layouts.max_by(|a, b| a.ending.value.total_cmp(&b.ending.value)) {
        Some(best) => best.steps,
        None => game.legal_moves().into_iter().take(1).collect(),
    };
    steps.reverse();
    steps
}

/// Where laying can begin, and the bones of the roll that may then be laid: one of the pieces in which they hang
/// together after the opening roll, one false bone if the duty demands it, else the skeleton as it is.
struct Beginning {
    first: Option<Move>,
    bones: BoneSet,
}

fn beginnings(game: &RollingBones) -> Vec<Beginning> {
    let turn = game.current_turn();
    let Dice::Rolled(unlaid) = turn.dice() else { return Vec::new() };
    let shown = unlaid.bones();
    if turn.skeleton().filled().is_empty() && !shown.is_empty() {
        return pieces(shown).into_iter().map(|bones| Beginning { first: None, bones }).collect();
    }
    let as_it_is = Beginning { first: None, bones: shown };
    [as_it_is].into_iter().chain(false_bones(game, turn, shown)).collect()
}

fn false_bones(game: &RollingBones, turn: &BonesTurn, shown: BoneSet) -> Vec<Beginning> {
    let fits = !shown.and(turn.skeleton().open_places()).is_empty();
    if fits || turn.duty() != Duty::Open {
        return Vec::new();
    }
    let mut list = Vec::new();
    turn.list_moves(game.options(), &mut list);
    list.retain(|action| matches!(action, Move::LayFalse { .. }));
    list.into_iter().map(|action| Beginning { first: Some(action), bones: shown }).collect()
}

/// The bones by the pieces in which they hang together.
fn pieces(mut bones: BoneSet) -> Vec<BoneSet> {
    let mut pieces = Vec::new();
    while let Some(bone) = bones.into_iter().next() {
        let piece = grow(BoneSet::from_iter([bone]), bones);
        bones = bones.without(piece);
        pieces.push(piece);
    }
    pieces
}

/// Dice laid, and the best that can be made of it.
struct Layout {
    left_out: BoneSet,
    steps: Vec<Move>,
    ending: Ending,
}

/// All bones that fit; then without one after the other, as long as a die in the cup is worth more than on the
/// skeleton.
fn best_layout(game: &RollingBones, start: Beginning) -> Option<Layout> {
    let mut best = layout(game, &start, BoneSet::EMPTY)?;
    loop {
        let laid =
            best.steps.iter().filter_map(|step| if let Move::Lay(bone) = step { Some(*bone) } else { None });
        let without = |bone: Bone| layout(game, &start, best.left_out | BoneSet::from_iter([bone]));
        let fewer = laid.filter_map(without).max_by(|a, b| a.ending.value.total_cmp(&b.ending.value));
        match fewer {
            Some(fewer) if fewer.ending.value > best.ending.value => best = fewer,
            Some(_) | None => return Some(best),
        }
    }
}

/// Every bone that fits, but those left out and those that hang on them, with the hat that is best.
fn layout(game: &RollingBones, start: &Beginning, left_out: BoneSet) -> Option<Layout> {
    let mut turn = *game.current_turn();
    let mut steps: Vec<Move> = start.first.into_iter().collect();
    for action in &steps {
        turn.play(action, game.options()).ok()?;
    }
    lay_all(game, &mut turn, start.bones.without(left_out), &mut steps);
    let with_hats = HATS.iter().filter_map(|&hats| {
        let mut turn = turn;
        hats.iter().try_for_each(|action| turn.play(action, game.options()).map(drop)).ok()?;
        Some((hats, ending(game, &turn)?))
    });
    let (hats, ending) = with_hats.max_by(|a, b| a.1.value.total_cmp(&b.1.value))?;
    steps.extend(hats.iter().chain([&ending.last]));
    Some(Layout { left_out, steps, ending })
}

fn lay_all(game: &RollingBones, turn: &mut BonesTurn, bones: BoneSet, steps: &mut Vec<Move>) {
    while let Some(bone) = next_to_lay(turn, bones) {
        if turn.play(&Move::Lay(bone), game.options()).is_err() {
            return;
        }
        steps.push(Move::Lay(bone));
    }
}

fn next_to_lay(turn: &BonesTurn, bones: BoneSet) -> Option<Bone> {
    bones.and(turn.skeleton().open_places()).into_iter().next()
}
