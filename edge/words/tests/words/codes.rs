//! The codes of all reasons, read from the source code, so that no list of them can be out of date.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Where a code was found.
#[derive(Default, Debug)]
pub(crate) struct Source {
    /// The folder of the crate.
    pub(crate) krate: String,
    /// The names of all facts in the files that have the code.
    pub(crate) facts: BTreeSet<String>,
}

/// Every code of the project.
pub(crate) fn all() -> BTreeMap<String, Source> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut codes = BTreeMap::new();
    for krate in ["pure", "edge"].iter().flat_map(|folder| entries(&root.join(folder))) {
        for file in rust_files(&krate.join("src")) {
            let text = std::fs::read_to_string(file).unwrap();
            for code in literals_in(&text, CODE) {
                let source: &mut Source = codes.entry(code).or_default();
                source.krate = krate.file_name().unwrap().to_str().unwrap().to_owned();
                source.facts.extend(literals_in(&text, FACTS));
            }
        }
    }
    codes
}

/// All source code, where texts are asked for by their keys.
pub(crate) fn all_sources() -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = ["pure", "edge"].iter().flat_map(|folder| entries(&root.join(folder)));
    let files = crates.flat_map(|krate| rust_files(&krate.join("src")));
    files.map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_dir() {
        return entries(path).iter().flat_map(|entry| rust_files(entry)).collect();
    }
    let is_rust = path.extension().is_some_and(|extension| extension == "rs");
    if is_rust { vec![path.to_owned()] } else { Vec::new() }
}

const CODE: &str = "fn code(&self) -> &'static str";
const FACTS: &str = "fn facts(&self) -> Vec<(&'static str, String)>";

/// The texts within the bodies of all functions with this head, outside of tests.
fn literals_in(source: &str, head: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let bodies = source.split(head).skip(1).filter(|rest| rest.trim_start().starts_with('{'));
    bodies.flat_map(|rest| literals(body(rest))).collect()
}

/// From the first brace to the one that closes it. Codes have no braces themselves.
fn body(rest: &str) -> &str {
    let mut depth = 0;
    let end = rest.find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == '}' && depth == 0
    });
    &rest[..end.expect("a function has an end")]
}

fn literals(body: &str) -> Vec<String> {
    body.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn codes_are_found_wherever_a_function_names_them() {
    let source = r#"
        trait Reason { fn code(&self) -> &'static str; fn other(&self) -> &str { "no-code" } }
        impl Reason for A {
            fn code(&self) -> &'static str { match self { A::B { .. } => "a-b", A::C(c) => c.code() } }
            fn facts(&self) -> Vec<(&'static str, String)> { vec![("fact", self.0.to_string())] }
        }
        impl Reason for B { fn code(&self) -> &'static str { self.0.map_or("b-none", Reason::code) } }
        #[cfg(test)] mod tests { impl Reason for C { fn code(&self) -> &'static str { "test" } } }
    "#;
    assert_eq!(literals_in(source, CODE), ["a-b", "b-none"]);
    assert_eq!(literals_in(source, FACTS), ["fact"]);
}

#[test]
fn no_reason_is_written_in_a_way_that_the_search_misses() {
    let codes = all();
    for known in ["notation", "rb-gap", "km-box-filled", "rd-spot-taken", "other-game", "unknown-language"] {
        assert!(codes.contains_key(known), "{known}");
    }
    let is_kebab = |code: &str| code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    assert!(codes.keys().all(|code| is_kebab(code)), "{codes:?}");
}
