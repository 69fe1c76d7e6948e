//! `bonecup verify`: were the dice the ones that were committed to?

use std::io::Write;

use bonecup_arena::Arena;
use bonecup_chance::{EngineThrows, Proof, VerifyError, verify};
use bonecup_referee::Record;
use bonecup_rules::Reason;
use bonecup_words::Words;
use rolling_dice::Scatter;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::records;

pub(crate) fn run(args: &VerifyArgs, words: &Words) -> Result<(), Failure> {
    let record = records::read(&args.record, words)?;
    // The stand-in that threw before there was an arena is still at hand.
    match verify(&record, &Arena, &[&Scatter]) {
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
    }
    if proof.drawn > 0 {
        lines.push(words.say("verify-drawn", &[("rolls", proof.drawn.into())]));
    }
    lines.extend(proof.engines.iter().map(|engine| throws(engine, words)));
    if proof.by_hand > 0 {
        lines.push(words.say("verify-by-hand", &[("rolls", proof.by_hand.into())]));
    }
    lines.push(words.say(if proof.finished { "verify-finished" } else { "verify-unfinished" }, &[]));
    lines.join("\n") + "\n"
}

/// Where the dice of an engine landed: computed again, or believed.
fn throws(engine: &EngineThrows, words: &Words) -> String {
    let key = if engine.recomputed { "verify-engine" } else { "verify-unknown-engine" };
    words.say(key, &[("engine", engine.engine.to_string().into()), ("throws", engine.throws.into())])
}

fn proved_json(proof: &Proof) -> String {
    let Proof { events, drawn, by_hand, engines, finished } = proof;
    let engine = |counted: &EngineThrows| {
        let EngineThrows { engine, throws, recomputed } = counted;
        serde_json::json!({"engine": engine.to_string(), "throws": throws, "recomputed": recomputed})
    };
    let engines: Vec<_> = engines.iter().map(engine).collect();
    let json = serde_json::json!({
        "verified": true, "events": events, "drawn": drawn, "by_hand": by_hand,
        "not_recomputed": proof.not_recomputed(), "engines": engines, "finished": finished,
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
