//! Every bot plays whole games of each of its games, with all options.

use bonecup_bots::bots_for;
use bonecup_games::{AnyOptions, GameId};

use crate::kit::{options, play};

/// Every combination of the values, one of each option.
fn combinations(game: GameId, choices: &[(&'static str, &[&'static str])]) -> Vec<AnyOptions> {
    let mut sets: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for (key, values) in choices {
        sets = sets
            .iter()
            .flat_map(|set| values.iter().map(|value| [set.as_slice(), &[(*key, *value)]].concat()))
            .collect();
    }
    sets.iter().map(|set| options(game, set)).collect()
}

fn variants(game: GameId) -> Vec<AnyOptions> {
    let bools: &[&str] = &["true", "false"];
    match game {
        GameId::RollingBones => combinations(
            game,
            &[
                ("target", &["20", "60"]),
                ("hat_duty", &["printed", "always", "never"]),
                ("hat_off", &["any_time", "after_duty"]),
                ("finish_round", bools),
            ],
        ),
        GameId::KnochenMax => {
            let bones: &[&str] = &["antique", "shagai", "fair", "1,2,30,400"];
            let single = combinations(game, &[("bones", bones), ("struck_max_counts", bools)]);
            // Tables of parallel sheets take a second each.
            let parallel = [("bones", &bones[3..]), ("sheets", &["2", "6"])];
            [single, combinations(game, &parallel)].concat()
        }
        GameId::RollingDice => combinations(game, &[]),
    }
}

/// How many may sit at the table.
fn seats(game: GameId) -> &'static [usize] {
    match game {
        GameId::RollingBones => &[1, 2, 3, 12],
        GameId::KnochenMax => &[1, 2, 3, 4],
        GameId::RollingDice => &[2, 3, 4, 5, 6],
    }
}

/// `champion` solves most turns of Rolling Bones anew, the estimates for six sheets take their time, and so does
/// `master` for throws of Rolling Dice.
fn games(game: GameId, bot: &str) -> usize {
    match (game, bot) {
        (GameId::RollingBones, "champion") => 5,
        (GameId::RollingDice, "master") => 2,
        (GameId::KnochenMax, _) => 100,
        (_, _) => 240,
    }
}

fn plays_whole_games(game: GameId) {
    for bot in bots_for(game) {
        let variants = variants(game);
        for number in 0..games(game, bot.name.as_str()) {
            let options = &variants[number % variants.len()];
            let seats = seats(game)[number % seats(game).len()];
            let played = play(options, &vec![bot.name.as_str(); seats], number as u64);
            assert_eq!(played.standings.points().len(), seats);
        }
    }
}

#[test]
fn bots_play_whole_games_of_rolling_bones() {
    plays_whole_games(GameId::RollingBones);
}

#[test]
fn bots_play_whole_games_of_knochenmax() {
    plays_whole_games(GameId::KnochenMax);
}

#[test]
fn bots_play_whole_games_of_rolling_dice() {
    plays_whole_games(GameId::RollingDice);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for game in GameId::ALL {
        for bot in bots_for(game) {
            let names = [bot.name.as_str(); 2];
            let target = [("target", "30")];
            let options = options(game, if game == GameId::RollingBones { &target } else { &[] });
            assert_eq!(play(&options, &names, 7).moves, play(&options, &names, 7).moves);
        }
        let random = |number| play(&options(game, &[]), &["random"; 2], number).moves;
        assert_ne!(random(7), random(8), "another seed is another game");
    }
}
