//! What stands beside the arena: seals, loose dice, and what the signs mean.

use bonecup_rules::Points;
use bonecup_words::Words;
use rolling_dice::{Colour, Rest, RollingDice};

use super::map::{HOLE_SIGN, NET_SIGN, colour_style, die, letter, raised};
use super::{Scene, name_of};
use bonecup_view::layout::{BOLD, DIM, clip, pad, pad_left, paint};

/// The columns of a seat's name beside its colour.
const NAME: usize = 8;

pub(super) fn lines(game: &RollingDice, scene: &Scene<'_>, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = vec![paint(BOLD, &words.say("picture-rd-seals", &[("goal", game.goal().0.into())]))];
    lines.extend(game.colours().iter().map(|&colour| seal(game, colour, names, words)));
    lines.push(String::new());
    if !scene.thrown.is_empty() {
        lines.push(paint(BOLD, &words.say("picture-rd-thrown", &[])));
        lines.extend((1..).zip(scene.thrown).map(|(number, rest)| thrown(number, rest, words)));
        let off = scene.scoring.iter().filter(|(_, rest)| !rest.on_floe());
        lines.extend(off.map(|(colour, rest)| format!("{} {}", die(*colour, rest.face), place(rest, words))));
        lines.push(String::new());
    }
    lines.extend(legend(scene, words));
    lines
}

/// What the signs mean that are on the map.
fn legend(scene: &Scene<'_>, words: &Words) -> Vec<String> {
    let mut lines = ground_legend(words);
    lines.push(sign("o5", "die", words));
    lines.extend(scene.marked.map(|_| sign("()", "ring", words)));
    lines.push(sign("¹5", "loose", words));
    lines
}

/// What the arena is made of.
pub(super) fn ground_legend(words: &Words) -> Vec<String> {
    let ground = [(NET_SIGN, "net"), (HOLE_SIGN, "hole"), ('~', "water")];
    ground.map(|(letter, key)| sign(&format!("{letter}{letter}"), key, words)).to_vec()
}

fn sign(letters: &str, key: &str, words: &Words) -> String {
    let text = words.say(&format!("picture-rd-legend-{key}"), &[]);
    paint(DIM, &format!("{letters} {text}"))
}

/// A colour, its points, what the last round brought, and whose it is.
fn seal(game: &RollingDice, colour: Colour, names: &[String], words: &Words) -> String {
    let Points(points) = game.seal(colour);
    let last = game.last_round().iter().find(|line| line.colour == colour);
    let gain = last.map(|line| line.to - line.from).filter(|gain| gain.0 > 0);
    let gain = gain.map_or(String::new(), |gain| format!("+{}", gain.0));
    format!(
        "{} {}{} {}",
        paint(colour_style(colour), &format!("{} {}", letter(colour), pad(&words.name("colour", colour), 6))),
        pad_left(&points.to_string(), 3),
        paint(DIM, &pad_left(&gain, 4)),
        clip(name_of(game.seat_of(colour), names), NAME),
    )
}

fn thrown(number: usize, rest: &Rest, words: &Words) -> String {
    format!("{}{} {}", raised(number), rest.face, place(rest, words))
}

fn place(rest: &Rest, words: &Words) -> String {
    words.say(&format!("place-{}", rest.place.name()), &[])
}
