//! What `/metrics` tells, and what the dashboard and the alerts make of it.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use crate::kit::{House, started};

/// Endings that Prometheus' text format adds to the name of a figure.
const ENDINGS: [&str; 4] = ["_total", "_bucket", "_sum", "_count"];

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ops").join(name);
    std::fs::read_to_string(path).unwrap()
}

/// Every name of a figure of ours in a text.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    let names = words.filter(|word| word.starts_with("bonecup_"));
    names
        .map(|name| ENDINGS.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned())
        .collect()
}

/// The figures of a server at which something was done and something refused.
fn told() -> String {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    anna.post(&format!("/api/tables/{table}/start"), json!({})).code();
    house.nobody().get("/metrics").text
}

#[test]
fn the_dashboard_and_the_alerts_know_every_figure_and_no_other() {
    let told = named(&told());
    assert!(told.len() >= 9, "{told:?}");
    let board: Value = serde_json::from_str(&file("grafana.json")).unwrap();
    let targets =
        board["panels"].as_array().unwrap().iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: String = targets.map(|target| format!("{} ", target["expr"].as_str().unwrap())).collect();
    assert_eq!(named(&asked), told, "docs/ops/grafana.json");
    assert_eq!(named(&file("alerts.yml")), told, "docs/ops/alerts.yml");
}
