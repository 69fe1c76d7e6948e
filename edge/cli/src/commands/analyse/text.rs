//! The analysis for people to read.

use bonecup_coach::{Book, Kind, Step, What, Why, advise};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_words::Value;

use super::lines::{sparkline, sums};
use super::why::{deed, points, sentence};
use super::{Mistake, Report};
use crate::pictures::{BAD, BOLD, DIM, GOOD, paint};

/// How wide sentences and lines may be.
const WIDTH: usize = 100;
const LINE: usize = 60;
/// Reasons for the better move that are told.
const REASONS: usize = 3;

pub(super) fn text(report: &Report<'_>) -> String {
    let parts = [head(report), table(report), mistakes(report), rolls(report), course(report)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

fn head(report: &Report<'_>) -> String {
    let plan = &report.record.plan;
    let title =
        [("game", Value::from(plan.options.game().title())), ("table", plan.table.to_string().into())];
    let mut text = format!("{}\n", paint(BOLD, &report.words.say("analyse-title", &title)));
    if !report.analysis.finished {
        text += &wrapped(&report.words.say("analyse-unfinished", &[]), "");
    }
    if let Kind::Estimate { error } = report.analysis.kind {
        let error = points(error, report.words);
        text += &wrapped(&report.words.say("analyse-estimate", &[("error", error.into())]), "");
    }
    text
}

fn table(report: &Report<'_>) -> String {
    let words = report.words;
    let width = (0..report.analysis.seats.len()).map(|seat| report.name(seat).chars().count()).max();
    let width = width.unwrap_or(0).max(8);
    let heads = ["start", "luck", "loss", "result"].map(|key| words.say(&format!("analyse-{key}"), &[]));
    let heads: String = heads.iter().map(|head| format!("{head:>11}")).collect();
    let mut text = format!("  {:width$}{}\n", "", paint(DIM, &heads));
    for (number, seat) in report.analysis.seats.iter().enumerate() {
        let whole = report.analysis.finished || seat.result.fract() == 0.0;
        let result = words.number(seat.result, usize::from(!whole));
        let luck =
            paint(if seat.luck < 0.0 { BAD } else { GOOD }, &format!("{:>11}", signed(seat.luck, report)));
        text += &format!(
            "  {:width$}{:>11}{luck}{:>11}{:>11}\n",
            report.name(number),
            words.number(seat.start, 1),
            signed(-seat.loss, report),
            result,
        );
    }
    text.push('\n');
    text += &wrapped(&legend(report), "  ");
    text += &wrapped(&scatter(report), "  ");
    for (number, seat) in report.analysis.seats.iter().enumerate() {
        let own = report.analysis.steps.iter().filter(|step| step.seat.index() == number);
        let mistakes = own.filter(|step| step.loss() > bonecup_coach::TIE).count();
        let values = [
            ("name", Value::from(report.name(number))),
            ("decisions", seat.decisions.into()),
            ("mistakes", mistakes.into()),
        ];
        text += &wrapped(&format!("{}.", words.say("analyse-seat", &values)), "  ");
    }
    text
}

fn legend(report: &Report<'_>) -> String {
    match report.book {
        Book::Bones(book) => {
            let value = report.words.number(book.start(), 2);
            report.words.say("analyse-legend-turns", &[("value", value.into())])
        }
        Book::Sheets(_) => report.words.say("analyse-legend-start", &[]),
    }
}

/// How far luck scatters, for each seat.
fn scatter(report: &Report<'_>) -> String {
    let seats = report.analysis.seats.iter().enumerate().filter_map(|(number, seat)| {
        let error = report.words.number(seat.luck_error?, 1);
        let values = [("name", Value::from(report.name(number))), ("error", error.into())];
        Some(report.words.say("analyse-scatter-seat", &values))
    });
    let seats = seats.collect::<Vec<_>>().join(", ");
    format!("{} {seats}.", report.words.say("analyse-scatter", &[]))
}

fn mistakes(report: &Report<'_>) -> String {
    let words = report.words;
    let worst = report.mistakes();
    if worst.is_empty() {
        return format!("{}\n", words.say("analyse-no-mistakes", &[]));
    }
    let mut text = format!("{}\n", paint(BOLD, &words.say("analyse-mistakes", &[])));
    for (number, mistake) in (1..).zip(&worst) {
        text += &told(report, number, mistake);
    }
    text
}

fn told(report: &Report<'_>, number: usize, mistake: &Mistake<'_>) -> String {
    let words = report.words;
    let by = ("by", Value::from(points(mistake.loss, words)));
    let costs = paint(BAD, &words.say("analyse-costs", &[by]));
    let head = format!("{number}. {}: {costs}", place(report, mistake.step));
    let lying = lying(&mistake.game);
    let lying = words.say("analyse-thrown", &[("throw", lying.into())]);
    let mut text = wrapped(&head, "  ");
    text += &wrapped(&lying, "     ");
    let reasons = Reasons::of(report, mistake);
    let moves =
        [("analyse-played", mistake.played, reasons.played), ("analyse-better", mistake.best, reasons.best)];
    for (key, action, reasons) in moves {
        let action = deed(action, &mistake.game, words);
        text += &wrapped(&words.say(key, &[("move", action.into())]), "     ");
        if !reasons.is_empty() {
            text += &wrapped(&reasons.join(" "), "       ");
        }
    }
    text
}

/// What speaks for the move that was played and for the better one.
pub(super) struct Reasons {
    pub(super) played: Vec<String>,
    pub(super) best: Vec<String>,
}

impl Reasons {
    pub(super) fn of(report: &Report<'_>, mistake: &Mistake<'_>) -> Reasons {
        let mut best = reasons(report, mistake, mistake.best);
        // The price is worth a word only to somebody who paid it wrongly, but then before all others.
        match best.iter().position(|why| why.key() == "why-pays-best") {
            Some(at) if is_roll(mistake.played) => best[..=at].rotate_right(1),
            Some(at) => _ = best.remove(at),
            None => {}
        }
        best.truncate(REASONS);
        let mut played = reasons(report, mistake, mistake.played);
        // Burying and rolling are weighed against each other in one sentence: it need not be said from both sides.
        let weighed = |why: &Why| why.key().starts_with("why-roll") || why.key() == "why-bury-now";
        let both = best.iter().any(weighed);
        played.retain(|why| why.key() != "why-pays-best" && !(both && weighed(why)));
        played.truncate(1);
        let told = |reasons: &[Why]| {
            reasons.iter().map(|why| sentence(why, &mistake.game, report.words)).collect::<Vec<_>>()
        };
        Reasons { played: told(&played), best: told(&best) }
    }
}

/// The reasons that are about the move itself; that a bone counts only if there is nothing else to say.
fn reasons(report: &Report<'_>, mistake: &Mistake<'_>, action: &AnyMove) -> Vec<Why> {
    let Ok(advice) = advise(&mistake.game, report.book) else { return Vec::new() };
    let mut reasons = report.book.why(&mistake.game, &advice, action);
    reasons.retain(|why| !matches!(why.key(), "why-ahead" | "why-costs"));
    if reasons.len() > 1 {
        reasons.retain(|why| why.key() != "why-adds");
    }
    reasons
}

fn is_roll(action: &AnyMove) -> bool {
    matches!(action, AnyMove::RollingBones(rolling_bones::Move::Roll { .. }))
}

/// `Anna, turn 3 (event 45)`.
fn place(report: &Report<'_>, step: &Step) -> String {
    let values = [("name", Value::from(report.name(step.seat.index()))), ("turn", step.turn.into())];
    let event = report.words.say("analyse-event", &[("event", step.seq.0.into())]);
    format!("{} {}", report.words.say("analyse-where", &values), paint(DIM, &format!("({event})")))
}

/// What lies before the seat to move.
fn lying(game: &AnyGame) -> String {
    match game {
        AnyGame::RollingBones(game) => match game.current_turn().dice() {
            rolling_bones::Dice::Rolled(unlaid) => {
                unlaid.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
            }
            rolling_bones::Dice::InCup(_) => String::new(),
        },
        AnyGame::KnochenMax(game) => game.throw().to_string(),
        AnyGame::RollingDice(_) => String::new(),
    }
}

fn rolls(report: &Report<'_>) -> String {
    let Some((luckiest, unluckiest)) = report.analysis.extremes() else { return String::new() };
    let line = |key: &str, step: &Step| {
        let What::Roll(roll) = &step.what else { return String::new() };
        let luck = paint(if roll.luck < 0.0 { BAD } else { GOOD }, &signed(roll.luck, report));
        let dice = &roll.outcome;
        let key = report.words.say(key, &[]);
        wrapped(&format!("{key} {luck}, {}: {dice}", place(report, step)), "  ")
    };
    let title = paint(BOLD, &report.words.say("analyse-rolls", &[]));
    format!("{title}\n{}{}", line("analyse-luckiest", luckiest), line("analyse-unluckiest", unluckiest))
}

/// Luck and mistakes of each seat as they added up, all on one scale.
fn course(report: &Report<'_>) -> String {
    let seats = 0..report.analysis.seats.len();
    let courses: Vec<_> = seats
        .map(|seat| [sums(report.analysis, seat, Step::luck), sums(report.analysis, seat, Step::loss)])
        .collect();
    let luck = || courses.iter().flat_map(|[luck, _]| luck).copied();
    let (low, high) = (luck().fold(0.0, f64::min), luck().fold(0.0, f64::max));
    let most = courses.iter().flat_map(|[_, loss]| loss).copied().fold(0.0, f64::max);
    let keys = ["analyse-course-luck", "analyse-course-loss"].map(|key| report.words.say(key, &[]));
    let width = keys.iter().map(|key| key.chars().count()).max().unwrap_or(0);
    let mut text = format!("{}\n", paint(BOLD, &report.words.say("analyse-course", &[])));
    for (number, [luck, loss]) in courses.iter().enumerate() {
        text += &format!("  {}\n", report.name(number));
        let last = |course: &[f64]| course.last().copied().unwrap_or(0.0);
        let lines = [
            (&keys[0], sparkline(luck, low, high, LINE), last(luck)),
            (&keys[1], sparkline(loss, 0.0, most, LINE), -last(loss)),
        ];
        for (key, line, end) in lines {
            text += &format!("    {} {line} {}\n", paint(DIM, &format!("{key:width$}")), signed(end, report));
        }
    }
    text
}

/// A number with its sign, also a plus.
fn signed(value: f64, report: &Report<'_>) -> String {
    let number = report.words.number(value.abs(), 1);
    let nothing = !number.contains(|digit: char| ('1'..='9').contains(&digit));
    match value {
        _ if nothing => number,
        value if value < 0.0 => format!("−{number}"),
        _ => format!("+{number}"),
    }
}

fn wrapped(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(WIDTH).initial_indent(indent).subsequent_indent(indent);
    textwrap::fill(text, options) + "\n"
}
