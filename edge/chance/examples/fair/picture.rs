//! The picture: plain SVG, a row for each kind of die.

use std::fmt::Write as _;

use crate::Measured;

const WIDTH: f64 = 760.0;
const ROW: f64 = 26.0;
const TOP: f64 = 54.0;
/// Where zero deviations are, and how long one is.
const MIDDLE: f64 = 360.0;
const DEVIATION: f64 = 32.0;
/// Where likelihoods begin, and how long the scale from 0 to 1 is.
const LEFT: f64 = 530.0;
const SCALE: f64 = 200.0;

/// The names of the tests and the colours of their dots.
const TESTS: [(&str, &str); 4] =
    [("faces", "#c2410c"), ("neighbours", "#15803d"), ("next roll", "#7e22ce"), ("runs", "#1d4ed8")];

/// How far faces are from what is expected, and how likely everything is that was counted.
pub(crate) fn draw(measured: &[Measured]) -> String {
    let height = TOP + ROW * measured.len() as f64 + 34.0;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n"
    );
    out += &background(height);
    for (at, found) in measured.iter().enumerate() {
        out += &row(TOP + ROW * (at as f64 + 0.5), found);
    }
    out + &legend(height) + "</svg>\n"
}

fn background(height: f64) -> String {
    let bottom = height - 30.0;
    let mut out = format!(
        "<rect x=\"{}\" y=\"{TOP}\" width=\"{}\" height=\"{}\" fill=\"#f1f5f9\"/>\n",
        MIDDLE - 2.0 * DEVIATION,
        4.0 * DEVIATION,
        bottom - TOP
    );
    out += &text(MIDDLE, 18.0, "middle", "each face: standard deviations from what is expected");
    out += &text(LEFT + SCALE / 2.0, 18.0, "middle", "how likely so much or more is (p)");
    for deviations in -3..=3 {
        let x = MIDDLE + DEVIATION * f64::from(deviations);
        out += &line(x, bottom);
        out += &text(x, TOP - 8.0, "middle", &deviations.to_string());
    }
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let x = LEFT + SCALE * share;
        out += &line(x, bottom);
        out += &text(x, TOP - 8.0, "middle", &share.to_string());
    }
    out
}

fn row(y: f64, found: &Measured) -> String {
    let mut out = text(8.0, y + 4.0, "start", &format!("{}, {}", found.kind.name, found.scheme));
    for deviations in deviations(found) {
        out += &dot(MIDDLE + DEVIATION * deviations.clamp(-4.0, 4.0), y, "#0f172a");
    }
    for (likely, (_, colour)) in found.likely.all().into_iter().zip(TESTS) {
        out += &dot(LEFT + SCALE * likely, y, colour);
    }
    out
}

/// How far each face is from what is expected, in standard deviations.
fn deviations(found: &Measured) -> impl Iterator<Item = f64> {
    let all = found.tally.faces() as f64;
    let counts = found.tally.counts.into_iter().map(|count| count as f64);
    counts
        .zip(found.kind.probabilities())
        .map(move |(count, p)| (count - all * p) / (all * p * (1.0 - p)).sqrt())
}

fn legend(height: f64) -> String {
    let mut out = String::new();
    for (at, (name, colour)) in TESTS.iter().enumerate() {
        let x = LEFT - 20.0 + 62.0 * at as f64;
        out += &dot(x, height - 14.0, colour);
        out += &text(x + 6.0, height - 10.0, "start", name);
    }
    out
}

fn line(x: f64, bottom: f64) -> String {
    format!("<line x1=\"{x}\" y1=\"{TOP}\" x2=\"{x}\" y2=\"{bottom}\" stroke=\"#cbd5e1\"/>\n")
}

fn dot(x: f64, y: f64, colour: &str) -> String {
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{colour}\" fill-opacity=\"0.75\"/>\n")
}

fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    let mut out = String::new();
    // Writing to a text cannot fail.
    let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>");
    out
}
