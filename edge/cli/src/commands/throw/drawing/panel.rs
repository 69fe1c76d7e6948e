//! What stands beside the drawing.

use std::fmt::Write;

use bonecup_arena::Arena;
use bonecup_words::{Value, Words};
use rolling_dice::{Aim, AimPart, Throw};

use super::arena::{HEIGHT, WIDTH};
use super::dice::{self, Die};
use crate::commands::throw::summary::Summary;
use crate::commands::throw::{Thrown, json, shown};
use crate::svg::escaped;

const LEFT: f64 = WIDTH + 4.0;
const RIGHT: f64 = WIDTH + 296.0;
const LINE: f64 = 23.0;

/// Writes from the top down.
struct Column<'a> {
    svg: &'a mut String,
    y: f64,
}

impl Column<'_> {
    fn text(&mut self, class: &str, text: &str) {
        self.at(LEFT, class, text);
        self.y += LINE;
    }

    fn at(&mut self, x: f64, class: &str, text: &str) {
        let y = self.y;
        let _ =
            writeln!(self.svg, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(text));
    }

    /// A heading below a thin rule.
    fn head(&mut self, text: &str) {
        let y = self.y - 2.0;
        let _ = writeln!(self.svg, "<path class=\"rule\" d=\"M{LEFT:.1} {y:.1}H{RIGHT:.1}\"/>");
        self.y += LINE;
        self.text("ink head", text);
        self.y += 4.0;
    }

    fn aim(&mut self, aim: &Aim, words: &Words) {
        self.head(&words.say("throw-aim", &[]));
        for part in AimPart::ALL {
            self.at(LEFT, "dim", &words.say(&format!("aim-name-{}", part.name()), &[]));
            let value = part.write(aim.part(part));
            let unit = words.say(&format!("aim-unit-{}", part.name()), &[]);
            self.at(LEFT + 120.0, "ink", &format!("{value} {unit}"));
            self.y += LINE;
        }
        self.y += 6.0;
    }

    /// Small print at the foot.
    fn foot(&mut self, lines: &[String]) {
        self.y = HEIGHT - 18.0 * f64::from(u8::try_from(lines.len()).unwrap_or(0));
        for line in lines {
            self.at(LEFT, "dim small mono", line);
            self.y += 18.0;
        }
    }
}

pub(super) fn of_one(thrown: &Thrown<'_>, words: &Words, svg: &mut String) {
    let mut column = Column { svg, y: 60.0 };
    column.text("ink title", &shown::title(thrown, words));
    let seconds = words.number(json::seconds(&thrown.watched.path), 2);
    column.text("dim", &words.say("throw-seconds", &[("seconds", Value::from(seconds))]));
    column.aim(&thrown.throw.aim, words);
    column.head(&words.say("throw-at-rest", &[]));
    let mut dice = Die::all(thrown.throw, &thrown.watched.landing);
    dice.rotate_left(thrown.watched.landing.scoring.len());
    for die in &dice {
        column.die(die, words);
    }
    column.legend(!thrown.throw.resting.is_empty(), words);
    let digest: String = thrown.watched.digest.to_string().chars().take(32).collect();
    column.foot(&[Arena::ENGINE.to_string(), noise(thrown.noise, words), digest]);
}

pub(super) fn of_many(throw: &Throw, title: &str, summary: &Summary, words: &Words, svg: &mut String) {
    let mut column = Column { svg, y: 60.0 };
    for line in textwrap::wrap(title, 23) {
        column.text("ink title", &line);
    }
    column.aim(&throw.aim, words);
    column.head(&words.say("throw-summary", &[]));
    for line in summary.lines(words) {
        for part in textwrap::wrap(
            line.trim(),
            textwrap::Options::new(40).word_separator(textwrap::WordSeparator::AsciiSpace),
        ) {
            column.text("ink", &part);
        }
        column.y += 5.0;
    }
    column.foot(&[Arena::ENGINE.to_string()]);
}

fn noise(noise: u64, words: &Words) -> String {
    words.say("throw-noise", &[("noise", Value::from(noise.to_string()))])
}

impl Column<'_> {
    /// A die with its mark, where it lies, and what it touches.
    fn die(&mut self, die: &Die<'_>, words: &Words) {
        let y = self.y - 5.0;
        let wet = if die.rest.on_floe() { "" } else { " wet" };
        dice::badge(LEFT + 8.0, y, &die.mark, self.svg);
        let _ = write!(self.svg, "<g class=\"c-{}{wet}\">", die.colour);
        dice::body(LEFT + 34.0, y, 20.0, 0.0, die.rest.face, self.svg);
        self.svg.push_str("</g>\n");
        let (x, y) = (words.number(die.rest.x.in_mm(), 0), words.number(die.rest.y.in_mm(), 0));
        let place = if die.rest.on_floe() {
            format!("x {x} · y {y}{}", shown::touched(die.rest, words))
        } else {
            words.say(&format!("place-{}", die.rest.place.name()), &[])
        };
        self.at(LEFT + 54.0, "ink", &place);
        self.y += 28.0;
    }

    fn legend(&mut self, has_scoring: bool, words: &Words) {
        self.y += 2.0;
        self.head(&words.say("throw-legend", &[]));
        let mut keys = vec!["way", "wet"];
        if has_scoring {
            keys.push("was");
        }
        for key in keys {
            let y = self.y - 5.0;
            let sign = match key {
                "way" => format!(
                    "<g class=\"c-orange\"><path class=\"way line\" stroke-width=\"1.2\" opacity=\".35\" d=\"M{0:.1} {y:.1}h14\"/>\
                     <path class=\"way line\" stroke-width=\"2.6\" opacity=\".85\" d=\"M{1:.1} {y:.1}h22\"/></g>",
                    LEFT + 2.0,
                    LEFT + 16.0
                ),
                "wet" => format!(
                    "<g class=\"c-orange wet\"><rect class=\"body\" x=\"{:.1}\" y=\"{:.1}\" width=\"18\" height=\"18\" rx=\"3\"/></g>",
                    LEFT + 10.0,
                    y - 9.0
                ),
                _ => format!(
                    "<g class=\"c-green\"><rect class=\"was line\" x=\"{:.1}\" y=\"{:.1}\" width=\"18\" height=\"18\" rx=\"3\"/></g>",
                    LEFT + 10.0,
                    y - 9.0
                ),
            };
            self.svg.push_str(&sign);
            self.at(LEFT + 54.0, "dim", &words.say(&format!("throw-legend-{key}"), &[]));
            self.y += 26.0;
        }
    }
}
