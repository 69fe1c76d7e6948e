//! Rolling Bones for those who listen.

use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_view::{Cast, Topic};
use bonecup_words::{Value, Words};
use rolling_bones::{Bone, BonesTurn, Dice, Duty, Face, Kind, RollingBones, Skeleton, Unlaid, score};

use super::dice_in_words;

pub(super) fn state(game: &RollingBones, cast: &Cast, words: &Words) -> String {
    if matches!(game.turn(), Turn::Over(_)) {
        return words.say("speech-over", &[]);
    }
    let turn = game.current_turn();
    let mut values = cast.subject(game.to_move());
    values.push(("number", turn.supplementary().into()));
    values.push(("dice", dice(turn.dice(), words).into()));
    let mut said = vec![words.say("speech-rb-state", &values)];
    if let Dice::Rolled(unlaid) = turn.dice() {
        said.extend(outlook(turn, unlaid, words));
    }
    said.join(" ")
}

/// What burying would bring, what the next roll costs, and what has to be done first.
fn outlook(turn: &BonesTurn, unlaid: &Unlaid, words: &Words) -> Vec<String> {
    let Points(points) = score::burial(turn.skeleton());
    let buried = if unlaid.shows(Face::Grave) { "speech-rb-buried" } else { "speech-rb-no-grave" };
    let price = if turn.payable_price().is_some() { "speech-rb-price" } else { "speech-rb-no-price" };
    let mut said = vec![
        words.say(buried, &[("points", points.into())]),
        words.say(price, &[("price", turn.price().into())]),
    ];
    if turn.duty() == Duty::Open {
        said.push(words.say("speech-rb-duty", &[]));
    }
    said
}

fn dice(dice: &Dice, words: &Words) -> String {
    match dice {
        Dice::InCup(count) => words.say("speech-rb-cup", &[("dice", dice_in_words(*count, words).into())]),
        Dice::Rolled(unlaid) => {
            let mut said = faces(unlaid.faces(), words);
            if unlaid.faceless() > 0 {
                let hat = times(&words.say("speech-rb-hat-off", &[]), unlaid.faceless().into(), words);
                said = if said.is_empty() { hat } else { format!("{said}, {hat}") };
            }
            if said.is_empty() { words.say("speech-rb-no-dice", &[]) } else { said }
        }
    }
}

/// Dice by what they show, each face once.
pub fn faces(shown: impl Iterator<Item = Face>, words: &Words) -> String {
    let shown: Vec<Face> = shown.collect();
    let all = Kind::ALL.into_iter().flat_map(|kind| kind.faces().iter());
    let said = all.filter_map(|face| {
        let count = shown.iter().filter(|other| *other == face).count();
        (count > 0).then(|| times(&words.name("face", face), count, words))
    });
    said.collect::<Vec<_>>().join(", ")
}

fn times(what: &str, count: usize, words: &Words) -> String {
    words.say("speech-rb-times", &[("what", what.into()), ("count", count.into())])
}

pub(super) fn topic(topic: Topic, game: &RollingBones, cast: &Cast, words: &Words) -> Vec<String> {
    match topic {
        Topic::Score => {
            let total = |(seat, points): (Seat, &Points)| {
                let values = [("name", Value::from(cast.name(seat))), ("points", points.0.into())];
                words.say("speech-standing", &values)
            };
            let totals: Vec<String> = Seat::all(game.seats()).zip(game.totals()).map(total).collect();
            let target = words.say("speech-rb-target", &[("target", game.options().target.0.into())]);
            vec![words.say("speech-score", &[("standings", totals.join(", ").into())]), target]
        }
        Topic::Sheet => skeleton(game, words),
        Topic::Floe => Vec::new(),
    }
}

/// What is laid, where more could lie, and what was paid.
fn skeleton(game: &RollingBones, words: &Words) -> Vec<String> {
    let turn = game.current_turn();
    let skeleton = turn.skeleton();
    let mut said = vec![laid(skeleton, words)];
    for place in skeleton.wrong() {
        if let Some(bone) = skeleton.false_bone(place) {
            let values = [
                ("bone", Value::from(words.name("face", bone))),
                ("place", words.name("face", place).into()),
            ];
            said.push(words.say("speech-rb-false", &values));
        }
    }
    if skeleton.hat() {
        said.push(words.say("speech-rb-hat", &[]));
    }
    let open = named(skeleton.open_places().into_iter(), words);
    if !open.is_empty() && !skeleton.filled().is_empty() {
        said.push(words.say("speech-rb-places", &[("places", open.into())]));
    }
    if turn.out().total() > 0 {
        said.push(words.say("speech-rb-paid", &[("dice", dice_in_words(turn.out(), words).into())]));
    }
    if let Dice::Rolled(unlaid) = turn.dice() {
        said.extend(outlook(turn, unlaid, words));
    }
    said
}

fn laid(skeleton: &Skeleton, words: &Words) -> String {
    let bones = named(skeleton.right().into_iter(), words);
    if bones.is_empty() && skeleton.filled().is_empty() {
        return words.say("speech-rb-nothing-laid", &[]);
    }
    words.say("speech-rb-laid", &[("bones", bones.into())])
}

fn named(bones: impl Iterator<Item = Bone>, words: &Words) -> String {
    bones.map(|bone| words.name("face", bone)).collect::<Vec<_>>().join(", ")
}
