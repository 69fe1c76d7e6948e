//! Every reason has a sentence, and every sentence a reason.

use std::collections::BTreeSet;

use bonecup_games::GameId;
use bonecup_rules::{OptionError, Options, Reason};
use bonecup_words::{Language, Words};
use rolling_bones::{Bone, Refusal};

use crate::{codes, fluent, samples};

#[test]
fn every_code_of_the_project_has_a_text() {
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<_> = codes::all().into_keys().filter(|code| !words.has(code)).collect();
        assert!(missing.is_empty(), "locales/{language} lacks texts for {missing:?}");
    }
}

/// The files of errors and of the games hold nothing else than codes, names, phrases and what a view says. The other
/// files are free.
#[test]
fn every_sentence_belongs_to_a_code() {
    const NAMES: [&str; 8] = ["face-", "bone-", "kind-", "section-", "box-", "side-", "colour-", "game-"];
    const FREE: [&str; 10] = [
        "bots.ftl",
        "cli.ftl",
        "coach.ftl",
        "play.ftl",
        "ratings.ftl",
        "server.ftl",
        "solve.ftl",
        "throw.ftl",
        "training.ftl",
        "tui.ftl",
    ];
    const PARTS: [&str; 3] = ["phrase-", "die-name", "other-die-name"];
    let codes = codes::all();
    let sources = codes::all_sources();
    // Some keys end with the name of a task or a place.
    let is_said = |key: &str| {
        let stem = key.rsplit_once('-').map_or(key, |(stem, _)| stem);
        let game = GameId::ALL.iter().any(|game| key.ends_with(game.key()));
        game || sources.contains(&format!("\"{key}\"")) || sources.contains(&format!("\"{stem}-{{"))
    };
    let is_name = |key: &str| NAMES.iter().chain(&PARTS).any(|prefix| key.starts_with(prefix));
    for (name, source) in fluent::files(Language::English) {
        for message in fluent::messages(&name, &source) {
            let key = &message.id.name;
            let known =
                FREE.contains(&name.as_str()) || codes.contains_key(key) || is_name(key) || is_said(key);
            assert!(known, "{name}: nothing has the code {key}");
        }
    }
}

#[test]
fn every_reason_of_the_rules_is_among_the_samples() {
    let sampled: BTreeSet<_> = samples::all().iter().map(|reason| reason.code()).collect();
    for (code, source) in codes::all() {
        let expected = samples::CRATES.contains(&source.krate.as_str());
        assert!(
            !expected || sampled.contains(code.as_str()),
            "{}: no sample has the code {code}",
            source.krate
        );
    }
}

#[test]
fn every_sentence_uses_only_the_facts_of_its_reason() {
    let variables = fluent::variables(Language::English);
    for reason in samples::all() {
        let facts: BTreeSet<_> = reason.facts().into_iter().map(|(name, _)| name.to_owned()).collect();
        let used = &variables[reason.code()];
        assert!(used.is_subset(&facts), "{}: {used:?} of {facts:?}", reason.code());
    }
}

/// Reasons of other crates are not built here; their facts are read from the source code, file by file.
#[test]
fn every_sentence_without_a_sample_uses_only_facts_of_its_file() {
    let variables = fluent::variables(Language::English);
    let sampled: BTreeSet<_> = samples::all().iter().map(|reason| reason.code()).collect();
    for (code, source) in codes::all().into_iter().filter(|(code, _)| !sampled.contains(code.as_str())) {
        let used = variables.get(&code).cloned().unwrap_or_default();
        assert!(used.is_subset(&source.facts), "{code}: {used:?} of {:?}", source.facts);
    }
}

#[test]
fn every_sentence_is_whole() {
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in samples::all() {
            let sentence = words.reason(&*reason);
            assert!(!sentence.contains(['{', '}', '<', '>', '\n']), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
            assert!(!sentence.contains("  ") && !sentence.contains(" ."), "{sentence}");
            let first = sentence.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{sentence}");
        }
    }
}

