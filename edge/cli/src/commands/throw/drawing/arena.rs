//! The empty arena: box, water, floe, nets and holes, and the hand before it.

use std::fmt::Write;

use crate::svg::escaped;
use bonecup_words::Words;
use rolling_dice::arena::{BLOCK_EDGE, BLOCKS, BOX_DEPTH, BOX_WIDTH, FLOE, PATCHES, Patch, PatchKind};
use rolling_dice::{Aim, Length};

/// Points of the paper per millimetre.
pub(super) const SCALE: f64 = 1.8;

/// The table that is shown round the box, in millimetres.
const BESIDE: f64 = 30.0;
const BEYOND: f64 = 26.0;
const BEFORE: f64 = 66.0;

/// Where the arena ends and the panel begins.
pub(super) const WIDTH: f64 = (300.0 + 2.0 * BESIDE) * SCALE;
pub(super) const HEIGHT: f64 = (430.0 + BEYOND + BEFORE) * SCALE;
pub(super) const PAPER_WIDTH: f64 = WIDTH + 320.0;

pub(super) fn to_x(mm: f64) -> f64 {
    (mm + BESIDE) * SCALE
}

pub(super) fn to_y(mm: f64) -> f64 {
    (BOX_DEPTH.in_mm() + BEYOND - mm) * SCALE
}

pub(super) fn draw(words: &Words, svg: &mut String) {
    let (left, right) = (to_x(0.0), to_x(BOX_WIDTH.in_mm()));
    let (top, foot) = (to_y(BOX_DEPTH.in_mm()), to_y(0.0));
    let _ = writeln!(
        svg,
        "<defs><clipPath id=\"table\"><rect width=\"{WIDTH}\" height=\"{HEIGHT}\"/></clipPath>\
         <clipPath id=\"box\"><rect x=\"{left}\" y=\"{top}\" width=\"{0}\" height=\"{1}\"/></clipPath>\
         <pattern id=\"waves\" width=\"36\" height=\"18\" patternUnits=\"userSpaceOnUse\">\
         <path class=\"wave\" d=\"M0 9q9 -6 18 0t18 0\"/></pattern>\
         <pattern id=\"mesh\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <path class=\"mesh\" d=\"M0 0H8M0 0V8\"/></pattern></defs>\n\
         <rect class=\"water\" x=\"{left}\" y=\"{top}\" width=\"{0}\" height=\"{1}\"/>\
         <rect fill=\"url(#waves)\" x=\"{left}\" y=\"{top}\" width=\"{0}\" height=\"{1}\"/>",
        right - left,
        foot - top
    );
    let outline: Vec<String> = FLOE
        .iter()
        .map(|point| format!("{:.1},{:.1}", to_x(point.x.in_mm()), to_y(point.y.in_mm())))
        .collect();
    let outline = outline.join(" ");
    let _ = writeln!(
        svg,
        "<g clip-path=\"url(#box)\"><polygon class=\"shade\" transform=\"translate(0 5)\" points=\"{outline}\"/></g>\
         <polygon class=\"floe\" points=\"{outline}\"/>"
    );
    PATCHES.iter().for_each(|patch| draw_patch(patch, svg));
    labels(svg);
    // The wall stands outside the inner measures of the box.
    let _ = writeln!(
        svg,
        "<path class=\"wall\" d=\"M{0:.1} {foot:.1}V{1:.1}H{2:.1}V{foot:.1}\"/>",
        left - 4.0,
        top - 4.0,
        right + 4.0
    );
    draw_entrance(words, svg);
}

fn draw_patch(patch: &Patch, svg: &mut String) {
    let (x, y) = (to_x(patch.centre.x.in_mm()), to_y(patch.centre.y.in_mm()));
    let circle = format!("cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{:.1}\"", patch.radius.in_mm() * SCALE);
    let _ = match patch.kind {
        PatchKind::Net => {
            writeln!(svg, "<circle class=\"net\" {circle}/><circle fill=\"url(#mesh)\" {circle}/>")
        }
        PatchKind::Hole => writeln!(svg, "<circle class=\"hole\" {circle}/>"),
    };
}

/// What nets give and holes take.
pub(super) fn labels(svg: &mut String) {
    for patch in &PATCHES {
        let (class, sign) = match patch.kind {
            PatchKind::Net => ("net-label", '+'),
            PatchKind::Hole => ("hole-label", '−'),
        };
        let (x, y) = (to_x(patch.centre.x.in_mm()), to_y(patch.centre.y.in_mm()) + 6.0);
        let points = patch.points.0.abs();
        let _ = writeln!(
            svg,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{sign}{points}</text>"
        );
    }
}

/// The line of the entrance with a scale of millimetres, and the ice blocks before it.
fn draw_entrance(words: &Words, svg: &mut String) {
    let (left, right, foot) = (to_x(0.0), to_x(BOX_WIDTH.in_mm()), to_y(0.0));
    let _ = writeln!(svg, "<path class=\"entrance\" d=\"M{left:.1} {foot:.1}H{right:.1}\"/>");
    for mm in [0, 100, 200, 300] {
        let x = to_x(Length::mm(mm).in_mm());
        let _ = writeln!(
            svg,
            "<path class=\"tick\" d=\"M{x:.1} {foot:.1}v7\"/>\
             <text class=\"dim small\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{mm}{}</text>",
            foot + 20.0,
            if mm == 0 { " mm" } else { "" }
        );
    }
    for mm in [100, 200, 300, 400] {
        let y = to_y(Length::mm(mm).in_mm());
        let _ = writeln!(
            svg,
            "<path class=\"tick\" d=\"M{:.1} {y:.1}h-6\"/>\
             <text class=\"dim small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{mm}</text>",
            left - 9.0,
            left - 18.0,
            y + 4.0
        );
    }
    let edge = BLOCK_EDGE.in_mm() * SCALE;
    for (number, block) in BLOCKS.iter().enumerate() {
        let (x, y) = (to_x(block.x.in_mm()), to_y(block.y.in_mm()));
        let star = if number == 0 { "★" } else { "" };
        let _ = writeln!(
            svg,
            "<rect class=\"block\" x=\"{:.1}\" y=\"{:.1}\" width=\"{edge:.1}\" height=\"{edge:.1}\" rx=\"4\"/>\
             <text class=\"dim\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{star}</text>",
            x - edge / 2.0,
            y - edge / 2.0,
            y + 5.0
        );
    }
    let entrance = escaped(&words.say("picture-rd-entrance", &[]));
    let _ = writeln!(
        svg,
        "<text class=\"dim small\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{entrance}</text>",
        to_x(250.0),
        foot + 20.0
    );
}

/// From where the dice are thrown, and whereto: the stronger, the longer the arrow.
pub(super) fn hand(aim: &Aim, svg: &mut String) {
    let (x, y) = (to_x(f64::from(aim.place) / 10.0), to_y(-58.0));
    let length = 14.0 + f64::from(aim.strength) / 2000.0 * 46.0;
    let degrees = f64::from(aim.direction) * 0.18 / std::f64::consts::PI;
    let _ = writeln!(
        svg,
        "<g transform=\"translate({x:.1} {y:.1}) rotate({degrees:.2})\"><circle class=\"aim\" r=\"4\"/>\
         <path class=\"aim\" stroke-width=\"2.5\" d=\"M0 0V-{length:.1}\"/>\
         <path class=\"aim\" d=\"M0 -{:.1}l-6 12h12z\"/></g>",
        length + 9.0
    );
}
