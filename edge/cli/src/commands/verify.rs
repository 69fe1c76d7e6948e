//! `bonecup verify`: were the dice the ones that were committed to?

use std::path::Path;

use bonecup_arena::Arena;
use bonecup_chance::{EngineThrows, Proof, SignedCommands, VerifyError, verify};
use bonecup_referee::fair::deal_of;
use bonecup_referee::{Player, Record, Scheme};
use bonecup_rules::Reason;
use bonecup_seat::{Home, Note};
use bonecup_words::Words;
use rolling_dice::Scatter;

use crate::args::VerifyArgs;
use crate::failure::{Failure, complain};
use crate::output;
use crate::records;

pub(crate) fn run(args: &VerifyArgs, words: &Words) -> Result<(), Failure> {
    let mut worst = None;
    for file in &args.record {
        let failure = match judge(file, words) {
            Ok(judged) => {
                say(file, &judged, args, words)?;
                judged.failure
            }
            Err(failure) => {
                if args.json {
                    output::print_json(&unread(file, &failure))?;
                }
                Some(failure)
            }
        };
        let Some(failure) = failure else { continue };
        complain(failure.message(), words);
        // Of several, what was typed wrongly says more than what did not hold.
        if !matches!(worst, Some(Failure::Usage(_))) {
            worst = Some(failure);
        }
    }
    worst.map_or(Ok(()), |failure| Err(Failure::Shown(failure.exit_code())))
}

/// What came of a record that could be read.
struct Judged {
    text: String,
    json: serde_json::Value,
    failure: Option<Failure>,
}

fn judge(file: &Path, words: &Words) -> Result<Judged, Failure> {
    let record = records::read(file, words)?;
    let home = Home::find(|name| std::env::var_os(name));
    // The stand-in that threw before there was an arena is still at hand.
    let proof = match verify(&record, &Arena, &[&Scatter]) {
        Ok(proof) => proof,
        Err(error) => {
            let failure = if let VerifyError::Record(error) = &error {
                records::failed_record(file, error, words)
            } else {
                records::failed(file, &error, words)
            };
            return Ok(Judged { text: String::new(), json: failed_json(&error), failure: Some(failure) });
        }
    };
    let witness = match home.and_then(|home| home.notes().check(&record)) {
        None => Witnessed::Nothing,
        Some(Ok(note)) => Witnessed::by(&note),
        Some(Err(alarm)) => {
            let json = serde_json::json!({
                "verified": false, "event": null, "code": alarm.code(), "message": alarm.to_string(),
            });
            let failure = Some(records::failed(file, &alarm, words));
            return Ok(Judged { text: String::new(), json, failure });
        }
    };
    let text = proved(&record, &proof, words) + &words.say(witness.text(), &[]) + "\n";
    Ok(Judged { text, json: proved_json(&proof, witness), failure: None })
}

/// Tells it; of several records each with its file.
fn say(file: &Path, judged: &Judged, args: &VerifyArgs, words: &Words) -> Result<(), Failure> {
    if args.json {
        let mut json = judged.json.clone();
        json["file"] = file.display().to_string().into();
        return output::print_json(&json);
    }
    if args.record.len() > 1 && judged.failure.is_none() {
        output::print_line(&words.say("verify-file", &[("file", file.display().to_string().into())]))?;
    }
    output::print(&judged.text)
}

/// A file that holds no record that could be judged.
fn unread(file: &Path, failure: &Failure) -> serde_json::Value {
    serde_json::json!({
        "file": file.display().to_string(), "verified": false, "event": null, "code": failure.kind(),
        "message": failure.message(),
    })
}

/// What this machine knows of the game by itself, beyond what anybody can compute from the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Witnessed {
    /// It was played here.
    Here,
    /// What was promised was noted before the game.
    Promise,
    /// A part of the game was seen, but not what was promised before.
    Part,
    /// Nothing: the record could have been so.
    Nothing,
}

