//! Rolling Dice for those who listen: every die with its place.

use bonecup_rules::{Game, Points};
use bonecup_view::{Cast, Teller, Topic};
use bonecup_words::{Value, Words};
use rolling_dice::arena::{BOX_DEPTH, BOX_WIDTH, Patch};
use rolling_dice::{Colour, Gain, Landing, Length, Line, Rest, RollingDice, Task};

use super::telling::{is_scored, next_round, told_loss};
use super::{earning, standing};

pub(super) fn state(game: &RollingDice, cast: &Cast, words: &Words) -> String {
    let task = game.task();
    let (colour, count) = match task {
        Task::Aim { colour, dice } => (colour, dice),
        Task::Place { colour, face } => (colour, face.pips()),
        Task::Land { colour, .. } | Task::Choose { colour } => (colour, 0),
        Task::Over => return words.say("speech-over", &[]),
    };
    let mut values = cast.subject(game.seat_of(colour));
    values.push(("colour", words.name("colour", colour).into()));
    values.push(("count", count.into()));
    let mut said = words.say(&format!("speech-rd-{}", task.name()), &values);
    let marked = game.scoring_die(game.thrower()).on_floe().copied();
    if let (Some(marked), Task::Aim { .. } | Task::Choose { .. }) = (marked, task) {
        said += " ";
        said += &words.say("speech-rd-marked", &[("die", lying(&marked, words).into())]);
    }
    said
}

/// A die with its pips, where it lies, and what it touches.
pub(super) fn lying(rest: &Rest, words: &Words) -> String {
    if !rest.on_floe() {
        let place = words.say(&format!("place-{}", rest.place.name()), &[]);
        return words.say("tell-rd-die", &[("pips", rest.face.pips().into()), ("place", place.into())]);
    }
    let values =
        [("pips", rest.face.pips().into()), ("x", whole(rest.x, words)), ("forward", whole(rest.y, words))];
    let mut said = words.say("speech-rd-at", &values);
    if rest.level > 0 {
        said += &words.say("speech-rd-on-top", &[]);
    }
    let touched = rest.patch.unwrap_or_else(|| rest.touched_patch().map_or(Points(0), |patch| patch.points));
    match touched {
        Points(0) => said,
        Points(points) => {
            let key = if points < 0 { "speech-rd-in-hole" } else { "speech-rd-in-net" };
            said + &words.say(key, &[("points", points.abs().into())])
        }
    }
}

fn whole(length: Length, words: &Words) -> Value<'static> {
    Value::from(words.number(length.in_mm(), 0))
}

/// Who threw, where every thrown die lies, and which scoring dice were moved.
pub(super) fn landing(teller: &Teller<'_>, before: &RollingDice, landing: &Landing) -> String {
    let words = teller.words;
    let thrown = (1..).zip(&landing.thrown).map(|(number, rest): (usize, &Rest)| {
        let values = [("number", Value::from(number)), ("die", lying(rest, words).into())];
        words.say("speech-rd-thrown-die", &values)
    });
    let thrower = before.thrower();
    let colour = ("colour", words.name("colour", thrower).into());
    let dice = ("dice", thrown.collect::<Vec<_>>().join("; ").into());
    let mut said = teller.say("speech-rd-landed", before.seat_of(thrower), &[colour, dice]);
    for (colour, rest) in &landing.scoring {
        let was = before.scoring_die(*colour);
        if was.on_floe() == Some(rest) {
            continue;
        }
        let key = if rest.on_floe() { "speech-rd-moved" } else { "speech-rd-off" };
        let values =
            [("colour", Value::from(words.name("colour", colour))), ("die", lying(rest, words).into())];
        said += " ";
        said += &words.say(key, &values);
    }
    said
}

pub(super) fn consequences(
    teller: &Teller<'_>,
    before: &RollingDice,
    outcome: Option<&Landing>,
    after: &RollingDice,
) -> Vec<String> {
    let losses = outcome.map(|landing| before.losses(landing)).unwrap_or_default();
    let mut said: Vec<String> = losses.iter().map(|loss| told_loss(teller, loss)).collect();
    if is_scored(before, after) {
        said.extend(after.last_round().iter().map(|line| scored(line, teller.words)));
        said.extend(next_round(teller, after));
    }
    said
}

