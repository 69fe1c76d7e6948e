//! The tables.

use bonecup_arena::{Arena, Lean};
use bonecup_rules::conformance::Source;
use rolling_dice::arena::{PATCHES, Patch, PatchKind};
use rolling_dice::{Aim, Length, Rest, Throw, Thrower};

use crate::kit::{Tally, any_aim, onto, onto_empty, sensible, straight};

const THREE: [(i32, i32); 3] = [(150, 300), (100, 250), (200, 200)];
const SIX: [(i32, i32); 6] = [(150, 300), (100, 250), (200, 200), (60, 150), (150, 150), (220, 340)];

/// Throws per row.
const ROW: usize = 2_000;

fn percent(part: f64, whole: f64) -> String {
    format!("{:.1} %", 100.0 * part / whole)
}

/// How hard against where to, straight from the middle, in both engines.
pub(crate) fn strengths() {
    println!("\n## Strength\n");
    println!(
        "| strength | a die stays | dice that stay | forward, mm | across, mm | furthest die, mm | search: a die stays | dice that stay | forward, mm |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for strength in (300..=1300).step_by(100).chain([1500, 2000]) {
        let throws = |times: usize| std::iter::repeat_n(onto_empty(straight(strength)), times);
        let judged = Tally::of(&Arena, throws(ROW / 2));
        let lean = Tally::of(&Lean::default(), throws(ROW));
        println!(
            "| {strength} | {} | {} | {:.0} ± {:.0} | ± {:.0} | {:.0} ± {:.0} | {} | {} | {:.0} ± {:.0} |",
            percent(judged.any_on, judged.throws),
            percent(judged.on, judged.dice),
            judged.y.mean(),
            judged.y.deviation(),
            judged.x.deviation(),
            judged.furthest.mean(),
            judged.furthest.deviation(),
            percent(lean.any_on, lean.throws),
            percent(lean.on, lean.dice),
            lean.y.mean(),
            lean.y.deviation(),
        );
    }
}

/// Sensible, random and careless throws, onto empty and full floes.
pub(crate) fn kinds() {
    println!("\n## Kinds of throws\n");
    println!(
        "| engine | throw | a die stays | dice that stay | others moved | others pushed off | on top of a die |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|");
    let mut source = Source::new(10);
    let sensible: Vec<Aim> = (0..2 * ROW).map(|_| sensible(&mut source)).collect();
    let any: Vec<Aim> = (0..ROW).map(|_| any_aim(&mut source)).collect();
    let sample: Vec<Aim> = (0..ROW / 100).flat_map(|_| Aim::sample()).collect();
    let hard: Vec<Aim> = sensible.iter().take(ROW).map(|aim| Aim { strength: 1500, ..*aim }).collect();
    let fast: Vec<Aim> = sensible.iter().take(ROW).map(|aim| Aim { strength: 1200, ..*aim }).collect();
    let empty = |aims: &[Aim]| aims.iter().map(|&aim| onto_empty(aim)).collect::<Vec<_>>();
    let full =
        |aims: &[Aim], spots: &[(i32, i32)]| aims.iter().map(|&aim| onto(aim, spots)).collect::<Vec<_>>();
    for (name, throws) in [
        ("sensible, 4 dice", empty(&sensible)),
        ("sensible, 3 dice, 3 lie there", full(&sensible, &THREE)),
        ("sensible, 3 dice, 6 lie there", full(&sensible, &SIX)),
        ("the rules' sample of aims, 4 dice", empty(&sample)),
        ("any aim at all, 4 dice", empty(&any)),
        ("careless: sensible, but of strength 1200", empty(&fast)),
        ("careless: sensible, but of strength 1500", empty(&hard)),
        ("careless 1200, 3 dice, 6 lie there", full(&fast, &SIX)),
    ] {
        kind("judged", name, &Arena, &throws);
        kind("search", name, &Lean::default(), &throws);
    }
}

fn kind(engine: &str, name: &str, thrower: &impl Thrower, throws: &[Throw]) {
    let tally = Tally::of(thrower, throws.iter().cloned());
    println!(
        "| {engine} | {name} | {} | {} | {} | {} | {:.2} % |",
        percent(tally.any_on, tally.throws),
        percent(tally.on, tally.dice),
        percent(tally.moved, tally.throws),
        percent(tally.pushed_off, tally.throws),
        100.0 * tally.stacked / tally.dice,
    );
}

/// How much one aim scatters, and how much of that is the hand's.
pub(crate) fn tremors() {
    println!("\n## Tremor\n");
    println!(
        "| engine | tremor | strength | forward, mm | across, mm | a die stays |\n|---|---:|---:|---:|---:|---:|"
    );
    for strength in [800, 1100] {
        let throws = || std::iter::repeat_n(onto_empty(straight(strength)), ROW);
        let row = |engine: &str, scale: f64, tally: &Tally| {
            println!(
                "| {engine} | {scale} | {strength} | {:.0} ± {:.0} | ± {:.0} | {} |",
                tally.y.mean(),
                tally.y.deviation(),
                tally.x.deviation(),
                percent(tally.any_on, tally.throws),
            );
        };
        row("judged", 1.0, &Tally::of(&Arena, throws()));
        for scale in [0.0, 0.5, 1.0, 2.0] {
            row("search", scale, &Tally::of(&Lean::with_tremor(scale), throws()));
        }
    }
}

