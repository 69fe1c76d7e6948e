//! Options of each game, as JSON and one by one.

use std::collections::BTreeSet;

use bonecup_games::{AnyGame, AnyOptions, GameId};

use bonecup_server::simulation::parsers::gist;

use super::Seen;
use super::texts::refused;

/// Options as JSON: what is read is written, and read again as the same, under every version of the rules that knows it.
pub(super) fn json(game: GameId, text: &str) -> Seen {
    let Ok(value) = serde_json::from_str::<serde_json::Value>(text) else { return "no JSON".to_owned() };
    for rules in 0..4 {
        // Older rules had other options; what they make of these is for records, which are tried elsewhere.
        let _ = AnyOptions::of_rules(rules, game, value.clone());
    }
    match AnyOptions::from_json(game, value) {
        Ok(options) => {
            check(&options);
            "read".to_owned()
        }
        Err(error) => gist(&error.to_string()),
    }
}

/// An option and its value, such as `target=12`, one after the other.
pub(super) fn pair(game: GameId, text: &str) -> Seen {
    let mut options = AnyOptions::new(game);
    let mut seen = BTreeSet::new();
    for line in text.lines().take(16) {
        let (key, value) = line.split_once('=').unwrap_or((line, ""));
        let before = options.clone();
        match options.set(key, value) {
            Ok(()) => {
                check(&options);
                seen.insert("set".to_owned());
            }
            Err(reason) => {
                assert_eq!(options, before, "{line:?} was refused and changed something");
                seen.insert(refused(&reason));
            }
        }
    }
    seen.into_iter().collect::<Vec<_>>().join(" ")
}

/// Two ways to the same options: as JSON, and set one by one.
fn check(options: &AnyOptions) {
    let game = options.game();
    let written = serde_json::to_value(options).unwrap_or_default();
    let again = AnyOptions::from_json(game, written.clone());
    assert!(again.is_ok_and(|again| again == *options), "options are written as {written}");
    for seats in 0..14 {
        if let Ok(start) = AnyGame::start(options, seats) {
            assert_eq!(start.options().game(), game);
        }
    }
    let mut set = AnyOptions::new(game);
    let all_set = options.values().iter().all(|(key, value)| set.set(key, value).is_ok());
    assert!(!all_set || set == *options, "{written} set one by one is {set:?}");
}
