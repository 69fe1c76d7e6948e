//! Every game of the list can be named, set up, drawn for, played to its end, written and read.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId, WrittenPosition, draw};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Reason, Turn};
use proptest::prelude::*;
use rolling_dice::Scatter;

fn start(id: GameId) -> AnyGame {
    let mut options = AnyOptions::new(id);
    if id == GameId::RollingBones {
        options.set("target", "20").unwrap();
    }
    AnyGame::start(&options, 2).unwrap()
}

/// Plays one random step; false when the game is over.
fn step(game: &mut AnyGame, source: &mut Source) -> bool {
    match game.turn() {
        Turn::Over(_) => return false,
        Turn::Seat(_) => {
            let action = source.pick(&game.legal_moves());
            assert_eq!(AnyMove::read(game.id(), &action.to_string()).as_ref(), Ok(&action));
            game.play(&action).unwrap();
        }
        Turn::Chance(request) => {
            let outcome = draw(&request, source, &Scatter);
            assert_eq!(AnyOutcome::read(game.id(), &outcome.to_string()).as_ref(), Ok(&outcome));
            game.resolve(&outcome).unwrap();
        }
    }
    true
}

#[test]
fn every_game_of_the_list_is_played_written_and_read() {
    for id in GameId::ALL {
        assert_eq!(id.key().parse(), Ok(id));
        assert_eq!(serde_json::to_value(id).unwrap(), id.key());
        let (mut game, mut source) = (start(id), Source::new(1));
        while step(&mut game, &mut source) {
            let written = serde_json::to_string(&WrittenPosition::of(&game).unwrap()).unwrap();
            let read: WrittenPosition = serde_json::from_str(&written).unwrap();
            assert_eq!(read.read().unwrap(), game);
        }
        assert_eq!(game.id(), id);
    }
}

#[test]
fn a_move_of_another_game_is_refused() {
    let mut game = start(GameId::KnochenMax);
    let before = game.clone();
    let refusal = game.play(&AnyMove::read(GameId::RollingBones, "bury").unwrap()).unwrap_err();
    assert_eq!(refusal.code(), "other-game");
    let outcome = AnyOutcome::read(GameId::RollingBones, "SK").unwrap();
    assert_eq!(game.resolve(&outcome).unwrap_err().code(), "other-game");
    assert_eq!(game, before);
}

#[test]
fn unknown_names_say_what_there_is() {
    let error = "poker".parse::<GameId>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no game 'poker'; there are: rolling-bones, knochenmax, rolling-dice"
    );
    for id in GameId::ALL {
        assert!(AnyOptions::new(id).set("luck", "more").unwrap_err().to_string().contains("luck"));
        assert_eq!(AnyOptions::list(id).len(), AnyOptions::new(id).values().len());
        let json = serde_json::to_value(AnyOptions::new(id)).unwrap();
        assert_eq!(AnyOptions::from_json(id, json).unwrap(), AnyOptions::new(id));
    }
}

/// RB-3: under the first version a hat fulfilled the duty always or never.
#[test]
fn options_of_the_first_rules_mean_what_they_meant() {
    let of = |rules, json: &str| {
        AnyOptions::of_rules(rules, GameId::RollingBones, serde_json::from_str(json).unwrap())
    };
    for (json, duty) in [
        ("{}", "always"),
        (r#"{"hat_fulfils_duty":true,"target":30}"#, "always"),
        (r#"{"hat_fulfils_duty":false,"hat_off":"after_duty"}"#, "never"),
    ] {
        let options = of(1, json).unwrap();
        assert_eq!(options.values()[1], ("hat_duty", duty.to_owned()));
        // Written again, they say the same in the words of today.
        let again = serde_json::to_string(&options).unwrap();
        assert_eq!(of(options.rules(), &again).unwrap(), options);
    }
    assert_eq!(of(2, "{}").unwrap().values()[1], ("hat_duty", "printed".to_owned()));
    assert!(of(1, r#"{"hat_duty":"never"}"#).is_err());
    let error = of(2, r#"{"hat_fulfils_duty":true}"#).unwrap_err().to_string();
    assert!(error.contains("is now 'hat_duty'; allowed: printed, always, never"), "{error}");
}

#[test]
fn an_impossible_position_names_its_fault() {
    let line = r#"{"game":"rolling-bones","position":{"skeleton":["LA1","LA3"]}}"#;
    let written: WrittenPosition = serde_json::from_str(line).unwrap();
    assert_eq!(written.read().unwrap_err().code(), "rb-fault-gap");
    let line = r#"{"game":"rolling-bones","position":{"bones":[]}}"#;
    let written: WrittenPosition = serde_json::from_str(line).unwrap();
    assert_eq!(written.read().unwrap_err().code(), "position-form");
}

proptest! {
    #[test]
    fn no_text_makes_reading_panic(text in ".{0,200}") {
        for id in GameId::ALL {
            let _ = AnyMove::read(id, &text);
            let _ = AnyOutcome::read(id, &text);
            let _ = text.parse::<GameId>();
            let _ = AnyOptions::new(id).set(&text, &text);
        }
        let _ = serde_json::from_str::<WrittenPosition>(&text);
    }
}
