//! The analysis for people to read.

use bonecup_coach::{Kind, SeatAnalysis, Step, What};
use bonecup_games::AnyOutcome;
use bonecup_words::{Value, Words};
use rolling_dice::RollingDice;

use super::Report;
use super::lines::{losses, luck, sparkline};
use super::mistakes::mistakes;
use super::plot::plot;
use bonecup_views::layout::{BAD, BOLD, DIM, GOOD, paint};

/// How wide sentences and lines may be.
const WIDTH: usize = 100;
const LINE: usize = 60;

pub(super) fn text(report: &Report<'_>) -> String {
    let parts = [head(report), table(report), mistakes(report), rolls(report), course(report)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

fn head(report: &Report<'_>) -> String {
    let plan = &report.record.plan;
    let title =
        [("game", Value::from(plan.options.game().title())), ("table", plan.table.to_string().into())];
    let mut text = format!("{}\n", paint(BOLD, &report.words.say(&report.key("analyse-title"), &title)));
    if !report.analysis.finished {
        text += &wrapped(&report.words.say(&report.key("analyse-unfinished"), &[]), "");
    }
    if let Kind::Estimate { error } = report.analysis.kind {
        let error = report.amount(error);
        text += &wrapped(&report.words.say(report.estimate(), &[("error", error.into())]), "");
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
        let whole = (report.analysis.finished && !report.is_winning()) || seat.result.fract() == 0.0;
        let result = report.worth(seat.result, usize::from(!whole));
        let luck =
            paint(if seat.luck < 0.0 { BAD } else { GOOD }, &format!("{:>11}", report.change(seat.luck)));
        text += &format!(
            "  {:width$}{:>11}{luck}{:>11}{:>11}\n",
            report.name(number),
            report.worth(seat.start, 1),
            report.change(-seat.loss),
            result,
        );
    }
    text + &remarks(report)
}

/// What the numbers of the table mean, and what they are made of.
fn remarks(report: &Report<'_>) -> String {
    let mut text = format!("\n{}", wrapped(&legend(report), "  "));
    text += &wrapped(&scatter(report), "  ");
    for (number, seat) in report.analysis.seats.iter().enumerate() {
        let own = report.analysis.steps.iter().filter(|step| step.seat.index() == number);
        let mistakes = own.filter(|step| step.loss() > bonecup_coach::TIE).count();
        let values = [
            ("name", Value::from(report.name(number))),
            ("decisions", seat.decisions.into()),
            ("mistakes", mistakes.into()),
        ];
        let parts = parts(report, seat);
        text += &wrapped(&format!("{}.{parts}", report.words.say("analyse-seat", &values)), "  ");
    }
    text
}

/// What luck is made of, where it is not all of one's own dice.
fn parts(report: &Report<'_>, seat: &SeatAnalysis) -> String {
    let (key, second) = match report.analysis.seats.len() {
        _ if report.is_tried() => ("analyse-luck-of-many", seat.others_turns),
        _ if !report.is_winning() => return String::new(),
        2 => ("analyse-luck-of-two", seat.gifts),
        _ => ("analyse-luck-of-all", seat.gifts),
    };
    let values =
        [("dice", Value::from(report.change(seat.luck_of_dice))), ("others", report.change(second).into())];
    format!(" {}", report.words.say(key, &values))
}

fn legend(report: &Report<'_>) -> String {
    match report.book.turn_value() {
        _ if report.is_winning() => report.words.say("analyse-legend-winning", &[]),
        _ if report.is_tried() => report.words.say("analyse-legend-tried", &[]),
        Some(value) => {
            let value = report.words.number(value, 2);
            report.words.say("analyse-legend-turns", &[("value", value.into())])
        }
        None => report.words.say("analyse-legend-start", &[]),
    }
}

/// How far luck scatters: for each seat, or for two that share one win.
fn scatter(report: &Report<'_>) -> String {
    let errors: Option<Vec<f64>> = report.analysis.seats.iter().map(|seat| seat.luck_error).collect();
    let Some(errors) = errors else { return report.words.say("analyse-scatter-unknown", &[]) };
    if let (true, Some(error)) = (report.is_winning(), errors.first()) {
        return report.words.say("analyse-scatter-winning", &[("error", report.amount(*error).into())]);
    }
    let seats = errors.iter().enumerate().map(|(number, error)| {
        let values = [("name", Value::from(report.name(number))), ("error", report.amount(*error).into())];
        report.words.say("analyse-scatter-seat", &values)
    });
    let seats = seats.collect::<Vec<_>>().join(", ");
    format!("{} {seats}.", report.words.say("analyse-scatter", &[]))
}

fn rolls(report: &Report<'_>) -> String {
    let Some((luckiest, unluckiest)) = report.analysis.extremes() else { return String::new() };
    let line = |key: &str, step: &Step| {
        let What::Roll(roll) = &step.what else { return String::new() };
        let luck = paint(if roll.luck < 0.0 { BAD } else { GOOD }, &report.change(roll.luck));
        let dice = fallen(&roll.outcome, report.words);
        let key = report.words.say(key, &[]);
        wrapped(&format!("{key} {luck}, {}: {dice}", place(report, step)), "  ")
    };
    let title = paint(BOLD, &report.words.say("analyse-rolls", &[]));
    format!("{title}\n{}{}", line("analyse-luckiest", luckiest), line("analyse-unluckiest", unluckiest))
}

/// Dice that fell. On the floe where exactly they lie is of no use here.
pub(super) fn fallen(outcome: &AnyOutcome, words: &Words) -> String {
    let Some(landing) = outcome.of::<RollingDice>() else { return outcome.to_string() };
    let thrown = landing.thrown.iter().map(|rest| {
        let place = words.say(&format!("place-{}", rest.place.name()), &[]);
        words.say("tell-rd-die", &[("pips", rest.face.pips().into()), ("place", place.into())])
    });
    thrown.collect::<Vec<_>>().join(", ")
}

/// What the game was worth, then luck and mistakes of each seat as they added up, all on one scale.
fn course(report: &Report<'_>) -> String {
    let seats = 0..report.analysis.seats.len();
    let courses: Vec<_> =
        seats.map(|seat| [luck(report.analysis, seat), losses(report.analysis, seat)]).collect();
    let luck = || courses.iter().flat_map(|[luck, _]| luck).copied();
    let (low, high) = (luck().fold(0.0, f64::min), luck().fold(0.0, f64::max));
    let most = courses.iter().flat_map(|[_, loss]| loss).copied().fold(0.0, f64::max);
    let keys = ["analyse-course-luck", "analyse-course-loss"].map(|key| report.words.say(key, &[]));
    let width = keys.iter().map(|key| key.chars().count()).max().unwrap_or(0);
    let mut text = format!("{}\n", paint(BOLD, &report.words.say(&report.key("analyse-course"), &[])));
    text += &plot(report);
    for (number, [luck, loss]) in courses.iter().enumerate() {
        text += &format!("  {}\n", report.name(number));
        let last = |course: &[f64]| course.last().copied().unwrap_or(0.0);
        let lines = [
            (&keys[0], sparkline(luck, low, high, LINE), last(luck)),
            (&keys[1], sparkline(loss, 0.0, most, LINE), -last(loss)),
        ];
        for (key, line, end) in lines {
            text += &format!("    {} {line} {}\n", paint(DIM, &format!("{key:width$}")), report.change(end));
        }
    }
    text
}

/// `Anna, turn 3 (event 45)`.
pub(super) fn place(report: &Report<'_>, step: &Step) -> String {
    let values = [("name", Value::from(report.name(step.seat.index()))), ("turn", step.turn.into())];
    let event = report.words.say("analyse-event", &[("event", step.seq.0.into())]);
    format!("{} {}", report.words.say("analyse-where", &values), paint(DIM, &format!("({event})")))
}

pub(super) fn wrapped(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(WIDTH).initial_indent(indent).subsequent_indent(indent);
    textwrap::fill(text, options) + "\n"
}
