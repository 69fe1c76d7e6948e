//! The empty arena as a plan to print: on A4 half as large as it is.

use std::fmt::Write;

use bonecup_words::{Value, Words};
use rolling_dice::arena::{BLOCK_EDGE, BLOCKS, BOX_DEPTH, BOX_WIDTH, PATCHES, Patch, PatchKind};
use rolling_dice::{Length, Point, geometry};

use super::arena::{self, SCALE, WIDTH, to_x, to_y};
use super::style::STYLE;
use crate::svg::{END, Page, escaped};

/// A4 in millimetres, and how many millimetres of the arena one of the paper stands for.
const PAPER: (f64, f64) = (210.0, 297.0);
const REDUCTION: f64 = 2.0;

/// The whole paper in points of the drawing; the arena is in the middle, below the title.
const PAGE: (f64, f64) = (PAPER.0 * REDUCTION * SCALE, PAPER.1 * REDUCTION * SCALE);
const TITLE: f64 = 64.0;

/// What throws have no need of. The grid is for whoever draws the floe at its true size; its name is dark on ice in any light.
const PLAN_STYLE: &str = ".floe-name { fill: #22303a; font-weight: 650; } \
                    .grid { fill: none; stroke: #65727c; stroke-width: .7; opacity: .3; } \
                    .bar { fill: none; stroke: #22303a; stroke-width: 2; } \
                    @media (prefers-color-scheme: dark) { .bar { stroke: #e9edf0; } }";

/// The plan of the arena with every value.
pub(crate) fn plan(words: &Words) -> String {
    let mut svg = page(words);
    arena::draw(words, &mut svg);
    grid(&mut svg);
    arena::labels(&mut svg);
    names(words, &mut svg);
    scale_bar(words, &mut svg);
    legend(words, &mut svg);
    svg + END
}

fn page(words: &Words) -> String {
    let (left, top) = ((WIDTH - PAGE.0) / 2.0, -TITLE);
    let (width, height) = PAGE;
    let title = words.say("plan-title", &[]);
    let page = Page {
        size: format!(
            "width=\"{}mm\" height=\"{}mm\" viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\"",
            PAPER.0, PAPER.1
        ),
        title: &title,
        description: Some(&words.say("plan-description", &[])),
        styles: &[STYLE, PLAN_STYLE],
        paper: format!("x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\""),
    };
    let middle = WIDTH / 2.0;
    let heading = format!("<text class=\"ink title\" x=\"{middle:.1}\" y=\"-22\" text-anchor=\"middle\">");
    page.begin() + &format!("{heading}{}</text>\n", escaped(&title))
}

fn grid(svg: &mut String) {
    let steps =
        |most: Length| (1..).map(|step| f64::from(step) * 50.0).take_while(move |mm| *mm < most.in_mm());
    let across =
        steps(BOX_WIDTH).map(|x| format!("M{:.1} {:.1}V{:.1}", to_x(x), to_y(0.0), to_y(BOX_DEPTH.in_mm())));
    let along =
        steps(BOX_DEPTH).map(|y| format!("M{:.1} {:.1}H{:.1}", to_x(0.0), to_y(y), to_x(BOX_WIDTH.in_mm())));
    let lines: String = across.chain(along).collect();
    let _ = writeln!(svg, "<path class=\"grid\" d=\"{lines}\"/>");
}

/// What is what.
fn names(words: &Words, svg: &mut String) {
    let middle = BOX_WIDTH.in_mm() / 2.0;
    let beside_block = BLOCK_EDGE.in_mm() / 2.0 + 4.0;
    let (first, last) = (BLOCKS[0], BLOCKS[BLOCKS.len() - 1]);
    let block_line = first.y.in_mm() - 2.0;
    let floe = bare_point();
    let mut name = |key: &str, class: &str, x: f64, y: f64, anchor: &str, turn: &str| {
        let _ = writeln!(
            svg,
            "<text class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\"{turn}>{}</text>",
            to_x(x),
            to_y(y),
            escaped(&words.say(key, &[]))
        );
    };
    let upright = format!(" transform=\"rotate(-90 {:.1} {:.1})\"", to_x(9.0), to_y(215.0));
    name("plan-forward", "dim", middle, BOX_DEPTH.in_mm() + 9.0, "middle", "");
    name("plan-water", "ink small", 9.0, 215.0, "middle", &upright);
    name("plan-floe", "floe-name", floe.x.in_mm(), floe.y.in_mm(), "middle", "");
    name("plan-start", "dim small", first.x.in_mm() - beside_block, block_line, "end", "");
    name("plan-blocks", "dim small", last.x.in_mm() + beside_block, block_line, "start", "");
}

/// The place on the middle line of the arena that is furthest from every net and hole: room for the floe's name.
fn bare_point() -> Point {
    let room = |point: &Point| {
        let rim = |patch: &Patch| {
            geometry::distance(*point, patch.centre) - f64::from(patch.radius.in_hundredths())
        };
        PATCHES.iter().map(rim).fold(f64::INFINITY, f64::min)
    };
    let line = (2..40).map(|step| Point::mm(150, step * 10));
    line.max_by(|a, b| room(a).total_cmp(&room(b))).unwrap_or(Point::mm(150, 20))
}

fn scale_bar(words: &Words, svg: &mut String) {
    let (left, right, y) = (to_x(0.0), to_x(100.0), 922.0);
    let _ = writeln!(
        svg,
        "<path class=\"bar\" d=\"M{left:.1} {0:.1}v10M{left:.1} {y:.1}H{right:.1}M{right:.1} {0:.1}v10\"/>\
         <text class=\"ink small\" x=\"{1:.1}\" y=\"{2:.1}\">{3}</text>",
        y - 5.0,
        right + 10.0,
        y + 4.0,
        escaped(&words.say("plan-scale", &[]))
    );
}

/// Where every net and hole is and how large, in three rows and two columns.
fn legend(words: &Words, svg: &mut String) {
    for (number, patch) in (0_u8..).zip(&PATCHES) {
        let (column, row) = (f64::from(number / 3), f64::from(number % 3));
        let _ = writeln!(
            svg,
            "<text class=\"ink small\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            to_x(column * 172.0),
            948.0 + row * 18.0,
            escaped(&described(patch, words))
        );
    }
}

fn described(patch: &Patch, words: &Words) -> String {
    let kind = match patch.kind {
        PatchKind::Net => "net",
        PatchKind::Hole => "hole",
    };
    let values = [
        ("kind", Value::from(kind)),
        ("points", patch.points.0.abs().into()),
        ("x", Value::from(whole(patch.centre.x))),
        ("y", whole(patch.centre.y).into()),
        ("across", whole(patch.radius + patch.radius).into()),
    ];
    words.say("plan-patch", &values)
}

fn whole(length: Length) -> String {
    length.in_mm().to_string()
}
