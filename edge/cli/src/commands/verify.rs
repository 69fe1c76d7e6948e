//! `bonecup verify`: were the dice the ones that were committed to?

use std::io::Write;

use bonecup_chance::{Proof, VerifyError, verify};
use bonecup_referee::Record;
use bonecup_rules::Reason;
use bonecup_words::Words;
use rolling_dice::Scatter;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::records;

pub(crate) fn run(args: &VerifyArgs, words: &Words) -> Result<(), Failure> {
    let record = records::read(&args.record, words)?;
    match verify(&record, Scatter) {
        Ok(proof) => {
            let text = if args.json { proved_json(&proof) } else { proved(&record, &proof, words) };
            let _ = anstream::stdout().write_all(text.as_bytes());
            Ok(())
        }
        Err(error) => {
            if args.json {
                let _ = anstream::stdout().write_all(failed_json(&error).as_bytes());
            }
            Err(match &error {
                VerifyError::Record(error) => records::failed_record(&args.record, error, words),
                VerifyError::NoSeed
                | VerifyError::IdleSeed
                | VerifyError::Commitment
                | VerifyError::Roll { .. } => records::failed(&args.record, &error, words),
            })
        }
    }
}

/// What was proved, a line each; what cannot be proved is said too.
fn proved(record: &Record, proof: &Proof, words: &Words) -> String {
    let mut lines = vec![words.say("verify-rules", &[("events", proof.events.into())])];
    if let Some(commitment) = record.plan.commitment {
        lines.push(words.say("verify-commitment-holds", &[("commitment", commitment.to_string().into())]));
        lines.push(words.say("verify-drawn", &[("rolls", proof.drawn.into())]));
    }
    if proof.other_engine > 0 {
        lines.push(words.say("verify-other-engine", &[("rolls", proof.other_engine.into())]));
    }
    if proof.by_hand > 0 {
        lines.push(words.say("verify-by-hand", &[("rolls", proof.by_hand.into())]));
    }
    lines.push(words.say(if proof.finished { "verify-finished" } else { "verify-unfinished" }, &[]));
    lines.join("\n") + "\n"
}

fn proved_json(proof: &Proof) -> String {
    let Proof { events, drawn, by_hand, other_engine, finished } = proof;
    let json = serde_json::json!({
        "verified": true, "events": events, "drawn": drawn, "by_hand": by_hand,
        "other_engine": other_engine, "finished": finished,
    });
    format!("{json}\n")
}

fn failed_json(error: &VerifyError) -> String {
    let event = match error {
        VerifyError::Roll { seq, .. }
        | VerifyError::Record(bonecup_referee::RecordError::Event { seq, .. }) => Some(seq.0),
        VerifyError::Record(_) | VerifyError::NoSeed | VerifyError::IdleSeed | VerifyError::Commitment => {
            None
        }
    };
    let json = serde_json::json!({
        "verified": false, "event": event, "code": error.code(), "message": error.to_string(),
    });
    format!("{json}\n")
}
