//! A throw as text: the arena from above, and a line for each die.

use bonecup_arena::Arena;
use bonecup_words::{Value, Words};
use rolling_dice::arena::PATCHES;
use rolling_dice::{Colour, Rest};

use super::{Thrown, json};
use bonecup_views::layout::{BAD, BOLD, DIM, beside_or_below, joined, pad, paint, rule};
use bonecup_views::rolling_dice::{Map, PANEL, colour_style, letter, raised};

pub(super) fn text(thrown: &Thrown<'_>, words: &Words) -> String {
    let landing = &thrown.watched.landing;
    let mut map = Map::empty(&PATCHES);
    for (number, rest) in (1..).zip(&landing.thrown) {
        map.put_thrown(number, thrown.throw.colour, rest);
    }
    landing.scoring.iter().for_each(|(colour, rest)| map.put_scoring(*colour, rest));
    map.label_patches();
    let mut lines = vec![rule(&title(thrown, words))];
    lines.extend(beside_or_below(&map.framed(words), PANEL, &panel(thrown, words)));
    lines.push(String::new());
    lines.extend(dice_lines(thrown, words));
    lines.push(String::new());
    lines.push(paint(DIM, &again(thrown, words)));
    joined(&lines)
}

/// A line for each die: thrown ones first.
pub(super) fn dice_lines(thrown: &Thrown<'_>, words: &Words) -> Vec<String> {
    let landing = &thrown.watched.landing;
    let loose = (1..).zip(&landing.thrown).map(|(number, rest)| {
        let name = format!("{} {}", raised(number), words.say("throw-die", &[("number", number.into())]));
        die_line(&paint(colour_style(thrown.throw.colour), &pad(&name, NAME)), rest, words)
    });
    let scoring = landing.scoring.iter().map(|(colour, rest)| {
        let name = format!("{} {}", letter(*colour), words.name("colour", colour));
        let moved = scoring_note(*colour, rest, thrown, words);
        format!("{}{moved}", die_line(&paint(colour_style(*colour), &pad(&name, NAME)), rest, words))
    });
    loose.chain(scoring).collect()
}

/// The columns of a die's name.
const NAME: usize = 10;

/// `orange throws 4 dice`.
pub(super) fn title(thrown: &Thrown<'_>, words: &Words) -> String {
    let values = [
        ("colour", Value::from(words.name("colour", thrown.throw.colour))),
        ("count", thrown.throw.dice.into()),
    ];
    words.say("throw-title", &values)
}

/// The parts of the aim, and with what it was thrown.
fn panel(thrown: &Thrown<'_>, words: &Words) -> Vec<String> {
    let mut lines = vec![paint(BOLD, &words.say("throw-aim", &[]))];
    let aim = &thrown.throw.aim;
    for part in rolling_dice::AimPart::ALL {
        lines.push(format!("{} {}", pad(part.name(), 10), part.write(aim.part(part))));
    }
    let seconds = words.number(json::seconds(&thrown.watched.path), 2);
    lines.extend([
        String::new(),
        paint(BOLD, &words.say("throw-engine", &[])),
        Arena::ENGINE.to_string(),
        format!("{seconds} s"),
        String::new(),
    ]);
    let legend = ["net", "hole", "water", "die", "loose"];
    lines.extend(["##", "░░", "~~", "o5", "¹5"].iter().zip(legend).map(|(sign, key)| {
        paint(DIM, &format!("{sign} {}", words.say(&format!("picture-rd-legend-{key}"), &[])))
    }));
    lines
}

/// What a die shows, where it lies, and what it touches.
fn die_line(name: &str, rest: &Rest, words: &Words) -> String {
    let number = |value: f64| Value::from(words.number(value, 0));
    let values = [
        ("pips", Value::from(rest.face.pips())),
        ("place", words.say(&format!("place-{}", rest.place.name()), &[]).into()),
        ("x", number(rest.x.in_mm())),
        ("y", number(rest.y.in_mm())),
        ("turn", number(rest.turn.in_degrees())),
    ];
    let mut line = format!("  {name} {}", words.say("throw-lies", &values));
    if rest.level > 0 {
        line += &words.say("throw-on-top", &[]);
    }
    line + &touched(rest, words)
}

/// The net or hole that a die on the floe touches.
pub(super) fn touched(rest: &Rest, words: &Words) -> String {
    let Some(patch) = rest.touched_patch() else { return String::new() };
    let key = if patch.points.0 < 0 { "throw-in-hole" } else { "throw-in-net" };
    words.say(key, &[("points", patch.points.0.abs().into())])
}

/// Whether a die that lay there was pushed, or even pushed off.
fn scoring_note(colour: Colour, rest: &Rest, thrown: &Thrown<'_>, words: &Words) -> String {
    let before = thrown.throw.resting.iter().find(|(other, _)| *other == colour);
    if !rest.on_floe() {
        return paint(BAD, &words.say("throw-pushed-off", &[]));
    }
    match before {
        Some((_, before)) if before != rest => words.say("throw-pushed", &[]),
        Some(_) | None => String::new(),
    }
}

/// What repeats the throw bit by bit.
fn again(thrown: &Thrown<'_>, words: &Words) -> String {
    let digest: String = thrown.watched.digest.to_string().chars().take(16).collect();
    let values = [("noise", Value::from(thrown.noise.to_string())), ("digest", digest.into())];
    words.say("throw-again", &values)
}
