//! Compares a ledger with the log.

use std::path::Path;
use std::process::Command as Process;

use serde_json::{Value, json};

use crate::Failure;
use crate::client::Client;
use crate::ledger::{Command, Ledger, Violation, rolls};

/// All steps of a table, as the server tells them.
pub(crate) fn log(client: &Client, table: &str) -> Result<Vec<Value>, Failure> {
    let mut steps: Vec<Value> = Vec::new();
    loop {
        let after = steps.len();
        let more = client.get(0, &format!("/api/tables/{table}/steps?after={after}"))?.ok()?;
        steps.extend(more.as_array().ok_or("steps are a list")?.iter().cloned());
        if steps.len() == after {
            return Ok(steps);
        }
    }
}

/// The log has the first `least` commands of the ledger or more, each once, in order and where it was said to be, and
/// nothing else but perhaps the one that was not answered; and all dice show what they showed.
pub(crate) fn compare(ledger: &Ledger, steps: &[Value], least: usize) -> Vec<Violation> {
    let mut broken: Vec<Violation> = gaps(ledger, steps).into_iter().collect();
    let found: Vec<&Value> = steps.iter().filter(|step| is_command(step)).collect();
    let asked: Vec<(&Command, Option<u64>)> = ledger
        .acknowledged
        .iter()
        .map(|done| (&done.command, Some(done.seq)))
        .chain(ledger.pending.iter().map(|command| (command, None)))
        .collect();
    for (place, (command, seq)) in asked.iter().enumerate() {
        let there = found.get(place);
        let fits = there.is_some_and(|step| {
            seq.is_none_or(|seq| step["seq"].as_u64() == Some(seq)) && carries_out(step, command)
        });
        if !fits && (there.is_some() || place < least) {
            let found = there.map_or_else(|| "nothing".to_owned(), |step| step.to_string());
            broken.push(Violation::Lost {
                table: ledger.table.clone(),
                key: command.key.clone(),
                seq: seq.unwrap_or(0),
                found,
            });
        }
    }
    if found.len() > asked.len() {
        let (count, asked) = (found.len(), asked.len());
        broken.push(Violation::Doubled { table: ledger.table.clone(), count, asked });
    }
    broken.extend(dice(ledger, steps));
    broken
}

fn gaps(ledger: &Ledger, steps: &[Value]) -> Option<Violation> {
    let wrong = (1..).zip(steps).find(|(number, step)| step["seq"].as_u64() != Some(*number));
    wrong.map(|(expected, step)| Violation::Gap {
        table: ledger.table.clone(),
        expected,
        found: step["seq"].to_string(),
    })
}

fn dice(ledger: &Ledger, steps: &[Value]) -> Vec<Violation> {
    let told = rolls(steps).filter_map(|(roll, now)| {
        let before = ledger.rolls.get(&roll)?.clone();
        (before != now).then(|| Violation::Rerolled { table: ledger.table.clone(), roll, before, now })
    });
    told.collect()
}

/// Whether a step answers a person's command: it moves, or casts the first dice of a turn.
fn is_command(step: &Value) -> bool {
    events(step).any(|event| event["type"] == "moved" || event["type"] == "cast")
}

fn carries_out(step: &Value, command: &Command) -> bool {
    let moves: Vec<&str> = events(step)
        .filter(|event| event["type"] == "moved")
        .filter_map(|event| event["move"].as_str())
        .collect();
    match command.written() {
        Some(written) => moves == [written],
        None => moves.is_empty() && events(step).filter(|event| event["type"] == "cast").count() == 1,
    }
}

fn events(step: &Value) -> impl Iterator<Item = &Value> {
    step["events"].as_array().into_iter().flatten()
}

