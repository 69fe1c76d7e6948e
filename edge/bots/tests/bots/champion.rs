//! `champion` plays for winning.

use bonecup_bots::make;
use bonecup_games::{AnyGame, GameId};

use crate::kit::{options, play, position};
use crate::measure::wins;

fn choice(bot: &str, game: &AnyGame) -> String {
    make(game.id(), bot, 0).unwrap().choose(game).unwrap().to_string()
}

#[test]
fn alone_it_plays_for_points() {
    for (game, games) in [(GameId::RollingBones, 10), (GameId::KnochenMax, 100)] {
        let options = options(game, &[]);
        for number in 0..games {
            assert_eq!(
                play(&options, &["champion"], number).moves,
                play(&options, &["master"], number).moves
            );
        }
    }
}

/// Behind by the 28 points that the last box of the other has: four sixes and a four tie, five sixes win.
#[test]
fn it_takes_the_one_chance_that_is_left() {
    let others = r#""hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
        "venuswurf":40,"knochenmax":0"#;
    let game = position(&format!(
        r#"{{"game":"knochenmax","position":{{"seats":[{{"sheets":[{{{others},"besser_als_nix":28}}]}},
            {{"sheets":[{{{others}}}]}}],"to_move":1,"throw":[4,4,4,6,6],"throws_left":1}}}}"#
    ));
    assert_eq!(choice("champion", &game), "keep 6 6");
    assert_ne!(choice("master", &game), "keep 6 6");
}

/// Two boxes each are left, and the other is ahead. Played for winning, more of the games are won.
#[test]
fn it_wins_more_ends_of_knochenmax_than_master() {
    let sheet =
        r#""hund":1,"ruecken":9,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,"venuswurf":40"#;
    let start = position(&format!(
        r#"{{"game":"knochenmax","position":{{"seats":[{{"sheets":[{{{sheet}}}]}},{{"sheets":[{{{sheet}}}]}}]}}}}"#
    ));
    let share = wins(&start, ["champion", "master"], 600);
    assert!(share.errors_above(0.5) > -2.0, "{share:?}");
}

/// With 95 points each, nearly every turn that is buried wins, and `master` plays on for more.
#[test]
fn it_wins_more_ends_of_rolling_bones_than_master() {
    let start = position(r#"{"game":"rolling-bones","position":{"totals":[95,95],"rolling":true}}"#);
    let share = wins(&start, ["champion", "master"], 300);
    assert!(share.errors_above(0.5) > 2.0, "{share:?}");
}
