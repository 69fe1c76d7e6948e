//! The forgeries of `docs/forgeries`: we and `docs/verify.py` give each of them the same verdict for the same reason.

use std::path::{Path, PathBuf};
use std::process::Command;

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_referee::Record;
use bonecup_rules::Reason;
use rolling_dice::Scatter;
use serde::Deserialize;

/// A record, and why it does not hold; `docs/forgeries/README.md` explains the fields.
#[derive(Deserialize)]
struct Case {
    name: String,
    code: Option<String>,
    #[serde(default)]
    rules: bool,
    record: Option<String>,
    bytes: Option<String>,
}

impl Case {
    fn content(&self) -> Vec<u8> {
        match (&self.record, &self.bytes) {
            (Some(text), _) => text.clone().into_bytes(),
            (None, Some(digits)) => bytes(digits),
            (None, None) => panic!("{} has no record", self.name),
        }
    }
}

fn bytes(digits: &str) -> Vec<u8> {
    let byte = |i| u8::from_str_radix(&digits[i..i + 2], 16).unwrap();
    (0..digits.len()).step_by(2).map(byte).collect()
}

fn docs() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../docs"].iter().collect()
}

/// The files of the corpus, with their cases.
fn corpus() -> Vec<(PathBuf, Vec<Case>)> {
    let files = std::fs::read_dir(docs().join("forgeries")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|e| e == "jsonl")).collect();
    files.sort();
    files.into_iter().map(|file| (file.clone(), cases(&file))).collect()
}

fn cases(file: &Path) -> Vec<Case> {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(content: &[u8]) -> Option<&'static str> {
    let record = match Record::read(content) {
        Ok(record) => record,
        Err(error) => return Some(error.code()),
    };
    verify(&record, &Arena, &[&Scatter]).err().map(|error| error.code())
}

#[test]
fn every_forgery_is_refused_for_its_reason() {
    let mut wrong = Vec::new();
    let all: Vec<Case> = corpus().into_iter().flat_map(|(_, cases)| cases).collect();
    for case in &all {
        let found = code(&case.content());
        if found != case.code.as_deref() {
            wrong.push(format!("{}: expected {:?}, found {found:?}", case.name, case.code));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
    assert!(all.len() > 800 && all.iter().filter(|case| case.code.is_none()).count() > 30);
}

#[derive(Deserialize)]
struct Verdict {
    holds: bool,
    code: Option<String>,
}

#[test]
fn the_script_refuses_every_forgery_for_the_same_reason() {
    for (file, cases) in corpus() {
        let folder = std::env::temp_dir().join(format!("bonecup-corpus-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let paths: Vec<PathBuf> = (0..cases.len()).map(|i| folder.join(format!("{i}.json"))).collect();
        for (path, case) in paths.iter().zip(&cases) {
            std::fs::write(path, case.content()).unwrap();
        }
        let script =
            Command::new("python3").arg(docs().join("verify.py")).arg("--json").args(&paths).output();
        std::fs::remove_dir_all(&folder).unwrap();
        let Ok(output) = script else { return println!("python3 is missing: docs/verify.py is not tested") };
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.lines().count(), cases.len(), "{}", String::from_utf8_lossy(&output.stderr));
        for (case, line) in cases.iter().zip(said.lines()) {
            let verdict: Verdict = serde_json::from_str(line).unwrap();
            let expected = case.code.clone().filter(|_| !case.rules);
            assert_eq!(
                (verdict.holds, verdict.code),
                (expected.is_none(), expected),
                "{}: {line}",
                case.name
            );
        }
        println!("{}: {} records", file.display(), cases.len());
    }
}

/// The corpus is made by a script, and nobody has changed it by hand.
#[test]
fn the_corpus_is_what_its_script_makes() {
    let script = Command::new("python3").arg(docs().join("../scripts/forgeries")).arg("--check").output();
    let Ok(output) = script else { return println!("python3 is missing: scripts/forgeries is not tested") };
    let said =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}");
}
