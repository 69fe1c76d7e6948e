//! What the documents promise is what the code does.

use bonecup_chance::GameKey;
use bonecup_referee::Record;
use bonecup_referee::Scheme;

use crate::kit::{check, seed};

const RECORD: &str = include_str!("../../../../docs/record.md");
const FAIRNESS: &str = include_str!("../../../../docs/fairness.md");

#[test]
fn the_example_of_the_record_format_is_a_record_that_holds() {
    let (_, rest) = RECORD.split_once("```json\n").expect("docs/record.md has an example");
    let (example, _) = rest.split_once("```").unwrap();
    let record = Record::read(example.as_bytes()).unwrap();
    let proof = check(&record).unwrap();
    assert!(proof.finished && proof.drawn > 0, "{proof:?}");
    assert_eq!(record.write().unwrap(), example, "the example is written as we write it");
}

#[test]
fn the_published_vectors_are_those_of_the_tests() {
    let key = GameKey::from_parts(&seed(), "table-1", ["", "Würfelglück ☠"]);
    let key: String = key.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    for value in [
        seed().publish().to_string().as_str(),
        seed().commitment(Scheme::One).to_string().as_str(),
        &key,
        "46a8e51d7c4ce09f781b57024efcfb737ae31c4fc9f726b53853cec3d26c920c",
        "LL4 LA1 LA2 LL5 LL4 LL4 RA3 RL3 RA1 RL3 RL3 RA3 SK GR RI SP GR HA",
        "6 4 3 4 3",
        "3 3 4 3 6",
        "6 6 3 1 1",
        "4 1 1 3 3",
        "2ad03ff4de15ace4",
    ] {
        assert!(FAIRNESS.contains(value), "docs/fairness.md does not have {value}");
    }
}