/// Closes the table, so that its seed is published, and lets the verifier recompute every roll.
pub(crate) fn prove(
    binary: &Path,
    folder: &Path,
    client: &Client,
    ledger: &Ledger,
) -> Result<Option<Violation>, Failure> {
    let table = &ledger.table;
    let view = client.get(0, &format!("/api/tables/{table}"))?.ok()?;
    if view["phase"] == "playing" {
        client.post(0, &format!("/api/tables/{table}/close"), &json!({}))?.ok()?;
    }
    let record = folder.join(format!("{table}.json"));
    std::fs::write(&record, client.get(0, &format!("/api/tables/{table}/record"))?.text)?;
    let mut verifier = Process::new(binary);
    verifier.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_KEY");
    let proof = verifier.arg("verify").arg(&record).env("BONECUP_LANG", "en").output()?;
    if proof.status.success() {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&proof.stdout) + String::from_utf8_lossy(&proof.stderr);
    Ok(Some(Violation::Unproven { table: table.clone(), text: text.into_owned() }))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;
    use crate::ledger::Acknowledged;

    fn step(seq: u64, events: Value) -> Value {
        json!({"seq": seq, "events": events})
    }

    fn moved(seq: u64, text: &str, roll: u64, outcome: &str) -> Value {
        step(
            seq,
            json!([{"type": "moved", "seat": 0, "move": text}, {"type": "rolled", "roll": roll, "outcome": outcome}]),
        )
    }

    fn command(key: &str, text: &str) -> Command {
        Command { key: key.to_owned(), what: "play", body: json!({"moves": [text]}) }
    }

    /// Two acknowledged moves and one that was not answered.
    fn ledger() -> Ledger {
        let acknowledged = [("a", "keep", 2), ("b", "keep 3", 3)].map(|(key, text, seq)| Acknowledged {
            command: command(key, text),
            seq,
            at: 0,
        });
        Ledger {
            table: "T".to_owned(),
            acknowledged: acknowledged.to_vec(),
            pending: Some(command("c", "fill hund")),
            rolls: [(0, "\"1\"".to_owned())].into(),
        }
    }

    fn honest() -> Vec<Value> {
        vec![step(1, json!([{"type": "started"}])), moved(2, "keep", 0, "1"), moved(3, "keep 3", 1, "4")]
    }

    #[test]
    fn an_honest_log_is_one_with_or_without_the_unanswered_command() {
        let mut steps = honest();
        assert_eq!(compare(&ledger(), &steps, 2), []);
        steps.push(moved(4, "fill hund", 2, "6"));
        assert_eq!(compare(&ledger(), &steps, 2), []);
    }

    #[test]
    fn every_way_to_break_the_promise_is_found() {
        let broken = |change: fn(&mut Vec<Value>)| {
            let mut steps = honest();
            change(&mut steps);
            compare(&ledger(), &steps, 2)
        };
        let lost = broken(|steps| drop(steps.pop()));
        assert!(matches!(lost.as_slice(), [Violation::Lost { seq: 3, .. }]), "{lost:?}");
        let swapped =
            broken(|steps| (steps[1], steps[2]) = (moved(2, "keep 3", 0, "1"), moved(3, "keep", 1, "4")));
        assert_eq!(swapped.len(), 2, "{swapped:?}");
        let twice =
            broken(|steps| steps.extend([moved(4, "fill hund", 2, "6"), moved(5, "fill hund", 3, "6")]));
        assert!(matches!(twice.as_slice(), [Violation::Doubled { count: 4, asked: 3, .. }]), "{twice:?}");
        let rolled = broken(|steps| steps[1] = moved(2, "keep", 0, "3"));
        assert!(matches!(rolled.as_slice(), [Violation::Rerolled { roll: 0, .. }]), "{rolled:?}");
        let gap = broken(|steps| steps[2]["seq"] = json!(4));
        assert!(gap.iter().any(|broken| matches!(broken, Violation::Gap { expected: 3, .. })), "{gap:?}");
    }

    #[test]
    fn after_a_power_cut_less_may_be_there_but_not_less_than_was_acknowledged_by_then() {
        let steps = &honest()[..2];
        assert_eq!(compare(&ledger(), steps, 1), []);
        assert_eq!(compare(&ledger(), steps, 2).len(), 1);
    }
}
