//! The course of a game as a picture: what the position was worth to each seat, event by event.

use std::fmt::Write;

use bonecup_coach::{Step, What};
use bonecup_words::Value;

use super::Report;
use super::axis::{Axis, nice};
use crate::svg::{END, Page, escaped};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 64.0;
const BOTTOM: f64 = 72.0;
/// Marks of each sort that are drawn for a seat: more would hide the lines.
const MARKS: usize = 4;

/// Colours that differ in lightness too, from the palette of Okabe and Ito (2008), and a dash for each.
const STYLE: &str = "
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
  .paper { fill: #fdfcf8; } .ink { fill: #22252a; } .dim { fill: #666c75; }
  .grid { stroke: #dcdad2; } .even { stroke: #b4b1a6; } .axis { stroke: #8b8f96; }
  .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
  .s0 { stroke: #0072b2; } .s1 { stroke: #d55e00; stroke-dasharray: 7 3; }
  .s2 { stroke: #007d5a; stroke-dasharray: 2 3; } .s3 { stroke: #a3588b; stroke-dasharray: 10 3 2 3; }
  .t0 { fill: #0072b2; } .t1 { fill: #c25400; } .t2 { fill: #007d5a; } .t3 { fill: #a3588b; }
  .luck { fill: #2a9d3f; } .pech { fill: none; stroke: #22252a; stroke-width: 2; } .loss { fill: #c8102e; }
  .title { font-size: 18px; font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #16181c; } .ink { fill: #eceae4; } .dim { fill: #a3a8b0; }
    .grid { stroke: #30343b; } .even { stroke: #565b64; } .axis { stroke: #737983; }
    .s0 { stroke: #56b4e9; } .s1 { stroke: #f0975a; } .s2 { stroke: #3fc79a; } .s3 { stroke: #d79ac4; }
    .t0 { fill: #56b4e9; } .t1 { fill: #f0975a; } .t2 { fill: #3fc79a; } .t3 { fill: #d79ac4; }
    .luck { fill: #5fd077; } .pech { stroke: #eceae4; } .loss { fill: #ff6b7d; }
  }
";

pub(super) fn svg(report: &Report<'_>) -> String {
    let scale = Scale::of(report);
    let title = report.words.say(
        &report.key("analyse-chart-title"),
        &[("game", Value::from(report.record.plan.options.game().title()))],
    );
    let page = Page {
        size: format!("viewBox=\"0 0 {WIDTH} {HEIGHT}\""),
        title: &title,
        description: None,
        styles: &[STYLE],
        paper: format!("width=\"{WIDTH}\" height=\"{HEIGHT}\""),
    };
    let mut svg = page.begin();
    let _ = writeln!(svg, "<text class=\"ink title\" x=\"{LEFT}\" y=\"34\">{}</text>", escaped(&title));
    axes(report, &scale, &mut svg);
    for seat in 0..report.analysis.seats.len() {
        line(report, &scale, seat, &mut svg);
    }
    names(report, &scale, &mut svg);
    legend(report, &mut svg);
    svg + END
}

/// From events and values to places on the paper.
struct Scale {
    events: f64,
    axis: Axis,
}

impl Scale {
    fn of(report: &Report<'_>) -> Scale {
        let events = u32::try_from(report.analysis.steps.len()).unwrap_or(u32::MAX).max(1);
        Scale { events: f64::from(events), axis: Axis::of(report, 6.0) }
    }

    fn x(&self, event: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * event / self.events
    }

    fn y(&self, value: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - self.axis.part(value))
    }
}

fn axes(report: &Report<'_>, scale: &Scale, svg: &mut String) {
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    for value in scale.axis.marks() {
        let (y, label) = (scale.y(value), scale.axis.label(value, report));
        let class = if report.is_winning() && value == 0.5 { "even" } else { "grid" };
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{right}\" y2=\"{y:.1}\"/>\
             <text class=\"dim\" x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 8.0,
            y + 4.0
        );
    }
    let step = nice((scale.events / 8.0).max(1.0));
    let mut event = 0.0;
    while event <= scale.events {
        let label = report.words.number(event, 0);
        let _ = writeln!(
            svg,
            "<text class=\"dim\" x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>",
            scale.x(event),
            bottom + 18.0
        );
        event += step;
    }
    let _ = writeln!(svg, "<path class=\"axis\" fill=\"none\" d=\"M{LEFT} {TOP}V{bottom}H{right}\"/>");
    let events = escaped(&report.words.say("analyse-chart-events", &[]));
    let values = escaped(&report.words.say(&report.key("analyse-chart-values"), &[]));
    let middle = f64::midpoint(LEFT, right);
    let _ = writeln!(
        svg,
        "<text class=\"dim\" x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{events}</text>\
         <text class=\"dim\" x=\"{LEFT}\" y=\"{}\">{values}</text>",
        bottom + 36.0,
        TOP - 12.0
    );
}

/// The value of one seat: level while nothing changes, and a step wherever something happened to it.
fn line(report: &Report<'_>, scale: &Scale, seat: usize, svg: &mut String) {
    let mut level = report.analysis.before[seat];
    let mut path = format!("M{:.1} {:.1}", scale.x(0.0), scale.y(level));
    for step in &report.analysis.steps {
        if step.values[seat] != level {
            level = step.values[seat];
            let _ = write!(path, "H{:.1}V{:.1}", scale.x(f64::from(step.seq.0)), scale.y(level));
        }
    }
    let _ = write!(path, "H{:.1}", scale.x(scale.events));
    let _ = writeln!(svg, "<path class=\"line s{}\" d=\"{path}\"/>", seat % 4);
    let own: Vec<&Step> = report.analysis.steps.iter().filter(|step| step.seat.index() == seat).collect();
    for step in most(&own, |step| step.luck().abs()) {
        let class = if step.luck() > 0.0 { "luck" } else { "pech" };
        mark(report, scale, step, class, svg);
    }
    for step in most(&own, Step::loss) {
        mark(report, scale, step, "loss", svg);
    }
}

/// The steps with most of something.
fn most<'a>(steps: &[&'a Step], part: impl Fn(&Step) -> f64) -> Vec<&'a Step> {
    let mut steps: Vec<&Step> =
        steps.iter().copied().filter(|step| part(step) > bonecup_coach::TIE).collect();
    steps.sort_by(|one, other| part(other).total_cmp(&part(one)));
    steps.truncate(MARKS);
    steps
}

/// A filled circle for luck, a ring for bad luck, a triangle pointing down for a mistake; each tells its number.
fn mark(report: &Report<'_>, scale: &Scale, step: &Step, class: &str, svg: &mut String) {
    let (x, y) = (scale.x(f64::from(step.seq.0)), scale.y(step.value()));
    let (change, what) = match &step.what {
        What::Roll(roll) => (roll.luck, roll.outcome.to_string()),
        What::Decision { played, loss, .. } => (-loss, played.to_string()),
        What::Forced { played } => (0.0, played.to_string()),
    };
    let told = escaped(&format!("{what}: {}", report.change(change)));
    let _ = writeln!(svg, "<g><title>{told}</title>{}</g>", shape(class, x, y));
}

fn shape(class: &str, x: f64, y: f64) -> String {
    match class {
        "loss" => format!("<path class=\"loss\" d=\"M{x:.1} {y:.1}l-6 -10h12z\"/>"),
        "pech" => format!("<circle class=\"pech\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\"/>"),
        _ => format!("<circle class=\"luck\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>"),
    }
}

/// The names at the ends of their lines, moved apart where they would lie on each other.
fn names(report: &Report<'_>, scale: &Scale, svg: &mut String) {
    let mut ends: Vec<(f64, usize)> =
        report.analysis.seats.iter().enumerate().map(|(seat, end)| (scale.y(end.result), seat)).collect();
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut lowest = f64::MIN;
    for (y, seat) in ends {
        let y = y.max(lowest + 18.0);
        lowest = y;
        let result = report.worth(report.analysis.seats[seat].result, 0);
        let _ = writeln!(
            svg,
            "<text class=\"t{}\" x=\"{}\" y=\"{:.1}\">{} {result}</text>",
            seat % 4,
            WIDTH - RIGHT + 8.0,
            y + 4.0,
            escaped(&report.name(seat))
        );
    }
}

fn legend(report: &Report<'_>, svg: &mut String) {
    let y = HEIGHT - 14.0;
    let sorts =
        [("luck", "analyse-chart-luck"), ("pech", "analyse-chart-bad-luck"), ("loss", "analyse-chart-loss")];
    let mut x = LEFT + 6.0;
    for (class, key) in sorts {
        let place = if class == "loss" { y + 1.0 } else { y - 4.0 };
        let _ = writeln!(
            svg,
            "{}<text class=\"ink\" x=\"{}\" y=\"{y}\">{}</text>",
            shape(class, x, place),
            x + 12.0,
            escaped(&report.words.say(key, &[]))
        );
        x += 150.0;
    }
}
