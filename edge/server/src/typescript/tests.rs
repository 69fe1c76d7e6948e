#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::path::PathBuf;

use super::*;

#[test]
fn the_types_of_the_web_app_are_those_of_the_server() {
    check_fresh("src/api/protocol.ts", &protocol());
}

#[test]
fn the_web_app_checks_its_types_against_whole_games() {
    check_fresh("tests/protocol/samples.ts", &samples::samples());
}

/// Compares a file of the web app with what it should be, or writes it.
fn check_fresh(file: &str, wanted: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web").join(file);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, wanted).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == wanted, "web/{file} is not fresh: UPDATE_TYPES=1 cargo test writes it");
}
