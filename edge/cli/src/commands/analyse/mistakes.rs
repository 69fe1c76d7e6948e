//! The worst mistakes in words.

use bonecup_coach::{Why, standing_to_win};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_views::{deed, sentence};
use bonecup_words::Value;
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;

use super::text::{place, wrapped};
use super::{Mistake, Report};
use bonecup_views::layout::{BAD, BOLD, paint};

/// Reasons for the better move that are told.
const REASONS: usize = 3;

pub(super) fn mistakes(report: &Report<'_>) -> String {
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
    let by = ("by", Value::from(report.amount(mistake.loss)));
    let costs = paint(BAD, &words.say(&report.key("analyse-costs"), &[by]));
    let head = format!("{number}. {}: {costs}", place(report, mistake.step));
    let mut text = wrapped(&head, "  ");
    let reasons = Reasons::of(report, mistake);
    if let Some(standing) = &reasons.standing {
        text += &wrapped(standing, "     ");
    }
    let lying = lying(&mistake.game);
    if !lying.is_empty() {
        text += &wrapped(&words.say("analyse-thrown", &[("throw", lying.into())]), "     ");
    }
    let moves = [
        ("analyse-played", mistake.played, mistake.value(), reasons.played),
        ("analyse-better", mistake.best, mistake.best_value, reasons.best),
    ];
    for (key, action, value, reasons) in moves {
        let action = deed(action, &mistake.game, words);
        let values = [("move", Value::from(action)), ("chance", report.worth(value, 1).into())];
        text += &wrapped(&words.say(&report.key(key), &values), "     ");
        if !reasons.is_empty() {
            text += &wrapped(&reasons.join(" "), "       ");
        }
    }
    text
}

/// What speaks for the move that was played and for the better one.
pub(super) struct Reasons {
    /// How things stood, where it is about winning.
    pub(super) standing: Option<String>,
    pub(super) played: Vec<String>,
    pub(super) best: Vec<String>,
}

impl Reasons {
    pub(super) fn of(report: &Report<'_>, mistake: &Mistake<'_>) -> Reasons {
        let (played, best) =
            if report.is_winning() { to_win(report, mistake) } else { by_points(report, mistake) };
        let tell = |why: &Why| sentence(why, &mistake.game, report.words);
        let standing = if report.is_winning() { standing_to_win(&mistake.game) } else { None };
        Reasons {
            standing: standing.as_ref().map(tell),
            played: played.iter().map(tell).collect(),
            best: best.iter().map(tell).collect(),
        }
    }
}

/// What the moves do, and whether the worse one is worth more points.
fn to_win(report: &Report<'_>, mistake: &Mistake<'_>) -> (Vec<Why>, Vec<Why>) {
    let Mistake { game, played, best, .. } = mistake;
    let about = |action: &AnyMove, most: usize| {
        let mut reasons = told_alone(report.book.why_to_win(game, action));
        reasons.truncate(most);
        reasons
    };
    let mut better = about(best, REASONS - 1);
    better.extend(report.book.more_points(game, best, played));
    (about(played, 1), better)
}

fn by_points(report: &Report<'_>, mistake: &Mistake<'_>) -> (Vec<Why>, Vec<Why>) {
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
    (played, best)
}

/// The reasons that are about the move itself.
fn reasons(report: &Report<'_>, mistake: &Mistake<'_>, action: &AnyMove) -> Vec<Why> {
    let Ok(values) = report.book.values(&mistake.game) else { return Vec::new() };
    let mut reasons = report.book.why(&mistake.game, &values, action);
    reasons.retain(|why| !matches!(why.key(), "why-ahead" | "why-costs"));
    told_alone(reasons)
}

/// That a bone counts is told only if there is nothing else to say.
fn told_alone(mut reasons: Vec<Why>) -> Vec<Why> {
    if reasons.len() > 1 {
        reasons.retain(|why| why.key() != "why-adds");
    }
    reasons
}

fn is_roll(action: &AnyMove) -> bool {
    matches!(action.of::<RollingBones>(), Some(rolling_bones::Move::Roll { .. }))
}

/// What lies before the seat to move.
pub(super) fn lying(game: &AnyGame) -> String {
    let bones = game.of::<KnochenMax>().map(|game| game.throw().to_string());
    let dice = || match game.of::<RollingBones>()?.current_turn().dice() {
        rolling_bones::Dice::Rolled(unlaid) => {
            Some(unlaid.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(" "))
        }
        rolling_bones::Dice::InCup(_) => None,
    };
    bones.or_else(dice).unwrap_or_default()
}
