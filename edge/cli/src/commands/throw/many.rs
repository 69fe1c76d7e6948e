//! The same throw many times, each with the next noise: where the dice come to rest, and what they show.

use bonecup_arena::Arena;
use bonecup_words::{Value, Words};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use rolling_dice::arena::PATCHES;
use rolling_dice::{Landing, Place, Point, Rest, Thrower};

use super::question::Question;
use super::summary::Summary;
use super::{Thrown, drawing, json, write_svg};
use crate::args::ThrowArgs;
use crate::failure::Failure;
use crate::output;
use bonecup_views::layout::{BOLD, DIM, WIDTH, joined, pad, pad_left, paint, rule};
use bonecup_views::rolling_dice::{Map, letter};

/// Throws that are computed before any is written.
const BATCH: usize = 256;

/// More rows than this nobody reads; the summary has them all.
const MOST_ROWS: usize = 20;

pub(super) fn run(question: &Question, args: &ThrowArgs, words: &Words) -> Result<(), Failure> {
    let noises: Vec<u64> = (0..args.times).map(|i| question.noise.wrapping_add(i.into())).collect();
    let progress = progress(args, words);
    let mut landings = Vec::new();
    for batch in noises.chunks(BATCH) {
        let thrown: Vec<(Landing, Option<serde_json::Value>)> = batch
            .par_iter()
            .map(|&noise| throw(question, noise, args))
            .inspect(|_| progress.inc(1))
            .collect();
        for (landing, line) in thrown {
            landings.push(landing);
            if let Some(line) = line {
                output::print_json(&line)?;
            }
        }
    }
    progress.finish_and_clear();
    let summary = Summary::of(&question.throw, &landings);
    if let Some(path) = &args.svg {
        write_svg(path, &drawing::of_many(&question.throw, &landings, &summary, words), words)?;
    }
    if args.json {
        return output::print_json(&summary.json());
    }
    output::print(&text(question, &noises, &landings, &summary, words))
}

/// The landing, and all of it if JSON is wanted: only that needs the way to it.
fn throw(question: &Question, noise: u64, args: &ThrowArgs) -> (Landing, Option<serde_json::Value>) {
    if !args.json {
        return (Arena.throw(&question.throw, noise), None);
    }
    let thrown = Thrown::new(&question.throw, noise);
    let line = json::throw(&thrown, args.path);
    (thrown.watched.landing, Some(line))
}

fn progress(args: &ThrowArgs, words: &Words) -> ProgressBar {
    let throws = words.say("throw-progress", &[]);
    let bar = format!("{{bar:40}} {{pos}}/{{len}} {throws}, {{per_sec:.0}}, {{eta}}");
    let style = ProgressStyle::with_template(&bar).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(args.times.into()).with_style(style)
}

fn text(
    question: &Question,
    noises: &[u64],
    landings: &[Landing],
    summary: &Summary,
    words: &Words,
) -> String {
    let count = Value::from(landings.len());
    let mut lines = vec![rule(&words.say("throw-many-title", &[("times", count)]))];
    let mut map = Map::empty(&PATCHES);
    map.put_counts(on_floe(landings));
    map.label_patches();
    lines.extend(map.framed(words));
    lines.push(paint(DIM, &words.say("throw-many-legend", &[])));
    lines.push(String::new());
    lines.extend(rows(noises, landings, words));
    lines.push(String::new());
    lines.push(paint(BOLD, &words.say("throw-summary", &[])));
    lines.extend(summary.lines(words).iter().map(|line| wrapped(line)));
    lines.push(String::new());
    let aim = Value::from(question.throw.aim.to_string());
    lines.push(paint(DIM, &words.say("throw-many-aim", &[("aim", aim)])));
    joined(&lines)
}

/// Lines end between words only.
fn wrapped(line: &str) -> String {
    let options = textwrap::Options::new(WIDTH).subsequent_indent("    ");
    textwrap::fill(line, options.word_separator(textwrap::WordSeparator::AsciiSpace))
}

fn on_floe(landings: &[Landing]) -> impl Iterator<Item = Point> {
    let thrown = landings.iter().flat_map(|landing| &landing.thrown);
    thrown.filter(|rest| rest.on_floe()).map(Rest::centre)
}

/// The first throws, a row each.
fn rows(noises: &[u64], landings: &[Landing], words: &Words) -> Vec<String> {
    let widest = noises.iter().take(MOST_ROWS).map(|noise| noise.to_string().len()).max().unwrap_or(0);
    let head = words.say("throw-row-head", &[]);
    let mut rows = vec![paint(BOLD, &format!("  {}", pad(&head, widest)))];
    for (noise, landing) in noises.iter().zip(landings).take(MOST_ROWS) {
        let dice: Vec<String> = landing.thrown.iter().map(|rest| pad(&cell(rest), CELL)).collect();
        let off = landing.scoring.iter().filter(|(_, rest)| !rest.on_floe());
        let off: String = off.map(|(colour, _)| format!(" {}~", letter(*colour))).collect();
        rows.push(format!("  {}  {}{off}", pad_left(&noise.to_string(), widest), dice.join(" ")));
    }
    if noises.len() > MOST_ROWS {
        let more = Value::from(noises.len() - MOST_ROWS);
        rows.push(paint(DIM, &format!("  {}", words.say("throw-rows-more", &[("more", more)]))));
    }
    rows
}

/// The columns of a die in a row.
const CELL: usize = 10;

/// `5 120,230` on the floe, `5 ~` in the water, `5 ×` outside.
fn cell(rest: &Rest) -> String {
    match rest.place {
        Place::Floe => format!("{} {:.0},{:.0}", rest.face, rest.x.in_mm(), rest.y.in_mm()),
        Place::Water => format!("{} ~", rest.face),
        Place::Outside => format!("{} ×", rest.face),
    }
}
