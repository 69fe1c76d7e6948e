//! Rolling Bones: the skeleton on the left, what can be done about it on the right, the race below.

use anstyle::{AnsiColor, Style};
use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_words::{Value, Words};
use rolling_bones::{
    Bone, BoneSet, BonesTurn, Dice, Duty, Face, Kind, RollingBones, Skeleton, Unlaid, score,
};

use super::dice_in_words;
use bonecup_view::layout::{BAD, BOLD, DIM, GOOD, beside, centre, clip, pad, pad_left, paint, rule};

/// Where the right half begins.
const PANEL: usize = 30;
/// The first column of the right half holds what its lines are about.
const LABEL: usize = 15;
/// The columns of a name in the race.
const NAME: usize = 20;
/// The length of the way to the target.
const TRACK: i32 = 40;

pub(super) fn lines(game: &RollingBones, names: &[String], words: &Words) -> Vec<String> {
    if matches!(game.turn(), Turn::Over(_)) {
        let mut lines = vec![rule(&words.say("picture-over", &[]))];
        lines.extend(race(game, names, words));
        return lines;
    }
    let turn = game.current_turn();
    let name = names.get(game.to_move().index()).map_or("", String::as_str);
    let title = [("name", Value::from(name)), ("number", turn.supplementary().into())];
    let mut lines = vec![rule(&words.say("picture-rb-title", &title))];
    lines.extend(beside(&skeleton(turn.skeleton()), PANEL, &panel(turn, words)));
    lines.push(String::new());
    lines.extend(race(game, names, words));
    lines
}

/// The sixteen places: `[LA1]` is laid, `la1` is free, `!RL5!` is a false bone.
fn skeleton(skeleton: &Skeleton) -> Vec<String> {
    use Bone::{
        LeftFoot, LeftForearm, LeftHand, LeftLowerLeg, LeftThigh, LeftUpperArm, Pelvis, RibCage, RightFoot,
        RightForearm, RightHand, RightLowerLeg, RightThigh, RightUpperArm, Skull, Spine,
    };
    let limb = |place| cell(skeleton, place, 5);
    let trunk = |place| cell(skeleton, place, 4);
    let joint = |a, b, text: [&str; 2]| match skeleton.filled().contains_all(BoneSet::from_iter([a, b])) {
        true => text[0].to_owned(),
        false => paint(DIM, text[1]),
    };
    let arms = |left, middle: String, right| format!("    {}{middle}{}", limb(left), limb(right));
    let legs = |left, right| format!("        {}  {}", limb(left), limb(right));
    vec![
        format!("{}{}", " ".repeat(11), hat(skeleton)),
        format!("{}{}", " ".repeat(12), trunk(Skull)),
        arms(
            LeftUpperArm,
            format!(
                "{}{}{}",
                joint(LeftUpperArm, RibCage, ["━━━", "┄┄┄"]),
                trunk(RibCage),
                joint(RibCage, RightUpperArm, ["━━━", "┄┄┄"])
            ),
            RightUpperArm,
        ),
        arms(LeftForearm, format!("   {}   ", trunk(Spine)), RightForearm),
        arms(
            LeftHand,
            format!(
                " {}{}{} ",
                joint(LeftThigh, Pelvis, ["┏━", "┌┄"]),
                trunk(Pelvis),
                joint(Pelvis, RightThigh, ["━┓", "┄┐"])
            ),
            RightHand,
        ),
        legs(LeftThigh, RightThigh),
        legs(LeftLowerLeg, RightLowerLeg),
        legs(LeftFoot, RightFoot),
    ]
}

fn hat(skeleton: &Skeleton) -> String {
    if skeleton.hat() { paint(BOLD, "▁▟HA▙▁") } else { format!("  {}", paint(DIM, "ha")) }
}

fn cell(skeleton: &Skeleton, place: Bone, columns: usize) -> String {
    if let Some(bone) = skeleton.false_bone(place) {
        let closed = format!("!{bone}!");
        let text = if closed.len() > columns { format!("!{bone}") } else { closed };
        return centre(&paint(BAD, &text), columns);
    }
    let code = place.to_string();
    if skeleton.right().contains(place) {
        paint(kind_style(Face::Bone(place).kind()).bold(), &format!("[{code}]"))
    } else {
        centre(&paint(DIM, &code.to_ascii_lowercase()), columns)
    }
}

