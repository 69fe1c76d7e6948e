//! The pictures: plain SVG, the entrance below.

use std::fmt::Write;
use std::path::Path;

use bonecup_arena::{Arena, Lean};
use rolling_dice::arena::{BOX_DEPTH, BOX_WIDTH, FLOE, PATCHES, PatchKind};
use rolling_dice::{Aim, Rest, Thrower};

use crate::kit::{Tally, aim, onto, onto_empty, straight};
use crate::tables::mm;

/// Draws all pictures into the folder.
pub(crate) fn draw(folder: &Path, faces: &[f64; 6]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let put = |name: &str, picture: String| std::fs::write(folder.join(name), picture);
    put("arena-scatter.svg", scatter())?;
    put("arena-path.svg", path())?;
    put("arena-strength.svg", strength())?;
    put("arena-faces.svg", bars(faces))
}

const STYLE: &str = "font-family=\"sans-serif\" font-size=\"11\"";
const COLOURS: [&str; 4] = ["#c2410c", "#15803d", "#7e22ce", "#1d4ed8"];

fn picture(width: f64, height: f64, inside: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" {STYLE}>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n{inside}</svg>\n"
    )
}

/// Millimetres of the arena in the picture: forward is up.
fn up(y: f64) -> f64 {
    mm(BOX_DEPTH) + 20.0 - y
}

fn across(x: f64) -> f64 {
    x + 20.0
}

/// Box, water, floe, nets and holes.
fn floe() -> String {
    let (width, depth) = (mm(BOX_WIDTH), mm(BOX_DEPTH));
    let outline = FLOE.map(|corner| format!("{:.0},{:.0}", across(mm(corner.x)), up(mm(corner.y)))).join(" ");
    let mut out = format!(
        "<rect x=\"20\" y=\"20\" width=\"{width}\" height=\"{depth}\" fill=\"#bae6fd\" stroke=\"none\"/>\n\
         <path d=\"M20 {0} V20 H{1} V{0}\" fill=\"none\" stroke=\"#57534e\" stroke-width=\"4\"/>\n\
         <polygon points=\"{outline}\" fill=\"#f8fafc\" stroke=\"#94a3b8\"/>\n",
        depth + 20.0,
        width + 20.0,
    );
    for patch in &PATCHES {
        let (x, y) = (across(mm(patch.centre.x)), up(mm(patch.centre.y)));
        let fill = if patch.kind == PatchKind::Net { "#fde68a" } else { "#7dd3fc" };
        writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{fill}\"/>", mm(patch.radius)).unwrap();
        writeln!(
            out,
            "<text x=\"{x}\" y=\"{:.0}\" text-anchor=\"middle\">{:+}</text>",
            y + 4.0,
            patch.points.0
        )
        .unwrap();
    }
    out
}

const ARENA: (f64, f64) = (340.0, 560.0);

fn caption(line: f64, colour: &str, text: &str) -> String {
    let y = mm(BOX_DEPTH) + 82.0 + 14.0 * line;
    format!("<text x=\"20\" y=\"{y}\" fill=\"{colour}\">{text}</text>\n")
}

/// Where the dice of three aims lie, fifty throws each.
fn scatter() -> String {
    let mut out = floe();
    let aims = [
        "at 92.0 direction 0 strength 600 loft 50 spin 12.0",
        "at 240.0 direction -60 strength 850 loft 50 spin 12.0",
        "at 150.0 direction 120 strength 1050 loft 50 spin 12.0",
    ];
    for (number, (text, colour)) in (0_u8..).zip(aims.iter().zip(COLOURS)) {
        for noise in 0..50 {
            for die in Arena.throw(&onto_empty(aim(text)), noise).thrown {
                let (x, y) = (across(mm(die.x)), up(mm(die.y)));
                let fill = if die.on_floe() { colour } else { "none" };
                writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\" fill=\"{fill}\" fill-opacity=\"0.6\" stroke=\"{colour}\" stroke-width=\"0.5\"/>").unwrap();
            }
        }
        out += &caption(f64::from(number), colour, text);
    }
    picture(ARENA.0, ARENA.1, &out)
}

fn square(die: &Rest, colour: &str) -> String {
    let (x, y) = (across(mm(die.x)), up(mm(die.y)));
    let opacity = if die.on_floe() { 1.0 } else { 0.4 };
    format!(
        "<g transform=\"translate({x:.1} {y:.1}) rotate({:.1})\" opacity=\"{opacity}\"><rect x=\"-6\" y=\"-6\" width=\"12\" height=\"12\" rx=\"1\" fill=\"{colour}\"/></g>\
         <text x=\"{x:.1}\" y=\"{:.1}\" fill=\"#fff\" text-anchor=\"middle\" font-size=\"9\">{}</text>\n",
        -die.turn.in_degrees(),
        y + 3.0,
        die.face,
    )
}

