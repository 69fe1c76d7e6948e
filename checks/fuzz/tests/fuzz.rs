//! The corpus in every test run, some changed inputs besides, and a test of the test.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::BTreeSet;

use bonecup_fuzz::{Corpus, Fuzzer, Target, all};

/// Changed inputs of each target; `make fuzz` tries many more.
const CHANGED: usize = 200;

fn inputs(target: &Target) -> Vec<Vec<u8>> {
    Corpus::here().inputs(&target.name).unwrap().into_iter().map(|(_, input)| input).collect()
}

#[test]
fn every_input_of_the_corpus_is_taken() {
    for target in all() {
        for (path, input) in Corpus::here().inputs(&target.name).unwrap() {
            println!("{}", path.display());
            target.run(&input);
        }
    }
}

#[test]
fn changed_inputs_are_taken() {
    for target in all() {
        let inputs = inputs(&target);
        let has_corpus = !inputs.is_empty();
        let mut fuzzer = Fuzzer::new(&target, inputs, 7);
        for _ in 0..CHANGED {
            if let Err(found) = fuzzer.step() {
                let input = String::from_utf8_lossy(&found.input).into_owned();
                panic!("{}: {}: {input:?}", target.name, found.panic);
            }
        }
        assert!(!has_corpus || fuzzer.kinds() > 1, "{} answers everything alike", target.name);
    }
}

#[test]
fn the_corpus_has_no_folder_without_a_target() {
    let known: BTreeSet<String> = all().into_iter().map(|target| target.name).collect();
    let kept: BTreeSet<String> = Corpus::here().targets().unwrap().into_iter().collect();
    assert!(kept.is_subset(&known), "{:?}", kept.difference(&known));
    // A new game may come without inputs; what is there today has some.
    assert!(kept.len() >= 27, "{kept:?}");
}

/// A parser that forgets a case two words deep: found by going on from what was new.
#[test]
fn a_planted_mistake_is_found() {
    let forgetful = Target::new("forgetful", |input| {
        let text = String::from_utf8_lossy(input).into_owned();
        let Some((key, value)) = text.split_once('=') else { return "no pair".to_owned() };
        if key != "roll" {
            return "another key".to_owned();
        }
        let number: Result<u8, _> = value.parse();
        assert!(number != Ok(255), "one more than 255 is 0");
        format!("{}", number.is_ok())
    });
    let inputs = [b"roll".to_vec(), b"keep=2".to_vec(), b"lay=17".to_vec()];
    let mut fuzzer = Fuzzer::new(&forgetful, inputs.to_vec(), 1);
    let found = (0..200_000).find_map(|_| fuzzer.step().err());
    assert_eq!(found.unwrap().input, b"roll=255");
}

#[test]
fn the_same_seed_searches_in_the_same_way() {
    let target = all().into_iter().find(|target| target.name == "position").unwrap();
    let news = || {
        let mut fuzzer = Fuzzer::new(&target, inputs(&target), 3);
        (0..100).for_each(|_| fuzzer.step().unwrap());
        fuzzer.news
    };
    assert_eq!(news(), news());
}
