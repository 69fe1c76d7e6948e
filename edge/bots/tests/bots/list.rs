//! The list of bots, and what is said about one that is not in it.

use bonecup_bots::{BotName, all_bots, bots_for, make};
use bonecup_games::{AnyGame, AnyOptions, GameId};
use bonecup_rules::Reason;

use crate::kit::position;

fn names(game: GameId) -> Vec<&'static str> {
    bots_for(game).map(|bot| bot.name.as_str()).collect()
}

#[test]
fn every_game_lists_its_bots() {
    let all = ["random", "novice", "casual", "skilled", "steady", "master", "champion"];
    assert_eq!(names(GameId::RollingBones), all);
    assert_eq!(names(GameId::KnochenMax), all);
    // The more points one gets ahead, the more often one wins: nobody would be better than `master` by playing for
    // that alone.
    assert_eq!(names(GameId::RollingDice), all[..6]);
}

#[test]
fn every_listed_bot_can_be_made_for_each_of_its_games() {
    for bot in all_bots() {
        assert!(bot.games().all(|game| make(game, bot.name.as_str(), 1).is_ok()));
        assert_eq!(bot.name.to_string().parse(), Ok(bot.name));
        assert_eq!(bot.description, format!("bot-{}", bot.name));
    }
}

#[test]
fn an_unknown_bot_is_told_which_there_are() {
    let error = make(GameId::RollingDice, "champion", 1).err().unwrap();
    let known = "random, novice, casual, skilled, steady, master";
    assert_eq!(error.to_string(), format!("there is no bot 'champion' for rolling-dice; there are: {known}"));
    assert_eq!(error.code(), "unknown-bot");
    let facts = [("name", "champion"), ("game", "Rolling Dice"), ("known", known)];
    assert_eq!(error.facts(), facts.map(|(name, fact)| (name, fact.to_owned())));

    let error = make(GameId::KnochenMax, "", 1).err().unwrap();
    let all = "random, novice, casual, skilled, steady, master, champion";
    assert_eq!(error.to_string(), format!("there is no bot '' for knochenmax; there are: {all}"));
}

#[test]
fn a_name_that_no_bot_has_is_refused() {
    let error = "deep bone\n".parse::<BotName>().unwrap_err();
    let games = "rolling-bones, knochenmax, rolling-dice";
    let start = format!("there is no bot 'deep bone ' for {games}; there are: random, novice, ");
    assert!(error.to_string().starts_with(&start), "{error}");
    let long = "x".repeat(1000).parse::<BotName>().unwrap_err();
    assert!(long.to_string().len() < 200, "{long}");
}

#[test]
fn nobody_moves_when_it_is_no_seats_turn() {
    for game in GameId::ALL {
        // Rolling Dice begins with a seat that aims; the others with a roll.
        let start = AnyGame::start(&AnyOptions::new(game), 2).unwrap();
        for bot in bots_for(game) {
            let moved = make(game, bot.name.as_str(), 1).unwrap().choose(&start).is_some();
            assert_eq!(moved, game == GameId::RollingDice);
        }
    }
}

#[test]
fn a_bot_does_not_move_in_a_game_that_it_does_not_play() {
    let sheets =
        position(r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,3,3,4,6],"throws_left":2}}"#);
    for bot in bots_for(GameId::RollingBones) {
        assert_eq!(make(GameId::RollingBones, bot.name.as_str(), 1).unwrap().choose(&sheets), None);
    }
    let bones = position(
        r#"{"game":"rolling-bones","position":{"skeleton":["SK","RI"],"out":{"left":1},"supplementary":1,
        "roll":["LA1","LA1","LA1","LA1","LA1","RA1","RA1","RA1","RA1","RA1","RA1","SP","SP","SP","SP"]}}"#,
    );
    for game in [GameId::KnochenMax, GameId::RollingDice] {
        for bot in bots_for(game) {
            assert_eq!(make(game, bot.name.as_str(), 1).unwrap().choose(&bones), None);
        }
    }
}

#[test]
fn random_draws_every_move_about_equally_often() {
    let game =
        position(r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,3,3,4,6],"throws_left":0}}"#);
    let mut bot = make(GameId::KnochenMax, "random", 1).unwrap();
    let moves: Vec<_> = (0..10_000).filter_map(|_| bot.choose(&game)).collect();
    for action in game.legal_moves() {
        // 1000 expected, with a deviation of 30.
        let times = moves.iter().filter(|&chosen| *chosen == action).count();
        assert!((850..1150).contains(&times), "{action}: {times}");
    }
}