#[test]
fn every_ruling_is_cited_once() {
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in samples::all() {
            if let Some(ruling) = reason.ruling() {
                let sentence = words.reason(&*reason);
                assert_eq!(sentence.matches(ruling).count(), 1, "{sentence}");
            }
        }
    }
}

/// The rules say in English what they expect; in German none of it may be left but notation.
#[test]
fn what_is_expected_is_said_in_german() {
    const ENGLISH: [&str; 14] =
        ["a", "an", "the", "of", "or", "to", "as", "in", "such", "up", "with", "without", "most", "number"];
    let words = Words::new(Language::German);
    let misread = samples::misread().into_iter().map(|error| words.reason(&error));
    let misset = samples::misset().into_iter().map(|error| words.reason(&error));
    let miswritten = samples::miswritten().into_iter().map(|error| words.reason(&error));
    for sentence in misread.chain(misset).chain(miswritten) {
        let mut parts = sentence.split(|c: char| !c.is_alphanumeric());
        let left = parts.find(|part| ENGLISH.contains(part));
        assert_eq!(left, None, "{sentence}: its phrase is not in the language files");
    }
}

fn check(reason: &dyn Reason, german: &str, english: &str) {
    assert_eq!(Words::new(Language::German).reason(reason), german);
    assert_eq!(Words::new(Language::English).reason(reason), english);
}

#[test]
fn sentences_name_things_and_keep_the_code_to_type() {
    check(
        &Refusal::PlaceTaken(Bone::LeftForearm),
        "Der Platz „linker Unterarm“ (LA2) ist schon belegt.",
        "The place “left forearm” (LA2) is already taken.",
    );
    check(
        &knochenmax::Refusal::NotLying { side: knochenmax::Side::Ruecken },
        "So oft liegt „Rücken“ (3) nicht da: Behalten kannst du nur, was liegt.",
        "“Rücken” (3) does not lie there so often: you can only keep what lies.",
    );
}

#[test]
fn plurals_and_rulings() {
    check(
        &Refusal::CannotPay { price: 1, there: 1 },
        "Der Wurf kostet einen Würfel, und einer muss zum Werfen bleiben. Ungelegt ist nur einer (RB-2).",
        "The roll costs one die, and one must be left to roll. Only one is unlaid (RB-2).",
    );
    check(
        &Refusal::CannotPay { price: 4, there: 3 },
        "Der Wurf kostet 4 Würfel, und einer muss zum Werfen bleiben. Ungelegt sind nur 3 (RB-2).",
        "The roll costs 4 dice, and one must be left to roll. Only 3 are unlaid (RB-2).",
    );
}

#[test]
fn what_is_allowed_is_said_in_the_language() {
    let sheets = knochenmax::KnochenMaxOptions::LIST.iter().find(|info| info.key == "sheets").unwrap();
    check(
        &OptionError::value(sheets, "12345"),
        "Die Option „sheets“ kann nicht „12345“ sein. Erlaubt: 1 bis 6.",
        "The option “sheets” cannot be “12345”. Allowed: 1 to 6.",
    );
    check(
        &OptionError::unknown("speed", &[]),
        "Die Option „speed“ hat dieses Spiel nicht. Vorhandene Optionen: keine.",
        "This game has no option “speed”. Its options: none.",
    );
    check(
        &rolling_bones::BonesOptions::default().set("hat_fulfils_duty", "true").unwrap_err(),
        "Die Option „hat_fulfils_duty“ heißt jetzt „hat_duty“. Erlaubt: printed, always, never.",
        "The option “hat_fulfils_duty” is now “hat_duty”. Allowed: printed, always, never.",
    );
    check(
        &"x".parse::<knochenmax::Move>().unwrap_err(),
        "„x“ passt hier nicht. Erwartet: ein Zug (keep 3 3, keep, fill venuswurf, fill 2:venuswurf).",
        "“x” does not fit here. Expected: a move (keep 3 3, keep, fill venuswurf, fill 2:venuswurf).",
    );
}
