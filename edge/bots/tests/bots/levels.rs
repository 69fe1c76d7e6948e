//! A level means something: the list is in the order of strength, and each level loses what is said of it.

use bonecup_bots::{bots_for, make};
use bonecup_games::{AnyGame, AnyOptions, GameId};

use crate::kit::position;
use crate::measure::{Mean, Values, loss, play_alone, points};

/// Every listed bot but `champion`, which plays alone as `master` does, is better than the one before.
fn are_in_order(game: GameId, count: u64) {
    let options = AnyOptions::new(game);
    let mut weaker: Option<Mean> = None;
    for bot in bots_for(game).filter(|bot| bot.name.as_str() != "champion") {
        let mean = points(&options, bot.name.as_str(), count);
        if let Some(weaker) = weaker {
            assert!(mean.errors_above_mean(&weaker) > 2.0, "{}: {mean:?} after {weaker:?}", bot.name);
        }
        weaker = Some(mean);
    }
}

#[test]
fn the_bots_of_knochenmax_are_listed_by_strength() {
    are_in_order(GameId::KnochenMax, 10_000);
}

#[test]
fn the_bots_of_rolling_bones_are_listed_by_strength() {
    are_in_order(GameId::RollingBones, 15_000);
}

/// What a decision loses, to a tenth of it.
fn lose(game: GameId, count: u64, stated: [(&str, f64); 3]) {
    let (options, values) = (AnyOptions::new(game), Values::of(game));
    for (bot, stated) in stated {
        let loss = loss(&values, &options, bot, count);
        assert!((loss.value() / stated - 1.0).abs() < 0.1, "{bot}: {} instead of {stated}", loss.value());
    }
}

#[test]
fn levels_of_knochenmax_lose_what_is_stated() {
    lose(GameId::KnochenMax, 1000, [("novice", 3.0), ("casual", 1.0), ("skilled", 0.3)]);
}

#[test]
fn levels_of_rolling_bones_lose_what_is_stated() {
    lose(GameId::RollingBones, 3000, [("novice", 0.5), ("casual", 0.2), ("skilled", 0.06)]);
}

/// The moves that a bot chooses in a position, over many seeds.
fn chosen(game: &AnyGame, bot: &str) -> Vec<String> {
    let choose = |seed| make(game.id(), bot, seed).unwrap().choose(game).unwrap().to_string();
    (0..500).map(choose).collect()
}

/// Six times what a level misjudges is obvious to it: 27.7 points for a novice of KnochenMAX, 9.6 of Rolling Bones.
#[test]
fn even_a_novice_leaves_no_forty_points() {
    for (game, most) in [(GameId::KnochenMax, 27.7), (GameId::RollingBones, 9.6)] {
        let (options, values) = (AnyOptions::new(game), Values::of(game));
        for number in 0..300 {
            play_alone(&options, "novice", number, |game, action| {
                let loss = values.loss(game, action).unwrap_or(0.0);
                assert!(loss < most, "{action} loses {loss}");
            });
        }
    }
}

#[test]
fn nearly_equal_moves_are_mixed_up_and_the_more_so_the_weaker_the_level() {
    let game =
        position(r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,1,3,4,4],"throws_left":0}}"#);
    let values = Values::of(GameId::KnochenMax);
    let mut best = values.moves(&game);
    best.sort_by(|one, other| other.1.total_cmp(&one.1));
    let best = best[0].0.to_string();
    let often = |bot| chosen(&game, bot).iter().filter(|action| **action == best).count();
    let often = ["novice", "casual", "skilled", "master"].map(often);
    assert!(often.is_sorted() && often[0] < 400 && often[3] == 500, "{often:?}");
}
