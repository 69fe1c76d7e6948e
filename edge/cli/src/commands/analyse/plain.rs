//! The analysis in sentences, for those who listen.

use bonecup_coach::{Kind, Step, What};
use bonecup_games::{AnyGame, AnyOutcome};
use bonecup_views::rolling_bones::faces;
use bonecup_views::{deed, spoken};
use bonecup_words::{Value, Words};
use rolling_bones::RollingBones;

use super::mistakes::{Reasons, lying};
use super::text::{fallen, place};
use super::{Mistake, Report};
use crate::speech::{in_words, lines};

pub(super) fn text(report: &Report<'_>) -> String {
    let mut said = head(report);
    said.extend(seats(report));
    said.extend(mistakes(report));
    said.extend(rolls(report));
    let words = report.words;
    let said = said.iter().flat_map(|text| lines(&spoken(&in_words(text, words))));
    said.map(|line| format!("{line}\n")).collect()
}

fn head(report: &Report<'_>) -> Vec<String> {
    let words = report.words;
    let game = Value::from(report.record.plan.options.game().title());
    let mut said = vec![words.say("speech-analyse-title", &[("game", game)])];
    if !report.analysis.finished {
        said.push(words.say(&report.key("analyse-unfinished"), &[]));
    }
    if let Kind::Estimate { error } = report.analysis.kind {
        let error = report.amount(error);
        said.push(words.say(report.estimate(), &[("error", error.into())]));
    }
    said
}

/// What each seat could expect, what luck and mistakes did to it, and what came of it.
fn seats(report: &Report<'_>) -> Vec<String> {
    let words = report.words;
    let seat = |(number, seat): (usize, &bonecup_coach::SeatAnalysis)| {
        let own = report.analysis.steps.iter().filter(|step| step.seat.index() == number);
        let mistakes = own.filter(|step| step.loss() > bonecup_coach::TIE).count();
        let name = || ("name", Value::from(report.name(number)));
        let values = [
            name(),
            ("start", report.worth(seat.start, 1).into()),
            ("luck", signed(report, seat.luck).into()),
            ("loss", signed(report, -seat.loss).into()),
            ("result", report.worth(seat.result, usize::from(seat.result.fract() != 0.0)).into()),
        ];
        let counts = [name(), ("decisions", seat.decisions.into()), ("mistakes", mistakes.into())];
        [words.say("speech-analyse-seat", &values), words.say("analyse-seat", &counts)]
    };
    report.analysis.seats.iter().enumerate().flat_map(seat).collect()
}

/// An amount with a word for its sign.
fn signed(report: &Report<'_>, amount: f64) -> String {
    // Both languages have the same words for them.
    let sign = if amount < 0.0 { "minus" } else { "plus" };
    format!("{sign} {}", report.amount(amount.abs()))
}

fn mistakes(report: &Report<'_>) -> Vec<String> {
    let worst = report.mistakes();
    if worst.is_empty() {
        return vec![report.words.say("analyse-no-mistakes", &[])];
    }
    (1..).zip(&worst).flat_map(|(number, mistake)| told(report, number, mistake)).collect()
}

fn told(report: &Report<'_>, number: usize, mistake: &Mistake<'_>) -> Vec<String> {
    let words = report.words;
    let values = [
        ("number", Value::from(number)),
        ("place", place(report, mistake.step).into()),
        ("by", report.amount(mistake.loss).into()),
    ];
    let mut said = vec![words.say("speech-analyse-mistake", &values)];
    let reasons = Reasons::of(report, mistake);
    said.extend(reasons.standing.clone());
    let thrown = before(&mistake.game, words);
    if !thrown.is_empty() {
        said.push(words.say("analyse-thrown", &[("throw", thrown.into())]));
    }
    let moves = [
        ("analyse-played", mistake.played, mistake.value(), reasons.played),
        ("analyse-better", mistake.best, mistake.best_value, reasons.best),
    ];
    for (key, action, value, reasons) in moves {
        let action = deed(action, &mistake.game, words);
        let values = [("move", Value::from(action)), ("chance", report.worth(value, 1).into())];
        said.push(words.say(&report.key(key), &values));
        said.extend(reasons);
    }
    said
}

fn rolls(report: &Report<'_>) -> Vec<String> {
    let Some((luckiest, unluckiest)) = report.analysis.extremes() else { return Vec::new() };
    let line = |kind: &'static str, step: &Step| {
        let What::Roll(roll) = &step.what else { return None };
        let values = [
            ("kind", Value::from(kind)),
            ("luck", signed(report, roll.luck).into()),
            ("place", place(report, step).into()),
            ("dice", spoken_dice(&roll.outcome, report.words).into()),
        ];
        Some(report.words.say("speech-analyse-roll", &values))
    };
    [line("luckiest", luckiest), line("unluckiest", unluckiest)].into_iter().flatten().collect()
}

/// What lies before the seat to move.
fn before(game: &AnyGame, words: &Words) -> String {
    match game.of::<RollingBones>().map(|game| game.current_turn().dice()) {
        Some(rolling_bones::Dice::Rolled(unlaid)) => faces(unlaid.faces(), words),
        Some(rolling_bones::Dice::InCup(_)) | None => lying(game),
    }
}

/// Dice that fell.
fn spoken_dice(outcome: &AnyOutcome, words: &Words) -> String {
    match outcome.of::<RollingBones>() {
        Some(roll) => faces(roll.faces().iter().copied(), words),
        None => fallen(outcome, words),
    }
}
