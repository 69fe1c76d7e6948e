//! Throws drawn from above.

mod arena;
mod dice;
mod panel;
mod plan;
mod style;

use std::fmt::Write;

use bonecup_words::{Value, Words};
use rolling_dice::{Landing, Place, Throw};

use super::summary::Summary;
use super::{Thrown, shown};
use crate::svg::{END, Page};
use arena::{HEIGHT, PAPER_WIDTH, to_x, to_y};
use dice::Die;
pub(crate) use plan::plan;
use style::STYLE;

/// One throw with the ways of all dice.
pub(super) fn of_one(thrown: &Thrown<'_>, words: &Words) -> String {
    let (throw, watched) = (thrown.throw, &thrown.watched);
    let mut svg = page(&shown::title(thrown, words), &described(thrown, words));
    arena::draw(words, &mut svg);
    arena::hand(&throw.aim, &mut svg);
    svg += "<g clip-path=\"url(#table)\">\n";
    for (colour, before) in &throw.resting {
        if !watched.landing.scoring.contains(&(*colour, *before)) {
            dice::before(*colour, before, &mut svg);
        }
    }
    for track in watched.path.tracks() {
        dice::way(track, watched.path.len(), throw.colour, &mut svg);
    }
    let mut lying: Vec<Die<'_>> = Die::all(throw, &watched.landing);
    lying.sort_by_key(|die| die.rest.level);
    lying.iter().for_each(|die| die.draw(&mut svg));
    lying.iter().for_each(|die| die.draw_mark(&mut svg));
    svg += "</g>\n";
    panel::of_one(thrown, words, &mut svg);
    svg + END
}

/// Where the dice of many throws came to rest, a dot each; a cross in the water.
pub(super) fn of_many(throw: &Throw, landings: &[Landing], summary: &Summary, words: &Words) -> String {
    let title = words.say("throw-many-title", &[("times", Value::from(landings.len()))]);
    let mut svg = page(&title, &summary.lines(words).join(" "));
    arena::draw(words, &mut svg);
    arena::hand(&throw.aim, &mut svg);
    svg += "<g clip-path=\"url(#table)\">\n";
    for (colour, rest) in &throw.resting {
        let die = Die::scoring(*colour, rest);
        die.draw(&mut svg);
        die.draw_mark(&mut svg);
    }
    // The more dots, the fainter each.
    let opacity = if landings.len() > 500 { 0.25 } else { 0.6 };
    let _ = writeln!(svg, "<g class=\"dots c-{}\" opacity=\"{opacity}\">", throw.colour);
    for rest in landings.iter().flat_map(|landing| &landing.thrown) {
        let (x, y) = (to_x(rest.x.in_mm()), to_y(rest.y.in_mm()));
        let _ = match rest.place {
            Place::Floe => writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"),
            Place::Water | Place::Outside => {
                writeln!(svg, "<path d=\"M{:.1} {:.1}l5 5m0 -5l-5 5\"/>", x - 2.5, y - 2.5)
            }
        };
    }
    svg += "</g>\n</g>\n";
    arena::labels(&mut svg);
    panel::of_many(throw, &title, summary, words, &mut svg);
    svg + END
}

fn page(title: &str, description: &str) -> String {
    let page = Page {
        size: format!("viewBox=\"0 0 {PAPER_WIDTH} {HEIGHT}\""),
        title,
        description: Some(description),
        styles: &[STYLE],
        paper: format!("width=\"{PAPER_WIDTH}\" height=\"{HEIGHT}\""),
    };
    page.begin()
}

/// The picture in words, for those who do not see it.
fn described(thrown: &Thrown<'_>, words: &Words) -> String {
    let text = shown::dice_lines(thrown, words).join(" ");
    anstream::adapter::strip_str(&text).to_string()
}