fn kind_style(kind: Kind) -> Style {
    match kind {
        Kind::Left => AnsiColor::Cyan.on_default(),
        Kind::Right => AnsiColor::Magenta.on_default(),
        Kind::Centre => AnsiColor::Yellow.on_default(),
    }
}

fn panel(turn: &BonesTurn, words: &Words) -> Vec<String> {
    let mut lines = match turn.dice() {
        Dice::InCup(count) => {
            vec![String::new(), labelled("picture-rb-cup", &dice_in_words(*count, words), words)]
        }
        Dice::Rolled(unlaid) => {
            Kind::ALL.into_iter().map(|kind| dice(turn.skeleton(), unlaid, kind, words)).collect()
        }
    };
    lines.push(String::new());
    if turn.out().total() > 0 {
        lines.push(labelled("picture-rb-paid", &dice_in_words(turn.out(), words), words));
    }
    if let Dice::Rolled(unlaid) = turn.dice() {
        lines.push(labelled("picture-rb-next", &price(turn, words), words));
        lines.push(labelled("picture-rb-burial", &burial(turn.skeleton(), unlaid, words), words));
        if turn.duty() == Duty::Open {
            lines.push(labelled("picture-rb-duty", &words.say("picture-rb-duty-open", &[]), words));
        }
    }
    lines
}

fn labelled(key: &str, text: &str, words: &Words) -> String {
    format!("{}{text}", paint(DIM, &pad(&words.say(key, &[]), LABEL)))
}

/// The unlaid dice of a kind. What fits somewhere or buries stands out.
fn dice(skeleton: &Skeleton, unlaid: &Unlaid, kind: Kind, words: &Words) -> String {
    let style = |face: Face| match face {
        Face::Bone(bone) if skeleton.open_places().contains(bone) => kind_style(kind).bold(),
        Face::Hat if skeleton.has_skull() && !skeleton.hat() => kind_style(kind).bold(),
        Face::Grave => BOLD,
        Face::Bone(_) | Face::Hat => DIM,
    };
    let shown = unlaid.faces().filter(|face| face.kind() == kind);
    let mut codes: Vec<_> = shown.map(|face| paint(style(face), &face.to_string())).collect();
    if kind == Kind::Centre {
        // Hats that came off show nothing; they are written like a free place.
        codes.extend((0..unlaid.faceless()).map(|_| paint(DIM, "ha")));
    }
    let text = if codes.is_empty() { paint(DIM, "–") } else { codes.join(" ") };
    labelled(&format!("kind-{kind}"), &text, words)
}

fn price(turn: &BonesTurn, words: &Words) -> String {
    let key = if turn.payable_price().is_some() { "picture-rb-price" } else { "picture-rb-no-price" };
    words.say(key, &[("price", turn.price().into())])
}

fn burial(skeleton: &Skeleton, unlaid: &Unlaid, words: &Words) -> String {
    let Points(points) = score::burial(skeleton);
    let text = words.say("picture-points", &[("points", points.into())]);
    let style = if points < 0 { BAD } else { BOLD };
    if unlaid.shows(Face::Grave) {
        paint(style, &text)
    } else {
        format!("{text} {}", paint(DIM, &words.say("picture-rb-no-grave", &[])))
    }
}

/// How far each seat is on its way to the target.
fn race(game: &RollingBones, names: &[String], words: &Words) -> Vec<String> {
    let Points(target) = game.options().target;
    let over = matches!(game.turn(), Turn::Over(_));
    let line = |(seat, &Points(points)): (Seat, &Points)| {
        let name = names.get(seat.index()).map_or("", String::as_str);
        let moves = !over && seat == game.to_move();
        let done = (points.clamp(0, target) * TRACK / target).unsigned_abs() as usize;
        let rest = TRACK.unsigned_abs() as usize - done;
        format!(
            "  {} {} {}  {}{}",
            if moves { "▸" } else { " " },
            paint(if moves { BOLD } else { Style::new() }, &pad(&clip(name, NAME), NAME)),
            pad_left(&words.number(f64::from(points), 0), 6),
            paint(GOOD, &"━".repeat(done)),
            paint(DIM, &"┄".repeat(rest)),
        )
    };
    let mut lines: Vec<_> = Seat::all(game.seats()).zip(game.totals()).map(line).collect();
    if let Some(first) = lines.first_mut() {
        first.push_str(&paint(DIM, &format!(" {target}")));
    }
    lines
}
