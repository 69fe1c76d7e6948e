//! What the program is made of: where it comes from, under which licence, and why it is there.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const REASONS: &str = "docs/decisions/0003-dependencies.md";
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// Tools that nothing is built in from: a licence that asks for their own changes back asks nothing of us.
const TOOLS_ONLY: [&str; 1] = ["MPL-2.0"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap()
}

/// Everything in the lock file, as cargo knows it. What only other systems build is fetched for it the first time.
fn metadata() -> Value {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    serde_json::from_slice(&cargo.stdout).unwrap()
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// The licences that `deny.toml` allows.
fn allowed() -> BTreeSet<String> {
    let file = read("deny.toml");
    let list = file.split("[licenses]").nth(1).unwrap().split("allow = [").nth(1).unwrap();
    quoted(list.split(']').next().unwrap(), '"').collect()
}

/// What stands between marks.
fn quoted(text: &str, mark: char) -> impl Iterator<Item = String> {
    text.split(mark).skip(1).step_by(2).map(str::to_owned)
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met with the allowed licences alone.
fn is_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let plain = expression.replace('/', " OR ");
    let rest = plain.trim();
    if let Some(split) = at_top(rest, " AND ") {
        return is_met(&rest[..split], allowed) && is_met(&rest[split + 5..], allowed);
    }
    if let Some(split) = at_top(rest, " OR ") {
        return is_met(&rest[..split], allowed) || is_met(&rest[split + 4..], allowed);
    }
    if let Some(inner) = rest.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        return is_met(inner, allowed);
    }
    allowed.contains(rest)
}

/// Where a word stands outside of brackets.
fn at_top(text: &str, word: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, sign)| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        (depth == 0 && text[at..].starts_with(word)).then_some(at)
    })
}

#[test]
fn expressions_of_licences_are_read() {
    let allowed = BTreeSet::from(["MIT".to_owned(), "ISC".to_owned()]);
    for met in ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-3.0", "(GPL-3.0 OR ISC) AND MIT", "Apache-2.0 / MIT"] {
        assert!(is_met(met, &allowed), "{met}");
    }
    for not in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR ISC) AND GPL-3.0"] {
        assert!(!is_met(not, &allowed), "{not}");
    }
}

#[test]
fn everything_built_in_has_a_licence_that_lets_people_pass_it_on() {
    let allowed = allowed();
    assert!(allowed.contains("MIT") && allowed.len() > 5, "{allowed:?}");
    let metadata = metadata();
    for package in metadata["packages"].as_array().unwrap() {
        let licence = text(package, "license");
        assert!(is_met(licence, &allowed), "{}: {licence:?} is not in deny.toml", text(package, "name"));
    }
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    for (place, package) in
        lock["packages"].as_object().unwrap().iter().filter(|(place, _)| !place.is_empty())
    {
        let licence = text(package, "license");
        let is_tool = package["dev"] == true && TOOLS_ONLY.contains(&licence);
        assert!(is_tool || is_met(licence, &allowed), "{place}: {licence:?}");
    }
}

#[test]
fn everything_comes_from_the_registries_and_from_here() {
    let metadata = metadata();
    for package in metadata["packages"].as_array().unwrap() {
        let source = &package["source"];
        assert!(source.is_null() || source == CRATES_IO, "{}: {source}", text(package, "name"));
        let banned = ["openssl-sys", "native-tls", "aws-lc-sys"];
        assert!(!banned.contains(&text(package, "name")), "{}", text(package, "name"));
    }
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    for (place, package) in lock["packages"].as_object().unwrap() {
        let elsewhere = ["git+", "github:", "file:"];
        let resolved = text(package, "resolved");
        assert!(!elsewhere.iter().any(|from| resolved.starts_with(from)), "{place}: {resolved}");
    }
}

/// What our own crates and the web app name.
fn direct() -> BTreeSet<String> {
    let metadata = metadata();
    let members: BTreeSet<&str> =
        metadata["workspace_members"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let ours = metadata["packages"].as_array().unwrap().iter();
    let ours = ours.filter(|package| members.contains(text(package, "id")));
    let named = ours.flat_map(|package| package["dependencies"].as_array().unwrap());
    let crates =
        named.filter(|needed| !needed["source"].is_null()).map(|needed| text(needed, "name").to_owned());
    let web: Value = serde_json::from_str(&read("web/package.json")).unwrap();
    let lists = ["dependencies", "devDependencies", "overrides"];
    let packages =
        lists.iter().filter_map(|list| web[*list].as_object()).flat_map(|list| list.keys().cloned());
    crates.chain(packages).collect()
}

/// The names in the first column of the tables.
fn reasoned() -> BTreeSet<String> {
    let page = read(REASONS);
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `").map(|_| line));
    let firsts = rows.filter_map(|line| line.split('|').nth(1));
    firsts.flat_map(|cell| quoted(cell, '`').collect::<Vec<_>>()).collect()
}

#[test]
fn every_dependency_has_a_reason_and_every_reason_a_dependency() {
    let (direct, reasoned) = (direct(), reasoned());
    let missing: Vec<_> = direct.difference(&reasoned).collect();
    assert!(missing.is_empty(), "{REASONS} has no line about {missing:?}");
    let idle: Vec<_> = reasoned.difference(&direct).collect();
    assert!(idle.is_empty(), "{REASONS} has lines about {idle:?}, which nothing uses");
}
