//! Dice and their ways.

use std::fmt::Write;

use bonecup_arena::{Pose, Track};
use rolling_dice::arena::DIE_EDGE;
use rolling_dice::{Colour, Face, Landing, Rest, Throw, Which};

use super::arena::{SCALE, to_x, to_y};
use bonecup_views::rolling_dice::letter;

/// A die at rest.
pub(super) struct Die<'a> {
    pub(super) colour: Colour,
    pub(super) rest: &'a Rest,
    /// Its number, or the letter of its colour.
    pub(super) mark: String,
}

impl<'a> Die<'a> {
    pub(super) fn scoring(colour: Colour, rest: &'a Rest) -> Die<'a> {
        Die { colour, rest, mark: letter(colour).to_uppercase().to_string() }
    }

    /// Scoring dice first, then the thrown ones.
    pub(super) fn all(throw: &Throw, landing: &'a Landing) -> Vec<Die<'a>> {
        let scoring = landing.scoring.iter().map(|(colour, rest)| Die::scoring(*colour, rest));
        let thrown = (1..).zip(&landing.thrown).map(|(number, rest): (u8, &Rest)| Die {
            colour: throw.colour,
            rest,
            mark: number.to_string(),
        });
        scoring.chain(thrown).collect()
    }

    pub(super) fn draw(&self, svg: &mut String) {
        let (x, y) = (to_x(self.rest.x.in_mm()), to_y(self.rest.y.in_mm()));
        let wet = if self.rest.on_floe() { "" } else { " wet" };
        let _ = writeln!(svg, "<g class=\"c-{}{wet}\">", self.colour);
        body(x, y, DIE_EDGE.in_mm() * SCALE, -self.rest.turn.in_degrees(), self.rest.face, svg);
        svg.push_str("</g>\n");
    }

    /// Its mark, at its upper right.
    pub(super) fn draw_mark(&self, svg: &mut String) {
        badge(to_x(self.rest.x.in_mm()) + 13.0, to_y(self.rest.y.in_mm()) - 13.0, &self.mark, svg);
    }
}

/// A face of a die about a point.
pub(super) fn body(x: f64, y: f64, edge: f64, degrees: f64, face: Face, svg: &mut String) {
    let half = edge / 2.0;
    let _ = write!(
        svg,
        "<g transform=\"translate({x:.1} {y:.1}) rotate({degrees:.2})\">\
         <rect class=\"body\" x=\"-{half:.1}\" y=\"-{half:.1}\" width=\"{edge:.1}\" height=\"{edge:.1}\" rx=\"{:.1}\"/>",
        edge / 6.0
    );
    for (dx, dy) in pips(face) {
        let (cx, cy) = (f64::from(*dx) * edge / 4.0, f64::from(*dy) * edge / 4.0);
        let _ = write!(svg, "<circle class=\"pip\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{:.1}\"/>", edge / 10.0);
    }
    svg.push_str("</g>");
}

/// Where the pips of a face are, from its middle.
fn pips(face: Face) -> &'static [(i8, i8)] {
    match face.pips() {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

pub(super) fn badge(x: f64, y: f64, mark: &str, svg: &mut String) {
    let _ = writeln!(
        svg,
        "<circle class=\"badge\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"7.5\"/>\
         <text class=\"mark\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{mark}</text>",
        y + 4.0
    );
}

/// Where a scoring die lay before it was moved.
pub(super) fn before(colour: Colour, rest: &Rest, svg: &mut String) {
    let (x, y) = (to_x(rest.x.in_mm()), to_y(rest.y.in_mm()));
    let edge = DIE_EDGE.in_mm() * SCALE;
    let half = edge / 2.0;
    let _ = writeln!(
        svg,
        "<g class=\"c-{colour}\"><rect class=\"was line\" transform=\"translate({x:.1} {y:.1}) rotate({:.2})\" \
         x=\"-{half:.1}\" y=\"-{half:.1}\" width=\"{edge:.1}\" height=\"{edge:.1}\" rx=\"3.6\"/></g>",
        -rest.turn.in_degrees()
    );
}

/// Frames that are drawn as one stroke.
const STROKE: usize = 6;

/// A die this high above the ice, in millimetres, flies.
const FLYING: f64 = 11.0;

/// The way of a die, from faint at its start to strong at its end, thin while it flies.
pub(super) fn way(track: &Track, frames: usize, thrower: Colour, svg: &mut String) {
    let colour = match track.die() {
        Which::Thrown(_) => thrower,
        Which::Scoring(colour) => colour,
    };
    let poses: Vec<Pose> = (0..frames).map(|frame| track.pose(frame)).collect();
    let _ = writeln!(svg, "<g class=\"c-{colour}\">");
    if let (Which::Thrown(_), Some(first)) = (track.die(), poses.first()) {
        let (x, y) = (to_x(first.x), to_y(first.y));
        let _ = writeln!(svg, "<circle class=\"start line\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>");
    }
    let strokes = poses.len().div_ceil(STROKE).max(1);
    for number in 0..strokes {
        let end = ((number + 1) * STROKE + 1).min(poses.len());
        stroke(&poses[number * STROKE..end], fade(number, strokes), svg);
    }
    svg.push_str("</g>\n");
}

fn fade(number: usize, strokes: usize) -> f64 {
    // Strokes are some dozens.
    let part = |count: usize| f64::from(u16::try_from(count).unwrap_or(u16::MAX));
    0.2 + 0.65 * part(number + 1) / part(strokes)
}

fn stroke(poses: &[Pose], opacity: f64, svg: &mut String) {
    let (Some(first), Some(last)) = (poses.first(), poses.last()) else { return };
    if (first.x - last.x).abs() + (first.y - last.y).abs() < 0.2 {
        return;
    }
    let is_flying = poses.iter().all(|pose| pose.z > FLYING);
    let width = if is_flying { 1.2 } else { 2.6 };
    let points: Vec<String> =
        poses.iter().map(|pose| format!("{:.1} {:.1}", to_x(pose.x), to_y(pose.y))).collect();
    let _ = writeln!(
        svg,
        "<path class=\"way line\" stroke-width=\"{width}\" opacity=\"{opacity:.2}\" d=\"M{}\"/>",
        points.join("L")
    );
}
