//! What `ARCHITECTURE.md` says never happens.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Any game's rules: what the list in `bonecup-games` depends on.
const GAME: &str = "a game";
/// A game's view that has a crate of its own: what the list in `bonecup-views` depends on.
const VIEW: &str = "a view";

/// Which of our crates each may depend on. What is not listed here fails: a new crate gets its place on purpose. Games and
/// their views need no entry: being in the list of games is their place.
const MAY_DEPEND_ON: &[(&str, &[&str])] = &[
    ("bonecup-rules", &[]),
    (GAME, &["bonecup-rules"]),
    ("bonecup-games", &["bonecup-rules", GAME]),
    ("bonecup-solver", &["bonecup-rules", GAME]),
    ("bonecup-outlook", &["bonecup-rules", GAME]),
    ("bonecup-referee", &["bonecup-rules", "bonecup-games"]),
    (
        "bonecup-coach",
        &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-solver", "bonecup-outlook", GAME],
    ),
    ("bonecup-ratings", &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-coach", GAME]),
    ("bonecup-training", &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-coach", GAME]),
    ("bonecup-circles", &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-ratings"]),
    // Both engines know the rules' geometry and no position: what they land is judged elsewhere.
    ("bonecup-arena", &["bonecup-rules", GAME]),
    ("bonecup-solver-cache", &["bonecup-rules", "bonecup-games", "bonecup-solver", "bonecup-coach", GAME]),
    ("bonecup-chance", &["bonecup-rules", "bonecup-games", "bonecup-referee", GAME]),
    // Bots depend on neither chance nor referee: they cannot name a seed.
    (
        "bonecup-bots",
        &[
            "bonecup-rules",
            "bonecup-games",
            "bonecup-solver",
            "bonecup-outlook",
            "bonecup-coach",
            "bonecup-arena",
            "bonecup-solver-cache",
            GAME,
        ],
    ),
    ("bonecup-words", &["bonecup-rules"]),
    ("bonecup-view", &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-words"]),
    (VIEW, &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-words", "bonecup-view", GAME]),
    (
        "bonecup-views",
        &[
            "bonecup-rules",
            "bonecup-games",
            "bonecup-referee",
            "bonecup-coach",
            "bonecup-words",
            "bonecup-view",
            VIEW,
            GAME,
        ],
    ),
    // The client's core draws nothing.
    (
        "bonecup-seat",
        &[
            "bonecup-rules",
            "bonecup-games",
            "bonecup-referee",
            "bonecup-coach",
            "bonecup-chance",
            "bonecup-arena",
            "bonecup-bots",
            "bonecup-solver-cache",
            "bonecup-words",
            "bonecup-views",
        ],
    ),
    (
        "bonecup-tui",
        &[
            "bonecup-rules",
            "bonecup-games",
            "bonecup-referee",
            "bonecup-outlook",
            "bonecup-coach",
            "bonecup-arena",
            "bonecup-bots",
            "bonecup-solver-cache",
            "bonecup-words",
            "bonecup-views",
            "bonecup-seat",
            GAME,
        ],
    ),
    // What a step says is for the server to know: the store keeps texts.
    ("bonecup-store", &["bonecup-rules", "bonecup-games", "bonecup-referee"]),
    // A seed is bytes to it, which it encrypts.
    ("bonecup-keys", &["bonecup-rules", "bonecup-games", "bonecup-referee"]),
    (
        "bonecup-server",
        &[
            "bonecup-keys",
            "bonecup-rules",
            "bonecup-games",
            "bonecup-referee",
            "bonecup-coach",
            "bonecup-ratings",
            "bonecup-training",
            "bonecup-circles",
            "bonecup-chance",
            "bonecup-arena",
            "bonecup-bots",
            "bonecup-solver-cache",
            "bonecup-words",
            "bonecup-views",
            "bonecup-store",
            GAME,
        ],
    ),
    ("bonecup-remote", &["bonecup-rules", "bonecup-games", "bonecup-referee", "bonecup-seat"]),
    (
        "bonecup-cli",
        &[
            "bonecup-keys",
            "bonecup-remote",
            "bonecup-server",
            "bonecup-store",
            "bonecup-rules",
            "bonecup-games",
            "bonecup-referee",
            "bonecup-chance",
            "bonecup-arena",
            "bonecup-bots",
            "bonecup-words",
            "bonecup-views",
            "bonecup-seat",
            "bonecup-tui",
            "bonecup-coach",
            "bonecup-ratings",
            "bonecup-training",
            "bonecup-solver",
            "bonecup-solver-cache",
            GAME,
        ],
    ),
    ("bonecup-bench", &["bonecup-rules", "bonecup-solver", "bonecup-arena", GAME]),
    // The load comes over the network, as everybody else does, with the links of real devices.
    ("bonecup-load", &["bonecup-rules", "bonecup-referee"]),
    // Faults are seen from outside: what it knows of the server is what everybody is told.
    ("bonecup-faults", &[]),
    ("bonecup-checks", &[]),
    // The auditor judges by what people are told and what is on the disk: of rooms and rules it knows the verifier only.
    (
        "bonecup-simulator",
        &[
            "bonecup-arena",
            "bonecup-chance",
            "bonecup-keys",
            "bonecup-referee",
            "bonecup-server",
            "bonecup-store",
        ],
    ),
    (
        "bonecup-fuzz",
        &[
            "bonecup-chance",
            "bonecup-games",
            "bonecup-keys",
            "bonecup-referee",
            "bonecup-remote",
            "bonecup-rules",
            "bonecup-server",
            "bonecup-solver",
            "bonecup-training",
            "bonecup-words",
            GAME,
        ],
    ),
];

/// What `pure/` may use of other people's crates: nothing that could touch the world. `ts-rs` writes types while tests run.
const PURE_DEPENDENCIES: &[&str] = &["serde", "serde_json", "thiserror", "libm", "ts-rs"];

/// The solver alone may use threads and vector instructions: its results do not depend on them.
const SOLVER_DEPENDENCIES: &[&str] = &["rayon", "pulp"];

/// The referee checks links and signatures: hashes and curves compute, and touch nothing.
const REFEREE_DEPENDENCIES: &[&str] = &["sha2", "ed25519-dalek"];

/// Ratings are computed by a library that computes and nothing else; positions of the day follow from a hash.
const RATINGS_DEPENDENCIES: &[&str] = &["skillratings"];
const TRAINING_DEPENDENCIES: &[&str] = &["sha2"];

/// What no source in `pure/` may say.
const WORLDLY: &[&str] = &[
    "std::time",
    "std::fs",
    "std::net",
    "std::thread",
    "std::process",
    "std::env",
    "std::io",
    "rand::",
    "async ",
    ".await",
    "tokio",
    "println!",
    "eprintln!",
    "include_bytes!",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// Each of our crates: its folder, and the names of the crates it needs to be built (not only tested).
fn crates() -> Crates {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().unwrap().iter().map(|package| {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap());
        let folder = manifest.parent().unwrap().strip_prefix(root()).unwrap().to_path_buf();
        let needed = package["dependencies"].as_array().unwrap().iter();
        let needed = needed.filter(|dependency| dependency["kind"].is_null());
        let names = needed.map(|dependency| dependency["name"].as_str().unwrap().to_owned()).collect();
        (package["name"].as_str().unwrap().to_owned(), (folder, names))
    });
    packages.collect()
}

/// What cargo says about our crates.
fn metadata() -> serde_json::Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(root())
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

type Crates = BTreeMap<String, (PathBuf, Vec<String>)>;

/// What the crate is called in the table above.
fn role<'a>(name: &'a str, ours: &Crates) -> &'a str {
    let needs = |list: &str| ours[list].1.iter().any(|needed| needed == name);
    let is_listed = MAY_DEPEND_ON.iter().any(|(listed, _)| *listed == name);
    match name {
        _ if is_listed => name,
        _ if needs("bonecup-games") => GAME,
        _ if needs("bonecup-views") => VIEW,
        _ => panic!("{name} has no place in the architecture"),
    }
}

#[test]
fn dependencies_point_one_way() {
    let ours = crates();
    for (name, (_, needed)) in &ours {
        let role_of = role(name, &ours);
        let (_, allowed) = MAY_DEPEND_ON.iter().find(|(listed, _)| *listed == role_of).unwrap();
        for dependency in needed.iter().filter(|dependency| ours.contains_key(*dependency)) {
            assert!(allowed.contains(&role(dependency, &ours)), "{name} may not depend on {dependency}");
        }
    }
    for (listed, _) in MAY_DEPEND_ON.iter().filter(|(listed, _)| ![GAME, VIEW].contains(listed)) {
        assert!(ours.contains_key(*listed), "{listed} is gone");
    }
}

/// What simulations need – other time, other chance, a disk that lies – is turned on by `checks/` alone.
#[test]
fn nothing_that_people_run_is_simulated() {
    let packages = metadata();
    let mut simulated = 0;
    for package in packages["packages"].as_array().unwrap() {
        let manifest = package["manifest_path"].as_str().unwrap();
        for dependency in package["dependencies"].as_array().unwrap() {
            let features = dependency["features"].as_array().unwrap();
            if features.iter().any(|feature| feature == "simulation") {
                simulated += 1;
                assert!(manifest.contains("/checks/"), "{manifest} turns simulation on");
            }
        }
        let defaults = &package["features"]["default"];
        let defaults = defaults.as_array().into_iter().flatten();
        assert!(
            !defaults.into_iter().any(|feature| feature == "simulation"),
            "{manifest} is always simulated"
        );
    }
    assert!(simulated > 0, "the feature has another name now");
}

#[test]
fn pure_crates_touch_nothing() {
    let ours = crates();
    for (name, (folder, needed)) in ours.iter().filter(|(_, (folder, _))| folder.starts_with("pure")) {
        let names = ours.keys().map(String::as_str);
        let mut allowed: Vec<&str> = names.chain(PURE_DEPENDENCIES.iter().copied()).collect();
        if name == "bonecup-solver" {
            allowed.extend(SOLVER_DEPENDENCIES);
        }
        if name == "bonecup-referee" {
            allowed.extend(REFEREE_DEPENDENCIES);
        }
        if name == "bonecup-ratings" {
            allowed.extend(RATINGS_DEPENDENCIES);
        }
        if name == "bonecup-training" {
            allowed.extend(TRAINING_DEPENDENCIES);
        }
        for dependency in needed {
            assert!(allowed.contains(&dependency.as_str()), "{name} may not depend on {dependency}");
        }
        for file in sources(&root().join(folder).join("src")) {
            check_source(&file);
        }
    }
}

/// Where games are listed; bots are the one list that names games by their ids.
const LISTS: &[&str] = &["pure/games/src/list.rs", "edge/bots/src/list.rs"];

/// Whoever names every game tells them apart, and would have to learn of the next one.
#[test]
fn nothing_but_lists_names_every_game() {
    let listed = std::fs::read_to_string(root().join(LISTS[0])).unwrap();
    let lines = listed.lines().filter(|line| line.starts_with("    ") && line.ends_with(';'));
    let games: Vec<String> = lines.map(|line| line.trim().split(',').next().unwrap().to_owned()).collect();
    assert!(games.len() >= 3, "{games:?}");
    for (folder, _) in crates().values() {
        for file in sources(&root().join(folder).join("src")) {
            let path = file.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
            let is_test = path.contains("tests") || path.contains("/samples.rs");
            if !is_test && !LISTS.contains(&path.as_str()) {
                let named = games.iter().filter(|game| names_variant(&file, game)).count();
                assert!(named < games.len(), "{path} names every game");
            }
        }
    }
}

fn names_variant(file: &Path, game: &str) -> bool {
    let text = std::fs::read_to_string(file).unwrap();
    let code = text.split("#[cfg(test)]").next().unwrap();
    let code = code.lines().map(|line| line.split("//").next().unwrap());
    let variants = ["GameId", "AnyGame", "AnyMove", "AnyOptions", "AnyRequest", "AnyOutcome", "AnyRefusal"];
    code.into_iter().any(|line| variants.iter().any(|any| line.contains(&format!("{any}::{game}"))))
}

fn check_source(file: &Path) {
    // The suite panics and prints: it is a test, although it is a library for tests.
    let suite = file.components().any(|part| part.as_os_str() == "conformance");
    let text = std::fs::read_to_string(file).unwrap();
    for (number, line) in (1..).zip(text.lines()) {
        let code = line.split("//").next().unwrap();
        for word in WORLDLY.iter().filter(|word| !(suite && word.contains("println"))) {
            assert!(!code.contains(word), "{}:{number} says {word}", file.display());
        }
    }
}

#[test]
fn every_folder_that_architecture_names_is_there() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let table = text.lines().filter(|line| line.starts_with("| `"));
    let named =
        table.flat_map(|line| line.split('|').nth(1).unwrap().split(',')).map(|cell| cell.replace('`', ""));
    let named: Vec<String> = named.map(|cell| cell.trim().to_owned()).collect();
    for folder in &named {
        assert!(root().join(folder).is_dir(), "{folder} is gone");
    }
    let ours = crates();
    for (name, (folder, _)) in ours.iter().filter(|(name, _)| ![GAME, VIEW].contains(&role(name, &ours))) {
        assert!(named.iter().any(|listed| Path::new(listed) == folder), "{name} is not in ARCHITECTURE.md");
    }
}

#[test]
fn every_file_that_architecture_and_glossary_name_is_there() {
    let mut named = 0;
    for page in ["ARCHITECTURE.md", "docs/glossary.md"] {
        let text = std::fs::read_to_string(root().join(page)).unwrap();
        let quoted = text.split('`').skip(1).step_by(2);
        // A path with an ending; `setup.rs` alone is the same file in every game's crate.
        for file in quoted.filter(|word| word.contains('/') && Path::new(word).extension().is_some()) {
            assert!(root().join(file).is_file(), "{page} names {file}, which is gone");
            named += 1;
        }
    }
    assert!(named > 40, "only {named} files are named: the walks are not read right");
}

#[test]
fn ignored_tests_are_run_by_a_target_or_by_another_test() {
    for file in ["pure", "edge", "bench", "checks"].iter().flat_map(|folder| sources(&root().join(folder))) {
        let text = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2).filter(|pair| pair[0].starts_with("#[ignore")) {
            let long = pair[0].contains("`make test-long`") && pair[1].contains("fn long_");
            let started = pair[0].contains("the test below");
            assert!(long || started, "{}: nobody runs {}", file.display(), pair[1]);
        }
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
