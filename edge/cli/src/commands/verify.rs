//! `bonecup verify`: were the dice the ones that were committed to?

use std::io::Write;
use std::path::Path;

use bonecup_arena::Arena;
use bonecup_chance::{EngineThrows, Proof, SignedCommands, VerifyError, verify};
use bonecup_referee::{Player, Record, Scheme};
use bonecup_rules::Reason;
use bonecup_seat::{Home, Note};
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
            let witness = witness(&args.record, &record, args.json, words)?;
            let text = if args.json {
                proved_json(&proof, witness)
            } else {
                proved(&record, &proof, words) + &words.say(witness.text(), &[]) + "\n"
            };
            let _ = anstream::stdout().write_all(text.as_bytes());
            Ok(())
        }
        Err(error) => {
            if args.json {
                let _ = anstream::stdout().write_all(failed_json(&error).as_bytes());
            }
            if let VerifyError::Record(error) = &error {
                return Err(records::failed_record(&args.record, error, words));
            }
            Err(records::failed(&args.record, &error, words))
        }
    }
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

/// Compares the record with what was noted of its table on this machine.
fn witness(file: &Path, record: &Record, json: bool, words: &Words) -> Result<Witnessed, Failure> {
    let home = Home::find(|name| std::env::var_os(name));
    match home.and_then(|home| home.notes().check(record)) {
        None => Ok(Witnessed::Nothing),
        Some(Ok(note)) => Ok(Witnessed::by(&note)),
        Some(Err(alarm)) => {
            if json {
                let told = serde_json::json!({
                    "verified": false, "event": null, "code": alarm.code(), "message": alarm.to_string(),
                });
                let _ = writeln!(anstream::stdout(), "{told}");
            }
            Err(records::failed(file, &alarm, words))
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
    lines.extend(proof.engines.iter().map(|engine| throws(engine, words)));
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

fn proved_json(proof: &Proof, witness: Witnessed) -> String {
    let engine = |counted: &EngineThrows| {
        let EngineThrows { engine, throws, recomputed } = counted;
        serde_json::json!({"engine": engine.to_string(), "throws": throws, "recomputed": recomputed})
    };
    let engines: Vec<_> = proof.engines.iter().map(engine).collect();
    let signed =
        |counted: &SignedCommands| serde_json::json!({"events": counted.events, "signed": counted.signed});
    let seats: Vec<_> = proof.vouched.seats.iter().map(signed).collect();
    let json = serde_json::json!({
        "verified": true, "events": proof.events, "drawn": proof.drawn, "by_hand": proof.by_hand,
        "not_recomputed": proof.not_recomputed(), "engines": engines, "finished": proof.finished,
        "scheme": proof.scheme.key(), "known_to_host": proof.known_to_host,
        "server": proof.vouched.server.map(|key| key.to_string()), "seats": seats,
        "witnessed": witness.key(),
    });
    format!("{json}\n")
}

fn failed_json(error: &VerifyError) -> String {
    let json = serde_json::json!({
        "verified": false, "event": error.event().map(|seq| seq.0), "code": error.code(),
        "message": error.to_string(),
    });
    format!("{json}\n")
}
