//! Rolling Dice in words: throws, what they did, and how a round is scored.

use bonecup_rules::Seat;
use bonecup_words::{Value, Words};
use rolling_dice::{Aim, AimPart, How, Landing, Line, Loss, Move, RollingDice, Task};

use super::earned;
use bonecup_view::Teller;

/// An aim by the numbers that the gauges of the terminal app show, a die by its number, a spot in millimetres.
pub(super) fn brief(action: &Move, is_own: bool, words: &Words) -> String {
    let number = |value: f64| Value::from(words.number(value, 0));
    let part = |part: AimPart, aim: &Aim| Value::from(part.write(aim.part(part)));
    match action {
        Move::Throw(aim) => {
            let key = if is_own { "tui-coach-your-aim" } else { "tui-coach-aim" };
            let values = [
                ("place", part(AimPart::Place, aim)),
                ("direction", part(AimPart::Direction, aim)),
                ("strength", part(AimPart::Strength, aim)),
            ];
            words.say(key, &values)
        }
        Move::Choose(number) => words.say("tui-coach-choose", &[("number", (*number).into())]),
        Move::Place { spot, .. } => {
            let values = [("x", number(spot.x.in_mm())), ("y", number(spot.y.in_mm()))];
            words.say("tui-coach-place", &values)
        }
    }
}

pub(super) fn told_move(teller: &Teller<'_>, game: &RollingDice, seat: Seat, action: &Move) -> String {
    let (colour, count) = match game.task() {
        Task::Aim { colour, dice } => (colour, dice),
        Task::Place { colour, face } => (colour, face.pips()),
        Task::Land { .. } | Task::Choose { .. } | Task::Over => (game.thrower(), 0),
    };
    let colour = ("colour", Value::from(teller.words.name("colour", colour)));
    match *action {
        Move::Throw(_) => teller.say("tell-rd-throw", seat, &[colour, ("count", count.into())]),
        Move::Place { .. } => teller.say("tell-rd-place", seat, &[colour, ("pips", count.into())]),
        Move::Choose(number) => {
            let chosen = usize::from(number).checked_sub(1).and_then(|index| game.thrown().get(index));
            let pips = chosen.map_or(0, |rest| rest.face.pips());
            let values = [colour, ("number", number.into()), ("pips", pips.into())];
            teller.say("tell-rd-choose", seat, &values)
        }
    }
}

/// The thrown dice, and the scoring dice that are no longer on the floe.
pub(super) fn landing(teller: &Teller<'_>, landing: &Landing) -> String {
    let thrown = landing.thrown.iter().map(|rest| {
        let place = teller.words.say(&format!("place-{}", rest.place.name()), &[]);
        teller.words.say("tell-rd-die", &[("pips", rest.face.pips().into()), ("place", place.into())])
    });
    let off = landing.scoring.iter().filter(|(_, rest)| !rest.on_floe()).map(|(colour, _)| {
        let colour = teller.words.name("colour", colour);
        teller.words.say("tell-rd-knocked-off", &[("colour", colour.into())])
    });
    thrown.chain(off).collect::<Vec<_>>().join(", ")
}

pub(super) fn consequences(
    teller: &Teller<'_>,
    before: &RollingDice,
    outcome: Option<&Landing>,
    after: &RollingDice,
) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(landing) = outcome {
        lines.extend(before.losses(landing).iter().map(|loss| told_loss(teller, loss)));
    }
    if is_scored(before, after) {
        lines.push(teller.words.say("tell-rd-round", &[]));
        lines.extend(after.last_round().iter().map(|line| round_line(teller, line)));
        lines.extend(next_round(teller, after));
    }
    lines
}

/// Whether a round was scored in between.
pub(super) fn is_scored(before: &RollingDice, after: &RollingDice) -> bool {
    after.turns() < before.turns() || (after.task() == Task::Over && before.task() != Task::Over)
}

pub(super) fn told_loss(teller: &Teller<'_>, loss: &Loss) -> String {
    let key = match (loss.how, loss.block) {
        (How::AllWet, _) => "tell-rd-all-wet",
        (How::Miss, _) => "tell-rd-miss",
        (How::Mishap, _) => "tell-rd-mishap",
        (How::OtherColour, Some(_)) => "tell-rd-other-colour",
        (How::OtherColour, None) => "tell-rd-other-colour-back",
    };
    let values = [
        ("colour", Value::from(teller.words.name("colour", loss.colour))),
        ("pips", loss.face.pips().into()),
        ("block", loss.block.unwrap_or_default().into()),
    ];
    teller.words.say(key, &values)
}

fn round_line(teller: &Teller<'_>, line: &Line) -> String {
    let colour = Value::from(teller.words.name("colour", line.colour));
    let Some(gain) = line.gain else {
        return teller.words.say("tell-rd-round-nothing", &[("colour", colour), ("to", line.to.0.into())]);
    };
    let values = [
        ("colour", colour),
        ("sum", earned(&gain, teller.words).into()),
        ("from", line.from.0.into()),
        ("to", line.to.0.into()),
    ];
    let is_pushed = line.to - line.from != gain.earned();
    teller.words.say(if is_pushed { "tell-rd-round-pushed" } else { "tell-rd-round-line" }, &values)
}

pub(super) fn next_round(teller: &Teller<'_>, after: &RollingDice) -> Option<String> {
    let Task::Aim { colour, .. } = after.task() else { return None };
    let colour = Value::from(teller.words.name("colour", colour));
    Some(teller.say("tell-rd-next-round", after.seat_of(after.thrower()), &[("colour", colour)]))
}