impl Witnessed {
    fn by(note: &Note) -> Witnessed {
        match (&note.server, note.promise.in_time) {
            (None, _) => Witnessed::Here,
            (Some(_), true) => Witnessed::Promise,
            (Some(_), false) => Witnessed::Part,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Witnessed::Here => "verify-played-here",
            Witnessed::Promise => "verify-witnessed",
            Witnessed::Part => "verify-witnessed-part",
            Witnessed::Nothing => "verify-not-witnessed",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Witnessed::Here => "here",
            Witnessed::Promise => "promise",
            Witnessed::Part => "part",
            Witnessed::Nothing => "nothing",
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
    if proof.scheme == Scheme::Two {
        let values = [("known", proof.known_to_host.into()), ("rolls", proof.drawn.into())];
        lines.push(words.say("verify-known", &values));
        lines.extend(vouched(record, proof, words));
    }
    if let Some(deal) = deal_of(&record.plan.table).filter(|_| proof.scheme == Scheme::Three) {
        lines.push(words.say("verify-deal", &[("deal", deal.to_string().into())]));
    }
    lines.extend(proof.engines.iter().map(|engine| throws(engine, words)));
    if let Some(from) = &record.plan.from {
        let values = [("table", from.table.to_string().into()), ("events", from.given.into())];
        lines.push(words.say("verify-practice", &values));
        if proof.taken > 0 {
            lines.push(words.say("verify-taken", &[("rolls", proof.taken.into())]));
        }
    }
    if proof.by_hand > 0 {
        lines.push(words.say("verify-by-hand", &[("rolls", proof.by_hand.into())]));
    }
    lines.push(words.say(if proof.finished { "verify-finished" } else { "verify-unfinished" }, &[]));
    lines.join("\n") + "\n"
}

/// Who vouches for what.
fn vouched(record: &Record, proof: &Proof, words: &Words) -> Vec<String> {
    let server = match proof.vouched.server {
        Some(key) => words.say("verify-server", &[("key", key.to_string().into())]),
        None => words.say("verify-no-server", &[]),
    };
    let people = record.plan.seats.iter().zip(&proof.vouched.seats);
    let people = people.filter(|(seat, _)| seat.player == Player::Human);
    let signed = people.map(|(seat, counted)| {
        let values = [
            ("name", seat.name.to_string().into()),
            ("signed", counted.signed.into()),
            ("events", counted.events.into()),
        ];
        words.say("verify-seat-signed", &values)
    });
    std::iter::once(server).chain(signed).collect()
}

/// Where the dice of an engine landed: computed again, or believed.
fn throws(engine: &EngineThrows, words: &Words) -> String {
    let key = if engine.recomputed { "verify-engine-threw" } else { "verify-unknown-engine" };
    words.say(key, &[("engine", engine.engine.to_string().into()), ("throws", engine.throws.into())])
}

fn proved_json(proof: &Proof, witness: Witnessed) -> serde_json::Value {
    let engine = |counted: &EngineThrows| {
        let EngineThrows { engine, throws, recomputed } = counted;
        serde_json::json!({"engine": engine.to_string(), "throws": throws, "recomputed": recomputed})
    };
    let engines: Vec<_> = proof.engines.iter().map(engine).collect();
    let signed =
        |counted: &SignedCommands| serde_json::json!({"events": counted.events, "signed": counted.signed});
    let seats: Vec<_> = proof.vouched.seats.iter().map(signed).collect();
    serde_json::json!({
        "verified": true, "events": proof.events, "drawn": proof.drawn, "by_hand": proof.by_hand,
        "given": proof.given, "taken": proof.taken,
        "not_recomputed": proof.not_recomputed(), "engines": engines, "finished": proof.finished,
        "scheme": proof.scheme.key(), "known_to_host": proof.known_to_host,
        "server": proof.vouched.server.map(|key| key.to_string()), "seats": seats,
        "witnessed": witness.key(),
    })
}

fn failed_json(error: &VerifyError) -> serde_json::Value {
    serde_json::json!({
        "verified": false, "event": error.event().map(|seq| seq.0), "code": error.code(),
        "message": error.to_string(),
    })
}
