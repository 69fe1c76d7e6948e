//! `bonecup check`: is everything in the database whole?

use std::process::ExitCode;

use bonecup_server::{CheckReport, Finding, check};
use bonecup_words::{Value, Words};

use super::serve::database;
use crate::args::CheckArgs;
use crate::failure::{Failure, complain};
use crate::output;

pub(crate) fn run(args: &CheckArgs, words: &Words) -> Result<(), Failure> {
    let (database, key) =
        database(args.data.as_ref(), args.key_file.as_ref(), args.database_url.as_ref(), words)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(error.to_string()))?;
    let report = runtime
        .block_on(check(&database, &key, |_| {}))
        .map_err(|error| Failure::reason_usage(&error, words))?;
    if args.json {
        output::print_json(&json(&report))?;
    } else {
        output::print(&told(&report, words))?;
    }
    if report.is_sound() {
        return Ok(());
    }
    complain(&words.say("check-unsound", &[("findings", report.findings.len().into())]), words);
    Err(Failure::Shown(ExitCode::FAILURE))
}

fn told(report: &CheckReport, words: &Words) -> String {
    let counted = [
        ("tables", Value::from(report.tables)),
        ("seeds", report.seeds.into()),
        ("records", report.records.into()),
    ];
    let mut lines: Vec<String> = report.findings.iter().map(|finding| line(finding, words)).collect();
    lines.push(words.say("check-counted", &counted));
    if report.is_sound() {
        lines.push(words.say("check-sound", &[]));
    }
    lines.join("\n") + "\n"
}

fn line(finding: &Finding, words: &Words) -> String {
    let values = [
        ("table", Value::from(finding.table.clone().unwrap_or_default())),
        ("what", finding.what.key().into()),
        ("detail", finding.detail.clone().into()),
    ];
    words.say(if finding.table.is_some() { "check-finding-at" } else { "check-finding" }, &values)
}

fn json(report: &CheckReport) -> serde_json::Value {
    let finding = |finding: &Finding| serde_json::json!({"table": finding.table, "what": finding.what.key(), "detail": finding.detail});
    let findings: Vec<_> = report.findings.iter().map(finding).collect();
    serde_json::json!({
        "sound": report.is_sound(), "tables": report.tables, "seeds": report.seeds, "records": report.records,
        "findings": findings,
    })
}