/// One throw: how its dice and those in their way moved.
fn path() -> String {
    let text = "at 190.0 direction -80 strength 950 loft 50 spin 12.0";
    let throw = onto(aim(text), &[(150, 220), (110, 320), (240, 120)]);
    let watched = Arena.watch(&throw, 7);
    let mut out = floe();
    for track in watched.path.tracks() {
        let points = (0..watched.path.len()).map(|frame| track.pose(frame));
        let points: Vec<String> =
            points.map(|pose| format!("{:.1},{:.1}", across(pose.x), up(pose.y))).collect();
        let colour =
            if matches!(track.die(), rolling_dice::Which::Thrown(_)) { COLOURS[0] } else { COLOURS[3] };
        writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1\"/>",
            points.join(" ")
        )
        .unwrap();
    }
    let scoring = watched.landing.scoring.iter().map(|(_, rest)| square(rest, COLOURS[3]));
    let thrown = watched.landing.thrown.iter().map(|rest| square(rest, COLOURS[0]));
    out.extend(scoring.chain(thrown));
    out += &caption(0.0, COLOURS[0], text);
    out += &caption(1.0, COLOURS[3], "three dice that lay there, one of them in the way");
    picture(ARENA.0, ARENA.1, &out)
}

/// How many dice stay, against strength, in both engines.
fn strength() -> String {
    let strengths: Vec<i32> = (300..=1500).step_by(50).collect();
    let share = |engine: &dyn Fn(Aim) -> Tally, of: &dyn Fn(&Tally) -> f64| -> Vec<(f64, f64)> {
        strengths.iter().map(|&strength| (f64::from(strength), of(&engine(straight(strength))))).collect()
    };
    let judged = |aim| tally(&Arena, aim, 300);
    let lean = |aim| tally(&Lean::default(), aim, 600);
    let any = |tally: &Tally| tally.any_on / tally.throws;
    let each = |tally: &Tally| tally.on / tally.dice;
    let mut out = axes();
    for (colour, dashes, line) in [
        (COLOURS[0], "", share(&judged, &any)),
        (COLOURS[0], "4 3", share(&lean, &any)),
        (COLOURS[3], "", share(&judged, &each)),
        (COLOURS[3], "4 3", share(&lean, &each)),
    ] {
        let points: Vec<String> = line.iter().map(|&(x, y)| format!("{:.1},{:.1}", at(x), high(y))).collect();
        writeln!(out, "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"/>", points.join(" ")).unwrap();
    }
    out +=
        &format!("<text x=\"60\" y=\"215\" fill=\"{}\">at least one of four dice stays</text>\n", COLOURS[0]);
    out += &format!(
        "<text x=\"60\" y=\"230\" fill=\"{}\">share of dice that stay (dashed: search engine)</text>\n",
        COLOURS[3]
    );
    picture(560.0, 290.0, &out)
}

fn tally(engine: &impl Thrower, aim: Aim, throws: usize) -> Tally {
    Tally::of(engine, std::iter::repeat_n(onto_empty(aim), throws))
}

fn at(strength: f64) -> f64 {
    50.0 + (strength - 300.0) / 1200.0 * 490.0
}

fn high(share: f64) -> f64 {
    250.0 - share * 230.0
}

fn axes() -> String {
    let mut out = String::new();
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = high(share);
        writeln!(out, "<path d=\"M50 {y} H540\" stroke=\"#e7e5e4\"/><text x=\"44\" y=\"{:.1}\" text-anchor=\"end\">{:.0} %</text>", y + 4.0, 100.0 * share).unwrap();
    }
    for strength in (300..=1500).step_by(200) {
        writeln!(
            out,
            "<text x=\"{:.1}\" y=\"268\" text-anchor=\"middle\">{strength}</text>",
            at(f64::from(strength))
        )
        .unwrap();
    }
    out + "<text x=\"295\" y=\"284\" text-anchor=\"middle\">strength, mm/s</text>\n"
}

/// How much each face is off from a sixth, in standard errors.
fn bars(faces: &[f64; 6]) -> String {
    let dice: f64 = faces.iter().sum();
    let error = (dice * 5.0 / 36.0).sqrt();
    let mut out = String::new();
    for off in [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0] {
        let y = 110.0 - 30.0 * off;
        writeln!(out, "<path d=\"M50 {y} H350\" stroke=\"#e7e5e4\"/><text x=\"44\" y=\"{:.1}\" text-anchor=\"end\">{off}</text>", y + 4.0).unwrap();
    }
    for (number, count) in (1_u8..).zip(faces) {
        let off = ((count - dice / 6.0) / error).clamp(-3.5, 3.5);
        let x = 40.0 + 45.0 * f64::from(number);
        let y = 110.0 - 30.0 * off.max(0.0);
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y:.1}\" width=\"24\" height=\"{:.1}\" fill=\"{}\"/>",
            30.0 * off.abs(),
            COLOURS[3]
        )
        .unwrap();
        writeln!(out, "<text x=\"{}\" y=\"225\" text-anchor=\"middle\">{number}</text>", x + 12.0).unwrap();
    }
    writeln!(out, "<text x=\"200\" y=\"242\" text-anchor=\"middle\">faces of {dice} dice: off from a sixth, in standard errors</text>").unwrap();
    picture(370.0, 250.0, &out)
}