/// Whether aiming pays: at each net in turn, as hard as is best, and then not.
pub(crate) fn nets() {
    println!("\n## Nets\n");
    println!(
        "| net | at, mm | by a sensible throw | aimed at, best strength | aimed, 100 too hard | aimed, a die in a hole |\n|---:|---:|---:|---:|---:|---:|"
    );
    let mut source = Source::new(11);
    let sensible: Vec<Aim> = (0..ROW).map(|_| sensible(&mut source)).collect();
    for net in PATCHES.iter().filter(|patch| patch.points.0 > 0) {
        let at = Aim { place: net.centre.x.in_hundredths() / 10, ..straight(0) };
        let is_net = |patch: &Patch| patch == net;
        let aimed = |strength| hits(is_net, &[Aim { strength, ..at }], ROW / 4);
        let best = (400..=1200).step_by(50).max_by(|&a, &b| aimed(a).total_cmp(&aimed(b))).unwrap();
        println!(
            "| +{} | {}, {} | {:.0} % | {:.0} % ({best}) | {:.0} % | {:.0} % |",
            net.points.0,
            net.centre.x.in_mm(),
            net.centre.y.in_mm(),
            100.0 * hits(is_net, &sensible, ROW),
            100.0 * hits(is_net, &[Aim { strength: best, ..at }], ROW),
            100.0 * hits(is_net, &[Aim { strength: best + 100, ..at }], ROW),
            100.0 * hits(is_hole, &[Aim { strength: best, ..at }], ROW),
        );
    }
}

fn is_hole(patch: &Patch) -> bool {
    patch.kind == PatchKind::Hole
}

/// How often a die that stays touches such a net or hole; the search engine is precise enough for that.
fn hits(is_such: impl Fn(&Patch) -> bool, aims: &[Aim], times: usize) -> f64 {
    let touches = |(noise, aim): (u64, &Aim)| {
        let landing = Lean::default().throw(&onto_empty(*aim), noise);
        landing.thrown.iter().filter_map(Rest::touched_patch).any(&is_such)
    };
    let throws = (0..).zip(aims.iter().cycle().take(times));
    count(throws.filter(|throw| touches(*throw)).count()) / count(times)
}

/// How long throws last and how many bytes their paths take.
pub(crate) fn paths() {
    println!("\n## Paths\n");
    println!("| throw | frames | seconds | bytes |\n|---|---:|---:|---:|");
    let mut source = Source::new(12);
    let aims: Vec<Aim> = (0..500).map(|_| sensible(&mut source)).collect();
    let empty: Vec<Throw> = aims.iter().map(|&aim| onto_empty(aim)).collect();
    let full: Vec<Throw> = aims.iter().map(|&aim| onto(aim, &SIX)).collect();
    for (name, throws) in [("sensible, 4 dice", empty), ("sensible, 3 dice, 6 lie there", full)] {
        let (mut frames, mut bytes) = (0, 0);
        for (noise, throw) in (0..).zip(&throws) {
            let path = Arena.watch(throw, noise).path;
            frames += path.len();
            bytes += path.to_bytes().len();
        }
        let mean = |sum: usize| count(sum) / count(throws.len());
        println!("| {name} | {:.0} | {:.2} | {:.0} |", mean(frames), mean(frames) / 60.0, mean(bytes));
    }
}

/// The faces of so many judged dice: all of them, and those that stayed on the floe.
pub(crate) fn faces(dice: usize) -> [f64; 6] {
    println!("\n## Faces\n");
    println!("| dice | 1 | 2 | 3 | 4 | 5 | 6 | chi-square |\n|---|---:|---:|---:|---:|---:|---:|---:|");
    let mut source = Source::new(13);
    let (mut all, mut stayed) = (Tally::default(), Tally::default());
    for noise in 0..u64::try_from(dice / 4).unwrap() {
        let aim = if noise % 2 == 0 { sensible(&mut source) } else { any_aim(&mut source) };
        let throw = onto_empty(aim);
        let mut landing = Arena.throw(&throw, noise);
        all.count(&throw, &landing);
        landing.thrown.retain(|die| die.on_floe());
        stayed.count(&throw, &landing);
    }
    for (name, tally) in [("all", &all), ("on the floe", &stayed)] {
        let faces = tally.faces.map(|face| format!("{face} |")).join(" ");
        println!("| {name}: {} | {faces} {:.2} |", tally.dice, tally.chi_square());
    }
    all.faces
}

fn count(items: usize) -> f64 {
    f64::from(u32::try_from(items).unwrap())
}

/// Where a length is in a picture.
pub(crate) fn mm(length: Length) -> f64 {
    length.in_mm()
}