/// What a colour earned in a round, and where its seal went.
fn scored(line: &Line, words: &Words) -> String {
    let values = [
        ("colour", Value::from(words.name("colour", line.colour))),
        ("parts", line.gain.as_ref().map(|gain| parts(gain, words)).unwrap_or_default().into()),
        ("earned", line.gain.map_or(0, |gain| gain.earned().0).into()),
        ("from", line.from.0.into()),
        ("to", line.to.0.into()),
    ];
    words.say(if line.gain.is_some() { "speech-rd-scored" } else { "speech-rd-scored-nothing" }, &values)
}

/// What a gain is made of; parts that are nothing are left out.
pub(super) fn parts(gain: &Gain, words: &Words) -> String {
    earning::parts(gain, "speech-rd-hole-takes", words).join(", ")
}

pub(super) fn topic(topic: Topic, game: &RollingDice, cast: &Cast, words: &Words) -> Vec<String> {
    match topic {
        Topic::Score | Topic::Sheet => seals(game, cast, words),
        Topic::Floe => floe(game, words),
    }
}

/// Every seal with its field, what the last round brought, and what the round would bring now.
fn seals(game: &RollingDice, cast: &Cast, words: &Words) -> Vec<String> {
    let seal = |&colour: &Colour| {
        let last = game.last_round().iter().find(|line| line.colour == colour);
        let mut values = cast.subject(game.seat_of(colour));
        values.push(("colour", words.name("colour", colour).into()));
        values.push(("points", game.seal(colour).0.into()));
        values.push(("gain", last.map_or(0, |line| (line.to - line.from).0).into()));
        words.say("speech-rd-seal", &values)
    };
    let mut said: Vec<String> = game.colours().iter().map(seal).collect();
    said.push(words.say("speech-rd-target", &[("goal", game.goal().0.into())]));
    if game.task() != Task::Over {
        said.extend(standing(game).iter().map(|(colour, gain)| {
            let values = [
                ("colour", Value::from(words.name("colour", colour))),
                ("earned", gain.earned().0.into()),
                ("parts", parts(gain, words).into()),
            ];
            words.say("speech-rd-would-earn", &values)
        }));
    }
    said
}

/// Nets, holes, scoring dice, thrown dice and ice blocks, each with its place.
fn floe(game: &RollingDice, words: &Words) -> Vec<String> {
    let size = [("width", whole(BOX_WIDTH, words)), ("depth", whole(BOX_DEPTH, words))];
    let mut said = vec![words.say("speech-rd-box", &size)];
    if game.is_own_floe() {
        said.push(words.say("speech-rd-own-floe", &[]));
    } else {
        said.extend(game.options().edition.patches().iter().map(|patch| patch_at(patch, words)));
    }
    let resting: Vec<(Colour, Rest)> = game.resting().collect();
    if resting.is_empty() {
        said.push(words.say("speech-rd-no-dice", &[]));
    }
    said.extend(resting.iter().map(|(colour, rest)| {
        let values =
            [("colour", Value::from(words.name("colour", colour))), ("die", lying(rest, words).into())];
        words.say("speech-rd-scoring", &values)
    }));
    said.extend((1..).zip(game.thrown()).map(|(number, rest): (usize, &Rest)| {
        words.say("speech-rd-thrown-die", &[("number", number.into()), ("die", lying(rest, words).into())])
    }));
    said.extend((1..).zip(game.blocks()).map(|(block, (colour, face)): (usize, _)| {
        let values = [
            ("block", Value::from(block)),
            ("colour", words.name("colour", colour).into()),
            ("pips", face.pips().into()),
        ];
        words.say("speech-rd-block", &values)
    }));
    said
}

fn patch_at(patch: &Patch, words: &Words) -> String {
    let values = [
        ("points", patch.points.0.abs().into()),
        ("x", whole(patch.centre.x, words)),
        ("forward", whole(patch.centre.y, words)),
        ("across", whole(patch.radius + patch.radius, words)),
    ];
    words.say(if patch.points < Points(0) { "speech-rd-hole" } else { "speech-rd-net" }, &values)
}
