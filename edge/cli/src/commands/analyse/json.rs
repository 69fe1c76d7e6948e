//! The analysis for programs.

use serde_json::{Value, json};

use super::mistakes::Reasons;
use super::{Mistake, Report};

/// The figures, with names and the worst mistakes in words.
pub(super) fn report(report: &Report<'_>) -> Value {
    let mut json = report.analysis.written();
    json["game"] = json!(report.record.plan.options.game());
    json["options"] = json!(report.record.plan.options);
    json["mistakes"] = report.mistakes().iter().map(|found| mistake(report, found)).collect();
    if let Some(seats) = json["seats"].as_array_mut() {
        for (number, seat) in seats.iter_mut().enumerate() {
            seat["name"] = json!(report.name(number));
        }
    }
    json
}

fn mistake(report: &Report<'_>, mistake: &Mistake<'_>) -> Value {
    let reasons = Reasons::of(report, mistake);
    json!({
        "event": mistake.step.seq, "seat": mistake.step.seat, "turn": mistake.step.turn,
        "move": mistake.played.to_string(), "best": mistake.best.to_string(), "loss": mistake.loss,
        "value": mistake.value(), "best_value": mistake.best_value, "standing": reasons.standing,
        "why": reasons.best, "why_played": reasons.played,
    })
}
